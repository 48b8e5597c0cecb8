# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DWORK=<empty folder> -P tests/check_locale_selftest.cmake
# Runs check_locale.cmake on a small tree: clean it must pass, and with one call planted it must fail at that line.
cmake_minimum_required(VERSION 3.25)
if(NOT WORK)
  message(FATAL_ERROR "check_locale_selftest: give WORK")
endif()
set(script "${CMAKE_CURRENT_LIST_DIR}/check_locale.cmake")

# A tree with what looks like such calls and is none.
function(clean_tree)
  file(REMOVE_RECURSE "${WORK}")
  file(WRITE "${WORK}/pmx/base/neutral_locale.cpp" "before = uselocale(newlocale(LC_ALL_MASK, \"C\", 0));\n")
  file(WRITE "${WORK}/pmx/base/neutral_locale.h" "#include <locale.h>\n")
  file(WRITE "${WORK}/app/display/number_locale.cpp" "#include <clocale>\nstd::setlocale(LC_NUMERIC, \"C\");\n")
  file(WRITE "${WORK}/app/good.cpp"
    "// strtod(text) follows the locale, and so does std::stof().\n"
    "const auto n = base::numberIn<double>(text);  // not strtod(text.c_str(), &end)\n"
    "text.toLower(); QString::asprintf(\"%d\", 1); u_isalnum(code); to_string(kind); mytolower(c); statusBar()->showMessage(text);\n"
    "fmt::format(\"{:.2f} {:<10}\", x, y); std::ranges::find(all, isdigits); Solver* solver; printfLike;\n"
    "std::chrono::locale_clock(); QLocale locale; locale.toString(2); std::to_chars(a, b, 1.5);\n")
  file(WRITE "${WORK}/app/good.py" "float(text); str.isdigit()\n")
endfunction()

function(check out_status out_text)
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${script}
    RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  set(${out_status} ${status} PARENT_SCOPE)
  set(${out_text} "${text}" PARENT_SCOPE)
endfunction()

clean_tree()
check(status text)
if(NOT status EQUAL 0)
  message(SEND_ERROR "a clean tree doesn't pass:\n${text}")
endif()

# Line 3 of a file; ^ stands for a semicolon.
foreach(planted
    "double x = std::strtod(text, &end)^" "x = strtof(text, nullptr)^" "int i = atoi(text)^" "i = std::stoi(text)^"
    "x = std::stod (text)^" "std::sscanf(text, \"%f\", &x)^" "std::string s = std::to_string(x)^" "::snprintf(b, 8, \"%f\", x)^"
    "std::printf(\"%f\", x)^" "std::istringstream in(text)^" "std::stringstream s^" "c = tolower(c)^" "c = std::toupper(c)^"
    "transform(a, b, c, ::tolower)^ if (isspace(c)) return^" "if (std::isdigit(c) != 0) return^" "if (isalpha(c)) return^"
    "strcasecmp(a, b)^" "strncasecmp(a, b, 3)^" "strcoll(a, b)^" "std::regex word(\"[a-z]\")^" "mbstowcs(a, b, 3)^"
    "name.toLocal8Bit()^" "QString::fromLocal8Bit(name)^" "a.localeAwareCompare(b)^" "strftime(b, 9, \"%a\", &t)^"
    "std::setlocale(LC_ALL, \"\")^" "std::locale::global(std::locale(\"\"))^" "uselocale(other)^" "std::strerror(errno)^" "perror(\"odori\")^"
    "std::generic_category().message(code)^" "error.message()^" "fmt::format(\"{:L}\", 1.5)^"
    "fmt::format(\"{0:.2Lf}\", 1.5)^" "#include <cctype>" "#include <sstream>" "#include <locale>" "#include <clocale>")
  clean_tree()
  string(REPLACE "^" ";" line "${planted}")
  foreach(folder app ik pmx vmd resources)
    file(REMOVE "${WORK}/bad.cpp")
    file(WRITE "${WORK}/${folder}/bad.cpp" "// one\n// two\n${line}\n")
  endforeach()
  check(status text)
  foreach(folder app ik pmx vmd resources)
    if(status EQUAL 0 OR NOT text MATCHES "${folder}/bad\\.cpp:3: ")
      message(SEND_ERROR "'${line}' isn't found in ${folder}:\n${text}")
    endif()
  endforeach()
endforeach()

# A place that may have one word may not have another.
clean_tree()
file(APPEND "${WORK}/app/display/number_locale.cpp" "double x = strtod(text, nullptr);\n")
check(status text)
if(status EQUAL 0 OR NOT text MATCHES "number_locale\\.cpp:3: strtod")
  message(SEND_ERROR "a place that is allowed may do anything:\n${text}")
endif()
