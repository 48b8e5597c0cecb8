// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window offers more than what was opened: the camera beside the dance, and that an added
// model dances along.

#include <cmath>

#include <QAction>
#include <QToolButton>
#include <QUndoStack>

#include "app/widgets/message_bar.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/window_show.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using app::ActionId;
using support::waitFor;

class WindowOffers : public support::WindowShow {
 protected:
  [[nodiscard]] QAction* command(ActionId id) const { return window->commands()[id]; }
  /// Returns the message's button of a command; null where it has none.
  [[nodiscard]] QToolButton* button(ActionId id) const {
    for (auto* each : window->findChild<app::MessageBar*>()->findChildren<QToolButton*>())
      if (each->isVisible() && each->defaultAction() == command(id)) return each;
    return nullptr;
  }
  /// Writes a dance whose first key has the centre at an x.
  fs::path danceAt(const char* name, float x) {
    vmd::Motion motion = support::legDance();
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    key.translation.x = x;
    motion.boneKeys.push_back(key);
    EXPECT_TRUE(vmd::writeVmdFile(motion, file(name)));
    return file(name);
  }
  [[nodiscard]] float x(std::size_t actor) const { return actors()[actor].switches.placement.position.x; }
};

TEST_F(WindowOffers, TheCameraBesideTheDanceIsLoadedByAButton) {
  const auto beside = file("zoom.vmd");
  fs::copy(camera, beside);
  open({model, dance});
  EXPECT_TRUE(window->message().contains("zoom.vmd")) << window->message().toStdString();
  EXPECT_FALSE(document().show().hasCamera());
  QToolButton* load = button(ActionId::CameraBeside);
  ASSERT_NE(load, nullptr);
  EXPECT_EQ(load->text(), "Load Camera");
  support::click(load);
  ASSERT_TRUE(waitFor([&] { return document().show().hasCamera(); }));
  settle();
  EXPECT_EQ(window->message(), "");
  ASSERT_EQ(document().state().motions.size(), 1U);
  EXPECT_EQ(document().state().motions[0].motion->path, beside);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U) << "the dance stays";
  EXPECT_FALSE(command(ActionId::CameraBeside)->isEnabled());
  // WHEN it is undone THEN the command has it still
  document().undoStack().undo();
  settle();
  EXPECT_TRUE(command(ActionId::CameraBeside)->isEnabled());
  command(ActionId::CloseAll)->trigger();
  EXPECT_FALSE(command(ActionId::CameraBeside)->isEnabled());
}

TEST_F(WindowOffers, ACameraThatWasOpenedIsntOfferedAgain) {
  fs::copy(camera, file("zoom.vmd"));
  open({model, dance, camera});
  EXPECT_EQ(window->message(), "");
  EXPECT_FALSE(command(ActionId::CameraBeside)->isEnabled());
}

TEST_F(WindowOffers, SongAndCameraHaveAButtonEach) {
  fs::copy(camera, file("zoom.vmd"));
  auto song = dance;
  song.replace_extension(".wav");
  fs::copy(dance, song);  // nobody listens
  open({model, dance});
  EXPECT_NE(button(ActionId::SongBeside), nullptr);
  EXPECT_NE(button(ActionId::CameraBeside), nullptr);
  EXPECT_EQ(window->message(), QStringLiteral("In the same folder: ダンス.wav and the camera zoom.vmd"));
  EXPECT_EQ(button(ActionId::SongBeside)->parentWidget(), button(ActionId::CameraBeside)->parentWidget()) << "one row";
  // WHEN one is taken THEN the other is still there
  support::click(button(ActionId::CameraBeside));
  ASSERT_TRUE(waitFor([&] { return document().show().hasCamera(); }));
  settle();
  EXPECT_EQ(button(ActionId::CameraBeside), nullptr);
  ASSERT_NE(button(ActionId::SongBeside), nullptr);
  EXPECT_TRUE(button(ActionId::SongBeside)->isEnabled());
  EXPECT_EQ(window->message(), QStringLiteral("In the same folder: ダンス.wav"));
  command(ActionId::CloseAll)->trigger();
  open({model, dance});
  support::click(button(ActionId::SongBeside));
  EXPECT_EQ(button(ActionId::SongBeside), nullptr);
  EXPECT_NE(button(ActionId::CameraBeside), nullptr);
  EXPECT_FALSE(document().state().song.file.empty());
}

