// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Files that load slowly into the window: the one that was requested last wins, whatever ends
// first.

#include <algorithm>
#include <fstream>
#include <future>

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include "app/opening/file_loader.h"
#include "app/panels/picture_panel.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/sounds.h"
#include "tests/support/gui_gate.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;

class Opening : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    window->findChild<app::FileLoader*>()->setBeforeReading([this](const fs::path& path) { gate.pass(path); });
    second = file("二人目.pmx");
    pmx::Model other = support::legModel();
    other.name = "二人目";
    ASSERT_TRUE(pmx::writePmxFile(other, second));
    shortDance = file("short.vmd");
    vmd::Motion shorter = support::legDance();
    shorter.boneKeys.erase(shorter.boneKeys.begin() + 2);  // ends at frame 10, its IK keys at 20
    ASSERT_TRUE(vmd::writeVmdFile(shorter, shortDance));
  }
  void TearDown() override {
    gate.letAllThrough();
    WindowTest::TearDown();
  }
  /// Requests files of which one is held back.
  void ask(const std::vector<fs::path>& files, const fs::path& held) {
    gate.hold(held);
    window->openFiles(files);
    ASSERT_TRUE(waitFor([&] { return gate.waits(held); }));
  }
  /// Requests files, and waits until as many requests have ended as the held ones allow.
  void askAndWait(const std::vector<fs::path>& files) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    window->openFiles(files);
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
  }
  void letThrough(const fs::path& held) {
    gate.letThrough(held);
    ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
    settle();
  }
  [[nodiscard]] std::vector<fs::path> motions() const {
    std::vector<fs::path> paths;
    for (const auto& motion : window->motions()) paths.push_back(motion->path);
    return paths;
  }
  using Paths = std::vector<fs::path>;

  support::Gate gate;
  fs::path second, shortDance;
};

TEST_F(Opening, ASlowMotionDoesNotReplaceALaterOne) {
  open({model});
  // GIVEN a dance that loads slowly WHEN another is opened meanwhile
  ask({dance}, dance);
  askAndWait({shortDance});
  EXPECT_EQ(motions(), Paths{shortDance});
  pauseAt(10);
  // THEN that one stays, at its frame
  letThrough(dance);
  EXPECT_EQ(motions(), Paths{shortDance});
  EXPECT_EQ(window->clock().frame(), 10.0);
  EXPECT_EQ(window->clock().lastFrame(), 20.0);
  EXPECT_EQ(window->windowTitle(), "踊り子 – short — Odori");
}

TEST_F(Opening, ADancePlaysOnWhileAFileTakesItsTime) {
  open({model, dance});
  // GIVEN a dance that is played, and a model that isn't loaded yet
  press(Qt::Key_Home);
  press(Qt::Key_Space);
  ask({second}, second);
  // THEN frames are shown all the time
  for (int i = 0; i < 3; ++i) {
    const double before = window->clock().frame();
    EXPECT_TRUE(waitFor([&] { return std::abs(window->clock().frame() - before) > 2.0; }));
  }
  // AND keys work
  EXPECT_TRUE(window->transport().playing());
  press(Qt::Key_Space);
  EXPECT_TRUE(waitFor([&] { return !window->transport().playing(); }));
  EXPECT_TRUE(gate.waits(second));
  letThrough(second);
  EXPECT_EQ(window->windowTitle(), "二人目 – ダンス — Odori");
}

TEST_F(Opening, NobodyIsInvitedWhileFilesAreRead) {
  const auto* button = window->findChild<app::Stage*>()->findChild<QPushButton*>();
  ASSERT_NE(button, nullptr);
  EXPECT_TRUE(button->isVisible()) << "an empty window invites";
  ask({model}, model);
  EXPECT_FALSE(button->isVisible());
  letThrough(model);
  EXPECT_TRUE(window->findChild<app::Stage*>()->container()->isVisible());
  // AND a file that can't be opened leaves the invitation
  window->closeAll();
  EXPECT_TRUE(button->isVisible());
  ask({file("gone.pmx")}, file("gone.pmx"));
  letThrough(file("gone.pmx"));
  EXPECT_TRUE(button->isVisible());
  // AND so does closing meanwhile
  ask({second}, second);
  window->closeAll();
  EXPECT_TRUE(button->isVisible());
  letThrough(second);
  EXPECT_TRUE(button->isVisible());
}

TEST_F(Opening, ASlowCameraStillJoinsALaterDance) {
  open({model});
  ask({camera}, camera);
  askAndWait({dance});
  letThrough(camera);
  EXPECT_EQ(motions(), (Paths{dance, camera})) << "those of the scene come last";
  EXPECT_TRUE(cameraTool().followsMotion());
}

TEST_F(Opening, ASlowModelStillGetsALaterDance) {
  ask({model, shortDance}, model);
  askAndWait({dance});
  letThrough(model);
  ASSERT_NE(window->model(), nullptr);
  EXPECT_EQ(motions(), Paths{dance});
}

