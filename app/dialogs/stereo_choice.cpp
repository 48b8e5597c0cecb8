// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/stereo_choice.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include "app/language/live_text.h"
#include "app/widgets/fitting_dialogs.h"
#include "app/widgets/form_rows.h"

namespace app {
namespace {

constexpr double kCmAUnit = 8.0, kMetresAUnit = 0.08;
constexpr int kSliderSteps = 10;           // for a centimetre
constexpr int kSliderCm = 20;              // at its end; the field beside it goes farther
constexpr double kMaxConvergence = 100.0;  // metres

/// They are in the order of Stereo.
constexpr std::array kLayouts{
    QT_TRANSLATE_NOOP("app::StereoChoice", "One view"), QT_TRANSLATE_NOOP("app::StereoChoice", "3D, side by side"),
    QT_TRANSLATE_NOOP("app::StereoChoice", "VR180 (3D)"), QT_TRANSLATE_NOOP("app::StereoChoice", "360°"),
    QT_TRANSLATE_NOOP("app::StereoChoice", "360° (3D, top-bottom)")};

QDoubleSpinBox* length(double from, double to, double step, const char* unit, QWidget* parent) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(from, to);
  box->setSingleStep(step);
  box->setSuffix(QStringLiteral(" ") + QString::fromLatin1(unit));
  return box;
}

}  // namespace

StereoChoice::StereoChoice(QFormLayout& form, QSpinBox& width, QSpinBox& height)
    : QObject(form.parentWidget()),
      form_(form),
      eyes_(new QWidget(form.parentWidget())),
      width_(width),
      height_(height) {
  QWidget* const parent = form.parentWidget();
  layout = new QComboBox(parent);
  for ([[maybe_unused]] const char* each : kLayouts) layout->addItem(QString());
  auto* line = new QHBoxLayout(eyes_);
  line->setContentsMargins(0, 0, 0, 0);
  eyeSlider = new QSlider(Qt::Horizontal, eyes_);
  eyeSlider->setRange(0, kSliderCm * kSliderSteps);
  eyeSlider->setPageStep(kSliderSteps);
  eyeDistance = length(0.0, kMaxEyeDistance * kCmAUnit, 0.1, "cm", eyes_);
  eyeDistance->setDecimals(1);
  line->addWidget(eyeSlider, 1);
  line->addWidget(eyeDistance);
  convergence = length(0.0, kMaxConvergence, 0.1, "m", parent);
  dollyZoom = new QSpinBox(parent);
  dollyZoom->setRange(static_cast<int>(kMinDollyZoom) - 1, static_cast<int>(kMaxDollyZoom));
  dollyZoom->setSuffix(QStringLiteral("°"));
  for (QWidget* each : std::initializer_list<QWidget*>{convergence, dollyZoom})
    each->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  addRow(form, layout, [] { return tr("&View:"); });
  addRow(form, eyes_, [] { return tr("E&ye distance:"); });
  addRow(form, convergence, [] { return tr("&Convergence:"); });
  addRow(form, dollyZoom, [] { return tr("&Dolly zoom:"); });
  connect(eyeSlider, &QSlider::valueChanged, this,
          [this](int value) { eyeDistance->setValue(static_cast<double>(value) / kSliderSteps); });
  connect(eyeDistance, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    const QSignalBlocker blocker(eyeSlider);  // a value beyond its end stays in the field
    eyeSlider->setValue(static_cast<int>(std::lround(value * kSliderSteps)));
  });
  connect(layout, &QComboBox::currentIndexChanged, this, &StereoChoice::layoutChanged);
  eyeDistance->setValue(static_cast<double>(StereoOptions().eyeDistance) * kCmAUnit);
  makeTexts();
  layoutChanged();
}

