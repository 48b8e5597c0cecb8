# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DEXAMPLES=… -DDEMO=… -DPROGRAM=… -DWORK=… -P export_dance.cmake: the example's files are the command's, byte for byte.
cmake_minimum_required(VERSION 3.25)
foreach(kind bvh vrma pc2)
  execute_process(COMMAND ${PROGRAM} export ${DEMO}/odori.pmx ${DEMO}/dance.vmd --frames 0:30 -o ${WORK}/command.${kind}
    ERROR_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${EXAMPLES}/export_dance ${WORK}/example.${kind} 30 ${DEMO}/odori.pmx ${DEMO}/dance.vmd
    OUTPUT_VARIABLE told ERROR_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${WORK}/command.${kind} ${WORK}/example.${kind}
    COMMAND_ERROR_IS_FATAL ANY)
  file(SIZE ${WORK}/example.${kind} size)
  if(NOT told MATCHES "31 frames, ${size} bytes")
    message(FATAL_ERROR "the example says of ${size} bytes: ${told}")
  endif()
endforeach()
if(NOT said MATCHES "MIT")
  message(FATAL_ERROR "a mesh cache has the model's shape, so its terms are told, but there is only: ${said}")
endif()
