# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DEXAMPLES=… -DDEMO=… -DPROGRAM=… -DWORK=… -P pose_frame.cmake: the example's table is the program's, byte for byte.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${EXAMPLES}/pose_frame ${DEMO}/odori.pmx ${DEMO}/dance.vmd 123.5
  OUTPUT_VARIABLE example COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PROGRAM} pose ${DEMO}/odori.pmx ${DEMO}/dance.vmd --frames 123.5 --physics off
  OUTPUT_VARIABLE program COMMAND_ERROR_IS_FATAL ANY)
if(NOT example STREQUAL program)
  file(WRITE ${WORK}/pose_frame.csv "${example}")
  file(WRITE ${WORK}/odori_pose.csv "${program}")
  message(FATAL_ERROR "${WORK}/pose_frame.csv isn't odori_pose.csv beside it")
endif()
string(LENGTH "${example}" length)
message(STATUS "${length} bytes are the same")
