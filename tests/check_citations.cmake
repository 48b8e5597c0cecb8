# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DROOT=<source folder> -P tests/check_citations.cmake
# The gate of the citations: what a comment, a test or a page of docs/ names is there to be read. Rules:
#   document  a name that ends in .md is a page beside README.md, the name of a page below docs/, or the path of a file
#   twice     no two pages have one name, so that the name alone says which page is meant
#   folder    each page of docs/ lies in a folder of docs/
#   chapter   the number behind a page's name is one of its headings: "mmd-reference.md 4.5", "ik-parity 1 and 2",
#             "mmd-reference.md chapter 9"; in docs/, a number behind § alone is a heading of that page itself
#   bare      outside of docs/ a number behind § has a page's name before it
#   link      a relative link of a page leads to a file
#   test      a test that users.md names, as `Suite.Name`, is in tests/
# Page and chapter may stand on two lines. Without .md only names with a hyphen count, and only before a number.
# Each finding is one line: rule: file:line: what. check_citations_selftest.cmake sees every rule fail.
cmake_minimum_required(VERSION 3.25)
if(NOT IS_DIRECTORY "${ROOT}/docs")
  message(FATAL_ERROR "check_citations: ROOT='${ROOT}' has no folder docs")
endif()
find_program(GREP grep REQUIRED)

# Functions, not macros, get text of files: a macro would read ${…} in it as variables of ours.
set_property(GLOBAL PROPERTY findings "")
set_property(GLOBAL PROPERTY citations "")

function(finding rule where what)
  set_property(GLOBAL APPEND PROPERTY findings "${rule}: ${where}: ${what}")
endfunction()

# -- The pages and the numbers of their headings -------------------------------------------------

file(GLOB pages RELATIVE "${ROOT}" "${ROOT}/*.md" "${ROOT}/docs/*/*.md")
file(GLOB loose RELATIVE "${ROOT}" "${ROOT}/docs/*.md")
foreach(page IN LISTS loose)
  finding(folder "${page}:1" "a page of docs/ lies in one of its folders")
endforeach()
set(shortNames "")
foreach(page IN LISTS pages)
  get_filename_component(name "${page}" NAME_WE)
  if(DEFINED page_${name})
    finding(twice "${page}:1" "${page_${name}} has the same name")
    continue()
  endif()
  set(page_${name} "${page}")
  set(chapters_${name} "")
  file(STRINGS "${ROOT}/${page}" headings REGEX "^##+ (Appendix )?[0-9A-Z]+\\.?[0-9.]* " ENCODING UTF-8)
  foreach(heading IN LISTS headings)
    if(heading MATCHES "^##+ (Appendix )?([0-9]+|[A-Z])((\\.[0-9]+)*)\\.? ")
      list(APPEND chapters_${name} "${CMAKE_MATCH_2}${CMAKE_MATCH_3}")
    endif()
  endforeach()
  if(name MATCHES "-")
    list(APPEND shortNames "${name}")
  endif()
endforeach()
list(JOIN shortNames "|" shortNames)
if(NOT shortNames)
  set(shortNames "no-page")
endif()

# -- Every line that may cite --------------------------------------------------------------------

