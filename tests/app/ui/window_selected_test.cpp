// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The selected model of several: its name beside the IK button, its outline, its menu by the
// keyboard, and views of it beside each other.
#include <algorithm>
#include <cmath>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/document/selection.h"
#include "app/view/view_grid.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/app/ui/window_show.h"

namespace {

using app::ActionId;
using support::waitFor;

class WindowSelected : public support::WindowShow {
 protected:
  [[nodiscard]] QToolButton* name() const {
    return window->commands().toolBar->findChild<QToolButton*>(QStringLiteral("selectedModel"));
  }
  [[nodiscard]] QWidget* buttonOf(ActionId id) const {
    return window->commands().toolBar->widgetForAction(window->commands()[id]);
  }
  /// Waits for a menu, closes it, and returns its title; empty: it isn't a model's menu.
  static QString titleOfMenu() {
    if (!waitFor([] { return QApplication::activePopupWidget() != nullptr; })) return QStringLiteral("no menu");
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    const QString title = menu->actions()[0]->isSeparator() ? menu->actions()[0]->text() : QString();
    QTest::keyClick(menu, Qt::Key_Escape);
    return title;
  }
  /// Returns how many pixels an outline has, left and right of the picture's middle.
  [[nodiscard]] std::pair<int, int> outlined(const QImage& shown) const {
    const QRgb colour = window->palette().color(QPalette::Highlight).rgb();
    std::pair<int, int> found{0, 0};
    for (int y = 0; y < shown.height(); ++y)
      for (int x = 0; x < shown.width(); ++x)
        if (shown.pixelColor(x, y).rgb() == colour) ++(x < shown.width() / 2 ? found.first : found.second);
    return found;
  }
  /// Makes both models ones whose squares turn their backs to the camera, with normals that lead
  /// outwards, as those of a body's far side do.
  void makeOutlinesSeen() {
    pmx::Model outward = support::legModel();
    for (std::size_t i = 0; i < 4; ++i) {
      const base::Vec3 from = outward.vertices[i].position - base::Vec3(1, 1, 0);
      outward.vertices[i].normal = from / std::sqrt(2.0F);
    }
    outward.indices = {0, 2, 1, 0, 3, 2, 4, 5, 6};
    ASSERT_TRUE(pmx::writePmxFile(outward, model));
    outward.name = "二人目";
    ASSERT_TRUE(pmx::writePmxFile(outward, second));
  }
  /// Adds a model with a leg of its own and puts it aside.
  void addAt(float x) {
    addFiles({second});
    select(static_cast<int>(actors().size()) - 1);
    place(x);
  }
};

TEST_F(WindowSelected, ItsNameIsBesideTheIkButton) {
  open({model, dance});
  EXPECT_FALSE(name()->isVisible()) << "nobody asks which of one";
  // WHEN there are two THEN the name is that of the one that Shift+I switches
  addFiles({second});
  ASSERT_TRUE(waitFor([&] { return name()->isVisible(); }));
  select(1);
  EXPECT_TRUE(waitFor([&] { return name()->text() == QStringLiteral("Model: 二人目 ▾"); }))
      << name()->text().toStdString();
  EXPECT_EQ(name()->accessibleName(), QStringLiteral("Selected model: 二人目"));
  EXPECT_TRUE(name()->toolTip().contains(QStringLiteral("Shift+I")));
  // AND no button moves when another is selected, whatever its name is
  pmx::Model longest = support::legModel();
  longest.name = "とても長い名前の踊り子とても長い名前の踊り子";
  const auto third = file("三人目.pmx");
  ASSERT_TRUE(pmx::writePmxFile(longest, third));
  addFiles({third});
  select(2);
  EXPECT_TRUE(waitFor([&] { return name()->text().startsWith(QStringLiteral("Model: とても長")); }));
  EXPECT_TRUE(name()->text().endsWith(QStringLiteral("… ▾")));
  EXPECT_TRUE(name()->toolTip().contains(QStringLiteral("とても長い名前の踊り子とても長い名前の踊り子")));
  EXPECT_LT(name()->width(), 260);
  const QRect besides = buttonOf(ActionId::SideBySide)->geometry(), ik = buttonOf(ActionId::Ik)->geometry();
  EXPECT_GT(name()->geometry().left(), ik.right() - 1);
  EXPECT_LT(name()->geometry().right(), besides.left() + 1);
  select(0);
  EXPECT_TRUE(waitFor([&] { return name()->text() == QStringLiteral("Model: 踊り子 ▾"); }));
  EXPECT_EQ(buttonOf(ActionId::SideBySide)->geometry(), besides);
  select(2);
  // AND it opens the model's menu, as the right button does on it and on the IK button
  QTest::mouseClick(name(), Qt::LeftButton);
  EXPECT_EQ(titleOfMenu(), QStringLiteral("とても長い名前の踊り子とても長い名前の踊り子"));
  for (QWidget* each : {static_cast<QWidget*>(name()), buttonOf(ActionId::Ik)}) {
    QContextMenuEvent right(QContextMenuEvent::Mouse, each->rect().center(), each->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(each, &right);
    EXPECT_EQ(titleOfMenu(), QStringLiteral("とても長い名前の踊り子とても長い名前の踊り子"));
  }
  // AND it goes with the others
  document().remove(actors()[2].id);
  document().remove(actors()[1].id);
  EXPECT_TRUE(waitFor([&] { return !name()->isVisible(); }));
}

TEST_F(WindowSelected, AClickOrTheListOutlinesItForAMoment) {
  makeOutlinesSeen();
  const auto left = [&] { return outlined(picture()).first > 20 && outlined(picture()).second == 0; };
  const auto right = [&] { return outlined(picture()).first == 0 && outlined(picture()).second > 20; };
  const auto none = [&] { return outlined(picture()) == std::pair(0, 0); };
  open({model, dance});
  pauseAt(0);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(kFootAtRest));
  EXPECT_TRUE(none()) << "one model is selected anyway";
  addAt(6);
  select(0);
  place(-8);
  EXPECT_TRUE(waitFor(none));
  // WHEN one is clicked, though it is selected already THEN the line is around it, and around no
  // other, and in no picture that is saved
  constexpr double kLong = 3600.0, kShort = 0.01;  // seconds
  playback().setFlashTime(kLong);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(aside(kFootAtRest, -8)));
  EXPECT_TRUE(waitFor(left));
  EXPECT_EQ(outlined(playback().picture({.asShown = true}).value()), std::pair(0, 0));
  EXPECT_EQ(outlined(playback().picture({.transparent = true, .asShown = true}).value()), std::pair(0, 0));
  // AND a choice in the list shows it, too
  select(1);
  EXPECT_TRUE(waitFor(right));
  // AND it goes by itself
  playback().setFlashTime(kShort);
  select(0);
  EXPECT_TRUE(waitFor(none));
}

