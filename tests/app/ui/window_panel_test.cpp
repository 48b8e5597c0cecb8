// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The fields of the Models panel: what each of them changes and leaves alone, and which changes are
// steps to undo.

#include <array>
#include <fstream>
#include <string>
#include <vector>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/description/show_json.h"
#include "app/panels/actor_fields.h"
#include "app/panels/models_panel.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"

namespace {

using support::kAnkle;
using support::kHead;
using support::kIkBone;
using support::kRoot;
namespace fs = std::filesystem;
using support::waitFor;

class WindowPanel : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    second = file("second.pmx");
    pmx::Model other = support::legModel();
    other.name = "二人目";
    ASSERT_TRUE(pmx::writePmxFile(other, second));
  }
  /// Opens a show of the dance's model and of a second one, which has these keys besides its name.
  void openShow(const std::string& keysOfSecond) {
    show = file("show.odori");
    std::ofstream(show) << R"({"format": "odori show", "version": 1, "actors": [{"model": "モデル.pmx"},)"
                        << R"({"model": "second.pmx", )" << keysOfSecond << "}]}";
    open({show});
    ASSERT_EQ(actors().size(), 2U);
    select(1);
  }
  /// Returns the second actor as the show file describes it.
  [[nodiscard]] app::ActorDescription saved() const {
    EXPECT_TRUE(window->saveShow(show)) << window->message().toStdString();
    const auto read = app::readShow(show, {});
    return read && read->show.actors.size() == 2 ? read->show.actors[1] : app::ActorDescription();
  }
  [[nodiscard]] const std::vector<app::DocumentActor>& actors() const { return document().state().actors; }
  [[nodiscard]] const app::Placement& placement() const { return actors().back().switches.placement; }
  [[nodiscard]] app::ModelsPanel& panel() const { return window->modelsPanel(); }
  [[nodiscard]] int steps() const { return document().undoStack().count(); }
  void select(int row) { panel().models->setCurrentItem(panel().models->topLevelItem(row)); }
  static void choose(QComboBox* box, int index) {
    box->setCurrentIndex(index);
    emit box->activated(index);
  }
  /// Types into a field, as a user does, and ends with Enter.
  void enter(QDoubleSpinBox* box, const QString& text) {
    focus(box);
    box->selectAll();
    QTest::keyClicks(box, text);
    QTest::keyClick(box, Qt::Key_Return);
  }
  void focus(QWidget* box) {
    window->activateWindow();
    box->setFocus();
    ASSERT_TRUE(waitFor([&] { return box->hasFocus(); }));
  }

  fs::path second, show;
};

// Ankle and head aren't the bone that is attached by default.
constexpr auto kByItsAnkle = R"("outsideParents": [{"bone": "左足首", "actor": 0, "parent": "頭"}])";
TEST_F(WindowPanel, NothingLetsGoWhicheverBoneHangs) {
  openShow(kByItsAnkle);
  const app::ActorId first = actors()[0].id;
  ASSERT_EQ(panel().fields().holder->currentIndex(), 1);
  ASSERT_EQ(panel().fields().holderBone->currentIndex(), kHead);
  EXPECT_TRUE(panel().fields().holder->toolTip().contains("左足首"))
      << panel().fields().holder->toolTip().toStdString();
  // WHEN the present choice is chosen again THEN it is no step
  choose(panel().fields().holder, 1);
  choose(panel().fields().holderBone, kHead);
  EXPECT_EQ(panel().fields().holderBone->currentIndex(), kHead);
  EXPECT_EQ(steps(), 0);
  // WHEN another bone of the holder is chosen THEN the first bone is attached to it
  choose(panel().fields().holderBone, kIkBone);
  EXPECT_EQ(actors()[1].switches.outsideParents, (std::vector<app::OutsideParent>{{kAnkle, first, kIkBone}}));
  EXPECT_EQ(steps(), 1);
  // WHEN Nothing is chosen THEN nothing is attached, in the picture and in the file
  choose(panel().fields().holder, 0);
  EXPECT_TRUE(actors()[1].switches.outsideParents.empty());
  EXPECT_TRUE(document().show().actor(actors()[1].id)->switches().outsideParents.empty());
  EXPECT_TRUE(saved().outsideParents.empty());
  EXPECT_EQ(steps(), 2);
  // AND Nothing once more is no step
  choose(panel().fields().holder, 0);
  EXPECT_EQ(steps(), 2);
  // AND a model without attachments is attached by its root
  choose(panel().fields().holder, 1);
  EXPECT_EQ(actors()[1].switches.outsideParents, (std::vector<app::OutsideParent>{{kRoot, first, 0}}));
}

