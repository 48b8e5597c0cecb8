// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "pmx/base/code_page.h"

namespace app {

/// Sets the encoding of the names in an archive, as the user's choice, for everybody who opens it
/// from now on; empty: it is detected again. `archive` is its path, `a.zip!b.zip` for one inside
/// another. Trees that are held already stay as they are. Any thread may call this.
void chooseNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding);
/// Sets the encoding that a show file gives, which counts where the user has chosen none; the show
/// opened last wins.
void chooseNamesByShow(const std::filesystem::path& archive, base::CodePage encoding);
[[nodiscard]] std::optional<base::CodePage> chosenNames(const std::filesystem::path& archive);

}  // namespace app
