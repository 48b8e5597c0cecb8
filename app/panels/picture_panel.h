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

/// This panel sets light, shadows and background in the document, and the view's quality by a
/// signal.
class PicturePanel : public QWidget {
  Q_OBJECT
 public:
  explicit PicturePanel(Document& document, QWidget* parent = nullptr);

  [[nodiscard]] ViewQuality quality() const;
  /// Sets the quality. Values beyond the driver's limit count as the limit; a scale that isn't a
  /// choice counts as the nearest one.
  void setQuality(const ViewQuality& quality);

  /// Returns whether pictures that move may be drawn with fewer pixels.
  [[nodiscard]] bool adaptiveResolution() const;
  void setAdaptiveResolution(bool adapts);

  // These are the panel's widgets.
  QCheckBox* motionLight;
  std::array<QDoubleSpinBox*, 3> direction;  ///< the light's direction, MMD's -1 to 1
  QPushButton* colour;
  QComboBox *groundShadow, *selfShadow;
  QSpinBox* range;  ///< MMD's 0 to 9999
  QCheckBox* axes;
  QComboBox* behind;        ///< what is behind everything: a gradient, white or a colour
  QPushButton* background;  ///< its colour
  QPushButton *backdrop, *noBackdrop;
  QComboBox *samples, *scale;
  QComboBox* whilePlaying;  ///< automatic, or the full resolution
  QPushButton* reset;

 signals:
  void qualityChanged(const app::ViewQuality& quality);
  void adaptiveResolutionChanged(bool adapts);
  void backdropChosen(const QString& file);  ///< empty: none
  void backgroundWanted();                   ///< the user wants another colour behind everything
  void lookChosen();                         ///< the user changed light, shadows or background here

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
  void chooseBehind(int item);
  void resetAll();

  Document& document_;
  QColor lightColour_;
  bool quiet_ = false;
};

}  // namespace app
