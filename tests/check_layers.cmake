# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DROOT=<source folder> -P tests/check_layers.cmake
# The gate of the layers: which folder may include which (map.md has the folders in this order), which libraries
# from outside are known where, and the lines every file starts with. Reads #include lines, compiles nothing.
# Each finding is one line: rule: file:line: what. check_layers_selftest.cmake sees every rule fail.
cmake_minimum_required(VERSION 3.25)
if(NOT IS_DIRECTORY "${ROOT}/pmx")
  message(FATAL_ERROR "check_layers: ROOT='${ROOT}' is not the source folder")
endif()

# Start of a path → the folders of ours (or single headers) that these files may include. The first that fits counts, so
# the inner ones come first. In tests/support, gui_* and scene_* are what tests of the window and the scene share.
set(layers
  "pmx/base/:pmx/base"
  "pmx/model/:pmx/model pmx/base"
  "pmx/names/:pmx/names pmx/base"
  "pmx/deform/:pmx/deform pmx/model pmx/base"
  "pmx/pmx/:pmx/pmx pmx/model pmx/base"
  "pmx/pmd/:pmx/pmd pmx/model pmx/base"
  "pmx/x/:pmx/x pmx/model pmx/base"
  "vmd/:vmd pmx"
  "ik/solvers/:ik pmx"
  "ik/:ik pmx"
  "app/physics/:app/physics ik pmx"
  "app/files/:app/files app/tree app/physics ik vmd pmx"
  "app/tree/:app/tree app/image/bptc.h pmx/pmx pmx/model pmx/base"
  "app/parallel/:app/parallel"
  "app/show/:app/show app/parallel app/files app/physics ik vmd pmx"
  "app/bake/:app/bake app/parallel app/show app/files ik vmd pmx"
  "app/view/:app/view app/show app/physics ik vmd pmx"
  "app/description/:app/description app/view app/show app/files app/tree ik vmd pmx"
  "app/report/:app/report app/show app/files app/tree ik vmd pmx"
  "app/crowd/:app/crowd app/parallel app/show app/files ik vmd pmx"
  "app/bench/:app/bench app/tree app/crowd app/parallel app/show app/files ik vmd pmx"
  "app/commands/:app/commands app/tree app/parallel app/bake app/bench app/film app/report app/description app/view app/show app/files app/display/display_choice.h app/version.h ik vmd pmx"
  "app/python/:app/python app/tree app/parallel app/description app/show app/files app/version.h ik vmd pmx"
  "app/image/:app/image pmx"
  "app/display/:app/display app/image/bptc.h pmx"
  "app/scene/:app/scene app/parallel app/image app/view app/show app/files app/tree ik vmd pmx"
  "app/module/:app/module app/module_version.h app/version.h pmx/base"
  "app/sound/:app/sound app/module app/tree pmx/base"
  "app/ffmpeg/:app/ffmpeg app/film app/sound app/tree/sound_formats.h app/module_version.h pmx/base"
  "app/sound_output/:app/sound_output app/sound pmx"
  "app/film/:app/film app/tree app/sound app/module pmx"
  "app/render/:app/render app/film app/scene app/view app/show app/files app/tree app/version.h ik vmd pmx"
  "app/language/:app/language"
  "app/widgets/:app/widgets app/language app/show app/files ik vmd pmx"
  "app/document/:app/document app/tree app/scene app/description app/view app/show app/files ik vmd pmx"
  "app/inspect/:app/inspect app/language app/document app/widgets app/scene app/image app/description app/show app/files ik vmd pmx"
  "app/stage/:app/stage app/widgets app/scene app/view app/show ik vmd pmx"
  "app/ui/:app/ui app/bake app/parallel app/language app/inspect app/stage app/document app/widgets app/tree app/render app/sound_output app/sound app/film app/image app/scene app/report app/description app/view app/show app/files app/version.h ik vmd pmx"
  "app/main.cpp:app ik vmd pmx"
  "app/render_command.:app ik vmd pmx"
  "app/render_steps.:app ik vmd pmx"
  "app/thumbnail_command.:app ik vmd pmx"
  "resources/desktop/:resources/desktop app/commands app/version.h pmx/base"
  "resources/demo/:resources/demo ik vmd pmx"
  "tests/support/gui_:tests/support app ik vmd pmx"
  "tests/support/scene_:tests/support app ik vmd pmx"
  "tests/support/:tests/support pmx vmd ik"
  "tests/pmx/:tests/pmx tests/support pmx"
  "tests/vmd/:tests/vmd tests/support vmd pmx"
  "tests/ik/:tests/ik tests/support ik pmx"
  "tests/fuzz/fuzz_command_line.cpp:tests/fuzz app/commands"
  "tests/fuzz/fuzz_image.cpp:tests/fuzz tests/app app/image"
  "tests/fuzz/:tests/fuzz tests/support app/tree app/description app/image app/film ik vmd pmx"
  "tests/docs/:tests/docs tests/support app ik vmd pmx"
  "tests/:tests app resources/demo ik vmd pmx")

