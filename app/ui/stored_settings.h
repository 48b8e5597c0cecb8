// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include <QStringList>
#include <QTimer>
#include <QVariantMap>

#include "pmx/base/result.h"

namespace app {

/// This is a file of settings: one JSON object with a value for each key. QSettings would take a
/// part of a file for the whole, and doesn't notice a full disk. This file is read completely or
/// not at all, and written as every other (base::PartFile), half a second after a change. Changes
/// by another window meanwhile are preserved, and so are values of kinds that aren't known here.
///
/// A value is a bool, a number up to kMaxNumber, a text, or a list of such values. It comes back as
/// bool, qlonglong, double, QString or QVariantList.
class StoredSettings {
 public:
  static constexpr qint64 kMaxBytes = 1 << 20;  ///< per file; ours are some thousand

  static constexpr double kMaxNumber = 2e9;  ///< greater ones count as absent, so that an int holds each

  /// Opens the settings. A missing file counts as empty, and a value that can't be one of ours as
  /// absent. Errors, after which the file stays as it is: CannotOpen and CannotRead for one that
  /// can't be read completely, or has more than kMaxBytes; BadValue and NotThisFormat for one that
  /// isn't a JSON object, because somebody may have lost a comma in it.
  [[nodiscard]] static base::Result<std::unique_ptr<StoredSettings>> open(const std::filesystem::path& file);
  ~StoredSettings();  ///< writes changes
  StoredSettings(const StoredSettings&) = delete;
  StoredSettings& operator=(const StoredSettings&) = delete;

  [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const {
    return values_.value(key, otherwise);
  }
  [[nodiscard]] QStringList allKeys() const { return values_.keys(); }
  void setValue(const QString& key, const QVariant& value);
  /// Removes a value and all whose keys begin with it and a slash.
  void remove(const QString& key);

  /// Writes changes now. Errors: CannotWrite and CannotOpen with the system's reason; the file is
  /// then unchanged, and the changes are still to be written.
  [[nodiscard]] base::Result<void> keep();
  /// Sets a function that is called once with the error when a delayed keep() fails.
  void whenFailing(std::function<void(const base::Error&)> tell) { tell_ = std::move(tell); }
  /// Sets how long after a change it is written, in milliseconds. The default is 500, so that
  /// dragging a slider writes once.
  void setDelay(int milliseconds) { turn_.setInterval(milliseconds); }

 private:
  explicit StoredSettings(const std::filesystem::path& file);
  [[nodiscard]] base::Result<void> read();
  [[nodiscard]] base::Result<void> keepMerged();

  std::filesystem::path file_;
  QVariantMap values_;
  QVariantMap known_;  // the values last read from or written to the file
  QTimer turn_;
  std::function<void(const base::Error&)> tell_;
};

}  // namespace app
