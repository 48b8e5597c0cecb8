# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# These are cpack's settings of the packages libodori-dev (component development) and python3-odori
# (component python).

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libodori-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
# The public headers include these, and the libraries are linked with them.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
  "libarchive-dev, libbullet-dev, libexpected-dev, libfmt-dev, libglm-dev, libhwy-dev, libicu-dev, libtbb-dev, libzip-dev, pkg-config, zlib1g-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
"libraries for MikuMikuDance models and dances
For programs in C++20: reads PMX and PMD models, VMD motions and VPD poses,
solves bones and IK in MMD's order, moves hair and clothes, skins vertices.
.
Static libraries, headers, a package for CMake's find_package(), examples.")

if(ODORI_PYTHON)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-odori)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS ON)
  math(EXPR next "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "python3 (>= ${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}), python3 (<< ${Python_VERSION_MAJOR}.${next}), python3-numpy")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/python3-odori/prerm)
  set(CPACK_DEBIAN_PYTHON_DESCRIPTION
"MikuMikuDance models and dances as NumPy arrays
Opens models, motions, poses, shows and archives, and gives the places and
rotations of all bones at any frames as arrays, with IK and physics; vertices
after their bones, weights of morphs, the camera.
.
Work is done on all cores, without the interpreter's lock.")
endif()
