// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/picture_file.h"

#include <string>
#include <system_error>

#include "app/film/film_module.h"
#include "app/film/png.h"
#include "pmx/base/text.h"

namespace app {
namespace {

base::Error cannotWrite(std::string why) { return base::makeError(base::ErrorCode::CannotWrite, std::move(why)); }

}  // namespace

std::optional<PictureFormat> pictureFormat(const std::filesystem::path& name) {
  const std::string ending = base::fileNameKey(name.extension().string());
  if (ending == ".png") return PictureFormat::Png;
  if (ending == ".jpg" || ending == ".jpeg") return PictureFormat::Jpeg;
  if (ending == ".webp") return PictureFormat::Webp;
  return std::nullopt;
}

base::Result<PictureFormat> outputFormat(const std::filesystem::path& output) {
  std::error_code failed;
  const auto status = std::filesystem::status(output, failed);
  // /dev/stdout may lead to a file without an ending.
  const std::string& name = output.native();
  const bool device = !std::filesystem::is_regular_file(status) && std::filesystem::exists(status);
  const bool descriptor = name.starts_with("/dev/std") || name.starts_with("/dev/fd/") || name.starts_with("/proc/");
  if (const auto format = pictureFormat(output)) return *format;
  if (output == "-" || device || descriptor) return PictureFormat::Png;
  return base::fail(base::ErrorCode::BadArgument, "a picture's name ends with .png, .jpg or .webp", output.string());
}

base::Result<void> check(PictureFormat format, bool alpha) {
  if (format == PictureFormat::Jpeg && alpha) {
    return base::fail(base::ErrorCode::BadArgument, "JPEG has no transparency; .png and .webp have");
  }
  if (format == PictureFormat::Png) return {};
  const auto module = filmModule();
  if (!module) return tl::unexpected(module.error());
  if (format == PictureFormat::Webp && !(*module)->hasWebp())
    return tl::unexpected(cannotWrite("FFmpeg's libraries here can't write WebP; .png and .jpg work"));
  return {};
}

base::Result<std::vector<std::byte>> encodePicture(const Picture& picture, PictureFormat format, bool alpha) {
  if (auto checked = check(format, alpha); !checked) return tl::unexpected(checked.error());
  if (format == PictureFormat::Png) return encodePng(picture, alpha);
  const auto module = filmModule();
  if (!module) return tl::unexpected(module.error());
  return (*module)->encode(picture, format, alpha);
}

}  // namespace app
