// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Actions need an application; it is on no screen.
#include <gtest/gtest.h>
#include <QGuiApplication>

int main(int count, char** words) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&count, words);
  const QGuiApplication application(count, words);
  return RUN_ALL_TESTS();
}
