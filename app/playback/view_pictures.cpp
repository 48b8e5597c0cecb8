// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/view_pictures.h"

#include <new>
#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QMetaObject>
#include <QSemaphore>
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

/// Writes a picture under an unused name, and returns the file; empty where no name is left. A name
/// may be taken between the search for a free one and the end of writing. Another thread than the
/// window's calls it.
base::Result<std::filesystem::path> saveNew(QImage picture, bool alpha, const std::filesystem::path& folder,
                                            const QString& stem) {
  constexpr int kMaxTries = 10;
  const QString ending = QStringLiteral(".png");
  const auto bytes = encodePicture(toPicture(std::move(picture)), PictureFormat::Png, alpha);
  if (!bytes) return tl::unexpected(bytes.error());
  std::error_code ignored;  // writing reports a folder that couldn't be made
  std::filesystem::create_directories(folder, ignored);
  for (int i = 0; i < kMaxTries; ++i) {
    const std::filesystem::path file = freePath(folder, stem, ending);
    if (file.empty()) return file;
    const auto written = base::writeNewFile(file, *bytes);
    if (!written) return tl::unexpected(written.error());
    if (*written) return file;
  }
  return std::filesystem::path();
}

}  // namespace

/// This is a picture that another thread writes. The window's thread reads `file` after it has
/// acquired `done`.
struct ViewPictures::Waiting {
  QImage picture;
  bool alpha = false;
  std::filesystem::path folder;
  QString stem;
  base::Result<std::filesystem::path> file;  // at first, what is said where there is no memory
  QSemaphore done;
};

ViewPictures::ViewPictures(Taker taker, QObject* parent)
    : QObject(parent), taker_(std::move(taker)), folder_(standardFolder()) {
  pool_.setMaxThreadCount(1);
}

ViewPictures::~ViewPictures() { pool_.waitForDone(); }

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
  if (waiting_.size() >= kMaxWaiting) reportFirst();
  const QString stem = pictureStem(name, frame);
  const std::filesystem::path file = folder_ / toPath(stem + QStringLiteral(".png"));
  auto picture = taker_(like_);
  if (!picture) return report(cantWrite(file, picture.error().detail), folder_);
  const auto waiting = std::make_shared<Waiting>();
  waiting->picture = std::move(*picture);
  waiting->alpha = like_.transparent;
  waiting->folder = folder_;
  waiting->stem = stem;
  waiting->file = cantWrite(file, "no memory");
  waiting_.push_back(waiting);
  try {
    pool_.start([this, waiting] {
      write(*waiting);
      try {
        QMetaObject::invokeMethod(this, &ViewPictures::reportWritten, Qt::QueuedConnection);
      } catch (const std::bad_alloc&) {  // the next picture, or the end, reports this one, too
      }
    });
  } catch (const std::bad_alloc&) {  // nobody writes it
    waiting_.pop_back();
    throw;
  }
}

/// Writes a picture in another thread than the window's.
void ViewPictures::write(Waiting& waiting) {
  try {
    waiting.file = saveNew(std::move(waiting.picture), waiting.alpha, waiting.folder, waiting.stem);
  } catch (const std::bad_alloc&) {  // `file` says so already
  }
  waiting.picture = QImage();
  waiting.done.release();
}

/// Reports those pictures that are written by now.
void ViewPictures::reportWritten() {
  while (!waiting_.empty() && waiting_.front()->done.available() > 0) reportFirst();
}

/// Waits for the oldest picture and reports it. Returns whether it was written.
bool ViewPictures::reportFirst() {
  const auto first = waiting_.front();
  waiting_.pop_front();
  first->done.acquire();
  report(first->file, first->folder);
  return first->file && !first->file->empty();
}

bool ViewPictures::finish() {
  bool all = true;
  while (!waiting_.empty()) all = reportFirst() && all;
  return all;
}

void ViewPictures::report(const base::Result<std::filesystem::path>& file, const std::filesystem::path& folder) {
  if (!file) {
    emit failed(fixedText(oneLine(base::describe(file.error()))));
  } else if (file->empty()) {
    emit failed([place = oneLine(folder.string())] { return tr("Screenshots can't be saved in %1").arg(place); });
  } else {
    saved_ = *file;
    emit saved(*file);
  }
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
