// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A large screenshot is drawn beside the window: it takes turns with everything else, shows the
// moment at which it was asked for, and can be cancelled.

#include <algorithm>
#include <vector>

#include <QAction>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

#include "app/playback/view_pictures.h"
#include "app/scene/target_probe.h"
#include "app/ui/window_messages.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;

class WindowLargePicture : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    pictures = file("large");
    window->pictures().setFolder(pictures);
    window->pictures().setSize(kLarge);
    QObject::connect(&window->pictures(), &app::ViewPictures::progressed, window.get(), [this] { ++steps; });
  }
  void TearDown() override {
    app::setMostTargetBytes(0);
    WindowTest::TearDown();
  }
  [[nodiscard]] app::ViewPictures& drawn() const { return window->pictures(); }
  [[nodiscard]] bool made() const {
    return waitFor([this] { return !drawn().working(); });
  }
  /// Begins a picture, and returns when some of its steps are done.
  void begin(const fs::path& path, int least = 2) {
    steps = 0;
    ASSERT_TRUE(window->savePicture(path));
    ASSERT_TRUE(waitFor([&] { return steps >= least; }));
    ASSERT_TRUE(drawn().drawing());
  }
  /// Writes the same moment as File → Export Image or Video does, which draws it at once.
  [[nodiscard]] std::string drawnAtOnce(double frame, QSize size, bool transparent = false) const {
    app::FilmScene scene = playback().filmScene();
    scene.look.picture.grid = scene.look.picture.axes = false;
    scene.look.picture.samples = 4;
    scene.look.overlays = {};
    app::FilmSettings settings;
    settings.output = file("at-once.png");
    settings.width = size.width();
    settings.height = size.height();
    settings.transparent = transparent;
    app::FilmMaker maker;
    EXPECT_TRUE(maker.writeStill(scene, settings, frame));
    return support::contents(settings.output);
  }
  [[nodiscard]] std::string savedNow() {
    EXPECT_TRUE(window->savePicture(file("steps.png")) && made());
    return support::contents(file("steps.png"));
  }

  static constexpr QSize kLarge{2600, 1900};
  fs::path pictures;
  int steps = 0;
};

TEST_F(WindowLargePicture, TakesTurnsWithTheWindow) {
  open({model, dance});
  pauseAt(10.0);
  // GIVEN a timer that is due in each turn of the event loop
  int turns = 0;
  QTimer each;
  QObject::connect(&each, &QTimer::timeout, [&] { ++turns; });
  each.start(0);
  std::vector<int> at;
  QObject::connect(&drawn(), &app::ViewPictures::progressed, window.get(), [&] { at.push_back(turns); });
  // WHEN a picture is asked for THEN the key is done at once, and the file comes later
  press(Qt::Key_S);
  EXPECT_TRUE(drawn().drawing());
  ASSERT_TRUE(made());
  EXPECT_EQ(std::distance(fs::directory_iterator(pictures), fs::directory_iterator()), 1);
  // AND there were turns between all of its steps, of which there are several: it is prepared, and
  // a region is at most four times as large as the one before it, from an eighth of a megapixel
  ASSERT_GE(at.size(), 6U);
  for (std::size_t i = 1; i < at.size(); ++i) EXPECT_GT(at[i], at[i - 1]) << i;
}

TEST_F(WindowLargePicture, HasTheBytesOfOneThatIsDrawnAtOnce) {
  open({model, dance});
  pauseAt(10.0);
  document().setGradient();
  app::PictureOptions options = document().look().picture;
  options.light.self = app::SelfShadowChoice::On;
  document().setPicture(options);
  settle();
  EXPECT_EQ(savedNow() == drawnAtOnce(10.0, kLarge), true);
  // AND so has one without a background
  drawn().setTransparent(true);
  EXPECT_EQ(savedNow() == drawnAtOnce(10.0, kLarge, true), true);
  drawn().setTransparent(false);
  // AND one of several views, and one that OpenGL draws in pieces
  window->commands()[app::ActionId::SideBySide]->trigger();
  settle();
  EXPECT_EQ(savedNow() == drawnAtOnce(10.0, kLarge), true);
  drawn().setSize({1100, 700});
  app::setMostTargetBytes(app::targetBytes(QSize(512, 512), 4));
  EXPECT_EQ(savedNow() == drawnAtOnce(10.0, {1100, 700}), true);
}

