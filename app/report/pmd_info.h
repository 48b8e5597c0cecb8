// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pmx/model/model.h"

namespace app {

/// What a model's PMD file says in its own terms, for `odori info`: a paragraph with a line for each thing. Nothing for
/// models of other files.
[[nodiscard]] std::string pmdText(const pmx::Model& model);

/// The same as a JSON object on one line; nothing for models of other files.
[[nodiscard]] std::string pmdJson(const pmx::Model& model);

}  // namespace app
