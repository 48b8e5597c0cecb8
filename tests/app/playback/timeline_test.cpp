// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check the timeline's painting and its mouse, without the window.

#include "app/playback/timeline.h"

#include <memory>
#include <vector>

#include <gtest/gtest.h>
#include <QImage>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QTest>
#include <QWheelEvent>

#include "app/playback/key_rows.h"
#include "tests/app/files/dancer.h"

namespace {

using app::PlayRange;
using app::Timeline;
using support::kHead;
using support::kIkBone;

/// This class records which part of a widget is painted.
class Painted : public QObject {
 public:
  explicit Painted(QWidget& of) : of_(of) { of.installEventFilter(this); }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent*>(event)->region();
    return QObject::eventFilter(watched, event);
  }
  /// Returns the painted part of the widget's pixels since the last call.
  double part() {
    QCoreApplication::processEvents();
    int pixels = 0;
    for (const QRect& rect : std::exchange(region, QRegion())) pixels += rect.width() * rect.height();
    return static_cast<double>(pixels) / (of_.width() * of_.height());
  }
  QRegion region;

 private:
  QWidget& of_;
};

/// This fixture has a model whose foot has keys at 0, 30 and 200, whose head has them at 60 and 90,
/// and whose chain is switched at 120.
class TimelineTest : public testing::Test {
 protected:
  TimelineTest() {
    vmd::Motion motion = vmd::Motion::make("dancer");
    const auto key = [&](const char* name, std::uint32_t frame) {
      auto& made = motion.boneKeys.emplace_back();
      made.name = vmd::makeName<15>(name);
      made.frame = frame;
      made.translation = {0, 1, 0};
    };
    for (const std::uint32_t frame : {0U, 30U, 200U}) key("左足ＩＫ", frame);
    for (const std::uint32_t frame : {60U, 90U}) key("頭", frame);
    vmd::IkKey ik;
    ik.frame = 120;
    ik.switches.push_back({vmd::makeName<20>("左足ＩＫ"), 0});
    motion.ikKeys.push_back(ik);
    document.change(app::fixedText("open"), [&](app::DocumentState& state) {
      app::DocumentActor actor;
      actor.id = document.newId();
      actor.model = support::loaded(support::dancer());
      actor.switches = app::Actor(actor.model).switches();
      actor.switches.motions = {{support::loaded(std::move(motion))}};
      state.actors.push_back(std::move(actor));
    });
    selection.setActor(document.state().actors.front().id);
    timeline.resize(800, 140);
    timeline.setLastFrame(300.0);
    timeline.show();
    QObject::connect(&timeline, &Timeline::frameChosen, [this](double frame) { said << QString::number(frame); });
    QObject::connect(&timeline, &Timeline::scrubBegan, [this] { said << "began"; });
    QObject::connect(&timeline, &Timeline::scrubEnded, [this] { said << "ended"; });
    QObject::connect(&timeline, &Timeline::partChosen, [this](const PlayRange& part) {
      parts.push_back(part);
      timeline.setPart(part);
    });
  }
  void select(int bone) { selection.setParts({.bone = bone}); }
  [[nodiscard]] int x(double frame) const { return static_cast<int>(timeline.scale().xOf(frame)); }
  void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QMouseEvent event(type, at, timeline.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&timeline, &event);
  }
  void drag(double from, double to, int y, Qt::MouseButton button = Qt::LeftButton) {
    mouse(QEvent::MouseButtonPress, {from, double(y)}, button, button);
    for (int i = 1; i <= 4; ++i)
      mouse(QEvent::MouseMove, {from + (to - from) * i / 4, double(y)}, Qt::NoButton, button);
    mouse(QEvent::MouseButtonRelease, {to, double(y)}, button, Qt::NoButton);
  }
  void wheel(QPoint angle, double at, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPointF place(at, 60.0);
    QWheelEvent event(place, timeline.mapToGlobal(place), {}, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&timeline, &event);
  }
  /// Returns a song of 300 frames, loud from 120 to 180.
  static std::shared_ptr<const app::Peaks> tenSeconds() {
    auto peaks = std::make_shared<app::Peaks>();
    peaks->secondsPerBin = 0.01;
    peaks->seconds = 10.0;
    peaks->bins.resize(1000);
    for (std::size_t i = 400; i < 600; ++i) peaks->bins[i] = {-1.0F, 1.0F};
    return peaks;
  }
  /// Returns those of every tenth frame where the row of bones is blue.
  std::vector<int> blueFrames() {
    const QImage shown = timeline.grab().toImage();
    const double ratio = shown.devicePixelRatio();
    const int y = static_cast<int>((timeline.rulerHeight() + 10) * ratio);
    std::vector<int> found;
    for (int frame = 0; frame <= 300; frame += 10) {
      const QColor colour = shown.pixelColor(static_cast<int>(timeline.scale().xOf(frame) * ratio), y);
      if (colour.blue() > 220 && colour.red() < 100) found.push_back(frame);
    }
    return found;
  }

  app::Document document;
  app::Selection selection;
  app::KeyRows rows{document, selection};
  Timeline timeline{rows};
  QStringList said;
  std::vector<PlayRange> parts;
};

