// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <system_error>
#include <vector>

#include <QDialog>
#include <QThreadPool>

#include "app/description/missing_files.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace app {

/// This dialog lists a show's missing files. The user chooses each by hand, or finds them in a
/// folder by their names.
class MissingDialog : public QDialog {
  Q_OBJECT
 public:
  MissingDialog(std::vector<std::filesystem::path> missing, std::filesystem::path folder, QWidget* parent = nullptr);
  ~MissingDialog() override;

  /// Sets the functions that choose a file or a folder; dialogs unless replaced. An empty path
  /// means that none was chosen.
  using Chooser = std::function<std::filesystem::path()>;
  void setChoosers(Chooser file, Chooser folder);
  [[nodiscard]] const FoundInstead& found() const { return found_; }
  [[nodiscard]] bool looking() const { return looking_; }

  // These are the dialog's widgets.
  QTreeWidget* files;  ///< a row for each: its name, and the file found instead
  QPushButton *choose, *look, *openShow;
  QLabel* said;

 signals:
  void chosen(const app::FoundInstead& found);

 private:
  void chooseFile();
  void lookIn(const std::filesystem::path& folder);
  void take(const FoundInstead& more, std::error_code unread);
  void update();

  std::vector<std::filesystem::path> missing_;
  std::filesystem::path folder_;
  Chooser fileChooser_, folderChooser_;
  FoundInstead found_;
  std::error_code unread_;  // of the folder that was searched last
  bool looking_ = false;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  QThreadPool pool_;
};

}  // namespace app
