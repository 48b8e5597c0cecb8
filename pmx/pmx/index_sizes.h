// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/model/model.h"

namespace pmx {

/// Returns the header's index sizes, each enlarged (1, 2, 4) where it can't hold an index that the
/// model stores or the count of what it points at.
[[nodiscard]] IndexSizes fittingIndexSizes(const Model& model);

}  // namespace pmx
