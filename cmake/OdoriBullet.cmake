# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# This makes OdoriBullet::Bullet from what find_package(Bullet) found. CMake's module gives paths
# alone, but an exported target has to find the libraries where it is used. This file is installed
# beside OdoriConfig.cmake, which includes it, too.
if(NOT TARGET OdoriBullet::Bullet)
  add_library(OdoriBullet::Bullet INTERFACE IMPORTED)
  target_link_libraries(OdoriBullet::Bullet INTERFACE ${BULLET_LIBRARIES})
  target_include_directories(OdoriBullet::Bullet INTERFACE ${BULLET_INCLUDE_DIRS})
endif()
