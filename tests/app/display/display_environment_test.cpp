// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include <gtest/gtest.h>

#include "app/display/display_environment.h"

namespace {

TEST(DisplayEnvironment, WhatTellsQtHowToLookAndFailIsForgotten) {
  // Names from the documentation of Qt 6: high DPI scaling, platform plugins, OpenGL, debugging.
  for (const char* name :
       {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_SCALE_FACTOR_ROUNDING_POLICY", "QT_ENABLE_HIGHDPI_SCALING",
        "QT_FONT_DPI", "QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME", "QT_XCB_GL_INTEGRATION", "QT_OPENGL",
        "QT_FATAL_WARNINGS", "QT_FATAL_CRITICALS", "QT3D_RENDERER", "QSG_RHI_BACKEND"})
    EXPECT_TRUE(app::isQtSetting(name)) << name;
}

TEST(DisplayEnvironment, WherePluginsLieAndWhatIsLoggedIsKept) {
  for (const char* name :
       {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_DEBUG_PLUGINS", "QT_LOGGING_RULES", "QT_LOGGING_CONF",
        "QT_MESSAGE_PATTERN", "HOME", "DISPLAY", "LIBGL_ALWAYS_SOFTWARE", "EQT_SCALE_FACTOR", "QT"})
    EXPECT_FALSE(app::isQtSetting(name)) << name;
}

TEST(DisplayEnvironment, ForgettingLeavesTheRest) {
  for (const char* name : {"QT_SCALE_FACTOR", "QT_QPA_PLATFORM", "QT_FONT_DPI", "QT3D_RENDERER", "ODORI_TEST_WORD"})
    setenv(name, "2", 1);
  setenv("QT_QPA_PLATFORM_PLUGIN_PATH", "/where/platforms/lie", 1);
  app::forgetQtSettings();
  EXPECT_EQ(app::environmentWord("QT_QPA_PLATFORM_PLUGIN_PATH"), "/where/platforms/lie");
  unsetenv("QT_QPA_PLATFORM_PLUGIN_PATH");
  for (const char* name : {"QT_SCALE_FACTOR", "QT_QPA_PLATFORM", "QT_FONT_DPI", "QT3D_RENDERER"})
    EXPECT_EQ(std::getenv(name), nullptr) << name;
  EXPECT_EQ(app::environmentWord("ODORI_TEST_WORD"), "2");
  EXPECT_EQ(app::environmentWord("ODORI_NO_SUCH_WORD"), "");
}

}  // namespace
