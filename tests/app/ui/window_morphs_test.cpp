// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panel Morphs in the window: sliders over the motion's weights, undone, reset, saved with the
// show.

#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/inspect/inspect_docks.h"
#include "app/inspect/morph_view.h"
#include "app/inspect/morphs_panel.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using app::MorphRows;
using support::waitFor;

/// This fixture has the leg's model with morphs: 0 上げ lifts the square by six units, 1 横 does
/// nothing and is of another panel. The dance raises 上げ from 0 to 0.5 over ten frames, and moves no
/// bone.
class WindowMorphs : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    pmx::Model lifted = support::legModel();
    pmx::Morph morph;
    morph.name = "上げ";
    morph.englishName = "lift";
    morph.panel = 3;
    std::vector<pmx::VertexOffset> offsets;
    for (std::int32_t i = 0; i < 4; ++i) offsets.push_back({i, {0.0F, 6.0F, 0.0F}});
    morph.offsets = offsets;
    lifted.morphs.push_back(morph);
    morph.name = "横";
    morph.englishName = "";
    morph.panel = 1;
    morph.offsets = std::vector<pmx::VertexOffset>();
    lifted.morphs.push_back(morph);
    ASSERT_TRUE(pmx::writePmxFile(lifted, model));
    vmd::Motion motion = vmd::Motion::make("踊り子");
    for (const auto& [frame, weight] : {std::pair{0U, 0.0F}, {10U, 0.5F}, {300U, 0.5F}})
      motion.morphKeys.push_back({vmd::makeName<15>("上げ"), frame, weight});
    ASSERT_TRUE(vmd::writeVmdFile(motion, dance));
    open({model, dance});
    QDockWidget* dock = window->findChild<QDockWidget*>("morphsPanel");
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  [[nodiscard]] app::MorphsPanel& panel() const { return *window->inspect().morphs; }
  [[nodiscard]] QModelIndex row(int morph, int column = 0) const {
    return panel().rows().indexOfItem(morph).siblingAtColumn(column);
  }
  [[nodiscard]] QRect slider(int morph) const { return panel().view->visualRect(row(morph, MorphRows::kWeight)); }
  /// Returns the position of a weight on a morph's slider.
  [[nodiscard]] QPoint at(int morph, float weight) const {
    const QRect groove = app::MorphView::groove(slider(morph));
    return {groove.left() + static_cast<int>(std::lround(weight * static_cast<float>(groove.width() - 1))),
            slider(morph).center().y()};
  }
  void mouse(QEvent::Type type, QPoint place) {
    QWidget* on = panel().view->viewport();
    const bool released = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, place, on->mapToGlobal(place), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      released ? Qt::NoButton : Qt::LeftButton, {});
    QCoreApplication::sendEvent(on, &event);
  }
  void drag(int morph, std::initializer_list<float> weights) {
    mouse(QEvent::MouseButtonPress, at(morph, *weights.begin()));
    for (const float weight : weights) mouse(QEvent::MouseMove, at(morph, weight));
    mouse(QEvent::MouseButtonRelease, at(morph, *(weights.end() - 1)));
  }
  [[nodiscard]] float weight(int morph) const {
    const app::Actor& shown = *window->actor();
    return shown.sampledWeights()[static_cast<std::size_t>(morph)];
  }
  [[nodiscard]] int steps() const { return document().undoStack().count(); }
  /// Returns a morph's weight by hand; -1: none.
  [[nodiscard]] float hand(std::int32_t morph) const {
    for (const app::MorphEdit& edit : document().state().actors[0].switches.edits.morphs())
      if (edit.morph == morph) return edit.weight;
    return -1.0F;
  }

  static inline const base::Vec3 kLifted{1.0F, 7.0F, 0.0F};
};

TEST_F(WindowMorphs, ASliderMovesTheFaceOverTheMotion) {
  ASSERT_TRUE(redAt(kFootAtRest));
  // WHEN the slider is dragged to its end THEN the square is lifted by all of six units, and it is
  // one step
  drag(0, {0.2F, 0.6F, 1.0F});
  EXPECT_TRUE(redAt(kLifted));
  EXPECT_FALSE(redAt(kFootAtRest));
  EXPECT_NEAR(hand(0), 1.0F, 0.011F);
  EXPECT_EQ(steps(), 1);
  // AND it stays while the motion goes on, whose own weight is shown beside it
  pauseAt(10);
  EXPECT_TRUE(redAt(kLifted));
  EXPECT_TRUE(waitFor([&] { return panel().properties->value("Value in the motion") == "0.50"; }));
  EXPECT_EQ(panel().properties->value("Value set by hand"), "1.00");
  EXPECT_TRUE(row(0, MorphRows::kValue).data(Qt::FontRole).value<QFont>().bold());
  // WHEN another drag is undone THEN the first one is back, and then the motion
  drag(0, {0.3F, 0.4F});
  EXPECT_EQ(steps(), 2);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NEAR(hand(0), 1.0F, 0.011F);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(hand(0), -1.0F);
  settle();
  EXPECT_FLOAT_EQ(weight(0), 0.5F);
}

