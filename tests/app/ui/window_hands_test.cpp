// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Controls of panels and dialogs that no other test operates by a click or by the keyboard.
#include <fstream>

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/settings_dialog.h"
#include "app/dialogs/song_dialog.h"
#include "app/inspect/bodies_panel.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/issue_view.h"
#include "app/inspect/issues_panel.h"
#include "app/inspect/materials_panel.h"
#include "app/inspect/morphs_panel.h"
#include "app/inspect/tracks_panel.h"
#include "app/opening/contents_dialog.h"
#include "app/panels/comment_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/picture_panel.h"
#include "app/panels/playing_panel.h"
#include "app/playback/timeline_panel.h"
#include "app/playback/transport_bar.h"
#include "app/widgets/message_bar.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/model_builder.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::click;
using support::inDialog;
using support::waitFor;

class WindowHands : public support::WindowShow {
 protected:
  /// Brings the dock around a control to the front.
  static void raise(QWidget* inside) {
    for (QWidget* at = inside; at != nullptr; at = at->parentWidget()) {
      if (auto* dock = qobject_cast<QDockWidget*>(at)) {
        dock->show();
        dock->raise();
      }
    }
    QCoreApplication::processEvents();
  }
  /// Closes a button's question by Escape.
  static void escapeDialogOf(QWidget* button) {
    bool there = false;
    inDialog([&there](QDialog& dialog) {
      there = true;
      QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    click(button);
    ASSERT_TRUE(waitFor([&] { return there; }));
    EXPECT_TRUE(waitFor([&] { return QApplication::activeModalWidget() == nullptr; }));
  }
  void closeByButton(QDialog* dialog, QDialogButtonBox::StandardButton which) {
    QPointer<QDialog> there = dialog;
    ASSERT_TRUE(waitFor([&] { return dialog->isVisible(); }));
    click(dialog->findChild<QDialogButtonBox*>()->button(which));
    EXPECT_TRUE(waitFor([&] { return there.isNull() || !there->isVisible(); }));
  }
};

TEST_F(WindowHands, EachPanelThatLooksInsideIsSearchedAndCopiedFrom) {
  // GIVEN a model with a body and a morph
  pmx::Model whole = support::fullModel(2.1F, base::Encoding::Utf8, 4);
  ASSERT_TRUE(pmx::writePmxFile(whole, model));
  open({model, dance});
  const app::InspectDocks& docks = window->inspect();
  int told = 0;
  for (app::InspectPanel* panel : std::initializer_list<app::InspectPanel*>{docks.bones, docks.morphs, docks.materials,
                                                                            docks.bodies, docks.tracks}) {
    SCOPED_TRACE(panel->view->accessibleName().toStdString());
    raise(panel);
    ASSERT_TRUE(waitFor([&] { return panel->view->model()->rowCount() > 0; }));
    const int all = panel->view->model()->rowCount();
    // WHEN a name that doesn't exist is searched for THEN no row is left; with the field empty, all
    // are
    QTest::keyClicks(panel->search, QStringLiteral("qqqqq"));
    EXPECT_TRUE(waitFor([&] { return panel->view->model()->rowCount() == 0; }));
    QTest::keyClick(panel->search, Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return panel->view->model()->rowCount() == all; }));
    // WHEN the keyboard goes to the rows and copies one THEN the clipboard has the row's text
    QTest::keyClick(panel->search, Qt::Key_Down);
    QTest::keyClick(panel->view, Qt::Key_End);
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(panel->view, Qt::Key_C, Qt::ControlModifier);
    const QString name = panel->view->currentIndex().siblingAtColumn(0).data().toString();
    ASSERT_FALSE(name.isEmpty());
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(name));
    // AND so are its details
    if (!panel->properties->isVisible()) continue;
    ++told;
    const QModelIndex first = panel->properties->model()->index(0, 0);
    QTest::mouseClick(panel->properties->viewport(), Qt::LeftButton, Qt::NoModifier,
                      panel->properties->visualRect(first).center());
    QTest::keyClick(panel->properties, Qt::Key_C, Qt::ControlModifier);
    ASSERT_FALSE(first.data().toString().isEmpty());
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(first.data().toString()));
  }
  EXPECT_GE(told, 4);
}

TEST_F(WindowHands, AllChainsAreSwitchedByAClick) {
  open({model, dance});
  for (const app::IkMode mode : {app::IkMode::Off, app::IkMode::On, app::IkMode::Motion}) {
    click(window->ikPanel().allSwitch()->button(static_cast<int>(mode)));
    EXPECT_EQ(actors()[0].switches.chains[0], mode);
  }
}

