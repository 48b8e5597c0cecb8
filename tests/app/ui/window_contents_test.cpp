// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The contents of folders and archives, in the real window: opened, chosen from, read again.

#include <fstream>
#include <iterator>

#include <QAbstractItemView>
#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QtTest>

#include "app/opening/contents_dialog.h"
#include "app/panels/comment_panel.h"
#include "app/stage/camera_tool.h"
#include "app/widgets/choice_box.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/sounds.h"
#include "tests/support/gui_window.h"
#include "tests/support/zip_writer.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;
using support::ZipEntry;

class WindowContents : public support::WindowTest {
 protected:
  static std::string bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  fs::path zip(const char* name, const std::vector<ZipEntry>& entries) {
    const auto path = file(name);
    std::ofstream(path, std::ios::binary) << support::zipOf(entries);
    return path;
  }
  app::ContentsDialog* dialog() { return window->findChild<app::ContentsDialog*>(); }
  /// Waits until files that are read again are taken.
  void waitReloaded(const std::function<void()>& act) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    act();
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
  }
};

TEST_F(WindowContents, AModelAndItsDanceInAnArchiveDance) {
  const auto archive = zip("download.zip", {{"m/leg.pmx", bytesOf(model)}, {"m/dance.vmd", bytesOf(dance)}});
  drop({archive});
  EXPECT_EQ(window->message(), "");
  ASSERT_NE(window->model(), nullptr);
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowContents, OfSeveralModelsOneIsChosenAndRemembered) {
  // GIVEN an archive with two models, of which the second has more vertices
  pmx::Model larger = support::legModel();
  larger.name = "大";
  larger.vertices.push_back(larger.vertices.front());
  const auto bytes = pmx::writePmx(larger);
  const auto archive = zip(
      "two.zip", {{"a.pmx", bytesOf(model)}, {"b.pmx", {reinterpret_cast<const char*>(bytes.data()), bytes.size()}}});
  // WHEN it is opened THEN the show is still empty, and the larger one is ticked
  open({archive});
  EXPECT_EQ(window->model(), nullptr);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->files->topLevelItemCount(), 2);
  EXPECT_EQ(dialog()->chosenNames(), QStringList{"b.pmx"});
  // AND each gets a picture that isn't blank
  const auto picture = [&](int row) { return dialog()->files->topLevelItem(row)->icon(0).pixmap(72, 72).toImage(); };
  ASSERT_TRUE(
      waitFor([&] { return picture(0).pixelColor(2, 2).alpha() > 0 && picture(1).pixelColor(2, 2).alpha() > 0; }));
  EXPECT_GT(support::differingPixels(picture(1), QImage(picture(1).size(), picture(1).format()), 8), 0);
  // WHEN the other one is chosen
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  dialog()->files->topLevelItem(0)->setCheckState(0, Qt::Checked);
  dialog()->files->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  support::click(dialog()->openButton);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
  // THEN it is there, and the choice is offered the next time
  ASSERT_NE(window->model(), nullptr);
  EXPECT_EQ(window->model()->path, archive.string() + "!a.pmx");
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  open({archive});
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->chosenNames(), QStringList{"a.pmx"});
}

TEST_F(WindowContents, WhatIsChosenFromSeveralArchivesIsThereTogether) {
  // GIVEN two archives of two models each, opened together
  const auto first = zip("one.zip", {{"a.pmx", bytesOf(model)}, {"b.pmx", bytesOf(model)}});
  const auto other = zip("two.zip", {{"c.pmx", bytesOf(model)}, {"d.pmx", bytesOf(model)}});
  open({first, other});
  // WHEN a model is chosen from the one, and then from the other
  for (int archive = 0; archive < 2; ++archive) {
    // the previous one goes a moment later
    ASSERT_TRUE(waitFor([&] { return window->findChildren<app::ContentsDialog*>().size() == 1; }));
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    dialog()->files->topLevelItem(0)->setCheckState(0, Qt::Checked);
    dialog()->files->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    support::click(dialog()->openButton);
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  }
  // THEN both are there
  ASSERT_EQ(document().state().actors.size(), 2U);
  EXPECT_EQ(document().state().actors[0].model->path, first.string() + "!a.pmx");
  EXPECT_EQ(document().state().actors[1].model->path, other.string() + "!c.pmx");
}

