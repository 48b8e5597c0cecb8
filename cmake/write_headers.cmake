# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DROOT=<source folder> -DVERSION=<Odori's> -DOUT=<folder> -P write_headers.cmake
# Writes the headers of public_headers.txt below OUT/odori, for programs that include <odori/…>. The
# gate check_headers sees that the list has all headers that those in it include.
cmake_minimum_required(VERSION 3.25)
if(NOT VERSION MATCHES "^([0-9]+)\\.([0-9]+)\\.([0-9]+)$")
  message(FATAL_ERROR "write_headers: VERSION='${VERSION}' isn't three numbers")
endif()
set(version "${VERSION}")
set(major "${CMAKE_MATCH_1}")
set(minor "${CMAKE_MATCH_2}")
set(patch "${CMAKE_MATCH_3}")

file(REMOVE_RECURSE "${OUT}/odori")
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/public_headers.txt" headers REGEX "^(public|needed) ")
list(TRANSFORM headers REPLACE "^[a-z]+ [^ ]+ +" "")
foreach(header IN LISTS headers)
  set(source "${ROOT}/${header}")
  if(header STREQUAL "version.h")
    set(source "${CMAKE_CURRENT_LIST_DIR}/version.h.in")
  endif()
  file(READ "${source}" text)
  # Folders called app or pmx may be in anybody's program: ours are found below odori/ alone.
  string(REGEX REPLACE "#include \"((pmx|vmd|ik|app)/[^\"]+)\"" "#include <odori/\\1>" text "${text}")
  file(CONFIGURE OUTPUT "${OUT}/odori/${header}" CONTENT "${text}" @ONLY NEWLINE_STYLE UNIX)
endforeach()