TEST_F(WindowSelected, NoOutlineIsAroundAStage) {
  // GIVEN a dancer, another aside, and a stage between them that would have an outline, too
  makeOutlinesSeen();
  open({model, dance});
  pauseAt(0);
  addAt(6);
  auto read = pmx::readPmxFile(model);
  ASSERT_TRUE(read);
  pmx::Model stage = read->model;
  stage.name = "舞台";
  stage.vertices[0].position.x = -80;
  const auto stageFile = file("舞台.pmx");
  ASSERT_TRUE(pmx::writePmxFile(stage, stageFile));
  addFiles({stageFile});
  playback().setFlashTime(3600.0);
  const auto pixels = [this] { return outlined(picture()).first + outlined(picture()).second; };
  select(1);
  EXPECT_TRUE(waitFor([&] { return pixels() > 10; }));
  // WHEN the stage is selected THEN nothing is outlined any more
  select(2);
  EXPECT_TRUE(waitFor([&] { return pixels() == 0; }));
  EXPECT_EQ(window->selection().actor(), actors()[2].id);
  for (int i = 0; i < 6; ++i) settle();  // new shaders aren't in the first pictures
  EXPECT_EQ(pixels(), 0);
}

TEST_F(WindowSelected, KeysOpenItsMenuInTheViewAndInTheList) {
  open({model, dance, second});
  settle();
  select(0);
  // WHEN Shift+F10 or the key for context menus is pressed in the view
  QTest::keyClick(&view(), Qt::Key_F10, Qt::ShiftModifier);
  EXPECT_EQ(titleOfMenu(), QStringLiteral("踊り子"));
  const auto menuKey = [](QObject* to, QPoint at) {
    QContextMenuEvent key(QContextMenuEvent::Keyboard, at, QPoint(9, 9));
    QCoreApplication::sendEvent(to, &key);
  };
  menuKey(&view(), {});
  EXPECT_EQ(titleOfMenu(), QStringLiteral("踊り子"));
  // AND in the list of models, whose current row counts
  bring(*window, panel());
  select(1);
  panel().models->setFocus();
  QTest::keyClick(panel().models, Qt::Key_F10, Qt::ShiftModifier);
  EXPECT_EQ(titleOfMenu(), QStringLiteral("二人目"));
  menuKey(panel().models, panel().models->visualItemRect(panel().models->topLevelItem(0)).center());
  EXPECT_EQ(titleOfMenu(), QStringLiteral("踊り子"));
  EXPECT_EQ(window->selection().actor(), actors()[0].id);
  // AND without any model the menu is the show's
  window->closeAll();
  settle();
  QTest::keyClick(&view(), Qt::Key_F10, Qt::ShiftModifier);
  EXPECT_EQ(titleOfMenu(), QString());
}

