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
#include "app/ui/thumbnails.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class ChoiceBox;

/// What a folder or an archive holds, to choose from: models with pictures, motions, cameras, poses, songs and shows, each
/// kind under its title where there are several.
class ContentsDialog : public QDialog {
  Q_OBJECT
 public:
  /// `before`: the names (ContentFile::name) that were chosen of it before; empty: likeliestFiles().
  ContentsDialog(std::shared_ptr<const Contents> contents, const QStringList& before, QWidget* parent = nullptr);

  /// In the order of the list.
  [[nodiscard]] std::vector<std::filesystem::path> chosenFiles() const;
  [[nodiscard]] QStringList chosenNames() const;
  /// The file of a row; null of a title.
  [[nodiscard]] const ContentFile* fileOf(const QTreeWidgetItem& row) const;
  [[nodiscard]] const Contents& contents() const { return *contents_; }

  // The parts, as people find them.
  QTreeWidget* files;  ///< a row for each with a tick; titles, which have no tick, can't be reached
  QPushButton* openButton;
  ChoiceBox* encoding;  ///< of an archive's names; hidden of folders

 signals:
  void chosen(const std::vector<std::filesystem::path>& files, const QStringList& names);
  /// Names are to be read in another encoding (none: the one that is found out), and the archive to be looked into again.
  void encodingChosen(std::optional<base::CodePage> names);

 private:
  void addEncodings();
  void addRows(const QStringList& before);
  [[nodiscard]] QTreeWidgetItem* titleRow(const QString& title) const;
  [[nodiscard]] QTreeWidgetItem* rowOf(const ContentFile& file, bool ticked) const;
  void tickAlone(const QTreeWidgetItem& row);
  [[nodiscard]] std::vector<const ContentFile*> ticked() const;
  void showPicture(const std::filesystem::path& model, const QImage& picture);

  std::shared_ptr<const Contents> contents_;
  Thumbnails* thumbnails_;
  QIcon noPicture_;  // of all models whose picture isn't there: rows don't grow when it comes
};

}  // namespace app
