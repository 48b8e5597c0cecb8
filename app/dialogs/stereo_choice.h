// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <utility>

#include <QObject>
#include <QVariantMap>

#include "app/film/stereo.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSlider;
class QSpinBox;
class QWidget;

namespace app {

/// These fields of the film's dialog say whether a picture is for two eyes or of all directions,
/// and what the eyes see. Rows that the chosen layout doesn't use aren't there. Lengths are shown
/// in centimetres and metres, 8 cm a unit.
class StereoChoice : public QObject {
  Q_OBJECT
 public:
  /// Adds the fields to a form. `width` and `height` are the picture's: each layout has a size of
  /// its own, which they take over when it is chosen.
  StereoChoice(QFormLayout& form, QSpinBox& width, QSpinBox& height);

  [[nodiscard]] StereoOptions options() const;
  /// Returns the settings for the next start, and restores such; invalid ones are ignored.
  [[nodiscard]] QVariantMap kept() const;
  void restore(const QVariantMap& kept);

  // These are the widgets.
  QComboBox* layout;
  QSlider* eyeSlider;
  QDoubleSpinBox *eyeDistance, *convergence;  ///< cm; m, at its minimum: the camera's target
  QSpinBox* dollyZoom;                        ///< degrees, at its minimum: off

 private:
  void makeTexts();
  void layoutChanged();
  void showUsed();
  [[nodiscard]] Stereo chosen() const;

  QFormLayout& form_;
  QWidget* eyes_;
  QSpinBox &width_, &height_;
  Stereo before_ = Stereo::None;
  std::map<Stereo, std::pair<int, int>> sizes_;  // of layouts that were chosen before
};

}  // namespace app