# Library → pattern of its header names, and the paths that may include them.
set(libraries qt qt3d bullet icu libav png images archive eigen python solvers)
set(qt_headers "^(Q[A-Z][A-Za-z0-9]*|Qt[A-Z0-9][A-Za-z0-9]*/.+|q[a-z0-9]+\\.h|Q[A-Z].*/.+)$")
set(qt_folders "^(app/display|app/image|app/scene|app/render|app/sound_output|app/language|app/widgets|app/document|app/inspect|app/stage|app/ui|resources/demo|tests/app|tests/docs|tests/bench/scene)/|^app/(main|render_command|render_steps|thumbnail_command)\\.|^tests/support/(gui|scene)_|^tests/fuzz/fuzz_image")
set(qt3d_headers "^Qt3D")
set(qt3d_folders "^app/scene/|^tests/app/|^tests/support/scene_")
set(bullet_headers "^(bullet/|Bullet[A-Z]|LinearMath/|bt[A-Z][A-Za-z]*\\.h$)")
set(bullet_folders "^app/physics/|^tests/app/(physics|endurance)/")
set(icu_headers "^unicode/")
set(icu_folders "^(pmx/base/(text|code_page|latin)|tests/docs/pages)\\.cpp$")
set(libav_headers "^lib(av[a-z]+|sw[a-z]+)/")
set(libav_folders "^app/ffmpeg/|^tests/app/")
set(png_headers "^png\\.h$")
set(png_folders "^((tests/)?app/film|app/image)/")
# The readers and writers of other images.
set(images_headers "^(jpeglib|gif_lib|squish)\\.h$|^webp/")
set(images_folders "^(tests/)?app/image/")
set(archive_headers "^(zip|archive|archive_entry)\\.h$")
set(archive_folders "^app/tree/|^tests/app/tree/")
set(eigen_headers "^(Eigen|eigen3)/")
set(eigen_folders "^(tests/)?ik/solvers/")
set(python_headers "^(pybind11/|Python\\.h$)")
set(python_folders "^app/python/")
# The lab stands on ik/, and ik/ knows nothing of it.
set(solvers_headers "^ik/solvers/")
set(solvers_folders "^(ik/solvers|app|tests)/")

set(findings "")

macro(finding rule where what)
  list(APPEND findings "${rule}: ${where}: ${what}")
endmacro()

