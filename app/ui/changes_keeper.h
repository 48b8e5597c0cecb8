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

#include "app/description/show_description.h"
#include "app/ui/rescued_shows.h"
#include "pmx/base/result.h"

class QTimer;

namespace app {

/// A show with changes that no file of the user's has.
struct UnsavedShow {
  ShowDescription show;
  ShowOrigin from;
};

/// Keeps a window's unsaved changes among the rescued shows, so that a crash loses little: kSoon after a change, and
/// at most once in kEvery. Without changes nothing is written. The file is written on another thread; it is there until
/// forget().
class ChangesKeeper : public QObject {
  Q_OBJECT
 public:
  static constexpr std::chrono::milliseconds kSoon{1'000};  ///< from a change on, so that what changes with it is in it
  static constexpr std::chrono::milliseconds kEvery{30'000};  ///< from one writing to the next

  using Describe = std::function<std::optional<UnsavedShow>()>;  ///< none: nothing is unsaved
  using Clock = std::function<std::chrono::milliseconds()>;      ///< a time that never goes back
  /// A clock that is empty is the system's.
  ChangesKeeper(const std::filesystem::path& folder, Describe describe, Clock clock, QObject* parent = nullptr);
  ~ChangesKeeper() override;

  /// The show changed.
  void noteChange();
  /// Writes it where it changed and it is time, or nothing of it is unsaved any more; what the timer calls.
  void keepWhenDue();
  /// Writes it now, if anything is unsaved; it is in the file when this returns. None: nothing is. From any thread while no
  /// other one runs what is the window's.
  std::optional<base::Result<std::filesystem::path>> keepNow();
  /// What was kept is saved, or isn't wanted.
  void forget();

  /// Rescued shows that aren't this window's, the latest first.
  [[nodiscard]] std::vector<std::filesystem::path> others();
  /// Whether a file is a rescued show.
  [[nodiscard]] bool has(const std::filesystem::path& file) const { return shows_.has(file); }
  /// Makes one this window's. False where it is another window's, or isn't there any more.
  [[nodiscard]] bool claim(const std::filesystem::path& file);
  void letGo(const std::filesystem::path& file);
  void discard(const std::filesystem::path& file);

  /// This rescued show is on the stage; forget() removes it. `whole`: with all that it names, so that what is kept from now on
  /// takes its place. False where it is another window's.
  [[nodiscard]] bool take(const std::filesystem::path& file, bool whole);
  /// That is on the stage; empty: none.
  [[nodiscard]] const std::filesystem::path& taken() const { return taken_; }

 private:
  void startTimer();
  void removeFiles();

  RescuedShows shows_;  // of the thread of the pool until that is done
  Describe describe_;
  Clock clock_;
  QThreadPool pool_;
  QTimer* timer_;
  bool changed_ = false;                            // since it was written last
  std::optional<std::chrono::milliseconds> noted_;  // when it changed first since then
  std::optional<std::chrono::milliseconds> wrote_;  // when that was
  std::filesystem::path kept_;                      // the file that is written; empty: none yet
  std::filesystem::path taken_;                     // that is on the stage
};

}  // namespace app
