// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ik/solvers/solve.h"

namespace app {

inline constexpr std::size_t kMaxViews = 4;

/// A set of views: bit i stands for the one with index i.
using ViewMask = std::uint8_t;
inline constexpr ViewMask kAllViews = (1U << kMaxViews) - 1U;

/// How one of several views beside each other has the chains solved of the actor that they all show.
struct ViewSolver {
  enum class How : std::uint8_t {
    AsSet,      ///< as the actor has them
    WithoutIk,  ///< none is solved
    Mmd,        ///< MMD's way, whatever ways the actor has
    Other       ///< all by one solver
  };
  How how = How::Mmd;
  ik::solvers::Solver solver{};  ///< with How::Other, of the solver's own settings
  bool operator==(const ViewSolver&) const = default;
};

/// All that a view may do, in the order in which they are offered: MMD's way, as set, without IK, then the other solvers.
[[nodiscard]] const std::vector<ViewSolver>& allViewSolvers();

/// What `count` views begin with: MMD's way first, at most kMaxViews.
[[nodiscard]] std::vector<ViewSolver> firstViews(std::size_t count);

/// A word for commands: "as-set", "off", "mmd", else that of the solver (ik::solvers::nameOf()).
[[nodiscard]] std::string_view nameOf(const ViewSolver& view);
[[nodiscard]] std::optional<ViewSolver> viewSolverNamed(std::string_view name);

}  // namespace app
