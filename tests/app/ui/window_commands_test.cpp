// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Commands as people reach them: by their keys, or through the menus by the keyboard alone.
#include <fstream>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTextBrowser>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/dialogs/film_dialog.h"
#include "app/dialogs/song_dialog.h"
#include "app/document/selection.h"
#include "app/language/speech.h"
#include "app/opening/missing_dialog.h"
#include "app/playback/view_pictures.h"
#include "app/stage/camera_tool.h"
#include "app/widgets/appearance.h"
#include "app/widgets/icons.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_opened_urls.h"

namespace {

namespace fs = std::filesystem;
using support::inDialog;
using support::nameFile;
using support::waitFor;

class WindowCommands : public support::WindowShow {
 protected:
  [[nodiscard]] const app::WindowActions& commands() const { return window->commands(); }
  /// Presses a command's first key as a user does.
  void pressKeyOf(const QAction* command) {
    const QKeyCombination keys = command->shortcuts().front()[0];
    press(keys.key(), keys.keyboardModifiers());
  }
  void waitLoaded(const std::function<void()>& act) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    act();
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  }
};

TEST_F(WindowCommands, PanelsComeAndGo) {
  open({model, dance});
  for (QAction* action : commands().panels->actions()) {
    if (action->isSeparator()) continue;
    const bool before = action->isChecked();
    choose(action);
    EXPECT_NE(action->isChecked(), before) << action->text().toStdString();
    choose(action);
    EXPECT_EQ(action->isChecked(), before) << action->text().toStdString();
  }
}

TEST_F(WindowCommands, F6GoesToTheNextPanelAndBack) {
  open({model, dance});
  view().requestActivate();
  ASSERT_TRUE(waitFor(
      // Otherwise it may come after the panel's focus.
      [&] { return QGuiApplication::focusWindow() == &view(); }));
  const auto dockOfFocus = [&]() -> QString {
    for (auto* dock : window->findChildren<QDockWidget*>())
      if (dock->isAncestorOf(QApplication::focusWidget())) return dock->objectName();
    return {};
  };
  choose(commands()[app::ActionId::NextPanel]);
  ASSERT_TRUE(waitFor([&] { return !dockOfFocus().isEmpty(); }));
  const QString first = dockOfFocus();
  choose(commands()[app::ActionId::NextPanel]);
  ASSERT_TRUE(waitFor([&] { return dockOfFocus() != first; }));
  choose(commands()[app::ActionId::PreviousPanel]);
  EXPECT_TRUE(waitFor([&] { return dockOfFocus() == first; }));
}

TEST_F(WindowCommands, EachBookmarkHasItsKeys) {
  open({model});
  const auto distanceOf = [](std::size_t key) { return -10.0F * static_cast<float>(key + 1); };
  for (std::size_t key = 0; key < commands().storeBookmark.size(); ++key) {
    vmd::CameraState stands = cameraTool().camera();
    stands.distance = distanceOf(key);
    cameraTool().setCamera(stands);
    pressKeyOf(commands().storeBookmark[key]);
  }
  for (std::size_t key = 0; key < commands().goToBookmark.size(); ++key) {
    pressKeyOf(commands().goToBookmark[key]);
    EXPECT_FLOAT_EQ(cameraTool().camera().distance, distanceOf(key)) << key;
  }
}

TEST_F(WindowCommands, EachStepOfABoneHasItsKey) {
  open({model});
  app::SelectedParts parts;
  parts.bone = 0;
  window->selection().setParts(parts);
  press(Qt::Key_B);
  const auto edit = [&]() -> app::BoneEdit {
    const app::BoneEdit* of = actors()[0].switches.edits.ofBone(0);
    return of == nullptr ? app::BoneEdit{} : *of;
  };
  const auto turned = [&] {
    const base::Quat rotation = edit().local.rotation;
    return base::Vec3(rotation.x, rotation.y, rotation.z);
  };
  for (std::size_t i = 0; i < commands().boneSteps.size(); i += 4) {
    const int axis = static_cast<int>(i / 4);
    pressKeyOf(commands().boneSteps[i]);
    EXPECT_GT(edit().local.translation[axis], 0.0F) << axis;
    pressKeyOf(commands().boneSteps[i + 1]);
    EXPECT_NEAR(edit().local.translation[axis], 0.0F, 1e-6F) << axis;
    pressKeyOf(commands().boneSteps[i + 2]);
    EXPECT_GT(std::abs(turned()[axis]), 1e-3F) << axis;
    pressKeyOf(commands().boneSteps[i + 3]);
    EXPECT_NEAR(turned()[axis], 0.0F, 1e-6F) << axis;
  }
}

