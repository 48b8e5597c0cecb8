// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/picture_panel.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <utility>

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QPixmap>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/scene/shader_source.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/form_rows.h"

namespace app {
namespace {

enum BehindItem { kGradient, kWhite, kOtherColour };
enum SelfShadowItem { kByMotion, kSelfOff, kModeOne, kModeTwo };

QColor toColour(const base::Vec3& c) { return QColor::fromRgbF(c.x, c.y, c.z); }

void showOn(QPushButton* button, const QColor& colour) {
  QPixmap patch(32, 14);
  patch.fill(colour);
  button->setIcon(patch);
  button->setIconSize(patch.size());
  button->setText(QStringLiteral("%1, %2, %3").arg(colour.red()).arg(colour.green()).arg(colour.blue()));
}

/// Gives a box choices whose texts are always in the current language.
void keepItems(QComboBox* box, const std::function<QStringList()>& texts) {
  box->addItems(texts());
  keepTranslated(box, [box, texts] {
    const QStringList now = texts();
    for (int i = 0; i < now.size(); ++i) box->setItemText(i, now[i]);
  });
}

}  // namespace

PicturePanel::PicturePanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);  // Tab goes from field to field, which scrolls
  scroll->setFrameShape(QFrame::NoFrame);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(scroll);
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(6, 6, 6, 6);
  const auto group = [&](const LiveText& title) {
    auto* box = new QGroupBox(page);
    keepTranslated(box, [box, title] { box->setTitle(title()); });
    column->addWidget(box);
    return box;
  };
  makeLight(group([] { return tr("Light"); }));
  makeShadows(group([] { return tr("Shadows"); }));
  makeBackground(group([] { return tr("Background"); }));
  makeQuality(group([] { return tr("Quality"); }));
  reset = new QPushButton(page);
  keepTranslated(this, [this] {
    reset->setText(tr("As in MMD"));
    reset->setToolTip(tr("Reset everything in this panel to what MMD has"));
  });
  connect(reset, &QPushButton::clicked, this, &PicturePanel::resetAll);
  column->addWidget(reset, 0, Qt::AlignLeft);
  column->addStretch(1);
  scroll->setWidget(page);
  quiet_ = true;
  showOptions(document_.look().picture);
  setQuality(standardQuality());
  quiet_ = false;
  showBackground();
  connect(&document_, &Document::lookChanged, this, &PicturePanel::showBackground);
  connect(&document_, &Document::lookChanged, this, [this] {
    if (document_.look().picture != options()) showOptions(document_.look().picture);
  });
}

void PicturePanel::makeLight(QWidget* box) {
  auto* form = new QFormLayout(box);
  motionLight = new QCheckBox(box);
  keepTranslated(this, [this] { motionLight->setText(tr("Use the motion's light, if it has one")); });
  form->addRow(motionLight);
  auto* row = new QHBoxLayout;
  for (auto*& axis : direction) {
    axis = new QDoubleSpinBox(box);
    axis->setRange(-1.0, 1.0);
    axis->setSingleStep(0.05);
    axis->setDecimals(2);
    row->addWidget(axis);
    connect(axis, &QDoubleSpinBox::valueChanged, this, &PicturePanel::tellLight);
  }
  keepTranslated(this, [this] {
    const std::array names{tr("Direction of the light along X"), tr("Direction of the light along Y"),
                           tr("Direction of the light along Z")};
    for (std::size_t i = 0; i < direction.size(); ++i) {
      direction[i]->setAccessibleName(names[i]);
      direction[i]->setToolTip(tr("Direction in which the light shines: X right, Y up, Z away"));
    }
  });
  addRow(*form, row, [] { return tr("Direction"); });
  colour = new QPushButton(box);
  keepTranslated(this, [this] { colour->setAccessibleName(tr("Colour of the light")); });
  addRow(*form, colour, [] { return tr("Colour"); });
  connect(motionLight, &QCheckBox::toggled, this, &PicturePanel::tell);
  connect(colour, &QPushButton::clicked, this, &PicturePanel::chooseColour);
}

void PicturePanel::makeShadows(QWidget* box) {
  auto* form = new QFormLayout(box);
  groundShadow = new QComboBox(box);
  keepItems(groundShadow, [] { return QStringList{tr("None"), tr("Opaque"), tr("Translucent")}; });
  addRow(*form, groundShadow, [] { return tr("Ground shadow"); });
  selfShadow = new QComboBox(box);
  keepItems(selfShadow, [] { return QStringList{tr("From motion"), tr("None"), tr("Mode 1"), tr("Mode 2")}; });
  addRow(*form, selfShadow, [] { return tr("Self shadow"); });
  range = new QSpinBox(box);
  range->setRange(0, 9999);
  range->setSingleStep(100);
  keepTranslated(this, [this] {
    range->setToolTip(tr("How far from the camera the self shadow reaches; shorter is finer (MMD's number)"));
  });
  addRow(*form, range, [] { return tr("Range"); });
  connect(groundShadow, &QComboBox::currentIndexChanged, this, &PicturePanel::tell);
  connect(selfShadow, &QComboBox::currentIndexChanged, this, &PicturePanel::tell);
  connect(range, &QSpinBox::valueChanged, this, &PicturePanel::tell);
}

