# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# odori_header_check(LINK <what the headers need> FOLDERS <folder> …)
# The target odori_header_check compiles every header of these folders alone, and twice in a row: it says
# what it needs itself, and #pragma once stands.
function(odori_header_check)
  cmake_parse_arguments(ARG "" "" "LINK;FOLDERS" ${ARGN})
  set(patterns ${ARG_FOLDERS})
  list(TRANSFORM patterns PREPEND ${PROJECT_SOURCE_DIR}/)
  list(TRANSFORM patterns APPEND /*.h)
  file(GLOB_RECURSE headers RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${patterns})
  list(REMOVE_DUPLICATES headers)
  if(NOT headers)
    message(FATAL_ERROR "odori_header_check: no headers in ${ARG_FOLDERS}")
  endif()
  set(sources)
  foreach(header IN LISTS headers)
    set(source ${CMAKE_BINARY_DIR}/header_check/${header}.cpp)
    set(content "#include \"${header}\"\n#include \"${header}\"\n")
    file(CONFIGURE OUTPUT ${source} CONTENT "${content}" @ONLY)
    list(APPEND sources ${source})
  endforeach()
  add_library(odori_header_check OBJECT ${sources})
  # Nothing runs here: the cheapest code generation will do, and no second pass of clang-tidy.
  target_compile_options(odori_header_check PRIVATE -O0 -g0)
  set_target_properties(odori_header_check PROPERTIES AUTOMOC OFF CXX_CLANG_TIDY "")
  target_include_directories(odori_header_check PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(odori_header_check PRIVATE odori_options ${ARG_LINK})
  list(LENGTH headers count)
  message(STATUS "Header check: ${count} headers")
endfunction()
