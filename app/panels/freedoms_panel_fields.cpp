// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of FreedomsPanel that says how one joint may move.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSlider>
#include <QToolButton>

#include "app/panels/freedoms_panel.h"
#include "app/widgets/form_rows.h"

namespace app {
namespace {

using ik::solvers::BoneFreedom;
using ik::solvers::Limit;
using ik::solvers::LimitKind;
using ik::solvers::Vec3;

constexpr double kDegrees = 180.0 / ik::solvers::kPi;
constexpr double kMaxEllipseDegrees = 89.9;  // degrees that an ellipse takes
constexpr double kFirstLimit = 45.0;         // degrees of a joint that gets a limit
constexpr double kFirstSlide = 5.0;          // units
constexpr int kAsFile = -1;                  // the first choice of how a bone turns

/// Returns the index of the coordinate axis that a direction is nearest to.
int nearestAxis(const Vec3& axis) {
  const Vec3 size = glm::abs(axis);
  return size.y >= size.x && size.y >= size.z ? 1 : size.x >= size.z ? 0 : 2;
}

bool hasAxis(LimitKind kind) {
  return kind == LimitKind::Hinge || kind == LimitKind::Cone || kind == LimitKind::Ellipse;
}
bool hasLimit(LimitKind kind) {
  return kind == LimitKind::Euler || kind == LimitKind::Cone || kind == LimitKind::Ellipse;
}

/// Returns the largest angle of a limit that has one number here, degrees.
double limitDegrees(const Limit& limit) {
  if (limit.kind == LimitKind::Cone) return limit.angles[0] * kDegrees;
  if (limit.kind == LimitKind::Ellipse) return *std::ranges::max_element(limit.angles) * kDegrees;
  double most = 0.0;
  for (int i = 0; i < 3; ++i) most = std::max({most, std::abs(limit.lower[i]), std::abs(limit.upper[i])});
  return most * kDegrees;
}

/// Returns a limit of a kind with one angle to all sides.
Limit evenLimit(LimitKind kind, const Vec3& axis, double degrees) {
  const double angle = degrees / kDegrees;
  switch (kind) {
    case LimitKind::Euler:
      return ik::solvers::eulerLimit(Vec3(-angle), Vec3(angle));
    case LimitKind::Cone:
      return ik::solvers::coneLimit(axis, angle);
    case LimitKind::Ellipse: {
      const double within = std::min(degrees, kMaxEllipseDegrees) / kDegrees;
      return ik::solvers::ellipseLimit(axis, ik::solvers::anyAcross(axis), {within, within, within, within});
    }
    case LimitKind::Hinge:
      return ik::solvers::hingeLimit(axis, -angle, angle);
    case LimitKind::Free:
    case LimitKind::Locked:
      break;
  }
  Limit limit;
  limit.kind = kind;
  return limit;
}

/// Brings the largest angle of a limit to a number of degrees; the others keep their share.
void scale(Limit& limit, double degrees) {
  const double before = limitDegrees(limit);
  if (!(before > 0.0)) {
    limit = evenLimit(limit.kind, limit.axis, degrees);
    return;
  }
  const double factor = degrees / before;
  for (double& angle : limit.angles) angle *= factor;
  if (limit.kind == LimitKind::Euler) limit = ik::solvers::eulerLimit(limit.lower * factor, limit.upper * factor);
}

QDoubleSpinBox* numberField(double most, int decimals, QWidget* parent) {
  auto* field = new QDoubleSpinBox(parent);
  field->setRange(-most, most);
  field->setDecimals(decimals);
  field->setKeyboardTracking(false);
  field->setMinimumWidth(40);
  return field;
}

QComboBox* axisBox(QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const char* name : {"X", "Y", "Z"}) box->addItem(QLatin1String(name));
  return box;
}

}  // namespace

void FreedomsPanel::makeFields() {
  fields_ = new QWidget(this);
  auto* form = new QFormLayout(fields_);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  makeTurnFields(*form);
  makeSlideFields(*form);
  layout()->addWidget(fields_);
}

