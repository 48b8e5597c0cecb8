// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Files are loaded into the real window: dropped, chosen, broken, in any order.

#include <fstream>

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QUrl>

#include "app/inspect/issues_panel.h"
#include "app/opening/contents_dialog.h"
#include "app/panels/playing_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/transport_bar.h"
#include "app/stage/camera_tool.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/corpus.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using support::differingPixels;
using support::waitFor;
using support::WindowTest;

TEST_F(WindowTest, StartsWithAnInvitation) {
  EXPECT_EQ(window->windowTitle(), "Odori");
  EXPECT_FALSE(window->commands()[app::ActionId::Play]->isEnabled());
  EXPECT_FALSE(view().isExposed());
}

TEST_F(WindowTest, OpensWhatIsDropped) {
  // WHEN a model is dropped on the invitation THEN it is shown
  drop({model});
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_EQ(window->windowTitle(), "踊り子 — Odori");
  EXPECT_FALSE(window->commands()[app::ActionId::Play]->isEnabled());
  // WHEN a dance is dropped on the view THEN the model dances
  drop({dance});
  EXPECT_EQ(window->windowTitle(), "踊り子 – ダンス — Odori");
  EXPECT_EQ(window->clock().lastFrame(), 300.0);
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowTest, OpensSeveralInAnyOrder) {
  drop({camera, dance, model});
  EXPECT_TRUE(window->currentShow().hasCamera());
  EXPECT_TRUE(cameraTool().followsMotion());
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowTest, OpensByMenu) {
  window->setFileChooser([&] { return std::vector{model, dance}; });
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->commands()[app::ActionId::Open]->trigger();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
  EXPECT_TRUE(redAt(kFootAtRest));
  // Cancelled: nothing happens.
  window->setFileChooser([] { return std::vector<std::filesystem::path>(); });
  window->commands()[app::ActionId::Open]->trigger();
  EXPECT_FALSE(window->isLoading());
}

TEST_F(WindowTest, PlaysWhatIsOpenedIfWanted) {
  window->commands()[app::ActionId::PlayWhenOpened]->setChecked(true);
  open({model});
  EXPECT_FALSE(window->clock().playing());
  open({dance});
  EXPECT_TRUE(window->clock().playing());
}

TEST_F(WindowTest, KindIsToldByContentNotByName) {
  // GIVEN a model called .vmd, a dance called .pmx and a camera called dance
  const auto oddModel = file("a.vmd"), oddDance = file("b.pmx"), oddCamera = file("dance.vmd");
  std::filesystem::copy_file(model, oddModel);
  std::filesystem::copy_file(dance, oddDance);
  std::filesystem::copy_file(camera, oddCamera);
  // WHEN they're opened THEN each is read by its content
  open({oddDance, oddCamera, oddModel});
  EXPECT_EQ(window->message(), "");
  ASSERT_NE(window->model(), nullptr);
  EXPECT_TRUE(window->currentShow().hasCamera());
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowTest, BrokenFileSaysSoAndLeavesTheStage) {
  open({model, dance});
  pauseAt(10);
  const auto* before = window->model();
  // WHEN a cut model, an empty file and a missing one are opened
  const auto cut = file("cut.pmx"), empty = file("empty.vmd"), missing = file("missing.pmx");
  std::filesystem::copy_file(model, cut);
  std::filesystem::resize_file(cut, std::filesystem::file_size(cut) / 2);
  std::ofstream(empty).close();
  for (const auto& broken : {cut, empty, missing}) {
    open({broken});
    // THEN the message names it, and the show stays as it was
    EXPECT_TRUE(window->message().contains(QString::fromStdString(broken.filename().string())))
        << window->message().toStdString();
    EXPECT_EQ(window->model(), before);
    EXPECT_EQ(window->motions().size(), 1U);
    EXPECT_TRUE(redAt(kFootLifted));
  }
  // WHEN the next file is good THEN the message goes
  open({camera});
  EXPECT_EQ(window->message(), "");
}

