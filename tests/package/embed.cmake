# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DROOT=… -DWORK=… -DCXX=… -DGENERATOR=… -DLAUNCHER=<ccache, or nothing> -P embed.cmake
# GIVEN a project that embeds this one by add_subdirectory(), WHEN it is configured, built in part
# and installed, THEN it has Odori's libraries and headers, and none of its tests, programs,
# packages and installed files.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK}")

function(run out)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " words)
    message(FATAL_ERROR "${words}:\n${said}")
  endif()
  set(${out} "${said}" PARENT_SCOPE)
endfunction()

run(said ${CMAKE_COMMAND} -G ${GENERATOR} -S ${CMAKE_CURRENT_LIST_DIR}/embedding -B ${WORK}/build -DODORI_SOURCE=${ROOT}
  -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})
if(NOT said MATCHES "app OFF, tests OFF, .* Python OFF")
  message(SEND_ERROR "more than the libraries is configured:\n${said}")
endif()
run(said ${CMAKE_COMMAND} --build ${WORK}/build --target uses_odori uses_one)
run(said ${WORK}/build/uses_one)
run(said ${CMAKE_CTEST_COMMAND} --test-dir ${WORK}/build -N)
if(NOT said MATCHES "Total Tests: 0")
  message(SEND_ERROR "Odori's tests are the project's:\n${said}")
endif()
run(said ${CMAKE_COMMAND} --install ${WORK}/build --prefix ${WORK}/prefix)
file(GLOB_RECURSE installed "${WORK}/prefix/*")
file(GLOB packages "${WORK}/build/CPack*")
if(installed OR packages)
  message(SEND_ERROR "Odori installs ${installed}, packs ${packages}")
endif()
