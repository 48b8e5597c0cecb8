# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DPREFIX=… -DWORK=… -DCXX=… -DVERSION=… -P find_parts.cmake
# What find_package() gives to projects that ask for parts, for nothing in particular, for what isn't there.
cmake_minimum_required(VERSION 3.25)
string(REGEX REPLACE "^([0-9]+)\\.([0-9]+).*$" "\\1.\\2" near "${VERSION}")
math(EXPR next "${CMAKE_MATCH_2} + 1")
set(far "${CMAKE_MATCH_1}.${next}")

# ENVIRONMENT NAME=value, DEFINE NAME=value: of the run of cmake.
function(expect words pattern)
  cmake_parse_arguments(ARG "" "ENVIRONMENT;DEFINE" "" ${ARGN})
  set(define "")
  if(ARG_DEFINE)
    set(define -D${ARG_DEFINE})
  endif()
  file(REMOVE_RECURSE "${WORK}")
  file(WRITE "${WORK}/CMakeLists.txt" "cmake_minimum_required(VERSION 3.25)
project(parts LANGUAGES CXX)
find_package(Odori ${words})
message(STATUS \"why: \${Odori_NOT_FOUND_MESSAGE}.\")
foreach(component pmx vmd ik player export)
  if(TARGET Odori::\${component})
    list(APPEND there \${component})
  endif()
endforeach()
message(STATUS \"found \${Odori_FOUND}: \${there}.\")
message(STATUS \"fmt \${fmt_VERSION}\")
")
  execute_process(COMMAND ${CMAKE_COMMAND} -E env ${ARG_ENVIRONMENT}
    ${CMAKE_COMMAND} -S "${WORK}" -B "${WORK}/build" -DCMAKE_PREFIX_PATH=${PREFIX} -DCMAKE_CXX_COMPILER=${CXX} ${define}
    OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(NOT said MATCHES "${pattern}")
    message(SEND_ERROR "find_package(Odori ${words}) doesn't say '${pattern}':\n${said}")
  endif()
endfunction()

expect("${near} REQUIRED COMPONENTS pmx" "found 1: pmx\\.")
expect("${near} REQUIRED COMPONENTS vmd" "found 1: pmx.vmd\\.")
expect("${near} REQUIRED COMPONENTS ik" "found 1: pmx.vmd.ik\\.")
expect("${VERSION} EXACT REQUIRED" "found 1: pmx.vmd.ik.player.export\\.")
expect("REQUIRED COMPONENTS pmx OPTIONAL_COMPONENTS viewer" "found 1: pmx\\.")
expect("QUIET COMPONENTS viewer" "found (FALSE|0): \\.")
expect("REQUIRED COMPONENTS viewer" "there is no component viewer")
expect("${far} QUIET" "found (FALSE|0): \\.")

# What Odori needs isn't there: whoever only asks goes on without it, and whoever needs it is told why.
expect("QUIET COMPONENTS pmx" "why: pkg-config doesn't find libhwy\\..*found (FALSE|0): \\." ENVIRONMENT PKG_CONFIG_LIBDIR=${WORK})
expect("REQUIRED COMPONENTS pmx" "pkg-config doesn't find libhwy" ENVIRONMENT PKG_CONFIG_LIBDIR=${WORK})
expect("QUIET" "found (FALSE|0): \\." DEFINE CMAKE_DISABLE_FIND_PACKAGE_Bullet=ON)
expect("QUIET COMPONENTS ik" "found 1: pmx.vmd.ik\\." DEFINE CMAKE_DISABLE_FIND_PACKAGE_Bullet=ON)

# Another fmt that is found first isn't the one that the archives call.
set(other "${WORK}.fmt/lib/cmake/fmt/fmt-config")
file(WRITE "${other}.cmake" "add_library(fmt::fmt INTERFACE IMPORTED)\n")
include(CMakePackageConfigHelpers)
write_basic_package_version_file("${other}-version.cmake" VERSION 99.1.0 COMPATIBILITY AnyNewerVersion ARCH_INDEPENDENT)
expect("QUIET COMPONENTS pmx" "found 1: pmx\\.\n-- fmt ([0-9]|[1-8][0-9])\\." ENVIRONMENT fmt_ROOT=${WORK}.fmt)
