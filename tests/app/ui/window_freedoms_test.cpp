// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panel of joints: a bone gets a limit and a slide, sliders move it, all is undone and saved.

#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSlider>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/selection.h"
#include "app/panels/freedoms_panel.h"
#include "tests/support/gui_window.h"

namespace {

using ik::solvers::BoneFreedom;
using ik::solvers::LimitKind;
using support::click;
using support::kHead;
using support::waitFor;

class WindowFreedoms : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(0);
    auto* dock = bring(*window, panel());
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
  }
  void select(std::int32_t bone) {
    app::SelectedParts parts;
    parts.bone = bone;
    window->selection().setParts(parts);
    settle();
  }
  /// Chooses an entry of a box by the keyboard.
  static void pick(QComboBox* box, const QString& text) {
    const int row = box->findText(text);
    ASSERT_GE(row, 0) << text.toStdString();
    box->setFocus();
    while (box->currentIndex() < row) QTest::keyClick(box, Qt::Key_Down);
    while (box->currentIndex() > row) QTest::keyClick(box, Qt::Key_Up);
  }
  static void type(QDoubleSpinBox* field, double value) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, field->locale().toString(value, 'f', field->decimals()));
    QTest::keyClick(field, Qt::Key_Return);
  }
  [[nodiscard]] app::FreedomsPanel& panel() const { return window->freedomsPanel(); }
  [[nodiscard]] const std::vector<BoneFreedom>& freedoms() const {
    return document().state().actors.at(0).switches.freedoms;
  }
  [[nodiscard]] base::Transform shown(std::int32_t bone) const {
    return playback().frame(document().state().actors[0].id)->boneModels[static_cast<std::size_t>(bone)];
  }
};

TEST_F(WindowFreedoms, ABoneBecomesAHingeAndASliderTurnsIt) {
  EXPECT_FALSE(panel().add->isEnabled()) << "no bone is selected";
  select(kHead);
  const int before = document().undoStack().count();
  // WHEN the selected bone gets a joint THEN it is a cone at first, and has a row without a slider
  click(panel().add);
  ASSERT_EQ(freedoms().size(), 1U);
  EXPECT_EQ(freedoms()[0].turn->kind, LimitKind::Cone);
  EXPECT_EQ(panel().sliderOf(0), nullptr);
  EXPECT_FALSE(panel().add->isEnabled());
  // WHEN it becomes a hinge about Z from -30 to 90 degrees
  pick(panel().turn, QStringLiteral("As a hinge"));
  pick(panel().axis, QStringLiteral("Z"));
  type(panel().from, -30);
  type(panel().to, 90);
  ASSERT_EQ(freedoms()[0].turn->kind, LimitKind::Hinge);
  EXPECT_EQ(freedoms()[0].turn->axis, ik::solvers::Vec3(0, 0, 1));
  EXPECT_NEAR(freedoms()[0].turn->lower.x, -ik::solvers::kPi / 6, 1e-9);
  EXPECT_NEAR(freedoms()[0].turn->upper.x, ik::solvers::kPi / 2, 1e-9);
  // THEN its slider stands at 0 of -30 to 90: a quarter
  settle();
  ASSERT_NE(panel().sliderOf(0), nullptr);
  EXPECT_EQ(panel().sliderOf(0)->value(), app::FreedomsPanel::kSteps / 4);
  // WHEN the slider is moved to its end by the keyboard THEN the bone is turned by 90 degrees
  panel().sliderOf(0)->setFocus();
  QTest::keyClick(panel().sliderOf(0), Qt::Key_End);
  settle();
  const base::Vec3 turned = shown(kHead).rotation * base::Vec3(1, 0, 0);
  EXPECT_NEAR(turned.y, 1.0F, 1e-4F);
  EXPECT_EQ(panel().list->topLevelItem(0)->text(app::FreedomsPanel::kValue), QStringLiteral("90.0°"));
  // WHEN two moves come before a picture THEN the last one counts
  panel().sliderOf(0)->setValue(app::FreedomsPanel::kSteps / 2);
  panel().sliderOf(0)->setValue(app::FreedomsPanel::kSteps * 3 / 4);
  settle();
  EXPECT_EQ(panel().list->topLevelItem(0)->text(app::FreedomsPanel::kValue), QStringLiteral("60.0°"));
  document().undoStack().undo();
  // AND undo goes back, step by step, to a bone without a joint
  document().undoStack().undo();
  settle();
  EXPECT_NEAR((shown(kHead).rotation * base::Vec3(1, 0, 0)).x, 1.0F, 1e-4F);
  while (document().undoStack().index() > before) document().undoStack().undo();
  EXPECT_TRUE(freedoms().empty());
  EXPECT_EQ(panel().list->topLevelItemCount(), 0);
}

TEST_F(WindowFreedoms, ABoneSlidesAndIsSaved) {
  select(kHead);
  click(panel().add);
  pick(panel().turn, QStringLiteral("Not at all"));
  panel().slides->setFocus();
  QTest::keyClick(panel().slides, Qt::Key_Space);
  pick(panel().slideAxis, QStringLiteral("Y"));
  type(panel().slideTo, 4);
  ASSERT_TRUE(freedoms()[0].slide.has_value());
  EXPECT_EQ(*freedoms()[0].slide, (ik::solvers::SlideRange{{0, 1, 0}, 0, 4}));
  settle();
  const float height = shown(kHead).translation.y;
  ASSERT_NE(panel().sliderOf(0), nullptr);
  panel().sliderOf(0)->setFocus();
  QTest::keyClick(panel().sliderOf(0), Qt::Key_End);
  settle();
  EXPECT_NEAR(shown(kHead).translation.y, height + 4, 1e-4F);
  // AND the show says so
  const auto json = app::showJson(document().describe(), "/shows");
  ASSERT_TRUE(json);
  EXPECT_NE(json->find("\"freedoms\""), std::string::npos);
  EXPECT_NE(json->find("\"slide\""), std::string::npos);
  // AND Delete removes the joint; the edit stays
  panel().list->setFocus();
  QTest::keyClick(panel().list, Qt::Key_Delete);
  EXPECT_TRUE(freedoms().empty());
}

TEST_F(WindowFreedoms, ALimitOfZeroLocks) {
  select(kHead);
  click(panel().add);
  pick(panel().turn, QStringLiteral("Within angles"));
  panel().limitSlider->setFocus();
  QTest::keyClick(panel().limitSlider, Qt::Key_Home);
  ASSERT_TRUE(freedoms()[0].turn.has_value());
  EXPECT_EQ(freedoms()[0].turn->kind, LimitKind::Locked);
}

}  // namespace
