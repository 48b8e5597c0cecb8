// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/display.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "app/display/display_environment.h"
#include "app/display/display_probe.h"
#include "app/display/egl_platform.h"
#include "app/display/number_locale.h"
#include "app/display/qt_messages.h"
#include "app/display/qt_platforms.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

tl::unexpected<base::Error> noDisplay(std::string why) {
  return base::fail(base::ErrorCode::CannotWrite, std::move(why));
}

void setPlatform(const char* name) { setenv("QT_QPA_PLATFORM", name, 1); }

/// Returns a word for a message.
std::string shown(const std::string& word) {
  constexpr std::size_t kMax = 80;
  return base::printable(word, kMax);
}

std::string whyNot(const std::string& what, DisplayAnswer answer) {
  if (answer == DisplayAnswer::Late)
    return fmt::format("the {} doesn't answer within {} seconds", what, kAnswerMilliseconds / 1000);
  return fmt::format("the {} isn't there or lets nobody in", what);
}

/// Points Qt at the display that the environment names, if it answers.
base::Result<void> useXServer(KeptConnection& kept) {
  const auto name = environmentWord("DISPLAY");
  if (name.empty()) return noDisplay("there is no display: DISPLAY names none");
  const auto answer = askXServer(kAnswerMilliseconds, &kept);
  if (answer != DisplayAnswer::Yes) return noDisplay(whyNot(fmt::format("display '{}'", shown(name)), answer));
  return {};
}

base::Result<void> useWayland(KeptConnection& kept) {
  // This connection exists, and can be used only once.
  if (!environmentWord("WAYLAND_SOCKET").empty()) return {};
  const auto name = environmentWord("WAYLAND_DISPLAY");
  const auto answer = askWayland(kAnswerMilliseconds, &kept);
  if (answer != DisplayAnswer::Yes) return noDisplay(whyNot(fmt::format("Wayland display '{}'", shown(name)), answer));
  return {};
}

/// Uses a platform that the user names, with its own options after a colon.
base::Result<void> useNamedPlatform(const std::string& words, KeptConnection& kept) {
  const auto name = words.substr(0, words.find(':'));
  if (name == kEglPlatform || !hasQtPlatform(name)) {
    return noDisplay(fmt::format("QT_QPA_PLATFORM: Qt has no platform '{}' here{}", shown(name),
                                 name.starts_with("wayland") ? " (apt-get install qt6-wayland)" : ""));
  }
  setPlatform(words.c_str());
  // These two platforms show no windows and have their OpenGL from an X server.
  if (name == "xcb" || name == "offscreen" || name == "minimal") return useXServer(kept);
  if (name.starts_with("wayland")) return useWayland(kept);
  // Other platforms may still look for an X server.
  if (!environmentWord("DISPLAY").empty() && askXServer(kAnswerMilliseconds, &kept) != DisplayAnswer::Yes)
    unsetenv("DISPLAY");
  return {};
}

/// Uses the first platform that works of a list separated by semicolons.
base::Result<void> useNamedPlatforms(const std::string& list, KeptConnection& kept) {
  base::Result<void> result;
  for (std::size_t start = 0; start <= list.size();) {
    const auto end = std::min(list.find(';', start), list.size());
    auto used = useNamedPlatform(list.substr(start, end - start), kept);
    if (used) return used;
    if (start == 0) result = used;
    start = end + 1;
  }
  return result;
}

/// GNOME and Qt prefer X there, because windows have frames only under X.
bool prefersWayland() {
  return environmentWord("XDG_SESSION_TYPE") == "wayland" &&
         environmentWord("XDG_CURRENT_DESKTOP").find("GNOME") == std::string::npos;
}

base::Result<void> useUsersDisplay(KeptConnection& kept) {
  if (const auto words = environmentWord("QT_QPA_PLATFORM"); !words.empty()) return useNamedPlatforms(words, kept);
  const bool x = !environmentWord("DISPLAY").empty();
  const bool wayland = !environmentWord("WAYLAND_DISPLAY").empty() || !environmentWord("WAYLAND_SOCKET").empty();
  if (!x && !wayland) return noDisplay("there is no display: neither DISPLAY nor WAYLAND_DISPLAY names one");
  const bool speaksWayland = wayland && hasQtPlatform("wayland");
  if (!x && !speaksWayland)
    return noDisplay("Qt doesn't speak Wayland here, and DISPLAY names nothing else: apt-get install qt6-wayland");
  const bool waylandFirst = speaksWayland && (!x || prefersWayland());
  auto result = waylandFirst ? useWayland(kept) : useXServer(kept);
  if (result) {
    setPlatform(waylandFirst ? "wayland" : "xcb");
    return result;
  }
  const bool other = waylandFirst ? x : speaksWayland;
  if (!other || !(waylandFirst ? useXServer(kept) : useWayland(kept))) return result;
  setPlatform(waylandFirst ? "xcb" : "wayland");
  return {};
}

}  // namespace

void Display::lookForFonts() { setEglPlatformFonts(true); }

base::Result<Display> Display::forPictures(DisplayChoice choice, bool writes) {
  keepNoShadersWhereNoCacheIs();
  setEglPlatformFonts(writes);
  Display display;
  if (choice == DisplayChoice::User) {
    if (auto usable = useUsersDisplay(display.kept_); !usable) return tl::unexpected(usable.error());
    const auto platform = environmentWord("QT_QPA_PLATFORM");
    forgetQtSettings();
    setPlatform(platform.c_str());
    display.runtime_ = RuntimeFolder::named();
    catchQtsEnd();
    return display;
  }
  forgetQtSettings();
  forgetUsersDisplay();
  if (!isOwnFolder(environmentWord("XDG_RUNTIME_DIR"))) unsetenv("XDG_RUNTIME_DIR");
  display.runtime_ = RuntimeFolder::named();
  setenv("EGL_LOG_LEVEL", "fatal", 0);  // other displays may work
  catchQtsEnd();
  if (choice != DisplayChoice::Xvfb) {
    if (const auto egl = openEglDisplay()) {
      setEglPlatformDisplay(*egl);
      setPlatform(kEglPlatform);
      return display;
    }
    if (choice == DisplayChoice::Egl)
      return noDisplay(
          "EGL draws no OpenGL 3.3 here without a window system (apt-get install libegl1 libgl1-mesa-dri)");
  }
  auto server = VirtualDisplay::start();
  if (!server) return tl::unexpected(server.error());
  display.server_ = std::move(*server);
  setPlatform("xcb");
  return display;
}

base::Result<Display> Display::forWindow() {
  keepNoShadersWhereNoCacheIs();
  Display display;
  if (auto usable = useUsersDisplay(display.kept_); !usable) {
    auto error = usable.error();
    error.detail += "; odori render makes pictures without one";
    return tl::unexpected(error);
  }
  display.runtime_ = RuntimeFolder::named();
  catchQtsEnd();
  return display;
}

void Display::applicationIsMade() {
  keepDecimalPoint();
  const auto platform = environmentWord("QT_QPA_PLATFORM");
  // These connect to the display only when they draw.
  const bool connectsLater = platform.starts_with("offscreen") || platform.starts_with("minimal");
  if (!connectsLater) kept_ = {};
}

}  // namespace app
