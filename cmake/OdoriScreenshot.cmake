# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# odori_screenshot(<name> [CARD] [PERMILLE <n>] ARGS <words of odori render>…)
# Renders a picture and compares it with tests/baselines/<name>.png. What failed lies in
# <build>/tests/screenshots: <name>.png, <name>.difference.png. A new baseline is that picture,
# looked at and copied: tests/refresh_baselines.sh. With CARD the test <name>_as_on_a_card compares the
# same picture once more, drawn by the programs that graphics cards get. They filter textures otherwise,
# so up to 4 of 1000 pixels may differ there, at edges within textures.
function(odori_screenshot name)
  cmake_parse_arguments(ARG "CARD" "PERMILLE" "ARGS" ${ARGN})
  if(NOT DEFINED ARG_PERMILLE)
    set(ARG_PERMILLE 2)
  endif()
  set(out ${PROJECT_BINARY_DIR}/tests/screenshots)
  file(MAKE_DIRECTORY ${out})
  add_test(NAME screenshot/${name}
    COMMAND sh ${PROJECT_SOURCE_DIR}/tests/screenshot.sh
      $<TARGET_FILE:odori> $<TARGET_FILE:odori_compare_pictures>
      ${PROJECT_SOURCE_DIR}/tests/baselines/${name}.png ${out}/${name} ${ARG_PERMILLE} ${ARG_ARGS})
  math(EXPR timeout "60 * ${ODORI_TIMEOUT_SCALE}")
  odori_display_test_properties(screenshot/${name} screenshot ${timeout})
  if(ARG_CARD)
    set(card screenshot/${name}_as_on_a_card)
    add_test(NAME ${card}
      COMMAND sh ${PROJECT_SOURCE_DIR}/tests/screenshot.sh
        $<TARGET_FILE:odori> $<TARGET_FILE:odori_compare_pictures>
        ${PROJECT_SOURCE_DIR}/tests/baselines/${name}.png ${out}/${name}_as_on_a_card 4 ${ARG_ARGS})
    odori_display_test_properties(${card} screenshot ${timeout})
    set_property(TEST ${card} APPEND PROPERTY ENVIRONMENT ODORI_SOFTWARE=0)
  endif()
endfunction()
