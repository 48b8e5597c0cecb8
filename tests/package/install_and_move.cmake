# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DBUILD=… -DROOT=… -DPREFIX=… -DINCLUDE=include -P install_and_move.cmake
# Installs the component development, moves it to PREFIX, and looks it through: it has all public headers and nothing of where
# it was built.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${PREFIX}" "${PREFIX}.first")
execute_process(COMMAND ${CMAKE_COMMAND} --install "${BUILD}" --component development --prefix "${PREFIX}.first"
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME "${PREFIX}.first" "${PREFIX}")

file(STRINGS "${ROOT}/tests/cmake/public_headers.txt" lines REGEX "^(public|needed) ")
list(TRANSFORM lines REPLACE "^[a-z]+ [^ ]+ +" "")
file(GLOB_RECURSE headers RELATIVE "${PREFIX}/${INCLUDE}/odori" "${PREFIX}/${INCLUDE}/odori/*")
list(SORT lines)
list(SORT headers)
if(NOT "${lines}" STREQUAL "${headers}")
  message(FATAL_ERROR "headers installed:\n${headers}\nwanted:\n${lines}")
endif()

file(GLOB_RECURSE texts "${PREFIX}/*.cmake" "${PREFIX}/*.h" "${PREFIX}/*.cpp" "${PREFIX}/*.txt")
list(LENGTH texts count)
foreach(file IN LISTS texts)
  file(READ "${file}" text)
  foreach(place "${BUILD}" "${ROOT}" "${PREFIX}.first" "include \"pmx/" "include \"vmd/" "include \"ik/" "include \"app/")
    string(FIND "${text}" "${place}" at)
    if(NOT at EQUAL -1)
      message(SEND_ERROR "${file} speaks of ${place}")
    endif()
  endforeach()
endforeach()
message(STATUS "${count} texts looked through")
