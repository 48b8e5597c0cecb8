# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DHERE=<this folder> -DPACKAGES=<folder> -DNODE=… -DNPM=… -DOUT=<page> -P make_page.cmake
# Fetches the packages of package-lock.json into PACKAGES, unless these are there, and makes the page. What
# can't be fetched is no error: a line says so, and there is no page.
cmake_minimum_required(VERSION 3.25)
set(lock ${HERE}/package-lock.json)
set(fetched ${PACKAGES}/fetched-lock.json)  # written last: a fetch that broke off is done again
set(same 1)
if(EXISTS ${fetched})
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${lock} ${fetched} RESULT_VARIABLE same)
endif()
if(NOT same EQUAL 0)
  file(REMOVE ${OUT} ${fetched})
  file(COPY ${HERE}/package.json ${lock} DESTINATION ${PACKAGES})
  # No package may run anything of its own. A network that doesn't answer holds up a build for seconds.
  execute_process(
    COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund --no-update-notifier --fetch-retries=0 --fetch-timeout=20000
    WORKING_DIRECTORY ${PACKAGES} TIMEOUT 180 RESULT_VARIABLE failed OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed)
    file(WRITE ${PACKAGES}/npm.log "${said}")
    message(NOTICE "The page of odori export isn't made, as npm couldn't fetch three.js (${PACKAGES}/npm.log); "
      "the target odori_page tries again, and -DODORI_PAGE=OFF never does")
    return()
  endif()
  file(COPY_FILE ${lock} ${fetched})
endif()
cmake_path(GET OUT PARENT_PATH folder)
file(MAKE_DIRECTORY ${folder})
execute_process(COMMAND ${NODE} ${HERE}/make_page.mjs ${PACKAGES} ${OUT} COMMAND_ERROR_IS_FATAL ANY)
