// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// Returns a variable of the environment, empty where it isn't set.
[[nodiscard]] std::string environmentWord(const char* name);

/// Returns whether a variable tells Qt how to look, scale, start or fail, such as QT_SCALE_FACTOR,
/// QT_QPA_PLATFORM and QT_FATAL_WARNINGS: a picture doesn't depend on these. Where Qt's plugins are
/// and what it logs is left to the user.
[[nodiscard]] bool isQtSetting(const std::string& name);

/// Removes those variables from the environment.
void forgetQtSettings();

/// Stops Mesa from storing compiled shaders where the folder for caches (XDG_CACHE_HOME, or .cache
/// in HOME) can't be written to. Otherwise it would complain on standard error, though nothing is
/// wrong.
void keepNoShadersWhereNoCacheIs();

/// Removes the variables that name displays and give access to them.
void forgetUsersDisplay();

}  // namespace app
