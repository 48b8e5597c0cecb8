// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QDialog>
#include <QIcon>
#include <QStringList>

#include "app/files/contents.h"
#include "app/opening/thumbnails.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class ChoiceBox;

/// This dialog shows the contents of a folder or an archive to choose from: models with pictures,
/// motions, cameras, poses, songs and shows, each kind under its title where there are several.
class ContentsDialog : public QDialog {
  Q_OBJECT
 public:
  /// `before` has the names (ContentFile::name) that were chosen earlier; empty: likeliestFiles().
  ContentsDialog(std::shared_ptr<const Contents> contents, const OpenContext& context, const QStringList& before,
                 QWidget* parent = nullptr);

  /// Returns the choice in the order of the list.
  [[nodiscard]] std::vector<std::filesystem::path> chosenFiles() const;
  [[nodiscard]] QStringList chosenNames() const;
  /// Returns the file of a row; null for a title.
  [[nodiscard]] const ContentFile* fileOf(const QTreeWidgetItem& row) const;
  [[nodiscard]] const Contents& contents() const { return *contents_; }

  // These are the dialog's widgets.
  QTreeWidget* files;  ///< a row with a tick for each; titles have no tick and can't be selected
  QPushButton* openButton;
  QPushButton* listButton;  ///< plays several dances one after another; hidden for fewer
  ChoiceBox* encoding;      ///< of an archive's names; hidden for folders

 signals:
  void chosen(const std::vector<std::filesystem::path>& files, const QStringList& names);
  /// The dances should be a playlist: the ticked ones, `only`, where several are ticked, else all.
  /// The dancer is the ticked model where it is another one than was proposed; empty: each has its
  /// own.
  void playlistChosen(const std::vector<std::filesystem::path>& only, const std::filesystem::path& dancer);
  /// The archive should be read again with names in another encoding (none: the detected one).
  void encodingChosen(std::optional<base::CodePage> names);

 private:
  void addEncodings();
  void addRows(const QStringList& before);
  [[nodiscard]] QTreeWidgetItem* titleRow(const QString& title) const;
  [[nodiscard]] QTreeWidgetItem* rowOf(const ContentFile& file, bool ticked) const;
  void tickAlone(const QTreeWidgetItem& row);
  [[nodiscard]] std::vector<const ContentFile*> ticked() const;
  void choosePlaylist();
  void showPicture(const std::filesystem::path& model, const QImage& picture);

  std::shared_ptr<const Contents> contents_;
  OpenContext context_;
  Thumbnails* thumbnails_;
  QIcon noPicture_;  // for all models whose picture isn't ready: rows don't grow when it comes
};

}  // namespace app
