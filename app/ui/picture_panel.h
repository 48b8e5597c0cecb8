// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include <QColor>
#include <QWidget>

#include "app/document/document.h"
#include "app/scene/scene_view.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace app {

/// Light, shadows and what is behind the models, of the document; and the view's quality, which it tells.
class PicturePanel : public QWidget {
  Q_OBJECT
 public:
  explicit PicturePanel(Document& document, QWidget* parent = nullptr);

  [[nodiscard]] ViewQuality quality() const;
  /// What the driver doesn't give counts as the most it does; a scale not among the choices as the nearest.
  void setQuality(const ViewQuality& quality);

  // The fields, as people find them.
  QCheckBox* motionLight;
  std::array<QDoubleSpinBox*, 3> direction;  ///< where the light goes, MMD's -1 to 1
  QPushButton* colour;
  QComboBox *groundShadow, *selfShadow;
  QSpinBox* range;  ///< MMD's 0 to 9999
  QCheckBox* axes;
  QPushButton* background;  ///< its colour
  QPushButton *backdrop, *noBackdrop;
  QComboBox *samples, *scale;
  QPushButton* reset;

 signals:
  void qualityChanged(const app::ViewQuality& quality);
  void backdropChosen(const QString& file);  ///< empty: none
  void backgroundWanted();                   ///< another colour behind everything
  void lookChosen();                         ///< somebody changed light, shadows or background here

 private:
  [[nodiscard]] PictureOptions options() const;
  void showOptions(const PictureOptions& options);
  void makeLight(QWidget* box);
  void makeShadows(QWidget* box);
  void makeBackground(QWidget* box);
  void makeQuality(QWidget* box);
  void tell();
  void tellLight();
  void tellQuality();
  void chooseColour();
  void chooseBackdrop();
  void showColour();
  void showBackground();
  void resetAll();

  Document& document_;
  QColor lightColour_;
  bool quiet_ = false;
};

}  // namespace app
