# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# Warnings and sanitizers that every target of ours gets.
add_library(odori_options INTERFACE)
target_compile_options(odori_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Wold-style-cast
  -Wcast-align -Woverloaded-virtual -Wnull-dereference -Wimplicit-fallthrough -Werror)
target_compile_definitions(odori_options INTERFACE GLM_FORCE_EXPLICIT_CTOR)
if(ODORI_SANITIZE)
  target_compile_options(odori_options INTERFACE
    -fsanitize=${ODORI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(odori_options INTERFACE -fsanitize=${ODORI_SANITIZE})
endif()
if(ODORI_FUZZ)
  target_compile_options(odori_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# odori_library(<target> SOURCES … [LINK …] [PRIVATE …])
# A static library of ours. LINK is what its headers show to others, PRIVATE what only its sources use.
function(odori_library target)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;PRIVATE" ${ARGN})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PUBLIC ${ARG_LINK} PRIVATE odori_options ${ARG_PRIVATE})
endfunction()

# odori_tests(<target> LABEL <ctest label> SOURCES … LINK …)
# One GoogleTest program; each of its tests is a ctest test with the label and the ODORI_CORPUS of the tree.
function(odori_tests target)
  cmake_parse_arguments(ARG "" "LABEL;TIMEOUT" "SOURCES;LINK" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 60)
  endif()
  add_executable(${target} ${ARG_SOURCES})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${target} PRIVATE ODORI_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE odori_options ${ARG_LINK} GTest::gmock GTest::gtest GTest::gtest_main)
  gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST TEST_PREFIX "${target}/"
    PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${ARG_TIMEOUT})
endfunction()
