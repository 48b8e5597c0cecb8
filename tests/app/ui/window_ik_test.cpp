// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// IK is switched by keys, buttons, menus and in the list of chains; the pictures and what is said
// over them show it.

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QHeaderView>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/language/speech.h"
#include "app/panels/ik_panel.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/row_delegate.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_window.h"

namespace {

using app::IkMode;
using support::waitFor;
using support::WindowShow;
using support::WindowTest;

TEST_F(WindowTest, EachIkStateChangesTheNextPictureWhilePaused) {
  struct IkRow {
    double frame;
    IkMode mode;
    bool solved;
  };
  // The motion switches the chain on at 10 and off at 30.
  const IkRow rows[] = {{10, IkMode::Motion, true},  {10, IkMode::Off, false}, {10, IkMode::On, true},
                        {30, IkMode::Motion, false}, {30, IkMode::On, true},   {30, IkMode::Off, false}};
  open({model, dance});
  for (const IkRow& row : rows) {
    // GIVEN a paused picture WHEN the chain's mode is set
    pauseAt(row.frame);
    const bool changes = window->actor()->switches().chains[0] != row.mode;
    const quint64 drawn = playback().picturesDrawn();
    document().setChainMode(window->selection().actor(), 0, row.mode);
    // THEN a picture comes by itself and shows it, and the panel has its values
    SCOPED_TRACE(testing::Message() << "frame " << row.frame << ", mode " << static_cast<int>(row.mode));
    EXPECT_TRUE(!changes || waitFor([&] { return playback().picturesDrawn() > drawn; }));
    EXPECT_EQ(redAt(kFootLifted), row.solved);
    EXPECT_EQ(redAt(kFootAtRest), !row.solved);
    EXPECT_EQ(window->ikPanel().chains()->topLevelItem(0)->text(2).contains("on"), row.solved);
  }
}

TEST_F(WindowTest, TheFirstClickOnAChainChangesThePicture) {
  open({model, dance});
  auto* tree = window->ikPanel().chains();
  const auto mode = [&] { return window->actor()->switches().chains[0]; };
  const auto clickOn = [&](int column) {
    const QRect cell = tree->visualItemRect(tree->topLevelItem(0));
    const int x = tree->header()->sectionViewportPosition(column) + (column == 0 ? 12 : 5);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, {x, cell.center().y()});
    settle();
  };
  tree->scrollToItem(tree->topLevelItem(0));
  for (const int column : {0, 1}) {  // the box and the word
    SCOPED_TRACE(column);
    // GIVEN a frame where the motion has the chain on THEN a click switches it off, the next back
    pauseAt(10);
    clickOn(column);
    EXPECT_EQ(mode(), IkMode::Off);
    EXPECT_TRUE(redAt(kFootAtRest));
    clickOn(column);
    EXPECT_EQ(mode(), IkMode::Motion);
    EXPECT_EQ(tree->topLevelItem(0)->checkState(0), Qt::PartiallyChecked);
    EXPECT_TRUE(redAt(kFootLifted));
    // AND where it is off, on
    pauseAt(30);
    clickOn(column);
    EXPECT_EQ(mode(), IkMode::On);
    EXPECT_TRUE(redAt(kFootLifted));
    clickOn(column);
    EXPECT_EQ(mode(), IkMode::Motion);
    EXPECT_TRUE(redAt(kFootAtRest));
  }
}

