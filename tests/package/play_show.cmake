# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DEXAMPLES=… -DDEMO=… -DPROGRAM=… -P play_show.cmake: the example's rows of a bone that IK moves and of one that physics moves
# are rows of the program's own table of the show, byte for byte; its camera is where the demo's keys have it (resources/demo/camera.cpp).
cmake_minimum_required(VERSION 3.25)
set(frames 0 120.5 360)
list(JOIN frames "," list)
execute_process(COMMAND ${PROGRAM} pose ${DEMO}/demo.odori --frames ${list} --physics on
  OUTPUT_VARIABLE program COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" program "${program}")
foreach(bone 左足首 左横髪２)
  execute_process(COMMAND ${EXAMPLES}/play_show ${DEMO}/demo.odori ${bone} ${frames}
    OUTPUT_VARIABLE example COMMAND_ERROR_IS_FATAL ANY)
  foreach(view "camera,0,0,9\\.(9|89)[0-9]*,0,-57,27" "camera,360,0,9\\.(4|39)[0-9]*,0,-54,27")
    if(NOT example MATCHES "(^|\n)${view}\n")
      message(SEND_ERROR "no ${view} in:\n${example}")
    endif()
  endforeach()
  string(REGEX REPLACE "(^|\n)camera[^\n]*" "" rows "${example}")
  string(REGEX REPLACE "^\n|\n$" "" rows "${rows}")
  string(REPLACE "\n" ";" rows "${rows}")
  list(LENGTH rows count)
  if(count LESS 3)
    message(SEND_ERROR "of ${bone} there are only these rows:\n${example}")
  endif()
  foreach(row IN LISTS rows)
    if(NOT row IN_LIST program)
      message(SEND_ERROR "the program's table hasn't this row: ${row}")
    endif()
  endforeach()
  message(STATUS "${count} rows of ${bone} are the program's")
endforeach()
