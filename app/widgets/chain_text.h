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

/// Returns a model's name, else its English one, else its file's, in one line.
[[nodiscard]] QString modelName(const LoadedModel& model);

/// Returns a model's name with its readable form.
[[nodiscard]] NameLines modelNameLines(const LoadedModel& model);

/// Returns a name and its readable form in one line, as inOneLine() does: `左足ＩＫ (leg IK_L)`, or
/// `otherwise` where there is no name.
[[nodiscard]] QString shownNames(const base::Text& name, const base::Text& english, const QString& otherwise);

/// Returns a bone's name and its readable form in one line: `左足ＩＫ (leg IK_L)`. It is "—" for a bone
/// that the model doesn't have.
[[nodiscard]] QString boneName(const pmx::Model& model, std::int32_t bone);
/// Returns a bone's name and its readable form in two lines.
[[nodiscard]] NameLines boneNameLines(const pmx::Model& model, std::int32_t bone);

/// Returns a chain solver's common name; none means MMD's own.
[[nodiscard]] QString solverTitle(const std::optional<ik::solvers::Solver>& solver);

/// Returns the title of one of several views beside each other.
[[nodiscard]] QString viewTitle(const ViewSolver& view);

/// Returns the bones that a chain turns and the one that it brings to its target: `knee_L, leg_L →
/// ankle_L`; of more than three the first and the last. Names are as the window's readers know
/// them: readable ones, or the file's.
[[nodiscard]] QString chainBones(const LoadedModel& model, std::size_t chain);
/// Describes a chain as rich text: effector, links with their limits, loop count, unit angle.
[[nodiscard]] QString chainToolTip(const LoadedModel& model, std::size_t chain);

}  // namespace app
