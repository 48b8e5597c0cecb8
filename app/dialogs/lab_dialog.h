// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace app {

struct LabScene;

/// This window lists the scenes of the IK lab, a picture and a title each, and shows the card of
/// the one that is chosen: what is to be seen and tried there, and the chapter about it.
class LabDialog : public QDialog {
  Q_OBJECT
 public:
  /// `folder` has the scenes' files and pictures.
  LabDialog(std::filesystem::path folder, QWidget* parent);

  // These are the window's widgets.
  QListWidget* scenes;  ///< rows in the order of labScenes()
  QLabel *picture, *title, *card, *chapter;
  QPushButton *openButton, *closeButton;

 signals:
  void sceneWanted(const std::filesystem::path& show);

 private:
  [[nodiscard]] const LabScene& chosen() const;
  [[nodiscard]] QPixmap pictureOf(const LabScene& scene, int width) const;
  void makeCard();
  void retranslate();
  void showCard();
  void openChosen();

  std::filesystem::path folder_;
};

}  // namespace app