void PicturePanel::makeBackground(QWidget* box) {
  auto* form = new QFormLayout(box);
  behind = new QComboBox(box);
  keepItems(behind, [] { return QStringList{tr("Gradient"), tr("White, as in MMD"), tr("Colour…")}; });
  keepTranslated(this, [this] { behind->setToolTip(tr("The gradient is dark in a dark window")); });
  addRow(*form, behind, [] { return tr("Background"); });
  connect(behind, &QComboBox::activated, this, &PicturePanel::chooseBehind);
  background = new QPushButton(box);
  keepTranslated(this, [this] {
    background->setAccessibleName(tr("Background colour"));
    background->setToolTip(tr("The colour behind everything"));
  });
  addRow(*form, background, [] { return tr("Colour"); });
  connect(background, &QPushButton::clicked, this, &PicturePanel::backgroundWanted);
  axes = new QCheckBox(box);
  keepTranslated(this, [this] { axes->setText(tr("Show axes")); });
  form->addRow(axes);
  auto* row = new QHBoxLayout;
  backdrop = new QPushButton(box);
  keepTranslated(this, [this] { backdrop->setText(tr("Image…")); });
  noBackdrop = new QPushButton(box);
  keepTranslated(this, [this] {
    noBackdrop->setText(tr("None"));
    backdrop->setAccessibleName(tr("Choose background image"));
    noBackdrop->setAccessibleName(tr("No background image"));
  });
  row->addWidget(backdrop);
  row->addWidget(noBackdrop);
  addRow(*form, row, [] { return tr("Background image"); });
  connect(axes, &QCheckBox::toggled, this, &PicturePanel::tell);
  connect(backdrop, &QPushButton::clicked, this, &PicturePanel::chooseBackdrop);
  connect(noBackdrop, &QPushButton::clicked, this, [this] { emit backdropChosen({}); });
}

void PicturePanel::makeQuality(QWidget* box) {
  auto* form = new QFormLayout(box);
  samples = new QComboBox(box);
  for (int n = 1; n <= std::max(1, std::min(16, gpuLimits().samples)); n *= 2) samples->addItem(QString(), n);
  keepTranslated(this, [this] {
    samples->setItemText(0, tr("Off"));
    for (int i = 1; i < samples->count(); ++i)
      samples->setItemText(i, tr("%1 samples").arg(samples->itemData(i).toInt()));
  });
  addRow(*form, samples, [] { return tr("Anti-aliasing"); });
  scale = new QComboBox(box);
  for (const int percent : {50, 75, 100, 150, 200}) scale->addItem(QString(), percent);
  keepTranslated(this, [this] {
    for (int i = 0; i < scale->count(); ++i) scale->setItemText(i, tr("%1 %").arg(scale->itemData(i).toInt()));
  });
  keepTranslated(
      this, [this] { scale->setToolTip(tr("Percentage of the screen's resolution: less is faster, more is finer")); });
  addRow(*form, scale, [] { return tr("Resolution"); });
  whilePlaying = new QComboBox(box);
  keepItems(whilePlaying, [] { return QStringList{tr("Automatic"), tr("Full")}; });
  keepTranslated(this, [this] {
    whilePlaying->setToolTip(
        tr("Automatic: where no graphics card draws, the picture may be softer while it moves, so "
           "that it moves smoothly"));
  });
  addRow(*form, whilePlaying, [] { return tr("While playing"); });
  connect(whilePlaying, &QComboBox::currentIndexChanged, this, [this] {
    if (!quiet_) emit adaptiveResolutionChanged(adaptiveResolution());
  });
  connect(samples, &QComboBox::currentIndexChanged, this, &PicturePanel::tellQuality);
  connect(scale, &QComboBox::currentIndexChanged, this, &PicturePanel::tellQuality);
}

ViewQuality PicturePanel::quality() const {
  return {samples->currentData().toInt(), static_cast<float>(scale->currentData().toInt()) / 100.0F};
}

