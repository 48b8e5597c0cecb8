// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include <QString>

#include "app/files/loaded_files.h"
#include "app/show/frame.h"

namespace app {

/// A model's name, else its English one, else its file's. One line.
[[nodiscard]] QString modelName(const LoadedModel& model);

/// A name and, where there is another, the English one: `左足ＩＫ (leg IK_L)`; without both `otherwise`. One line.
[[nodiscard]] QString shownNames(const base::Text& name, const base::Text& english, const QString& otherwise);

/// A bone's name and, where it has another, its English one: `左足ＩＫ (leg IK_L)`. One line.
[[nodiscard]] QString boneName(const pmx::Model& model, std::int32_t bone);

/// What a chain is made of, as rich text: effector, links with their limits, loop count, unit angle.
[[nodiscard]] QString chainToolTip(const LoadedModel& model, std::size_t chain);

}  // namespace app
