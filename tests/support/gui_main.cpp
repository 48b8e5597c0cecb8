// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// main() of test programs that draw: the same start as the program's own.
#include <gtest/gtest.h>
#include <QApplication>

#include "app/scene/shader_source.h"

int main(int argc, char** argv) {
  app::prepareRendering();
  ::testing::InitGoogleTest(&argc, argv);
  QApplication qt(argc, argv);
  return RUN_ALL_TESTS();
}