TEST_F(WindowContents, NamesInAnotherEncodingAreChosenByHand) {
  // GIVEN two names whose bytes mean something in Japanese and in Chinese: テ.pmx and モ.pmx in CP932
  const auto archive = zip("odd.zip", {{"\x83\x65.pmx", bytesOf(model)}, {"\x83\x82.pmx", bytesOf(model)}});
  open({archive});
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->files->topLevelItem(0)->text(0), "テ.pmx");
  // WHEN Chinese is chosen as their encoding THEN they are read anew, and the choice can be undone
  const int gbk = dialog()->encoding->findText("GBK");
  ASSERT_GE(gbk, 0);
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  // Keys go through the list, which reads nothing until one is chosen.
  QTest::keyClick(dialog()->encoding, Qt::Key_Down);
  ASSERT_TRUE(waitFor([&] { return dialog()->encoding->view()->isVisible(); }));
  while (dialog()->encoding->view()->currentIndex().row() < gbk)
    QTest::keyClick(dialog()->encoding->view(), Qt::Key_Down);
  EXPECT_EQ(dialog()->encoding->currentIndex(), 0);
  EXPECT_FALSE(window->isLoading());
  EXPECT_TRUE(loaded.isEmpty());
  QTest::keyClick(dialog()->encoding->view(), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
  ASSERT_TRUE(waitFor([&] { return window->findChildren<app::ContentsDialog*>().size() == 1; }));
  EXPECT_NE(dialog()->files->topLevelItem(0)->text(0), "テ.pmx");
  EXPECT_EQ(dialog()->encoding->currentText(), "GBK");
  loaded.clear();
  dialog()->encoding->setCurrentIndex(0);
  emit dialog()->encoding->activated(0);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty(); }));
}

TEST_F(WindowContents, ReloadKeepsTimeCameraAndSwitches) {
  // GIVEN a paused dance, with IK off and a camera of the user's own
  open({model, dance});
  pauseAt(10);
  document().setChainMode(document().state().actors[0].id, 0, app::IkMode::Off);
  vmd::CameraState own;
  own.target = {0, 4, 0};
  cameraTool().setCamera(own);
  EXPECT_TRUE(redAt(kFootAtRest));
  // WHEN the model's file is replaced by another with equal bones, and F5 is pressed
  pmx::Model changed = support::legModel();
  for (auto& material : changed.materials) material.diffuse = {0, 0, 1, 1};
  changed.name = "青";
  ASSERT_TRUE(pmx::writePmxFile(changed, model));
  waitReloaded([&] { press(Qt::Key_F5); });
  // THEN the new one is shown, and all else is as it was
  EXPECT_EQ(window->model()->model.name.utf8, "青");
  EXPECT_FALSE(redAt(kFootAtRest));
  EXPECT_EQ(window->clock().frame(), 10.0);
  EXPECT_EQ(document().state().actors[0].switches.chains[0], app::IkMode::Off);
  EXPECT_EQ(cameraTool().camera().target, own.target);
  EXPECT_EQ(window->motions().size(), 1U);
  // AND it can be undone
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_EQ(window->model()->model.name.utf8, "踊り子");
}

TEST_F(WindowContents, AFileThatIsBrokenNowStaysAsItWas) {
  open({model, dance});
  std::ofstream(model, std::ios::binary) << "nothing";
  waitReloaded([&] { window->reload(); });
  EXPECT_NE(window->message(), "");
  EXPECT_EQ(window->model()->model.name.utf8, "踊り子");
}

TEST_F(WindowContents, ChangesAreReadAtOnceWhereThatIsWanted) {
  open({model});
  window->commands()[app::ActionId::ReloadChanged]->setChecked(true);
  pmx::Model changed = support::legModel();
  changed.name = "新";
  ASSERT_TRUE(pmx::writePmxFile(changed, model));
  EXPECT_TRUE(waitFor([&] { return window->model()->model.name.utf8 == "新"; }));
  // Once more: a file that was replaced stays watched.
  changed.name = "新新";
  ASSERT_TRUE(pmx::writePmxFile(changed, model));
  EXPECT_TRUE(waitFor([&] { return window->model()->model.name.utf8 == "新新"; }));
}

