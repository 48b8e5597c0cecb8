// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

#include <QDialog>

class QAction;
class QActionGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace app {

class PicturePanel;
class ViewPictures;
struct WindowActions;

/// This dialog has settings that are set once and stored. Changes apply at once, and changes
/// elsewhere show here. It doesn't block the window.
class SettingsDialog : public QDialog {
  Q_OBJECT
 public:
  /// All of them must outlive the dialog.
  struct Parts {
    const WindowActions& actions;
    PicturePanel& look;
    ViewPictures& pictures;
  };
  SettingsDialog(const Parts& parts, QWidget* parent);

  /// Returns the switch of a command; null where there is none.
  [[nodiscard]] QCheckBox* switchOf(const QAction* action) const;

  // These are the dialog's widgets.
  QTabWidget* pages;
  QLineEdit* folder;  ///< for pictures
  QPushButton *folderButton, *keysButton;
  QComboBox* pictureSize;                  ///< of screenshots; the last item takes the two sides
  QSpinBox *pictureWidth, *pictureHeight;  ///< pixels
  QComboBox *samples, *scale, *language, *appearance;

 signals:
  void folderChanged(const std::filesystem::path& folder);  ///< empty: the usual one
  void pictureSizeChanged(QSize size);                      ///< empty: the view's
  void keysWanted();
  /// The user switched something here, which should be stored.
  void switched(const QAction* action);

 protected:
 private:
  [[nodiscard]] QFormLayout* addPage();
  void addSwitch(QFormLayout& page, QAction* action);
  [[nodiscard]] QComboBox* twinOf(QComboBox& other);
  void addChoice(QComboBox& box, QLabel& label, const QActionGroup& of);
  void addFolder();
  void chooseFolder();
  void takeFolder();
  void addPictureSize();
  void takePictureSize();
  void showPictureSize();
  void showTexts();

  Parts parts_;
  QFormLayout* general_;
  QLabel *languageLabel_, *appearanceLabel_, *folderLabel_, *sizeLabel_, *samplesLabel_, *scaleLabel_;
  std::vector<std::pair<QAction*, QCheckBox*>> switches_;
};

}  // namespace app