TEST_F(WindowTest, MissingTextureIsAnIssue) {
  const auto lastIssue = [this] {
    const app::IssueRows& rows = window->issuesPanel().rows();
    return app::issueWords(rows.fileOf(rows.listed().back()), *rows.listed().back().issue).line();
  };
  pmx::Model untextured = support::legModel();
  untextured.textures.emplace_back("tex\\gone.png");
  untextured.materials[0].texture = 0;
  ASSERT_TRUE(pmx::writePmxFile(untextured, model));
  open({model});
  ASSERT_EQ(window->issuesPanel().issueCount(), 1U);
  EXPECT_TRUE(lastIssue().startsWith("gone.png: isn't there")) << lastIssue().toStdString();
}

TEST_F(WindowTest, ABoneThatLeavesItsRangeIsAnIssueOnceItHas) {
  const auto playing = [this] {
    for (const app::ListedIssue& listed : window->issuesPanel().rows().listed())
      if (listed.kind == app::IssueKind::Playing) return QString::fromStdString(listed.issue->detail);
    return QString();
  };
  vmd::Motion far = support::legDance();
  vmd::BoneKey key;
  key.name = far.boneKeys[0].name;
  key.frame = 40;
  far.boneKeys.push_back(key);
  key.frame = 50;
  key.translation = {1e6F, 1e6F, 0};  // farther from the origin than 10^6 units (limits.md)
  far.boneKeys.push_back(key);
  ASSERT_TRUE(vmd::writeVmdFile(far, dance));
  open({model, dance});
  const auto before = window->issuesPanel().issueCount();
  window->transport().seek(50);
  settle();
  ASSERT_EQ(window->issuesPanel().issueCount(), before + 1);
  EXPECT_TRUE(playing().contains("beyond 1000000 units at frame 50")) << playing().toStdString();
  // WHEN another dance replaces it / THEN it is gone
  ASSERT_TRUE(vmd::writeVmdFile(support::legDance(), dance));
  open({dance});
  EXPECT_EQ(window->issuesPanel().issueCount(), before);
}

TEST_F(WindowTest, TracksWithoutABoneAreListed) {
  open({model, dance});
  ASSERT_EQ(window->unmatchedPanel().trackCount(), 1U);
  EXPECT_EQ(window->unmatchedPanel().tracks()->topLevelItem(0)->text(0), "しっぽ");
}

TEST_F(WindowTest, AMotionThatMovesNothingOfTheModelIsSaid) {
  // GIVEN a motion of two bones and a morph that the model doesn't have
  vmd::Motion stray = vmd::Motion::make("stray");
  for (const char* name : {"触手", "角"}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(name);
    key.translation = {1, 0, 0};
    stray.boneKeys.push_back(key);
  }
  stray.morphKeys.push_back({vmd::makeName<15>("あくび"), 0, 1.0F});
  const auto second = file("stray.vmd");
  ASSERT_TRUE(vmd::writeVmdFile(stray, second));
  open({model, second});
  EXPECT_TRUE(window->message().contains("stray.vmd moves nothing of this model")) << window->message().toStdString();
  EXPECT_EQ(window->unmatchedPanel().summary().toStdString().find(
                "The model doesn't have 2 bones and 1 morph that its motions and poses use."),
            0U)
      << window->unmatchedPanel().summary().toStdString();
  // a motion that fits has no such message
  open({dance});
  EXPECT_FALSE(window->message().contains("moves nothing of"));
}

TEST_F(WindowTest, NewDanceTakesTheOldOnesPlace) {
  vmd::Motion shorter = support::legDance();
  shorter.boneKeys.erase(shorter.boneKeys.begin() + 2);
  const auto second = file("second.vmd");
  ASSERT_TRUE(vmd::writeVmdFile(shorter, second));
  open({model, dance, camera});
  open({second});
  EXPECT_EQ(window->motions().size(), 2U);  // the camera stays
  EXPECT_EQ(window->clock().lastFrame(), 61.0);
}

TEST_F(WindowTest, MotionsStayForTheNextModel) {
  open({dance});
  EXPECT_TRUE(window->message().contains("ダンス.vmd"));  // there is no model to move yet
  open({model});
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowTest, LaterModelWinsOverOneStillLoading) {
  // GIVEN a model that takes a while to read, because of its many vertices, and a small one
  pmx::Model heavy = support::legModel();
  heavy.vertices.resize(400000, heavy.vertices.front());
  ASSERT_TRUE(pmx::writePmxFile(heavy, model));
  pmx::Model other = support::legModel();
  other.name = "二人目";
  const auto second = file("second.pmx");
  ASSERT_TRUE(pmx::writePmxFile(other, second));
  // WHEN the small one is opened right after
  window->openFiles({model});
  window->openFiles({second});
  ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
  // THEN it is the one that stays
  EXPECT_EQ(window->windowTitle(), "二人目 — Odori");
}