void FreedomsPanel::makeTurnFields(QFormLayout& form) {
  turn = new QComboBox(fields_);
  for (const int kind : {kAsFile, int(LimitKind::Free), int(LimitKind::Locked), int(LimitKind::Hinge),
                         int(LimitKind::Euler), int(LimitKind::Cone), int(LimitKind::Ellipse)})
    turn->addItem(QString(), kind);
  keepTranslated(this, [this] {
    int i = 0;
    for (const QString& text : {tr("As in the file"), tr("Freely"), tr("Not at all"), tr("As a hinge"),
                                tr("Within angles"), tr("Within a cone"), tr("Within an ellipse")})
      turn->setItemText(i++, text);
    turn->setAccessibleName(tr("How the bone turns"));
  });
  addRow(form, turn, [] { return tr("Turns:"); });
  axis = axisBox(fields_);
  keepTranslated(this, [this] { axis->setToolTip(tr("The hinge's axis, or the middle of the cone, at rest")); });
  axisLabel_ = addRow(form, axis, [] { return tr("Axis:"); });
  auto* range = new QHBoxLayout;
  from = numberField(360.0, 1, fields_);
  to = numberField(360.0, 1, fields_);
  for (QDoubleSpinBox* each : {from, to}) {
    each->setSuffix(QStringLiteral("\u00b0"));
    range->addWidget(each, 1);
  }
  keepTranslated(this, [this] {
    from->setAccessibleName(tr("Smallest angle"));
    to->setAccessibleName(tr("Largest angle"));
  });
  rangeLabel_ = addRow(form, range, [] { return tr("Range:"); });
  auto* lean = new QHBoxLayout;
  limitSlider = new QSlider(Qt::Horizontal, fields_);
  limitSlider->setRange(0, 180);
  limit = numberField(180.0, 1, fields_);
  limit->setMinimum(0.0);
  limit->setSuffix(QStringLiteral("\u00b0"));
  lean->addWidget(limitSlider, 1);
  lean->addWidget(limit);
  keepTranslated(this, [this] {
    for (QWidget* each : {static_cast<QWidget*>(limitSlider), static_cast<QWidget*>(limit)}) {
      each->setAccessibleName(tr("Limit"));
      each->setToolTip(tr("How far the bone may turn to each side; 0 locks it"));
    }
  });
  limitLabel_ = addRow(form, lean, [] { return tr("Limit:"); });
}

void FreedomsPanel::makeSlideFields(QFormLayout& form) {
  auto* way = new QHBoxLayout;
  slides = new QCheckBox(fields_);
  slideAxis = axisBox(fields_);
  way->addWidget(slides, 1);
  way->addWidget(slideAxis);
  form.addRow(way);
  auto* range = new QHBoxLayout;
  slideFrom = numberField(static_cast<double>(base::kMaxUnits), 2, fields_);
  slideTo = numberField(static_cast<double>(base::kMaxUnits), 2, fields_);
  for (QDoubleSpinBox* each : {slideFrom, slideTo}) range->addWidget(each, 1);
  keepTranslated(this, [this] {
    slides->setText(tr("Slides along the axis"));
    slideAxis->setAccessibleName(tr("Axis of the slide"));
    slideFrom->setAccessibleName(tr("Slide from, units"));
    slideTo->setAccessibleName(tr("Slide to, units"));
  });
  addRow(form, range, [] { return tr("Way, units:"); });
}

void FreedomsPanel::connectFields() {
  const auto step = [this](const std::function<void(BoneFreedom&)>& how) {  // each choice is one
    ++edits_;
    change(how);
    ++edits_;
  };
  connect(turn, &QComboBox::activated, this, [this, step] {
    step([this](BoneFreedom& freedom) {
      const int chosen = turn->currentData().toInt();
      if (chosen == kAsFile) return freedom.turn.reset();
      const auto kind = static_cast<LimitKind>(chosen);
      if (!freedom.turn || freedom.turn->kind != kind)
        freedom.turn = evenLimit(kind, ik::solvers::unitAxis(std::max(0, axis->currentIndex())), kFirstLimit);
    });
  });
  connect(axis, &QComboBox::activated, this, [this, step] {
    step([this](BoneFreedom& freedom) {
      if (!freedom.turn || nearestAxis(freedom.turn->axis) == axis->currentIndex()) return;
      freedom.turn->axis = ik::solvers::unitAxis(axis->currentIndex());
      freedom.turn->right = ik::solvers::anyAcross(freedom.turn->axis);
    });
  });
  // Only the number that was entered changes: a file may say more than these fields.
  const auto changeRange = [this](bool lower, double degrees) {
    change([&](BoneFreedom& freedom) {
      if (!freedom.turn) return;
      Limit& hinge = *freedom.turn;
      (lower ? hinge.lower.x : hinge.upper.x) = degrees / kDegrees;
      if (hinge.lower.x > hinge.upper.x) std::swap(hinge.lower.x, hinge.upper.x);
    });
  };
  connect(from, &QDoubleSpinBox::valueChanged, this, [changeRange](double value) { changeRange(true, value); });
  connect(to, &QDoubleSpinBox::valueChanged, this, [changeRange](double value) { changeRange(false, value); });
  connect(limit, &QDoubleSpinBox::valueChanged, this, [this](double degrees) {
    change([&](BoneFreedom& freedom) {
      if (freedom.turn) scale(*freedom.turn, degrees);
    });
  });
  connect(limitSlider, &QSlider::valueChanged, this, [this](int degrees) {
    if (!quiet_) limit->setValue(degrees);
  });
  connect(limitSlider, &QSlider::sliderReleased, this, [this] { ++edits_; });
  for (QDoubleSpinBox* field : {from, to, limit, slideFrom, slideTo})
    connect(field, &QDoubleSpinBox::editingFinished, this, [this] { ++edits_; });
  connectSlide();
}

