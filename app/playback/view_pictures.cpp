// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/view_pictures.h"

#include <memory>
#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>

#include "app/film/picture_file.h"
#include "app/playback/picture_name.h"
#include "app/playback/saved_picture.h"
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
    : QObject(parent), taker_(std::move(taker)), folder_(standardFolder()) {
  connect(&maker_, &StillMaker::progressed, this, &ViewPictures::progressed);
  connect(&maker_, &StillMaker::drawn, this, &ViewPictures::drawn);
  connect(&maker_, &StillMaker::dropped, this, [this] {
    emit dropped();
    if (!maker_.working()) emit idle();
  });
}

std::filesystem::path ViewPictures::standardFolder() {
  return toPath(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
}

void ViewPictures::tellFailed(const base::Error& why) { emit failed(fixedText(oneLine(base::describe(why)))); }

base::Result<void> ViewPictures::begin(const Screenshot& like, const std::filesystem::path& file, Make make, End end) {
  if (maker_.drawing()) return base::fail(base::ErrorCode::CannotWrite, "another screenshot is being drawn");
  auto drawing = taker_(like);
  if (!drawing) return tl::unexpected(drawing.error());
  const auto told = [this, file, end = std::move(end)](const base::Result<Picture>& made) {
    if (made) {
      end(*made);
    } else {
      base::Error why = made.error();
      if (why.file.empty()) why.file = file.string();
      tellFailed(why);
    }
    if (!maker_.working()) emit idle();
  };
  maker_.start({.drawing = std::move(*drawing), .make = std::move(make), .end = told});
  emit begun();
  return {};
}

base::Result<void> ViewPictures::start(const std::filesystem::path& file, Save save) {
  const auto format = pictureFormat(file);
  if (!format) return cantWrite(file, "pictures are saved as .png, .jpg or .webp");
  Screenshot like = like_;
  like.transparent = like_.transparent && *format != PictureFormat::Jpeg;
  const auto written = std::make_shared<std::filesystem::path>();
  const auto make = [alpha = like.transparent, save = std::move(save), written](const Picture& picture) {
    return save(picture, alpha).map([&](std::filesystem::path to) { *written = std::move(to); });
  };
  const auto end = [this, written](const Picture&) {
    if (written->empty()) {
      emit failed([folder = oneLine(folder_.string())] { return tr("Screenshots can't be saved in %1").arg(folder); });
    } else {
      saved_ = *written;
      emit saved(saved_);
    }
  };
  if (const auto begun = begin(like, file, make, end); !begun) return cantWrite(file, begun.error().detail);
  return {};
}

void ViewPictures::save(const QString& name, double frame) {
  const QString stem = pictureStem(name, frame);
  const auto started = start(folder_ / toPath(stem + QStringLiteral(".png")),
                             [folder = folder_, stem](const Picture& picture, bool alpha) {
                               return savePictureIn(picture, alpha, folder, stem);
                             });
  if (!started) tellFailed(started.error());
}

base::Result<void> ViewPictures::saveAs(const std::filesystem::path& file,
                                        const std::vector<std::filesystem::path>& inputs) {
  if (auto checked = base::checkOutput(file, inputs); !checked) return checked;
  return start(file, [file](const Picture& picture, bool alpha) { return savePictureAs(picture, alpha, file); });
}

void ViewPictures::copy() {
  const auto end = [this, alpha = like_.transparent](const Picture& picture) {
    QGuiApplication::clipboard()->setImage(toImage(picture, alpha));
    emit copied();
  };
  if (const auto started = begin(like_, {}, {}, end); !started) tellFailed(started.error());
}

}  // namespace app