TEST_F(WindowCommands, EachViewHasItsKey) {
  open({model});
  std::vector<base::Vec3> seen;
  for (const QAction* action : commands().views) {
    pressKeyOf(action);
    const base::Vec3 angles = cameraTool().camera().rotation;
    for (const base::Vec3& other : seen) EXPECT_GT(glm::length(other - angles), 0.5F) << action->text().toStdString();
    seen.push_back(angles);
  }
}

TEST_F(WindowCommands, SpeedHasKeys) {
  open({model, dance});
  pressKeyOf(commands()[app::ActionId::Faster]);
  EXPECT_GT(window->clock().speed(), 1.0);
  pressKeyOf(commands()[app::ActionId::NormalSpeed]);
  EXPECT_EQ(window->clock().speed(), 1.0);
  pressKeyOf(commands()[app::ActionId::Slower]);
  EXPECT_LT(window->clock().speed(), 1.0);
}

TEST_F(WindowCommands, IkAndPhysicsAreChosenInTheirMenus) {
  open({model, dance});
  for (QAction* mode : commands().ikModes->actions()) {
    if (mode->isChecked()) continue;
    choose(mode);
    EXPECT_TRUE(mode->isChecked());
    EXPECT_EQ(static_cast<int>(actors()[0].switches.chains[0]), mode->data().toInt());
  }
  choose(commands().ikModes->actions().front());
  EXPECT_EQ(actors()[0].switches.chains[0], app::IkMode::Motion);
  const bool met = window->currentShow().physics().together;
  choose(commands()[app::ActionId::Together]);
  EXPECT_NE(window->currentShow().physics().together, met);
  // AND gravity is a number in a dialog
  const auto before = window->currentShow().physics().settings.gravity;
  choose(commands()[app::ActionId::Gravity]);
  ASSERT_TRUE(waitFor([&] { return QApplication::activeModalWidget() != nullptr; }));
  auto* dialog = QApplication::activeModalWidget();
  auto* field = dialog->findChild<QDoubleSpinBox*>();
  ASSERT_NE(field, nullptr);
  QTest::keyClick(field, Qt::Key_Down);
  EXPECT_NE(window->currentShow().physics().settings.gravity, before);
  const double preroll = window->currentShow().physics().pacing.prerollFrames;
  for (auto* number : dialog->findChildren<QDoubleSpinBox*>()) {
    if (number == field) continue;
    const double was = number->value();
    QTest::keyClick(number, Qt::Key_Up);
    EXPECT_GT(number->value(), was) << number->accessibleName().toStdString();
  }
  EXPECT_GT(window->currentShow().physics().pacing.prerollFrames, preroll);
  auto* buttons = dialog->findChild<QDialogButtonBox*>();
  support::click(buttons->button(QDialogButtonBox::RestoreDefaults));
  EXPECT_EQ(window->currentShow().physics().settings.gravity, before);
  support::click(buttons->button(QDialogButtonBox::Close));
  EXPECT_TRUE(waitFor([&] { return QApplication::activeModalWidget() == nullptr; }));
}

TEST_F(WindowCommands, LanguagesAreChosenInTheMenu) {
  // Controls in other languages don't count.
  support::DrivenApplication::setNoting(false);
  const auto again = qScopeGuard([] {
    app::speak(QStringLiteral("en"));
    support::DrivenApplication::setNoting(true);
  });
  for (QAction* language : commands().languages->actions()) {
    choose(language);
    if (!language->data().toString().isEmpty()) {
      EXPECT_EQ(app::spoken(), language->data().toString());
    }
    QCoreApplication::processEvents();
  }
}

