// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <QString>

#include "app/files/loaded_files.h"
#include "app/show/chain_solvers.h"
#include "app/show/frame.h"
#include "app/show/side_by_side.h"
#include "app/widgets/name_lines.h"

namespace app {

/// A model's name, else its English one, else its file's. One line.
[[nodiscard]] QString modelName(const LoadedModel& model);

/// The same with its readable form.
[[nodiscard]] NameLines modelNameLines(const LoadedModel& model);

/// A name and its readable form in one line, as inOneLine(): `左足ＩＫ (leg IK_L)`; without any `otherwise`.
[[nodiscard]] QString shownNames(const base::Text& name, const base::Text& english, const QString& otherwise);

/// A bone's name and its readable form: `左足ＩＫ (leg IK_L)`. One line; "—" of a bone that the model doesn't have.
[[nodiscard]] QString boneName(const pmx::Model& model, std::int32_t bone);
/// The same in two.
[[nodiscard]] NameLines boneNameLines(const pmx::Model& model, std::int32_t bone);

/// A solver of chains as people call it; none: MMD's own.
[[nodiscard]] QString solverTitle(const std::optional<ik::solvers::Solver>& solver);

/// The same of one of several views beside each other.
[[nodiscard]] QString viewTitle(const ViewSolver& view);

/// What a chain is made of, as rich text: effector, links with their limits, loop count, unit angle.
[[nodiscard]] QString chainToolTip(const LoadedModel& model, std::size_t chain);

}  // namespace app
