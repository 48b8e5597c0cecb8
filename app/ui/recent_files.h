// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>

#include <QStringList>

namespace app {

class StoredSettings;

/// A recent file is listed under this kind.
enum class RecentKind {
  Show,
  Model,
  Motion,  ///< also poses, cameras and songs
};
inline constexpr std::array kRecentKinds{RecentKind::Show, RecentKind::Model, RecentKind::Motion};

/// These are the files that were opened last, separately by kind, latest first. They are whole
/// paths in the form of shownPath().
class RecentFiles {
 public:
  static constexpr qsizetype kMax = 10;  ///< per kind

  /// Reads the stored lists. Invalid values count as absent.
  void read(const StoredSettings& stored);
  void write(StoredSettings& stored) const;

  void add(RecentKind kind, const std::filesystem::path& file);
  void remove(const QString& file);
  void clear();
  [[nodiscard]] const QStringList& of(RecentKind kind) const { return files_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] QStringList all() const;

 private:
  std::array<QStringList, kRecentKinds.size()> files_;
};

/// Returns the name in the list.
[[nodiscard]] QString recentName(const std::filesystem::path& file);

}  // namespace app