TEST_F(WindowCommands, AppearancesAreChosenInTheMenu) {
  for (QAction* appearance : commands().appearances->actions()) {
    choose(appearance);
    EXPECT_EQ(app::nameOf(app::worn()), appearance->data().toString());
  }
  app::wear(app::Appearance::Desktop);
}

TEST_F(WindowCommands, FilesAreNamedInDialogs) {
  // GIVEN models that are opened and added by name
  const auto answered = [&](QAction* command, const fs::path& file) {
    nameFile(file);
    choose(command);
  };
  waitLoaded([&] { answered(commands()[app::ActionId::Open], model); });
  waitLoaded([&] { answered(commands()[app::ActionId::Add], second); });
  ASSERT_EQ(actors().size(), 2U);
  // WHEN pose, picture and show are saved by name THEN they are there
  answered(commands()[app::ActionId::SavePoseKeyed], file("keyed.vpd"));
  EXPECT_TRUE(fs::exists(file("keyed.vpd")));
  answered(commands()[app::ActionId::SavePoseShown], file("shown.vpd"));
  EXPECT_TRUE(fs::exists(file("shown.vpd")));
  answered(commands()[app::ActionId::SavePictureAs], file("picture.png"));
  EXPECT_TRUE(waitFor([&] { return fs::exists(file("picture.png")); }));
  answered(commands()[app::ActionId::SaveShow], file("one.odori"));
  EXPECT_TRUE(fs::exists(file("one.odori")));
  answered(commands()[app::ActionId::SaveShowAs], file("two.odori"));
  EXPECT_TRUE(fs::exists(file("two.odori")));
  // AND the folder of the picture is shown by the desktop's opener
  support::OpenedUrls opened;
  QDesktopServices::setUrlHandler(QStringLiteral("file"), &opened, "open");
  choose(commands()[app::ActionId::OpenPictures]);
  QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
  EXPECT_EQ(opened.last,
            QUrl::fromLocalFile(QString::fromStdString(fs::path(file("picture.png")).parent_path().string())));
}

TEST_F(WindowCommands, ModelsAndMotionsComeAndGoByKeys) {
  open({model, dance});
  pressKeyOf(commands()[app::ActionId::Duplicate]);
  EXPECT_EQ(actors().size(), 2U);
  choose(commands()[app::ActionId::RemoveMotions]);
  EXPECT_TRUE(window->motions().empty());
  pressKeyOf(commands()[app::ActionId::CloseAll]);
  EXPECT_TRUE(actors().empty());
}

TEST_F(WindowCommands, WhatIsMissingIsLookedFor) {
  const fs::path show = file("show.odori");
  open({second});
  ASSERT_TRUE(window->saveShow(show));
  pressKeyOf(commands()[app::ActionId::CloseAll]);
  fs::rename(second, file("elsewhere.pmx"));
  open({show});
  choose(commands()[app::ActionId::FindMissing]);
  ASSERT_TRUE(waitFor([&] { return window->findChild<app::MissingDialog*>() != nullptr; }));
  auto* dialog = window->findChild<app::MissingDialog*>();
  QTest::keyClick(dialog->files, Qt::Key_Down);
  // WHEN neither a file nor a folder is chosen THEN nothing is changed
  for (QPushButton* button : {dialog->choose, dialog->look}) {
    inDialog([](QDialog& dialogAsked) { QTest::keyClick(&dialogAsked, Qt::Key_Escape); });
    support::click(button);
    EXPECT_FALSE(dialog->openShow->isEnabled());
  }
  // WHEN the file is THEN the show can be opened
  nameFile(file("elsewhere.pmx"));
  support::click(dialog->choose);
  EXPECT_TRUE(waitFor([&] { return dialog->openShow->isEnabled(); }));
  auto* buttons = dialog->findChild<QDialogButtonBox*>();
  support::click(buttons->button(QDialogButtonBox::Cancel));
}

