// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Figures of chains in the panel IK, their curves over the motion, the fields of a chain, and the
// ghost's curve in the timeline.

#include <QAction>
#include <QColor>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QImage>
#include <QLocale>
#include <QPalette>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/ik_lab/chain_course.h"
#include "app/panels/chain_fields.h"
#include "app/panels/ik_figures.h"
#include "app/panels/ik_panel.h"
#include "app/playback/timeline.h"
#include "app/playback/timeline_panel.h"
#include "app/widgets/frozen_column.h"
#include "app/widgets/list_tree.h"
#include "tests/support/gui_window.h"

namespace {

using app::IkFigures;
using support::waitFor;

class WindowIkFigures : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(10);
    auto* dock = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  [[nodiscard]] app::IkPanel& panel() const { return window->ikPanel(); }
  [[nodiscard]] QString told(int column) const { return panel().chains()->topLevelItem(0)->text(column); }
  [[nodiscard]] bool curve(int column) const { return !panel().chains()->topLevelItem(0)->icon(column).isNull(); }
  [[nodiscard]] const std::vector<app::ChainSolver>& ways() const {
    return document().state().actors[0].switches.chainSolvers;
  }
};

TEST_F(WindowIkFigures, AreToldOfMmdsChainsWhenSomebodyAsks) {
  app::ListTree* list = panel().chains();
  EXPECT_TRUE(list->isColumnHidden(IkFigures::kLoops));
  EXPECT_TRUE(panel().fields()->isHidden());
  // WHEN figures are switched on THEN they are those of the chain in the picture, each with a curve
  support::click(panel().figures);
  settle();
  EXPECT_FALSE(list->isColumnHidden(IkFigures::kLoops));
  app::Actor alone(document().state().actors[0].model);
  alone.setMotions(document().state().actors[0].switches.motions);
  alone.setChainSolvers({}, true);
  alone.evaluate(10);
  const app::ChainReport& report = alone.chainReports()[0];
  ASSERT_TRUE(report.solved);
  EXPECT_TRUE(waitFor([&] { return told(IkFigures::kLoops) == QString::number(report.loops); }));
  EXPECT_EQ(told(IkFigures::kMiss), QLocale().toString(report.residual, 'f', 3));
  EXPECT_EQ(told(IkFigures::kLimits), QLocale().toString(0.0, 'f', 1) + QStringLiteral("°"));
  EXPECT_GT(QLocale().toDouble(told(IkFigures::kTime)), 0.0);
  for (const int column : {IkFigures::kLoops, IkFigures::kMiss, IkFigures::kLimits, IkFigures::kTime})
    EXPECT_TRUE(waitFor([&] { return curve(column); })) << column;
  EXPECT_FALSE(panel().fields()->isHidden());
  // AND they go again
  support::click(panel().figures);
  settle();
  EXPECT_TRUE(list->isColumnHidden(IkFigures::kLoops));
  EXPECT_TRUE(panel().fields()->isHidden());
  EXPECT_TRUE(document().show().actor(document().state().actors[0].id)->chainReports().empty());
}

TEST_F(WindowIkFigures, GetTheRoomThatTheirColumnsNeed) {
  window->resize(1270, 700);
  settle();
  const auto* dock = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
  const app::ListTree* list = panel().chains();
  const int before = dock->width();
  // WHEN they come THEN the last column is whole, and the view keeps half of the window
  support::click(panel().figures);
  settle();
  const auto end = [list] {
    return list->header()->sectionViewportPosition(IkFigures::kTime) + list->header()->sectionSize(IkFigures::kTime);
  };
  EXPECT_TRUE(waitFor([&] { return end() <= list->viewport()->width(); }))
      << end() << " in " << list->viewport()->width();
  EXPECT_EQ(list->horizontalScrollBar()->maximum(), 0);
  EXPECT_GE(view().width(), window->width() / 2 - 20);
  // AND when they go the view has its room back
  support::click(panel().figures);
  EXPECT_TRUE(waitFor([&] { return dock->width() == before; })) << dock->width() << ", before " << before;
}