# What a file may include of ours, as a list, in ${out}; unknown folders get nothing and a finding.
function(allowed_folders file out)
  foreach(layer IN LISTS layers)
    string(REGEX MATCH "^([^:]+):(.*)$" unused "${layer}")
    set(start "${CMAKE_MATCH_1}")
    string(REPLACE " " ";" allowed "${CMAKE_MATCH_2}")
    string(FIND "${file}" "${start}" at)
    if(at EQUAL 0)
      set(${out} "${allowed}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${out} "" PARENT_SCOPE)
endfunction()

# One #include of a file: of ours, by arrows; of others, by library.
macro(check_include file line name quoted)
  if("${name}" MATCHES "^(pmx|vmd|ik|app|resources|tests)/")
    set(arrow FALSE)
    foreach(folder IN LISTS allowed)
      string(FIND "${name}" "${folder}/" at)
      if(at EQUAL 0 OR name STREQUAL folder)
        set(arrow TRUE)
      endif()
    endforeach()
    if(NOT arrow)
      finding(arrow "${file}:${line}" "may not include ${name}")
    endif()
  elseif("${quoted}" AND EXISTS "${ROOT}/${fileFolder}/${name}")
    finding(path "${file}:${line}" "${name}: write the path from the source folder")
  elseif("${name}" MATCHES "\\.\\./")
    finding(path "${file}:${line}" "${name}: write the path from the source folder")
  endif()
  foreach(library IN LISTS libraries)
    if("${name}" MATCHES "${${library}_headers}" AND NOT "${file}" MATCHES "${${library}_folders}")
      finding(${library} "${file}:${line}" "may not include ${name}")
    endif()
  endforeach()
endmacro()

# Semicolons and brackets are special in CMake's lists: only the lines asked for are looked at, numbered by grep.
find_program(GREP grep REQUIRED)

function(lines_matching file pattern out)
  execute_process(COMMAND ${GREP} -nE "${pattern}" "${ROOT}/${file}" OUTPUT_VARIABLE text RESULT_VARIABLE status)
  if(status GREATER 1)
    message(FATAL_ERROR "check_layers: grep failed on ${file}")
  endif()
  string(REGEX REPLACE "[][;]" "" text "${text}")
  string(REGEX REPLACE "\n$" "" text "${text}")
  string(REPLACE "\n" ";" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

set(top pmx vmd ik app resources tests)
set(codePatterns ${top})
list(TRANSFORM codePatterns PREPEND "${ROOT}/")
set(headerPatterns ${codePatterns})
list(TRANSFORM headerPatterns APPEND "/*.h")
list(TRANSFORM codePatterns APPEND "/*.cpp")
file(GLOB_RECURSE code RELATIVE "${ROOT}" ${codePatterns} ${headerPatterns})
list(LENGTH code codeCount)
if(codeCount EQUAL 0)
  message(FATAL_ERROR "check_layers: no sources below ${ROOT}")
endif()

foreach(file IN LISTS code)
  get_filename_component(fileFolder "${file}" DIRECTORY)
  allowed_folders("${file}" allowed)
  if(NOT allowed)
    finding(folder "${file}:1" "no layer is known for this folder (tests/check_layers.cmake)")
  endif()
  lines_matching("${file}" "^[ \t]*#[ \t]*include[ \t]*[<\"]" includes)
  foreach(include IN LISTS includes)
    if(include MATCHES "^([0-9]+):[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"]+)")
      set(line "${CMAKE_MATCH_1}")
      set(name "${CMAKE_MATCH_3}")
      string(COMPARE EQUAL "${CMAKE_MATCH_2}" "\"" quoted)
      check_include("${file}" "${line}" "${name}" "${quoted}")
    endif()
  endforeach()
  # Qt 3D's classes come under short header names too, but never without their namespace.
  if(NOT file MATCHES "${qt3d_folders}")
    lines_matching("${file}" "Qt3D(Core|Render|Extras|Input|Logic|Animation)\\b" uses)
    foreach(use IN LISTS uses)
      if(NOT use MATCHES "#[ \t]*include")
        string(REGEX MATCH "^[0-9]+" line "${use}")
        finding(qt3d "${file}:${line}" "names a class of Qt 3D")
      endif()
    endforeach()
  endif()
  if(file MATCHES "\\.h$")
    # What Highway compiles once for each instruction set has its guard, which lets it in again.
    set(guard "#pragma once")
    if(file MATCHES "-inl\\.h$")
      set(guard "#if defined\\([A-Z_]+\\) == defined\\(HWY_TARGET_TOGGLE\\)")
    endif()
    lines_matching("${file}" "^${guard}$" once)
    if(NOT once)
      finding(once "${file}:1" "${guard} is missing")
    endif()
  endif()
endforeach()

# The two SPDX lines, near the top: below a #! or a #version line if there is one.
set(ownPatterns "${ROOT}/*.sh" "${ROOT}/CMakeLists.txt" "${ROOT}/.ci/*.sh" "${ROOT}/.ci/run")
file(GLOB own RELATIVE "${ROOT}" ${ownPatterns})
set(ownPatterns "")
foreach(folder IN LISTS top)
  foreach(ending CMakeLists.txt *.cmake *.sh *.py *.vert *.frag *.glsl)
    list(APPEND ownPatterns "${ROOT}/${folder}/${ending}")
  endforeach()
endforeach()
file(GLOB_RECURSE ownBelow RELATIVE "${ROOT}" ${ownPatterns})
foreach(file IN LISTS code own ownBelow)
  file(READ "${ROOT}/${file}" start LIMIT 400)
  if(NOT start MATCHES "SPDX-FileCopyrightText: [0-9]+ The Odori developers"
     OR NOT start MATCHES "SPDX-License-Identifier: MIT")
    finding(spdx "${file}:1" "the two SPDX lines are missing")
  endif()
endforeach()

list(LENGTH findings count)
if(count GREATER 0)
  list(JOIN findings "\n" text)
  message(FATAL_ERROR "check_layers: findings: ${count}\n${text}\n")
endif()
message(STATUS "check_layers: ${codeCount} sources keep the layers")