TEST_F(WindowOffers, AnotherDancesCameraIsOfferedWhileOnePlays) {
  fs::copy(camera, file("zoom.vmd"));
  open({model, dance});
  support::click(button(ActionId::CameraBeside));
  ASSERT_TRUE(waitFor([&] { return document().show().hasCamera(); }));
  fs::create_directory(file("other"));
  const fs::path later = file("other/second.vmd"), its = file("other/second_camera.vmd");
  fs::copy(dance, later);
  fs::copy(camera, its);
  open({later});
  ASSERT_NE(button(ActionId::CameraBeside), nullptr);
  EXPECT_TRUE(window->message().contains("second_camera.vmd")) << window->message().toStdString();
  support::click(button(ActionId::CameraBeside));
  EXPECT_TRUE(waitFor([&] {
    const auto& motions = document().state().motions;
    return !motions.empty() && motions.back().motion->path == its;
  }));
}

TEST_F(WindowOffers, AModelThatComesLaterLeavesTheCameraOnOffer) {
  fs::copy(camera, file("zoom.vmd"));
  open({model, dance});
  addFiles({second});
  EXPECT_TRUE(command(ActionId::CameraBeside)->isEnabled());
}

TEST_F(WindowOffers, AnAddedModelDancesAlongByAButton) {
  open({model, dance});
  addFiles({second});
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(
      window->message(),
      QStringLiteral("二人目 can dance along with %1").arg(QString::fromStdString(actors()[0].model->model.name.utf8)));
  QToolButton* along = button(ActionId::DanceAlong);
  ASSERT_NE(along, nullptr);
  const float before = x(1);
  support::click(along);
  settle();
  ASSERT_EQ(actors()[1].switches.motions.size(), 1U);
  EXPECT_EQ(actors()[1].switches.motions[0].motion, actors()[0].switches.motions[0].motion);
  EXPECT_EQ(x(1), before);
  EXPECT_EQ(window->message(), "");
  EXPECT_FALSE(command(ActionId::DanceAlong)->isEnabled());
  document().undoStack().undo();
  settle();
  EXPECT_TRUE(actors()[1].switches.motions.empty());
  choose(command(ActionId::DanceAlong));
  EXPECT_EQ(actors()[1].switches.motions.size(), 1U);
}

TEST_F(WindowOffers, WhoDancesAlongBeginsBesideTheDancer) {
  // GIVEN a dance that begins ten units aside, where the added model doesn't stand in the way
  open({model, danceAt("aside.vmd", 10)});
  addFiles({second});
  ASSERT_EQ(x(1), 0);
  // THEN both would be at one place, and she goes aside
  command(ActionId::DanceAlong)->trigger();
  EXPECT_GE(std::abs(x(1) - x(0)), 5);
  // BUT who was placed by hand stays there
  document().undoStack().undo();
  settle();
  select(1);
  place(3);
  command(ActionId::DanceAlong)->trigger();
  EXPECT_EQ(x(1), 3);
}

TEST_F(WindowOffers, WhoHasADanceOrNoneThereIsntAsked) {
  open({model});
  addFiles({second});
  EXPECT_FALSE(command(ActionId::DanceAlong)->isEnabled()) << "nobody dances";
  open({model, dance});
  pmx::Model stage = support::legModel();
  for (pmx::Bone& bone : stage.bones) bone.flags &= static_cast<std::uint16_t>(~pmx::boneFlag::ik);
  ASSERT_TRUE(pmx::writePmxFile(stage, file("stage.pmx")));
  addFiles({file("stage.pmx")});
  EXPECT_FALSE(command(ActionId::DanceAlong)->isEnabled()) << "a stage doesn't dance";
  const auto own = danceAt("own.vmd", 0);
  addFiles({second, own});
  ASSERT_FALSE(actors().back().switches.motions.empty());
  EXPECT_FALSE(command(ActionId::DanceAlong)->isEnabled()) << "she has a dance";
}

}  // namespace