void StereoChoice::makeTexts() {
  keepTranslated(layout, [this] {
    for (int i = 0; i < layout->count(); ++i) layout->setItemText(i, tr(kLayouts.at(static_cast<std::size_t>(i))));
    layout->setToolTip(
        tr("For headsets and 3D screens: a view for each eye, or all directions around the camera. "
           "MP4 and WebM tell players which it is"));
    for (QWidget* each : std::initializer_list<QWidget*>{eyeSlider, eyeDistance})
      each->setToolTip(tr("Less makes the scene look larger, more makes it look smaller"));
    convergence->setSpecialValueText(tr("Automatic"));
    convergence->setToolTip(
        tr("What is at this distance from the camera appears at the screen; what is nearer "
           "stands out of it"));
    dollyZoom->setSpecialValueText(tr("Off"));
    dollyZoom->setToolTip(
        tr("Moves the camera nearer to its target, which then looks as large as in an image with "
           "this field of view: dancers whom a long lens shows from afar"));
    for (const auto& [field, name] :
         std::initializer_list<std::pair<QWidget*, QString>>{{layout, tr("View")},
                                                             {eyeSlider, tr("Eye distance")},
                                                             {eyeDistance, tr("Eye distance in centimetres")},
                                                             {convergence, tr("Convergence in metres")},
                                                             {dollyZoom, tr("Dolly zoom in degrees")}})
      field->setAccessibleName(name);
  });
}

Stereo StereoChoice::chosen() const { return static_cast<Stereo>(layout->currentIndex()); }

void StereoChoice::layoutChanged() {
  const Stereo now = chosen(), old = std::exchange(before_, now);
  if (now != old) {
    sizes_[old] = {width_.value(), height_.value()};
    const auto [width, height] = sizes_.try_emplace(now, usualSize(now)).first->second;
    width_.setValue(width);
    height_.setValue(height);
  }
  showUsed();
}

/// Shows the rows that the layout uses. The dialog grows for them where it is too low.
void StereoChoice::showUsed() {
  const Stereo now = chosen();
  for (const auto& [field, used] : {std::pair<QWidget*, bool>(eyes_, forTwoEyes(now)),
                                    {convergence, now == Stereo::SideBySide},
                                    {dollyZoom, isAllRound(now)}}) {
    field->setEnabled(used);
    form_.setRowVisible(field, used);
  }
  QWidget* const window = form_.parentWidget()->window();
  auto* dialog = qobject_cast<QDialog*>(window);
  if (dialog != nullptr && dialog->isVisible()) FittingDialogs::grow(*dialog);
}

StereoOptions StereoChoice::options() const {
  StereoOptions options;
  options.layout = chosen();
  options.eyeDistance = static_cast<float>(eyeDistance->value() / kCmAUnit);
  if (convergence->isEnabled() && convergence->value() > convergence->minimum())
    options.convergence = static_cast<float>(convergence->value() / kMetresAUnit);
  if (dollyZoom->isEnabled() && dollyZoom->value() > dollyZoom->minimum())
    options.dollyZoom = static_cast<float>(dollyZoom->value());
  return options;
}

QVariantMap StereoChoice::kept() const {
  return {{QStringLiteral("view"), layout->currentIndex()},
          {QStringLiteral("eyeDistance"), eyeDistance->value()},
          {QStringLiteral("convergence"), convergence->value()},
          {QStringLiteral("dollyZoom"), dollyZoom->value()}};
}

void StereoChoice::restore(const QVariantMap& kept) {
  const auto take = [&kept](const char* name, auto& box) {
    bool isNumber = false;
    const double value = kept.value(QLatin1String(name)).toDouble(&isNumber);
    if (isNumber && value >= box.minimum() && value <= box.maximum())
      box.setValue(static_cast<decltype(box.value())>(value));
  };
  bool isNumber = false;
  const int of = kept.value(QStringLiteral("view")).toInt(&isNumber);
  if (isNumber && of >= 0 && of < layout->count()) layout->setCurrentIndex(of);
  take("eyeDistance", *eyeDistance);
  take("convergence", *convergence);
  take("dollyZoom", *dollyZoom);
}

}  // namespace app
