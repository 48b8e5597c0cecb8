// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace app {

/// Prints a line on standard error: `odori: `, the text, a line break. Text from files in it is
/// made printable (pmx/base/printable.h) and cut to kMaxMessageCharacters. The line is dropped
/// where standard error takes nothing, since a lost message is no reason to stop. One thread at a
/// time may call this.
void say(std::string_view line);

/// Prints a line without the name before it.
void sayPlain(std::string_view line);

/// A ProgressText rewrites a line of the terminal on standard error (`\r` before it, padded over
/// the old text), or writes a line where that is no terminal.
class ProgressText {
 public:
  ProgressText();
  [[nodiscard]] bool onTerminal() const { return terminal_; }
  void show(std::string_view text);
  /// Moves on to another line.
  void end();
  ~ProgressText() { end(); }
  ProgressText(const ProgressText&) = delete;
  ProgressText& operator=(const ProgressText&) = delete;

 private:
  bool terminal_;
  std::size_t width_ = 0;
};

inline constexpr std::size_t kMaxMessageCharacters = 2000;

/// Opens the three standard streams on nothing where they are closed, so that no file or connection
/// of the program gets their numbers; writing to such an output fails. It also makes a reader that
/// leaves an error of writing instead of the program's end, and lets children be waited for. A
/// program calls this first.
void openStandardStreams();

}  // namespace app
