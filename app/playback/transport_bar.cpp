// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/transport_bar.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <utility>

#include <QAction>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/playback/seek_slider.h"
#include "app/playback/waveform.h"
#include "app/widgets/folding_row.h"
#include "app/widgets/frame_field.h"
#include "app/widgets/icons.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kVolumeSteps = 100;

QToolButton* button(QAction* action, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setDefaultAction(action);
  made->setAutoRaise(true);
  made->setFocusPolicy(Qt::TabFocus);  // Space plays, whatever was clicked last
  made->setAutoRepeat(action->autoRepeat());
  return made;
}

}  // namespace

TransportBar::TransportBar(const Actions& actions, QWidget* parent)
    : QWidget(parent),
      row_(new FoldingRow(this)),
      slider_(new SeekSlider(this)),
      waveform_(new Waveform(this)),
      frame_(new FrameField(this)),
      time_(new QLabel(this)),
      speed_(new QDoubleSpinBox(this)),
      mute_(new QToolButton(this)),
      volume_(new QSlider(Qt::Horizontal, this)) {
  makeRow(actions);
  keepTranslated(this, [this] {
    slider_->setAccessibleName(tr("Frame"));
    frame_->setAccessibleName(tr("Frame"));
    speed_->setAccessibleName(tr("Speed"));
    frame_->setToolTip(tr("Frame (30 per second); type one to go there, 12.5 is between two"));
  });
  speed_->setRange(PlayerClock::kMinSpeed, PlayerClock::kMaxSpeed);
  speed_->setSingleStep(0.1);
  speed_->setDecimals(2);
  keepTranslated(this, [this] { speed_->setSuffix(tr("×")); });
  speed_->setValue(1.0);
  speed_->setKeyboardTracking(false);
  speed_->setFocusPolicy(Qt::StrongFocus);
  keepTranslated(this, [this] { speed_->setToolTip(tr("Speed of dance and song, 0.1 to 10 times")); });

  makeSongFields();

  connect(slider_, &QSlider::sliderPressed, this, &TransportBar::scrubBegan);
  connect(slider_, &QSlider::sliderReleased, this, &TransportBar::scrubEnded);
  connect(slider_, &QSlider::valueChanged, this, [this](int frame) { emit frameChosen(frame); });
  connect(frame_, &QDoubleSpinBox::valueChanged, this, &TransportBar::frameChosen);
  connect(frame_, &FrameField::entered, this, &TransportBar::frameChosen);
  connect(frame_, &FrameField::left, this, &TransportBar::editingDone);
  connect(speed_, &QDoubleSpinBox::valueChanged, this, &TransportBar::speedChosen);
  connect(this, &TransportBar::editingDone, row_, &FoldingRow::closeMore);
  for (const auto* field : findChildren<QLineEdit*>())
    connect(field, &QLineEdit::returnPressed, this, &TransportBar::editingDone);
  setRange(0.0, {});
  showSong({});
}

/// In a narrow bar the controls that have keys or are shown elsewhere, too, are folded first.
void TransportBar::makeRow(const Actions& actions) {
  enum Goes : std::uint8_t { kSteps = FoldingRow::kStays + 1, kMute, kSpeed, kLoop, kStart, kTime, kVolume };
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 2, 6, 2);
  column->addWidget(row_);
  row_->layout()->setSpacing(4);
  auto* bars = new QWidget(this);
  auto* both = new QVBoxLayout(bars);
  both->setContentsMargins(0, 0, 0, 0);
  both->setSpacing(0);
  both->addWidget(slider_);
  both->addWidget(waveform_);
  const auto add = [this](QAction* action, int goes) {
    if (action != nullptr) row_->add(button(action, this), goes);
  };
  add(actions.first, kStart);
  add(actions.stepBack, kSteps);
  add(actions.play, FoldingRow::kStays);
  add(actions.stepForward, kSteps);
  row_->add(bars, FoldingRow::kStays, 1);
  row_->add(frame_);
  row_->add(time_, kTime);
  add(actions.loop, kLoop);
  row_->add(speed_, kSpeed);
  row_->add(mute_, kMute);
  row_->add(volume_, kVolume);
}

