# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# The libraries as others use them: find_package(Odori COMPONENTS pmx vmd ik player), docs/library.md. Included when all
# libraries are known.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# Component → its libraries; it needs the components before it as well.
set(ODORI_COMPONENTS pmx vmd ik player)
set(ODORI_LIBRARIES_pmx odori_base odori_model odori_names odori_deform odori_pmx odori_pmd odori_x)
set(ODORI_LIBRARIES_vmd odori_vmd)
set(ODORI_LIBRARIES_ik odori_ik odori_solvers)
set(ODORI_LIBRARIES_player odori_tree odori_parallel odori_physics odori_files odori_show odori_crowd odori_view
  odori_description)

set(before)  # the component before; the first has none
set(ODORI_PACKAGE_FOLDER ${CMAKE_INSTALL_LIBDIR}/cmake/Odori)
foreach(component IN LISTS ODORI_COMPONENTS)
  set(libraries ${ODORI_LIBRARIES_${component}})
  # They go into the module for Python, too. Nothing of ours is replaced at run time: were its symbols not hidden, the compiler
  # had to call by tables what it puts in place otherwise.
  set_target_properties(${libraries} PROPERTIES
    POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  foreach(library IN LISTS libraries)
    target_include_directories(${library} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    target_compile_features(${library} PUBLIC cxx_std_20)
  endforeach()
  # What programs link: all of a component, and what it builds on.
  add_library(odori_component_${component} INTERFACE)
  target_link_libraries(odori_component_${component} INTERFACE ${libraries} ${before})
  set(before odori_component_${component})
  set_target_properties(odori_component_${component} PROPERTIES EXPORT_NAME ${component})
  add_library(Odori::${component} ALIAS odori_component_${component})
  install(TARGETS ${libraries} odori_component_${component} EXPORT Odori_${component}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
  install(EXPORT Odori_${component} FILE Odori-${component}.cmake NAMESPACE Odori::
    DESTINATION ${ODORI_PACKAGE_FOLDER} COMPONENT development)
endforeach()

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/OdoriConfig.cmake.in ${PROJECT_BINARY_DIR}/generated/OdoriConfig.cmake
  INSTALL_DESTINATION ${ODORI_PACKAGE_FOLDER} NO_SET_AND_CHECK_MACRO)
# Before 1.0 a change after which programs must change raises the second number.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/generated/OdoriConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/generated/OdoriConfig.cmake ${PROJECT_BINARY_DIR}/generated/OdoriConfigVersion.cmake
  DESTINATION ${ODORI_PACKAGE_FOLDER} COMPONENT development)

# The headers of tests/cmake/public_headers.txt, written anew at each installation.
set(ODORI_HEADERS_FOLDER ${PROJECT_BINARY_DIR}/generated/include)
install(CODE "
  file(REMOVE_RECURSE \"${ODORI_HEADERS_FOLDER}\")
  execute_process(COMMAND \"${CMAKE_COMMAND}\" \"-DROOT=${PROJECT_SOURCE_DIR}\" \"-DINSTALL_TO=${ODORI_HEADERS_FOLDER}\"
    -P \"${PROJECT_SOURCE_DIR}/tests/check_headers.cmake\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT development)
install(DIRECTORY ${ODORI_HEADERS_FOLDER}/odori DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/tests/examples/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT development)
# The page alone, so without its links to others.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/library.md)
file(READ ${PROJECT_SOURCE_DIR}/docs/library.md page)
string(REGEX REPLACE "\\[([^]\n]*)\\]\\([^)\n]*\\)" "\\1" page "${page}")
set(written ${PROJECT_BINARY_DIR}/generated/library)
file(WRITE ${written}.md "${page}")
install(FILES ${written}.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)

# All that is installed of it, to be built alone.
add_custom_target(odori_libraries)
foreach(component IN LISTS ODORI_COMPONENTS)
  add_dependencies(odori_libraries ${ODORI_LIBRARIES_${component}})
endforeach()
