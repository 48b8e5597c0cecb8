// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/messages.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <csignal>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include <fmt/format.h>

#include "app/commands/stop_signal.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Writes to the descriptor without a buffer, whose content the end of another thread could lose.
void put(std::string_view text) {
  while (!text.empty() && waitToWrite(STDERR_FILENO)) {
    const ssize_t written = ::write(STDERR_FILENO, text.data(), std::min(text.size(), std::size_t{PIPE_BUF}));
    if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

std::string shown(std::string_view line) { return base::printable(line, kMaxMessageCharacters); }

}  // namespace

void say(std::string_view line) { put("odori: " + shown(line) + "\n"); }

void sayPlain(std::string_view line) { put(shown(line) + "\n"); }

ProgressText::ProgressText() : terminal_(isatty(STDERR_FILENO) == 1) {}

void ProgressText::show(std::string_view text) {
  const std::string line = shown(text);
  put(terminal_ ? fmt::format("\r{:<{}}", line, width_) : line + "\n");
  width_ = line.size();
}

void ProgressText::end() {
  if (terminal_ && width_ > 0) put(fmt::format("\r{:<{}}\r", "", width_));
  width_ = 0;
}

void openStandardStreams() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(number, F_GETFD) != -1) continue;
    // The lowest free number is this one. It is opened in the wrong direction, so that using it is
    // an error as before.
    static_cast<void>(::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  }
  // A reader that left, and a limit on the size of files, become errors of writing instead of the
  // program's end.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // Some programs start others with it ignored, and then the end of a child can't be noticed.
  std::signal(SIGCHLD, SIG_DFL);
}

}  // namespace app
