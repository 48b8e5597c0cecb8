// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/tree/file_tree.h"

namespace app {

inline constexpr std::size_t kMaxReadmes = 32;

/// The texts (.txt) that lie beside a model, then those in the folder above where that is in an archive: mostly its maker's
/// terms. On the disk a folder above may be anybody's. At most kMaxReadmes.
[[nodiscard]] std::vector<FileRef> readmesBeside(const FileRef& model);

}  // namespace app
