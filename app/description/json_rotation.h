// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/description/json_object.h"
#include "pmx/base/math.h"

namespace app {

/// Reads a quaternion x, y, z, w and normalises it. Without the key the rotation stays. Returns
/// false, with an issue, for anything that is no rotation.
bool readRotation(JsonObject& object, const char* key, base::Quat& rotation);

}  // namespace app
