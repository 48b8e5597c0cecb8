// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <unistd.h>

namespace app {

/// A FileWords reads bytes and numbers of a file by offset. Beyond its end there are none.
class FileWords {
 public:
  FileWords(int file, std::int64_t size) : file_(file), size_(static_cast<std::uint64_t>(size)) {}
  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] bool take(std::uint64_t at, void* to, std::size_t count) const {
    if (at > size_ || count > size_ - at) return false;
    return ::pread(file_, to, count, static_cast<off_t>(at)) == static_cast<ssize_t>(count);
  }
  [[nodiscard]] std::string word(std::uint64_t at) const {
    std::string text(4, '\0');
    return take(at, text.data(), text.size()) ? text : std::string();
  }
  [[nodiscard]] std::uint64_t big(std::uint64_t at, std::size_t count) const {
    std::array<std::uint8_t, 8> bytes{};
    if (!take(at, bytes.data(), count)) return 0;
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value = (value << 8U) | bytes[i];
    return value;
  }
  [[nodiscard]] std::uint64_t little(std::uint64_t at, std::size_t count) const {
    std::array<std::uint8_t, 8> bytes{};
    if (!take(at, bytes.data(), count)) return 0;
    std::uint64_t value = 0;
    for (std::size_t i = count; i-- > 0;) value = (value << 8U) | bytes[i];
    return value;
  }

 private:
  int file_;
  std::uint64_t size_;
};

}  // namespace app
