// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// File → Export Model and Motion, by mouse and keyboard. What it writes is compared with what the
// command writes of the same show.

#include "app/dialogs/export_dialog.h"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QtTest>

#include "app/commands/commands.h"
#include "app/drawing_commands/export_command.h"
#include "app/language/live_text.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/app/export/figure.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_opened_urls.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using app::ExportKind;
using support::click;
using support::inDialog;
using support::waitFor;

class WindowExport : public support::WindowShow {
 protected:
  /// Opens the dialog through the menu.
  app::ExportDialog& dialog() {
    choose(command());
    app::ExportDialog* found = nullptr;
    EXPECT_TRUE(waitFor([&] {
      found = window->findChild<app::ExportDialog*>();
      return found != nullptr && found->isVisible();
    }));
    return *found;
  }
  [[nodiscard]] QAction* command() const { return window->commands()[app::ActionId::ExportModel]; }
  /// Replaces a field's content with a text or a number that is typed.
  static void type(QWidget* field, const QString& text) {
    click(field);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    auto* line = qobject_cast<QLineEdit*>(field);
    if (line != nullptr) line->setText(text);  // QTest types Latin letters only
    if (line == nullptr) QTest::keyClicks(field, text);
  }
  static void typeFile(app::ExportDialog& form, const fs::path& path) { type(form.file, app::shownPath(path)); }
  static void tick(QCheckBox* box) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
  }
  /// Chooses a row of a list by the keyboard.
  static void pick(QComboBox* box, int row) {
    box->setFocus();
    while (box->currentIndex() < row) QTest::keyClick(box, Qt::Key_Down);
    while (box->currentIndex() > row) QTest::keyClick(box, Qt::Key_Up);
  }
  static void pick(app::ExportDialog& form, ExportKind kind) {
    const auto at = std::ranges::find(app::kExportKinds, kind) - app::kExportKinds.begin();
    pick(form.kind, static_cast<int>(at));
    ASSERT_EQ(form.chosenKind(), kind);
  }
  /// Ticks or unticks the clip that is solved like this.
  static void tickClip(app::ExportDialog& form, app::ViewSolver::How how) {
    const auto& all = app::allViewSolvers();
    const auto at = std::ranges::find(all, how, &app::ViewSolver::how) - all.begin();
    form.clips->setFocus();
    form.clips->setCurrentRow(static_cast<int>(at));
    QTest::keyClick(form.clips, Qt::Key_Space);
  }
  static void waitUntilDone(app::ExportDialog& form) {
    ASSERT_TRUE(waitFor([&] { return !form.running(); }));
  }
  /// Exports with what is in the fields, and agrees to the terms where they are shown.
  static void exportNow(app::ExportDialog& form) {
    click(form.startButton);
    if (form.agreeButton->isVisible()) click(form.agreeButton);
    ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
    EXPECT_TRUE(form.folderButton->isEnabled()) << form.message->text().toStdString();
  }
  static void close(app::ExportDialog& form) {
    QPointer<QDialog> there = &form;
    click(form.closeButton);
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
  }
  static std::string bytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// Returns what `odori export` writes with these words and an output.
  std::string exportedByCommand(std::vector<std::string> words, const char* name) {
    const fs::path output = file(name);
    words.insert(words.begin(), "export");
    words.insert(words.end(), {"-o", output.string()});
    std::vector<const char*> given;
    for (const std::string& word : words) given.push_back(word.c_str());
    EXPECT_EQ(app::runExport(support::parsed<app::ExportCommand>(given), app::OpenContext()), app::kDone);
    return bytes(output);
  }
  /// Writes the figure and a dance in which it rises.
  void writeFigure() {
    pmx::Model drawn = support::figure();
    for (const float x : {-1.0F, 0.0F, 1.0F}) {
      pmx::Vertex vertex;
      vertex.position = {x, 16.0F + std::abs(x), 0.0F};
      vertex.normal = {0, 0, -1};
      drawn.vertices.push_back(vertex);
    }
    drawn.indices = {0, 1, 2};
    pmx::Material material;
    material.name = "赤";
    material.indexCount = 3;
    drawn.materials.push_back(material);
    figure = file("人.pmx");
    ASSERT_TRUE(pmx::writePmxFile(drawn, figure));
    vmd::Motion motion = vmd::Motion::make("人");
    for (const std::uint32_t frame : {0U, 10U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, static_cast<float>(frame), 0};
      key.setCurves({}, {}, {}, {});
      motion.boneKeys.push_back(key);
    }
    rising = file("上がる.vmd");
    ASSERT_TRUE(vmd::writeVmdFile(motion, rising));
  }

  fs::path figure, rising;
};

