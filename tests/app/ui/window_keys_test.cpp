// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Keys that users choose in the dialog that F1 opens: applied at once, shown everywhere, kept,
// reset.

#include <set>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include "app/dialogs/key_field.h"
#include "app/dialogs/keys_dialog.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowKeys : public support::WindowTest {
 protected:
  void TearDown() override {
    if (dialog != nullptr) dialog->close();
    WindowTest::TearDown();
  }
  void show() {
    press(Qt::Key_F1);
    dialog = window->findChild<app::KeysDialog*>();
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(waitFor([this] { return dialog->isVisible(); }));
  }
  [[nodiscard]] QTreeWidgetItem* row(const QString& command) const {
    const auto found = dialog->list->findItems(command, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
  }
  void choose(const QString& command) {
    ASSERT_NE(row(command), nullptr) << command.toStdString();
    dialog->list->setCurrentItem(row(command));
  }
  [[nodiscard]] QString keysOf(const QString& command) const { return row(command)->text(app::KeysDialog::kKeys); }
  static QString keysOf(const QAction* action) { return app::keysToText(action->shortcuts()).join(u' '); }

  QPointer<app::KeysDialog> dialog;
};

TEST_F(WindowKeys, EveryCommandIsListedAndHasANameOfItsOwn) {
  show();
  std::set<QString> names;
  const std::function<void(const QMenu&)> look = [&](const QMenu& menu) {
    for (const QAction* action : menu.actions()) {
      if (action->menu() == window->commands().recent || action->isSeparator()) continue;
      if (action->menu() != nullptr) {
        look(*action->menu());
        continue;
      }
      EXPECT_TRUE(names.insert(action->objectName()).second) << action->text().toStdString();
      EXPECT_NE(row(window->commands().nameOf(*action)), nullptr) << action->text().toStdString();
    }
  };
  for (const QAction* top : window->menuBar()->actions()) look(*top->menu());
  EXPECT_GE(names.size(), 100U);
  EXPECT_FALSE(names.contains(QString()));
  EXPECT_EQ(names.size(), window->commandKeys().commands().size());
  // AND so are the mouse's uses, and keys that stay
  ASSERT_NE(row("Pan"), nullptr);
  dialog->list->setCurrentItem(row("Pan"));
  EXPECT_FALSE(dialog->fields[0]->isEnabled());
}

TEST_F(WindowKeys, AreChangedByTheKeyboardAlone) {
  open({model});
  show();
  // WHEN "Bones" is searched, its row activated, and a key pressed
  QTest::keyClicks(dialog->search, "bones show");
  EXPECT_TRUE(row("Bones")->isHidden());
  dialog->search->clear();
  choose("Bones");
  dialog->list->setFocus();
  emit dialog->list->itemActivated(dialog->list->currentItem(), 0);
  QTest::keyClick(dialog->fields[0], Qt::Key_F8, Qt::ShiftModifier);
  // THEN that is its key, in the list, in its tool tip, and in the window
  EXPECT_EQ(keysOf("Bones"), "Shift+F8");
  EXPECT_TRUE(window->commands()[app::ActionId::Bones]->toolTip().endsWith("(Shift+F8)"));
  dialog->close();
  press(Qt::Key_F8, Qt::ShiftModifier);
  EXPECT_TRUE(window->commands()[app::ActionId::Bones]->isChecked());
  press(Qt::Key_B);
  EXPECT_TRUE(window->commands()[app::ActionId::Bones]->isChecked()) << "the key before does nothing";
  // AND without the menu bar, in full screen
  press(Qt::Key_F11);
  press(Qt::Key_F8, Qt::ShiftModifier);
  EXPECT_FALSE(window->commands()[app::ActionId::Bones]->isChecked());
  press(Qt::Key_Escape);
}

TEST_F(WindowKeys, AKeyOfAnotherCommandIsGivenAfterAQuestionOnly) {
  show();
  choose("Ground");
  QTest::keyClick(dialog->fields[0], Qt::Key_L);
  ASSERT_TRUE(dialog->yesButton->isVisible());
  EXPECT_EQ(dialog->question->text(), "L is already the shortcut of “Loop”.");
  EXPECT_EQ(dialog->focusWidget(), dialog->yesButton);
  // WHEN the question is cancelled THEN nothing changed
  QTest::mouseClick(dialog->noButton, Qt::LeftButton);
  EXPECT_FALSE(dialog->yesButton->isVisible());
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G");
  // WHEN the key is taken THEN the other command has none
  QTest::keyClick(dialog->fields[1], Qt::Key_L);
  QTest::keyClick(dialog->yesButton, Qt::Key_Space);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G L");
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Loop]), "");
  EXPECT_FALSE(window->commands()[app::ActionId::Loop]->toolTip().contains(u'('));
  // WHEN the other gets its old key back THEN the question is the other way round
  choose("Loop");
  QTest::mouseClick(dialog->resetButton, Qt::LeftButton);
  EXPECT_EQ(dialog->question->text(), "L is already the shortcut of “Ground”.");
  QTest::mouseClick(dialog->yesButton, Qt::LeftButton);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G");
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Loop]), "L");
  EXPECT_TRUE(window->commandKeys().chosen().empty());
}

