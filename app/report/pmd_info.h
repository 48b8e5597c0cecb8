// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pmx/model/model.h"

namespace app {

/// Returns what only a PMD file has, for `odori info`: a paragraph with a line for each item. Empty
/// for models of other files.
[[nodiscard]] std::string pmdText(const pmx::Model& model);

/// Returns this as a JSON object on one line; empty for models of other files.
[[nodiscard]] std::string pmdJson(const pmx::Model& model);

}  // namespace app
