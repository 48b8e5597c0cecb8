// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/display/display_choice.h"
#include "app/display/display_probe.h"
#include "app/display/runtime_folder.h"
#include "app/display/virtual_display.h"
#include "pmx/base/result.h"

namespace app {

/// Qt's application draws on this display. The main thread makes it before the application and
/// keeps it until the application is gone. It sets the environment that Qt reads.
class Display {
 public:
  /// Opens a display for pictures and films. The user's own display and Qt settings count only with
  /// DisplayChoice::User. `writes` says that there is text in the pictures, for which fonts are
  /// looked for.
  [[nodiscard]] static base::Result<Display> forPictures(DisplayChoice choice, bool writes = false);

  /// Says that there is text in the pictures after all, before the first one is drawn.
  static void lookForFonts();

  /// Opens the user's display for a window. The error is one line where the display isn't there,
  /// refuses or doesn't answer.
  [[nodiscard]] static base::Result<Display> forWindow();

  /// Must be called when Qt's application is made: it then has its own connection, and has changed
  /// how numbers are read (number_locale.h).
  void applicationIsMade();

 private:
  KeptConnection kept_;
  RuntimeFolder runtime_;
  VirtualDisplay server_;
};

}  // namespace app