TEST_F(WindowPanel, SeveralBonesThatHangAreTold) {
  openShow(R"("outsideParents": [{"bone": "左足首", "actor": 0, "parent": "頭"},
                                 {"bone": "頭", "actor": 0, "parent": "左足首"}])");
  const app::ActorId first = actors()[0].id;
  EXPECT_TRUE(panel().fields().holder->toolTip().contains("2 bones"))
      << panel().fields().holder->toolTip().toStdString();
  // WHEN the shown one is changed THEN the other stays, and the first is still shown
  choose(panel().fields().holderBone, kIkBone);
  EXPECT_EQ(actors()[1].switches.outsideParents,
            (std::vector<app::OutsideParent>{{kAnkle, first, kIkBone}, {kHead, first, kAnkle}}));
  EXPECT_EQ(panel().fields().holderBone->currentIndex(), kIkBone);
  // WHEN Nothing is chosen THEN all are detached
  choose(panel().fields().holder, 0);
  EXPECT_TRUE(actors()[1].switches.outsideParents.empty());
  EXPECT_FALSE(panel().fields().holder->toolTip().contains("bones"))
      << panel().fields().holder->toolTip().toStdString();
}

TEST_F(WindowPanel, OneNumberOfThePlaceLeavesTheOthers) {
  openShow(R"("placement": {"position": [20000.0, 0.0, 0.126], "turn": 1000.0, "scale": 0.015})");
  EXPECT_EQ(panel().fields().position[0]->value(), 20000.0);
  EXPECT_EQ(panel().fields().turn->value(), 1000.0);
  // WHEN one is changed THEN the others are as in the file, to the bit
  panel().fields().position[1]->setValue(1.0);
  EXPECT_EQ(placement(), (app::Placement{{20000.0F, 1.0F, 0.126F}, 1000.0F, 0.015F}));
  EXPECT_EQ(saved().placement, (app::Placement{{20000.0F, 1.0F, 0.126F}, 1000.0F, 0.015F}));
  // AND each goes as far as shows.md allows, and no further
  for (QDoubleSpinBox* box : panel().fields().position) box->setValue(2e6);
  panel().fields().turn->setValue(-20000.0);
  panel().fields().scale->setValue(0.001);
  EXPECT_EQ(placement(), (app::Placement{{1e6F, 1e6F, 1e6F}, -10000.0F, 0.01F}));
  panel().fields().turn->setValue(20000.0);
  panel().fields().scale->setValue(1000.0);
  EXPECT_EQ(placement(), (app::Placement{{1e6F, 1e6F, 1e6F}, 10000.0F, 100.0F}));
  // WHEN all is undone THEN it is as in the file
  while (document().undoStack().canUndo()) document().undoStack().undo();
  EXPECT_EQ(placement(), (app::Placement{{20000.0F, 0.0F, 0.126F}, 1000.0F, 0.015F}));
}

TEST_F(WindowPanel, ThePlaceOfWhatHangsIsGrey) {
  openShow(R"("outsideParents": [{"bone": "全ての親", "actor": 0, "parent": "頭"}])");
  const std::array<QDoubleSpinBox*, 4> moving{panel().fields().position[0], panel().fields().position[1],
                                              panel().fields().position[2], panel().fields().turn};
  const QString told = panel().fields().turn->toolTip();
  for (const QDoubleSpinBox* box : moving) {
    EXPECT_FALSE(box->isEnabled());
    EXPECT_TRUE(box->toolTip().contains("outside parent")) << box->toolTip().toStdString();
  }
  EXPECT_TRUE(panel().fields().scale->isEnabled()) << "it keeps its own size";
  // WHEN it is detached, or the other is selected THEN the numbers are active, and right
  choose(panel().fields().holder, 0);
  for (const QDoubleSpinBox* box : moving) {
    EXPECT_TRUE(box->isEnabled());
    EXPECT_FALSE(box->toolTip().contains("outside parent")) << box->toolTip().toStdString();
  }
  document().undoStack().undo();
  EXPECT_FALSE(panel().fields().turn->isEnabled());
  EXPECT_EQ(panel().fields().turn->toolTip(), told);
  select(0);
  for (const QDoubleSpinBox* box : moving) EXPECT_TRUE(box->isEnabled());
  // AND so they are where an ankle is attached: the rest is where its placement puts it
  openShow(kByItsAnkle);
  for (const QDoubleSpinBox* box : moving) EXPECT_TRUE(box->isEnabled());
}

