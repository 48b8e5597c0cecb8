// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>

#include <QStringList>

namespace app {

class StoredSettings;

/// What a recent file is listed under.
enum class RecentKind {
  Show,
  Model,
  Motion,  ///< poses, cameras and songs, too
};
inline constexpr std::array kRecentKinds{RecentKind::Show, RecentKind::Model, RecentKind::Motion};

/// By the name alone, without a look at the disk.
[[nodiscard]] RecentKind recentKindByName(const QString& file);

/// The files that were opened last, each kind for itself, latest first. Files are whole paths as shownPath() has them.
class RecentFiles {
 public:
  static constexpr qsizetype kMax = 10;  ///< of each kind

  /// What is stored there, and what versions before this stored in one list. Nonsense counts as absent.
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

/// As it is listed.
[[nodiscard]] QString recentName(const std::filesystem::path& file);

}  // namespace app
