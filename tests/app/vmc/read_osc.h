// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace support {

/// This is a message of Open Sound Control as it is read back. Whole numbers are in `numbers`, too.
struct OscMessage {
  std::string address, types;
  std::vector<std::string> texts;
  std::vector<float> numbers;
};

/// This reads what a bundle has.
class OscReader {
 public:
  explicit OscReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  [[nodiscard]] std::vector<OscMessage> messages() {
    std::vector<OscMessage> all;
    EXPECT_EQ(text(), "#bundle");
    EXPECT_EQ(number(), 0U);
    EXPECT_EQ(number(), 1U);
    while (at_ + 4 <= bytes_.size() && !testing::Test::HasFailure()) {
      const std::size_t size = number(), end = at_ + size;
      OscMessage message;
      message.address = text();
      message.types = text();
      for (const char type : message.types.substr(1)) {
        if (type == 's') message.texts.push_back(text());
        if (type == 'f') message.numbers.push_back(std::bit_cast<float>(number()));
        if (type == 'i') message.numbers.push_back(static_cast<float>(number()));
      }
      EXPECT_EQ(at_, end) << message.address;
      all.push_back(std::move(message));
    }
    EXPECT_EQ(at_, bytes_.size());
    return all;
  }

 private:
  std::uint32_t number() {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) value = value << 8U | std::to_integer<std::uint32_t>(next());
    return value;
  }
  std::string text() {
    std::string value;
    const std::size_t begin = at_;
    for (std::byte c = next(); c != std::byte{0}; c = next()) value += static_cast<char>(c);
    while ((at_ - begin) % 4 != 0) EXPECT_EQ(next(), std::byte{0});
    return value;
  }
  std::byte next() { return at_ < bytes_.size() ? bytes_[at_++] : std::byte{0}; }

  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
};

}  // namespace support
