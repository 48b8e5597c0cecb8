// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/description/show_json.h"

namespace app {

/// Returns what `odori info` prints about a show file, for people and as one JSON object: `format`
/// `version` `actors` (with `model`, `motions`, `visible`, `physics`, `placement`, and
/// `outsideParents` where there are any) `motions` `song` `missing` `issues`. Paths are absolute.
/// Both end with a line break.
[[nodiscard]] std::string infoText(const ReadShow& show, const OpenContext& context);
[[nodiscard]] std::string infoJson(const ReadShow& show, const OpenContext& context);

}  // namespace app
