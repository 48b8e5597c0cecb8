// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The docks that look into the selected model are opened and closed, follow the selection and set
// it, are live while visible, and cost as much as the screen shows, however long their lists are.

#include <array>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QtTest>

#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/panels/ik_panel.h"
#include "app/stage/camera_tool.h"
#include "app/ui/panel_docks.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using app::BoneRows;
using support::kHead;
using support::kIkBone;
using support::kKnee;
using support::waitFor;

class WindowInspect : public support::WindowTest {
 protected:
  [[nodiscard]] QDockWidget* dock(const char* name) const { return window->findChild<QDockWidget*>(name); }
  [[nodiscard]] app::BonesPanel& bones() const { return *window->inspect().bones; }
  void show(const char* name) {
    dock(name)->show();
    dock(name)->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock(name)); }));
    settle();
  }
  [[nodiscard]] QModelIndex row(std::int32_t bone, int column = 0) const {
    const QModelIndex at = bones().rows().indexOfItem(bone);
    return at.siblingAtColumn(column);
  }
  void click(app::ItemView* view, const QModelIndex& at) {
    view->scrollTo(at);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(at).center());
  }
  void select(std::int32_t bone) {
    app::SelectedParts parts;
    parts.bone = bone;
    window->selection().setParts(parts);
  }
};

TEST_F(WindowInspect, ComesFromTheMenuOfPanels) {
  open({model, dance});
  QDockWidget* of = dock("bonesPanel");
  ASSERT_NE(of, nullptr);
  of->hide();
  ASSERT_TRUE(window->commands().panels->actions().contains(of->toggleViewAction()));
  of->toggleViewAction()->trigger();
  EXPECT_TRUE(of->isVisible());
  EXPECT_EQ(bones().summary->text(), "6 bones");
}

TEST_F(WindowInspect, F4OpensAndClosesThemAll) {
  open({model, dance});
  constexpr std::array kDocks{"bonesPanel", "morphsPanel", "materialsPanel"};
  for (const char* name : kDocks) dock(name)->hide();
  press(Qt::Key_F4);
  for (const char* name : kDocks) EXPECT_FALSE(dock(name)->isHidden()) << name;
  EXPECT_TRUE(support::inFront(*dock("bonesPanel"))) << "the first is in front";
  dock("materialsPanel")->hide();
  press(Qt::Key_F4);
  for (const char* name : kDocks) EXPECT_TRUE(dock(name)->isHidden()) << name;
}

TEST_F(WindowInspect, WhatIsClickedInAPanelIsSelectedAndTheOtherWayRound) {
  open({model, dance});
  show("bonesPanel");
  // WHEN a row is clicked THEN its bone is selected, and its details shown
  click(bones().view, row(kHead));
  EXPECT_EQ(window->selection().parts().bone, kHead);
  EXPECT_EQ(bones().properties->value("English name"), "head");
  // AND the keyboard goes on from there
  bones().view->setFocus();
  QTest::keyClick(bones().view, Qt::Key_Up);
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  // WHEN another bone is selected elsewhere THEN its row is the current one, also of a row that was
  // folded away
  bones().view->collapseAll();
  select(kKnee);
  EXPECT_EQ(bones().view->currentIndex(), row(kKnee));
  EXPECT_TRUE(bones().view->visualRect(row(kKnee)).isValid());
  EXPECT_EQ(bones().properties->value("English name"), "knee_L");
  // AND none where there is none, or for one that the model doesn't have
  for (const std::int32_t none : {-1, 9999}) {
    select(kKnee);
    select(none);
    EXPECT_FALSE(bones().view->currentIndex().isValid());
    EXPECT_EQ(bones().properties->value("English name"), "");
  }
}

TEST_F(WindowInspect, EscapeGivesTheKeyboardBack) {
  open({model, dance});
  show("bonesPanel");
  window->activateWindow();
  bones().view->setFocus();
  ASSERT_TRUE(waitFor([&] { return bones().view->hasFocus(); }));
  // Arrow keys move through the rows, not through the frames.
  const double frame = window->clock().frame();
  bones().view->setCurrentIndex(row(0));
  press(Qt::Key_Down);
  EXPECT_EQ(window->selection().parts().bone, 0) << "the key went to the window";
  QTest::keyClick(bones().view, Qt::Key_Down);
  EXPECT_EQ(window->selection().parts().bone, 1);
  QTest::keyClick(bones().view, Qt::Key_Right);
  EXPECT_EQ(window->clock().frame(), frame);
  QTest::keyClick(bones().view, Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !bones().view->hasFocus(); }));
}