TEST_F(WindowPanel, HowAModelIsShownIsSavedAndUndone) {
  openShow(R"("opacity": 0.25, "groundShadow": false, "placement": {"pitch": 10.0, "roll": -20.0})");
  EXPECT_EQ(panel().fields().opacity->value(), 25.0);
  EXPECT_FALSE(panel().fields().groundShadow->isChecked());
  EXPECT_EQ(panel().fields().pitch->value(), 10.0);
  EXPECT_EQ(panel().fields().roll->value(), -20.0);
  // WHEN each is changed THEN it is in the show that is drawn, and in the file
  panel().fields().opacity->setValue(50.0);
  support::click(panel().fields().groundShadow);
  panel().fields().pitch->setValue(30.0);
  panel().fields().roll->setValue(40.0);
  EXPECT_EQ(steps(), 4);
  const app::ActorSwitches shown = document().show().actor(actors()[1].id)->switches();
  EXPECT_EQ(shown.opacity, 0.5F);
  EXPECT_TRUE(shown.groundShadow);
  EXPECT_EQ(shown.placement, (app::Placement{{0, 0, 0}, 0.0F, 1.0F, 30.0F, 40.0F}));
  const app::ActorDescription file = saved();
  EXPECT_EQ(file.opacity, 0.5F);
  EXPECT_TRUE(file.groundShadow);
  EXPECT_EQ(file.placement, shown.placement);
  // WHEN all is undone THEN it is as in the file
  while (document().undoStack().canUndo()) document().undoStack().undo();
  EXPECT_EQ(actors()[1].switches.opacity, 0.25F);
  EXPECT_FALSE(panel().fields().groundShadow->isChecked());
  EXPECT_EQ(placement().pitch, 10.0F);
}

TEST_F(WindowPanel, AStepOfThePlaceIsOneEditOfOneNumber) {
  open({model});
  QDoubleSpinBox *x = panel().fields().position[0], *y = panel().fields().position[1];
  // Several changes in one go are one step.
  x->setValue(1.0);
  x->setValue(2.0);
  EXPECT_EQ(steps(), 1);
  // Another number is another step, and so is the first one again.
  y->setValue(3.0);
  EXPECT_EQ(steps(), 2);
  x->setValue(4.0);
  x->setValue(5.0);
  EXPECT_EQ(steps(), 3);
  // WHEN Enter ends it THEN the next change is another step, to the same number, too
  enter(x, "6");
  EXPECT_EQ(steps(), 3);
  enter(x, "7");
  EXPECT_EQ(steps(), 4);
  enter(x, "7");  // nothing changes
  EXPECT_EQ(steps(), 4);
  // WHEN they are undone THEN one by one
  const std::array<base::Vec3, 4> before{{{6, 3, 0}, {2, 3, 0}, {2, 0, 0}, {0, 0, 0}}};
  for (const base::Vec3& place : before) {
    document().undoStack().undo();
    EXPECT_EQ(placement().position, place);
  }
  EXPECT_FALSE(document().undoStack().canUndo());
}

TEST_F(WindowPanel, AnEnteredNumberGivesTheKeysBack) {
  open({model, dance});
  QSignalSpy done(&panel(), &app::ModelsPanel::editingDone);
  qsizetype times = 0;
  for (QDoubleSpinBox* box :
       {panel().fields().position[0], panel().fields().position[2], panel().fields().turn, panel().fields().scale}) {
    enter(box, "3");
    EXPECT_EQ(done.count(), ++times) << box->toolTip().toStdString();
  }
  panel().fields().position[0]->setValue(4.0);  // by its arrows: the next click is on them
  EXPECT_EQ(done.count(), times);
}

TEST_F(WindowPanel, WhatChangesNothingIsNoStep) {
  open({model, dance});
  choose(panel().fields().ik, panel().fields().ik->findData(static_cast<int>(app::IkMode::Motion)));
  document().setChainMode(actors()[0].id, 0, app::IkMode::Motion);
  EXPECT_EQ(steps(), 0);
  choose(panel().fields().ik, panel().fields().ik->findData(static_cast<int>(app::IkMode::Off)));
  EXPECT_EQ(steps(), 1);
  EXPECT_EQ(actors()[0].switches.chains[0], app::IkMode::Off);
}

}  // namespace
