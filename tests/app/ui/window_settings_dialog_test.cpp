// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The dialog Settings: a change there applies at once and is kept; a change elsewhere shows there.

#include <filesystem>

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/settings_dialog.h"
#include "app/language/speech.h"
#include "app/panels/picture_panel.h"
#include "app/playback/view_pictures.h"
#include "app/widgets/text.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowSettingsDialog : public support::WindowTest {
 protected:
  void TearDown() override {
    if (dialog != nullptr) dialog->close();
    WindowTest::TearDown();
    app::speak(QStringLiteral("en"));
  }
  void show() {
    press(Qt::Key_Comma, Qt::ControlModifier);
    dialog = window->findChild<app::SettingsDialog*>();
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(waitFor([this] { return dialog->isVisible(); }));
  }

  QPointer<app::SettingsDialog> dialog;
};

TEST_F(WindowSettingsDialog, SwitchesAreThoseOfTheMenus) {
  show();
  const app::WindowActions& a = window->commands();
  for (QAction* action : {a[app::ActionId::ReloadChanged], a[app::ActionId::TransparentPictures],
                          a[app::ActionId::PicturesAsShown], a[app::ActionId::PlayWhenOpened], a[app::ActionId::Loop],
                          a[app::ActionId::Physics], a[app::ActionId::Ground]}) {
    QCheckBox* box = dialog->switchOf(action);
    ASSERT_NE(box, nullptr) << action->text().toStdString();
    EXPECT_FALSE(box->text().isEmpty());
    const bool was = action->isChecked();
    EXPECT_EQ(box->isChecked(), was);
    QTest::keyClick(box, Qt::Key_Space);
    EXPECT_NE(action->isChecked(), was) << action->text().toStdString();
    action->trigger();
    EXPECT_EQ(box->isChecked(), was);
  }
  // AND another Ctrl+, opens no second one
  a[app::ActionId::Settings]->trigger();
  EXPECT_EQ(window->findChildren<app::SettingsDialog*>().size(), 1);
}

TEST_F(WindowSettingsDialog, QualityIsThePanelsOwn) {
  show();
  QComboBox& panel = *window->picturePanel().scale;
  const int other = panel.currentIndex() == 0 ? 1 : 0;
  QTest::keyClick(dialog->scale, other == 0 ? Qt::Key_Home : Qt::Key_Down);
  EXPECT_EQ(panel.currentIndex(), other);
  panel.setCurrentIndex(2);
  EXPECT_EQ(dialog->scale->currentIndex(), 2);
  EXPECT_EQ(dialog->samples->count(), window->picturePanel().samples->count());
}

TEST_F(WindowSettingsDialog, PicturesHaveTheSizeThatItSays) {
  support::keepSettingsIn(folder.path());
  const auto open = [](app::MainWindow& in) {
    in.setAsking(false);
    in.commands()[app::ActionId::Settings]->trigger();
    return in.findChild<app::SettingsDialog*>();
  };
  {
    app::MainWindow first((app::WindowOptions()));
    app::SettingsDialog* settings = open(first);
    EXPECT_EQ(settings->pictureSize->currentIndex(), 0);
    EXPECT_TRUE(first.pictures().like().size.isEmpty());
    EXPECT_FALSE(settings->pictureWidth->isEnabled());
    QTest::keyClick(settings->pictureSize, Qt::Key_Down);
    EXPECT_EQ(first.pictures().like().size, QSize(1920, 1080));
    QTest::keyClick(settings->pictureSize, Qt::Key_Down);
    EXPECT_EQ(first.pictures().like().size, QSize(3840, 2160));
    // WHEN a size of one's own is typed
    QTest::keyClick(settings->pictureSize, Qt::Key_End);
    settings->pictureWidth->selectAll();
    QTest::keyClicks(settings->pictureWidth, "640");
    settings->pictureHeight->selectAll();
    QTest::keyClicks(settings->pictureHeight, "360");
    EXPECT_EQ(first.pictures().like().size, QSize(640, 360));
    // AND what is as the view shows it has no size of its own
    QTest::keyClick(settings->switchOf(first.commands()[app::ActionId::PicturesAsShown]), Qt::Key_Space);
    EXPECT_FALSE(settings->pictureSize->isEnabled());
    EXPECT_FALSE(settings->pictureWidth->isEnabled());
    EXPECT_TRUE(first.pictures().like().asShown);
    first.close();
  }
  app::MainWindow second((app::WindowOptions()));
  EXPECT_EQ(second.pictures().like().size, QSize(640, 360));
  EXPECT_TRUE(second.pictures().like().asShown);
  app::SettingsDialog* settings = open(second);
  EXPECT_EQ(settings->pictureSize->currentIndex(), settings->pictureSize->count() - 1);
  EXPECT_EQ(settings->pictureWidth->value(), 640);
  second.close();
}

