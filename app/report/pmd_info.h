// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "pmx/model/model.h"

namespace app {

/// Returns what only a PMD file has, for `odori info`: a paragraph with a line for each item. Empty
/// for models of other files.
[[nodiscard]] std::string pmdText(const pmx::Model& model);

/// Returns this as an object; `origin` is that of the model.
[[nodiscard]] nlohmann::ordered_json pmdJson(const pmx::PmdOrigin& origin, const pmx::Model& model);

}  // namespace app
