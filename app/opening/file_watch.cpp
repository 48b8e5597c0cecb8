// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/file_watch.h"

#include <algorithm>

#include <QFileInfo>

#include "app/widgets/text.h"

namespace app {

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMs);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &rest_, qOverload<>(&QTimer::start));
  connect(&rest_, &QTimer::timeout, this, [this] {
    // Between removing a file and writing it anew it doesn't exist, so this waits for it.
    const bool whole = std::ranges::all_of(wanted_, [](const QString& file) { return QFileInfo::exists(file); });
    addAgain();
    if (whole || ++waits_ > kMaxWaits) {
      waits_ = 0;
      wanted_.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
      emit changed();
    } else {
      rest_.start();
    }
  });
}

void FileWatch::watch(const std::vector<std::filesystem::path>& files) {
  wanted_.clear();
  for (const auto& file : files) {
    const QString name = shownPath(file);
    if (std::size_t(wanted_.size()) < kMaxFiles && QFileInfo::exists(name) && !wanted_.contains(name)) wanted_ << name;
  }
  const QStringList watched = watcher_.files();
  QStringList gone;
  std::ranges::copy_if(watched, std::back_inserter(gone),
                       [this](const QString& file) { return !wanted_.contains(file); });
  if (!gone.isEmpty()) watcher_.removePaths(gone);
  if (wanted_.isEmpty()) rest_.stop();
  addAgain();
}

void FileWatch::addAgain() {
  const QStringList watched = watcher_.files();
  QStringList missing;
  std::ranges::copy_if(wanted_, std::back_inserter(missing),
                       [&](const QString& file) { return !watched.contains(file) && QFileInfo::exists(file); });
  if (!missing.isEmpty()) watcher_.addPaths(missing);
}

}  // namespace app
