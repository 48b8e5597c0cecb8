// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The dialog that bakes the selected actor's motion, by mouse and keyboard.

#include "app/dialogs/bake_dialog.h"

#include <fstream>

#include <QAction>
#include <QCheckBox>
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
#include <QSpinBox>
#include <QtTest>

#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_reader.h"

namespace {

namespace fs = std::filesystem;
using support::click;
using support::inDialog;
using support::waitFor;

class WindowBake : public support::WindowTest {
 protected:
  /// Opens the dialog of the selected actor through the menu.
  app::BakeDialog& dialog() {
    choose(window->commands()[app::ActionId::Bake]);
    app::BakeDialog* found = nullptr;
    EXPECT_TRUE(waitFor([&] {
      found = window->findChild<app::BakeDialog*>();
      return found != nullptr && found->isVisible() && found->isActiveWindow();
    }));
    return *found;
  }
  /// Replaces a field's content with a text or a number that is typed.
  static void type(QWidget* field, const QString& text) {
    click(field);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    auto* line = qobject_cast<QLineEdit*>(field);
    if (line != nullptr) line->setText(text);  // QTest types Latin letters only
    if (line == nullptr) QTest::keyClicks(field, text);
  }
  /// Sets what is done in the dialog that opens over this one.
  template <class Dialog, class Act>
  static void inNext(Act act) {
    inDialog([act](QDialog& there) {
      if (auto* asked = qobject_cast<Dialog*>(&there)) return act(*asked);
      inNext<Dialog>(act);  // still the one below
    });
  }
  static void tick(QCheckBox* box) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
  }
  static void waitUntilDone(app::BakeDialog& bake) {
    ASSERT_TRUE(waitFor([&] { return !bake.running(); }, 60.0));
  }
  static void close(app::BakeDialog& bake) {
    QPointer<QDialog> there = &bake;
    click(bake.closeButton);
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
  }
  static vmd::Motion read(const fs::path& file) {
    const auto motion = vmd::readVmdFile(file);
    EXPECT_TRUE(motion) << file;
    return motion ? motion->motion : vmd::Motion();
  }
  static std::size_t keysOf(const vmd::Motion& motion, const char* bone) {
    const auto name = vmd::makeName<15>(bone);
    return static_cast<std::size_t>(
        std::ranges::count_if(motion.boneKeys, [&](const vmd::BoneKey& key) { return key.name == name; }));
  }
};

TEST_F(WindowBake, NeedsADancer) {
  EXPECT_FALSE(window->commands()[app::ActionId::Bake]->isEnabled());
  open({model});
  EXPECT_TRUE(window->commands()[app::ActionId::Bake]->isEnabled());
}