TEST_F(TimelineTest, ShowsTheKeysOfTheSelectedBoneElseOfAll) {
  using Frames = std::vector<int>;
  timeline.setFrame(255.0, true);  // so that its line doesn't cover a key
  EXPECT_EQ(blueFrames(), (Frames{0, 30, 60, 90, 200}));
  EXPECT_EQ(rows.rows().front().name, "All bones");
  select(kIkBone);
  EXPECT_EQ(blueFrames(), (Frames{0, 30, 200}));
  EXPECT_EQ(rows.rows().front().name, "左足ＩＫ (left leg IK)");
  select(kHead);
  EXPECT_EQ(blueFrames(), (Frames{60, 90}));
  // AND a row for IK's switches, none for tracks without keys
  ASSERT_EQ(rows.rows().size(), 2U);
  EXPECT_EQ(rows.rows()[1].frames, (app::KeyFrames{120}));
  // WHEN the motion is removed THEN so are its keys; a bone that another model doesn't have is none
  document.change(app::fixedText("remove"),
                  [](app::DocumentState& state) { state.actors.front().switches.motions.clear(); });
  EXPECT_EQ(blueFrames(), Frames());
  select(1000);
  EXPECT_EQ(rows.rows().front().name, "All bones");
}

TEST_F(TimelineTest, PaintsTwoStripsAsTheFrameMoves) {
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&timeline));
  timeline.setPeaks(tenSeconds());
  timeline.setPart(PlayRange{90, 150});
  timeline.setFrame(100.0, true);
  Painted painted(timeline);
  painted.part();
  QImage image = timeline.grab().toImage();
  const QImage before = image;
  painted.part();
  // WHEN it moves on by three frames
  timeline.setFrame(103.0, false);
  QCoreApplication::processEvents();
  const QRegion region = painted.region;
  const double part = painted.part();
  // THEN little is painted anew
  EXPECT_GT(part, 0.0);
  EXPECT_LT(part, 0.06) << "two strips of at most 15 pixels, of 800";
  // AND the result is as if all were painted
  for (const QRect& rect : region) timeline.render(&image, rect.topLeft(), rect);
  const QImage whole = timeline.grab().toImage();
  EXPECT_EQ(image, whole);
  EXPECT_NE(before, whole);
  // AND a frame at the position of the last one paints nothing
  painted.part();
  timeline.setFrame(103.0001, false);
  EXPECT_EQ(painted.part(), 0.0);
}

TEST_F(TimelineTest, PressAndDragInTheRowsSeekAtOnce) {
  drag(x(100), x(140), 60);
  EXPECT_EQ(said, (QStringList{"began", "100", "110", "120", "130", "140", "ended"}));
  said.clear();
  drag(x(290), timeline.width() + 500, 60);
  EXPECT_EQ(said.at(said.size() - 2), "300");
  EXPECT_TRUE(parts.empty());
  // AND a click on names doesn't seek
  said.clear();
  drag(3, 5, 60);
  EXPECT_EQ(said, QStringList());
}

