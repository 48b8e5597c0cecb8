// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace pmx {

/// This is the result of every reader of models.
struct ReadModel {
  Model model;
  /// These are issues of the bytes themselves; those of cross-references are validate()'s.
  base::Issues issues;
};

}  // namespace pmx
