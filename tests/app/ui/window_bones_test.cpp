// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panel Bones: its menu, its order from start to start, and the names in the view.

#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QToolButton>
#include <QtTest>

#include "app/document/selection.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/materials_panel.h"
#include "app/language/speech.h"
#include "app/scene/label_entity.h"
#include "app/stage/camera_tool.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_window.h"

namespace {

using support::kIkBone;
using support::kLeg;
using support::waitFor;

class WindowBones : public support::WindowTest {
 protected:
  void TearDown() override {
    WindowTest::TearDown();
    app::speak(QStringLiteral("en"));
    support::DrivenApplication::setNoting(true);
  }
  static app::BonesPanel& bonesOf(app::MainWindow& of) {
    auto* dock = of.findChild<QDockWidget*>(QStringLiteral("bonesPanel"));
    dock->show();
    dock->raise();
    EXPECT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    return *of.inspect().bones;
  }
  app::BonesPanel& bones() { return bonesOf(*window); }
  /// Returns the menu of a bone's row, opened by the right button.
  QMenu* menuOf(std::int32_t bone) {
    app::ItemView* view = bones().view;
    const QPoint at = view->visualRect(bones().rows().indexOfItem(bone)).center();
    QTest::mouseClick(view->viewport(), Qt::RightButton, {}, at);
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, view->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(view->viewport(), &wanted);
    return shownMenu();
  }
  QMenu* shownMenu() {
    QMenu* menu = nullptr;
    (void)waitFor([&] {
      for (auto* each : bones().view->findChildren<QMenu*>())
        if (each->isVisible()) menu = each;
      return menu != nullptr;
    });
    return menu;
  }
};

TEST_F(WindowBones, ARowsMenuDoesWhatTheViewDoes) {
  open({model, dance});
  pauseAt(10);
  app::SelectedParts parts;
  parts.bone = kLeg;
  window->selection().setParts(parts);
  // WHEN another bone's row is clicked with the right button THEN that one is selected, and there
  // is a menu
  QMenu* menu = menuOf(kIkBone);
  ASSERT_NE(menu, nullptr);
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  const auto& commands = window->commands();
  for (QAction* action :
       {commands[app::ActionId::FrameBone], commands[app::ActionId::FollowBone], commands[app::ActionId::Weights],
        commands[app::ActionId::LockJoint], commands[app::ActionId::ResetBone], commands[app::ActionId::ResetBones]})
    EXPECT_TRUE(menu->actions().contains(action)) << action->text().toStdString();
  // WHEN the camera is to follow it, by the keyboard THEN it does
  for (int step = 0; menu->activeAction() != commands[app::ActionId::FollowBone] && step < 10; ++step)
    QTest::keyClick(menu, Qt::Key_Down);
  QTest::keyClick(menu, Qt::Key_Return);
  EXPECT_EQ(cameraTool().followedBone(), kIkBone);
  // AND the key for menus opens it at the current row
  bones().view->setFocus();
  QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, {});
  QCoreApplication::sendEvent(bones().view->viewport(), &byKey);
  menu = shownMenu();
  ASSERT_NE(menu, nullptr);
  menu->close();
}

TEST_F(WindowBones, NoRowNoMenu) {
  open({model});
  app::ItemView* view = bones().view;
  const QPoint below(5, view->viewport()->height() - 2);
  ASSERT_FALSE(view->indexAt(below).isValid());
  QContextMenuEvent wanted(QContextMenuEvent::Mouse, below, view->viewport()->mapToGlobal(below));
  QCoreApplication::sendEvent(view->viewport(), &wanted);
  QCoreApplication::processEvents();
  EXPECT_TRUE(view->findChildren<QMenu*>().isEmpty());
}

