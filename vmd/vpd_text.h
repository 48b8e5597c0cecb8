// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "pmx/base/text.h"

namespace vmd {

/// This is the text of a VPD file in one of two encodings, and its lines one by one.
///
/// The encoding is that of a byte order mark (UTF-8, UTF-16). Without one it is UTF-8 where it is
/// valid UTF-8 with some character of three bytes or more, as all Japanese ones are, or where it is
/// valid UTF-8 and no valid CP932. Else it is CP932: half-width kana may look like UTF-8 of two
/// bytes.
class VpdText {
 public:
  explicit VpdText(std::span<const std::byte> bytes);
  VpdText(const VpdText&) = delete;  // lines point into it
  VpdText& operator=(const VpdText&) = delete;

  /// Returns ShiftJis or Utf8; UTF-16 was converted to Utf8.
  [[nodiscard]] base::Encoding encoding() const { return encoding_; }
  [[nodiscard]] bool atEnd() const { return rest_.empty(); }
  /// Returns the next line, without its end, its comment and the white space around it. Must not be
  /// called at the end.
  std::string_view next();
  /// Returns whether the file ended before the end of the last line that was returned: there may
  /// have been more of it.
  [[nodiscard]] bool lineIsOpen() const { return lineIsOpen_; }
  /// Returns the number of the last line that was returned; 1 is the first.
  [[nodiscard]] std::int64_t lineNumber() const { return lineNumber_; }
  [[nodiscard]] base::Text decoded(std::string_view bytes) const;
  /// Goes back to the first line.
  void rewind();

 private:
  std::string converted_;  // text converted from UTF-16
  std::string_view text_, rest_;
  base::Encoding encoding_ = base::Encoding::ShiftJis;
  std::int64_t lineNumber_ = 0;
  bool lineIsOpen_ = false;
};

/// Returns the text without white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace vmd