TEST_F(WindowKeys, SomeKeysCantBeHad) {
  show();
  choose("Ground");
  QTest::keyClick(dialog->fields[0], Qt::Key_F, Qt::AltModifier);
  EXPECT_EQ(dialog->question->text(), "Alt+F opens the menu File.");
  EXPECT_FALSE(dialog->yesButton->isVisible());
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G");
  // Shift alone is no key, and Tab moves on.
  QTest::keyClick(dialog->fields[0], Qt::Key_Shift);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G");
  dialog->fields[0]->setFocus();
  QTest::keyClick(dialog->fields[0], Qt::Key_Tab);
  EXPECT_FALSE(dialog->fields[0]->hasFocus());
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G");
}

TEST_F(WindowKeys, AreTakenAwayAndReset) {
  show();
  choose("Play or pause");
  EXPECT_EQ(keysOf("Play or pause"), "Space, P");
  QTest::mouseClick(dialog->clearButtons[0], Qt::LeftButton);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Play]), "P");
  QTest::keyClick(dialog->fields[1], Qt::Key_F8);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Play]), "P F8");
  QTest::mouseClick(dialog->clearButtons[1], Qt::LeftButton);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Play]), "P");
  choose("Ground");
  QTest::keyClick(dialog->fields[0], Qt::Key_F12);
  EXPECT_EQ(window->commandKeys().chosen().size(), 2U);
  QTest::mouseClick(dialog->resetButton, Qt::LeftButton);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "G");
  EXPECT_FALSE(dialog->resetButton->isEnabled());
  QTest::mouseClick(dialog->resetAllButton, Qt::LeftButton);
  ASSERT_TRUE(dialog->yesButton->isVisible());
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Play]), "P") << "only after the question";
  QTest::mouseClick(dialog->yesButton, Qt::LeftButton);
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Play]), "Space P");
  EXPECT_FALSE(dialog->resetAllButton->isEnabled());
}

TEST_F(WindowKeys, AreKeptAndOnlyWhereTheyDiffer) {
  const auto stored = support::keepSettingsIn(folder.path());
  const auto find = [](const app::MainWindow& in, const QString& name) {
    for (const auto& command : in.commandKeys().commands())
      if (command.name() == name) return &command;
    return static_cast<const app::CommandKeys::Command*>(nullptr);
  };
  {
    app::MainWindow first((app::WindowOptions()));
    first.setAsking(false);
    first.commandKeys().set(*find(first, "ground"), {QKeySequence("Ctrl+Alt+F9"), QKeySequence("L")});
    first.commandKeys().set(*find(first, "panel/timelinePanel"), {});
    first.close();
  }
  EXPECT_EQ(QStringList(support::storedValues(stored).keys()).filter("keys/"),
            QStringList({"keys/ground", "keys/loop", "keys/panel/timelinePanel"}));
  app::MainWindow second((app::WindowOptions()));
  second.setAsking(false);
  EXPECT_EQ(keysOf(second.commands()[app::ActionId::Ground]), "Ctrl+Alt+F9 L");
  EXPECT_EQ(keysOf(second.commands()[app::ActionId::Loop]), "");
  EXPECT_EQ(keysOf(find(second, "panel/timelinePanel")->action), "");
  second.close();
}

TEST_F(WindowKeys, NonsenseInTheSettingsDoesNoHarm) {
  app::CommandKeys& keys = window->commandKeys();
  const auto of = [](std::initializer_list<const char*> texts) {
    QStringList all;
    for (const char* text : texts) all << text;
    return app::keysFromText(all);
  };
  EXPECT_TRUE(of({"", "no such key", "A, B"}).isEmpty()) << "one key each";
  EXPECT_EQ(of({"A", "A", "B", "C"}).size(), 1) << "two at most, and each once";
  EXPECT_TRUE(app::keysFromText({QString(1000000, u'+')}).isEmpty());
  // WHEN two commands have one key, one of them a menu's, and there is one of an unknown command
  keys.restore({{"ground", of({"F9", "Alt+F"})}, {"bones", of({"F9", "P"})}, {"future", of({"F10"})}});
  // THEN a key is one command's, and standard keys that were reassigned aren't two commands'
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Bones]), "F9 P");
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Ground]), "");
  EXPECT_EQ(keysOf(window->commands()[app::ActionId::Play]), "Space");
  EXPECT_TRUE(keys.chosen().contains("future")) << "kept for a version that has it";
}

}  // namespace
