// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/base64.h"

#include <algorithm>
#include <cstddef>

namespace app {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Appends the four characters of up to three bytes.
void appendGroup(std::string_view bytes, std::string& text) {
  const auto byteAt = [bytes](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U; };
  const unsigned group = byteAt(0) << 16U | byteAt(1) << 8U | byteAt(2);
  for (unsigned i = 0; i < 4; ++i) text += i <= bytes.size() ? kDigits[group >> (18U - 6U * i) & 63U] : '=';
}

}  // namespace

base::Result<void> Base64Writer::add(std::string_view bytes) {
  const std::size_t wanted = rest_.empty() ? 0 : std::min(3 - rest_.size(), bytes.size());
  rest_ += bytes.substr(0, wanted);
  bytes.remove_prefix(wanted);
  std::string text;
  text.reserve((bytes.size() / 3 + 1) * 4);
  if (rest_.size() == 3) {
    appendGroup(rest_, text);
    rest_.clear();
  }
  if (rest_.empty()) {
    for (; bytes.size() >= 3; bytes.remove_prefix(3)) appendGroup(bytes.substr(0, 3), text);
    rest_ = bytes;
  }
  return text.empty() ? base::Result<void>() : write_(text);
}

base::Result<void> Base64Writer::finish() {
  if (rest_.empty()) return {};
  std::string text;
  appendGroup(rest_, text);
  rest_.clear();
  return write_(text);
}

}  // namespace app
