// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "app/export/byte_sink.h"

namespace app {

/// This class writes bytes as base64 (RFC 4648 4) without line breaks, piece after piece.
class Base64Writer {
 public:
  explicit Base64Writer(const ByteSink& write) : write_(write) {}

  /// Writes the characters of all bytes so far that make whole groups of three.
  [[nodiscard]] base::Result<void> add(std::string_view bytes);
  /// Writes those of the bytes that are left, filled up with `=`. Nothing may follow.
  [[nodiscard]] base::Result<void> finish();

 private:
  const ByteSink& write_;
  std::string rest_;  // fewer than three bytes
};

}  // namespace app