TEST_F(TimelineTest, ADragOnTheRulerIsThePartThatIsPlayed) {
  const int ruler = timeline.rulerHeight() / 2;
  // WHEN it is pressed THEN it seeks as anywhere else
  drag(x(100), x(100), ruler);
  EXPECT_EQ(said, (QStringList{"began", "100", "ended"}));
  EXPECT_TRUE(parts.empty());
  // WHEN dragged, either way, THEN that part
  drag(x(100), x(200), ruler);
  ASSERT_FALSE(parts.empty());
  EXPECT_EQ(parts.back(), (PlayRange{100, 200}));
  drag(x(290), x(250), ruler);
  EXPECT_EQ(parts.back(), (PlayRange{250, 290}));
  // WHEN an end is dragged, also beyond the other, THEN it follows, and the dance waits meanwhile;
  // there is no seek
  said.clear();
  drag(x(250) + 1, x(150), ruler);
  EXPECT_EQ(parts.back(), (PlayRange{150, 290}));
  drag(x(150), x(300), ruler);
  EXPECT_EQ(parts.back(), (PlayRange{290, 300}));
  EXPECT_EQ(said, (QStringList{"began", "ended", "began", "ended"}));
}

TEST_F(TimelineTest, TheWheelZoomsAndMovesAndSoDoesTheMiddleButton) {
  const double at = x(150);
  const double frame = timeline.scale().frameAt(at);
  wheel({0, 360}, at);
  EXPECT_FALSE(timeline.scale().whole());
  EXPECT_NEAR(timeline.scale().frameAt(at), frame, 1e-6);
  const double first = timeline.scale().first();
  wheel({0, -120}, at, Qt::ShiftModifier);
  EXPECT_GT(timeline.scale().first(), first);
  wheel({120, 0}, at);
  EXPECT_NEAR(timeline.scale().first(), first, 1e-6);
  drag(at, at + 50, 60, Qt::MiddleButton);
  EXPECT_NEAR(timeline.scale().first(), first - 50 / timeline.scale().pixelsPerFrame(), 1e-6);
  wheel({0, -1200}, at);
  EXPECT_TRUE(timeline.scale().whole());
  EXPECT_EQ(said, QStringList());
}

TEST_F(TimelineTest, ItMovesAlongWithTheFrame) {
  timeline.setFrame(10.0, true);
  for (int i = 0; i < 5; ++i) timeline.zoom(2.0);
  ASSERT_TRUE(timeline.scale().shows(10.0));
  for (double frame = 10.0; frame < 300.0; frame += 4.0) {
    timeline.setFrame(frame, false);
    ASSERT_TRUE(timeline.scale().shows(frame)) << frame;
  }
  // WHEN the user looks elsewhere while it plays THEN the view stays; a seek brings it back
  timeline.setFirst(0.0);
  timeline.setFrame(299.0, false);
  EXPECT_EQ(timeline.scale().first(), 0.0);
  timeline.setFrame(250.0, true);
  EXPECT_TRUE(timeline.scale().shows(250.0));
}

TEST_F(TimelineTest, TheSongsWaveformHasALineOfItsOwn) {
  const QImage without = timeline.grab().toImage();
  timeline.setPeaks(tenSeconds());
  const QImage with = timeline.grab().toImage();
  const double ratio = with.devicePixelRatio();
  const auto painted = [&](double frame) {
    const QColor paper = timeline.palette().color(QPalette::Base);
    const int column = static_cast<int>(timeline.scale().xOf(frame) * ratio);
    return with.pixelColor(column, static_cast<int>((timeline.rulerHeight() + 4) * ratio)) != paper;
  };
  EXPECT_TRUE(painted(150));
  EXPECT_FALSE(painted(105));
  EXPECT_FALSE(painted(195));
  timeline.setPeaks(nullptr);
  EXPECT_EQ(timeline.grab().toImage(), without);
}

TEST_F(TimelineTest, WithNothingToPlayThereIsNothingToPress) {
  timeline.setLastFrame(0.0);
  timeline.grab();
  for (const int y : {3, 60}) drag(300, 400, y);
  wheel({0, 120}, 300);
  EXPECT_EQ(said, QStringList());
  EXPECT_TRUE(parts.empty());
}

