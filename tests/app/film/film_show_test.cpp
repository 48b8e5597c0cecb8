// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The command line shows a show that the window saved, moved to another folder, as the window did.
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include "app/dialogs/film_dialog.h"
#include "app/stage/camera_tool.h"
#include "app/widgets/text.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"
#include "tests/support/places.h"
#include "tests/support/program_run.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::FilmDialog;
using support::waitFor;

class FilmShow : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    fs::copy(ODORI_DEMO, files / "舞台", fs::copy_options::recursive);
  }
  [[nodiscard]] fs::path at(const char* name) const { return files / "舞台" / name; }
  void add(const std::vector<fs::path>& more) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    window->openFiles(more, true);
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  }
  void place(std::size_t actor, const app::Placement& placement) {
    document().changeActor(document().state().actors[actor].id, app::fixedText("Place"),
                           [&](app::DocumentActor& changed) { changed.switches.placement = placement; });
  }
  /// Makes the show's film in the window; then saves and moves it, and makes the film by the
  /// command line.
  void compare(int first, int last, std::size_t differing) {
    FilmDialog& film = window->filmDialog();
    press(Qt::Key_E, Qt::ControlModifier);
    film.setAsking(false);
    film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Pictures));
    film.file->setText(app::shownPath(byWindow / "p_%05d.png"));
    film.width->setValue(320);
    film.height->setValue(180);
    film.first->setValue(first);
    film.last->setValue(last);
    support::click(film.startButton);
    ASSERT_TRUE(waitFor([&] { return !film.running(); }, 120.0));
    ASSERT_TRUE(window->saveShow(at("show.odori"))) << window->message().toStdString();
    window->commands()[app::ActionId::CloseAll]->trigger();
    fs::rename(files / "舞台", files / "elsewhere");
    support::ProgramRun run;
    run.program = ODORI_PROGRAM;
    run.words = {
        "render",   (files / "elsewhere" / "show.odori").string(),      "--size", "320x180",
        "--frames", std::to_string(first) + ":" + std::to_string(last), "-o",     (byProgram / "p_%05d.png").string()};
    run.mostSeconds = 240.0;
    const auto done = support::run(run);
    ASSERT_EQ(done.status, 0) << done.error;
    const auto names = byWindow.names();
    ASSERT_EQ(names.size(), static_cast<std::size_t>(last - first + 1));
    ASSERT_EQ(byProgram.names(), names);
    std::size_t different = 0;  // from the first picture: all pictures aren't one
    for (const auto& name : names) {
      EXPECT_EQ(support::contents(byWindow / name), support::contents(byProgram / name)) << name;
      different += support::contents(byWindow / name) != support::contents(byWindow / names.front()) ? 1 : 0;
    }
    EXPECT_GE(different, differing);
  }
  support::TestFolder files, byWindow, byProgram;
};

TEST_F(FilmShow, TwoDancersApartWithAMovingCamera) {
  open({at("odori.pmx"), at("dance.vmd"), at("odori.pmx"), at("dance.vmd"), at("camera.vmd")});
  place(0, {{-4, 0, 0}, 0, 1});
  place(1, {{5, 0, 3}, 200, 0.8F});
  document().setIkMode(document().state().actors[1].id, app::IkMode::Off);
  compare(90, 99, 9);
}

TEST_F(FilmShow, TwoDancersWhoMeetInALookOfOnesOwn) {
  open({at("odori.pmx"), at("dance.vmd")});
  add({at("odori.pmx")});
  place(1, {{2, 0, 0}, 90, 1});
  document().setTogether(true);
  document().setBackground(QColor(20, 40, 60));
  window->commands()[app::ActionId::Ground]->setChecked(false);
  app::PictureOptions look = document().look().picture;
  look.light.self = app::SelfShadowChoice::On;
  document().setPicture(look);
  cameraTool().showView(app::StandardView::Right);
  document().change(app::fixedText("Settle"), [](app::DocumentState& state) { state.settle = 4.0; });
  compare(0, 7, 7);
}

}  // namespace
