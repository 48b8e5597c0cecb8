// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "pmx/x/vac_reader.h"

namespace app {

/// Returns what a .vac file says about its accessory, for `odori info`: a paragraph with a line for
/// each item.
[[nodiscard]] std::string vacText(const pmx::Vac& vac);

/// Returns this as an object.
[[nodiscard]] nlohmann::ordered_json vacJson(const pmx::Vac& vac);

}  // namespace app
