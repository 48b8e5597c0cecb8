// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "app/description/show_description.h"
#include "app/files/look_for.h"

namespace app {

/// The files of a show that aren't there, each once, in the order of filesOf(). Each is looked for once, however often it is
/// named. `stopped` is asked before each, and ends it early.
[[nodiscard]] std::vector<std::filesystem::path> missingFiles(const ShowDescription& show,
                                                              const std::function<bool()>& stopped = {});

void pointAt(ShowDescription& show, const FoundInstead& found);

}  // namespace app
