// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace app {

/// In which order actors are evaluated that hang from each other. Actors are named by their places in a list.
struct HangOrder {
  static constexpr std::size_t kAlone = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t>
      places;  ///< all, level after level: who is in a level hangs from actors of levels before it alone
  std::vector<std::size_t> levelEnds;  ///< per level, where it ends in `places`
  std::vector<std::size_t> groups;     ///< per place: those that are tied to each other have one number; or kAlone
  std::size_t groupCount = 0;

  /// Whether anything hangs from anything.
  [[nodiscard]] bool tied() const { return groupCount > 0; }
};

/// `parents`: per place, the places it hangs from; no circles. `meeting`: places that are of one group all the same.
[[nodiscard]] HangOrder hangOrder(const std::vector<std::vector<std::size_t>>& parents,
                                  std::span<const std::size_t> meeting = {});

/// Per place, 1 where it is `of` or hangs from it, over others or not. `order` is that of `parents`.
[[nodiscard]] std::vector<unsigned char> hangingFrom(const std::vector<std::vector<std::size_t>>& parents,
                                                     const HangOrder& order, std::size_t of);

}  // namespace app
