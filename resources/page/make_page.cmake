# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DHERE=<this folder> -DPACKAGES=<folder> -DNODE=… -DNPM=… -DOUT=<page> -DTRIED=<file> -DSECONDS=<n> -P make_page.cmake
# Fetches the packages of package-lock.json into PACKAGES within n seconds, unless these are there, and makes the page.
# What can't be fetched is no error: a line says so, and there is no page. TRIED is written in both cases.
# -DCOPY=<page> makes another copy of the page there; without a page there is none.
cmake_minimum_required(VERSION 3.25)
set(lock ${HERE}/package-lock.json)
set(fetched ${PACKAGES}/fetched-lock.json)  # written when the packages have worked
set(same 1)
if(EXISTS ${fetched})
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${lock} ${fetched} RESULT_VARIABLE same)
endif()
set(failed 0)
if(NOT same EQUAL 0)
  file(REMOVE ${OUT} ${fetched})
  file(COPY ${HERE}/package.json ${lock} DESTINATION ${PACKAGES})
  # No package may run anything of its own. A network that doesn't answer holds up a build for seconds. Whoever has told npm
  # to leave out such packages has meant others.
  execute_process(
    COMMAND ${NPM} ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --no-update-notifier
      --fetch-retries=0 --fetch-timeout=20000
    WORKING_DIRECTORY ${PACKAGES} TIMEOUT ${SECONDS} RESULT_VARIABLE failed OUTPUT_VARIABLE said ERROR_VARIABLE said)
endif()
if(NOT failed)
  cmake_path(GET OUT PARENT_PATH folder)
  file(MAKE_DIRECTORY ${folder})
  execute_process(COMMAND ${NODE} ${HERE}/make_page.mjs ${PACKAGES} ${OUT} RESULT_VARIABLE failed
    OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed AND NOT failed EQUAL 3)  # 3: a package isn't whole
    message(FATAL_ERROR "The page of odori export can't be made:\n${said}")
  endif()
endif()
if(failed)
  file(REMOVE ${OUT} ${fetched})
  file(WRITE ${PACKAGES}/npm.log "${said}")
  message(NOTICE "The page of odori export isn't made, as npm couldn't fetch three.js and esbuild (${PACKAGES}/npm.log); "
    "the target odori_page_again tries it once more, and -DODORI_PAGE=OFF never does")
else()
  file(REMOVE ${PACKAGES}/npm.log)
  file(COPY_FILE ${lock} ${fetched} ONLY_IF_DIFFERENT)
endif()
if(COPY)
  file(REMOVE ${COPY})
  if(NOT failed)
    file(COPY_FILE ${OUT} ${COPY})
  endif()
endif()
file(TOUCH ${TRIED})
