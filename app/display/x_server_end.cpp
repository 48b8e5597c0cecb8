// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/x_server_end.h"

#include <string_view>

#include <X11/Xlib.h>
#include <unistd.h>

namespace app {
namespace {

// Xlib ends the program when this returns, and its threads are in the middle of things: nothing is tidied up.
int end(::Display* /*server*/) {
  constexpr std::string_view kLine = "odori: the X server went away\n";
  [[maybe_unused]] const auto written = write(STDERR_FILENO, kLine.data(), kLine.size());
  _exit(1);
}

}  // namespace

void catchXServersEnd() { XSetIOErrorHandler(end); }

}  // namespace app
