// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "app/display/display_environment.h"
#include "tests/support/test_folder.h"

namespace {

TEST(DisplayEnvironment, WhatTellsQtHowToLookAndFailIsForgotten) {
  // These names are from the documentation of Qt 6: high DPI scaling, platform plugins, OpenGL,
  // debugging.
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

// In these cases Mesa writes "Cannot use … for shader cache (not a directory)" and "Failed to
// create …".
TEST(DisplayEnvironment, MesaKeepsNoShadersWhereItCannot) {
  const support::TestFolder folder;
  std::ofstream(folder / "file") << "no folder";
  const std::string cache = app::environmentWord("XDG_CACHE_HOME");
  const auto disabled = [&](const char* name) {
    setenv("XDG_CACHE_HOME", (folder / name).c_str(), 1);
    unsetenv("MESA_SHADER_CACHE_DISABLE");
    app::keepNoShadersWhereNoCacheIs();
    return app::environmentWord("MESA_SHADER_CACHE_DISABLE");
  };
  EXPECT_EQ(disabled("file"), "true");
  EXPECT_EQ(disabled("file/below"), "true");
  EXPECT_EQ(disabled("not/there"), "true");
  EXPECT_EQ(disabled("not-yet-there"), "") << "Mesa makes it";
  EXPECT_EQ(disabled("."), "");
  setenv("MESA_SHADER_CACHE_DISABLE", "false", 1);
  app::keepNoShadersWhereNoCacheIs();
  EXPECT_EQ(app::environmentWord("MESA_SHADER_CACHE_DISABLE"), "false") << "the user's word stays";
  unsetenv("MESA_SHADER_CACHE_DISABLE");
  if (cache.empty()) {
    unsetenv("XDG_CACHE_HOME");
  } else {
    setenv("XDG_CACHE_HOME", cache.c_str(), 1);
  }
}

}  // namespace
