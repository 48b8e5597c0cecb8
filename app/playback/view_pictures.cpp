// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/view_pictures.h"

#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>

#include "app/film/picture_file.h"
#include "app/playback/picture_name.h"
#include "app/render/mosaic.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {
namespace {

tl::unexpected<base::Error> cantWrite(const std::filesystem::path& file, std::string why) {
  return base::fail(base::ErrorCode::CannotWrite, std::move(why), file.string());
}

}  // namespace

ViewPictures::ViewPictures(Taker taker, QObject* parent)
    : QObject(parent), taker_(std::move(taker)), folder_(standardFolder()) {}

std::filesystem::path ViewPictures::standardFolder() {
  return toPath(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
}

base::Result<std::vector<std::byte>> ViewPictures::bytesFor(const std::filesystem::path& file) const {
  const auto format = pictureFormat(file);
  if (!format) return cantWrite(file, "pictures are saved as .png, .jpg or .webp");
  const bool alpha = like_.transparent && *format != PictureFormat::Jpeg;
  Screenshot like = like_;
  like.transparent = alpha;
  auto picture = taker_(like);
  if (!picture) return cantWrite(file, picture.error().detail);
  return encodePicture(toPicture(std::move(*picture)), *format, alpha);
}

void ViewPictures::save(const QString& name, double frame) {
  const auto file = saveNew(name, frame);
  if (!file) {
    emit failed(fixedText(oneLine(base::describe(file.error()))));
  } else if (file->empty()) {
    emit failed([folder = oneLine(folder_.string())] { return tr("Screenshots can't be saved in %1").arg(folder); });
  } else {
    saved_ = *file;
    emit saved(*file);
  }
}

/// Returns the file; empty where no name is left. A name may be taken between the search for a free
/// one and the end of writing.
base::Result<std::filesystem::path> ViewPictures::saveNew(const QString& name, double frame) const {
  constexpr int kMaxTries = 10;
  const QString stem = pictureStem(name, frame);
  const auto bytes = bytesFor(folder_ / toPath(stem + QStringLiteral(".png")));
  if (!bytes) return tl::unexpected(bytes.error());
  std::error_code ignored;  // writing reports a folder that couldn't be made
  std::filesystem::create_directories(folder_, ignored);
  for (int i = 0; i < kMaxTries; ++i) {
    const std::filesystem::path file = freePath(folder_, stem, QStringLiteral(".png"));
    if (file.empty()) return file;
    const auto written = base::writeNewFile(file, *bytes);
    if (!written) return tl::unexpected(written.error());
    if (*written) return file;
  }
  return std::filesystem::path();
}

base::Result<void> ViewPictures::saveAs(const std::filesystem::path& file,
                                        const std::vector<std::filesystem::path>& inputs) {
  auto written = base::checkOutput(file, inputs);
  if (!written) return written;
  const auto bytes = bytesFor(file);
  if (!bytes) return tl::unexpected(bytes.error());
  written = base::writeFile(file, *bytes);
  if (!written) return written;
  saved_ = file;
  emit saved(file);
  return {};
}

bool ViewPictures::copy() {
  const auto picture = taker_(like_);
  if (!picture) {
    emit failed(fixedText(oneLine(base::describe(picture.error()))));
    return false;
  }
  QGuiApplication::clipboard()->setImage(*picture);
  return true;
}

}  // namespace app
