# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# Every target of ours gets these warnings and sanitizers.
add_library(odori_options INTERFACE)
target_compile_options(odori_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Wold-style-cast
  -Wcast-align -Woverloaded-virtual -Wimplicit-fallthrough $<$<BOOL:${ODORI_WERROR}>:-Werror>)
# No fused multiply-add behind our back: a pose has the same bits on every processor.
target_compile_options(odori_options INTERFACE -ffp-contract=off)
target_compile_definitions(odori_options INTERFACE GLM_FORCE_EXPLICIT_CTOR)
set(ODORI_TIMEOUT_SCALE 1)
if(ODORI_SANITIZE)
  target_compile_options(odori_options INTERFACE
    -fsanitize=${ODORI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer
    # The checks that sanitizers add confuse these two warnings.
    -Wno-null-dereference -Wno-maybe-uninitialized)
  target_link_options(odori_options INTERFACE -fsanitize=${ODORI_SANITIZE})
  set(ODORI_TIMEOUT_SCALE 5)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # GCC, which builds the program, says what is an error; Clang is here for its tools, and the
  # sanitizers, with which it takes half GCC's time. It has no macro of its own that tells of them.
  target_compile_options(odori_options INTERFACE -Wno-unknown-warning-option -Wno-unused-lambda-capture -Wno-error)
  if(ODORI_SANITIZE MATCHES address)
    target_compile_definitions(odori_options INTERFACE __SANITIZE_ADDRESS__)
  elseif(ODORI_SANITIZE MATCHES thread)
    target_compile_definitions(odori_options INTERFACE __SANITIZE_THREAD__)
  endif()
endif()
if(ODORI_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    message(FATAL_ERROR "ODORI_FUZZ needs Clang: cmake --preset fuzz")
  endif()
  target_compile_options(odori_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Every test's process gets this environment; sanitizers that aren't built in ignore it.
set(ODORI_TEST_ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1")

# odori_install(<words of install()> …)
# Installs something, unless this project is embedded in another, whose installation is not ours.
function(odori_install)
  if(ODORI_INSTALL)
    install(${ARGN})
  endif()
endfunction()

# odori_quick_build(<target>)
# This is for a target of which nothing runs for each frame or vertex: it needn't be fast, and builds
# in half the time.
function(odori_quick_build target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# odori_symbols(<target>)
# The libraries go into modules, too, of FFmpeg and Python. Nothing of ours is replaced at run time, so
# symbols are hidden, and the compiler needn't call by tables.
function(odori_symbols target)
  set_target_properties(${target} PROPERTIES
    POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# odori_library(<target> [QUICK_BUILD] [BATCHES] [PRECOMPILED <set>] SOURCES … [LINK …] [PRIVATE …])
# This makes a static library. LINK is what its headers show to others, PRIVATE what only its sources
# use.
# QUICK_BUILD: as odori_quick_build(). BATCHES: its sources may be compiled several in one, since no
# small function of one is called for each bone or vertex by another. PRECOMPILED: its set of odori_precompiled_set(); the standard
# headers if left out.
function(odori_library target)
  cmake_parse_arguments(ARG "QUICK_BUILD;BATCHES" "PRECOMPILED" "SOURCES;LINK;PRIVATE" ${ARGN})
  add_library(${target} STATIC ${ARG_SOURCES})
  odori_symbols(${target})
  # Who uses it installed includes <odori/pmx/…>, see OdoriPackage.cmake.
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  target_link_libraries(${target} PUBLIC ${ARG_LINK} PRIVATE $<BUILD_INTERFACE:odori_options> ${ARG_PRIVATE})
  if(ARG_QUICK_BUILD)
    odori_quick_build(${target})
    set(precompiled odori_precompiled_quick)
  else()
    set(precompiled odori_precompiled_fast)
    if(NOT ARG_BATCHES)
      # GCC inlines less in a large source: in batches a pose without IK takes twice as long.
      set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
    endif()
  endif()
  if(ARG_PRECOMPILED)
    set(precompiled ${ARG_PRECOMPILED})
  endif()
  odori_precompiled(${target} ${precompiled})
endfunction()

# odori_fewer_simd_targets(<source>)
# Highway compiles this source for SSE2, SSE4, AVX2 and AVX-512. The targets that are left out would
# bring little speed and much compiling.
function(odori_fewer_simd_targets source)
  set_source_files_properties(${source} PROPERTIES
    COMPILE_DEFINITIONS "HWY_DISABLED_TARGETS=(HWY_SSSE3|HWY_AVX3_DL)")
endfunction()

# The code under test is as people run it; the tests themselves needn't be fast.
function(odori_test_options target)
  # As Qt's are, so that all may share precompiled headers.
  target_compile_options(${target} PRIVATE -fPIC)
  if(ODORI_SANITIZE)
    target_compile_options(${target} PRIVATE -O0)
  else()
    odori_quick_build(${target})
  endif()
endfunction()

# This makes a GoogleTest program, and sets the variable to the seconds that one of its tests may
# take, scaled for sanitizers. A timeout is for tests that hang: it is several times what the slowest
# test takes on a machine that has four times as much to do as it can.
function(odori_test_program target timeoutVariable)
  cmake_parse_arguments(ARG "" "LABEL;TIMEOUT;PRECOMPILED" "SOURCES;LINK" ${ARGN})
  if(NOT ARG_LABEL OR NOT ARG_SOURCES)
    message(FATAL_ERROR "${target}: give LABEL and SOURCES")
  endif()
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 180)
  endif()
  math(EXPR timeout "${ARG_TIMEOUT} * ${ODORI_TIMEOUT_SCALE}")
  set(${timeoutVariable} ${timeout} PARENT_SCOPE)
  add_executable(${target} ${ARG_SOURCES} $<TARGET_OBJECTS:odori_module_folder> $<TARGET_OBJECTS:odori_test_locale>)
  # These replace operator new for the whole program, so no other source is compiled with them.
  list(FILTER ARG_SOURCES INCLUDE REGEX "(allocation_count|memory_meter)\\.cpp$")
  if(ARG_SOURCES)
    set_source_files_properties(${ARG_SOURCES} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  # Their helpers have names of their own in smaller batches only, and one changes at a time.
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR} UNITY_BUILD_BATCH_SIZE 12)
  add_dependencies(${target} odori_ffmpeg_module)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
  target_link_libraries(${target} PRIVATE odori_options ${ARG_LINK} GTest::gmock GTest::gtest)
  odori_test_options(${target})
  if(NOT ARG_PRECOMPILED)
    set(ARG_PRECOMPILED odori_precompiled_tests)
  endif()
  odori_precompiled(${target} ${ARG_PRECOMPILED})
endfunction()

# odori_tests(<target> LABEL <ctest label> [TIMEOUT <seconds>] [PRECOMPILED <set>] SOURCES … LINK …)
# This makes a GoogleTest program; each of its tests is a ctest test with the label.
function(odori_tests target)
  cmake_parse_arguments(ARG "" "LABEL" "" ${ARGN})
  odori_test_program(${target} timeout ${ARGN})
  target_link_libraries(${target} PRIVATE GTest::gtest_main)
  gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST TEST_PREFIX "${target}/"
    PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${timeout} ENVIRONMENT "${ODORI_TEST_ENVIRONMENT}")
endfunction()

# odori_display_tests(<target> LABEL <ctest label> [TIMEOUT <seconds>] [SHARDS <n>]
#                     [PRECOMPILED <set>] [OWN_MAIN] SOURCES … LINK …)
# This makes a GoogleTest program that opens windows or draws; it is one ctest test, because every
# start of a display costs. It runs on a virtual display of its own (tests/with_display.sh), so two
# may run at once. SHARDS: a long program is as many ctest tests, <target>/1 to <target>/<n>, each of
# which runs its share of the program's tests on a display of its own, so that both cores have work.
# OWN_MAIN: the sources have a main(), for a QApplication. TIMEOUT is of one ctest test (300 if left
# out).
function(odori_display_tests target)
  cmake_parse_arguments(ARG "OWN_MAIN" "LABEL;TIMEOUT;SHARDS;PRECOMPILED" "SOURCES;LINK" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 300)
  endif()
  odori_test_program(${target} timeout LABEL ${ARG_LABEL} TIMEOUT ${ARG_TIMEOUT} PRECOMPILED "${ARG_PRECOMPILED}" SOURCES ${ARG_SOURCES} LINK ${ARG_LINK})
  if(NOT ARG_OWN_MAIN)
    target_link_libraries(${target} PRIVATE GTest::gtest_main)
  endif()
  if(NOT ARG_SHARDS)
    add_test(NAME ${target} COMMAND ${PROJECT_SOURCE_DIR}/tests/with_display.sh $<TARGET_FILE:${target}>)
    odori_display_test_properties(${target} "${ARG_LABEL}" ${timeout})
    return()
  endif()
  foreach(shard RANGE 1 ${ARG_SHARDS})
    math(EXPR index "${shard} - 1")
    add_test(NAME ${target}/${shard} COMMAND ${PROJECT_SOURCE_DIR}/tests/with_display.sh $<TARGET_FILE:${target}>)
    odori_display_test_properties(${target}/${shard} "${ARG_LABEL}" ${timeout})
    set_property(TEST ${target}/${shard} APPEND PROPERTY ENVIRONMENT GTEST_TOTAL_SHARDS=${ARG_SHARDS} GTEST_SHARD_INDEX=${index})
  endforeach()
endfunction()

# This sets the same properties of a test that is already there, such as a run of the program itself.
function(odori_display_test_properties test labels timeout)
  # Graphics drivers and font caches never free all they take: no leak check where they run.
  set_tests_properties(${test} PROPERTIES LABELS "${labels}" TIMEOUT ${timeout} SKIP_RETURN_CODE 77
    ENVIRONMENT "QT3D_RENDERER=opengl;LIBGL_ALWAYS_SOFTWARE=1;ASAN_OPTIONS=detect_leaks=0;${ODORI_TEST_ENVIRONMENT}")
endfunction()

# odori_fuzz_target(<name> SOURCES … LINK …)
# SOURCES define what tests/fuzz/fuzz_target.h declares. <name>_replay runs the target on its seeds,
# cut and changed, and on what a long run found (tests/fuzz/corpus/<name>), as an ordinary test;
# with ODORI_FUZZ, <name> is libFuzzer's program, run from these seeds by ctest for
# ODORI_FUZZ_SECONDS. What it crashes on lies beside it. The target odori_fuzz builds them all.
function(odori_fuzz_target target)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  set(programs ${target}_replay)
  add_executable(${target}_replay ${ARG_SOURCES} ${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cpp)
  add_test(NAME ${target}_replay COMMAND ${target}_replay)
  math(EXPR timeout "300 * ${ODORI_TIMEOUT_SCALE}")
  set_tests_properties(${target}_replay PROPERTIES TIMEOUT ${timeout})
  set(tests ${target}_replay)
  # Inputs that a long run kept for the lines they reach.
  set(corpus ${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${target})
  if(EXISTS ${corpus})
    add_test(NAME ${target}_corpus COMMAND ${target}_replay ${corpus})
    set_tests_properties(${target}_corpus PROPERTIES TIMEOUT ${timeout})
    list(APPEND tests ${target}_corpus)
  else()
    set(corpus)
  endif()
  if(ODORI_FUZZ)
    list(APPEND programs ${target})
    add_executable(${target} ${ARG_SOURCES})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    set(seeds ${CMAKE_CURRENT_BINARY_DIR}/${target}_seeds)
    add_test(NAME ${target}_seeds COMMAND ${target}_replay --write ${seeds})
    # Of formats that are texts, the words that bytes alone seldom make.
    set(words ${PROJECT_SOURCE_DIR}/tests/fuzz/dictionaries/${target}.dict)
    if(EXISTS ${words})
      set(words -dict=${words})
    else()
      set(words)
    endif()
    add_test(NAME ${target} COMMAND ${target} ${words} -max_total_time=${ODORI_FUZZ_SECONDS} -timeout=10 -rss_limit_mb=2048
      -malloc_limit_mb=1024 -print_final_stats=1 -artifact_prefix=${CMAKE_CURRENT_BINARY_DIR}/${target}- ${seeds} ${corpus})
    math(EXPR timeout "${ODORI_FUZZ_SECONDS} + 120")
    set_tests_properties(${target}_seeds PROPERTIES FIXTURES_SETUP ${target}_seeds)
    set_tests_properties(${target} PROPERTIES FIXTURES_REQUIRED ${target}_seeds TIMEOUT ${timeout})
    list(APPEND tests ${target}_seeds ${target})
  endif()
  if(NOT TARGET odori_fuzz)
    add_custom_target(odori_fuzz)
  endif()
  add_dependencies(odori_fuzz ${programs})
  set_target_properties(${programs} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  foreach(program IN LISTS programs)
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${program} PRIVATE odori_options ${ARG_LINK})
    odori_quick_build(${program})
  endforeach()
  set_tests_properties(${tests} PROPERTIES LABELS fuzz ENVIRONMENT "${ODORI_TEST_ENVIRONMENT}")
endfunction()
