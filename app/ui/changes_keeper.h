// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "app/ui/rescued_files.h"
#include "pmx/base/result.h"

class QTimer;

namespace app {

/// This keeps a window's unsaved changes, of its show or of its playlist, among the rescued files,
/// so that a crash loses little: kSoon after a change, and at most once in kEvery. Without changes
/// nothing is written. Another thread writes the file, which exists until forget().
class ChangesKeeper : public QObject {
  Q_OBJECT
 public:
  /// It is counted from a change, so that changes that come together are in one file.
  static constexpr std::chrono::milliseconds kSoon{1'000};
  static constexpr std::chrono::milliseconds kEvery{30'000};  ///< between two writes

  using Describe = std::function<std::optional<UnsavedWork>()>;  ///< none: nothing is unsaved
  using Clock = std::function<std::chrono::milliseconds()>;      ///< a time that never goes back
  /// An empty clock means the system's.
  ChangesKeeper(RescuedFiles files, Describe describe, Clock clock, QObject* parent = nullptr);
  ~ChangesKeeper() override;

  /// Must be called when the show or the playlist changed.
  void noteChange();
  /// Writes it if it changed and the time has come, or removes the file if nothing is unsaved
  /// any more. The timer calls it.
  void keepWhenDue();
  /// Writes it now, if anything is unsaved. It is in the file when this returns. Returns none
  /// if nothing is unsaved. Any thread may call it while no other uses the window's data.
  std::optional<base::Result<std::filesystem::path>> keepNow();
  /// Leaves what is unsaved to the next start, which offers it, and begins anew. Returns none if
  /// nothing is unsaved. Errors: the file can't be written; then nothing has changed.
  std::optional<base::Result<std::filesystem::path>> leave();
  /// Removes the file, because its content is saved or isn't wanted.
  void forget();

  /// Returns rescued files that aren't this window's, the latest first.
  [[nodiscard]] std::vector<std::filesystem::path> others();
  /// Returns whether a file is a rescued one.
  [[nodiscard]] bool has(const std::filesystem::path& file) const { return files_.has(file); }
  /// Makes a file this window's. Returns false where it is another window's, or doesn't exist any
  /// more.
  [[nodiscard]] bool claim(const std::filesystem::path& file);
  void letGo(const std::filesystem::path& file);
  void discard(const std::filesystem::path& file);

  /// Records that this rescued file is open; forget() removes it. With `whole`, everything that it
  /// names was found, and later writes replace it. Returns false where it is another window's.
  [[nodiscard]] bool take(const std::filesystem::path& file, bool whole);
  /// Returns the rescued file that is open; empty: none.
  [[nodiscard]] const std::filesystem::path& taken() const { return taken_; }

 private:
  void startTimer();
  void removeFiles();

  RescuedFiles files_;  // used by the pool's thread while it writes
  Describe describe_;
  Clock clock_;
  QThreadPool pool_;
  QTimer* timer_;
  bool changed_ = false;                            // since the last write
  std::optional<std::chrono::milliseconds> noted_;  // time of the first change since then
  std::optional<std::chrono::milliseconds> wrote_;  // time of the last write
  std::filesystem::path kept_;                      // the file being written; empty: none yet
  std::filesystem::path taken_;                     // the one that is open
};

}  // namespace app
