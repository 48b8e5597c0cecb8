// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "pmx/base/code_page.h"

namespace app {

/// Says what the names in an archive are in, by hand, for all who open it from now on; empty: found out again. `archive` is
/// its path, of one in an archive `a.zip!b.zip`. Those who hold it keep the tree they have. May be called from any thread.
void chooseNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding);
/// The same of what a show file says, which counts where nobody has chosen by hand; the show that was opened last.
void chooseNamesByShow(const std::filesystem::path& archive, base::CodePage encoding);
[[nodiscard]] std::optional<base::CodePage> chosenNames(const std::filesystem::path& archive);

}  // namespace app
