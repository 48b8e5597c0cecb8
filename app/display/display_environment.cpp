// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/display_environment.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <string_view>
#include <system_error>
#include <vector>

#include <unistd.h>

namespace app {
namespace {

constexpr std::array<std::string_view, 3> kSettings{"QT_", "QT3D_", "QSG_"};
constexpr std::array<std::string_view, 7> kNoSettings{
    "QT_PLUGIN_PATH",     "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_DEBUG_PLUGINS", "QT_LOGGING_",
    "QT_MESSAGE_PATTERN", "QT_FORCE_STDERR_LOGGING",     "QT_ASSUME_STDERR_"};

template <class List>
bool startsWithOne(const std::string& name, const List& starts) {
  return std::ranges::any_of(starts, [&name](std::string_view start) { return name.starts_with(start); });
}

}  // namespace

std::string environmentWord(const char* name) {
  const char* word = std::getenv(name);
  return word != nullptr ? word : "";
}

bool isQtSetting(const std::string& name) {
  return startsWithOne(name, kSettings) && !startsWithOne(name, kNoSettings);
}

void forgetQtSettings() {
  std::vector<std::string> names;  // collected first, because unsetting one moves the others
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    names.push_back(text.substr(0, text.find('=')));
  }
  for (const auto& name : names)
    if (isQtSetting(name)) unsetenv(name.c_str());
}

void keepNoShadersWhereNoCacheIs() {
  // Mesa looks for these in the same order. None need exist: it is then created, but not its
  // parents.
  const auto usable = [](const std::filesystem::path& folder) {
    std::error_code failed;
    const bool there = std::filesystem::exists(folder, failed);
    const auto written = there ? folder : folder.parent_path();
    return std::filesystem::is_directory(written, failed) && access(written.c_str(), W_OK | X_OK) == 0;
  };
  const std::string cache = environmentWord("XDG_CACHE_HOME"), home = environmentWord("HOME");
  if (cache.empty() && home.empty()) return;
  const std::filesystem::path folder = cache.empty() ? home + "/.cache" : cache;
  if (!usable(folder)) setenv("MESA_SHADER_CACHE_DISABLE", "true", 0);
}

void forgetUsersDisplay() {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "XDG_SESSION_TYPE"})
    unsetenv(name);
}

}  // namespace app
