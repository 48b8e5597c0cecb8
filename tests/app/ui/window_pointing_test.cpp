// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The bone, chain or body under the mouse lights up and is named.

#include <fstream>

#include <QAction>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolTip>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/description/show_json.h"
#include "app/panels/ik_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/transport.h"
#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/stage/overlay_legend.h"
#include "app/widgets/list_tree.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/window_handles.h"
#include "vmd/vpd_reader.h"

namespace {

using support::kHead;
using support::kIkBone;
using support::kKnee;
namespace fs = std::filesystem;
using support::waitFor;
using support::WindowHandles;

TEST_F(WindowHandles, AChainThatIsPointedAtLightsUpInTheView) {
  open({model, dance});
  pauseAt(0);
  const QImage plain = picture();
  // WHEN the mouse is on its row THEN the view shows it, though bones aren't shown
  QSignalSpy pointed(&window->ikPanel(), &app::IkPanel::chainPointedAt);
  QTest::mouseMove(chains()->viewport(), chains()->visualItemRect(chains()->topLevelItem(0)).center());
  ASSERT_TRUE(waitFor([&] { return !pointed.isEmpty(); }));
  EXPECT_EQ(pointed.back().at(0).toInt(), 0);
  EXPECT_GT(support::differingPixels(plain, picture()), 100);
  // WHEN it leaves THEN the picture is as before
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(chains()->viewport(), &leave);
  EXPECT_EQ(pointed.back().at(0).toInt(), -1);
  EXPECT_EQ(support::differingPixels(plain, picture(), 0), 0);
}

TEST_F(WindowHandles, ABoneThatIsPointedAtLightsUpItsRows) {
  openDance();
  const auto lit = [&] { return chains()->topLevelItem(0)->background(0).style() != Qt::NoBrush; };
  EXPECT_FALSE(lit());
  QTest::mouseMove(&view(), viewPoint({1, 9, -0.3F}));
  EXPECT_TRUE(waitFor(lit));
  QTest::mouseMove(&view(), viewPoint({0, 20, 0}));
  EXPECT_TRUE(waitFor([&] { return !lit(); }));
  // AND a bone that is selected in the view is the current row
  chains()->setCurrentItem(nullptr);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(kFootAtRest));
  EXPECT_EQ(chains()->currentItem(), chains()->topLevelItem(0));
}

TEST_F(WindowHandles, TheLegendSaysWhatIsShown) {
  open({model, dance});
  auto* legend = window->findChild<app::OverlayLegend*>();
  ASSERT_NE(legend, nullptr);
  EXPECT_FALSE(legend->isVisible());
  press(Qt::Key_B);
  EXPECT_TRUE(legend->isVisible());
  EXPECT_TRUE(legend->accessibleName().contains("IK bone"));
  EXPECT_FALSE(legend->accessibleName().contains("Joint"));
  press(Qt::Key_B, Qt::ShiftModifier);
  press(Qt::Key_B);
  EXPECT_TRUE(legend->isVisible());
  EXPECT_TRUE(legend->accessibleName().contains("Joint"));
  press(Qt::Key_B, Qt::ShiftModifier);
  EXPECT_FALSE(legend->isVisible());
}

TEST_F(WindowHandles, BodiesAreNamedAndSelected) {
  // GIVEN a ball at the head, which follows it
  pmx::Model with = support::legModel();
  pmx::RigidBody ball;
  ball.name = "<b>頭の玉";
  ball.bone = kHead;
  ball.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
  ball.size = {2, 2, 2};
  ball.position = {0, 20, 0};
  ball.mass = 1;
  with.rigidBodies.push_back(ball);
  ASSERT_TRUE(pmx::writePmxFile(with, model));
  open({model, dance});
  pauseAt(0);
  QSignalSpy hovered(&window->bonePointer(), &app::BonePointer::bodyHovered);
  const QPoint aside = viewPoint({1.5F, 20, 0});
  QTest::mouseMove(&view(), aside);
  settle();
  EXPECT_TRUE(hovered.isEmpty());  // bodies aren't shown
  press(Qt::Key_B, Qt::ShiftModifier);
  settle();
  QTest::mouseMove(&view(), aside + QPoint(1, 0));
  ASSERT_TRUE(waitFor([&] { return !hovered.isEmpty(); }));
  EXPECT_EQ(hovered.back().at(1).toInt(), 0);
  ASSERT_TRUE(waitFor([&] { return QToolTip::isVisible(); }));
  EXPECT_TRUE(QToolTip::text().contains("頭の玉")) << QToolTip::text().toStdString();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, aside);
  EXPECT_EQ(window->selection().parts().body, 0);
  QTest::mouseMove(&view(), viewPoint({6, 20, 0}));
  ASSERT_TRUE(waitFor([&] { return hovered.back().at(1).toInt() == -1; }));
}

}  // namespace
