// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "pmx/base/math.h"

class QDoubleSpinBox;

namespace app {

/// This dialog sets strength and direction of gravity in MMD's form: 9.8 downwards at first, in
/// tens of units per second squared; and how long hair and clothes settle, unseen, after a seek.
class PhysicsDialog : public QDialog {
  Q_OBJECT
 public:
  PhysicsDialog(const base::Vec3& gravity, double prerollFrames, QWidget* parent);

 signals:
  /// Emitted with every change; units per second squared.
  void gravityChanged(const base::Vec3& gravity);
  void prerollChanged(double frames);  ///< of 1/30 s

 private:
  void show(const base::Vec3& gravity);
  [[nodiscard]] base::Vec3 gravity() const;
  QDoubleSpinBox* field(const QString& name, double most);

  QDoubleSpinBox *strength_ = nullptr, *x_ = nullptr, *y_ = nullptr, *z_ = nullptr, *preroll_ = nullptr;
};

}  // namespace app
