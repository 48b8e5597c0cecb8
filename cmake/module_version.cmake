# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# cmake -DROOT=<source folder> -DVERSION=… -DCOMPILER=<name, version> -DOUT=<header> -P module_version.cmake
# This writes which build a module belongs to: Odori's version, and a hash of the compiler and of all
# that the module is compiled from, with what program and module tell each other. Where the sources
# lie makes no difference (app/ffmpeg/CMakeLists.txt).
cmake_minimum_required(VERSION 3.25)
set(patterns app/ffmpeg app/film app/module app/sound app/tree pmx/base pmx/pmx)
list(TRANSFORM patterns PREPEND "${ROOT}/")
set(all "${COMPILER}\n")
foreach(folder IN LISTS patterns)
  file(GLOB sources RELATIVE "${ROOT}" "${folder}/*.h" "${folder}/*.cpp")
  list(SORT sources)
  foreach(source IN LISTS sources)
    file(SHA256 "${ROOT}/${source}" hash)
    string(APPEND all "${source} ${hash}\n")
  endforeach()
endforeach()
string(SHA256 hash "${all}")
string(SUBSTRING ${hash} 0 12 hash)
file(WRITE "${OUT}" "// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {
/// Which build a module belongs to: the version, and what it was compiled from and by (cmake/module_version.cmake).
inline constexpr char kModuleVersion[] = \"${VERSION} (${hash})\";
}
")