TEST_F(WindowTest, FolderStandsForItsOnlyModel) {
  open({file("")});
  EXPECT_NE(window->model(), nullptr);
  std::filesystem::copy_file(model, file("zweites.pmx"));
  open({file("")});
  const auto* choice = window->findChild<app::ContentsDialog*>();
  ASSERT_NE(choice, nullptr);
  EXPECT_EQ(choice->contents().ofKind(app::FileKind::Model).size(), 2U);
}

TEST_F(WindowTest, SameModelAgainGivesTheSamePicture) {
  open({model, dance});
  pauseAt(10);
  const QImage first = picture();
  for (int i = 0; i < 5; ++i) {
    open({model});
    EXPECT_EQ(differingPixels(first, picture(), 0), 0) << "time " << i;
  }
}

TEST_F(WindowTest, CloseLeavesAnEmptyStage) {
  open({model, dance});
  cameraTool().showView(app::StandardView::Top);
  const float top = cameraTool().camera().rotation.x;
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_NE(cameraTool().camera().rotation.x, top) << "what comes next is seen from the front";
  EXPECT_EQ(window->model(), nullptr);
  EXPECT_EQ(window->windowTitle(), "Odori");
  EXPECT_TRUE(waitFor([&] { return !view().isExposed(); }));
  open({model});
  EXPECT_TRUE(redAt(kFootAtRest));
}

TEST_F(WindowTest, NonsenseInTheSettingsDoesNoHarm) {
  // GIVEN settings of nonsense
  const auto stored = support::keepSettingsIn(folder.path());
  for (const char* name : {"window/layout", "recent/models", "play/loop", "view/ground", "view/background"})
    support::storeValues(stored, {{name, "\x01 nonsense"}});
  // WHEN a window starts with them THEN it works
  app::WindowOptions options;
  options.files = {model};
  app::MainWindow second(options);
  second.show();
  EXPECT_TRUE(waitFor([&] { return second.model() != nullptr && second.playback().picturesDrawn() > 0; }));
  EXPECT_EQ(second.document().look().background, QColor(Qt::white));
  EXPECT_TRUE(second.commands()[app::ActionId::Loop]->isChecked());
  second.close();
}

TEST_F(WindowTest, RealDanceWithItsCamera) {
  ODORI_NEEDS_CORPUS();
  const auto corpus = support::corpus();
  open({corpus / "motion" / "wavefile_camera.vmd", corpus / "miku" / "初音ミク.pmx",
        corpus / "motion" / "wavefile_v2.vmd"});
  // The song that lies beside it is offered; there is no other message.
  EXPECT_TRUE(window->message().startsWith("In the same folder: wavefile_short.mp3"))
      << window->message().toStdString();
  EXPECT_TRUE(cameraTool().followsMotion());
  EXPECT_TRUE(window->windowTitle().startsWith("初音ミク")) << window->windowTitle().toStdString();
  pauseAt(1000);
  const QImage on = picture();
  document().setIkMode(window->selection().actor(), app::IkMode::Off);
  EXPECT_GT(differingPixels(on, picture()), 200);
}

TEST_F(WindowTest, TakesWhatIsDroppedOnAnyPartOfIt) {
  QMimeData dragged;
  dragged.setUrls({QUrl::fromLocalFile(QString::fromStdString(model.string()))});
  for (QWidget* part : std::initializer_list<QWidget*>{
           &window->transportBar(), &window->playingPanel(), window->playingPanel().list->viewport(), window->menuBar(),
           window->issuesPanel().search, window->transportBar().findChild<QLineEdit*>()}) {
    SCOPED_TRACE(part->metaObject()->className());
    // WHEN files are dragged over it THEN the part of the window takes them
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(part, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(part, &dropped);
    ASSERT_TRUE(dropped.isAccepted());
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    EXPECT_NE(window->model(), nullptr);
    window->closeAll();
  }
}

}  // namespace