TEST_F(WindowExport, NeedsAModel) {
  EXPECT_FALSE(command()->isEnabled());
  open({model});
  EXPECT_TRUE(command()->isEnabled());
}

TEST_F(WindowExport, AGlbHasTheBytesOfTheCommands) {
  // GIVEN a leg with a texture
  QImage texture(4, 4, QImage::Format_RGB32);
  texture.fill(QColor(0, 128, 255));
  ASSERT_TRUE(texture.save(app::shownPath(file("blue.png"))));
  pmx::Model leg = support::legModel();
  leg.textures.emplace_back("blue.png");
  leg.materials[0].texture = 0;
  ASSERT_TRUE(pmx::writePmxFile(leg, model));
  open({model, dance});
  app::ExportDialog& form = dialog();
  EXPECT_EQ(form.chosenKind(), ExportKind::Glb);
  EXPECT_EQ(form.last->value(), 300);
  typeFile(form, file("窓.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(form.message->text().startsWith(QStringLiteral("窓.glb saved: "))) << form.message->text().toStdString();
  // Whether it is a plural depends on the language that an earlier test left.
  static const QRegularExpression counts(QStringLiteral(" kB, 1 model.*, 2 clip.*, 301 frame"));
  EXPECT_TRUE(counts.match(form.message->text()).hasMatch()) << form.message->text().toStdString();
  EXPECT_EQ(form.progress->value(), form.progress->maximum());
  EXPECT_NE(bytes(file("窓.glb")).find("image/png"), std::string::npos);
  EXPECT_TRUE(bytes(file("窓.glb")) == exportedByCommand({model.string(), dance.string()}, "command.glb"));
  // AND with other clips, frames, and few keys
  tickClip(form, app::ViewSolver::How::WithoutIk);
  tickClip(form, app::ViewSolver::How::AsSet);
  type(form.first, QStringLiteral("5"));
  type(form.last, QStringLiteral("25"));
  EXPECT_FALSE(form.units->isEnabled());
  tick(form.few);
  type(form.units, QStringLiteral("0.02"));
  type(form.degrees, QStringLiteral("0.2"));
  EXPECT_FALSE(form.folderButton->isEnabled()) << "that was another file";
  typeFile(form, file("窓2.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(bytes(file("窓2.glb")) == exportedByCommand({model.string(), dance.string(), "--clips", "on,as-set",
                                                           "--frames", "5:25", "--error", "0.02,0.2"},
                                                          "command2.glb"));
  // AND as a pose
  tick(form.still);
  EXPECT_FALSE(form.last->isEnabled() || form.clips->isEnabled() || form.few->isEnabled());
  typeFile(form, file("窓3.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(bytes(file("窓3.glb")) ==
              exportedByCommand({model.string(), dance.string(), "--frame", "5"}, "command3.glb"));
  close(form);
}

TEST_F(WindowExport, WhatTheWindowShowsIsExported) {
  open({model, dance});
  addFiles({second});
  place(12.0F);
  const app::ActorId id = actors()[0].id;
  document().changeActor(id, app::fixedText("by hand"), [](app::DocumentActor& actor) {
    actor.switches.edits.set(app::BoneEdit{0, app::EditKind::Add, {{0, 2, 0}, base::kIdentityRotation}});
  });
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  app::ExportDialog& form = dialog();
  ASSERT_EQ(form.models->count(), 3) << "all of them, and each";
  EXPECT_EQ(form.models->currentText(), "All models");
  tickClip(form, app::ViewSolver::How::WithIk);
  tickClip(form, app::ViewSolver::How::WithoutIk);
  tickClip(form, app::ViewSolver::How::AsSet);
  typeFile(form, file("both.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  const std::string both = bytes(file("both.glb"));
  EXPECT_TRUE(both == exportedByCommand({show.string(), "--clips", "as-set"}, "command.glb"));
  // AND one of them alone
  pick(form.models, 2);
  typeFile(form, file("second.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  const std::string one = bytes(file("second.glb"));
  EXPECT_TRUE(one == exportedByCommand({show.string(), "--clips", "as-set", "--model", "1"}, "command2.glb"));
  EXPECT_TRUE(one != both);
  close(form);
}

TEST_F(WindowExport, TheTermsComeFirst) {
  std::ofstream(file("readme.txt")) << "Redistribution is forbidden";
  open({model, dance});
  app::ExportDialog& form = dialog();
  typeFile(form, file("a.glb"));
  EXPECT_FALSE(form.agreeButton->isVisible());
  // WHEN it is exported THEN the maker's words are shown first
  click(form.startButton);
  ASSERT_TRUE(form.agreeButton->isVisible());
  EXPECT_FALSE(form.startButton->isVisible());
  EXPECT_TRUE(form.terms->toPlainText().contains(QStringLiteral("何にでもどうぞ")));
  EXPECT_TRUE(form.terms->toPlainText().contains(QStringLiteral("readme.txt")));
  EXPECT_TRUE(form.terms->toPlainText().contains(QStringLiteral("Redistribution is forbidden")));
  click(form.terms->viewport());
  QTest::keyClick(form.terms, Qt::Key_A, Qt::ControlModifier);
  EXPECT_TRUE(form.terms->textCursor().hasSelection());
  // WHEN that is declined THEN nothing is written, and they are asked for again
  click(form.declineButton);
  EXPECT_TRUE(form.startButton->isVisible());
  EXPECT_FALSE(form.running());
  click(form.startButton);
  ASSERT_TRUE(form.agreeButton->isVisible());
  QTest::keyClick(&form, Qt::Key_Escape);
  EXPECT_TRUE(form.isVisible());
  EXPECT_FALSE(fs::exists(file("a.glb")));
  click(form.startButton);
  ASSERT_TRUE(form.agreeButton->isVisible());
  click(form.agreeButton);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(fs::exists(file("a.glb")));
  // THEN they aren't asked for again, nor in another dialog
  close(form);
  app::ExportDialog& again = dialog();
  typeFile(again, file("b.glb"));
  click(again.startButton);
  EXPECT_FALSE(again.agreeButton->isVisible());
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(again));
  EXPECT_TRUE(fs::exists(file("b.glb")));
  close(again);
  // BUT another model has its own
  addFiles({second});
  app::ExportDialog& both = dialog();
  typeFile(both, file("c.glb"));
  click(both.startButton);
  ASSERT_TRUE(both.agreeButton->isVisible());
  EXPECT_TRUE(both.terms->toPlainText().contains(QStringLiteral("二人目")));
  EXPECT_FALSE(both.terms->toPlainText().contains(QStringLiteral("踊り子, the comment")));
  click(both.declineButton);
  close(both);
}

TEST_F(WindowExport, TheDanceAloneNeedsNoTerms) {
  ASSERT_NO_FATAL_FAILURE(writeFigure());
  open({figure, rising});
  app::ExportDialog& form = dialog();
  for (const auto& [kind, name] : {std::pair(ExportKind::Vrma, "a.vrma"), {ExportKind::Bvh, "a.bvh"}}) {
    pick(form, kind);
    EXPECT_FALSE(form.clips->isVisible() || form.still->isVisible() || form.few->isVisible());
    EXPECT_EQ(form.humanoid->isVisible(), kind == ExportKind::Bvh);
    EXPECT_TRUE(form.file->text().endsWith(QLatin1String(name + 1))) << "the ending is the format's";
    typeFile(form, file(name));
    click(form.startButton);
    EXPECT_FALSE(form.agreeButton->isVisible());
    ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
    const std::string by = std::string("command") + (name + 1);
    EXPECT_TRUE(bytes(file(name)) == exportedByCommand({figure.string(), rising.string()}, by.c_str()));
  }
  // WHEN the humanoid is wanted THEN what it lacks is listed, and can be copied
  tick(form.humanoid);
  typeFile(form, file("h.bvh"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(bytes(file("h.bvh")) ==
              exportedByCommand({figure.string(), rising.string(), "--humanoid"}, "commandh.bvh"));
  ASSERT_TRUE(form.notes->isVisible());
  click(form.notes->viewport());
  QTest::keyClick(form.notes, Qt::Key_A, Qt::ControlModifier);
  EXPECT_TRUE(form.notes->textCursor().hasSelection());
  // AND the folder is shown by the desktop's opener
  support::OpenedUrls opened;
  QDesktopServices::setUrlHandler(QStringLiteral("file"), &opened, "open");
  click(form.folderButton);
  QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
  EXPECT_EQ(opened.last, QUrl::fromLocalFile(app::shownPath(file("h.bvh").parent_path())));
  close(form);
}

TEST_F(WindowExport, AMeshCachesSizeIsToldBefore) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  EXPECT_FALSE(form.size->isVisible());
  // WHEN its ending is typed THEN that is the format
  typeFile(form, file("cache.pc2"));
  QTest::keyClick(form.file, Qt::Key_Tab);
  EXPECT_EQ(form.chosenKind(), ExportKind::Pc2);
  // A head of 32 bytes, then 301 samples of 7 points of 12 bytes: 25,316 bytes.
  EXPECT_EQ(form.size->text(), "The file will have 25.3 kB.");
  type(form.last, QStringLiteral("99"));
  EXPECT_EQ(form.size->text(), "The file will have 8.4 kB.");
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_EQ(fs::file_size(file("cache.pc2")), 32U + 100U * 7U * 12U);
  EXPECT_TRUE(fs::exists(file("cache.obj")) && fs::exists(file("cache.mtl")));
  // AND the rest mesh isn't replaced without a question either
  typeFile(form, file("cache.mdd"));
  bool there = false;
  inDialog([&there](QDialog& question) {
    there = true;
    QTest::keyClick(&question, Qt::Key_Escape);
  });
  click(form.startButton);
  EXPECT_TRUE(there);
  EXPECT_FALSE(fs::exists(file("cache.mdd")));
  close(form);
}

TEST_F(WindowExport, AFileIsReplacedOnlyWhenThatIsWanted) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  const fs::path taken = file("taken.glb");
  std::ofstream(taken) << "mine";
  // GIVEN a name that is chosen in a dialog
  support::nameFile(taken);
  for (auto* button : form.findChildren<QPushButton*>())
    if (button->accessibleName() == QLatin1String("Choose the file")) click(button);
  ASSERT_EQ(form.file->text(), app::shownPath(taken));
  for (const auto button : {QMessageBox::No, QMessageBox::Yes}) {
    inDialog([button](QDialog& question) { click(qobject_cast<QMessageBox*>(&question)->button(button)); });
    click(form.startButton);
    if (form.agreeButton->isVisible()) click(form.agreeButton);
    ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
    EXPECT_EQ(fs::file_size(taken) == 4U, button == QMessageBox::No);
  }
  // AND files of the show are never replaced
  const fs::path inShow = file("named.glb");
  fs::rename(dance, inShow);
  fs::copy_file(inShow, dance);
  close(form);
  open({model, inShow});
  app::ExportDialog& over = dialog();
  typeFile(over, inShow);
  const auto size = fs::file_size(inShow);
  click(over.startButton);
  if (over.agreeButton->isVisible()) click(over.agreeButton);
  EXPECT_FALSE(over.running());
  EXPECT_FALSE(over.message->text().isEmpty());
  EXPECT_EQ(fs::file_size(inShow), size);
  close(over);
}

TEST_F(WindowExport, StoppedItWritesNothing) {
  open({model, dance});
  for (const bool byEscape : {false, true}) {
    app::ExportDialog& form = dialog();
    QPointer<QDialog> there = &form;
    typeFile(form, file("long.pc2"));
    type(form.last, QStringLiteral("900000"));
    click(form.startButton);
    if (form.agreeButton->isVisible()) click(form.agreeButton);
    ASSERT_TRUE(form.running());
    EXPECT_FALSE(form.file->isEnabled());
    // The window draws meanwhile.
    const quint64 drawn = playback().picturesDrawn();
    playback().refresh();
    EXPECT_TRUE(waitFor([&] { return playback().picturesDrawn() > drawn; }));
    EXPECT_TRUE(form.running());
    if (byEscape) {
      QTest::keyClick(&form, Qt::Key_Escape);
    } else {
      click(form.stopButton);
      ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
      EXPECT_EQ(form.message->text(), "Stopped; nothing was written");
      EXPECT_TRUE(form.file->isEnabled());
      close(form);
    }
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
    for (const auto& each : fs::directory_iterator(file("long.pc2").parent_path()))
      EXPECT_EQ(each.path().filename().string().find("long"), std::string::npos) << each.path();
  }
}

TEST_F(WindowExport, WhatMakesNoSenseIsSaid) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  type(form.first, QStringLiteral("20"));
  type(form.last, QStringLiteral("10"));
  click(form.startButton);
  EXPECT_EQ(form.message->text(), "The first frame comes after the last");
  type(form.last, QStringLiteral("30"));
  type(form.file, QString());
  click(form.startButton);
  EXPECT_EQ(form.message->text(), "Choose a file to export to");
  typeFile(form, file("a.glb"));
  tickClip(form, app::ViewSolver::How::WithIk);
  tickClip(form, app::ViewSolver::How::WithoutIk);
  click(form.startButton);
  EXPECT_EQ(form.message->text(), "Tick a clip, or more");
  // A leg is no humanoid.
  pick(form, ExportKind::Vrma);
  click(form.startButton);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("humanoid"))) << form.message->text().toStdString();
  EXPECT_FALSE(form.folderButton->isEnabled());
  typeFile(form, "/no/such/folder/a.bvh");
  pick(form, ExportKind::Bvh);
  click(form.startButton);
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("a.bvh"))) << form.message->text().toStdString();
  close(form);
}

