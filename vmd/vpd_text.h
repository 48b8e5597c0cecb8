// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "pmx/base/text.h"

namespace vmd {

/// The text of a VPD file in one of two encodings, and its lines one by one.
///
/// Which encoding it is: a byte order mark says it (UTF-8, UTF-16). Without one it is UTF-8 where it is valid UTF-8 with
/// some character of three bytes or more, as all Japanese ones are, or where it is valid UTF-8 and no valid CP932. Else it
/// is CP932: half-width kana may look like UTF-8 of two bytes.
class VpdText {
 public:
  explicit VpdText(std::span<const std::byte> bytes);
  VpdText(const VpdText&) = delete;  // lines point into it
  VpdText& operator=(const VpdText&) = delete;

  [[nodiscard]] base::Encoding encoding() const { return encoding_; }  ///< ShiftJis or Utf8: UTF-16 was turned into it
  [[nodiscard]] bool atEnd() const { return rest_.empty(); }
  /// The next line, without its end, its comment and the white space around it. Not at the end.
  std::string_view next();
  /// Whether the file ended in the line given last, before its end: there may have been more of it.
  [[nodiscard]] bool lineIsOpen() const { return lineIsOpen_; }
  /// Of the line given last; 1 is the first.
  [[nodiscard]] std::int64_t lineNumber() const { return lineNumber_; }
  [[nodiscard]] base::Text decoded(std::string_view bytes) const;
  /// To the first line again.
  void rewind();

 private:
  std::string converted_;  // of UTF-16
  std::string_view text_, rest_;
  base::Encoding encoding_ = base::Encoding::ShiftJis;
  std::int64_t lineNumber_ = 0;
  bool lineIsOpen_ = false;
};

/// Without white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace vmd