TEST_F(WindowContents, MissingTexturesArePointedAtOnce) {
  // GIVEN a model whose texture is in another folder
  pmx::Model textured = support::legModel();
  textured.textures = {"tex\\skin.png"};
  for (auto& material : textured.materials) material.texture = 0;
  ASSERT_TRUE(pmx::writePmxFile(textured, model));
  const auto elsewhere = file("elsewhere") / "deep";
  fs::create_directories(elsewhere);
  QImage blue(4, 4, QImage::Format_RGB32);
  blue.fill(Qt::blue);
  ASSERT_TRUE(blue.save(QString::fromStdString((elsewhere / "skin.png").string())));
  // WHEN it is opened THEN a message says so once, with a way to correct it
  open({model});
  EXPECT_EQ(window->message(), "One texture is missing");
  EXPECT_TRUE(window->commands()[app::ActionId::FindTextures]->isEnabled());
  // WHEN a folder without it is chosen THEN a message says so, and the user can choose again
  fs::create_directories(file("nothing"));
  window->setFolderChooser([&] { return file("nothing"); });
  waitReloaded([&] { choose(window->commands()[app::ActionId::FindTextures]); });
  EXPECT_TRUE(window->message().contains("still missing")) << window->message().toStdString();
  EXPECT_TRUE(window->message().contains("nothing")) << window->message().toStdString();
  EXPECT_TRUE(window->commands()[app::ActionId::FindTextures]->isEnabled());
  // WHEN the right folder is chosen THEN the texture is there, and is found again the next time
  window->setFolderChooser([&] { return file("elsewhere"); });
  waitReloaded([&] { choose(window->commands()[app::ActionId::FindTextures]); });
  EXPECT_EQ(window->message(), "");
  EXPECT_EQ(document().state().actors[0].textures->missing, 0U);
  EXPECT_FALSE(window->commands()[app::ActionId::FindTextures]->isEnabled());
  window->closeAll();
  open({model});
  EXPECT_EQ(document().state().actors[0].textures->missing, 0U);
}

TEST_F(WindowContents, TextsBesideAModelAreShown) {
  // GIVEN a readme in CP932 in the archive: 利用規約
  const auto archive =
      zip("a.zip", {{"m/leg.pmx", bytesOf(model)}, {"m/readme.txt", "\x97\x98\x97\x70\x8B\x4B\x96\xF1"}});
  open({archive});
  auto* panel = window->findChild<app::CommentPanel*>();
  ASSERT_NE(panel, nullptr);
  ASSERT_EQ(panel->source->count(), 2);
  // WHEN it is chosen THEN it can be read
  panel->source->setCurrentIndex(1);
  emit panel->source->activated(1);
  EXPECT_EQ(panel->text->toPlainText(), "利用規約");
}

TEST_F(WindowContents, WhatIsDoneWhileFilesAreReadStays) {
  // GIVEN two models
  const auto second = file("second.pmx");
  fs::copy_file(model, second);
  open({model, second});
  const auto first = document().state().actors[0].id, other = document().state().actors[1].id;
  // WHEN the first is removed and the other one moved while they are read, and a second reading is
  // requested
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  document().remove(first);
  document().changeActor(other, app::fixedText("Place"), [](app::DocumentActor& actor) {
    actor.switches.placement.position = {5, 0, 0};
  });
  window->reload();
  // THEN both come, and nothing of that is undone
  ASSERT_TRUE(waitFor([&] { return loaded.size() >= 2; }));
  ASSERT_EQ(document().state().actors.size(), 1U);
  EXPECT_EQ(document().state().actors[0].model->path, second);
  EXPECT_EQ(document().state().actors[0].switches.placement.position, base::Vec3(5, 0, 0));
}

TEST_F(WindowContents, AVacThatIsDroppedHangsFromTheDancer) {
  open({model});
  std::ofstream(file("mic.x")) << "xof 0303txt 0032 Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 1; 3;0,1,2;; }";
  // The bone is 頭.
  std::ofstream(file("mic.vac")) << "mic\r\nmic.x\r\n1\r\n0,0,0\r\n0,0,0\r\n\x93\xAA\r\n1\r\n";
  drop({file("mic.vac")});
  ASSERT_EQ(document().state().actors.size(), 2U);
  const auto& parents = document().state().actors[1].switches.outsideParents;
  ASSERT_EQ(parents.size(), 1U);
  EXPECT_EQ(parents[0].actor, document().state().actors[0].id);
  EXPECT_EQ(parents[0].parentBone, 5);
  // WHEN no model has that bone THEN the accessory is shown, and the message names it
  std::ofstream(file("stand.vac")) << "stand\r\nmic.x\r\n1\r\n0,0,0\r\n0,0,0\r\nno such bone\r\n1\r\n";
  drop({file("stand.vac")});
  ASSERT_EQ(document().state().actors.size(), 3U);
  EXPECT_EQ(window->message(),
            "mic would hang from the bone 'no such bone', which no model here has; it stands "
            "on the ground");
}

