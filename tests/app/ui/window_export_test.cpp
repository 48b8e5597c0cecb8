// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// File → Export Model and Motion, by mouse and keyboard. What it writes is compared with what the
// command writes of the same show.

#include "tests/app/ui/window_export.h"

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
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/dialogs/export_dialog.h"
#include "app/drawing_commands/export_command.h"
#include "app/language/live_text.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/app/export/figure.h"
#include "tests/support/gui_opened_urls.h"
#include "vmd/vmd_writer.h"
namespace {

namespace fs = std::filesystem;
using app::ExportKind;
using support::click;
using support::waitFor;
using WindowExport = support::WindowExport;

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
  EXPECT_FALSE(form.progress->isVisible()) << "there is none yet";
  typeFile(form, file("窓.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(form.message->text().startsWith(QStringLiteral("窓.glb saved: "))) << form.message->text().toStdString();
  // Whether it is a plural depends on the language that an earlier test left.
  static const QRegularExpression counts(QStringLiteral(" kB, 1 model.*, 3 clip.*, 301 frame"));
  EXPECT_TRUE(counts.match(form.message->text()).hasMatch()) << form.message->text().toStdString();
  EXPECT_EQ(form.progress->value(), form.progress->maximum());
  EXPECT_TRUE(form.progress->isVisible());
  EXPECT_NE(bytes(file("窓.glb")).find("image/png"), std::string::npos);
  // The dance switches IK off, so the first clip is as the window shows it.
  EXPECT_TRUE(bytes(file("窓.glb")) ==
              exportedByCommand({model.string(), dance.string(), "--clips", "as-set,on,off"}, "command.glb"));
  // AND with other clips, frames, and few keys
  tickClip(form, app::ViewSolver::How::WithoutIk);
  type(form.first, QStringLiteral("5"));
  type(form.last, QStringLiteral("25"));
  EXPECT_FALSE(form.units->isEnabled());
  tick(form.few);
  type(form.units, QStringLiteral("0.02"));
  type(form.degrees, QStringLiteral("0.2"));
  EXPECT_FALSE(form.folderButton->isEnabled()) << "that was another file";
  typeFile(form, file("窓2.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(bytes(file("窓2.glb")) == exportedByCommand({model.string(), dance.string(), "--clips", "as-set,on",
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
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible());
  EXPECT_FALSE(form.startButton->isVisible());
  // An Enter that is still held agrees to nothing.
  for (QWidget* const hit : {static_cast<QWidget*>(form.terms), static_cast<QWidget*>(&form)})
    QTest::keyClick(hit, Qt::Key_Return);
  EXPECT_TRUE(form.agreeButton->isVisible());
  EXPECT_FALSE(form.running());
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
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible());
  QTest::keyClick(&form, Qt::Key_Escape);
  EXPECT_TRUE(form.isVisible());
  EXPECT_FALSE(fs::exists(file("a.glb")));
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible());
  click(form.agreeButton);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(fs::exists(file("a.glb")));
  // THEN they aren't asked for again, nor in another dialog
  close(form);
  app::ExportDialog& again = dialog();
  typeFile(again, file("b.glb"));
  begin(again);
  EXPECT_FALSE(again.agreeButton->isVisible());
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(again));
  EXPECT_TRUE(fs::exists(file("b.glb")));
  close(again);
  // BUT another model has its own
  addFiles({second});
  app::ExportDialog& both = dialog();
  typeFile(both, file("c.glb"));
  begin(both);
  ASSERT_TRUE(both.agreeButton->isVisible());
  EXPECT_TRUE(both.terms->toPlainText().contains(QStringLiteral("二人目")));
  EXPECT_FALSE(both.terms->toPlainText().contains(QStringLiteral("踊り子, the comment")));
  click(both.declineButton);
  close(both);
}

TEST_F(WindowExport, TheTermsAreWhole) {
  // GIVEN a model with comments in two languages, beside a text of more than a mebibyte
  pmx::Model leg = support::legModel();
  leg.englishComment = "No commercial use";
  ASSERT_TRUE(pmx::writePmxFile(leg, model));
  {
    std::ofstream text(file("readme.txt"));
    for (int i = 0; i < 1100; ++i) text << std::string(1023, 'a') << '\n';
  }
  open({model, dance});
  app::ExportDialog& form = dialog();
  typeFile(form, file("a.glb"));
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible());
  for (const auto* said : {"何にでもどうぞ", "No commercial use", "readme.txt: only its beginning"})
    EXPECT_TRUE(form.terms->toPlainText().contains(QString::fromUtf8(said))) << said;
  click(form.agreeButton);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  // WHEN the model is the same, and the text another THEN that is shown
  std::ofstream(file("readme.txt")) << "Ask me first";
  typeFile(form, file("b.glb"));
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible());
  EXPECT_TRUE(form.terms->toPlainText().contains(QStringLiteral("Ask me first")));
  EXPECT_FALSE(form.terms->toPlainText().contains(QStringLiteral("only its beginning")));
  click(form.declineButton);
  close(form);
}

TEST_F(WindowExport, TheDanceAloneNeedsNoTerms) {
  ASSERT_NO_FATAL_FAILURE(writeFigure());
  open({figure, rising});
  app::ExportDialog& form = dialog();
  for (const auto& [kind, name] : {std::pair(ExportKind::Vrma, "a.vrma"), {ExportKind::Bvh, "a.bvh"}}) {
    pick(form, kind);
    EXPECT_FALSE(form.clips->isVisible() || form.still->isVisible());
    EXPECT_EQ(form.few->isVisible(), kind == ExportKind::Vrma);
    EXPECT_EQ(form.humanoid->isVisible(), kind == ExportKind::Bvh);
    EXPECT_EQ(form.physics->isVisible(), kind == ExportKind::Bvh) << "avatars have hair of their own";
    EXPECT_TRUE(form.file->text().endsWith(QLatin1String(name + 1))) << "the ending is the format's";
    typeFile(form, file(name));
    begin(form);
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
  EXPECT_TRUE(
      form.notes->toPlainText().contains(QStringLiteral("The model doesn't have these bones of VRM: upperChest")))
      << form.notes->toPlainText().toStdString();
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
  inQuestion([&there](QMessageBox& question) {
    there = true;
    EXPECT_EQ(question.text(), QStringLiteral("These files already exist: cache.obj, cache.mtl. Replace them?"));
    QTest::keyClick(&question, Qt::Key_Escape);
  });
  begin(form);
  EXPECT_TRUE(there);
  EXPECT_FALSE(fs::exists(file("cache.mdd")));
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
  // AND a humanoid has neither hair nor clothes
  tick(form.humanoid);
  EXPECT_FALSE(form.physics->isEnabled());
  tick(form.humanoid);
  EXPECT_TRUE(form.physics->isEnabled());
  close(form);
}

}  // namespace
