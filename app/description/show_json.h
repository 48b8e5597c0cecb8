// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/description/show_description.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// Returns a show as JSON (shows.md has its keys). Paths are written relative to `folder`, with
/// `/`, where they lie on the same file system root; UTF-8; a line break ends it. Errors:
/// CannotWrite where a path isn't UTF-8, which JSON can't hold.
[[nodiscard]] base::Result<std::string> showJson(const ShowDescription& show, const std::filesystem::path& folder);

struct ReadShow {
  ShowDescription show;
  base::Issues issues;  ///< impossible values, and what is used in their place
};

/// Parses a show's JSON. Relative paths are joined to `folder`; those that lead out of `within` are
/// left out, unless it is empty. Errors: NotThisFormat where it is no JSON, no show or of a later
/// version; BadValue for more than kMaxActors actors, or more than kMaxShowMotions motions of one;
/// CannotRead where `stopped`, called every few thousand values, returns true.
[[nodiscard]] base::Result<ReadShow> parseShow(std::string_view json, const std::filesystem::path& folder,
                                               const std::filesystem::path& within = {},
                                               const std::function<bool()>& stopped = {});

inline constexpr std::size_t kMaxActors = 1000, kMaxShowMotions = 1000;
inline constexpr std::size_t kMaxShowBytes = std::size_t{16} << 20;

/// Reads a show file of at most kMaxShowBytes. Errors carry the path.
[[nodiscard]] base::Result<ReadShow> readShow(const std::filesystem::path& file, const OpenContext& context,
                                              const std::function<bool()>& stopped = {});
/// Writes a show file. Errors: CannotWrite.
[[nodiscard]] base::Result<void> writeShow(const ShowDescription& show, const std::filesystem::path& file);

/// Returns whether a file is a show, by its content.
[[nodiscard]] bool isShow(const std::filesystem::path& file, const OpenContext& context);

}  // namespace app
