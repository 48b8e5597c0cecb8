# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DBUILD=… -DROOT=… -DPREFIX=… -DINCLUDE=include -DDOCUMENTS=share/doc/odori -P install_and_move.cmake
# Installs the component development, moves it to PREFIX, and looks it through: it has all public headers, the pages that they
# cite, and nothing of where it was built.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${PREFIX}" "${PREFIX}.first")
execute_process(COMMAND ${CMAKE_COMMAND} --install "${BUILD}" --component development --prefix "${PREFIX}.first"
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME "${PREFIX}.first" "${PREFIX}")

file(STRINGS "${ROOT}/cmake/public_headers.txt" lines REGEX "^(public|needed) ")
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

# The headers ask for no more of others than what programs are told to have (cpp.md 1).
foreach(header IN LISTS headers)
  file(STRINGS "${PREFIX}/${INCLUDE}/odori/${header}" lines REGEX "^#include <(fmt|Eigen|nlohmann|bullet|hwy|tbb|oneapi|unicode)/")
  if(lines)
    message(SEND_ERROR "${header}: ${lines}")
  endif()
endforeach()

# Their comments name no source that isn't there.
foreach(header IN LISTS headers)
  file(READ "${PREFIX}/${INCLUDE}/odori/${header}" text)
  string(REGEX MATCHALL "//[^\n]*" comments "${text}")
  string(REGEX MATCHALL "[a-z][a-z0-9_/]*\\.(h|cpp)" named "${comments}")
  foreach(source IN LISTS named)
    if(NOT "${headers}" MATCHES "(^|;|/)${source}(;|$)")
      message(SEND_ERROR "${header} names ${source}")
    endif()
  endforeach()
endforeach()

# What the headers send readers to is there as well, with its own licence and those of others.
foreach(header IN LISTS headers)
  file(STRINGS "${PREFIX}/${INCLUDE}/odori/${header}" lines REGEX "[a-z]\\.md")
  string(REGEX MATCHALL "[a-z][a-z-]*\\.md" cited "${lines}")
  list(APPEND pages ${cited})
endforeach()
get_filename_component(others resources/packages/THIRD_PARTY.md NAME)
list(APPEND pages cpp.md ${others} LICENSE public_headers.txt)
list(REMOVE_DUPLICATES pages)
foreach(page IN LISTS pages)
  if(NOT EXISTS "${PREFIX}/${DOCUMENTS}/${page}")
    message(SEND_ERROR "${page} isn't installed")
  endif()
endforeach()

# Libraries of others are found where the package is used.
file(GLOB exported "${PREFIX}/*/cmake/Odori/Odori*.cmake" "${PREFIX}/*/*/cmake/Odori/Odori*.cmake")
list(LENGTH exported exportedCount)
if(exportedCount LESS 9)
  message(SEND_ERROR "of CMake's package only this is there: ${exported}")
endif()
foreach(file IN LISTS exported)
  file(READ "${file}" text)
  string(REGEX MATCHALL "[\";:]/[^\";:>$]+\\.(so|a)" paths "${text}")
  if(paths)
    message(SEND_ERROR "${file} holds places of libraries: ${paths}")
  endif()
endforeach()
message(STATUS "${count} texts looked through")