TEST_F(WindowHands, TextsAreChosenAndCopiedByTheKeyboard) {
  // The text is 利用規約 in CP932.
  std::ofstream(file("readme.txt"), std::ios::binary) << "\x97\x98\x97\x70\x8B\x4B\x96\xF1";
  open({model});
  auto* panel = window->findChild<app::CommentPanel*>();
  bring(*window, *panel);
  QTest::keyClick(panel->source, Qt::Key_Down);
  EXPECT_EQ(panel->text->toPlainText(), "利用規約");
  // WHEN it is read in another encoding THEN its text differs, and is as before when that is undone
  ASSERT_TRUE(panel->encoding->isVisible());
  QTest::keyClick(panel->encoding, Qt::Key_End);
  EXPECT_NE(panel->text->toPlainText(), "利用規約");
  QTest::keyClick(panel->encoding, Qt::Key_Home);
  EXPECT_EQ(panel->text->toPlainText(), "利用規約");
  QTest::keyClick(panel->text, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(panel->text, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), "利用規約");
}

TEST_F(WindowHands, LightShadowsAndBackgroundAreSetByMouseAndKeyboard) {
  open({model});
  app::PicturePanel& look = window->picturePanel();
  raise(&look);
  const bool followed = look.motionLight->isChecked();
  click(look.motionLight);
  EXPECT_NE(look.motionLight->isChecked(), followed);
  for (QComboBox* box : {look.groundShadow, look.selfShadow, look.scale}) {
    const int before = box->currentIndex();
    QTest::keyClick(box, before == 0 ? Qt::Key_Down : Qt::Key_Up);
    EXPECT_NE(box->currentIndex(), before) << box->toolTip().toStdString();
  }
  // WHEN a colour dialog is opened and cancelled THEN the colour stays
  for (QPushButton* button : {look.colour, look.background, look.backdrop}) {
    const QString before = button->text();
    escapeDialogOf(button);
    EXPECT_EQ(button->text(), before);
  }
  // AND a backdrop is removed by a click
  QImage(8, 8, QImage::Format_RGB32).save(QString::fromStdString(file("behind.png").string()));
  support::nameFile(file("behind.png"));
  click(look.backdrop);
  ASSERT_TRUE(waitFor([&] { return !document().look().backdrop.isNull(); }));
  click(look.noBackdrop);
  EXPECT_TRUE(document().look().backdrop.isNull());
  click(look.reset);
  EXPECT_EQ(look.motionLight->isChecked(), followed);
}

TEST_F(WindowHands, AddAsksForFilesInEachPanel) {
  open({model});
  int questions = 0;
  window->setFileChooser([&] {
    ++questions;
    return std::vector<fs::path>();
  });
  click(window->playingPanel().add);
  click(window->modelsPanel().add);
  EXPECT_EQ(questions, 2);
  click(window->modelsPanel().duplicate);
  EXPECT_EQ(actors().size(), 2U);
}

TEST_F(WindowHands, ButtonsOfTheModelsShareTheirCommands) {
  const app::WindowActions& commands = window->commands();
  const app::ModelsPanel& panel = window->modelsPanel();
  // WHEN there is no model THEN neither a button nor its command does anything
  const auto expectPossible = [&](bool possible) {
    for (const auto& [button, id] :
         {std::pair(panel.duplicate, app::ActionId::Duplicate), {panel.remove, app::ActionId::Remove}}) {
      EXPECT_EQ(button->isEnabled(), possible) << button->text().toStdString();
      EXPECT_EQ(commands[id]->isEnabled(), possible) << commands[id]->text().toStdString();
    }
  };
  expectPossible(false);
  open({model});
  expectPossible(true);
  // WHEN the user gives the command another key THEN the button tells it
  for (const auto& command : window->commandKeys().commands())
    if (command.action == commands[app::ActionId::Duplicate])
      window->commandKeys().set(command, {QKeySequence(Qt::CTRL | Qt::Key_J)});
  EXPECT_TRUE(panel.duplicate->toolTip().contains("Ctrl+J")) << panel.duplicate->toolTip().toStdString();
  // AND the key works while the panel is closed
  window->findChild<QDockWidget*>("scenePanel")->close();
  press(Qt::Key_J, Qt::ControlModifier);
  EXPECT_EQ(actors().size(), 2U);
  commands[app::ActionId::Remove]->trigger();
  EXPECT_EQ(actors().size(), 1U);
}

