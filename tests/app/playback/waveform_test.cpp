// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/waveform.h"

#include <memory>

#include <gtest/gtest.h>
#include <QImage>
#include <QPalette>
#include <QPixmap>

namespace {

using app::Peaks;
using app::Waveform;

/// Returns ten seconds: silent, but loud (0.5 up, 1 down) from 4 to 6.
std::shared_ptr<Peaks> tenSeconds() {
  auto peaks = std::make_shared<Peaks>();
  peaks->secondsPerBin = 0.01;
  peaks->seconds = 10.0;
  peaks->bins.resize(1000);
  for (std::size_t i = 400; i < 600; ++i) peaks->bins[i] = {-1.0F, 0.5F};
  return peaks;
}

/// Returns a picture of it, 300 × 40, over one colour.
QImage picture(Waveform& waveform, QColor back, QColor front) {
  QPalette palette;
  palette.setColor(QPalette::Window, back);
  palette.setColor(QPalette::WindowText, front);
  palette.setColor(QPalette::Highlight, QColor(255, 0, 0));
  waveform.setPalette(palette);
  waveform.setFixedSize(300, 40);
  return waveform.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Returns how many pixels of a column, in 300ths of the width, aren't the background's.
int painted(const QImage& picture, int column, QColor back) {
  const int x = column * picture.width() / 300;
  int count = 0;
  for (int y = 0; y < picture.height(); ++y) count += picture.pixelColor(x, y) != back ? 1 : 0;
  return count * 40 / picture.height();
}

TEST(Waveform, LoudnessWhereItIsOnLightAndDark) {
  for (const auto& [back, front] :
       {std::pair{QColor(Qt::white), QColor(Qt::black)}, {QColor(Qt::black), QColor(Qt::white)}}) {
    // GIVEN a dance of 15 s with that song a second late
    Waveform waveform;
    waveform.setPeaks(tenSeconds());
    waveform.setLastFrame(450.0);
    waveform.setOffset(1.0);
    const QImage shown = picture(waveform, back, front);
    // THEN it is loud from 5 to 7 s, a line in silence, and nothing where there's no song
    EXPECT_EQ(painted(shown, 10, back), 0);
    EXPECT_EQ(painted(shown, 60, back), 1);
    EXPECT_EQ(painted(shown, 99, back), 1);
    EXPECT_NEAR(painted(shown, 120, back), 30, 1);
    EXPECT_EQ(painted(shown, 142, back), 1);
    EXPECT_EQ(painted(shown, 230, back), 0);
    // THEN the played part stands out
    waveform.setFrame(180.0);
    const QImage half = picture(waveform, back, front);
    EXPECT_EQ(half.pixelColor(110 * half.width() / 300, half.height() / 2), QColor(255, 0, 0));
    EXPECT_NE(half.pixelColor(130 * half.width() / 300, half.height() / 2), QColor(255, 0, 0));
  }
}

TEST(Waveform, WithoutASongOrADanceThereIsNothing) {
  Waveform waveform;
  const auto empty = [&waveform] {
    const QImage shown = picture(waveform, Qt::white, Qt::black);
    for (int x = 0; x < 300; ++x) EXPECT_EQ(painted(shown, x, Qt::white), 0) << x;
  };
  empty();
  waveform.setLastFrame(300.0);
  waveform.setFrame(10.0);
  empty();
  waveform.setPeaks(tenSeconds());
  waveform.setLastFrame(0.0);
  empty();
  waveform.setPeaks(std::make_shared<Peaks>());
  waveform.setLastFrame(300.0);
  empty();
}

}  // namespace
