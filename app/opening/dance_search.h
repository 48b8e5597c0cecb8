// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include "app/playlist/playlist.h"
#include "app/tree/open_context.h"

namespace app {

/// These are the dances in files, folders and archives (PlaylistMaker).
struct FoundDances {
  Playlist list;
  QStringList errors;  ///< a line for each file or folder that couldn't be used, and what was odd
};

/// Looks for dances on another thread, for one request after the other.
class DanceSearch : public QObject {
  Q_OBJECT
 public:
  explicit DanceSearch(OpenContext context, QObject* parent = nullptr);
  ~DanceSearch() override;

  /// Calls `then` on this thread with what was found. It isn't called once this object is gone.
  void find(std::vector<std::filesystem::path> paths, std::function<void(FoundDances)> then);
  /// Ends all searches early: what they have found so far is delivered.
  void stop();
  [[nodiscard]] bool isBusy() const { return busy_ > 0; }

 signals:
  void busyChanged(bool busy);

 private:
  OpenContext context_;
  std::shared_ptr<std::atomic<bool>> stop_;
  std::size_t busy_ = 0;
  QThreadPool pool_;  // one thread: in the order of requests
};

}  // namespace app