TEST_F(WindowIkFigures, GetTheirRoomWithTheModelAndGiveItBackWithTheShow) {
  window->resize(1270, 700);
  settle();
  const auto* dock = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
  const int before = dock->width();
  // GIVEN no model WHEN they are switched on THEN nothing needs room
  window->closeAll();
  support::click(panel().figures);
  EXPECT_EQ(dock->width(), before);
  // WHEN a model comes THEN they have it
  open({model, dance});
  EXPECT_TRUE(waitFor([&] { return dock->width() > before + 40; })) << dock->width();
  // AND the next model's are as wide
  const int wide = dock->width();
  window->closeAll();
  open({model, dance});
  EXPECT_TRUE(waitFor([&] { return dock->width() == wide; })) << dock->width();
  support::click(panel().figures);
  EXPECT_TRUE(waitFor([&] { return dock->width() == before; })) << dock->width() << ", before " << before;
}

TEST_F(WindowIkFigures, CurvesAreOfTheColourOfTexts) {
  support::click(panel().figures);
  EXPECT_TRUE(waitFor([&] { return curve(IkFigures::kMiss); }));
  // WHEN the palette gets other texts THEN the curves have their colour, at the line below them
  QPalette palette = window->palette();
  for (const QColor& colour : {QColor(Qt::white), QColor(Qt::red)}) {
    palette.setColor(QPalette::Text, colour);
    window->setPalette(palette);
    const QImage drawn = panel().chains()->topLevelItem(0)->icon(IkFigures::kMiss).pixmap(40, 16).toImage();
    int most = 0;
    QColor seen;
    for (int y = 0; y < drawn.height(); ++y)
      for (int x = 0; x < drawn.width(); ++x)
        if (qAlpha(drawn.pixel(x, y)) > most) most = qAlpha(drawn.pixel(x, y)), seen = drawn.pixelColor(x, y);
    EXPECT_NEAR(seen.red(), colour.red(), 8);
    EXPECT_NEAR(seen.green(), colour.green(), 8);
  }
}

TEST_F(WindowIkFigures, TheChainsNameStaysWhenTheListIsScrolledSideways) {
  support::click(panel().figures);
  settle();
  auto* list = panel().chains();
  auto* frozen = list->findChild<app::FrozenColumn*>();
  ASSERT_NE(frozen, nullptr);
  EXPECT_FALSE(frozen->isVisible());
  QScrollBar* bar = list->horizontalScrollBar();
  ASSERT_GT(bar->maximum(), list->columnWidth(0)) << "the columns don't fit into the panel";
  const int row = list->visualItemRect(list->topLevelItem(0)).height();
  const auto top = [&] {
    const QRect view = list->viewport()->geometry();
    const int wide = std::min(list->columnWidth(0), view.width() / 2) - 2;
    return list->grab(QRect(view.left(), view.top(), wide, row - 1)).toImage();
  };
  const QImage before = top();
  // WHEN the list is scrolled to its end THEN what is at its left edge is as it was
  bar->setValue(bar->maximum());
  settle();
  EXPECT_TRUE(frozen->isVisible());
  EXPECT_EQ(support::differingPixels(before, top()), 0);
  EXPECT_EQ(frozen->header()->height(), list->header()->height());
  EXPECT_EQ(frozen->viewport()->mapTo(list, QPoint(0, 0)).y(), list->viewport()->y());
  // AND the words of the others' headers are whole
  for (int column = IkFigures::kSolver; column < IkFigures::kColumns; ++column)
    EXPECT_GE(list->columnWidth(column), list->fontMetrics().horizontalAdvance(list->headerItem()->text(column)))
        << column;
  // AND a click there is one on the name, not on the switch below it
  bar->setValue(list->columnWidth(0));
  settle();
  const app::ActorId actor = document().state().actors[0].id;
  const auto switches = document().show().actor(actor)->switches();
  for (int x = 4; x < frozen->width(); x += 10) {
    const QPoint place = frozen->viewport()->mapTo(window.get(), QPoint(x, row / 2));
    QWidget* under = window->childAt(place);
    ASSERT_NE(under, nullptr);
    QTest::mouseClick(under, Qt::LeftButton, Qt::NoModifier, under->mapFrom(window.get(), place));
  }
  settle();
  EXPECT_EQ(document().show().actor(actor)->switches(), switches);
  EXPECT_EQ(list->currentItem(), list->topLevelItem(0));
  bar->setValue(0);
  EXPECT_FALSE(frozen->isVisible());
}