void PicturePanel::setQuality(const ViewQuality& quality) {
  const auto choose = [](QComboBox* box, double wanted) {
    int nearest = 0;
    for (int i = 1; i < box->count(); ++i) {
      const auto off = [&](int at) { return std::abs(box->itemData(at).toInt() - wanted); };
      if (off(i) < off(nearest)) nearest = i;
    }
    box->setCurrentIndex(nearest);
  };
  choose(samples, quality.samples);
  choose(scale, 100.0 * double(quality.scale));
}

bool PicturePanel::adaptiveResolution() const { return whilePlaying->currentIndex() == 0; }

void PicturePanel::setAdaptiveResolution(bool adapts) { whilePlaying->setCurrentIndex(adapts ? 0 : 1); }

void PicturePanel::tellQuality() {
  if (!quiet_) emit qualityChanged(quality());
}

PictureOptions PicturePanel::options() const {
  PictureOptions options = document_.look().picture;
  LightChoice& light = options.light;
  light.fromMotion = motionLight->isChecked();
  for (int i = 0; i < 3; ++i)
    light.own.direction[i] = static_cast<float>(direction[static_cast<std::size_t>(i)]->value());
  light.own.colour = {lightColour_.redF(), lightColour_.greenF(), lightColour_.blueF()};
  light.ground = static_cast<GroundShadow>(groundShadow->currentIndex());
  const int self = selfShadow->currentIndex();
  light.self = self == kByMotion  ? SelfShadowChoice::Motion
               : self == kSelfOff ? SelfShadowChoice::Off
                                  : SelfShadowChoice::On;
  light.ownSelf.mode = self == kModeTwo ? 2 : 1;
  light.ownSelf.distance = static_cast<float>(10000 - range->value()) / 100000.0F;
  options.axes = axes->isChecked();
  return options;
}

void PicturePanel::tellLight() {
  if (quiet_) return;
  motionLight->setChecked(false);  // the user's own light should be visible
  tell();
}

void PicturePanel::tell() {
  range->setEnabled(selfShadow->currentIndex() != kSelfOff);
  if (quiet_) return;
  document_.setPicture(options());
  emit lookChosen();
}

void PicturePanel::showBackground() {
  const DocumentLook& look = document_.look();
  showOn(background, look.background);
  behind->setCurrentIndex(look.gradient ? kGradient : look.background == Qt::white ? kWhite : kOtherColour);
}

void PicturePanel::chooseBehind(int item) {
  showBackground();  // the choice follows what is drawn, and the dialog may be closed without one
  if (item == kOtherColour) {
    emit backgroundWanted();
    return;
  }
  if (item == kGradient) {
    document_.setGradient();
  } else {
    document_.setBackground(Qt::white);
  }
  emit lookChosen();
}

void PicturePanel::showColour() { showOn(colour, lightColour_); }

void PicturePanel::chooseColour() {
  auto* dialog = new QColorDialog(lightColour_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const QColor before = lightColour_;
  const auto take = [this](const QColor& now) {
    lightColour_ = now;
    showColour();
    tellLight();
  };
  connect(dialog, &QColorDialog::currentColorChanged, this, take);
  connect(dialog, &QColorDialog::rejected, this, [=] { take(before); });
  dialog->open();
}

void PicturePanel::chooseBackdrop() {
  const QString file = askForFile(this, tr("Choose Background Image"), {});
  if (!file.isEmpty()) emit backdropChosen(file);
}

void PicturePanel::showOptions(const PictureOptions& options) {
  const bool was = std::exchange(quiet_, true);
  const LightChoice& light = options.light;
  motionLight->setChecked(light.fromMotion);
  for (int i = 0; i < 3; ++i)
    direction[static_cast<std::size_t>(i)]->setValue(static_cast<double>(light.own.direction[i]));
  lightColour_ = toColour(light.own.colour);
  showColour();
  groundShadow->setCurrentIndex(static_cast<int>(light.ground));
  selfShadow->setCurrentIndex(light.self == SelfShadowChoice::Motion ? kByMotion
                              : light.self == SelfShadowChoice::Off  ? kSelfOff
                              : light.ownSelf.mode == 2              ? kModeTwo
                                                                     : kModeOne);
  range->setValue(qRound(10000.0F - 100000.0F * light.ownSelf.distance));
  range->setEnabled(selfShadow->currentIndex() != kSelfOff);
  axes->setChecked(options.axes);
  quiet_ = was;
}

void PicturePanel::resetAll() {
  quiet_ = true;
  showOptions({});
  setQuality(standardQuality());
  setAdaptiveResolution(true);
  quiet_ = false;
  document_.setPicture(options());
  document_.setBackground(Qt::white);
  range->setEnabled(true);
  emit lookChosen();
  tellQuality();
  emit adaptiveResolutionChanged(true);
  emit backdropChosen({});
}

}  // namespace app