TEST_F(TimelineTest, ADragBeyondTheEdgeStopsAtWhatIsSeen) {
  // GIVEN a part of the dance in view, and a dance that follows every seek
  QObject::connect(&timeline, &Timeline::frameChosen, [this](double frame) { timeline.setFrame(frame, true); });
  timeline.setFrame(150.0, true);
  timeline.zoom(6.0);
  const double first = timeline.scale().first(), last = first + timeline.scale().seen();
  ASSERT_GT(first, 50.0);
  ASSERT_LT(last, 250.0);
  // WHEN the mouse leaves it on either side THEN the view stays, and so does the frame in it
  drag(timeline.scale().xOf(150.0), timeline.scale().right() + 60.0, timeline.rulerHeight() + 5);
  EXPECT_EQ(timeline.scale().first(), first);
  EXPECT_EQ(said.at(said.size() - 2).toDouble(), std::floor(last));
  drag(timeline.scale().xOf(150.0), 0.0, timeline.rulerHeight() + 5);
  EXPECT_EQ(timeline.scale().first(), first);
  EXPECT_EQ(said.at(said.size() - 2).toDouble(), std::ceil(first));
}

TEST_F(TimelineTest, BothEndsOfADanceAreReachedAtAnyWidth) {
  QString last;
  QObject::connect(&timeline, &Timeline::frameChosen, [&](double frame) {
    last = QString::number(frame);
    timeline.setFrame(frame, true);
  });
  for (const double frames : {300.0, 900.0, 1800.0}) {
    timeline.setLastFrame(frames);
    for (int width = 300; width < 700; width += 2) {
      timeline.resize(width, 140);
      drag(timeline.scale().xOf(10.0), width + 5.0, timeline.rulerHeight() + 5);
      EXPECT_EQ(last, QString::number(frames)) << width;
      drag(timeline.scale().xOf(10.0), -5.0, timeline.rulerHeight() + 5);
      EXPECT_EQ(last, "0") << width;
    }
  }
}

TEST_F(TimelineTest, ALostReleaseEndsTheDrag) {
  // GIVEN a drag whose release another widget got
  mouse(QEvent::MouseButtonPress, {timeline.scale().xOf(100.0), 60.0}, Qt::LeftButton, Qt::LeftButton);
  ASSERT_EQ(said, (QStringList{"began", "100"}));
  // WHEN the mouse moves without a button THEN the drag has ended
  mouse(QEvent::MouseMove, {timeline.scale().xOf(200.0), 60.0}, Qt::NoButton, Qt::NoButton);
  EXPECT_EQ(said, (QStringList{"began", "100", "ended"}));
  // AND hiding it in the middle of one ends it, too
  mouse(QEvent::MouseButtonPress, {timeline.scale().xOf(100.0), 60.0}, Qt::LeftButton, Qt::LeftButton);
  timeline.hide();
  EXPECT_EQ(said.back(), "ended");
}

TEST_F(TimelineTest, AnEndOfThePartMovesOnlyWhenItIsDragged) {
  // GIVEN a part WHEN an end is clicked with a trembling hand THEN it stays, and the dance seeks
  // there
  timeline.setPart(PlayRange{100.0, 200.0});
  const double end = timeline.scale().xOf(200.0) + 3.0;
  mouse(QEvent::MouseButtonPress, {end, 5.0}, Qt::LeftButton, Qt::LeftButton);
  mouse(QEvent::MouseMove, {end + 1.0, 5.0}, Qt::NoButton, Qt::LeftButton);
  mouse(QEvent::MouseButtonRelease, {end + 1.0, 5.0}, Qt::LeftButton, Qt::NoButton);
  EXPECT_TRUE(parts.empty());
  ASSERT_EQ(said.size(), 1);
  EXPECT_NEAR(said.front().toDouble(), 200.0, 2.0);
  // WHEN it is dragged THEN it moves by as much as the mouse, and the dance waits meanwhile
  said.clear();
  drag(end, timeline.scale().xOf(250.0) + 3.0, 5);
  ASSERT_FALSE(parts.empty());
  EXPECT_EQ(parts.back().last, 250.0);
  EXPECT_EQ(parts.back().first, 100.0);
  EXPECT_EQ(said, (QStringList{"began", "ended"}));
}

TEST_F(TimelineTest, AnotherLengthLeavesThePlaceThatIsSeen) {
  timeline.setFrame(150.0, true);
  timeline.zoom(6.0);
  const double first = timeline.scale().first();
  timeline.setLastFrame(301.0);
  EXPECT_EQ(timeline.scale().first(), first);
  // AND a dance that ends before it shows its end
  timeline.setLastFrame(100.0);
  EXPECT_LE(timeline.scale().first(), 100.0);
  EXPECT_TRUE(timeline.scale().shows(100.0));
}

}  // namespace