TEST_F(WindowCommands, TheSongBeginsLaterByADialog) {
  const fs::path song = file("曲.wav");
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  open({model, dance, song});
  choose(commands()[app::ActionId::SongOffset]);
  ASSERT_TRUE(waitFor([&] { return window->findChild<app::SongDialog*>() != nullptr; }));
  auto* dialog = window->findChild<app::SongDialog*>();
  QTest::keyClick(dialog->frames, Qt::Key_Up);
  EXPECT_NEAR(document().state().song.offset, 1.0 / 30.0, 1e-3);
  QTest::keyClick(dialog->milliseconds, Qt::Key_Up);
  EXPECT_NEAR(document().state().song.offset, 1.0 / 30.0 + 0.01, 1e-3);
  QTest::keyClick(dialog, Qt::Key_Escape);
  choose(commands()[app::ActionId::RemoveSong]);
  EXPECT_TRUE(document().state().song.file.empty());
}

TEST_F(WindowCommands, TheFilmDialogAndAboutOpenAndCloseByKeys) {
  open({model, dance});
  pressKeyOf(commands()[app::ActionId::Film]);
  ASSERT_TRUE(waitFor([&] { return window->filmDialog().isVisible(); }));
  QTest::keyClick(&window->filmDialog(), Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !window->filmDialog().isVisible(); }));
  const auto dialogs = [&] { return window->findChildren<QDialog*>().size(); };
  const auto before = dialogs();
  choose(commands()[app::ActionId::About]);
  ASSERT_EQ(dialogs(), before + 1);
  QTest::keyClick(window->findChildren<QDialog*>().back(), Qt::Key_Escape);
}

TEST_F(WindowCommands, AboutHasTheIconAndOpensTheLicencesOfWhatIsInside) {
  commands()[app::ActionId::About]->trigger();
  QDialog* about = window->findChildren<QDialog*>().back();
  const auto* icon = about->findChild<QLabel*>(QStringLiteral("programIcon"));
  ASSERT_NE(icon, nullptr);
  EXPECT_EQ(icon->pixmap().toImage(), app::programIcon().pixmap(96, 96).toImage());
  QLabel* text = nullptr;
  for (auto* each : about->findChildren<QLabel*>())
    if (each->text().contains(QLatin1String("<h2>Odori"))) text = each;
  ASSERT_NE(text, nullptr);
  // WHEN its link is followed THEN the licence is there, and each project that the packages name
  ASSERT_TRUE(text->text().contains(QLatin1String("href=\"odori:licences\""))) << text->text().toStdString();
  emit text->linkActivated(QStringLiteral("odori:licences"));
  const auto* licences = about->findChild<QDialog*>(QStringLiteral("licences"));
  ASSERT_NE(licences, nullptr);
  const auto* browser = licences->findChild<QTextBrowser*>();
  ASSERT_NE(browser, nullptr);
  EXPECT_TRUE(browser->openExternalLinks());
  const QString shown = browser->toPlainText();
  EXPECT_TRUE(shown.contains(QLatin1String("Permission is hereby granted, free of charge")));
  for (const char* project : {"Bullet", "CLI11", "Eigen", "GLM", "Highway", "ICU", "libsquish", "nlohmann/json",
                              "oneTBB", "xxHash", "Qt", "FFmpeg"})
    EXPECT_TRUE(shown.contains(QLatin1String(project))) << project;
  EXPECT_FALSE(shown.contains(QLatin1String("SPDX")));
  about->close();
}

TEST_F(WindowCommands, TheBackgroundsColourIsChosenInADialog) {
  open({model});
  bool there = false;
  inDialog([&there](QDialog& dialog) {
    there = true;
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  choose(commands()[app::ActionId::Background]);
  ASSERT_TRUE(waitFor([&] { return there; }));
  EXPECT_TRUE(waitFor([&] { return QApplication::activeModalWidget() == nullptr; }));
}

TEST_F(WindowCommands, QuitClosesTheWindow) {
  open({model});
  pressKeyOf(commands()[app::ActionId::Quit]);
  EXPECT_TRUE(waitFor([&] { return !window->isVisible(); }));
}

}  // namespace
