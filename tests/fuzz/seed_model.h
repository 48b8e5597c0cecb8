// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/model/model.h"

namespace support {

/// Returns a model of a few elements that has every section, deform kind, bone flag and morph kind
/// of its version.
[[nodiscard]] pmx::Model seedModel(float version, base::Encoding encoding);

}  // namespace support
