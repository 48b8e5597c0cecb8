// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panel Camera: its numbers follow the camera while nobody types, cost nothing while hidden,
// and its buttons need a selected bookmark.

#include <QAction>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/camera_panel.h"
#include "app/panels/ik_panel.h"
#include "app/stage/camera_tool.h"
#include "tests/app/ui/window_show.h"

namespace {

using support::waitFor;

class CameraFields : public support::WindowShow {
 protected:
  [[nodiscard]] app::CameraPanel& cameras() const { return window->cameraPanel(); }
  [[nodiscard]] float distance() const { return -cameraTool().camera().distance; }
  void front(QWidget& panel) {
    auto* dock = bring(*window, panel);
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  void focus(QWidget* part) {
    window->activateWindow();
    part->setFocus();
    ASSERT_TRUE(waitFor([&] { return part->hasFocus(); }));
  }
  static void clickUp(QDoubleSpinBox* box) {
    QStyleOptionSpinBox option;
    option.initFrom(box);
    option.subControls = QStyle::SC_All;
    const QRect arrow = box->style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, box);
    QTest::mouseClick(box, Qt::LeftButton, {}, arrow.center());
  }
  void bookmark(std::initializer_list<const char*> names) {
    app::CameraBookmarks all;
    for (const char* name : names) all.push_back({name, static_cast<int>(all.size()) + 1, {}});
    document().setBookmarks(app::fixedText("set"), all);
  }
  [[nodiscard]] QString selected() const {
    const auto items = cameras().bookmarks->selectedItems();
    return items.isEmpty() ? QString() : items.front()->text(0);
  }
};

TEST_F(CameraFields, FollowTheCameraWhileTheyHaveTheKeyboard) {
  open({model});
  front(cameras());
  QDoubleSpinBox* field = cameras().distance;
  focus(field);
  clickUp(field);
  settle();
  EXPECT_EQ(distance(), 46.0F);
  // WHEN the wheel moves the camera away THEN the field shows it, and its arrow goes on from there
  cameraTool().setCamera(app::zoomed(cameraTool().camera(), -10.0F));
  settle();
  ASSERT_TRUE(field->hasFocus());
  const float far = distance();
  ASSERT_GT(far, 50.0F);
  EXPECT_NEAR(field->value(), double(far), 0.006);
  clickUp(field);
  settle();
  EXPECT_NEAR(distance(), far + 1.0F, 0.01);
  // AND the commands of the camera change it
  cameraTool().reset();
  settle();
  EXPECT_EQ(field->value(), 45.0);
}

TEST_F(CameraFields, TakeWhatIsTypedAtItsEnd) {
  open({model});
  front(cameras());
  QDoubleSpinBox* field = cameras().distance;
  focus(field);
  field->selectAll();
  for (const char* digit : {"1", "2", "0"}) {
    QTest::keyClicks(field, digit);
    settle();
    EXPECT_EQ(distance(), 45.0F) << digit;
  }
  EXPECT_EQ(field->text(), "120");
  QTest::keyClick(field, Qt::Key_Return);
  settle();
  EXPECT_EQ(distance(), 120.0F);
  // AND then it follows again, also where exactly the shown text was typed
  focus(field);
  field->selectAll();
  QTest::keyClicks(field, "120.00");
  QTest::keyClick(field, Qt::Key_Return);
  focus(field);
  cameraTool().reset();
  settle();
  EXPECT_EQ(field->value(), 45.0);
}

TEST_F(CameraFields, CostNothingBehindAnotherTab) {
  open({model});
  front(cameras());
  EXPECT_EQ(cameras().distance->value(), 45.0);
  front(window->ikPanel());
  cameraTool().setCamera(app::zoomed(cameraTool().camera(), -10.0F));
  settle();
  EXPECT_EQ(cameras().distance->value(), 45.0) << "nobody sees it";
  front(cameras());
  EXPECT_NEAR(cameras().distance->value(), double(distance()), 0.006);
}

TEST_F(CameraFields, ButtonsNeedASelectedBookmark) {
  open({model});
  front(cameras());
  bookmark({"one", "two", "three"});
  QTreeWidget* list = cameras().bookmarks;
  list->setCurrentItem(list->topLevelItem(1));
  EXPECT_TRUE(cameras().remove->isEnabled());
  // WHEN the click is beside the rows THEN none is selected, and no button does anything
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {20, list->viewport()->height() - 3});
  EXPECT_EQ(selected(), "");
  const vmd::CameraState before = cameraTool().camera();
  cameraTool().setCamera(app::zoomed(before, -10.0F));
  const vmd::CameraState stands = cameraTool().camera();
  for (QToolButton* button : {cameras().go, cameras().rename, cameras().remove}) {
    EXPECT_FALSE(button->isEnabled());
    support::click(button);
  }
  QTest::keyClick(list, Qt::Key_Delete);
  QTest::keyClick(list, Qt::Key_Return);
  EXPECT_EQ(document().state().bookmarks.size(), 3U);
  EXPECT_EQ(cameraTool().camera(), stands);
  // AND with a selected one they do
  list->setCurrentItem(list->topLevelItem(1));
  support::click(cameras().go);
  EXPECT_NE(cameraTool().camera(), stands);
  support::click(cameras().remove);
  ASSERT_EQ(document().state().bookmarks.size(), 2U);
  EXPECT_EQ(document().state().bookmarks[1].name, "three");
}

TEST_F(CameraFields, BookmarksAreStepsToUndo) {
  open({model});
  front(cameras());
  press(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
  support::click(cameras().store);
  ASSERT_EQ(document().state().bookmarks.size(), 2U);
  cameras().bookmarks->setCurrentItem(cameras().bookmarks->topLevelItem(0));
  support::click(cameras().remove);
  ASSERT_EQ(cameras().bookmarks->topLevelItemCount(), 1);
  // WHEN that is undone THEN the row is back, and selected
  press(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_EQ(cameras().bookmarks->topLevelItemCount(), 2);
  EXPECT_EQ(cameras().bookmarks->topLevelItem(0)->text(1), "3");
  EXPECT_EQ(cameras().bookmarks->currentItem(), cameras().bookmarks->topLevelItem(0));
  press(Qt::Key_Z, Qt::ControlModifier);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(cameras().bookmarks->topLevelItemCount(), 0);
  EXPECT_FALSE(document().undoStack().canUndo());
}

}  // namespace
