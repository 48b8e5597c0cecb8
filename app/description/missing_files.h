// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "app/description/show_description.h"
#include "app/files/look_for.h"
#include "app/tree/open_context.h"

namespace app {

/// Returns the files of a show that don't exist, each once, in the order of filesOf(). Each is
/// looked for once, with the encodings that the show has chosen. `stopped` is called before each
/// and ends the search early.
[[nodiscard]] std::vector<std::filesystem::path> missingFiles(const ShowDescription& show, const OpenContext& context,
                                                              const std::function<bool()>& stopped = {});

void pointAt(ShowDescription& show, const FoundInstead& found);

}  // namespace app