TEST_F(WindowTest, SwitchForAllAndListNeverDisagree) {
  open({model, dance});
  pauseAt(10);
  auto& panel = window->ikPanel();
  auto* item = panel.chains()->topLevelItem(0);
  const auto* ik = window->commands()[app::ActionId::Ik];
  const auto agree = [&](IkMode mode, Qt::CheckState box) {
    return window->actor()->switches().chains[0] == mode && item->checkState(0) == box &&
           panel.allSwitch()->checkedId() == static_cast<int>(mode) && ik->isChecked() == (mode != IkMode::Off) &&
           window->commands().ikModes->checkedAction()->data().toInt() == static_cast<int>(mode);
  };
  EXPECT_TRUE(agree(IkMode::Motion, Qt::PartiallyChecked));
  press(Qt::Key_I);
  EXPECT_TRUE(agree(IkMode::Off, Qt::Unchecked));
  EXPECT_TRUE(redAt(kFootAtRest));
  press(Qt::Key_I);
  EXPECT_TRUE(agree(IkMode::Motion, Qt::PartiallyChecked));
  EXPECT_TRUE(redAt(kFootLifted));
  document().setChainMode(window->selection().actor(), 0, IkMode::Off);
  EXPECT_TRUE(agree(IkMode::Off, Qt::Unchecked));
  support::click(panel.allSwitch()->button(static_cast<int>(IkMode::On)));
  EXPECT_TRUE(agree(IkMode::On, Qt::Checked));
  window->commands().ikModes->actions().at(0)->trigger();
  EXPECT_TRUE(agree(IkMode::Motion, Qt::PartiallyChecked));
  // The key I goes back to a forced state, too.
  support::click(panel.allSwitch()->button(static_cast<int>(IkMode::On)));
  press(Qt::Key_I);
  press(Qt::Key_I);
  EXPECT_TRUE(agree(IkMode::On, Qt::Checked));
}

TEST_F(WindowShow, ISwitchesAllModelsAndSaysSo) {
  open({model, dance, second});
  pauseAt(10);
  select(1);
  const QAction* ik = window->commands()[app::ActionId::Ik];
  QWidget* button = window->commands().toolBar->widgetForAction(const_cast<QAction*>(ik));
  const auto modes = [&] { return std::pair(actors()[0].switches.chains[0], actors()[1].switches.chains[0]); };
  const int steps = document().undoStack().count(), width = button->width();
  // WHEN I is pressed THEN all models are off, in one step, and the picture says so
  press(Qt::Key_I);
  EXPECT_EQ(modes(), std::pair(IkMode::Off, IkMode::Off));
  EXPECT_EQ(document().undoStack().count(), steps + 1);
  EXPECT_FALSE(ik->isChecked());
  EXPECT_EQ(ik->iconText(), "IK off");
  EXPECT_TRUE(waitFor([&] { return playback().said() == QStringLiteral("IK off: 踊り子, 二人目"); }))
      << playback().said().toStdString();
  // AND again THEN all are as before
  press(Qt::Key_I);
  EXPECT_EQ(modes(), std::pair(IkMode::Motion, IkMode::Motion));
  EXPECT_TRUE(waitFor([&] { return playback().said() == QStringLiteral("IK as the motion: 踊り子, 二人目"); }));
  EXPECT_EQ(ik->iconText(), "IK: as the motion");
  // AND with Shift the selected one alone
  press(Qt::Key_I, Qt::ShiftModifier);
  EXPECT_EQ(modes(), std::pair(IkMode::Motion, IkMode::Off));
  EXPECT_TRUE(waitFor([&] { return playback().said() == QStringLiteral("IK off: 二人目"); }));
  EXPECT_EQ(ik->iconText(), "IK: mixed");
  EXPECT_TRUE(ik->isChecked());
  // AND the button has its width throughout
  EXPECT_EQ(button->width(), width);
}

