# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# `cpack --config build/release/CPackConfig.cmake` makes a .deb for each component with installed
# files (start.md). This file is included last, when all install rules are known.

# This maps components to packages. A part of Odori with a component of its own gets its package here.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME odori)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libodori-dev)
set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-odori)

set(CPACK_COMPONENTS_ALL "")
get_cmake_property(components COMPONENTS)
foreach(component runtime development python)
  if(component IN_LIST components)
    list(APPEND CPACK_COMPONENTS_ALL ${component})
  endif()
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME odori)
set(CPACK_PACKAGE_VENDOR "The Odori developers")
set(ODORI_MAINTAINER "The Odori developers <odori@odori.invalid>" CACHE STRING
  "Who answers for the packages: a name and an address for mail, as Debian writes it")
set(CPACK_PACKAGE_CONTACT "${ODORI_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# dpkg-shlibdeps finds libraries. Without the recommended packages the window works, too, but shows
# boxes for Japanese names and draws with the processor.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_RECOMMENDS
  "libgl1-mesa-dri, libegl1, fonts-noto-cjk | fonts-japanese-gothic, qt6-translations-l10n, shared-mime-info")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SUGGESTS "qt6-wayland, xvfb")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION
"viewer for MikuMikuDance models and dances
Odori shows MikuMikuDance models dancing. It reads PMX and PMD models,
accessories, VMD motions and VPD poses as they are, alone or in archives,
solves bones and IK in MMD's order, lets hair and clothes swing, and draws
with MMD's toon look.
.
The same program answers from the command line: what is in a file, where
every bone is at a frame, a picture of any frame, a video with its song.
Two dancers, a dance, a stage and a song are built in.")

# These scripts add Debian's documents and set all times to the commit's.
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/commit_time.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_documents.cmake)
set(CPACK_ODORI_SOURCE_DIR ${PROJECT_SOURCE_DIR})
include(CPack)
