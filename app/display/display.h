// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/display/display_choice.h"
#include "app/display/display_probe.h"
#include "app/display/runtime_folder.h"
#include "app/display/virtual_display.h"
#include "pmx/base/result.h"

namespace app {

/// What Qt's application draws on: to be made before it, by the main thread, and to be kept until it is gone. Sets what Qt
/// reads of the environment.
class Display {
 public:
  /// For pictures and films. The user's own display and settings of Qt count for DisplayChoice::User alone.
  /// `writes`: there is text in them, for which fonts are looked for.
  [[nodiscard]] static base::Result<Display> forPictures(DisplayChoice choice, bool writes = false);

  /// For a window: the user's display. One line of error where it isn't there, refuses or doesn't answer.
  [[nodiscard]] static base::Result<Display> forWindow();

  /// To be called when Qt's application is made: it has a connection of its own then, and has changed how numbers are read
  /// (number_locale.h).
  void applicationIsMade();

 private:
  KeptConnection kept_;
  RuntimeFolder runtime_;
  VirtualDisplay server_;
};

}  // namespace app