TEST_F(WindowTest, ARowSaysWhichBonesItsChainBends) {
  open({model, dance});
  auto* tree = window->ikPanel().chains();
  bring(*window, window->ikPanel());
  QTreeWidgetItem* row = tree->topLevelItem(0);
  // THEN its second line has the links, the knee first, and the bone that is brought to the target
  const QString bones = row->data(0, app::kDetailRole).toString();
  EXPECT_EQ(bones, QStringLiteral("knee_L, leg_L → ankle_L"));
  EXPECT_EQ(row->data(0, Qt::AccessibleDescriptionRole).toString(), bones);
  for (const char* bone : {"knee_L", "leg_L", "ankle_L"}) EXPECT_TRUE(row->toolTip(0).contains(bone)) << bone;
  // AND it is drawn: without it the line below the name is shorter
  const QRect cell = tree->visualItemRect(row);
  const QRect below(QPoint(tree->header()->sectionViewportPosition(0), cell.center().y()),
                    QSize(tree->header()->sectionSize(0), cell.height() / 2));
  const auto shown = [&] { return tree->viewport()->grab(below).toImage(); };
  const QImage with = shown();
  row->setData(0, app::kDetailRole, QString());
  const QImage without = shown();
  const int half = with.width() / 2;
  EXPECT_GT(
      support::differingPixels(with.copy(half, 0, half, with.height()), without.copy(half, 0, half, with.height())),
      20);
  // AND the row has no more height than its two lines
  EXPECT_LT(cell.height(), 3 * tree->fontMetrics().height());
  // AND in a Japanese window they are the file's own
  app::speak(QStringLiteral("ja"));
  QCoreApplication::processEvents();
  EXPECT_EQ(tree->topLevelItem(0)->data(0, app::kDetailRole).toString(), QStringLiteral("左ひざ、左足 → 左足首"));
  app::speak(QStringLiteral("en"));
}

TEST_F(WindowTest, TheIkButtonsWordsAreInItsMiddle) {
  open({model, dance});
  settle();
  QWidget* button = window->commands().toolBar->widgetForAction(window->commands()[app::ActionId::Ik]);
  /// Returns how many columns of the button are empty before and after its icon and words.
  const auto besides = [button] {
    const QImage shown = button->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const int inset = shown.width() / 20;  // the frame of a ticked button
    const QRgb ground = shown.pixel(inset, shown.height() / 2);
    const auto isEmpty = [&](int x) {
      for (int y = shown.height() / 4; y < shown.height() * 3 / 4; ++y) {
        const QRgb at = shown.pixel(x, y);
        if (std::abs(qGray(at) - qGray(ground)) > 60) return false;
      }
      return true;
    };
    int first = inset, last = shown.width() - 1 - inset;
    while (first < last && isEmpty(first)) ++first;
    while (last > first && isEmpty(last)) --last;
    return std::pair(first, shown.width() - 1 - last);
  };
  for (const char* words : {"IK: as the motion", "IK off"}) {
    const auto [before, after] = besides();
    EXPECT_EQ(window->commands()[app::ActionId::Ik]->iconText(), words);
    EXPECT_NEAR(before, after, 8) << words;
    EXPECT_LT(before, button->width() / 2) << words;
    press(Qt::Key_I);
  }
}

TEST_F(WindowShow, IChangesThePictureWhereTheMotionHasIkOff) {
  // GIVEN a frame where the motion has the chain off
  open({model, dance});
  pauseAt(30);
  EXPECT_TRUE(redAt(kFootAtRest));
  // WHEN I is pressed THEN it is on
  press(Qt::Key_I);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_EQ(playback().said(), QStringLiteral("IK on: 踊り子"));
  // AND back, and the picture says whose word that is
  press(Qt::Key_I);
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_EQ(playback().said(), QStringLiteral("IK as the motion, off here: 踊り子"));
}

TEST_F(WindowShow, ASwitchLeadsOverFromOnePoseToTheOther) {
  open({model, dance});
  pauseAt(10);
  const float lifted = window->actor()->frame().boneModels[3].translation.y;
  playback().setSwitchTime(0.5);
  std::vector<float> ankle;  // heights in the pictures that follow
  const auto seen = QObject::connect(&playback(), &app::Playback::frameShown, window.get(),
                                     [&] { ankle.push_back(window->actor()->frame().boneModels[3].translation.y); });
  press(Qt::Key_I);
  EXPECT_TRUE(waitFor([&] { return !ankle.empty() && std::abs(ankle.back() - 1.0F) < 1e-3F; }));
  QObject::disconnect(seen);
  // THEN the foot goes from where it was to its rest, over positions between, and never back
  ASSERT_GT(ankle.size(), 2U);
  EXPECT_LT(ankle[ankle.size() / 2], lifted - 0.05F);
  EXPECT_TRUE(std::ranges::is_sorted(ankle, std::greater()));
  EXPECT_GT(ankle.front(), 4.0F) << "it began at " << lifted;
}

}  // namespace