TEST_F(Opening, ASlowModelIsDroppedWithItsMotions) {
  // GIVEN a model with a camera that loads slowly WHEN another model is opened meanwhile, and a
  // broken file
  ask({model, camera}, model);
  askAndWait({second});
  askAndWait({file("gone.vmd")});
  const QString message = window->message();
  EXPECT_TRUE(message.contains("gone.vmd"));
  // THEN nothing of the first comes, and the window's message stays
  letThrough(model);
  EXPECT_EQ(window->windowTitle(), "二人目 — Odori");
  EXPECT_EQ(motions(), Paths());
  EXPECT_EQ(window->message(), message);
}

TEST_F(Opening, AModelWhoseMotionIsSlowIsDroppedToo) {
  ask({model, camera}, camera);
  askAndWait({second});
  letThrough(camera);
  EXPECT_EQ(window->windowTitle(), "二人目 — Odori");
  EXPECT_EQ(motions(), Paths());
}

TEST_F(Opening, ASlowErrorDoesNotHideALaterOne) {
  const auto slow = file("slow.vmd"), quick = file("quick.vmd");
  ask({slow}, slow);
  askAndWait({quick});
  EXPECT_TRUE(window->message().contains("quick.vmd"));
  gate.letThrough(slow);
  ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
  EXPECT_TRUE(window->message().contains("and 1 more")) << window->message().toStdString();
  // AND a file that loads late without an error hides no message
  ask({dance}, dance);
  askAndWait({quick});
  letThrough(dance);
  EXPECT_TRUE(window->message().contains("quick.vmd"));
}

TEST_F(Opening, ASlowPictureDoesNotReplaceALaterOne) {
  open({model});
  const auto blue = file("blue.png"), green = file("green.png");
  const auto save = [](const fs::path& path, const QColor& colour) {
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(colour);
    return image.save(QString::fromStdString(path.string()));
  };
  ASSERT_TRUE(save(blue, Qt::blue) && save(green, Qt::green));
  const auto choose = [&](const fs::path& path) {
    emit window->picturePanel().backdropChosen(QString::fromStdString(path.string()));
  };
  const auto behind = [&] { return playback().filmScene().backdropFile; };
  // GIVEN a picture that loads slowly WHEN another is chosen meanwhile THEN that one stays
  gate.hold(blue);
  choose(blue);
  ASSERT_TRUE(waitFor([&] { return gate.waits(blue); }));
  choose(green);
  ASSERT_TRUE(waitFor([&] { return behind() == green; }));
  QSignalSpy taken(window->findChild<app::FileLoader*>(), &app::FileLoader::pictureLoaded);
  gate.letThrough(blue);
  EXPECT_FALSE(waitFor([&] { return !taken.isEmpty(); }, 0.5));
  EXPECT_EQ(behind(), green);
  EXPECT_GT(picture().pixelColor(3, 3).green(), 200);
  // AND "none", chosen meanwhile, stays
  gate.hold(blue);
  choose(blue);
  ASSERT_TRUE(waitFor([&] { return gate.waits(blue); }));
  choose({});
  gate.letThrough(blue);
  EXPECT_FALSE(waitFor([&] { return !behind().empty(); }, 0.5));
  EXPECT_GT(picture().pixelColor(3, 3).red(), 200);
}

TEST_F(Opening, WhatIsClosedOrRemovedWhileLoadingDoesNotCome) {
  ask({model, dance}, model);
  window->closeAll();
  gate.letThrough(model);
  ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
  EXPECT_EQ(window->model(), nullptr);
  EXPECT_EQ(motions(), Paths());
  open({model, camera});
  ask({dance}, dance);
  choose(window->commands()[app::ActionId::RemoveMotions]);
  letThrough(dance);
  EXPECT_EQ(motions(), Paths());
  EXPECT_NE(window->model(), nullptr);
}

TEST_F(Opening, TheOrderOfFilesDoesNotMatter) {
  // GIVEN a model, a dance, a camera and a song WHEN they are opened in every order
  const auto song = file("曲.wav");
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  Paths files{model, dance, camera, song};
  std::ranges::sort(files);
  int orders = 0;
  do {
    window->closeAll();
    orders % 2 == 0 ? open(files) : drop(files);
    // THEN the show is the same
    ASSERT_EQ(document().state().actors.size(), 1U) << orders;
    const auto& actor = document().state().actors[0];
    EXPECT_EQ(actor.model->path, model);
    ASSERT_EQ(actor.switches.motions.size(), 1U) << orders;
    EXPECT_EQ(actor.switches.motions[0].motion->path, dance);
    ASSERT_EQ(document().state().motions.size(), 1U) << orders;
    EXPECT_EQ(document().state().motions[0].motion->path, camera);
    EXPECT_EQ(document().state().song.file, song);
    EXPECT_TRUE(cameraTool().followsMotion());
    EXPECT_EQ(window->windowTitle(), "踊り子 – ダンス + カメラ — Odori");
    EXPECT_EQ(window->message(), "");
    ++orders;
  } while (std::ranges::next_permutation(files).found);
  EXPECT_EQ(orders, 24);
}