TEST_F(WindowIkFigures, AChainsFieldsChangeHowItIsSolved) {
  support::click(panel().figures);
  panel().chains()->setCurrentItem(panel().chains()->topLevelItem(0));
  app::ChainFields& fields = *panel().fields();
  EXPECT_FALSE(fields.loops->isEnabled()) << "MMD's solver uses the model's loop count";
  const int place = fields.solver->findText(QStringLiteral("FABRIK"));
  ASSERT_GE(place, 0);
  fields.solver->setCurrentIndex(place);
  emit fields.solver->activated(place);
  ASSERT_EQ(ways().size(), 1U);
  EXPECT_EQ(ways()[0].solver, ik::solvers::Solver::Fabrik);
  EXPECT_TRUE(fields.loops->isEnabled());
  fields.loops->setValue(7);
  fields.tolerance->setValue(0.05);
  EXPECT_EQ(ways()[0].loops, 7);
  EXPECT_DOUBLE_EQ(ways()[0].tolerance, 0.05);
  // by the keyboard
  for (QWidget* field : {static_cast<QWidget*>(fields.loops), static_cast<QWidget*>(fields.tolerance)}) {
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Up);
  }
  EXPECT_EQ(ways()[0].loops, 8);
  EXPECT_GT(ways()[0].tolerance, 0.05);
  fields.solver->setFocus();
  QTest::keyClick(fields.solver, Qt::Key_Down);
  EXPECT_EQ(ways()[0].solver, ik::solvers::Solver::Triangulation);
  while (ways()[0].solver != ik::solvers::Solver::Fabrik || ways()[0].loops != 7 || ways()[0].tolerance != 0.05) {
    ASSERT_TRUE(document().undoStack().canUndo());
    document().undoStack().undo();
    ASSERT_FALSE(ways().empty());
  }
  // one step back each
  document().undoStack().undo();
  EXPECT_DOUBLE_EQ(ways()[0].tolerance, 1e-3);
  EXPECT_DOUBLE_EQ(fields.tolerance->value(), 1e-3);
  document().undoStack().undo();
  EXPECT_EQ(fields.loops->value(), 0);
  document().undoStack().undo();
  EXPECT_TRUE(ways().empty());
  EXPECT_EQ(fields.solver->currentData().toInt(), -1);
}

TEST_F(WindowIkFigures, TheTimelineHasTheDistanceToTheGhost) {
  const app::Timeline& timeline = window->findChild<app::TimelinePanel*>()->timeline();
  EXPECT_TRUE(timeline.curve().empty());
  press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  // THEN there is a curve from zero at the start, where the foot rests, to the value that the
  // dance's lift gives
  ASSERT_TRUE(
      waitFor([&] { return timeline.curve().size() == app::ChainCourse::kSamples && timeline.curve().back() >= 0; }));
  ASSERT_TRUE(waitFor([&] { return *std::max_element(timeline.curve().begin(), timeline.curve().end()) > 5.5F; }));
  EXPECT_LT(timeline.curve().front(), 0.05F);
  // the chain is off from frame 20 on, and so is the ghost's
  EXPECT_LT(timeline.curve()[app::ChainCourse::kSamples / 2], 0.05F);
  // AND it goes with the ghost
  press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(timeline.curve().empty());
}

}  // namespace