TEST_F(WindowInspect, ValuesAreThoseOfThePicture) {
  open({model, dance});
  show("bonesPanel");
  select(kIkBone);
  EXPECT_EQ(row(kIkBone, BoneRows::kMoved).data(), "0.00, 0.00, 0.00");
  EXPECT_EQ(row(kIkBone, BoneRows::kPlace).data(), "1.00, 1.00, 0.00");
  // WHEN the dance has lifted the IK bone by six units THEN row and details say so
  pauseAt(10);
  EXPECT_EQ(row(kIkBone, BoneRows::kMoved).data(), "0.00, 6.00, 0.00");
  EXPECT_EQ(row(kIkBone, BoneRows::kPlace).data(), "1.00, 7.00, 0.00");
  EXPECT_TRUE(waitFor([&] { return bones().properties->value("Position") == "1.00, 7.00, 0.00"; }));
}

TEST_F(WindowInspect, ASearchFindsNamesInBothLanguages) {
  open({model, dance});
  show("bonesPanel");
  select(kKnee);
  QTest::keyClicks(bones().search, "ik");
  EXPECT_EQ(bones().summary->text(), "1 of 6 bones");
  EXPECT_TRUE(row(kIkBone).isValid());
  EXPECT_FALSE(row(kKnee).isValid());
  EXPECT_EQ(window->selection().parts().bone, kKnee) << "a search selects nothing";
  bones().search->setText(QStringLiteral("頭"));
  EXPECT_TRUE(row(kHead).isValid());
  bones().search->clear();
  EXPECT_EQ(bones().summary->text(), "6 bones");
  EXPECT_EQ(bones().view->currentIndex(), row(kKnee));
}

TEST_F(WindowInspect, BonesOfADisplayFrameAndOfNone) {
  open({model, dance});
  show("bonesPanel");
  select(kKnee);
  bones().order->setCurrentIndex(1);
  EXPECT_EQ(row(kHead).parent().data(), "In no display frame");
  EXPECT_EQ(bones().view->currentIndex(), row(kKnee)) << "what is selected stays so";
  EXPECT_EQ(window->selection().parts().bone, kKnee);
}

TEST_F(WindowInspect, FollowsUndoReloadAndTheEnd) {
  open({model, dance});
  show("bonesPanel");
  select(kHead);
  // WHEN the model is removed THEN so are its rows, and undo brings them back
  document().remove(window->selection().actor());
  EXPECT_EQ(bones().rows().rowCount(), 0);
  EXPECT_EQ(bones().summary->text(), "No model");
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(waitFor([&] { return bones().rows().itemCount() == 6U; })) << "the panel is back with the show";
  // WHEN its file has fewer bones now THEN reading it again shows those
  select(kHead);
  pmx::Model fewer = support::legModel();
  fewer.bones.pop_back();
  ASSERT_TRUE(pmx::writePmxFile(fewer, model));
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  settle();
  EXPECT_EQ(bones().rows().itemCount(), 5U);
  EXPECT_FALSE(bones().view->currentIndex().isValid());
  window->closeAll();
  EXPECT_EQ(bones().rows().rowCount(), 0);
}

TEST_F(WindowInspect, LongListsCostWhatIsOnTheScreen) {
  // GIVEN 65,535 bones
  pmx::Model many = support::legModel();
  while (many.bones.size() < 65535) {
    pmx::Bone bone = many.bones.back();
    bone.name = "髪" + std::to_string(many.bones.size());
    bone.englishName = "hair" + std::to_string(many.bones.size());
    bone.parent = many.bones.size() % 100 == 0 ? 5 : static_cast<std::int32_t>(many.bones.size()) - 1;
    many.bones.push_back(bone);
  }
  ASSERT_TRUE(pmx::writePmxFile(many, model));
  open({model, dance});
  show("bonesPanel");
  QCoreApplication::processEvents();
  // These are cells: some hundred rows, painted a few times, each with some ten roles.
  constexpr std::size_t kFew = 20'000;
  // THEN only visible rows were read, and so it is of a search and a jump to the last
  EXPECT_GT(bones().rows().asked(), 0U);
  EXPECT_LT(bones().rows().asked(), kFew);
  const std::size_t opened = bones().rows().asked();
  bones().search->setText("hair123");
  QCoreApplication::processEvents();
  EXPECT_EQ(bones().rows().foundCount(), 111U) << "hair123, hair1230 to 1239, hair12300 to 12399";
  bones().search->clear();
  select(65534);
  QCoreApplication::processEvents();
  EXPECT_TRUE(bones().view->currentIndex().isValid());
  EXPECT_LT(bones().rows().asked() - opened, kFew);
}

TEST_F(WindowInspect, WhatNobodySeesCostsNothing) {
  open({model, dance});
  show("bonesPanel");
  dock("bonesPanel")->hide();
  QCoreApplication::processEvents();
  // WHEN another model is opened and the dance moves while the panel is closed THEN nothing is read
  // or made for it
  const std::size_t asked = bones().rows().asked();
  pauseAt(5);
  EXPECT_EQ(bones().rows().asked(), asked);
  pmx::Model fewer = support::legModel();
  fewer.bones.pop_back();
  ASSERT_TRUE(pmx::writePmxFile(fewer, model));
  open({model});
  pauseAt(10);
  EXPECT_LE(bones().rows().asked(), asked);
  EXPECT_EQ(bones().rows().itemCount(), 0U) << "rows are made when somebody looks, and a model that is gone isn't held";
  // WHEN it is opened THEN it shows the present state
  show("bonesPanel");
  EXPECT_EQ(bones().rows().itemCount(), 5U);
}