TEST_F(Opening, ADanceGoesToWhomItMovesWhereverTheStageIsNamed) {
  // GIVEN a stage of one bone, which every dance has, and a dance that moves that and a leg
  pmx::Model stage = support::legModel();
  stage.name = "舞台";
  stage.bones.resize(1);
  for (auto& vertex : stage.vertices) vertex.bones[0] = 0;
  ASSERT_TRUE(pmx::writePmxFile(stage, second));
  vmd::Motion motion = support::legDance();
  vmd::BoneKey root = motion.boneKeys.front();
  root.name = vmd::makeName<15>("全ての親");
  motion.boneKeys.push_back(root);
  for (const char* bone : {"左足", "左ひざ", "左足首", "頭"}) {
    root.name = vmd::makeName<15>(bone);
    motion.boneKeys.push_back(root);
  }
  ASSERT_TRUE(vmd::writeVmdFile(motion, dance));
  Paths files{model, second, dance};
  std::ranges::sort(files);
  do {
    // WHEN they are opened in any order THEN the model dances, not the stage
    window->closeAll();
    open(files);
    ASSERT_EQ(document().state().actors.size(), 2U);
    for (const auto& actor : document().state().actors)
      EXPECT_EQ(actor.switches.motions.size(), actor.model->path == model ? 1U : 0U)
          << files[0] << files[1] << files[2];
  } while (std::ranges::next_permutation(files).found);
  // AND two models keep the motions that were named after each
  fs::copy_file(model, file("same.pmx"));
  window->closeAll();
  open({model, dance, file("same.pmx"), shortDance});
  ASSERT_EQ(document().state().actors.size(), 2U);
  ASSERT_EQ(document().state().actors[0].switches.motions.size(), 1U);
  EXPECT_EQ(document().state().actors[0].switches.motions[0].motion->path, dance);
  ASSERT_EQ(document().state().actors[1].switches.motions.size(), 1U);
  EXPECT_EQ(document().state().actors[1].switches.motions[0].motion->path, shortDance);
}

TEST_F(Opening, TheSameFileTwiceIsThereOnce) {
  for (int i = 0; i < 2; ++i) window->openFiles({model, dance});
  ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
  EXPECT_EQ(motions(), Paths{dance});
  EXPECT_EQ(window->windowTitle(), "踊り子 – ダンス — Odori");
}

TEST_F(Opening, AWindowThatIsClosedWhileLoadingGoes) {
  ask({model, dance}, model);
  window->openFiles({second});
  window->close();
  const auto later = std::async(std::launch::async, [this] {
    QThread::msleep(100);
    gate.letAllThrough();
  });
  window.reset();
}

TEST_F(Opening, ABoundOnFilesOpenedTogether) {
  open({model});
  open(Paths(app::kMaxOpened + 5, dance));
  EXPECT_EQ(motions().size(), app::kMaxOpened);
  EXPECT_TRUE(window->message().contains("1000 files")) << window->message().toStdString();
  EXPECT_LT(window->windowTitle().size(), 420);
  open({shortDance});
  EXPECT_EQ(motions(), Paths{shortDance});
}

TEST_F(Opening, AMotionOfOneFrameStands) {
  vmd::Motion pose = support::legDance();
  pose.boneKeys.erase(pose.boneKeys.begin() + 1, pose.boneKeys.end());
  pose.ikKeys.resize(1);
  const auto still = file("pose.vmd");
  ASSERT_TRUE(vmd::writeVmdFile(pose, still));
  for (const bool held : {false, true}) {
    // GIVEN a dance that plays in a loop, or is held by the seek bar
    open({model, dance});
    press(Qt::Key_Space);
    ASSERT_TRUE(waitFor([&] { return window->clock().frame() > 3.0; }));
    if (held) window->transport().beginScrub();
    // WHEN a motion of one frame replaces it
    QSignalSpy told(&window->transport(), &app::Transport::playingChanged);
    open({still});
    if (held) window->transport().endScrub();
    // THEN it stops: nothing plays, the action shows that, and nothing is drawn
    EXPECT_FALSE(window->transport().playing());
    EXPECT_EQ(told.count(), 1);
    EXPECT_FALSE(window->commands()[app::ActionId::Play]->isEnabled());
    EXPECT_EQ(window->commands()[app::ActionId::Play]->text(), "&Play");
    EXPECT_FALSE(waitFor([] { return false; }, 0.3));
    const quint64 drawn = playback().picturesDrawn();
    EXPECT_FALSE(waitFor([&] { return playback().picturesDrawn() > drawn; }, 0.5));
  }
}

TEST_F(Opening, FramesHaveABound) {
  // GIVEN a dance with a key at the last frame that VMD can name
  vmd::Motion endless = support::legDance();
  endless.boneKeys.back().frame = 0xFFFFFFFF;
  ASSERT_TRUE(vmd::writeVmdFile(endless, dance));
  open({model, dance});
  EXPECT_EQ(window->clock().lastFrame(), static_cast<double>(app::kMaxFrames));
  press(Qt::Key_End);
  settle();
  EXPECT_EQ(window->clock().frame(), static_cast<double>(app::kMaxFrames));
}

}  // namespace
