// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/egl_display.h"

#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include <EGL/egl.h>
#include <EGL/eglext.h>

namespace app {
namespace {

constexpr std::array kVersions{std::pair(4, 3), std::pair(3, 3)};
constexpr int kMaxDevices = 64;

template <class F>
F function(const char* name) {
  return reinterpret_cast<F>(eglGetProcAddress(name));
}

/// Returns whether a list of words contains this one.
bool has(const char* list, std::string_view word) {
  if (list == nullptr) return false;
  std::string_view rest(list);
  while (!rest.empty()) {
    const auto end = rest.find(' ');
    if (rest.substr(0, end) == word) return true;
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return false;
}

bool softwareWanted() {
  const char* word = std::getenv("LIBGL_ALWAYS_SOFTWARE");
  if (word == nullptr) return false;
  const std::string_view value(word);
  return !value.empty() && value != "0" && value != "false" && value != "no" && value != "n";
}

EGLConfig configOf(EGLDisplay display) {
  constexpr std::array wanted{EGL_SURFACE_TYPE,
                              EGL_PBUFFER_BIT,
                              EGL_RENDERABLE_TYPE,
                              EGL_OPENGL_BIT,
                              EGL_RED_SIZE,
                              8,
                              EGL_GREEN_SIZE,
                              8,
                              EGL_BLUE_SIZE,
                              8,
                              EGL_NONE};
  EGLConfig config = nullptr;
  EGLint count = 0;
  return eglChooseConfig(display, wanted.data(), &config, 1, &count) == EGL_TRUE && count > 0 ? config : nullptr;
}

/// Returns whether a context of this version can be made and used.
bool draws(EGLDisplay display, EGLConfig config, std::pair<int, int> version) {
  const std::array wanted{EGL_CONTEXT_MAJOR_VERSION,
                          version.first,
                          EGL_CONTEXT_MINOR_VERSION,
                          version.second,
                          EGL_CONTEXT_OPENGL_PROFILE_MASK,
                          EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                          EGL_NONE};
  const EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, wanted.data());
  if (context == EGL_NO_CONTEXT) return false;
  const bool usable = eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context) == EGL_TRUE;
  if (usable) eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
  eglDestroyContext(display, context);
  return usable;
}

std::optional<EglDisplay> tried(EGLDisplay display) {
  if (display == EGL_NO_DISPLAY || eglInitialize(display, nullptr, nullptr) != EGL_TRUE) return std::nullopt;
  if (has(eglQueryString(display, EGL_EXTENSIONS), "EGL_KHR_surfaceless_context") &&
      eglBindAPI(EGL_OPENGL_API) == EGL_TRUE) {
    if (const EGLConfig config = configOf(display); config != nullptr) {
      for (const auto& version : kVersions)
        if (draws(display, config, version)) return EglDisplay{display, version.first, version.second};
    }
  }
  eglTerminate(display);
  return std::nullopt;
}

/// These are the cards and the processor, as EGL_EXT_device_enumeration lists them.
struct Devices {
  std::vector<EGLDeviceEXT> cards, processors;
};

Devices devices() {
  Devices found;
  const auto list = function<PFNEGLQUERYDEVICESEXTPROC>("eglQueryDevicesEXT");
  const auto text = function<PFNEGLQUERYDEVICESTRINGEXTPROC>("eglQueryDeviceStringEXT");
  std::array<EGLDeviceEXT, kMaxDevices> all{};
  EGLint count = 0;
  if (list == nullptr || text == nullptr || list(kMaxDevices, all.data(), &count) != EGL_TRUE) return found;
  for (EGLint i = 0; i < count; ++i) {
    EGLDeviceEXT device = all[static_cast<std::size_t>(i)];
    const bool processor = has(text(device, EGL_EXTENSIONS), "EGL_MESA_device_software");
    (processor ? found.processors : found.cards).push_back(device);
  }
  return found;
}

}  // namespace

std::optional<EglDisplay> openEglDisplay() {
  const char* offered = eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS);
  const auto open = function<PFNEGLGETPLATFORMDISPLAYEXTPROC>("eglGetPlatformDisplayEXT");
  if (open == nullptr || !has(offered, "EGL_EXT_platform_base")) return std::nullopt;
  const Devices found = has(offered, "EGL_EXT_platform_device") ? devices() : Devices{};
  const auto openAny = [open](const std::vector<EGLDeviceEXT>& list) -> std::optional<EglDisplay> {
    for (EGLDeviceEXT device : list)
      if (auto display = tried(open(EGL_PLATFORM_DEVICE_EXT, device, nullptr))) return display;
    return std::nullopt;
  };
  if (!softwareWanted()) {
    if (auto display = openAny(found.cards)) return display;
  }
  if (has(offered, "EGL_MESA_platform_surfaceless")) {
    if (auto display = tried(open(EGL_PLATFORM_SURFACELESS_MESA, nullptr, nullptr))) return display;
  }
  return openAny(found.processors);
}

}  // namespace app
