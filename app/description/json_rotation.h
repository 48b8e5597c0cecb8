// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/description/json_object.h"
#include "pmx/base/math.h"

namespace app {

/// Four numbers x, y, z, w of a quaternion, brought to unit length. Without the key the rotation stays. False, with an issue,
/// for anything that makes no rotation.
bool readRotation(JsonObject& object, const char* key, base::Quat& rotation);

}  // namespace app
