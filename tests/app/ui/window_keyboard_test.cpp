// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window by the keyboard alone: Tab reaches every control of every panel, and the focused
// control keeps its keys.

#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolBar>
#include <QTreeWidget>
#include <QtTest>

#include "app/document/selection.h"
#include "app/panels/models_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/transport_bar.h"
#include "app/stage/stage.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using support::waitFor;

class WindowKeyboard : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    // A control that gets a key isn't tested by that.
    support::DrivenApplication::setNoting(false);
    open({model, dance});
    app::SelectedParts parts;
    parts.bone = 1;
    window->selection().setParts(parts);
    window->resize(1200, 760);
  }
  void TearDown() override {
    WindowTest::TearDown();
    support::DrivenApplication::setNoting(true);
  }
  /// Visits all panels, each raised in its turn; last, the window without any.
  template <class Visit>
  void inEachPlace(Visit visit) {
    const auto docks = window->findChildren<QDockWidget*>();
    for (QDockWidget* dock : docks) {
      for (QDockWidget* other : docks) other->setVisible(other == dock);
      dock->raise();
      ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
      visit(static_cast<QWidget&>(*dock->widget()), dock->objectName().toStdString());
    }
    for (QDockWidget* other : docks) other->hide();
    visit(static_cast<QWidget&>(window->transportBar()), std::string("transport"));
  }
  bool focus(QWidget* part) {
    window->activateWindow();
    part->setFocus(Qt::TabFocusReason);
    return waitFor([&] { return part->hasFocus(); });
  }
  static bool isControl(const QWidget& part) {
    if (!part.isVisible() || !part.isEnabled() || part.focusProxy() != nullptr) return false;
    if (qobject_cast<const QScrollBar*>(&part) != nullptr || qobject_cast<const QHeaderView*>(&part) != nullptr ||
        qobject_cast<const QTabBar*>(part.parentWidget()) != nullptr)
      return false;
    // Tab goes to the chosen radio button, and arrows go to the others.
    const auto* round = qobject_cast<const QRadioButton*>(&part);
    if (round != nullptr && !round->isChecked()) return false;
    const auto* field = qobject_cast<const QLineEdit*>(&part);
    if (field != nullptr) return qobject_cast<const QAbstractSpinBox*>(part.parentWidget()) == nullptr;
    const auto* button = qobject_cast<const QAbstractButton*>(&part);
    // A field's clear button isn't reached: Escape does the same.
    if (button != nullptr) return qobject_cast<const QLineEdit*>(part.parentWidget()) == nullptr;
    return qobject_cast<const QAbstractSpinBox*>(&part) != nullptr ||
           qobject_cast<const QComboBox*>(&part) != nullptr || qobject_cast<const QAbstractSlider*>(&part) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&part) != nullptr;
  }
  static std::string nameOf(const QWidget& part) {
    return (QString::fromLatin1(part.metaObject()->className()) + u' ' + part.accessibleName() + u' ' + part.toolTip())
        .toStdString();
  }
};

TEST_F(WindowKeyboard, SpacePressesTheButtonThatHasTheKeyboard) {
  QSignalSpy played(window->commands()[app::ActionId::Play], &QAction::triggered);
  int count = 0;
  inEachPlace([&](QWidget& place, const std::string& where) {
    for (auto* button : place.findChildren<QAbstractButton*>()) {
      if (!isControl(*button)) continue;
      ASSERT_TRUE(focus(button)) << where << ": " << nameOf(*button);
      // WHEN Space goes down THEN the button is down; it isn't released, so that nothing else
      // happens
      QTest::keyPress(button, Qt::Key_Space);
      EXPECT_TRUE(button->isDown()) << where << ": " << nameOf(*button);
      button->setDown(false);
      button->clearFocus();
      ++count;
    }
  });
  EXPECT_GT(count, 30);
  EXPECT_TRUE(played.isEmpty());
}

TEST_F(WindowKeyboard, TabReachesEveryControl) {
  const QWidget* container = window->findChild<app::Stage*>()->container();
  inEachPlace([&](QWidget& place, const std::string& where) {
    std::set<const QWidget*> reached;
    const auto controls = place.findChildren<QWidget*>();
    // GIVEN the keyboard in the view WHEN Tab goes all the way around
    view().requestActivate();
    const auto inView = [&] {
      return QApplication::focusWidget() == nullptr || QApplication::focusWidget() == container;
    };
    ASSERT_TRUE(waitFor(inView));
    for (int step = 0; step < 120; ++step) {
      if (inView()) {
        // The view is a window of its own, which gets the keyboard a moment later.
        ASSERT_TRUE(waitFor([&] { return QGuiApplication::focusWindow() == &view(); })) << where;
        QTest::keyClick(&view(), Qt::Key_Tab);
        ASSERT_TRUE(waitFor([&] { return !inView(); })) << where;
      } else {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCoreApplication::processEvents();
      }
      reached.insert(QApplication::focusWidget());
    }
    for (const QWidget* control : controls)
      EXPECT_TRUE(!isControl(*control) || reached.contains(control)) << where << ": " << nameOf(*control);
  });
}

