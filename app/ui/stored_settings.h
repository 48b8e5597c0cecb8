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

/// This is a file of settings in Qt's own format, as QSettings has it on Linux. QSettings itself
/// would take a part of a file for the whole, and doesn't notice a full disk. So the values are
/// here, and QSettings only converts them to text and back in short-lived temporary files. The file
/// is read completely or not at all, and written as every other (base::PartFile), half a second
/// after a change. Changes by another window meanwhile are preserved.
class StoredSettings {
 public:
  static constexpr qint64 kMaxBytes = 1 << 20;  ///< per file; ours are some thousand

  /// Returns the group of a key: if one value of a group changes, all of it is written. Empty: the
  /// key is independent.
  using GroupOf = std::function<QString(const QString& key)>;

  /// Opens the settings. A missing file counts as empty, and invalid values in it as absent.
  /// Errors: CannotOpen for one that can't be read completely, or has more than kMaxBytes;
  /// CannotWrite where temporary files can't be made.
  [[nodiscard]] static base::Result<std::unique_ptr<StoredSettings>> open(const std::filesystem::path& file,
                                                                          GroupOf groupOf = {});
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

 private:
  StoredSettings(const std::filesystem::path& file, GroupOf groupOf);
  [[nodiscard]] base::Result<void> read();
  [[nodiscard]] base::Result<void> keepMerged();
  [[nodiscard]] QVariantMap mergedWith(QVariantMap theirs) const;

  std::filesystem::path file_;
  GroupOf groupOf_;
  QVariantMap values_;
  QVariantMap known_;  // the values last read from or written to the file
  QTimer turn_;
  std::function<void(const base::Error&)> tell_;
};

}  // namespace app