TEST_F(WindowSettingsDialog, PicturesGoWhereItSays) {
  support::keepSettingsIn(folder.path());
  const auto pictures = file("") / "my pictures";
  const auto other = [&](app::MainWindow& in, const QString& typed) {
    in.commands()[app::ActionId::Settings]->trigger();
    auto* settings = in.findChild<app::SettingsDialog*>();
    settings->folder->setText(typed);
    emit settings->folder->editingFinished();
    const QString shown = settings->folder->text();
    settings->close();
    return shown;
  };
  {
    app::MainWindow first((app::WindowOptions()));
    first.setAsking(false);
    EXPECT_EQ(other(first, app::shownPath(pictures) + ' '), app::shownPath(pictures));
    EXPECT_EQ(first.pictures().folder(), pictures);
    first.close();
  }
  app::MainWindow second((app::WindowOptions()));
  second.setAsking(false);
  EXPECT_EQ(second.pictures().folder(), pictures);
  // WHEN a folder is typed relative to the home THEN it isn't relative to the working directory
  EXPECT_EQ(other(second, "~/shots"), QDir::homePath() + "/shots");
  EXPECT_EQ(other(second, "shots"), QDir::homePath() + "/shots");
  // WHEN the field is emptied THEN it is the user's folder again
  EXPECT_EQ(other(second, {}), app::shownPath(app::ViewPictures::standardFolder()));
  EXPECT_EQ(second.pictures().folder(), app::ViewPictures::standardFolder());
  second.close();
}

TEST_F(WindowSettingsDialog, SwitchesAreOnesOwnWhileAShowIsThere) {
  support::keepSettingsIn(folder.path());
  open({model});
  ASSERT_TRUE(window->saveShow(file("own.odori")));
  {
    app::WindowOptions options;
    options.files = {file("own.odori")};
    app::MainWindow first(options);
    first.setAsking(false);
    ASSERT_TRUE(waitFor([&first] { return !first.isLoading() && first.actor() != nullptr; }));
    ASSERT_TRUE(first.commands()[app::ActionId::Ground]->isChecked());
    first.commands()[app::ActionId::Settings]->trigger();
    auto* settings = first.findChild<app::SettingsDialog*>();
    QTest::keyClick(settings->switchOf(first.commands()[app::ActionId::Ground]), Qt::Key_Space);
    EXPECT_FALSE(first.commands()[app::ActionId::Ground]->isChecked());
    settings->close();
    first.close();
  }
  app::MainWindow second((app::WindowOptions()));
  EXPECT_FALSE(second.commands()[app::ActionId::Ground]->isChecked());
  second.close();
}

TEST_F(WindowSettingsDialog, LeadsToTheKeys) {
  show();
  QTest::mouseClick(dialog->keysButton, Qt::LeftButton);
  auto* keys = window->findChild<app::KeysDialog*>();
  ASSERT_NE(keys, nullptr);
  keys->close();
}

TEST_F(WindowSettingsDialog, TheLanguageIsChosenThereToo) {
  show();
  ASSERT_EQ(dialog->language->count(), 5);
  EXPECT_EQ(dialog->language->currentIndex(), 0);  // the system's language
  dialog->language->setFocus();
  for (int i = 0; i < 2; ++i) QTest::keyClick(dialog->language, Qt::Key_Down);  // English, Japanese
  EXPECT_EQ(app::spoken(), QStringLiteral("ja"));
  EXPECT_EQ(dialog->language->currentText(), QStringLiteral("日本語"));
  EXPECT_NE(dialog->windowTitle(), QStringLiteral("Settings"));
  // AND a choice in the menu shows there
  window->commands().languages->actions().at(1)->trigger();
  EXPECT_EQ(dialog->language->currentIndex(), 1);
  EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Settings"));
}

}  // namespace
