// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QDialog>
#include <QThreadPool>

#include "app/playlist/playlist.h"
#include "app/tree/open_context.h"

class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace app {

/// This dialog shows what a dance of the playlist is made of: its title, and its files with what
/// each is for. Files can be replaced, added, removed, and put into another order, which says whose
/// motion is whose.
class DanceDialog : public QDialog {
  Q_OBJECT
 public:
  /// This is what a file is for in a dance, by its content.
  enum class Part { Show, Model, Accessory, Motion, Camera, Pose, Song, Unusable };

  DanceDialog(const PlaylistEntry& entry, OpenContext context, QWidget* parent = nullptr);
  ~DanceDialog() override;

  /// Sets the function that chooses files to add, or the one that replaces; a dialog unless set. An
  /// empty list means that none was chosen.
  using Chooser = std::function<std::vector<std::filesystem::path>()>;
  void setChooser(Chooser chooser) { chooser_ = std::move(chooser); }

  // These are the dialog's widgets.
  QLineEdit* title;    ///< empty: the title that the files give
  QTreeWidget* files;  ///< a row for each: what it is for, and its path
  QPushButton *add, *replace, *remove, *up, *down, *accept;

 signals:
  /// The user wants the dance like this. There is at least one file.
  void chosen(const std::string& title, const std::vector<std::filesystem::path>& files);

 private:
  void makeFiles();
  void makeButtons();
  void addFiles();
  void replaceFile();
  void removeFile();
  void moveFile(int step);
  void list(int current);
  void readParts();
  void showPossible();
  [[nodiscard]] int row() const;

  OpenContext context_;
  std::vector<std::filesystem::path> paths_;
  Chooser chooser_;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  QThreadPool pool_;
};

/// Returns what a file is for in a dance.
[[nodiscard]] DanceDialog::Part partOf(const std::filesystem::path& file, const OpenContext& context);

}  // namespace app
