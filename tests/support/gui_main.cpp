// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// main() of test programs that draw: it starts as the program itself does.
#include <gtest/gtest.h>

#include "app/display/runtime_folder.h"
#include "app/scene/shader_source.h"
#include "tests/support/gui_driven_controls.h"

int main(int argc, char** argv) {
  const auto runtime = app::RuntimeFolder::named();
  app::prepareRendering();
  ::testing::InitGoogleTest(&argc, argv);
  support::DrivenApplication qt(argc, argv);
  return RUN_ALL_TESTS();
}
