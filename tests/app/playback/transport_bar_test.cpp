// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/transport_bar.h"

#include <cmath>
#include <memory>
#include <vector>

#include <gtest/gtest.h>
#include <QAction>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include "app/playback/seek_slider.h"
#include "app/playback/waveform.h"
#include "app/widgets/folding_row.h"
#include "app/widgets/frame_field.h"

namespace {

using app::Peaks;
using app::PlayRange;
using app::TransportBar;

/// This fixture has a bar for a dance of ten seconds, 300 frames, on the screen.
class TransportBarTest : public testing::Test {
 protected:
  TransportBarTest() {
    bar.setRange(300.0, {});
    bar.resize(900, bar.sizeHint().height());
    bar.show();
  }
  /// Returns a song of ten seconds: loud from 4 to 6, silent elsewhere.
  static std::shared_ptr<const Peaks> peaks() {
    auto made = std::make_shared<Peaks>();
    made->secondsPerBin = 0.01;
    made->seconds = 10.0;
    made->bins.resize(1000);
    for (std::size_t i = 400; i < 600; ++i) made->bins[i] = {-1.0F, 1.0F};
    return made;
  }
  void showSong() {
    bar.showSong({.file = "song.mp3"});
    bar.showPeaks(peaks());
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&bar));
    bar.resize(900, bar.sizeHint().height());
    QTest::qWait(0);
  }
  /// Returns the first and last column, device-independent, that differ between two pictures of a
  /// widget; -1: none.
  static std::pair<double, double> changed(const QImage& a, const QImage& b) {
    std::pair<double, double> found{-1.0, -1.0};
    for (int x = 0; x < a.width(); ++x) {
      bool differs = false;
      for (int y = 0; y < a.height() && !differs; ++y) differs = a.pixel(x, y) != b.pixel(x, y);
      if (!differs) continue;
      if (found.first < 0.0) found.first = x / a.devicePixelRatio();
      found.second = (x + 1) / a.devicePixelRatio();
    }
    return found;
  }
  static QImage picture(QWidget& of) { return of.grab().toImage(); }

  QAction play, loop;
  TransportBar bar{{.play = &play, .loop = &loop}};
};

TEST_F(TransportBarTest, WithoutASongNothingOfOneIsShown) {
  for (int i = 0; i < 2; ++i) {
    for (const QWidget* of : {static_cast<QWidget*>(bar.waveform()), static_cast<QWidget*>(bar.volume()),
                              static_cast<QWidget*>(bar.mute())})
      EXPECT_FALSE(of->isVisible());
    QCoreApplication::sendPostedEvents();  // sets the layout
    const int height = bar.sizeHint().height();
    bar.showSong({.file = "song.mp3"});
    for (const QWidget* of : {static_cast<QWidget*>(bar.waveform()), static_cast<QWidget*>(bar.volume()),
                              static_cast<QWidget*>(bar.mute())})
      EXPECT_TRUE(of->isVisible());
    QCoreApplication::sendPostedEvents();
    EXPECT_GT(bar.sizeHint().height(), height);
    bar.showSong({});
  }
}

TEST_F(TransportBarTest, AFrameIsAtOnePlaceInSeekBarAndWaveform) {
  showSong();
  for (const int width : {900, 640, 1100}) {
    bar.resize(width, bar.height());
    QTest::qWait(0);
    const QRect groove = bar.slider()->groove(), wave = bar.waveform()->contentsRect();
    ASSERT_GT(groove.width(), 100);
    EXPECT_EQ(bar.slider()->mapTo(&bar, groove.topLeft()).x(), bar.waveform()->mapTo(&bar, wave.topLeft()).x());
    EXPECT_EQ(groove.width(), wave.width());
    // As painted, the song is loud from frame 120 to 180, and the played part has another colour.
    bar.showFrame(120.0);
    const QImage before = picture(*bar.waveform());
    bar.showFrame(180.0);
    const auto [from, to] = changed(before, picture(*bar.waveform()));
    const auto at = [&](double frame) { return wave.left() + frame / 300.0 * wave.width(); };
    EXPECT_NEAR(from, at(120.0), 1.5) << width;
    EXPECT_NEAR(to, at(180.0), 1.5) << width;
    // The middle of the handle is there, too.
    QTest::mouseClick(bar.slider(), Qt::LeftButton, {}, {static_cast<int>(at(180.0)), bar.slider()->height() / 2});
    EXPECT_NEAR(bar.slider()->value(), 180, 1);
  }
}