void TransportBar::makeSongFields() {
  keepTranslated(this, [this] {
    waveform_->setAccessibleName(tr("Waveform of the song"));
    mute_->setAccessibleName(tr("Mute the song"));
    volume_->setAccessibleName(tr("Volume of the song"));
  });
  mute_->setCheckable(true);
  mute_->setAutoRaise(true);
  mute_->setFocusPolicy(Qt::TabFocus);
  keepTranslated(this, [this] { showMuted(mute_->isChecked()); });
  volume_->setRange(0, kVolumeSteps);
  volume_->setPageStep(kVolumeSteps / 10);
  volume_->setFixedWidth(80);
  volume_->setFocusPolicy(Qt::TabFocus);  // after a click the arrow keys still step frames
  keepTranslated(this, [this] { volume_->setToolTip(tr("Volume of the song")); });
  slider_->installEventFilter(this);
  connect(volume_, &QSlider::valueChanged, this,
          [this](int value) { emit volumeChosen(static_cast<double>(value) / kVolumeSteps); });
  connect(mute_, &QToolButton::clicked, this, [this](bool muted) {
    showMuted(muted);
    emit mutedChosen(muted);
  });
}

void TransportBar::showMuted(bool muted) {
  mute_->setChecked(muted);
  mute_->setIcon(glyphIcon(muted ? Glyph::Muted : Glyph::Sound));
  mute_->setToolTip(muted ? tr("Unmute the song") : tr("Mute the song"));
}

void TransportBar::showSong(const SongDescription& song) {
  hasSong_ = !song.file.empty();
  for (QWidget* each : {static_cast<QWidget*>(mute_), static_cast<QWidget*>(volume_)}) each->setVisible(hasSong_);
  waveform_->setVisible(hasSong_ && waveformShown_);
  waveform_->setOffset(song.offset);
  const QSignalBlocker quiet(volume_);
  volume_->setValue(static_cast<int>(std::lround(std::clamp(song.volume, 0.0F, 1.0F) * kVolumeSteps)));
  showMuted(song.muted);
}

void TransportBar::showPeaks(std::shared_ptr<const Peaks> peaks) { waveform_->setPeaks(std::move(peaks)); }

void TransportBar::setWaveformShown(bool shown) {
  waveformShown_ = shown;
  waveform_->setVisible(hasSong_ && shown);
}

void TransportBar::showPart(const std::optional<PlayRange>& part) { slider_->setPart(part); }

// A frame has the same position in both.
void TransportBar::alignWaveform() {
  const QRect groove = slider_->groove();
  waveform_->setContentsMargins(groove.left(), 0, slider_->width() - groove.left() - groove.width(), 0);
}

bool TransportBar::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == slider_ && (type == QEvent::Resize || type == QEvent::StyleChange || type == QEvent::Show))
    alignWaveform();
  return QWidget::eventFilter(watched, event);
}

void TransportBar::setRange(double lastFrame, std::span<const std::uint32_t> ikFrames) {
  last_ = static_cast<int>(std::clamp(lastFrame, 0.0, static_cast<double>(INT_MAX - 1)));
  const QSignalBlocker quietSlider(slider_);
  const QSignalBlocker quietFrame(frame_);
  slider_->setMaximum(last_);
  slider_->setPageStep(std::max(1, last_ / 20));
  slider_->setEnabled(last_ > 0);
  slider_->setMarks(ikFrames);
  waveform_->setLastFrame(last_);
  frame_->setLastFrame(last_);
  frame_->setEnabled(last_ > 0);
  // It is wide enough for the longest text, so that nothing moves while playing.
  time_->setMinimumWidth(
      time_->fontMetrics().horizontalAdvance(shownTime(last_) + QStringLiteral(" / ") + shownTime(last_)));
  showFrame(std::min<double>(shown_, last_));
}

void TransportBar::showFrame(double frame, bool moves) {
  shown_ = frame;
  const auto whole = static_cast<int>(frame);
  if (!slider_->isSliderDown() && slider_->value() != whole) {
    const QSignalBlocker quiet(slider_);
    slider_->setValue(whole);
  }
  waveform_->setFrame(frame);
  const bool typing = frame_->hasFocus();
  const double shown = moves ? whole : std::round(100.0 * frame) / 100.0;
  if (!typing && frame_->value() != shown) {
    const QSignalBlocker quiet(frame_);
    frame_->setValue(shown);
  }
  const QString time = shownTime(frame) + QStringLiteral(" / ") + shownTime(last_);
  if (time_->text() != time) time_->setText(time);
}

void TransportBar::showSpeed(double speed) {
  const QSignalBlocker quiet(speed_);
  speed_->setValue(speed);
}

}  // namespace app
