// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/edits.h"
#include "pmx/model/model.h"

namespace app {

/// Returns whether these edits may move a bone of the model elsewhere than those: a bone is edited
/// in another way, or the weight of a morph of bones, or of a group with such a morph. Edits that
/// change only the surface move no bone. Time: at most as many steps as the model's groups have
/// members.
[[nodiscard]] bool moveBones(const pmx::Model& model, const Edits& before, const Edits& after);

}  // namespace app
