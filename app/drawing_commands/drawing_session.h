// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

#include "app/commands/commands.h"
#include "app/display/display.h"
#include "app/scene/shader_source.h"
#include "app/view/startup_trace.h"

namespace app {

/// Runs `work` with everything that drawing needs, and returns its exit status. The order is the
/// only one that works: the display, before the application that connects to it; OpenGL's format,
/// before the application that takes it over; the application, a QGuiApplication, or a QApplication
/// for a window. A display that can't be had is reported, with complain()'s status.
template <class Application>
int drawing(base::Result<Display> display, char** argv, const std::function<int()>& work) {
  if (!display) return complain(display.error());
  stageDone("display there");
  prepareRendering();
  int words = 1;  // Qt must not see our arguments, in which it looks for its own
  Application qt(words, argv);
  display->applicationIsMade();
  stageDone("application made");
  return work();
}

}  // namespace app
