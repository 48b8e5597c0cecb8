// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panels Tracks and Bodies in the window: the motions' tracks and their starts, and the parts
// of physics.

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QtTest>

#include "app/inspect/bodies_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/tracks_panel.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using app::BodyRows;
using app::TrackRows;
using support::kIkBone;
using support::kKnee;
using support::waitFor;

enum Track { kLegTrack, kTailTrack, kSwitchTrack };  // in order of appearance in the dance

class WindowTracks : public support::WindowTest {
 protected:
  void show(const char* name) {
    QDockWidget* dock = window->findChild<QDockWidget*>(name);
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  [[nodiscard]] app::TracksPanel& tracks() const { return *window->inspect().tracks; }
  [[nodiscard]] app::BodiesPanel& bodies() const { return *window->inspect().bodies; }
  [[nodiscard]] QString cell(int track, int column) const {
    return tracks().rows().indexOfItem(track).siblingAtColumn(column).data().toString();
  }
};

TEST_F(WindowTracks, AreClosedAtFirst) {
  for (const char* name : {"tracksPanel", "bodiesPanel"})
    EXPECT_TRUE(window->findChild<QDockWidget*>(name)->isHidden()) << name;
}

TEST_F(WindowTracks, TellKeysAndWhatTheyMove) {
  open({model, dance});
  show("tracksPanel");
  EXPECT_EQ(tracks().summary->text(), "3 tracks, 1 of them affect nothing");
  EXPECT_EQ(tracks().rows().indexOfItem(kLegTrack).parent().data(), "ダンス.vmd");
  EXPECT_EQ(cell(kLegTrack, TrackRows::kName), "左足ＩＫ");
  EXPECT_EQ(cell(kLegTrack, TrackRows::kKeys), "3");
  EXPECT_EQ(cell(kLegTrack, TrackRows::kFirst), "0");
  EXPECT_EQ(cell(kLegTrack, TrackRows::kLast), "300");
  EXPECT_EQ(cell(kLegTrack, TrackRows::kMoves), "左足ＩＫ");
  EXPECT_EQ(tracks().rows().indexOfItem(kLegTrack).data(app::kReadableRole), "leg IK_L") << "the bone's English name";
  EXPECT_EQ(cell(kTailTrack, TrackRows::kMoves), "nothing: the model has none");
  EXPECT_EQ(cell(kSwitchTrack, TrackRows::kKind), "IK");
  EXPECT_EQ(cell(kSwitchTrack, TrackRows::kKeys), "2");
}

TEST_F(WindowTracks, EnterAndADoubleClickGoToTheFirstKey) {
  vmd::Motion later = support::legDance();
  for (vmd::BoneKey& key : later.boneKeys) key.frame += 40;
  ASSERT_TRUE(vmd::writeVmdFile(later, dance));
  open({model, dance});
  show("tracksPanel");
  tracks().view->setCurrentIndex(tracks().rows().indexOfItem(kLegTrack));
  QTest::keyClick(tracks().view, Qt::Key_Return);
  EXPECT_EQ(window->clock().frame(), 40.0);
  const QModelIndex switches = tracks().rows().indexOfItem(kSwitchTrack);
  const QPoint place = tracks().view->visualRect(switches).center();
  QTest::mouseClick(tracks().view->viewport(), Qt::LeftButton, {}, place);
  QTest::mouseDClick(tracks().view->viewport(), Qt::LeftButton, {}, place);
  // Otherwise Qt takes the button as held down.
  QTest::mouseRelease(tracks().view->viewport(), Qt::LeftButton, {}, place);
  EXPECT_EQ(window->clock().frame(), 0.0);
  // WHEN the motion begins later THEN its keys do, and one before the start goes to the start
  const app::ActorId id = window->selection().actor();
  const auto shift = [&](std::int32_t by) {
    document().changeActor(id, app::fixedText("x"), [&](auto& actor) { actor.switches.motions[0].shift = by; });
  };
  shift(100);
  EXPECT_EQ(cell(kLegTrack, TrackRows::kFirst), "140");
  shift(-100);
  EXPECT_EQ(cell(kLegTrack, TrackRows::kFirst), "-60");
  window->transport().seek(20.0);
  tracks().view->setCurrentIndex(tracks().rows().indexOfItem(kLegTrack));
  QTest::keyClick(tracks().view, Qt::Key_Return);
  EXPECT_EQ(window->clock().frame(), 0.0);
}

TEST_F(WindowTracks, FollowTheSelectionAndSetIt) {
  open({model, dance});
  show("tracksPanel");
  tracks().view->setCurrentIndex(tracks().rows().indexOfItem(kSwitchTrack));
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  EXPECT_EQ(tracks().view->currentIndex(), tracks().rows().indexOfItem(kSwitchTrack)) << "the row stays";
  app::SelectedParts parts;
  parts.bone = kKnee;
  window->selection().setParts(parts);
  EXPECT_FALSE(tracks().view->currentIndex().isValid()) << "nothing moves the knee";
  parts.bone = kIkBone;
  window->selection().setParts(parts);
  EXPECT_EQ(tracks().view->currentIndex(), tracks().rows().indexOfItem(kLegTrack));
  // AND a motion that is removed takes its rows with it
  document().changeActor(window->selection().actor(), app::fixedText("x"),
                         [](auto& actor) { actor.switches.motions.clear(); });
  EXPECT_EQ(tracks().rows().rowCount(), 0);
  EXPECT_EQ(tracks().summary->text(), "No motion moves the model");
}

TEST_F(WindowTracks, ABoneThatMayBeMeantIsTold) {
  vmd::Motion other = support::legDance();
  for (vmd::BoneKey& key : other.boneKeys) key.name = vmd::makeName<15>("head.");
  ASSERT_TRUE(vmd::writeVmdFile(other, dance));
  open({model, dance});
  show("tracksPanel");
  EXPECT_EQ(cell(0, TrackRows::kMoves), "nothing; perhaps 頭 (head)");
}

TEST_F(WindowTracks, BodiesAndJointsAreSelected) {
  pmx::Model physical = support::legModel();
  pmx::RigidBody body;
  body.name = "体";
  body.bone = 5;
  body.size = {1, 1, 1};
  body.mass = 1.0F;
  physical.rigidBodies = {body, body};
  physical.rigidBodies[1].name = "<i>足";
  pmx::Joint joint;
  joint.name = "首";
  joint.bodyA = 0;
  joint.bodyB = 1;
  physical.joints.push_back(joint);
  ASSERT_TRUE(pmx::writePmxFile(physical, model));
  open({model});
  show("bodiesPanel");
  EXPECT_EQ(bodies().summary->text(), "3 bodies and joints");
  // WHEN a row is made the current one THEN its body or joint is selected
  bodies().view->setCurrentIndex(bodies().rows().indexOfItem(1));
  EXPECT_EQ(window->selection().parts().body, 1);
  EXPECT_EQ(bodies().properties->value("Bone"), "頭 (head)");
  bodies().view->setCurrentIndex(bodies().rows().indexOfItem(2));
  EXPECT_EQ(window->selection().parts().body, -1);
  EXPECT_EQ(window->selection().parts().joint, 0);
  EXPECT_EQ(bodies().properties->value("Body B"), "<i>足 (<i>leg)");
  // AND the other way round
  app::SelectedParts parts;
  parts.body = 0;
  window->selection().setParts(parts);
  EXPECT_EQ(bodies().view->currentIndex(), bodies().rows().indexOfItem(0));
  window->selection().setParts({});
  EXPECT_FALSE(bodies().view->currentIndex().isValid());
}

TEST_F(WindowTracks, AHundredThousandKeysAreCountedOnceAndTheirRowsAreThoseOnTheScreen) {
  // GIVEN 20,000 tracks of five keys each
  vmd::Motion long_ = vmd::Motion::make("x");
  for (int i = 0; i < 100'000; ++i) {
    vmd::MorphKey key;
    key.name = vmd::makeName<15>("m" + std::to_string(i % 20'000));
    key.frame = static_cast<std::uint32_t>(i / 20'000);
    key.weight = 1.0F;
    long_.morphKeys.push_back(key);
  }
  ASSERT_TRUE(vmd::writeVmdFile(long_, dance));
  open({model, dance});
  show("tracksPanel");
  QCoreApplication::processEvents();
  EXPECT_EQ(tracks().rows().itemCount(), 20'000U);
  EXPECT_EQ(cell(19'999, TrackRows::kKeys), "5");
  EXPECT_LT(tracks().rows().asked(), 20'000U) << "cells: some hundred rows, a few times painted";
  tracks().search->setText("m1999");
  EXPECT_EQ(tracks().rows().foundCount(), 11U);
}

}  // namespace
