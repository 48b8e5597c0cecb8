# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# OdoriBullet::Bullet, from what find_package(Bullet) gave: CMake's module gives paths alone, and what is exported has to find
# the libraries where it is used. Installed beside OdoriConfig.cmake, which includes it, too.
if(NOT TARGET OdoriBullet::Bullet)
  add_library(OdoriBullet::Bullet INTERFACE IMPORTED)
  target_link_libraries(OdoriBullet::Bullet INTERFACE ${BULLET_LIBRARIES})
  target_include_directories(OdoriBullet::Bullet INTERFACE ${BULLET_INCLUDE_DIRS})
endif()