TEST_F(WindowBake, TheMotionShowsTheSameWithoutIk) {
  open({model, dance});
  app::BakeDialog& bake = dialog();
  EXPECT_EQ(bake.first->value(), 0);
  EXPECT_EQ(bake.last->value(), 300);
  ASSERT_EQ(bake.chains->count(), 1);
  EXPECT_EQ(bake.chains->item(0)->text(), "左足ＩＫ (leg IK_L)");
  EXPECT_FALSE(bake.physics->isEnabled()) << "nothing of it is moved by physics";
  // WHEN a name without an ending and a wider error are typed, and it is baked
  type(bake.file, app::shownPath(file("焼いた")));
  type(bake.units, QStringLiteral("0.05"));
  type(bake.degrees, QStringLiteral("0.5"));
  click(bake.startButton);
  waitUntilDone(bake);
  // THEN the message says how many keys there are, and how near they are
  EXPECT_TRUE(bake.message->text().startsWith("焼いた.vmd saved with ")) << bake.message->text().toStdString();
  EXPECT_TRUE(bake.message->text().endsWith(" degrees")) << bake.message->text().toStdString();
  EXPECT_FALSE(bake.notes->isVisible());
  EXPECT_EQ(bake.progress->value(), bake.progress->maximum());
  close(bake);
  const fs::path baked = file("焼いた.vmd");
  const vmd::Motion motion = read(baked);
  EXPECT_GT(motion.boneKeys.size(), 4U);
  EXPECT_LT(motion.boneKeys.size(), 100U);
  ASSERT_FALSE(motion.ikKeys.empty());
  EXPECT_EQ(motion.ikKeys[0].switches.at(0).enabled, 0);
  // AND played, it lifts the foot as the dance did, though its chain is off
  open({model, baked});
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
  pauseAt(30);
  EXPECT_TRUE(redAt(kFootAtRest)) << "where the dance switched IK off";
  press(Qt::Key_I);
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowBake, WhatWasMovedByHandIsInIt) {
  open({model, dance});
  const app::ActorId id = window->selection().actor();
  document().changeActor(id, app::fixedText("by hand"), [](app::DocumentActor& actor) {
    actor.switches.edits.set(app::BoneEdit{4, app::EditKind::Replace, {{0, 6, 0}, base::kIdentityRotation}});
  });
  app::BakeDialog& bake = dialog();
  type(bake.file, app::shownPath(file("hand.vmd")));
  // WHEN all frames but the first three are left out, with a key in each
  type(bake.first, QStringLiteral("0"));
  type(bake.last, QStringLiteral("2"));
  tick(bake.few);
  EXPECT_FALSE(bake.units->isEnabled() || bake.degrees->isEnabled());
  click(bake.startButton);
  waitUntilDone(bake);
  close(bake);
  const vmd::Motion motion = read(file("hand.vmd"));
  EXPECT_EQ(keysOf(motion, "左ひざ"), 3U);
  open({model, file("hand.vmd")});
  pauseAt(0);
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowBake, AChainThatIsntTickedStaysOn) {
  open({model, dance});
  app::BakeDialog& bake = dialog();
  type(bake.file, app::shownPath(file("kept.vmd")));
  bake.chains->setFocus();
  QTest::keyClick(bake.chains, Qt::Key_Space);
  EXPECT_EQ(bake.chains->item(0)->checkState(), Qt::Unchecked);
  click(bake.startButton);
  waitUntilDone(bake);
  close(bake);
  const vmd::Motion motion = read(file("kept.vmd"));
  EXPECT_EQ(keysOf(motion, "左ひざ"), 0U);
  ASSERT_EQ(motion.ikKeys.size(), 2U) << "as the dance has it: on, and off from frame 20 on";
  EXPECT_EQ(motion.ikKeys[0].switches.at(0).enabled, 1);
  EXPECT_EQ(motion.ikKeys[1].frame, 20U);
}

TEST_F(WindowBake, AFileIsReplacedOnlyWhenThatIsWanted) {
  open({model, dance});
  app::BakeDialog& bake = dialog();
  const fs::path taken = file("taken.vmd");
  std::ofstream(taken) << "mine";
  // GIVEN a name that is chosen in a dialog
  inNext<QFileDialog>([taken](QFileDialog& chooser) {
    auto* field = chooser.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    ASSERT_NE(field, nullptr);
    field->setText(app::shownPath(taken));
    QTest::keyClick(field, Qt::Key_Return);
  });
  for (auto* button : bake.findChildren<QPushButton*>())
    if (button->accessibleName() == QLatin1String("Choose the file")) click(button);
  ASSERT_EQ(bake.file->text(), app::shownPath(taken));
  for (const auto answer : {QMessageBox::No, QMessageBox::Yes}) {
    inNext<QMessageBox>([answer](QMessageBox& question) { click(question.button(answer)); });
    click(bake.startButton);
    waitUntilDone(bake);
    EXPECT_EQ(fs::file_size(taken) == 4U, answer == QMessageBox::No);
  }
  // AND files of the show are never replaced
  type(bake.file, app::shownPath(dance));
  const auto size = fs::file_size(dance);
  click(bake.startButton);
  EXPECT_FALSE(bake.running());
  EXPECT_FALSE(bake.message->text().isEmpty());
  EXPECT_EQ(fs::file_size(dance), size);
  close(bake);
}

