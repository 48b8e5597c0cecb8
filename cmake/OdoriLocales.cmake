# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# Tests set these locales: German writes "1,5"; Turkish does so, too, and has another small letter for
# I. So whole programs of tests run once more in Turkish alone.
set(ODORI_TEST_LOCALES de_DE.UTF-8 tr_TR.UTF-8)
set(ODORI_STRANGEST_TEST_LOCALE tr_TR.UTF-8)
set(ODORI_TEST_LOCALE_FOLDER ${PROJECT_BINARY_DIR}/tests/locales)
add_test(NAME test_locales COMMAND ${PROJECT_SOURCE_DIR}/tests/make_locales.sh ${ODORI_TEST_LOCALE_FOLDER} ${ODORI_TEST_LOCALES})
set_tests_properties(test_locales PROPERTIES LABELS locale FIXTURES_SETUP test_locales SKIP_RETURN_CODE 77 TIMEOUT 120)

# odori_tests_in_locales([DISPLAY] [FILTER <GoogleTest's filter>] <target> …)
# This runs programs of tests once more in the strangest locale, each as one test
# <target>/in_<locale>: the tests themselves (tests/support/test_locale.cpp), and the programs that
# they start. Targets that this build doesn't have are left out. DISPLAY: those of
# odori_display_tests(). FILTER: which of their tests.
function(odori_tests_in_locales)
  cmake_parse_arguments(ARG "DISPLAY" "FILTER" "" ${ARGN})
  math(EXPR timeout "300 * ${ODORI_TIMEOUT_SCALE}")
  foreach(target IN LISTS ARG_UNPARSED_ARGUMENTS)
    if(NOT TARGET ${target})
      continue()
    endif()
    set(locale ${ODORI_STRANGEST_TEST_LOCALE})
    string(REGEX REPLACE "\\..*" "" short ${locale})
    set(test ${target}/in_${short})
    if(ARG_DISPLAY)
      add_test(NAME ${test} COMMAND ${PROJECT_SOURCE_DIR}/tests/with_display.sh $<TARGET_FILE:${target}>)
      odori_display_test_properties(${test} locale ${timeout})
    else()
      add_test(NAME ${test} COMMAND ${target})
      set_tests_properties(${test} PROPERTIES LABELS locale TIMEOUT ${timeout} SKIP_RETURN_CODE 77
        ENVIRONMENT "${ODORI_TEST_ENVIRONMENT}")
    endif()
    set_tests_properties(${test} PROPERTIES FIXTURES_REQUIRED test_locales)
    set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT
      "LC_ALL=${locale}" "LOCPATH=${ODORI_TEST_LOCALE_FOLDER}" "ODORI_TEST_LOCALE=${locale}")
    if(ARG_FILTER)
      set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT "GTEST_FILTER=${ARG_FILTER}")
    endif()
  endforeach()
endfunction()
