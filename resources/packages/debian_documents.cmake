# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cpack runs this when all files of a package are in CPACK_TEMPORARY_DIRECTORY/<component>. It adds
# the files of Debian's policy (copyright, changelogs, compressed manual pages) and strips programs.
# cpack gives every file the time of SOURCE_DATE_EPOCH (commit_time.cmake).
string(TIMESTAMP debianDate "%a, %d %b %Y %H:%M:%S +0000" UTC)  # of SOURCE_DATE_EPOCH
find_program(GZIP gzip REQUIRED)
find_program(STRIP strip REQUIRED)

function(compressed file)
  execute_process(COMMAND ${GZIP} -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} COMPONENT)
  set(package ${CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME})
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${component})
  set(documents ${root}/usr/share/doc/${package})
  file(MAKE_DIRECTORY ${documents})
  configure_file(${CMAKE_CURRENT_LIST_DIR}/copyright ${documents}/copyright COPYONLY)
  configure_file(${CPACK_ODORI_SOURCE_DIR}/CHANGELOG.md ${documents}/changelog COPYONLY)
  compressed(${documents}/changelog)
  file(WRITE ${documents}/changelog.Debian
    "odori (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
    "  * Made by cpack from Odori's sources; changelog.gz says what changed.\n\n"
    " -- ${CPACK_PACKAGE_CONTACT}  ${debianDate}\n")
  compressed(${documents}/changelog.Debian)
  # copyright has the licence, and explains THIRD_PARTY.md beside it. No two packages may share a file.
  file(REMOVE ${documents}/LICENSE ${root}/usr/share/doc/odori/LICENSE)
  set(others THIRD_PARTY.md)
  file(REMOVE ${root}/usr/share/doc/odori/${others})
  configure_file(${CMAKE_CURRENT_LIST_DIR}/${others} ${documents}/${others} COPYONLY)
  if(EXISTS ${documents}/README.md)
    file(READ ${documents}/README.md readme)
    string(REPLACE "](LICENSE)" "](copyright)" readme "${readme}")
    file(WRITE ${documents}/README.md "${readme}")
  endif()
  file(GLOB_RECURSE programs ${root}/usr/bin/* ${root}/usr/lib/*.so)
  foreach(program IN LISTS programs)
    execute_process(COMMAND ${STRIP} --strip-unneeded --remove-section=.comment --remove-section=.note ${program}
      COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  file(GLOB_RECURSE libraries ${root}/usr/lib/*.a)
  foreach(library IN LISTS libraries)
    execute_process(COMMAND ${STRIP} --strip-debug --enable-deterministic-archives --remove-section=.comment
      --remove-section=.note ${library} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  if(EXISTS ${root}/usr/share/zsh/site-functions)
    # Debian's zsh has another folder for completions of packages.
    file(RENAME ${root}/usr/share/zsh/site-functions ${root}/usr/share/zsh/vendor-completions)
  endif()
  file(GLOB pages ${root}/usr/share/man/man*/*.[1-9])
  foreach(page IN LISTS pages)
    compressed(${page})
  endforeach()
  if(EXISTS ${CMAKE_CURRENT_LIST_DIR}/${package}.lintian-overrides)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/${package}.lintian-overrides
      ${root}/usr/share/lintian/overrides/${package} COPYONLY)
  endif()
  execute_process(COMMAND chmod -R u=rwX,go=rX ${root} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
