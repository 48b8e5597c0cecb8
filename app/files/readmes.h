// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <system_error>
#include <vector>

#include "app/tree/file_tree.h"

namespace app {

inline constexpr std::size_t kMaxReadmes = 32;

/// Returns the texts (.txt) beside a model, mostly its maker's terms, at most kMaxReadmes. In an
/// archive those of the folder above follow; on the disk that folder may belong to anything.
[[nodiscard]] std::vector<FileRef> readmesBeside(const FileRef& model);
/// Does so; `unread` gets the system's error where the folder can't be read to its end
/// (FileTree::list()), and there may be more texts. Else it is left alone.
[[nodiscard]] std::vector<FileRef> readmesBeside(const FileRef& model, std::error_code& unread);

}  // namespace app
