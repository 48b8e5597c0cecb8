// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>

#include "app/exporter/export_request.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// Reads a song for a page. Errors: those of finding and reading the file; BadArgument where
/// browsers play no such file, or where a page can't hold it (kMaxPageSongBytes).
[[nodiscard]] base::Result<std::shared_ptr<const ExportSong>> readSong(const std::filesystem::path& file,
                                                                       const OpenContext& context, double offset,
                                                                       float volume);

}  // namespace app
