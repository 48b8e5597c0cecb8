// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "app/description/show_description.h"
#include "app/files/look_for.h"

namespace app {

/// The files of a show that aren't there, each once, in the order of filesOf().
[[nodiscard]] std::vector<std::filesystem::path> missingFiles(const ShowDescription& show);

void pointAt(ShowDescription& show, const FoundInstead& found);

}  // namespace app