TEST_F(TransportBarTest, AnOffsetMovesTheWaveform) {
  showSong();
  const QImage empty = [this] {
    bar.showPeaks(nullptr);
    return picture(*bar.waveform());
  }();
  bar.showPeaks(peaks());
  bar.showSong({.file = "song.mp3", .offset = 7.0});
  // The song begins at 7 s, so it is loud only from 11 s on: there is only the line of silence.
  const auto [from, to] = changed(empty, picture(*bar.waveform()));
  const QRect wave = bar.waveform()->contentsRect();
  EXPECT_NEAR(from, wave.left() + 0.7 * wave.width(), 1.5);
  EXPECT_NEAR(to, wave.left() + wave.width(), 1.5);
}

TEST_F(TransportBarTest, APartIsMarked) {
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&bar));
  app::SeekSlider& slider = *bar.slider();
  const QImage without = picture(slider);
  const auto at = [&](double frame) { return slider.groove().left() + frame / 300.0 * slider.groove().width(); };
  for (const auto& part : {PlayRange{60.0, 120.0}, {200.0, 290.0}}) {
    bar.showPart(part);
    const auto [from, to] = changed(without, picture(slider));
    EXPECT_NEAR(from, at(part.first), 3.0);
    EXPECT_NEAR(to, at(part.last), 3.0);
  }
  bar.showPart(std::nullopt);
  EXPECT_EQ(picture(slider), without);
}

TEST_F(TransportBarTest, ANarrowBarFoldsWhatMattersLess) {
  showSong();
  app::FoldingRow& row = *bar.row();
  ASSERT_FALSE(row.more()->isVisible());
  const int wide = bar.width();
  // WHEN there is room for a screen of 1280 pixels at 300 % THEN it fits, with play, seek bar and
  // frame; the rest is behind a button
  constexpr int kNarrow = 426;
  EXPECT_LE(bar.minimumSizeHint().width(), kNarrow);
  bar.resize(kNarrow, bar.height());
  ASSERT_TRUE(QTest::qWaitFor([&] { return row.more()->isVisible(); }));
  EXPECT_EQ(bar.width(), kNarrow);
  EXPECT_TRUE(row.isFolded(*bar.volume()));
  EXPECT_TRUE(bar.slider()->isVisible());
  EXPECT_TRUE(bar.frame()->isVisible());
  for (const QWidget* part : {static_cast<QWidget*>(bar.frame()), static_cast<QWidget*>(row.more())})
    EXPECT_LE(part->mapTo(&bar, part->rect().bottomRight()).x(), kNarrow);
  EXPECT_GE(bar.slider()->width(), 60);
  // AND the button's menu works
  QTest::mouseClick(row.more(), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return bar.volume()->isVisible(); }));
  std::vector<double> volumes;
  QObject::connect(&bar, &TransportBar::volumeChosen, [&](double volume) { volumes.push_back(volume); });
  bar.volume()->setSliderPosition(30);
  EXPECT_EQ(volumes, std::vector<double>{0.3});
  row.closeMore();
  EXPECT_FALSE(bar.volume()->isVisible());
  // WHEN the song is removed THEN its controls take no room, here or there
  bar.resize(bar.minimumSizeHint().width(), bar.height());
  ASSERT_TRUE(QTest::qWaitFor([&] { return row.isFolded(*bar.speed()); }));
  bar.showSong({});
  ASSERT_TRUE(QTest::qWaitFor([&] { return !row.isFolded(*bar.volume()); }));
  EXPECT_FALSE(bar.volume()->isVisible());
  // WHEN there is room again THEN all is back, in its order
  bar.resize(wide, bar.height());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !row.more()->isVisible() && bar.speed()->isVisible(); }));
  EXPECT_FALSE(row.isFolded(*bar.speed()));
  QTest::qWait(0);
  EXPECT_GT(bar.speed()->x(), bar.frame()->x());
}

TEST_F(TransportBarTest, OnlyWhatTheUserDoesIsSaid) {
  std::vector<double> volumes;
  std::vector<bool> muted;
  QObject::connect(&bar, &TransportBar::volumeChosen, [&](double volume) { volumes.push_back(volume); });
  QObject::connect(&bar, &TransportBar::mutedChosen, [&](bool now) { muted.push_back(now); });
  bar.showSong({.file = "song.mp3", .volume = 0.3F, .muted = true});
  EXPECT_EQ(bar.volume()->value(), 30);
  EXPECT_TRUE(bar.mute()->isChecked());
  bar.showSong({.file = "song.mp3"});
  EXPECT_EQ(bar.volume()->value(), 100);
  EXPECT_FALSE(bar.mute()->isChecked());
  EXPECT_TRUE(volumes.empty());
  EXPECT_TRUE(muted.empty());
  bar.volume()->setSliderPosition(50);
  EXPECT_EQ(volumes, std::vector<double>{0.5});
  QTest::mouseClick(bar.mute(), Qt::LeftButton);
  QTest::mouseClick(bar.mute(), Qt::LeftButton);
  EXPECT_EQ(muted, (std::vector<bool>{true, false}));
}

}  // namespace
