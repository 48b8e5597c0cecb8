// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// A word of the environment; empty where it isn't set.
[[nodiscard]] std::string environmentWord(const char* name);

/// True for what tells Qt how to look, scale, start or fail, such as QT_SCALE_FACTOR, QT_QPA_PLATFORM and
/// QT_FATAL_WARNINGS: a picture doesn't depend on it. Where Qt's plugins lie and what it logs is left to the user.
[[nodiscard]] bool isQtSetting(const std::string& name);

/// Takes those out of the environment.
void forgetQtSettings();

/// Lets Mesa keep no compiled shaders where the folder for caches (XDG_CACHE_HOME, or .cache in HOME) is none that it can write
/// to: it would say so on standard error in its own words, though nothing is amiss.
void keepNoShadersWhereNoCacheIs();

/// Takes out what names displays and how to get at them.
void forgetUsersDisplay();

}  // namespace app
