// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QVariantMap>

#include "pmx/base/result.h"

namespace app {

/// A file of settings in Qt's own format. QSettings, which would take a part of a file for the whole and doesn't notice a full
/// disk, reads and writes copies among temporary files; the file itself is read whole or not at all, and written as every
/// other (base::PartFile), a moment after a change. What another window has changed there meanwhile stays.
class StoredSettings {
 public:
  static constexpr qint64 kMostBytes = 1 << 20;  ///< of a file; ours are some thousand

  /// A file that isn't there is an empty one; nonsense in it counts as absent. Errors: CannotOpen of one that can't be read
  /// whole, or has more than kMostBytes; CannotWrite where there can't be temporary files.
  [[nodiscard]] static base::Result<std::unique_ptr<StoredSettings>> open(const std::filesystem::path& file);
  ~StoredSettings();  ///< keeps what is new
  StoredSettings(const StoredSettings&) = delete;
  StoredSettings& operator=(const StoredSettings&) = delete;

  [[nodiscard]] const QSettings& values() const { return *values_; }
  /// The same, about to be changed: they are kept once the event loop has its turn.
  [[nodiscard]] QSettings& change();
  /// Writes what has changed, now. Errors: CannotWrite and CannotOpen with the system's reason; the file is as it was, and
  /// what is new is still to be kept.
  [[nodiscard]] base::Result<void> keep();
  /// Told, once, why keep() failed when the event loop had its turn.
  void whenFailing(std::function<void(const base::Error&)> tell) { tell_ = std::move(tell); }

 private:
  explicit StoredSettings(const std::filesystem::path& file);
  [[nodiscard]] base::Result<void> read();
  [[nodiscard]] base::Result<void> keepMerged();

  std::filesystem::path file_;
  QTemporaryDir copies_;
  std::unique_ptr<QSettings> values_;
  QVariantMap known_;  // the values that the file had, or got from here, last
  QTimer turn_;
  std::function<void(const base::Error&)> tell_;
};

}  // namespace app
