// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/saved_picture.h"

#include <system_error>

#include "app/film/picture_file.h"
#include "app/playback/picture_name.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {

base::Result<std::filesystem::path> savePictureAs(const Picture& picture, bool alpha,
                                                  const std::filesystem::path& file) {
  const auto bytes = encodePicture(picture, pictureFormat(file).value_or(PictureFormat::Png), alpha);
  if (!bytes) return tl::unexpected(bytes.error());
  if (const auto written = base::writeFile(file, *bytes); !written) return tl::unexpected(written.error());
  return file;
}

/// A name may be taken between the search for a free one and the end of writing.
base::Result<std::filesystem::path> savePictureIn(const Picture& picture, bool alpha,
                                                  const std::filesystem::path& folder, const QString& stem) {
  constexpr int kMaxTries = 10;
  const auto bytes = encodePicture(picture, PictureFormat::Png, alpha);
  if (!bytes) return tl::unexpected(bytes.error());
  std::error_code ignored;  // writing reports a folder that couldn't be made
  std::filesystem::create_directories(folder, ignored);
  for (int i = 0; i < kMaxTries; ++i) {
    const std::filesystem::path file = freePath(folder, stem, QStringLiteral(".png"));
    if (file.empty()) return file;
    const auto written = base::writeNewFile(file, *bytes);
    if (!written) return tl::unexpected(written.error());
    if (*written) return file;
  }
  return std::filesystem::path();
}

}  // namespace app
