// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Readouts in the window are added to the selected bone, drawn, changed, undone, saved with the
// show.

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/selection.h"
#include "app/panels/readouts_panel.h"
#include "tests/support/gui_window.h"

namespace {

using app::Readout;
using app::ReadoutKind;
using support::kAnkle;
using support::kHead;
using support::waitFor;

class WindowReadouts : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(0);
  }
  void select(std::int32_t bone) {
    app::SelectedParts parts;
    parts.bone = bone;
    window->selection().setParts(parts);
    settle();
  }
  /// Opens the menu of the button Add, and chooses an entry; an empty text chooses none. Returns
  /// the texts of the entries that can be chosen.
  QStringList addByMenu(const QString& words) {
    QStringList possible;
    QTimer poll;
    poll.callOnTimeout([&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (menu == nullptr) return;
      poll.stop();
      QAction* found = nullptr;
      for (QAction* action : menu->actions()) {
        if (action->isEnabled() && !action->isSeparator()) possible << action->text().remove(u'&');
        if (action->text().remove(u'&') == words) found = action;
      }
      EXPECT_TRUE(words.isEmpty() || (found != nullptr && found->isEnabled())) << words.toStdString();
      if (found != nullptr && found->isEnabled()) found->trigger();
      while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    });
    poll.start(10);
    support::click(panel().add);
    EXPECT_TRUE(waitFor([&] { return !poll.isActive(); }));
    settle();
    return possible;
  }
  static void pick(QComboBox* box, int row) {
    box->setCurrentIndex(row);
    emit box->activated(row);
  }
  [[nodiscard]] app::ReadoutsPanel& panel() const { return window->readoutsPanel(); }
  [[nodiscard]] const std::vector<Readout>& readouts() const {
    return document().state().actors.at(0).switches.readouts;
  }
  [[nodiscard]] int steps() const { return document().undoStack().count(); }
};

TEST_F(WindowReadouts, AreAddedByKeyAndMenuAndDrawn) {
  // WHEN the key brings the panel THEN its button has the keyboard
  press(Qt::Key_R, Qt::ShiftModifier);
  ASSERT_TRUE(waitFor([&] { return !panel().visibleRegion().isEmpty(); }));
  EXPECT_TRUE(waitFor([&] { return panel().add->hasFocus(); }));
  // without a bone nothing can be added
  select(-1);
  EXPECT_TRUE(addByMenu({}).isEmpty());
  select(kAnkle);
  const int steps0 = steps();
  const QImage bare = picture();
  addByMenu(QStringLiteral("Position"));
  ASSERT_EQ(readouts().size(), 1U);
  EXPECT_EQ(readouts()[0].kind, ReadoutKind::Position);
  EXPECT_EQ(readouts()[0].bone, kAnkle);
  EXPECT_EQ(steps(), steps0 + 1);
  EXPECT_TRUE(panel().list->topLevelItem(0)->text(0).startsWith(QStringLiteral("Position of ")));
  // THEN the view shows it, and a tick takes it out of it
  EXPECT_GT(support::differingPixels(picture(), bare), 50);
  auto* item = panel().list->topLevelItem(0);
  panel().list->setCurrentItem(item);
  panel().list->setFocus();
  QTest::keyClick(panel().list, Qt::Key_Space);
  EXPECT_FALSE(readouts()[0].on);
  EXPECT_EQ(support::differingPixels(picture(), bare), 0);
  // AND undo brings back each state
  document().undoStack().undo();
  EXPECT_TRUE(readouts()[0].on);
  document().undoStack().undo();
  EXPECT_TRUE(readouts().empty());
  EXPECT_EQ(support::differingPixels(picture(), bare), 0);
  EXPECT_EQ(panel().list->topLevelItemCount(), 0);
}

TEST_F(WindowReadouts, HaveTheFieldsOfTheirKind) {
  press(Qt::Key_R, Qt::ShiftModifier);
  ASSERT_TRUE(waitFor([&] { return !panel().visibleRegion().isEmpty(); }));
  select(kAnkle);
  addByMenu(QStringLiteral("Position"));
  EXPECT_TRUE(panel().space->isVisible());
  EXPECT_FALSE(panel().corner->isVisible());
  EXPECT_FALSE(panel().from->isVisible());
  pick(panel().space, 1);
  EXPECT_EQ(readouts()[0].space, app::ReadoutSpace::World);
  // GIVEN the solve of the ankle's chain
  addByMenu(QStringLiteral("Solve of Its Chain or Goal"));
  ASSERT_EQ(readouts().size(), 2U);
  EXPECT_EQ(readouts()[1].kind, ReadoutKind::Chain);
  EXPECT_TRUE(panel().corner->isVisible());
  EXPECT_TRUE(panel().time->isVisible());
  EXPECT_FALSE(panel().space->isVisible());
  pick(panel().corner, 3);
  EXPECT_EQ(readouts()[1].corner, app::ReadoutCorner::LowerRight);
  EXPECT_FALSE(panel().to->isVisible());
  // WHEN it is to lie below a bone THEN that bone can be chosen; at first it is the readout's own
  pick(panel().corner, 4);
  EXPECT_EQ(readouts()[1].corner, app::ReadoutCorner::Bone);
  EXPECT_TRUE(panel().to->isVisible());
  EXPECT_FALSE(panel().to->text().isEmpty());
  select(kHead);
  panel().toChosen->click();
  EXPECT_EQ(readouts()[1].to, kHead);
  select(kAnkle);
  support::click(panel().time);
  EXPECT_FALSE(readouts()[1].time);
  // AND a turn, whose direction another bone gives
  addByMenu(QStringLiteral("Turn in Its Parent's Space"));
  EXPECT_TRUE(panel().to->isVisible());
  EXPECT_FALSE(panel().from->isVisible());
  select(kHead);
  const int before = steps();
  panel().toChosen->click();
  EXPECT_EQ(readouts()[2].to, kHead);
  EXPECT_EQ(steps(), before + 1);
  // WHEN Delete removes it THEN undo brings it back
  panel().list->setFocus();
  QTest::keyClick(panel().list, Qt::Key_Delete);
  EXPECT_EQ(readouts().size(), 2U);
  document().undoStack().undo();
  EXPECT_EQ(readouts().size(), 3U);
  for (const QWidget* field :
       std::initializer_list<QWidget*>{panel().from, panel().to, panel().fromChosen, panel().toChosen, panel().vertex,
                                       panel().space, panel().corner, panel().list})
    EXPECT_FALSE(field->accessibleName().isEmpty());
}

TEST_F(WindowReadouts, AreSavedWithTheShow) {
  press(Qt::Key_R, Qt::ShiftModifier);
  ASSERT_TRUE(waitFor([&] { return !panel().visibleRegion().isEmpty(); }));
  select(kAnkle);
  addByMenu(QStringLiteral("Axes"));
  addByMenu(QStringLiteral("Pose Vector of Its Chain or Goal"));
  ASSERT_EQ(readouts().size(), 2U);
  const auto show = file("readouts.odori");
  ASSERT_TRUE(app::writeShow(document().describe(), show));
  const auto saved = readouts();
  choose(window->commands()[app::ActionId::CloseAll]);
  EXPECT_FALSE(panel().add->isEnabled());
  open({show});
  ASSERT_EQ(document().state().actors.size(), 1U);
  EXPECT_EQ(readouts(), saved);
  EXPECT_EQ(panel().list->topLevelItemCount(), 2);
}

}  // namespace
