// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/export_song.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "app/export/page_parts.h"
#include "app/tree/content_kind.h"
#include "app/tree/file_tree.h"

namespace app {

base::Result<std::shared_ptr<const ExportSong>> readSong(const std::filesystem::path& file, const OpenContext& context,
                                                         double offset, float volume) {
  const auto refuse = [&file](std::string why) {
    return tl::unexpected(base::makeError(base::ErrorCode::BadArgument, std::move(why), file.string()));
  };
  const auto found = findFile(file, context);
  if (!found) return tl::unexpected(found.error());
  const std::string_view type = browserSongType(found->firstBytes(kSignatureBytes));
  if (type.empty()) return refuse("browsers play no such file; MP3, Ogg, M4A, WAV and FLAC can be in a page");
  auto bytes = found->read();
  if (!bytes) return tl::unexpected(bytes.error());
  if (bytes->size() > kMaxPageSongBytes)
    return refuse(fmt::format("it has {} bytes, and a page holds a song of {}", bytes->size(), kMaxPageSongBytes));
  return std::make_shared<const ExportSong>(ExportSong{.name = file.filename().string(),
                                                       .mimeType = type,
                                                       .bytes = std::move(*bytes),
                                                       .offset = offset,
                                                       .volume = volume});
}

}  // namespace app
