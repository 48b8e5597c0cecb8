# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DWORK=<empty folder> -P tests/check_headers_selftest.cmake
# Runs check_headers.cmake on a small tree and sees it pass, fail for each kind of change, and renew its list.
cmake_minimum_required(VERSION 3.25)
if(NOT WORK)
  message(FATAL_ERROR "check_headers_selftest: give WORK")
endif()
set(script "${CMAKE_CURRENT_LIST_DIR}/check_headers.cmake")
set(list "${WORK}/cmake/public_headers.txt")

function(check words pattern)
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} ${words} -P ${script} OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(NOT said MATCHES "${pattern}")
    message(SEND_ERROR "check_headers ${words} doesn't say '${pattern}':\n${said}")
  endif()
endfunction()

function(clean_tree)
  file(REMOVE_RECURSE "${WORK}")
  file(WRITE "${WORK}/CMakeLists.txt" "project(odori VERSION 0.3.1 LANGUAGES CXX)\n")
  file(WRITE "${WORK}/pmx/inner.h" "#pragma once\nint inner();\n")
  file(WRITE "${WORK}/pmx/outer.h" "#pragma once\n#include <vector>\n#include \"pmx/inner.h\"\n/// One;\nint outer(int a);\n")
  file(WRITE "${WORK}/pmx/private.h" "int ours();\n")
  file(WRITE "${list}" "# What it is.\nreleased 0.3.0\npublic - pmx/outer.h\n")
endfunction()

# A new list is filled, with what is included.
clean_tree()
check("" "outer.h isn't what it was")
check("-DFIX=ON" "renewed")
check("" "2 public headers are as listed, version 0\\.3\\.1")
file(STRINGS "${list}" lines REGEX "^needed [0-9a-f]+ pmx/inner.h$|^public [0-9a-f]+ pmx/outer.h$|^# What|^released 0.3.0$")
list(LENGTH lines count)
if(NOT count EQUAL 4)
  message(SEND_ERROR "the renewed list is ${lines}")
endif()

# Comments, lines and private headers change nothing.
file(WRITE "${WORK}/pmx/outer.h" "#pragma once\n#include <vector>\n\n#include \"pmx/inner.h\"\n/* Two;\n * three */\nint outer(\n  int a);  // four\n")
file(WRITE "${WORK}/pmx/private.h" "int theirs();\n")
check("" "as listed")

# What programs see does: of a chosen one, of one that it includes, of one more, of one less.
file(APPEND "${WORK}/pmx/inner.h" "int more();\n")
check("" "inner.h isn't what it was")
check("-DFIX=ON" "renewed")
file(APPEND "${WORK}/pmx/outer.h" "#include \"pmx/private.h\"\n")
check("" "private.h comes to be public")
check("-DFIX=ON" "renewed")
file(WRITE "${WORK}/pmx/outer.h" "#pragma once\n")
check("" "inner.h isn't public any more")

# A version that was given out stays as it is.
file(WRITE "${WORK}/CMakeLists.txt" "project(odori VERSION 0.3.0 LANGUAGES CXX)\n")
check("-DFIX=ON" "Raise the version")
file(WRITE "${WORK}/CMakeLists.txt" "project(odori VERSION 0.4.0 LANGUAGES CXX)\n")
check("-DFIX=ON" "renewed")

# What is installed is included by its whole path.
clean_tree()
check("-DINSTALL_TO=${WORK}/to" "^$")
file(STRINGS "${WORK}/to/odori/pmx/outer.h" lines REGEX "^#include <odori/pmx/inner.h>$")
if(NOT lines OR NOT EXISTS "${WORK}/to/odori/pmx/inner.h" OR EXISTS "${WORK}/to/odori/pmx/private.h")
  message(SEND_ERROR "what is installed is wrong: '${lines}'")
endif()