# Semicolons and brackets are special in CMake's lists, a backslash before a line's end too.
function(lines_matching pattern out)
  set(kinds cpp h in cmake sh py vert frag glsl gp md yml json)
  list(TRANSFORM kinds PREPEND "--include=*.")
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C ${GREP} -rnIE ${ARGN} ${kinds} --include=CMakeLists.txt --include=run --include=.clang-tidy
      --include=.clang-format --exclude-dir=.git --exclude-dir=build --exclude-dir=shared -e "${pattern}" .
    WORKING_DIRECTORY "${ROOT}" OUTPUT_VARIABLE text RESULT_VARIABLE status)
  if(status GREATER 1)
    message(FATAL_ERROR "check_citations: grep failed")
  endif()
  string(REGEX REPLACE "[][;]" "" text "${text}")
  string(REPLACE "\\" "/" text "${text}")
  string(REGEX REPLACE "\n$" "" text "${text}")
  string(REPLACE "\n" ";" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# The text of the line after this one, without what begins a comment.
function(next_line file line out)
  math(EXPR next "${line} + 1")
  execute_process(COMMAND sed -n "${next}p" "${ROOT}/${file}" OUTPUT_VARIABLE text)
  string(REGEX REPLACE "[][;\n]" "" text "${text}")
  string(REGEX REPLACE "^[ \t/*#<!-]+" "" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# A page by the word that names it: its name without .md into ${out}, empty with a finding where nothing is there.
function(find_page word file line out)
  set_property(GLOBAL APPEND PROPERTY citations 1)
  get_filename_component(name "${word}" NAME_WE)
  get_filename_component(folder "${file}" DIRECTORY)
  if(word STREQUAL "${name}.md" AND DEFINED page_${name} OR EXISTS "${ROOT}/${word}" OR EXISTS "${ROOT}/${folder}/${word}")
    set(${out} "${name}" PARENT_SCOPE)
  else()
    finding(document "${file}:${line}" "${word} isn't there")
    set(${out} "" PARENT_SCOPE)
  endif()
endfunction()

function(check_chapter page number file line)
  if(NOT number IN_LIST chapters_${page})
    finding(chapter "${file}:${line}" "${page} has no chapter ${number}")
  endif()
endfunction()

set(mark "§")  # two bytes: (§)?, for §? is half of it
set(word "[A-Za-z0-9_./-]*[A-Za-z0-9_-]\\.md")
set(number "([0-9]+|[A-Z]\\.[0-9]+)((\\.[0-9]+)*)")
set(behindName "^(,? chapters? |,? section | )?(${mark})?${number}(.*)$")
set(behindNumber "^(, | and | to | or )(${mark})?${number}(.*)$")

# The numbers right behind a page's name, checked; what comes after them into ${out}.
function(check_chapters page file line behind out)
  set(pattern "${behindName}")
  while(behind MATCHES "${pattern}")
    set(chapter "${CMAKE_MATCH_3}${CMAKE_MATCH_4}")
    set(behind "${CMAKE_MATCH_6}")
    check_chapter("${page}" "${chapter}" "${file}" "${line}")
    set(pattern "${behindNumber}")
  endwhile()
  set(${out} "${behind}" PARENT_SCOPE)
endfunction()

# Numbers behind a § that no page's name stands before.
function(check_alone file line text)
  get_filename_component(own "${file}" NAME_WE)
  while(text MATCHES "${mark}([0-9]+|[A-Z])((\\.[0-9]+)*)(.*)$")
    set(chapter "${CMAKE_MATCH_1}${CMAKE_MATCH_2}")
    set(text "${CMAKE_MATCH_4}")
    set_property(GLOBAL APPEND PROPERTY citations 1)
    if(file MATCHES "^docs/.*\\.md$")
      check_chapter("${own}" "${chapter}" "${file}" "${line}")
    else()
      finding(bare "${file}:${line}" "which page's chapter is ${chapter}?")
    endif()
  endwhile()
endfunction()

# One line: names of pages with the numbers behind them, then what is left.
function(check_line file line text)
  set(left "")
  while(text MATCHES "(${word}|${shortNames})(.*)$")
    set(name "${CMAKE_MATCH_1}")
    set(behind "${CMAKE_MATCH_2}")
    string(FIND "${text}" "${name}${behind}" at REVERSE)
    string(SUBSTRING "${text}" 0 ${at} before)
    string(APPEND left "${before} ")
    set(text "${behind}")
    if(behind MATCHES "^[A-Za-z0-9_]" OR before MATCHES "[A-Za-z0-9_/-]$" OR name MATCHES "^//")
      continue()  # a part of another word, or a place on the net
    endif()
    if(before MATCHES "[^ ]\\($" AND behind MATCHES "^\\) ")
      string(SUBSTRING "${behind}" 1 -1 behind)  # a link, and the number behind it
    endif()
    if(NOT name MATCHES "\\.md$")
      set(page "${name}")
      set_property(GLOBAL APPEND PROPERTY citations 1)
    else()
      find_page("${name}" "${file}" "${line}" page)
      if(behind STREQUAL "")  # the next line has a turn of its own for what else it says
        next_line("${file}" "${line}" behind)
        set(text "")
        if(page)
          check_chapters("${page}" "${file}" "${line}" " ${behind}" unused)
        endif()
        break()
      endif()
    endif()
    if(page)
      check_chapters("${page}" "${file}" "${line}" "${behind}" text)
    endif()
  endwhile()
  check_alone("${file}" "${line}" "${left}${text}")
endfunction()

lines_matching("\\.md|${mark}[0-9A-Z]|(${shortNames})(,? chapters?| section)? (${mark})?[0-9]" lines)
foreach(found IN LISTS lines)
  if(found MATCHES "^\\./([^:]+):([0-9]+):(.*)$")
    check_line("${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}" "${CMAKE_MATCH_3}")
  endif()
endforeach()

# -- Links of the pages ----------------------------------------------------------------------------

lines_matching("\\]\\([^) ]+\\)" links -o)
set(linkCount 0)
foreach(found IN LISTS links)
  if(NOT found MATCHES "^\\./([^:]+\\.md):([0-9]+):\\(([^)]+)\\)$")
    continue()
  endif()
  set(file "${CMAKE_MATCH_1}")
  set(line "${CMAKE_MATCH_2}")
  string(REGEX REPLACE "#.*$" "" target "${CMAKE_MATCH_3}")
  if(target STREQUAL "" OR target MATCHES "^[a-z]+:")
    continue()
  endif()
  math(EXPR linkCount "${linkCount} + 1")
  get_filename_component(folder "${file}" DIRECTORY)
  if(NOT EXISTS "${ROOT}/${folder}/${target}")
    finding(link "${file}:${line}" "${target} isn't there")
  endif()
endforeach()

# -- Tests that a page names ------------------------------------------------------------------------

if(EXISTS "${ROOT}/docs/dev/users.md")
  lines_matching("^(TEST|TEST_F|TEST_P)\\([A-Za-z0-9_]+, [A-Za-z0-9_]+" macros -h -o)
  set(tests "")
  foreach(macro IN LISTS macros)
    if(macro MATCHES "\\(([A-Za-z0-9_]+), ([A-Za-z0-9_]+)$")
      list(APPEND tests "${CMAKE_MATCH_1}.${CMAKE_MATCH_2}")
    endif()
  endforeach()
  lines_matching("`[A-Z][A-Za-z0-9]+\\.[A-Za-z0-9]+`" names -o)
  foreach(found IN LISTS names)
    if(found MATCHES "^\\./(docs/dev/users\\.md):([0-9]+):`(.*)`$")
      set_property(GLOBAL APPEND PROPERTY citations 1)
      if(NOT CMAKE_MATCH_3 IN_LIST tests)
        finding(test "${CMAKE_MATCH_1}:${CMAKE_MATCH_2}" "no test is named ${CMAKE_MATCH_3}")
      endif()
    endif()
  endforeach()
endif()

get_property(findings GLOBAL PROPERTY findings)
get_property(citations GLOBAL PROPERTY citations)
list(LENGTH citations citationCount)
list(LENGTH findings count)
if(count GREATER 0)
  list(JOIN findings "\n" text)
  message(NOTICE "${text}")
  message(FATAL_ERROR "check_citations: findings: ${count}")
endif()
message(STATUS "check_citations: ${citationCount} citations and ${linkCount} links lead somewhere")
