# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DSOURCE=<source folder> -DOUT=<folder of the site> -P resources/site/make_site.cmake
# Makes the site anew. Sphinx's warnings are errors. Equal pages give equal bytes, without any time.
cmake_minimum_required(VERSION 3.25)
find_program(PYTHON NAMES python3)
if(PYTHON)
  # The packages are for the system's Python, not for one that comes before it in PATH.
  if(EXISTS /usr/bin/python3)
    set(PYTHON /usr/bin/python3)
  endif()
  execute_process(COMMAND ${PYTHON} -c "import sphinx, myst_parser, furo" RESULT_VARIABLE missing ERROR_QUIET)
endif()
if(NOT PYTHON OR missing)
  message(FATAL_ERROR "The site needs Sphinx, MyST and Furo. Debian: apt-get install python3-sphinx python3-myst-parser furo")
endif()
file(REMOVE_RECURSE "${OUT}" "${OUT}.doctrees")
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env --unset=SOURCE_DATE_EPOCH PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE=1 LC_ALL=C.UTF-8
    ${PYTHON} -m sphinx -E -W --keep-going -q -b html -c "${CMAKE_CURRENT_LIST_DIR}" -d "${OUT}.doctrees" "${SOURCE}" "${OUT}"
  RESULT_VARIABLE failed)
file(REMOVE_RECURSE "${OUT}.doctrees")
if(failed)
  file(REMOVE_RECURSE "${OUT}")
  message(FATAL_ERROR "The site could not be made.")
endif()
message(STATUS "${OUT}/index.html")
