# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DWORK=<empty folder> -P tests/check_citations_selftest.cmake
# Runs check_citations.cmake on a small tree: clean it must pass, and with one violation planted it must fail
# by that rule, at that line. So every rule is seen to fail, each time the tests run.
cmake_minimum_required(VERSION 3.25)
if(NOT WORK)
  message(FATAL_ERROR "check_citations_selftest: give WORK")
endif()
set(script "${CMAKE_CURRENT_LIST_DIR}/check_citations.cmake")
set(md ".md")  # apart, or the gate would read this file's examples as citations
set(mark "§")

# write_lines(<file> <line> …): a ^ stands for a semicolon, which would end a line here.
function(write_lines file)
  list(JOIN ARGN "\n" text)
  string(REPLACE "^" ";" text "${text}")
  file(WRITE "${WORK}/${file}" "${text}\n")
endfunction()

# A tree with every form that is allowed.
function(clean_tree)
  file(REMOVE_RECURSE "${WORK}")
  write_lines(README.md "# Readme" "[page](docs/mmd/first-page${md}), ![picture](docs/a.png), [net](https://x.y/none.md)")
  write_lines(CONTRIBUTING.md "# Contributing" "See README${md} and docs/user/second${md}.")
  write_lines(CHANGELOG.md "# Changes")
  write_lines(docs/a.png "no picture")
  write_lines(docs/mmd/first-page${md} "# First" "## 1. One" "${mark}2.10 and ${mark}A.1, [two](../user/second${md}#two) ${mark}1"
    "## 2. Two" "### 2.10 Ten" "## Appendix A. End" "### A.1 More" "[top](../../README${md}), [here](#one)")
  write_lines(docs/user/second${md} "# Second" "## 3. Three" "first-page 1^ first-page${md} ${mark}2.10")
  write_lines(app/good.cpp "// (first-page${md} 2.10) of docs/user/second${md} 3, \${mark}9 second 99 first-pages 77"
    "// first-page${md} chapter 2, not 9^ first-page${md}, chapters 1 and 2.10^ B2 of first-page${md}: 4 units" ""
    "/// The rule of first-page${md}" "/// 2.10, and what a line below second${md}"
    "/// says^ https://x.y/zzz${md} 9 is elsewhere^ \"[*.md]\"^ first-page 1, 2 to 2.10, A.1")
  write_lines(docs/dev/users${md} "# Users" "held by `Suite.IsThere` and `Suite.IsToo`, not by a `File.cpp`s name")
  write_lines(tests/a_test.cpp "TEST(Suite, IsThere) {}" "TEST_F(Suite, IsToo) {" "TEST(File, cpp) {")
  write_lines(run.sh "# CONTRIBUTING${md} and docs/mmd/first-page${md}")
endfunction()

function(check out_status out_text)
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${script}
    RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  set(${out_status} "${status}" PARENT_SCOPE)
  set(${out_text} "${text}" PARENT_SCOPE)
endfunction()

# expect_finding(<rule> <file> <line of text>): the text as third line of one more file (or at the end of a page that is
# there), and the one finding it must give.
function(expect_finding rule file text)
  clean_tree()
  set(line 3)
  if(EXISTS "${WORK}/${file}")
    file(READ "${WORK}/${file}" lines)
    string(REGEX MATCHALL "\n" lines "${lines}")
    list(LENGTH lines count)
    math(EXPR line "${count} + 1")
    file(APPEND "${WORK}/${file}" "${text}\n")
  else()
    write_lines("${file}" "first" "second" "${text}")
  endif()
  if(rule MATCHES "^(twice|folder)$")
    set(line 1)  # of the page as a whole
  endif()
  check(status found)
  string(REGEX REPLACE "([.+])" "\\\\\\1" pattern "${file}")
  if(status EQUAL 0 OR NOT found MATCHES "findings: 1\n" OR NOT found MATCHES "${rule}: ${pattern}:${line}: ")
    message(NOTICE "NOT FOUND ${rule} in ${file}, \"${text}\": ${found}")
    set_property(GLOBAL APPEND PROPERTY missed "${rule}:${file}")
  else()
    message(STATUS "found ${rule} in ${file}: ${text}")
  endif()
endfunction()

clean_tree()
check(status text)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "the clean tree does not pass:\n${text}")
endif()
if(NOT text MATCHES "check_citations: 23 citations and 4 links")
  message(FATAL_ERROR "citations of the clean tree are counted otherwise:\n${text}")
endif()

expect_finding(document app/bad.cpp "// see nothing${md}")
expect_finding(test docs/dev/users${md} "held by `Suite.IsNotThere`")
expect_finding(document ik/bad.h "/// (house${md}, first-page${md} 1)")
expect_finding(document resources/bad.frag "// Formulas: lost-page${md} 1.")
expect_finding(document tests/bad.sh "# golden/README${md} there")
expect_finding(document tests/CMakeLists.txt "# the bands of docs/third${md}")
expect_finding(document tests/bad.cmake "# \${x} and first${md}")
expect_finding(document docs/user/second${md} "more in first${md}")
expect_finding(document CONTRIBUTING.md "docs/lost${md}")
expect_finding(chapter app/bad.cpp "// first-page${md} 9")
expect_finding(chapter app/bad.cpp "// (second${md} 3^ first-page${md} 2.1)")
expect_finding(chapter app/bad.cpp "// first-page${md} 1, 2.11 [x]^ more")
expect_finding(chapter app/bad.cpp "// first-page${md} 2 to 2.12")
expect_finding(chapter app/bad.cpp "// first-page${md} chapter 4")
expect_finding(chapter app/bad.cpp "// first-page 5, point 1")
expect_finding(chapter app/bad.cpp "// second${md}, chapters 3 and 4")
expect_finding(chapter app/bad.cpp "// first-page${md} A.2")
expect_finding(chapter app/bad.cpp "// first-page${md} ${mark}7")
expect_finding(chapter app/bad.cpp "// of first-page${md}\n//   8, wrapped")
expect_finding(chapter docs/user/second${md} "| first-page 1, 3.1 |")
expect_finding(chapter docs/user/second${md} "[one](../mmd/first-page${md}) 2.9, and [two](second${md}) 3")
expect_finding(chapter docs/mmd/first-page${md} "as ${mark}3 says")
expect_finding(chapter docs/user/second${md} "as ${mark}1 of another page")
expect_finding(twice docs/user/first-page${md} "text")
expect_finding(folder docs/loose${md} "text")
expect_finding(bare app/bad.cpp "// see ${mark}2.10")
expect_finding(bare README.md "see ${mark}1")
expect_finding(link README.md "[x](docs/none${md}x)")
expect_finding(link docs/user/second${md} "![x](pictures/none.png)")
expect_finding(link CONTRIBUTING.md "[x](second.csv#a)")

file(REMOVE_RECURSE "${WORK}")
get_property(missed GLOBAL PROPERTY missed)
if(missed)
  message(FATAL_ERROR "check_citations does not see: ${missed}")
endif()
