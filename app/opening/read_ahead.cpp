// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/read_ahead.h"

#include <atomic>
#include <exception>
#include <utility>

#include "app/playlist/playlist_maker.h"
#include "app/tree/archive_tree.h"

namespace app {

/// This is the dance. Its thread keeps it, even if nobody wants it any more.
struct ReadAhead::Dance {
  std::atomic<bool> stop{false};
  bool read = false;  // of the window's thread
  FoundFiles found;
  std::shared_ptr<LoadedFiles> files = std::make_shared<LoadedFiles>();
};

ReadAhead::ReadAhead(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

ReadAhead::~ReadAhead() {
  drop();
  thread_.clear();
  thread_.waitForDone();
}

void ReadAhead::begin(Playlist list, std::size_t entry, FileReading::Ways ways) {
  drop();
  dance_ = std::make_shared<Dance>();
  dance_->files->ofPlaylist = true;
  ways.stopped = [dance = dance_.get(), stopped = std::move(ways.stopped)] { return dance->stop || stopped(); };
  thread_.start([this, dance = dance_, list = std::move(list), entry, ways = std::move(ways)] {
    LoadedFiles& files = *dance->files;
    try {
      const ArchivesStayOpen stayOpen(ways.context);
      dance->found = findFiles(entryFiles(list, entry, ways.context), ways.context, ways.stopped);
      files.joins = dance->found.onlyAccessories();
      if (!ways.stopped()) FileReading(dance->found, {}, ways, files).run();
    } catch (const std::exception& broken) {
      files.errors.emplace_back(broken.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, dance] {
          if (dance != dance_) return;
          dance->read = true;
          emit read();
        },
        Qt::QueuedConnection);
  });
}

bool ReadAhead::isRead() const { return dance_ && dance_->read; }

const LoadedFiles* ReadAhead::files() const { return isRead() ? dance_->files.get() : nullptr; }

ReadAhead::Taken ReadAhead::take() {
  const auto dance = std::exchange(dance_, nullptr);
  return {dance->files, dance->found.hasModel()};
}

void ReadAhead::drop() {
  if (dance_) dance_->stop = true;
  dance_.reset();
}

}  // namespace app
