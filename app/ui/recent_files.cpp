// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_files.h"

#include <QFileInfo>

#include "app/files/kind_by_extension.h"
#include "app/ui/stored_settings.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr qsizetype kLongestPath = 4096;
// Versions without separate lists of shows, models and motions wrote it.
const QString kOneList = QStringLiteral("files/recent");

QString keyOf(RecentKind kind) {
  switch (kind) {
    case RecentKind::Show:
      return QStringLiteral("recent/shows");
    case RecentKind::Model:
      return QStringLiteral("recent/models");
    case RecentKind::Motion:
      break;
  }
  return QStringLiteral("recent/motions");
}

bool makesSense(const QString& file) {
  return !file.isEmpty() && file.size() <= kLongestPath && !file.contains(QChar(u'\0'));
}

}  // namespace

RecentKind recentKindByName(const QString& file) {
  const QString ending = QFileInfo(file).suffix().toLower();
  if (ending == QLatin1String("odori") || ending == QLatin1String("json")) return RecentKind::Show;
  const FileKind called = kindByExtension(toPath(file));
  const bool plays = called == FileKind::Motion || called == FileKind::Pose || called == FileKind::Sound;
  return plays ? RecentKind::Motion : RecentKind::Model;
}

QString recentName(const std::filesystem::path& file) {
  std::error_code failed;
  const auto whole = std::filesystem::absolute(file, failed);
  return shownPath(failed ? file : whole);
}

void RecentFiles::read(const StoredSettings& stored) {
  clear();
  const auto take = [this](RecentKind kind, const QString& file) {
    QStringList& files = files_[static_cast<std::size_t>(kind)];
    if (makesSense(file) && files.size() < kMax && !files.contains(file)) files << file;
  };
  for (const RecentKind kind : kRecentKinds) {
    for (const QString& file : stored.value(keyOf(kind)).toStringList()) take(kind, file);
  }
  for (const QString& file : stored.value(kOneList).toStringList()) take(recentKindByName(file), file);
}

void RecentFiles::write(StoredSettings& stored) const {
  for (const RecentKind kind : kRecentKinds) stored.setValue(keyOf(kind), of(kind));
  stored.remove(kOneList);
}

void RecentFiles::add(RecentKind kind, const std::filesystem::path& file) {
  const QString name = recentName(file);
  if (!makesSense(name)) return;
  remove(name);  // also from other kinds: it was another file then
  QStringList& files = files_[static_cast<std::size_t>(kind)];
  files.prepend(name);
  files = files.mid(0, kMax);
}

void RecentFiles::remove(const QString& file) {
  for (QStringList& files : files_) files.removeAll(file);
}

void RecentFiles::clear() { files_ = {}; }

QStringList RecentFiles::all() const {
  QStringList all;
  for (const QStringList& files : files_) all += files;
  return all;
}

}  // namespace app
