# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DEXAMPLES=… -DDEMO=… -DPROGRAM=… -DWORK=… -P skinned_mesh.cmake: the example's OBJ has all vertices and triangles that
# the program tells of.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${EXAMPLES}/skinned_mesh ${DEMO}/odori.pmx ${DEMO}/dance.vmd 60
  OUTPUT_FILE ${WORK}/figure.obj COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PROGRAM} info --json ${DEMO}/odori.pmx OUTPUT_VARIABLE info COMMAND_ERROR_IS_FATAL ANY)
foreach(kind v vn f)
  file(STRINGS ${WORK}/figure.obj lines REGEX "^${kind} ")
  list(LENGTH lines count_${kind})
endforeach()
string(JSON vertices GET "${info}" vertices)
string(JSON triangles GET "${info}" triangles)
if(NOT count_v EQUAL vertices OR NOT count_vn EQUAL vertices OR NOT count_f EQUAL triangles)
  message(FATAL_ERROR "${count_v} places, ${count_vn} normals, ${count_f} triangles of ${vertices} vertices and ${triangles} triangles")
endif()
file(STRINGS ${WORK}/figure.obj odd REGEX "nan|inf|[0-9][0-9][0-9]\\.[0-9]* ")
if(odd)
  message(FATAL_ERROR "places beyond the figure: ${odd}")
endif()
message(STATUS "${count_v} vertices, ${count_f} triangles")
