// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo is a show of two, and goes away whole.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <QAction>
#include <QSignalSpy>

#include "tests/app/ui/window_playing.h"
#include "tests/support/places.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;
using support::WindowPlaying;

/// This fixture's window has the demo.
class WindowDemo : public WindowPlaying {
 protected:
  void SetUp() override {
    WindowPlaying::SetUp();
    window->close();
    app::WindowOptions options;
    options.useSettings = false;
    options.demoFolder = fs::path(ODORI_DEMO);
    window = std::make_unique<app::MainWindow>(options);
    window->resize(900, 600);
    window->show();
    window->setAsking(false);
    window->commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    window->openDemo();
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    ASSERT_EQ(rows(), kRows);
  }
  const std::vector<std::string> kRows{"x stage | 祭りの舞台", "x dance | 踊子おどり", "x dance_mai | 踊子まい",
                                       "x camera | Camera, light", "x song | Song"};
};

TEST_F(WindowDemo, IsAShowOfTwoWithAStageAndASong) {
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_EQ(window->selection().actor(), actors()[1].id) << "the one who dances, not the stage that is drawn first";
  EXPECT_EQ(document().state().song.file.filename(), "song.wav");
  EXPECT_FALSE(document().look().picture.grid) << "the deck is the ground";
  EXPECT_EQ(window->clock().lastFrame(), 960.0);
  EXPECT_EQ(window->message(), "This is the demo. Open your own model, or drop its files here");
  // AND it is no file of the user's: saving asks for a name, and the title shows no file
  EXPECT_TRUE(window->windowTitle().startsWith("Demo")) << window->windowTitle().toStdString();
  EXPECT_FALSE(window->windowTitle().contains(".odori"));
  EXPECT_FALSE(window->isWindowModified());
}

TEST_F(WindowDemo, GoesAwayWholeWithTheFirstModel) {
  open({model});
  EXPECT_EQ(actors().size(), 1U);
  EXPECT_EQ(rows(), std::vector<std::string>()) << "neither its dance nor its camera nor its song stays";
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_TRUE(window->clock().stands());
  EXPECT_EQ(document().look().picture, app::PictureOptions()) << "nor its evening";
  EXPECT_EQ(document().look().background, QColor(Qt::white));
}

TEST_F(WindowDemo, GoesAwayWholeWithCloseAllToo) {
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_TRUE(actors().empty());
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_EQ(document().look().picture, app::PictureOptions());
  EXPECT_EQ(document().look().background, QColor(Qt::white));
}

TEST_F(WindowDemo, ComesAgainWhole) {
  open({model, dance});
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  choose(window->commands()[app::ActionId::Demo]);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  EXPECT_EQ(rows(), kRows);
  EXPECT_FALSE(document().look().picture.grid);
}

TEST_F(WindowDemo, ItsDanceAndCameraGoWithTheFirstDance) {
  open({dance});
  ASSERT_EQ(actors().size(), 1U) << "the figure that was selected dances it, alone";
  EXPECT_EQ(actors()[0].model->path.filename(), "odori.pmx");
  EXPECT_EQ(actors()[0].switches.placement, app::Placement()) << "in the middle";
  EXPECT_EQ(rows(), std::vector<std::string>{"x ダンス | 踊子おどり"});
  EXPECT_EQ(document().look().picture, app::PictureOptions());
  EXPECT_FALSE(window->commands()[app::ActionId::PlayBoth]->isEnabled())
      << "nobody asks for the demo's dance beside it";
}

TEST_F(WindowDemo, StaysWhereSomethingIsAdded) {
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->openFiles({model}, true);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  EXPECT_EQ(actors().size(), 4U);
  EXPECT_EQ(rows(), kRows);
}

}  // namespace