TEST_F(WindowMorphs, KeysMoveItAndGiveItBack) {
  panel().view->setCurrentIndex(row(0));
  EXPECT_EQ(window->selection().parts().morph, 0);
  QTest::keyClick(panel().view, Qt::Key_Right);
  QTest::keyClick(panel().view, Qt::Key_Right);
  EXPECT_NEAR(hand(0), 0.1F, 1e-5F) << "from where the motion had it";
  settle();
  EXPECT_NEAR(weight(0), 0.1F, 1e-5F);
  for (int i = 0; i < 4; ++i) {
    QTest::keyClick(panel().view, Qt::Key_Left);
    settle();
  }
  EXPECT_EQ(hand(0), 0.0F) << "not below nothing";
  QTest::keyClick(panel().view, Qt::Key_Delete);
  EXPECT_EQ(hand(0), -1.0F);
  const int before = steps();
  QTest::keyClick(panel().view, Qt::Key_Delete);
  EXPECT_EQ(steps(), before) << "what changes nothing is no step";
}

TEST_F(WindowMorphs, TheFieldTakesAnyWeight) {
  EXPECT_FALSE(panel().weight->isEnabled()) << "no morph is selected";
  panel().view->setCurrentIndex(row(0));
  window->activateWindow();
  QTest::keyClick(panel().view, Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return panel().weight->hasFocus(); }));
  QTest::keyClicks(panel().weight, "2");
  QTest::keyClick(panel().weight, Qt::Key_Return);
  EXPECT_EQ(hand(0), 2.0F);
  EXPECT_EQ(steps(), 1);
  EXPECT_TRUE(redAt({1.0F, 13.0F, 0.0F}));
  // WHEN another morph is selected THEN the field is about that one
  panel().view->setCurrentIndex(row(1));
  EXPECT_EQ(panel().weight->value(), 0.0);
  EXPECT_EQ(hand(1), -1.0F);
}

TEST_F(WindowMorphs, ResetGivesBackOneOrAll) {
  EXPECT_FALSE(panel().resetAll->isEnabled());
  drag(0, {1.0F});
  drag(1, {0.5F});
  settle();
  EXPECT_TRUE(panel().reset->isEnabled());
  support::click(panel().reset);
  EXPECT_EQ(hand(1), -1.0F);
  EXPECT_NEAR(hand(0), 1.0F, 0.011F);
  EXPECT_FALSE(panel().reset->isEnabled());
  // GIVEN a bone that was moved by hand, too THEN all morphs are reset and the bone isn't
  app::Edits edits = document().state().actors[0].switches.edits;
  edits.set(app::BoneEdit{5, app::EditKind::Add, {{0.0F, 1.0F, 0.0F}, base::kIdentityRotation}});
  document().setEdits(window->selection().actor(), app::fixedText("x"), edits);
  support::click(panel().resetAll);
  EXPECT_EQ(hand(0), -1.0F);
  EXPECT_EQ(document().state().actors[0].switches.edits.bones().size(), 1U);
  EXPECT_FALSE(panel().resetAll->isEnabled());
}

TEST_F(WindowMorphs, IsSavedWithTheShow) {
  drag(0, {1.0F});
  ASSERT_TRUE(window->saveShow(file("show.odori"))) << window->message().toStdString();
  open({file("show.odori")});
  EXPECT_NEAR(hand(0), 1.0F, 0.011F);
  EXPECT_TRUE(redAt(kLifted));
  // AND it is a part of the pose that is saved
  ASSERT_TRUE(window->savePose(file("pose.vpd"), app::PoseForm::Keyed)) << window->message().toStdString();
  const auto pose = app::loadMotion(file("pose.vpd"), {});
  ASSERT_TRUE(pose && (*pose)->pose);
  ASSERT_EQ((*pose)->pose->morphs.size(), 1U);
  EXPECT_NEAR((*pose)->pose->morphs[0].weight, 1.0F, 0.011F);
}

TEST_F(WindowMorphs, NothingIsDraggedOnAHeadingOrWithoutAModel) {
  mouse(QEvent::MouseButtonPress,
        panel().view->visualRect(row(0).parent().siblingAtColumn(MorphRows::kWeight)).center());
  mouse(QEvent::MouseMove, at(0, 1.0F));
  mouse(QEvent::MouseButtonRelease, at(0, 1.0F));
  EXPECT_EQ(steps(), 0);
  // WHEN the model is removed while a slider is held THEN the drag ends there
  mouse(QEvent::MouseButtonPress, at(0, 0.5F));
  const QPoint place = at(0, 1.0F);
  window->closeAll();
  mouse(QEvent::MouseMove, place);
  mouse(QEvent::MouseButtonRelease, place);
  EXPECT_EQ(panel().summary->text(), "No model");
  EXPECT_FALSE(panel().weight->isEnabled());
}

}  // namespace
