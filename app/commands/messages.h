// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace app {

/// A line on standard error: `odori: ` before it, a line's end behind it. What comes from files in it is printable
/// (pmx/base/printable.h) and at most kMaxMessageCharacters long. Where standard error takes nothing, the line is
/// dropped: what can't be said is no reason to stop. From one thread at a time.
void say(std::string_view line);

/// The same without a name before it.
void sayPlain(std::string_view line);

/// Rewrites the line of a terminal on standard error (`\r` before it, padded over what stood there), or writes a line
/// where that is no terminal.
class ProgressText {
 public:
  ProgressText();
  [[nodiscard]] bool onTerminal() const { return terminal_; }
  void show(std::string_view text);
  /// Room for another line.
  void end();
  ~ProgressText() { end(); }
  ProgressText(const ProgressText&) = delete;
  ProgressText& operator=(const ProgressText&) = delete;

 private:
  bool terminal_;
  std::size_t width_ = 0;
};

inline constexpr std::size_t kMaxMessageCharacters = 2000;

/// Opens the three standard streams on nothing where they are closed, so that no file or connection of the program gets
/// their numbers; writing to such an output fails. A reader that leaves is then an error of writing, not the program's
/// end, and children can be waited for. First thing in a program.
void openStandardStreams();

}  // namespace app
