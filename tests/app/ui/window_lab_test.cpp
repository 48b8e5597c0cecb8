// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The scenes of the IK lab in the window: the list with cards, and what opening one means.

#include <filesystem>
#include <functional>
#include <memory>

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

#include "app/description/lab_scenes.h"
#include "app/dialogs/lab_dialog.h"
#include "app/ui/start_page.h"
#include "tests/app/ui/window_playing.h"
#include "tests/support/places.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;
using support::WindowPlaying;

/// This fixture's window has the demo and the lab.
class WindowLab : public WindowPlaying {
 protected:
  void SetUp() override {
    WindowPlaying::SetUp();
    begin(ODORI_LAB);
  }
  void begin(const fs::path& lab) {
    window->close();
    app::WindowOptions options;
    options.useSettings = false;
    options.demoFolder = fs::path(ODORI_DEMO);
    options.labFolder = lab;
    window = std::make_unique<app::MainWindow>(options);
    window->resize(1100, 700);
    window->show();
    window->setAsker([this] {
      ++asked;
      return QMessageBox::Discard;
    });
    window->commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
  }
  [[nodiscard]] QAction& command() const { return *window->commands()[app::ActionId::LabScenes]; }
  [[nodiscard]] app::LabDialog* dialog() const { return window->findChild<app::LabDialog*>(); }
  /// Opens a scene by its row in the dialog.
  void openRow(int row) {
    command().trigger();
    ASSERT_NE(dialog(), nullptr);
    dialog()->scenes->setCurrentRow(row);
    loadBy([this] { dialog()->openButton->click(); });
    EXPECT_TRUE(waitFor([this] { return dialog() == nullptr; })) << "the list makes room for the scene";
  }
  void loadBy(const std::function<void()>& act) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    act();
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  }
  int asked = 0;
};

TEST_F(WindowLab, ListsAllScenesWithPictureTitleAndCard) {
  command().trigger();
  ASSERT_NE(dialog(), nullptr);
  app::LabDialog& lab = *dialog();
  ASSERT_EQ(lab.scenes->count(), static_cast<int>(app::labScenes().size()));
  for (int row = 0; row < lab.scenes->count(); ++row) {
    const app::LabScene& scene = app::labScenes()[static_cast<std::size_t>(row)];
    SCOPED_TRACE(scene.title);
    lab.scenes->setCurrentRow(row);
    EXPECT_EQ(lab.scenes->item(row)->text(), scene.title);
    EXPECT_FALSE(lab.scenes->item(row)->icon().isNull());
    EXPECT_EQ(lab.title->text(), scene.title);
    EXPECT_EQ(lab.card->text(), scene.card);
    // AND the picture is that of the scene, with more in it than a background
    const QImage picture = lab.picture->pixmap().toImage();
    ASSERT_FALSE(picture.isNull());
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2) {
      for (int x = 0; x < picture.width(); x += 2) colours.insert(picture.pixel(x, y));
    }
    EXPECT_GT(colours.size(), 200);
    EXPECT_TRUE(lab.chapter->text().contains(QString::fromLatin1(scene.chapter.data(), int(scene.chapter.size()))));
  }
  // WHEN it is asked for again THEN there is one
  command().trigger();
  EXPECT_EQ(window->findChildren<app::LabDialog*>().size(), 1);
}

TEST_F(WindowLab, AnOpenedSceneIsNoFileOfTheUsers) {
  openRow(1);
  EXPECT_TRUE(window->windowTitle().startsWith("IK Lab: CCD, step by step")) << window->windowTitle().toStdString();
  ASSERT_EQ(actors().size(), 4U);
  EXPECT_FALSE(window->isWindowModified());
  // GIVEN a change WHEN another scene is opened THEN nobody is asked, and it is there
  document().change([] { return QString("drag"); },
                    [](app::DocumentState& state) { state.actors[0].switches.opacity = 0.5F; });
  openRow(0);
  EXPECT_EQ(asked, 0);
  EXPECT_TRUE(window->windowTitle().startsWith("IK Lab: Two bones"));
  // GIVEN a model of one's own beside it and a change THEN it is no scene any more, and one is
  // asked
  loadBy([this] { window->openFiles({model}, true); });
  EXPECT_FALSE(window->windowTitle().startsWith("IK Lab"));
  document().change([] { return QString("drag"); },
                    [](app::DocumentState& state) { state.actors[0].switches.opacity = 0.5F; });
  openRow(1);
  EXPECT_EQ(asked, 1);
}

TEST_F(WindowLab, TheScenesWithTheDemosFiguresAreScenesToo) {
  for (std::size_t row = 0; row < app::labScenes().size(); ++row) {
    if (app::labScenes()[row].name != "with-and-without") continue;
    openRow(static_cast<int>(row));
    EXPECT_TRUE(window->windowTitle().startsWith("IK Lab: With IK and without"));
  }
  loadBy([this] { window->openDemo(); });
  EXPECT_TRUE(window->windowTitle().startsWith("Demo"));
}

TEST_F(WindowLab, IsOfferedOnTheStartPageWhereItIsInstalled) {
  app::StartPage& page = window->startPage();
  EXPECT_TRUE(page.lab->isVisibleTo(&page));
  page.lab->click();
  EXPECT_NE(dialog(), nullptr);
  begin({});
  EXPECT_FALSE(window->startPage().lab->isVisibleTo(&window->startPage()));
  EXPECT_FALSE(command().isVisible());
}

}  // namespace