TEST_F(WindowHands, MessagesAreMendedAndClosedByAClick) {
  open({model, dance});
  auto* bar = window->findChild<app::MessageBar*>();
  vmd::Motion other = support::legDance();
  ASSERT_TRUE(vmd::writeVmdFile(other, file("other.vmd")));
  open({file("other.vmd")});
  ASSERT_TRUE(bar->isVisible());
  QToolButton* mend = nullptr;
  for (auto* button : bar->findChildren<QToolButton*>())
    if (button->defaultAction() == window->commands()[app::ActionId::PlayBoth]) mend = button;
  ASSERT_NE(mend, nullptr);
  click(mend);
  EXPECT_EQ(window->motions().size(), 2U);
  open({file("nothing.pmx")});
  ASSERT_TRUE(bar->isVisible());
  for (auto* button : bar->findChildren<QToolButton*>())
    if (button->isVisible() && button->toolTip() == QLatin1String("Close")) click(button);
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(WindowHands, TheTimelineIsClosedByItsButton) {
  open({model, dance});
  auto* dock = qobject_cast<QDockWidget*>(window->timelinePanel().parentWidget());
  ASSERT_NE(dock, nullptr);
  ASSERT_TRUE(dock->isVisible());
  for (auto* button : dock->findChildren<QToolButton*>())
    if (button->accessibleName() == QLatin1String("Close the timeline")) click(button);
  EXPECT_FALSE(dock->isVisible());
}

TEST_F(WindowHands, LoudnessIsASlider) {
  const fs::path song = file("曲.wav");
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  open({model, dance, song});
  QSlider* volume = window->transportBar().volume();
  const int before = volume->value();
  QTest::mouseClick(volume, Qt::LeftButton, Qt::NoModifier, {5, volume->height() / 2});
  EXPECT_LT(volume->value(), before);
  choose(window->commands()[app::ActionId::SongOffset]);
  ASSERT_TRUE(waitFor([&] { return window->findChild<app::SongDialog*>() != nullptr; }));
  closeByButton(window->findChild<app::SongDialog*>(), QDialogButtonBox::Close);
}

TEST_F(WindowHands, DialogsOfSettingsAndKeysCloseByTheirButtons) {
  press(Qt::Key_Comma, Qt::ControlModifier);
  auto* settings = window->findChild<app::SettingsDialog*>();
  ASSERT_NE(settings, nullptr);
  QTest::keyClicks(settings->folder, QStringLiteral("x"));
  EXPECT_TRUE(settings->folder->text().endsWith(u'x'));
  const QString before = settings->folder->text();
  escapeDialogOf(settings->folderButton);
  EXPECT_TRUE(settings->folder->text().startsWith(before.chopped(1)));
  closeByButton(settings, QDialogButtonBox::Close);
  press(Qt::Key_F1);
  auto* keys = window->findChild<app::KeysDialog*>();
  ASSERT_NE(keys, nullptr);
  QTest::keyClick(keys->list, Qt::Key_End);
  QTest::keyClick(keys->list, Qt::Key_Home);
  const QString first = keys->chosenName->text();
  QTest::keyClick(keys->list, Qt::Key_Down);
  EXPECT_NE(keys->chosenName->text(), first);
  closeByButton(keys, QDialogButtonBox::Close);
}

TEST_F(WindowHands, AnIssueIsReadWhole) {
  pmx::Model odd = support::legModel();
  odd.textures = {"missing.png"};
  odd.materials[0].texture = 0;
  ASSERT_TRUE(pmx::writePmxFile(odd, model));
  open({model});
  app::IssuesPanel& issues = window->issuesPanel();
  raise(&issues);
  for (int i = 0; i < 2; ++i) QTest::keyClick(issues.view, Qt::Key_Down);  // below its heading
  ASSERT_TRUE(waitFor([&] { return !issues.whole->toPlainText().isEmpty(); }));
  QTest::keyClick(issues.whole, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(issues.whole, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), issues.whole->toPlainText());
}

TEST_F(WindowHands, AnArchivesChoiceIsCancelled) {
  fs::create_directories(file("two"));
  fs::copy_file(model, file("two") / "a.pmx");
  fs::copy_file(model, file("two") / "b.pmx");
  open({file("two")});
  ASSERT_TRUE(waitFor([&] { return window->findChild<app::ContentsDialog*>() != nullptr; }));
  closeByButton(window->findChild<app::ContentsDialog*>(), QDialogButtonBox::Cancel);
  EXPECT_TRUE(actors().empty());
}

}  // namespace
