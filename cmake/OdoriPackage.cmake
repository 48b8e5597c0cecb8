# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# This file makes the libraries' targets for other projects (cpp.md), which get them by
# find_package(Odori COMPONENTS pmx vmd ik player export) or by add_subdirectory(). Either way they link
# Odori::pmx … and include <odori/…>. It is included when all libraries are known.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# Each component has these libraries; it needs the components before it as well.
set(ODORI_COMPONENTS pmx vmd ik player export)
set(ODORI_LIBRARIES_pmx odori_base odori_model odori_names odori_deform odori_pmx odori_pmd odori_x)
set(ODORI_LIBRARIES_vmd odori_vmd)
set(ODORI_LIBRARIES_ik odori_ik odori_solvers)
set(ODORI_LIBRARIES_player odori_tree odori_parallel odori_physics odori_files odori_show odori_ik_lab
  odori_view odori_description)
set(ODORI_LIBRARIES_export odori_bake odori_export odori_exporter)

set(before)  # the component before; the first has none
set(ODORI_PACKAGE_FOLDER ${CMAKE_INSTALL_LIBDIR}/cmake/Odori)
foreach(component IN LISTS ODORI_COMPONENTS)
  set(libraries ${ODORI_LIBRARIES_${component}})
  foreach(library IN LISTS libraries)
    target_include_directories(${library} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    target_compile_features(${library} PUBLIC cxx_std_20)
  endforeach()
  # Programs link this: all of a component, and what it builds on.
  add_library(odori_component_${component} INTERFACE)
  target_link_libraries(odori_component_${component} INTERFACE ${libraries} ${before})
  set(before odori_component_${component})
  set_target_properties(odori_component_${component} PROPERTIES EXPORT_NAME ${component})
  add_library(Odori::${component} ALIAS odori_component_${component})
  odori_install(TARGETS ${libraries} odori_component_${component} EXPORT Odori_${component}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
  odori_install(EXPORT Odori_${component} FILE Odori-${component}.cmake NAMESPACE Odori::
    DESTINATION ${ODORI_PACKAGE_FOLDER} COMPONENT development)
endforeach()

# The headers of public_headers.txt are written when one of them has changed; an installation only
# copies them.
set(headersFolder ${PROJECT_BINARY_DIR}/generated/include)
set(headersList ${CMAKE_CURRENT_LIST_DIR}/public_headers.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headersList})
file(STRINGS ${headersList} headers REGEX "^(public|needed) .*/")
list(TRANSFORM headers REPLACE "^[a-z]+ [^ ]+ +" "${PROJECT_SOURCE_DIR}/")
add_custom_command(OUTPUT ${headersFolder}.written
  COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION} -DOUT=${headersFolder}
    -P ${CMAKE_CURRENT_LIST_DIR}/write_headers.cmake
  COMMAND ${CMAKE_COMMAND} -E touch ${headersFolder}.written
  DEPENDS ${headers} ${headersList} ${CMAKE_CURRENT_LIST_DIR}/version.h.in ${PROJECT_SOURCE_DIR}/CMakeLists.txt
    ${CMAKE_CURRENT_LIST_DIR}/write_headers.cmake
  COMMENT "Writing the public headers" VERBATIM)
add_custom_target(odori_public_headers ALL DEPENDS ${headersFolder}.written)
add_dependencies(odori_component_pmx odori_public_headers)
target_include_directories(odori_component_pmx INTERFACE $<BUILD_INTERFACE:${headersFolder}>)

# This target builds all libraries, and nothing else.
add_custom_target(odori_libraries)
add_dependencies(odori_libraries odori_public_headers)
foreach(component IN LISTS ODORI_COMPONENTS)
  add_dependencies(odori_libraries ${ODORI_LIBRARIES_${component}})
endforeach()

if(NOT ODORI_INSTALL)
  return()
endif()

# fmt's names have its first number in them: the archives fit no other.
string(REGEX MATCH "^[0-9]+" fmtMajor "${fmt_VERSION}")
math(EXPR fmtNext "${fmtMajor} + 1")
set(ODORI_FMT_VERSIONS ${fmtMajor}...<${fmtNext})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/OdoriConfig.cmake.in ${PROJECT_BINARY_DIR}/generated/OdoriConfig.cmake
  INSTALL_DESTINATION ${ODORI_PACKAGE_FOLDER} NO_SET_AND_CHECK_MACRO)
# Before 1.0 a change after which programs must change raises the second number.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/generated/OdoriConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/generated/OdoriConfig.cmake ${PROJECT_BINARY_DIR}/generated/OdoriConfigVersion.cmake
  ${CMAKE_CURRENT_LIST_DIR}/OdoriBullet.cmake
  DESTINATION ${ODORI_PACKAGE_FOLDER} COMPONENT development)

install(DIRECTORY ${headersFolder}/odori DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/tests/examples/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT development)
# The page of the libraries, and those that the headers cite, are installed without their pictures
# and their links to other pages.
set(pages library/cpp mmd/accessories dev/archives user/ik-and-goals mmd/ik-parity mmd/ik-solvers dev/limits
  mmd/mmd-reference mmd/physics-parity)
list(TRANSFORM pages REPLACE "^.*/" "" OUTPUT_VARIABLE pageNames)
list(JOIN pageNames "|" pageNames)
foreach(path IN LISTS pages)
  get_filename_component(name ${path} NAME)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/${path}.md)
  file(READ ${PROJECT_SOURCE_DIR}/docs/${path}.md page)
  string(REGEX REPLACE "\\]\\((\\.\\./[a-z]+/)?((${pageNames})\\.md)\\)" "]{\\2}" page "${page}")
  string(REGEX REPLACE "!?\\[([^]\n]*)\\]\\([^)\n]*\\)" "\\1" page "${page}")
  string(REGEX REPLACE "\\]{([a-z-]+\\.md)}" "](\\1)" page "${page}")
  set(written ${PROJECT_BINARY_DIR}/generated/pages/${name}.md)
  file(CONFIGURE OUTPUT ${written} CONTENT "${page}" @ONLY)
  install(FILES ${written} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)
endforeach()
# These say which headers are public, and which licences hold: Odori's, and those of other people's
# code that is compiled in.
install(FILES ${headersList} ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/resources/packages/THIRD_PARTY.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)