void FreedomsPanel::connectSlide() {
  connect(slides, &QCheckBox::toggled, this, [this](bool on) {
    ++edits_;
    change([this, on](BoneFreedom& freedom) {
      freedom.slide.reset();
      if (!on) return;
      freedom.slide = ik::solvers::SlideRange{ik::solvers::unitAxis(slideAxis->currentIndex()), 0.0, kFirstSlide};
    });
    ++edits_;
  });
  connect(slideAxis, &QComboBox::activated, this, [this] {
    ++edits_;
    change([this](BoneFreedom& freedom) {
      if (freedom.slide && nearestAxis(freedom.slide->axis) != slideAxis->currentIndex())
        freedom.slide->axis = ik::solvers::unitAxis(slideAxis->currentIndex());
    });
    ++edits_;
  });
  const auto changeWay = [this](bool lower, double units) {
    change([&](BoneFreedom& freedom) {
      if (!freedom.slide) return;
      (lower ? freedom.slide->lower : freedom.slide->upper) = units;
      if (freedom.slide->lower > freedom.slide->upper) std::swap(freedom.slide->lower, freedom.slide->upper);
    });
  };
  connect(slideFrom, &QDoubleSpinBox::valueChanged, this, [changeWay](double value) { changeWay(true, value); });
  connect(slideTo, &QDoubleSpinBox::valueChanged, this, [changeWay](double value) { changeWay(false, value); });
}

void FreedomsPanel::addCurrent() {
  const DocumentActor* of = actor();
  const std::int32_t bone = selection_.parts().bone;
  if (of == nullptr || bone < 0) return;
  std::vector<BoneFreedom> freedoms = of->switches.freedoms;
  if (ik::solvers::freedomOf(freedoms, bone) != nullptr || freedoms.size() >= kMaxFreedoms) return;
  BoneFreedom made;
  made.bone = bone;
  made.turn = evenLimit(LimitKind::Cone, ik::solvers::unitAxis(1), kFirstLimit);
  const auto at = std::ranges::lower_bound(freedoms, bone, {}, &BoneFreedom::bone);
  freedoms.insert(at, made);
  document_.setFreedoms(
      selection_.actor(), [] { return tr("Add Joint"); }, freedoms);
  for (std::size_t i = 0; i < listed_.size(); ++i)
    if (listed_[i].bone == bone) list->setCurrentItem(list->topLevelItem(static_cast<int>(i)));
}

void FreedomsPanel::showFields() {
  const QScopedValueRollback quiet(quiet_, true);
  const auto row = current();
  const BoneFreedom* freedom =
      row && actor() != nullptr ? ik::solvers::freedomOf(actor()->switches.freedoms, row->bone) : nullptr;
  const std::int32_t bone = selection_.parts().bone;
  add->setEnabled(actor() != nullptr && bone >= 0 && actor()->switches.freedoms.size() < kMaxFreedoms &&
                  ik::solvers::freedomOf(actor()->switches.freedoms, bone) == nullptr);
  remove->setEnabled(freedom != nullptr);
  fields_->setVisible(freedom != nullptr);
  if (freedom == nullptr) return;
  const LimitKind kind = freedom->turn ? freedom->turn->kind : LimitKind::Free;
  // A bone that slides doesn't turn unless something else is said.
  const int otherwise = freedom->slide ? int(LimitKind::Locked) : kAsFile;
  turn->setCurrentIndex(turn->findData(freedom->turn ? int(kind) : otherwise));
  const bool hinge = freedom->turn && kind == LimitKind::Hinge, lean = freedom->turn && hasLimit(kind);
  for (QWidget* each : {static_cast<QWidget*>(axis), static_cast<QWidget*>(axisLabel_)})
    each->setVisible(freedom->turn && hasAxis(kind));
  for (QWidget* each : {static_cast<QWidget*>(from), static_cast<QWidget*>(to), static_cast<QWidget*>(rangeLabel_)})
    each->setVisible(hinge);
  for (QWidget* each :
       {static_cast<QWidget*>(limitSlider), static_cast<QWidget*>(limit), static_cast<QWidget*>(limitLabel_)})
    each->setVisible(lean);
  if (freedom->turn && hasAxis(kind)) axis->setCurrentIndex(nearestAxis(freedom->turn->axis));
  if (hinge) {
    from->setValue(freedom->turn->lower.x * kDegrees);
    to->setValue(freedom->turn->upper.x * kDegrees);
  }
  if (lean) {
    limit->setMaximum(kind == LimitKind::Ellipse ? kMaxEllipseDegrees : 180.0);
    limitSlider->setMaximum(static_cast<int>(limit->maximum()));
    limit->setValue(limitDegrees(*freedom->turn));
    limitSlider->setValue(static_cast<int>(std::lround(limit->value())));
  }
  slides->setChecked(freedom->slide.has_value());
  for (QWidget* each :
       {static_cast<QWidget*>(slideAxis), static_cast<QWidget*>(slideFrom), static_cast<QWidget*>(slideTo)})
    each->setEnabled(freedom->slide.has_value());
  if (!freedom->slide) return;
  slideAxis->setCurrentIndex(nearestAxis(freedom->slide->axis));
  slideFrom->setValue(freedom->slide->lower);
  slideTo->setValue(freedom->slide->upper);
}

}  // namespace app
