// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace pmx {

/// What every reader of models gives.
struct ReadModel {
  Model model;
  base::Issues issues;  ///< what is odd about the bytes themselves; cross-references are validate()'s
};

}  // namespace pmx