TEST_F(WindowKeyboard, TabLeavesTheViewAndComesBack) {
  view().requestActivate();
  ASSERT_TRUE(waitFor([&] { return QGuiApplication::focusWindow() == &view(); }));
  auto* stage = window->findChild<app::Stage*>();
  auto* container = stage->container();
  const auto edge = [stage] {
    const QImage shown = stage->grab().toImage();
    return shown.pixelColor(0, shown.height() / 2) == stage->palette().color(QPalette::Highlight);
  };
  EXPECT_FALSE(edge());
  QTest::keyClick(&view(), Qt::Key_Tab);
  ASSERT_TRUE(
      waitFor([&] { return QApplication::focusWidget() != nullptr && QApplication::focusWidget() != container; }));
  const QWidget* after = QApplication::focusWidget();
  // WHEN Shift+Tab goes back, and out on the other side THEN it is at another control
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
  ASSERT_TRUE(waitFor([&] { return container->hasFocus() || QGuiApplication::focusWindow() == &view(); }));
  EXPECT_TRUE(waitFor(edge)) << "that the keyboard is there can be seen";
  QTest::keyClick(&view(), Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_TRUE(waitFor([&] {
    const QWidget* now = QApplication::focusWidget();
    return now != nullptr && now != container && now != after;
  }));
}

TEST_F(WindowKeyboard, ChoicesSlidersAndTicksKeepTheirKeys) {
  pauseAt(10);
  QSignalSpy played(window->commands()[app::ActionId::Play], &QAction::triggered),
      moved(window->commands()[app::ActionId::StepForward], &QAction::triggered),
      first(window->commands()[app::ActionId::First], &QAction::triggered);
  int count = 0;
  inEachPlace([&](QWidget& place, const std::string& where) {
    for (auto* part : place.findChildren<QWidget*>()) {
      const bool box = qobject_cast<QComboBox*>(part) != nullptr,
                 slider = qobject_cast<QAbstractSlider*>(part) != nullptr,
                 list = qobject_cast<QAbstractItemView*>(part) != nullptr;
      if (!(box || slider || list) || !isControl(*part)) continue;
      ASSERT_TRUE(focus(part)) << where << ": " << nameOf(*part);
      QKeyEvent home(QEvent::ShortcutOverride, Qt::Key_Home, Qt::NoModifier),
          space(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
      for (QKeyEvent* key : {&home, &space}) {
        if (slider && key == &space) continue;  // a slider ignores this key
        key->ignore();
        QApplication::sendEvent(part, key);
        const bool leaves = key == &space && part == window->modelsPanel().models;  // Space plays there
        EXPECT_EQ(key->isAccepted(), !leaves) << where << ": " << nameOf(*part) << ' ' << key->key();
      }
      ++count;
    }
  });
  EXPECT_GT(count, 15);
}

// Under X11 a menu takes all keys; under Wayland they come to the focused window.
TEST_F(WindowKeyboard, KeysThatComeToTheViewAreAnOpenMenus) {
  QMenu menu;
  QAction* first = menu.addAction(QStringLiteral("First"));
  QAction* second = menu.addAction(QStringLiteral("Second"));
  QSignalSpy chosen(second, &QAction::triggered);
  const auto send = [this](Qt::Key key) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QKeyEvent event(type, key, Qt::NoModifier);
      QCoreApplication::sendEvent(&view(), &event);
    }
  };
  menu.popup(view().mapToGlobal(QPoint(50, 50)));
  ASSERT_TRUE(waitFor([&] { return menu.isVisible(); }));
  send(Qt::Key_Down);
  EXPECT_EQ(menu.activeAction(), first);
  send(Qt::Key_Down);
  send(Qt::Key_Return);
  EXPECT_EQ(chosen.size(), 1);
  EXPECT_FALSE(menu.isVisible());
  menu.popup(view().mapToGlobal(QPoint(50, 50)));
  ASSERT_TRUE(waitFor([&] { return menu.isVisible(); }));
  send(Qt::Key_Escape);
  EXPECT_FALSE(menu.isVisible());
  // AND a click beside it closes it, and moves no camera
  menu.popup(view().mapToGlobal(QPoint(50, 50)));
  ASSERT_TRUE(waitFor([&] { return menu.isVisible(); }));
  QMouseEvent press(QEvent::MouseButtonPress, QPointF(5, 5), view().mapToGlobal(QPointF(5, 5)), Qt::LeftButton,
                    Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view(), &press);
  EXPECT_FALSE(menu.isVisible());
}

TEST_F(WindowKeyboard, SpaceTicksAProposalForANameThatIsUnmatched) {
  // GIVEN a dance that has another name for a bone
  vmd::Motion other = support::legDance();
  for (auto& key : other.boneKeys) key.name = vmd::makeName<15>("leg IK_L");
  other.ikKeys.clear();
  ASSERT_TRUE(vmd::writeVmdFile(other, file("other.vmd")));
  open({file("other.vmd")});
  bring(*window, window->unmatchedPanel());
  QTreeWidget* tree = window->unmatchedPanel().tracks();
  ASSERT_TRUE(waitFor([&] { return tree->topLevelItemCount() > 0 && tree->isVisible(); }));
  ASSERT_TRUE(focus(tree));
  tree->setCurrentItem(tree->topLevelItem(0));
  EXPECT_EQ(tree->topLevelItem(0)->checkState(3), Qt::Unchecked);
  // WHEN Space is pressed in its row THEN it is ticked, and nothing plays or pauses
  QSignalSpy played(window->commands()[app::ActionId::Play], &QAction::triggered);
  QTest::keyClick(tree, Qt::Key_Space);
  EXPECT_TRUE(
      waitFor([&] { return tree->topLevelItemCount() > 0 && tree->topLevelItem(0)->checkState(3) == Qt::Checked; }));
  EXPECT_TRUE(played.isEmpty());
}

}  // namespace