TEST_F(WindowSelected, ItsMenuOpensWhereItIs) {
  open({model, dance});
  pauseAt(0);
  addAt(6);
  select(0);
  place(-6);
  const auto opensAt = [this] {
    QTest::keyClick(&view(), Qt::Key_F10, Qt::ShiftModifier);
    if (!waitFor([] { return QApplication::activePopupWidget() != nullptr; })) return QPoint(-1, -1);
    const QPoint at = QApplication::activePopupWidget()->pos();
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    return at;
  };
  // THEN it is beside each model's leg, which is within two units of the model's middle
  const double unit = view().mapToGlobal(viewPoint({1, 0, 0})).x() - view().mapToGlobal(viewPoint({0, 0, 0})).x();
  for (const auto& [row, x] : {std::pair(0, -6.0F), {1, 6.0F}}) {
    select(row);
    settle();
    EXPECT_NEAR(opensAt().x(), view().mapToGlobal(viewPoint({x, 5, 0})).x(), 2.0 * unit) << row;
  }
  // AND that of a model out of sight is below its name in the tool bar
  place(4000);
  const QPoint below = name()->mapToGlobal(name()->rect().bottomLeft());
  EXPECT_EQ(opensAt(), below);
}

TEST_F(WindowSelected, SpacePlaysFromTheListOfModelsAndEnterHides) {
  open({model, dance, second});
  pauseAt(0);
  bring(*window, panel());
  select(0);
  window->activateWindow();
  ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == window.get(); }));
  panel().models->setFocus();
  // WHEN Space is pressed in the list THEN the list leaves it to the window, and it plays
  QKeyEvent offered(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
  offered.ignore();
  QCoreApplication::sendEvent(panel().models, &offered);
  EXPECT_FALSE(offered.isAccepted());
  QTest::keyClick(panel().models, Qt::Key_Space);
  EXPECT_TRUE(waitFor([&] { return window->transport().playing(); }));
  EXPECT_TRUE(actors()[0].switches.visible);
  QTest::keyClick(panel().models, Qt::Key_Space);
  EXPECT_TRUE(waitFor([&] { return !window->transport().playing(); }));
  EXPECT_TRUE(actors()[0].switches.visible);
  // AND Enter hides and shows, as the row's tip says
  EXPECT_TRUE(panel().models->topLevelItem(0)->toolTip(0).contains(QStringLiteral("Enter")));
  QTest::keyClick(panel().models, Qt::Key_Return);
  EXPECT_FALSE(actors()[0].switches.visible);
  QTest::keyClick(panel().models, Qt::Key_Return);
  EXPECT_TRUE(actors()[0].switches.visible);
}

