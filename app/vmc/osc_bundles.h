// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace app {

/// A datagram has at most so many bytes, which networks carry in one packet; the VMC protocol asks
/// for at most 1,500.
inline constexpr std::size_t kMaxDatagram = 1400;

/// This is an argument of a message: a whole number, a number, or UTF-8 without NUL.
using OscArgument = std::variant<std::int32_t, float, std::string_view>;

/// This class gathers messages of Open Sound Control 1.0 in bundles that are due at once, each at
/// most kMaxDatagram long: a datagram. Memory is kept for the next run.
class OscBundles {
 public:
  /// Begins anew.
  void clear() { count_ = 0; }
  /// Adds a message, to the last bundle where there is room. A message that is longer than a
  /// datagram is left out.
  void add(std::string_view address, std::initializer_list<OscArgument> arguments);

  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] std::span<const std::byte> datagram(std::size_t index) const { return bundles_[index]; }

 private:
  std::vector<std::byte> message_;
  std::vector<std::vector<std::byte>> bundles_;
  std::size_t count_ = 0;  // of bundles_ that are in use
};

}  // namespace app
