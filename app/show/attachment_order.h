// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace app {

/// This is the order in which actors that are attached to each other are evaluated. Actors are
/// named by their indices in a list.
struct AttachmentOrder {
  static constexpr std::size_t kAlone = std::numeric_limits<std::size_t>::max();

  /// This has all indices, level after level: the actors of a level are attached only to actors of
  /// levels before it.
  std::vector<std::size_t> indices;
  std::vector<std::size_t> levelEnds;  ///< per level, where it ends in `indices`
  /// Per index, actors that are coupled have one number; others have kAlone.
  std::vector<std::size_t> groups;
  std::size_t groupCount = 0;

  /// Returns whether any actors are coupled.
  [[nodiscard]] bool anyCoupled() const { return groupCount > 0; }
};

/// Returns the order. `parents`: per index, the indices it is attached to; no circles. `meeting`:
/// indices that are in one group in any case.
[[nodiscard]] AttachmentOrder attachmentOrder(const std::vector<std::vector<std::size_t>>& parents,
                                              std::span<const std::size_t> meeting = {});

/// Returns per index 1 where it is `of` or is attached to it, over others or not. `order` is that
/// of `parents`.
[[nodiscard]] std::vector<unsigned char> attachedTo(const std::vector<std::vector<std::size_t>>& parents,
                                                    const AttachmentOrder& order, std::size_t of);

}  // namespace app