TEST_F(WindowSelected, ViewsBesideEachOtherHaveAllDancers) {
  // GIVEN three dancers far from each other, and a stage with chains that is wider
  open({model, dance});
  pauseAt(0);
  addAt(25);
  addAt(-25);
  pmx::Model stage = support::legModel();
  stage.name = "舞台";
  stage.vertices[0].position.x = -80;
  const auto stageFile = file("舞台.pmx");
  ASSERT_TRUE(pmx::writePmxFile(stage, stageFile));
  addFiles({stageFile});
  select(1);
  // WHEN the selected one is shown with IK and without
  window->commands()[ActionId::SideBySide]->trigger();
  ASSERT_TRUE(waitFor([&] { return view().scene()->captionAreas().size() == 2; }));
  settle();
  // THEN each of them has a stand-in, all three are in each view, and the stage isn't
  std::vector<app::ActorId> standing;
  for (const app::ShownActor& of : document().show().standIns()) standing.push_back(of.ghostOf);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_TRUE(std::ranges::find(standing, document().state().actors[i].id) != standing.end()) << i;
  const QSize one = view().scene()->viewSize();
  const auto places = [&](base::Vec3 world) {
    const auto& matrices = view().scene()->cameraMatrices();
    const base::Vec4 clip = matrices.projection * matrices.view * base::Vec4(world, 1.0F);
    return QPoint(static_cast<int>((clip.x / clip.w + 1.0F) / 2.0F * static_cast<float>(one.width())),
                  static_cast<int>((1.0F - clip.y / clip.w) / 2.0F * static_cast<float>(one.height())));
  };
  for (const float x : {-25.0F, 0.0F, 25.0F})
    for (const base::Vec3 end : {base::Vec3(x, 20, 0), base::Vec3(x + 2, 0, 0), base::Vec3(x, 0, 0)})
      EXPECT_TRUE(QRect(QPoint(), one).contains(places(end))) << x;
  EXPECT_FALSE(QRect(QPoint(), one).contains(places({-79, 2, 0})));
}

TEST_F(WindowSelected, NoCaptionSaysWhatItsViewDoesNotShow) {
  open({model, dance});
  pauseAt(10);
  settle();
  int single = 0, untrue = 0;
  const auto whole = [&] {
    for (const app::ShownActor& of : window->currentShow().standIns())
      if (!view().scene()->isWhole(of.id)) return false;
    return true;
  };
  // WHEN views are opened THEN there is one until both can be shown
  bool wasWhole = true;
  const auto watching = QObject::connect(&playback(), &app::Playback::frameShown, &playback(), [&] {
    const std::size_t views = view().scene()->captionAreas().size();
    single += views == 0 ? 1 : 0;
    untrue += views > 0 && !wasWhole ? 1 : 0;
    wasWhole = whole();
  });
  wasWhole = false;
  window->commands()[ActionId::SideBySide]->trigger();
  EXPECT_TRUE(waitFor([&] { return view().scene()->captionAreas().size() == 2; }));
  settle();
  EXPECT_GT(single, 0);
  EXPECT_EQ(untrue, 0);
  QObject::disconnect(watching);
  // AND another solver's view says nothing until it is shown
  const int said = view().scene()->captionAreas()[1].width();
  window->commands().viewSolvers[1]->actions()[5]->trigger();
  ASSERT_FALSE(whole());
  settle();
  EXPECT_LT(view().scene()->captionAreas()[1].width(), said);
  EXPECT_TRUE(waitFor([&] { return whole(); }));
  settle();
  EXPECT_GT(view().scene()->captionAreas()[1].width(), said) << "FABRIK is longer than IK off";
}

}  // namespace