TEST_F(WindowContents, AShowInAnArchiveIsSavedUnderAnotherName) {
  const auto archive =
      zip("a.zip", {{"leg.pmx", bytesOf(model)},
                    {"s.odori", R"({"format": "odori show", "version": 1, "actors": [{"model": "leg.pmx"}]})"}});
  open({archive.string() + "!s.odori"});
  ASSERT_NE(window->model(), nullptr) << window->message().toStdString();
  EXPECT_EQ(window->windowTitle().indexOf("[*]"), -1);
  EXPECT_EQ(window->windowTitle(), "踊り子 — Odori");
}

class WindowFolder : public WindowContents {
 protected:
  fs::path put(const char* name, const fs::path& from) {
    const fs::path to = file("download") / name;
    fs::create_directories(to.parent_path());
    fs::copy_file(from, to);
    return to;
  }
  QTreeWidgetItem* row(const char* name) {
    const auto found = dialog()->files->findItems(name, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.front();
  }
  void accept(Qt::Key key) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    QTest::keyClick(dialog()->files, key);
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  }
};

TEST_F(WindowFolder, AModelAndItsDanceDanceAtOnce) {
  put("m/leg.pmx", model);
  put("dance.vmd", dance);
  put("camera.vmd", camera);
  window->setFolderChooser([&] { return file("download"); });
  waitReloaded([&] { press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier); });
  settle();
  EXPECT_EQ(dialog(), nullptr);
  ASSERT_NE(window->model(), nullptr);
  EXPECT_TRUE(window->currentShow().hasCamera());
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowFolder, OneStepLeadsToADancingModel) {
  // GIVEN two models, one dance, one camera, one song, a pose
  put("a.pmx", model);
  put("small/b.pmx", model);
  put("dance.vmd", dance);
  put("camera.vmd", camera);
  std::ofstream(file("download") / "song.wav", std::ios::binary) << support::wavBytes({});
  std::ofstream(file("download") / "pose.vpd") << "Vocaloid Pose Data file\r\n\r\nm.osm;\r\n0;\r\n";
  open({file("download")});
  ASSERT_NE(dialog(), nullptr);
  // THEN each kind has its title, and the obvious choices are ticked
  QStringList titles;
  for (int i = 0; i < dialog()->files->topLevelItemCount(); ++i) {
    const auto* each = dialog()->files->topLevelItem(i);
    if (dialog()->fileOf(*each) == nullptr) titles << each->text(0);
  }
  EXPECT_EQ(titles, (QStringList{"Models", "Motions", "Cameras and light", "Poses", "Songs"}));
  EXPECT_EQ(dialog()->chosenNames(), (QStringList{"a.pmx", "dance.vmd", "camera.vmd", "song.wav"}));
  // WHEN Enter is pressed THEN the model dances
  accept(Qt::Key_Return);
  ASSERT_EQ(document().state().actors.size(), 1U);
  EXPECT_TRUE(window->currentShow().hasCamera());
  EXPECT_EQ(document().state().song.file.filename(), "song.wav");
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowFolder, OfSeveralDancesOneIsTickedByTheKeyboard) {
  put("a.pmx", model);
  for (const char* name : {"1.vmd", "2.vmd", "3.vmd"}) put(name, dance);
  open({file("download")});
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->chosenNames(), QStringList{"a.pmx"}) << "nobody knows which dance is meant";
  // WHEN the keyboard goes down twice, past the title, and ticks
  ASSERT_EQ(dialog()->files->currentItem(), row("a.pmx"));
  QTest::keyClick(dialog()->files, Qt::Key_Down);
  EXPECT_EQ(dialog()->files->currentItem(), row("1.vmd"));
  QTest::keyClick(dialog()->files, Qt::Key_Down);
  QTest::keyClick(dialog()->files, Qt::Key_Space);
  EXPECT_EQ(dialog()->chosenNames(), (QStringList{"a.pmx", "2.vmd"}));
  accept(Qt::Key_Return);
  ASSERT_EQ(window->motions().size(), 1U);
  EXPECT_EQ(window->motions()[0]->path.filename(), "2.vmd");
  // AND it is offered the next time; a double-click on another replaces it, and the model stays
  // ticked
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  open({file("download")});
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->chosenNames(), (QStringList{"a.pmx", "2.vmd"}));
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  emit dialog()->files->itemDoubleClicked(row("3.vmd"), 0);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  ASSERT_EQ(window->motions().size(), 1U);
  EXPECT_EQ(window->motions()[0]->path.filename(), "3.vmd");
  EXPECT_NE(window->model(), nullptr);
}

}  // namespace
