# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DROOT=<source folder> -P tests/check_locale.cmake
# The gate of what follows the locale. Under a German one the C library reads "1.5" as 1, under a Turkish one its tolower('I')
# isn't 'i', its errors are in the user's language, and Qt sets the user's locale. So our sources call none of its functions that
# look at it: pmx/base/ascii.h folds letters, pmx/base/numbers.h reads numbers, fmt prints them, pmx/base/system_reason.h says
# why the system refuses something. Calls into libraries that use them stand below pmx/base/neutral_locale.h.
# Each finding is one line: file:line: what. check_locale_selftest.cmake sees each rule fail.
cmake_minimum_required(VERSION 3.25)
if(NOT IS_DIRECTORY "${ROOT}/pmx")
  message(FATAL_ERROR "check_locale: ROOT='${ROOT}' is not the source folder")
endif()
find_program(GREP grep REQUIRED)

# What may not be called; each alternative is a whole word, std:: before it or not.
set(words
  # numbers from texts
  "strto(d|f|ld|l|ll|ul|ull|imax|umax)" "ato(f|i|l|ll)" "sto(i|l|ll|ul|ull|f|d|ld)" "v?[fs]?scanf"
  # numbers to texts
  "v?(f|s|sn|d|as)?printf" "strfmon" "[io]?stringstream" "setprecision" "put_(money|time)" "get_(money|time)"
  # letters
  "to(lower|upper)" "isw?(alnum|alpha|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit)" "tow(lower|upper)"
  "str(n)?casecmp" "strcasestr" "strcoll" "strxfrm" "basic_regex" "regex"
  # reasons of the system, which it translates
  "strerror(_r|_l)?" "perror" "dlerror" "strsignal" "gai_strerror"
  # texts in the locale's encoding
  "mb(r|sr)?towcs?" "mbstowcs" "wc(r|sr)?tombs?" "wcstombs" "toLocal8Bit" "fromLocal8Bit" "nl_langinfo" "iconv_open"
  # dates, and the locale itself
  "strf?ptime" "strftime" "(ctime|asctime)(_r)?" "setlocale" "uselocale" "newlocale" "duplocale" "localeconv")
list(JOIN words "|" words)
# Calls and streams; members of ours and of libraries have other rules: x.toupper(), QString::asprintf().
set(call "(?<![A-Za-z0-9_.>])(?<!QString::)(?:${words})(?= *[<({])")
set(objects "std::(?:[io]?stringstream|locale|regex|to_string)\\b")
set(members "(?:\\.|->|QString::)(?:toLocal8Bit|fromLocal8Bit|localeAwareCompare|message)(?=\\()")
set(formats "\"[^\"]*\\{[0-9]*:[^}\"]*L[a-zA-Z]?\\}")
set(headers "#include <(?:cctype|ctype\\.h|clocale|locale|locale\\.h|sstream|iomanip|regex|cwctype|wctype\\.h|strings\\.h)>")

# Where the locale is what it is about: file, and the word that it may have.
set(allowed
  "pmx/base/neutral_locale.h <locale.h>"     # it makes a thread's own locale
  "pmx/base/neutral_locale.cpp newlocale"
  "pmx/base/neutral_locale.cpp uselocale"
  "pmx/base/system_reason.cpp .message"      # below a NeutralLocale
  "app/module/module.cpp dlerror"
  "app/display/number_locale.cpp <clocale>"  # it takes back what Qt has set
  "app/display/number_locale.cpp setlocale")

set(folders "")
foreach(folder app ik pmx vmd resources)
  if(IS_DIRECTORY "${ROOT}/${folder}")
    list(APPEND folders "${folder}")
  endif()
endforeach()
# Not in comments; what is found first on a line is told.
execute_process(COMMAND ${GREP} -rnoP --include=*.cpp --include=*.h
    "^(?:(?!//).)*?\\K(?:${call}|${objects}|${members}|${formats}|${headers})" ${folders}
  WORKING_DIRECTORY "${ROOT}" OUTPUT_VARIABLE text RESULT_VARIABLE status)
if(status GREATER 1)
  message(FATAL_ERROR "check_locale: grep failed")
endif()

# Semicolons and brackets are special in CMake's lists.
string(REPLACE ";" "^" text "${text}")
string(REPLACE "[" "(" text "${text}")
string(REPLACE "]" ")" text "${text}")
string(REPLACE "\n" ";" lines "${text}")
set(findings "")
foreach(line IN LISTS lines)
  if(NOT line MATCHES "^([^:]+):([0-9]+):(#include )?(.*)$")
    continue()
  endif()
  if(NOT "${CMAKE_MATCH_1} ${CMAKE_MATCH_4}" IN_LIST allowed)
    list(APPEND findings "${CMAKE_MATCH_1}:${CMAKE_MATCH_2}: ${CMAKE_MATCH_4}")
  endif()
endforeach()

if(findings)
  list(JOIN findings "\n  " told)
  message(FATAL_ERROR "check_locale: these follow the locale of whoever runs them:\n  ${told}\n"
    "Use pmx/base/ascii.h, numbers.h, system_reason.h, std::to_chars(), fmt. Where the locale is meant, enter the place in check_locale.cmake.")
endif()
message(STATUS "check_locale: nothing follows the locale")
