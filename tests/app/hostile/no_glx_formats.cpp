// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This library is preloaded: GLX answers, and has no format for pictures. NVIDIA's driver answered
// so on an X server that draws in memory. Parameters are those of glx.h, without its types.

extern "C" {

void* glXChooseFBConfig(void* /*display*/, int /*screen*/, const int* /*wanted*/, int* count) {
  *count = 0;
  return nullptr;
}

void* glXGetFBConfigs(void* /*display*/, int /*screen*/, int* count) {
  *count = 0;
  return nullptr;
}

void* glXChooseVisual(void* /*display*/, int /*screen*/, int* /*wanted*/) { return nullptr; }

}  // extern "C"