TEST_F(WindowInspect, ACommentIsToldUntilItWasRead) {
  support::keepSettingsIn(folder.path());
  // Opens a model in a new window. Returns whether the badge tells of its comment.
  const auto told = [&](const std::filesystem::path& file, bool reads) {
    app::MainWindow fresh((app::WindowOptions()));
    fresh.show();
    fresh.setAsking(false);
    QSignalSpy loaded(&fresh, &app::MainWindow::loaded);
    fresh.openFiles({file});
    EXPECT_TRUE(waitFor([&] { return !loaded.isEmpty() && !fresh.isLoading(); }));
    QCoreApplication::processEvents();
    EXPECT_TRUE(fresh.docks().model->isHidden()) << "no panel is pushed away";
    EXPECT_EQ(fresh.message(), "") << "nor the picture";
    auto* badge = fresh.findChild<QToolButton*>(QStringLiteral("modelBadge"));
    const bool tells = badge->isVisible() && badge->text() == QStringLiteral("Comment");
    if (tells && reads) {
      badge->click();
      EXPECT_TRUE(waitFor([&] { return support::inFront(*fresh.docks().model); }));
    }
    fresh.docks().model->hide();  // for the next window
    fresh.close();
    return tells;
  };
  // GIVEN a model with a comment THEN it is told until it was read, also under another name
  EXPECT_TRUE(told(model, false));
  EXPECT_TRUE(told(model, true));
  EXPECT_FALSE(told(model, false));
  std::filesystem::copy_file(model, file("another.pmx"));
  EXPECT_FALSE(told(file("another.pmx"), false));
  // AND a model without a comment tells nothing
  pmx::Model silent = support::legModel();
  silent.comment = "";
  const auto alone = file("") / "alone";
  std::filesystem::create_directories(alone);
  ASSERT_TRUE(pmx::writePmxFile(silent, alone / "silent.pmx"));
  EXPECT_FALSE(told(alone / "silent.pmx", false));
}

TEST_F(WindowInspect, DocksThatAreTabsHaveNoTitleBesides) {
  open({model, dance});
  window->commands()[app::ActionId::Inspect]->trigger();
  settle();
  auto* bonesDock = window->findChild<QDockWidget*>(QStringLiteral("bonesPanel"));
  auto* morphsDock = window->findChild<QDockWidget*>(QStringLiteral("morphsPanel"));
  ASSERT_TRUE(bonesDock->isVisible());
  EXPECT_TRUE(waitFor([&] { return bonesDock->widget()->y() < 5 && bonesDock->titleBarWidget() != nullptr; }))
      << bonesDock->widget()->y();
  // WHEN one floats THEN it has a title, and gets back to its tab without
  morphsDock->setFloating(true);
  EXPECT_TRUE(waitFor([&] { return morphsDock->titleBarWidget() == nullptr; }));
  morphsDock->setFloating(false);
  EXPECT_TRUE(waitFor([&] { return morphsDock->titleBarWidget() != nullptr; }));
  // AND alone it has one
  for (auto* dock : window->findChildren<QDockWidget*>()) dock->setVisible(dock == bonesDock);
  EXPECT_TRUE(waitFor([&] { return bonesDock->titleBarWidget() == nullptr && bonesDock->widget()->y() > 10; }))
      << bonesDock->widget()->y();
}

TEST_F(WindowInspect, LayoutsOfOlderVersionsKeepTheirPanels) {
  support::keepSettingsIn(folder.path());
  // GIVEN a layout saved by a window without these docks, which had the panel Look open
  {
    app::MainWindow old((app::WindowOptions()));
    old.show();
    for (const char* name : {"bonesPanel", "morphsPanel", "materialsPanel", "bodiesPanel", "tracksPanel"})
      delete old.findChild<QDockWidget*>(name);
    old.docks().look->show();
    old.close();
  }
  app::MainWindow now((app::WindowOptions()));
  now.show();
  QSignalSpy loaded(&now, &app::MainWindow::loaded);
  now.openFiles({model});
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
  EXPECT_TRUE(waitFor([&] { return now.docks().look->isVisible(); }));
  EXPECT_FALSE(now.docks().scene->isVisible());
  QDockWidget* of = now.findChild<QDockWidget*>("bonesPanel");
  of->show();
  EXPECT_TRUE(of->isVisible());
  EXPECT_EQ(now.dockWidgetArea(of), Qt::LeftDockWidgetArea);
  now.close();
}

}  // namespace