TEST_F(WindowBake, StoppedItWritesNothing) {
  open({model, dance});
  for (const bool byEscape : {false, true}) {
    app::BakeDialog& bake = dialog();
    QPointer<QDialog> there = &bake;
    type(bake.file, app::shownPath(file("long.vmd")));
    type(bake.last, QStringLiteral("900000"));
    click(bake.startButton);
    ASSERT_TRUE(bake.running());
    EXPECT_FALSE(bake.file->isEnabled());
    if (byEscape) {
      QTest::keyClick(&bake, Qt::Key_Escape);
    } else {
      click(bake.stopButton);
      EXPECT_EQ(bake.message->text(), "Stopped; nothing was written");
      EXPECT_TRUE(bake.file->isEnabled());
      close(bake);
    }
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
    EXPECT_FALSE(fs::exists(file("long.vmd")));
  }
}

TEST_F(WindowBake, NamesThatDontFitAreListed) {
  pmx::Model long_ = support::legModel();
  long_.bones[1].name = "左足のとても長い名前";
  long_.bones[2].name = "左ひざのとても長い名前";
  const fs::path other = file("long names.pmx");
  ASSERT_TRUE(pmx::writePmxFile(long_, other));
  open({other, dance});
  app::BakeDialog& bake = dialog();
  type(bake.file, app::shownPath(file("names.vmd")));
  click(bake.startButton);
  waitUntilDone(bake);
  EXPECT_TRUE(bake.message->text().contains("2 names don't fit")) << bake.message->text().toStdString();
  ASSERT_TRUE(bake.notes->isVisible());
  // No widget overlaps another.
  QCoreApplication::processEvents();
  EXPECT_GE(bake.physics->mapTo(&bake, QPoint()).y(), bake.chains->mapTo(&bake, bake.chains->rect().bottomLeft()).y());
  EXPECT_GE(bake.startButton->y(), bake.notes->geometry().bottom());
  EXPECT_EQ(bake.notes->toPlainText().count(u'\n'), 1);
  // The list can be copied.
  click(bake.notes->viewport());
  QTest::keyClick(bake.notes, Qt::Key_A, Qt::ControlModifier);
  EXPECT_TRUE(bake.notes->textCursor().hasSelection());
  EXPECT_FALSE(fs::exists(file("names.vmd")));
  close(bake);
}

TEST_F(WindowBake, PhysicsIsBakedByChoice) {
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
  for (const bool with : {false, true}) {
    app::BakeDialog& bake = dialog();
    ASSERT_TRUE(bake.physics->isEnabled());
    EXPECT_FALSE(bake.physics->isChecked());
    if (with) tick(bake.physics);
    type(bake.file, app::shownPath(file(with ? "with.vmd" : "without.vmd")));
    type(bake.last, QStringLiteral("30"));
    click(bake.startButton);
    waitUntilDone(bake);
    close(bake);
  }
  EXPECT_EQ(keysOf(read(file("without.vmd")), "頭"), 0U);
  EXPECT_GT(keysOf(read(file("with.vmd")), "頭"), 1U);
}

TEST_F(WindowBake, WhatMakesNoSenseIsSaid) {
  open({model, dance});
  app::BakeDialog& bake = dialog();
  type(bake.first, QStringLiteral("20"));
  type(bake.last, QStringLiteral("10"));
  click(bake.startButton);
  EXPECT_EQ(bake.message->text(), "The first frame comes after the last");
  type(bake.last, QStringLiteral("30"));
  type(bake.file, QString());
  QTest::keyClick(bake.file, Qt::Key_Delete);
  click(bake.startButton);
  EXPECT_EQ(bake.message->text(), "Choose a file to save the motion in");
  type(bake.file, QStringLiteral("/no/such/folder/a.vmd"));
  click(bake.startButton);
  waitUntilDone(bake);
  EXPECT_TRUE(bake.message->text().contains("a.vmd")) << bake.message->text().toStdString();
  close(bake);
}

TEST_F(WindowBake, TheDancerMayGoMeanwhile) {
  open({model, dance});
  app::BakeDialog& bake = dialog();
  bake.file->setText(app::shownPath(file("gone.vmd")));
  click(bake.startButton);
  window->closeAll();
  waitUntilDone(bake);
  EXPECT_TRUE(fs::exists(file("gone.vmd")));
  close(bake);
}

}  // namespace
