// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace pmx {

/// Cross-checks a model and makes it safe to use: after this call every index is in range or -1,
/// every number that pose and picture are made of is finite, parents, appends and group morphs have
/// no cycles, the materials' index counts fit the index list, limits aren't swapped. Each repair is
/// listed. What to do in each case: mmd-reference.md 2.14. Idempotent: a second call returns
/// nothing new except what is odd but was left as it is (a parent that is computed later, duplicate
/// names).
[[nodiscard]] base::Issues validate(Model& model);

}  // namespace pmx