TEST_F(WindowLargePicture, ShowsTheMomentAtWhichItWasAskedFor) {
  open({model, dance});
  pauseAt(10.0);
  const std::string wanted = drawnAtOnce(10.0, kLarge);
  // WHEN the dance goes on while it is drawn, the background changes, and then the model goes
  begin(file("moment.png"));
  window->transport().seek(0.0);
  document().setBackground(Qt::green);
  settle();
  ASSERT_TRUE(drawn().drawing());
  window->closeAll();
  settle();
  ASSERT_TRUE(made());
  // THEN it is whole, and of the moment before
  EXPECT_EQ(support::contents(file("moment.png")) == wanted, true);
}

TEST_F(WindowLargePicture, IsOfTheShowThatAnotherReplaces) {
  open({model, dance});
  pauseAt(10.0);
  const std::string wanted = drawnAtOnce(10.0, kLarge);
  begin(file("replaced.png"));
  window->openFiles({model, camera});
  ASSERT_TRUE(made());
  EXPECT_EQ(support::contents(file("replaced.png")) == wanted, true);
  ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
  settle();
}

TEST_F(WindowLargePicture, IsCancelledByEscapeAndByTheButton) {
  open({model, dance});
  fs::create_directory(pictures);
  for (const bool byKey : {true, false}) {
    begin(pictures / "none.png");
    auto* button = window->statusBar()->findChild<QToolButton*>(QStringLiteral("cancelPicture"));
    auto* bar = window->statusBar()->findChild<QProgressBar*>(QStringLiteral("pictureProgress"));
    ASSERT_TRUE(button != nullptr && bar != nullptr);
    if (byKey) {
      press(Qt::Key_Escape);
    } else {
      button->click();
    }
    // THEN nothing is drawn any more, no file is left, and it is said
    EXPECT_FALSE(drawn().working());
    EXPECT_TRUE(fs::is_empty(pictures));
    EXPECT_TRUE(window->statusBar()->currentMessage().contains("cancelled"));
    EXPECT_FALSE(bar->isVisible() || button->isVisible());
    const int before = steps;
    settle();
    EXPECT_EQ(steps, before);
  }
  // AND the next is drawn as ever
  EXPECT_TRUE(window->savePicture(pictures / "next.png") && made());
  EXPECT_TRUE(fs::exists(pictures / "next.png"));
}

TEST_F(WindowLargePicture, EscapeLeavesFullScreenFirst) {
  // GIVEN full screen begins while a picture is drawn
  open({model, dance});
  begin(file("one.png"));
  press(Qt::Key_F11);
  EXPECT_TRUE(window->isFullScreen());
  // WHEN Escape is pressed THEN it leaves full screen, and the picture goes on
  press(Qt::Key_Escape);
  EXPECT_FALSE(window->isFullScreen());
  EXPECT_TRUE(drawn().drawing());
  // AND the next Escape is the picture's
  press(Qt::Key_Escape);
  EXPECT_FALSE(drawn().working());
  EXPECT_FALSE(fs::exists(file("one.png")));
}

TEST_F(WindowLargePicture, OnceDrawnItGetsIntoItsFile) {
  open({model, dance});
  begin(file("one.png"));
  ASSERT_TRUE(waitFor([&] { return !drawn().drawing(); }));
  // WHEN the picture that is being written is cancelled THEN it is too late
  drawn().drop();
  EXPECT_FALSE(window->statusBar()->findChild<QToolButton*>(QStringLiteral("cancelPicture"))->isVisible());
  ASSERT_TRUE(made());
  EXPECT_TRUE(fs::exists(file("one.png")));
}

TEST_F(WindowLargePicture, RefusesAnotherWhileItIsDrawn) {
  open({model, dance});
  begin(file("first.png"));
  EXPECT_FALSE(window->savePicture(file("second.png")));
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("still being drawn"));
  press(Qt::Key_S);
  press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(made());
  EXPECT_TRUE(fs::exists(file("first.png")));
  EXPECT_FALSE(fs::exists(file("second.png")) || fs::exists(pictures));
}

TEST_F(WindowLargePicture, TheWindowMayBeClosedMeanwhile) {
  open({model, dance});
  fs::create_directory(pictures);
  begin(pictures / "none.png");
  window->close();
  EXPECT_FALSE(drawn().working());
  QCoreApplication::processEvents();
  EXPECT_TRUE(fs::is_empty(pictures));
  // AND it may end while one is drawn that nobody cancelled
  window->show();
  settle();
  begin(pictures / "none.png");
  window.reset();
  QCoreApplication::processEvents();
  EXPECT_TRUE(fs::is_empty(pictures));
}

}  // namespace
