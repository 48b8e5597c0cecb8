# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# Headers that most sources include are parsed once for all of them (precompiled headers): a build
# takes two thirds of the time. Sources still include all that they use. The preset dev and the
# builds by Clang do without, and see what is missing.
# GCC alone: Clang is here for its tools.
option(ODORI_PRECOMPILED "Parse headers that most sources include once for all of them (GCC)" ON)
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  set(ODORI_PRECOMPILED OFF)
endif()

set(ODORI_PRECOMPILED_STANDARD
  <algorithm> <array> <cmath> <cstdint> <filesystem> <fstream> <functional> <map> <memory> <optional> <ranges> <span> <string>
  <string_view> <unordered_map> <utility> <variant> <vector>
  <glm/glm.hpp> <glm/gtc/quaternion.hpp> <tl/expected.hpp>)
set(ODORI_PRECOMPILED_TESTS <gmock/gmock.h> <gtest/gtest.h>)
set(ODORI_PRECOMPILED_QT <QEvent> <QList> <QObject> <QString> <QWidget>)

# odori_precompiled_set(<name> HEADERS … LINK …)
# Several targets share these headers, by odori_precompiled(<target> <name>). The caller gives
# them the same options: odori_quick_build(), those of a test, or none. A macro that the headers ask for must be the same
# in all targets, or the compiler says that they aren't valid.
function(odori_precompiled_set name)
  cmake_parse_arguments(ARG "" "" "HEADERS;LINK" ${ARGN})
  if(NOT ODORI_PRECOMPILED)
    return()
  endif()
  set(source ${PROJECT_BINARY_DIR}/generated/precompiled/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// All of it is in the headers.\n" @ONLY)
  add_library(${name} OBJECT ${source})
  set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTORCC OFF AUTOUIC OFF EXPORT_COMPILE_COMMANDS OFF)
  target_link_libraries(${name} PRIVATE odori_options ${ARG_LINK})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

# odori_precompiled(<target> <name>)
function(odori_precompiled target name)
  if(ODORI_PRECOMPILED)
    target_precompile_headers(${target} REUSE_FROM ${name})
    # GCC 12 warns wrongly of the standard library's own code when it is inlined. It doesn't where
    # that code stands in a system header, but in precompiled headers it no longer does.
    target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
  endif()
endfunction()
