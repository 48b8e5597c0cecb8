// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_files.h"

#include "app/ui/stored_settings.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr qsizetype kLongestPath = 4096;

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

QString recentName(const std::filesystem::path& file) {
  std::error_code failed;
  const auto whole = std::filesystem::absolute(file, failed);
  return shownPath(failed ? file : whole);
}

void RecentFiles::read(const StoredSettings& stored) {
  clear();
  for (const RecentKind kind : kRecentKinds) {
    QStringList& files = files_[static_cast<std::size_t>(kind)];
    for (const QString& file : stored.value(keyOf(kind)).toStringList()) {
      if (makesSense(file) && files.size() < kMax && !files.contains(file)) files << file;
    }
  }
}

void RecentFiles::write(StoredSettings& stored) const {
  for (const RecentKind kind : kRecentKinds) stored.setValue(keyOf(kind), of(kind));
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
