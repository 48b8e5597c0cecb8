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

/// This is a set of views: bit i stands for the one with index i.
using ViewMask = std::uint8_t;
inline constexpr ViewMask kAllViews = (1U << kMaxViews) - 1U;

/// This says how one of several views beside each other solves the chains of the actor that they
/// all show.
struct ViewSolver {
  enum class How : std::uint8_t {
    AsSet,      ///< as the actor has them
    WithoutIk,  ///< none is solved
    WithIk,     ///< all are solved, whatever the motion says, by the actor's solvers
    Mmd,        ///< MMD's solver, whatever solvers the actor has
    Other       ///< all by one solver
  };
  How how = How::Mmd;
  ik::solvers::Solver solver{};  ///< with How::Other, by the solver's own settings
  bool operator==(const ViewSolver&) const = default;
};

/// Returns all choices of a view, in the order in which they are offered: with IK, without IK, as
/// set, MMD's solver, then the other solvers.
[[nodiscard]] const std::vector<ViewSolver>& allViewSolvers();

/// Returns the choices that `count` views begin with, at most kMaxViews: with IK and without it,
/// then other solvers.
[[nodiscard]] std::vector<ViewSolver> firstViews(std::size_t count);

/// Returns a word for commands: "as-set", "on", "off", "mmd", else that of the solver
/// (ik::solvers::nameOf()).
[[nodiscard]] std::string_view nameOf(const ViewSolver& view);
[[nodiscard]] std::optional<ViewSolver> viewSolverNamed(std::string_view name);

}  // namespace app
