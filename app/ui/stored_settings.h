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

/// A file of settings in Qt's own format, as QSettings has it on Linux. QSettings itself would take a part of a file for the whole,
/// and doesn't notice a full disk. So the values are here; QSettings only turns them into text and back, by temporary files that
/// don't outlive that. The file is read whole or not at all, and written as every other (base::PartFile), half a second
/// after a change. What another window has changed in it meanwhile stays.
class StoredSettings {
 public:
  static constexpr qint64 kMaxBytes = 1 << 20;  ///< of a file; ours are some thousand

  /// The name of what a key belongs to: where one value of it is changed, all of it is written. Empty: the key stands alone.
  using GroupOf = std::function<QString(const QString& key)>;

  /// A file that isn't there is an empty one; nonsense in it counts as absent. Errors: CannotOpen of one that can't be read
  /// whole, or has more than kMaxBytes; CannotWrite where there can't be temporary files.
  [[nodiscard]] static base::Result<std::unique_ptr<StoredSettings>> open(const std::filesystem::path& file,
                                                                          GroupOf groupOf = {});
  ~StoredSettings();  ///< keeps what is new
  StoredSettings(const StoredSettings&) = delete;
  StoredSettings& operator=(const StoredSettings&) = delete;

  [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const {
    return values_.value(key, otherwise);
  }
  [[nodiscard]] QStringList allKeys() const { return values_.keys(); }
  void setValue(const QString& key, const QVariant& value);
  /// A value, and all whose keys begin with it and a slash.
  void remove(const QString& key);

  /// Writes what has changed, now. Errors: CannotWrite and CannotOpen with the system's reason; the file is as it was, and
  /// what is new is still to be kept.
  [[nodiscard]] base::Result<void> keep();
  /// Told, once, why keep() failed by itself.
  void whenFailing(std::function<void(const base::Error&)> tell) { tell_ = std::move(tell); }

 private:
  StoredSettings(const std::filesystem::path& file, GroupOf groupOf);
  [[nodiscard]] base::Result<void> read();
  [[nodiscard]] base::Result<void> keepMerged();
  [[nodiscard]] QVariantMap mergedWith(QVariantMap theirs) const;

  std::filesystem::path file_;
  GroupOf groupOf_;
  QVariantMap values_;
  QVariantMap known_;  // the values that the file had, or got from here, last
  QTimer turn_;
  std::function<void(const base::Error&)> tell_;
};

}  // namespace app
