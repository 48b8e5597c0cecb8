// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_pictures.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include <unistd.h>

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QStandardPaths>
#include <QUrl>

#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {
namespace {

const char* const kFormat = "png";
constexpr int kHashLetters = 40;
const QString kOf = QStringLiteral("RecentFile");  // the PNG text with the path of its file

/// Encodes a file's path in characters that any text in a PNG may have.
QString textOf(const QString& file) { return QString::fromLatin1(QUrl::toPercentEncoding(file, "/")); }

QString nameOf(const QString& file) {
  return QString::fromLatin1(QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex()) +
         QStringLiteral(".png");
}

/// Reduces a picture of any shape to a size: the middle stays.
QImage madeSmall(const QImage& picture, const QSize& size, bool transparent) {
  const QImage large = picture.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
  const QPoint at((large.width() - size.width()) / 2, (large.height() - size.height()) / 2);
  return large.copy(QRect(at, size)).convertToFormat(transparent ? QImage::Format_ARGB32 : QImage::Format_RGB32);
}

/// Makes the folder private, because pictures show what the user opened.
void makeFolder(const QDir& folder) {
  if (folder.exists() || !QDir().mkpath(folder.path())) return;
  QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

/// Write errors are ignored: there is a new picture the next time that the file is shown.
void write(const QString& file, const QImage& picture, const QString& of) {
  QByteArray bytes;
  QBuffer out(&bytes);
  if (!out.open(QIODevice::WriteOnly)) return;
  QImageWriter writer(&out, kFormat);
  writer.setText(kOf, textOf(of));
  if (!writer.write(picture)) return;
  static_cast<void>(
      base::writePrivateFile(toPath(file), std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size())))));
}

/// Returns null where there is no picture, or one that isn't ours.
QImage read(const QString& file, const QSize& size) {
  const QFileInfo about(file);
  if (!about.isFile() || about.size() > RecentPictures::kMaxBytes) return {};
  QImageReader reader(file, kFormat);
  return reader.size() == size ? reader.read() : QImage();
}

/// Ignores a lack of memory, which should cost a picture and not the program.
template <class Do>
auto ifThereIsMemory(Do work) {
  return [work] {
    try {
      work();
    } catch (const std::bad_alloc&) {
    }
  };
}

bool isHashed(const QString& name) {
  const auto isHex = [](QChar letter) {
    return (letter >= u'0' && letter <= u'9') || (letter >= u'a' && letter <= u'f');
  };
  return name.size() == kHashLetters + 4 && name.endsWith(u".png") &&
         std::all_of(name.begin(), name.begin() + kHashLetters, isHex);
}

/// Returns whether this class wrote the picture: it has the right size and owner, and names a file
/// whose hash is its name. The cache may be in a folder with the user's own pictures, and other
/// programs also name files by hashes.
bool isOurs(const QDir& folder, const QString& name, const QSize& size) {
  if (!isHashed(name)) return false;
  const QFileInfo about(folder.filePath(name));
  if (about.isSymLink() || !about.isFile() || about.ownerId() != ::geteuid() ||
      about.size() > RecentPictures::kMaxBytes)
    return false;
  const QImageReader reader(about.filePath(), kFormat);
  if (reader.size() != size) return false;
  const QString of = QUrl::fromPercentEncoding(reader.text(kOf).toLatin1());
  return !of.isEmpty() && nameOf(of) == name;
}

void removeOthers(const QDir& folder, const QStringList& recent, const QSize& size) {
  // It throws if there is no memory, where QStringList goes on with a null pointer.
  std::vector<QString> names;
  for (const QString& file : recent) names.push_back(nameOf(file));
  for (const QString& name : folder.entryList(QDir::Files)) {
    if (std::ranges::find(names, name) == names.end() && isOurs(folder, name, size))
      QFile::remove(folder.filePath(name));
  }
}

}  // namespace

std::filesystem::path RecentPictures::standardFolder() {
  const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
  return cache.isEmpty() ? std::filesystem::path() : toPath(cache) / "odori" / "recent";
}

RecentPictures::RecentPictures(std::filesystem::path folder, QObject* parent, QSize size, bool transparent)
    : QObject(parent), folder_(std::move(folder)), size_(size), transparent_(transparent) {
  pool_.setMaxThreadCount(1);
}

RecentPictures::~RecentPictures() { pool_.waitForDone(); }

std::filesystem::path RecentPictures::pictureOf(const QString& file) const {
  return folder_.empty() ? std::filesystem::path() : folder_ / nameOf(file).toStdString();
}

void RecentPictures::keep(const QImage& picture, const QStringList& files, const QStringList& recent) {
  if (folder_.empty() || picture.isNull() || files.isEmpty()) return;
  pool_.start(ifThereIsMemory(
      [folder = QDir(shownPath(folder_)), size = size_, transparent = transparent_, picture, files, recent] {
        makeFolder(folder);
        const QImage small = madeSmall(picture, size, transparent);
        for (const QString& file : files) write(folder.filePath(nameOf(file)), small, file);
        removeOthers(folder, recent, size);
      }));
}

void RecentPictures::want(const QStringList& files) {
  if (folder_.empty()) return;
  pool_.start(ifThereIsMemory([this, folder = QDir(shownPath(folder_)), size = size_, files] {
    for (const QString& file : files) {
      const QImage picture = read(folder.filePath(nameOf(file)), size);
      // The signal is queued, because this lives on another thread.
      if (!picture.isNull()) emit ready(file, picture);
    }
  }));
}

void RecentPictures::keepOnly(const QStringList& recent) {
  if (folder_.empty()) return;
  pool_.start(ifThereIsMemory(
      [folder = QDir(shownPath(folder_)), size = size_, recent] { removeOthers(folder, recent, size); }));
}

}  // namespace app
