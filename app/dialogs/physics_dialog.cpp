// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/physics_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <glm/geometric.hpp>

#include "app/show/motion_physics.h"

namespace app {
namespace {

constexpr float kUnits = 10.0F;  // MMD's 9.8 is 98 units per second squared
constexpr double kMaxStrength = 1000.0;
constexpr double kMaxPreroll = 600.0;  // frames: 20 seconds of the dance take about a second
const base::Vec3 kMmd(0.0F, -98.0F, 0.0F);

}  // namespace

PhysicsDialog::PhysicsDialog(const base::Vec3& gravity, double prerollFrames, QWidget* parent) : QDialog(parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Physics Settings"));
  auto* form = new QFormLayout(this);
  strength_ = field(tr("Strength"), kMaxStrength);
  strength_->setMinimum(0.0);
  x_ = field(tr("Direction X"), 1.0);
  y_ = field(tr("Direction Y"), 1.0);
  z_ = field(tr("Direction Z"), 1.0);
  form->addRow(tr("Gravity &strength"), strength_);
  form->addRow(tr("Direction &X"), x_);
  form->addRow(tr("Direction &Y"), y_);
  form->addRow(tr("Direction &Z"), z_);
  preroll_ = new QDoubleSpinBox(this);
  preroll_->setAccessibleName(tr("Pre-roll after a seek"));
  preroll_->setRange(0.0, kMaxPreroll);
  preroll_->setDecimals(0);
  preroll_->setSuffix(tr(" frames"));
  preroll_->setValue(prerollFrames);
  preroll_->setToolTip(
      tr("Frames of physics that are simulated before the frame that you go to: more is more accurate, but slower"));
  form->addRow(tr("Pre-roll after a see&k"), preroll_);
  connect(preroll_, &QDoubleSpinBox::valueChanged, this, &PhysicsDialog::prerollChanged);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
    show(kMmd);
    emit gravityChanged(kMmd);
    preroll_->setValue(PhysicsPacing().prerollFrames);
  });
  show(gravity);
}

QDoubleSpinBox* PhysicsDialog::field(const QString& name, double most) {
  auto* made = new QDoubleSpinBox(this);
  made->setAccessibleName(name);
  made->setRange(-most, most);
  made->setDecimals(2);
  made->setSingleStep(0.1);
  connect(made, &QDoubleSpinBox::valueChanged, this, [this] { emit gravityChanged(gravity()); });
  return made;
}

void PhysicsDialog::show(const base::Vec3& gravity) {
  const float length = glm::length(gravity);
  const base::Vec3 direction = length > 0.0F ? gravity / length : base::Vec3(0.0F, -1.0F, 0.0F);
  const QSignalBlocker a(strength_), b(x_), c(y_), d(z_);
  strength_->setValue(static_cast<double>(length / kUnits));
  x_->setValue(static_cast<double>(direction.x));
  y_->setValue(static_cast<double>(direction.y));
  z_->setValue(static_cast<double>(direction.z));
}

base::Vec3 PhysicsDialog::gravity() const {
  const base::Vec3 direction(static_cast<float>(x_->value()), static_cast<float>(y_->value()),
                             static_cast<float>(z_->value()));
  const float length = glm::length(direction);
  if (!(length > 0.0F)) return base::Vec3(0.0F);
  return direction * (static_cast<float>(strength_->value()) * kUnits / length);
}

}  // namespace app
