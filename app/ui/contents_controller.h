// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class ContentsDialog;
class Document;
struct Contents;

/// This asks for folders, and what to open of a folder or an archive.
class ContentsController : public QObject {
  Q_OBJECT
 public:
  ContentsController(const Document& document, const WindowParts& parts);

  /// Sets the function that chooses a folder; a dialog unless replaced.
  using FolderChooser = std::function<std::filesystem::path()>;
  void setFolderChooser(FolderChooser chooser) { folderChooser_ = std::move(chooser); }
  /// Asks for a folder; empty: none was chosen.
  [[nodiscard]] std::filesystem::path askForFolder(const QString& title) const;

  /// Asks what to open of a folder or an archive.
  ContentsDialog* choose(const std::shared_ptr<const Contents>& contents, bool add);
  /// Asks one question after the other. Later choices join the earlier ones.
  void chooseOneByOne(std::vector<std::shared_ptr<const Contents>> choices, bool add);

 signals:
  void openWanted(const std::vector<std::filesystem::path>& files, bool add);
  /// The dances in a folder or an archive should be a playlist: PlaylistEditor::make().
  void playlistWanted(const std::filesystem::path& folderOrArchive, const std::vector<std::filesystem::path>& only,
                      const std::filesystem::path& dancer);

 private:
  const Document& document_;
  const WindowParts parts_;
  FolderChooser folderChooser_;
};

}  // namespace app
