// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/song_dialog.h"

#include <cmath>

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr int kMax = 3'600'000;  // milliseconds: an hour
constexpr double kFrameMs = 1000.0 / base::kFramesPerSecond;

}  // namespace

SongDialog::SongDialog(double offset, QWidget* parent)
    : QDialog(parent), milliseconds(new QSpinBox(this)), frames(new QDoubleSpinBox(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Song Offset"));
  auto* form = new QFormLayout(this);
  milliseconds->setRange(-kMax, kMax);
  milliseconds->setSingleStep(10);
  milliseconds->setSuffix(tr(" ms"));
  milliseconds->setToolTip(
      tr("Time from frame 0 to the start of the song; negative values skip the start of the song"));
  frames->setRange(-kMax / kFrameMs, kMax / kFrameMs);
  frames->setDecimals(2);
  frames->setToolTip(tr("The same in frames, 30 a second"));
  milliseconds->setValue(static_cast<int>(std::lround(1000.0 * offset)));
  frames->setValue(offset * base::kFramesPerSecond);
  form->addRow(tr("Delay the song by"), milliseconds);
  form->addRow(tr("or in frames"), frames);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(milliseconds, &QSpinBox::valueChanged, this, [this](int value) {
    const QSignalBlocker quiet(frames);
    frames->setValue(value / kFrameMs);
    emit offsetChosen(value / 1000.0);
  });
  connect(frames, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    const QSignalBlocker quiet(milliseconds);
    milliseconds->setValue(static_cast<int>(std::lround(value * kFrameMs)));
    emit offsetChosen(value / base::kFramesPerSecond);
  });
}

}  // namespace app