TEST_F(WindowExport, PhysicsIsExportedByChoice) {
  // GIVEN a head that falls
  pmx::Model falling = support::legModel();
  pmx::RigidBody body;
  body.name = "頭";
  body.bone = 5;
  body.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
  body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
  body.size = {0.5F, 0, 0};
  body.position = falling.bones[5].position;
  body.mass = 1.0F;
  falling.rigidBodies.push_back(body);
  const fs::path other = file("falling.pmx");
  ASSERT_TRUE(pmx::writePmxFile(falling, other));
  open({other, dance});
  app::ExportDialog& form = dialog();
  pick(form, ExportKind::Bvh);
  ASSERT_TRUE(form.physics->isEnabled());
  EXPECT_EQ(form.physics->isChecked(), document().state().physics.on) << "as the window has it";
  type(form.last, QStringLiteral("30"));
  for (const bool with : {true, false}) {
    if (form.physics->isChecked() != with) tick(form.physics);
    typeFile(form, file(with ? "with.bvh" : "without.bvh"));
    ASSERT_NO_FATAL_FAILURE(exportNow(form));
  }
  const std::vector<std::string> words{other.string(), dance.string(), "--frames", "0:30"};
  EXPECT_TRUE(bytes(file("without.bvh")) == exportedByCommand(words, "command.bvh"));
  auto physics = words;
  physics.emplace_back("--physics");
  EXPECT_TRUE(bytes(file("with.bvh")) == exportedByCommand(physics, "command2.bvh"));
  EXPECT_TRUE(bytes(file("with.bvh")) != bytes(file("without.bvh")));
  close(form);
}

TEST_F(WindowExport, TheShowMayCloseMeanwhile) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  typeFile(form, file("gone.glb"));
  click(form.startButton);
  if (form.agreeButton->isVisible()) click(form.agreeButton);
  window->closeAll();
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(fs::exists(file("gone.glb")));
  close(form);
}

}  // namespace
