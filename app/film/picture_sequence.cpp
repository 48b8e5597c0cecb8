// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/picture_sequence.h"

#include <cerrno>
#include <span>
#include <utility>

#include <unistd.h>

#include "app/film/png.h"
#include "pmx/base/file.h"
#include "pmx/base/part_file.h"

namespace app {
namespace {

constexpr int kMaxLanes = 16;

}  // namespace

PictureSequence::PictureSequence(PictureName name, const FilmSettings& settings)
    : name_(std::move(name)),
      format_(pictureFormat(settings.output).value_or(PictureFormat::Png)),
      width_(settings.width),
      height_(settings.height),
      alpha_(settings.transparent),
      resume_(settings.resume) {}

base::Result<std::unique_ptr<PictureWriter>> PictureSequence::open(const FilmSettings& settings) {
  auto name = PictureName::parse(settings.output);
  if (!name) return base::cannotWrite(settings.output, EINVAL);
  // The folder is checked now, before the first picture is drawn.
  std::error_code failed;
  const auto folder = name->folder();
  if (!std::filesystem::exists(folder, failed)) return base::cannotWrite(folder, ENOENT);
  if (!std::filesystem::is_directory(folder, failed)) return base::cannotWrite(folder, ENOTDIR);
  if (access(folder.c_str(), W_OK | X_OK) != 0) return base::cannotWrite(folder, errno);
  const auto ours = [&name](std::string_view file) { return name->number(file).has_value(); };
  base::removeStaleParts(folder, ours);
  return std::unique_ptr<PictureWriter>(new PictureSequence(std::move(*name), settings));
}

int PictureSequence::lanes() const { return kMaxLanes; }

bool PictureSequence::has(std::int64_t number) const {
  return resume_ && format_ == PictureFormat::Png && isWholePng(name_.path(number), width_, height_, alpha_);
}

base::Result<void> PictureSequence::add(const Picture& picture, std::int64_t number) {
  const auto path = name_.path(number);
  const auto bytes = encodePicture(picture, format_, alpha_);
  if (!bytes) return tl::unexpected(bytes.error());
  auto part = base::PartFile::createAmongMany(path);
  if (!part) return tl::unexpected(part.error());
  return part->write(*bytes).and_then([&] { return part->commit(); });
}

}  // namespace app