TEST_F(WindowBones, ThePanelsOrderIsKept) {
  const auto stored = support::keepSettingsIn(folder.path());
  {
    app::MainWindow kept((app::WindowOptions()));
    kept.show();
    app::BonesPanel& panel = bonesOf(kept);
    EXPECT_FALSE(panel.byName->isChecked());
    QTest::mouseClick(panel.byName, Qt::LeftButton);
    panel.order->setFocus();
    QTest::keyClick(panel.order, Qt::Key_End);
    EXPECT_EQ(panel.order->currentIndex(), 2);
    kept.close();
  }
  {
    app::MainWindow again((app::WindowOptions()));
    app::BonesPanel& panel = *again.inspect().bones;
    EXPECT_TRUE(panel.byName->isChecked());
    EXPECT_EQ(panel.order->currentIndex(), 2);
    EXPECT_FALSE(again.inspect().materials->byName->isChecked()) << "each has its own";
  }
  // An order in the settings that doesn't exist is ignored.
  support::storeValues(stored, {{"panels/bonesPanel/order", 77}, {"panels/bonesPanel/by", "x"}});
  app::MainWindow third((app::WindowOptions()));
  EXPECT_FALSE(third.inspect().bones->byName->isChecked());
  EXPECT_EQ(third.inspect().bones->order->currentIndex(), 0);
}

TEST_F(WindowBones, NamesInTheViewHaveTheirSecondLine) {
  open({model, dance});
  pauseAt(10);
  window->commands()[app::ActionId::Ground]->setChecked(false);
  support::DrivenApplication::setNoting(false);
  press(Qt::Key_B);
  press(Qt::Key_N);
  // A shader's first picture is empty.
  const auto drawn = [this] {
    for (int i = 0; i < 4; ++i) settle();
    return picture();
  };
  const QImage both = drawn();
  EXPECT_EQ(support::differingPixels(both, drawn()), 0);
  // WHEN the window is in Japanese, whose readers need no reading THEN there is less in the picture
  app::speak(QStringLiteral("ja"));
  QCoreApplication::processEvents();
  EXPECT_GT(support::differingPixels(both, drawn()), 100);
}

TEST(LabelAtlas, ATextHasAPlaceForEachColour) {
  app::LabelAtlas atlas(1.0F);
  const QRect plain = atlas.placeOf("12.3°"), red = atlas.placeOf("12.3°", {1, 0, 0});
  EXPECT_EQ(plain.size(), red.size());
  EXPECT_FALSE(plain.intersects(red));
  EXPECT_EQ(atlas.placeOf("12.3°", {1, 0, 0}), red);
  const auto redIn = [&](const QRect& where) {
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
      for (int x = where.left(); x <= where.right(); ++x) {
        const QColor colour = atlas.image().pixelColor(x, y);
        count += colour.red() > 180 && colour.green() < 60 ? 1 : 0;
      }
    return count;
  };
  EXPECT_GT(redIn(red), 10);
  EXPECT_EQ(redIn(plain), 0);
}

TEST(LabelAtlas, ASecondLineIsUnderTheFirstAndSmaller) {
  app::LabelAtlas atlas(1.0F);
  const QSize one = atlas.sizeOf("HHHH"), two = atlas.sizeOf("HHHH\nHHHH");
  EXPECT_EQ(two.width(), one.width());
  EXPECT_GT(two.height(), one.height() + 6);
  EXPECT_LT(two.height(), 2 * one.height());
  EXPECT_GT(atlas.sizeOf("H\nHHHHHHHHHH").width(), one.width());
  // Each line has its ink, and none is outside its rectangle.
  const QRect place = atlas.placeOf("HHHH\nHHHH");
  ASSERT_EQ(place.size(), two);
  const auto ink = [&](const QRect& where) {
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
      for (int x = where.left(); x <= where.right(); ++x)
        count += atlas.image().pixelColor(x, y).lightness() > 150 ? 1 : 0;
    return count;
  };
  const QRect upper(place.topLeft(), one),
      lower(place.left(), place.top() + one.height(), place.width(), place.height() - one.height());
  EXPECT_GT(ink(upper), 20);
  EXPECT_GT(ink(lower), 20);
  EXPECT_LT(ink(lower), ink(upper));
  // AND the next lines are beside or below them, not over them
  for (int i = 0; i < 60; ++i) {
    const QRect next = atlas.placeOf("text " + std::to_string(i) + (i % 2 == 0 ? "" : "\nmore"));
    EXPECT_FALSE(next.isEmpty());
    EXPECT_FALSE(next.intersects(place)) << i;
  }
}

}  // namespace
