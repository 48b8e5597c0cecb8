// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The view's background: a gradient that follows the window's colours, unless white or a colour is
// chosen.

#include <QAction>
#include <QActionGroup>
#include <QColorDialog>
#include <QComboBox>
#include <QtTest>

#include "app/panels/picture_panel.h"
#include "app/stage/camera_tool.h"
#include "app/widgets/appearance.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using app::Appearance, app::Gradient;
using support::waitFor;

// The colours of the gradients as hexadecimal numbers, at the top and at the bottom of the view.
const QColor kLightTop(0xcb, 0xd4, 0xdf), kLightBottom(0xf3, 0xf4, 0xf6);
const QColor kDarkTop(0x41, 0x47, 0x50), kDarkBottom(0x28, 0x2b, 0x30);
enum Item { kGradient, kWhite, kColour };

class WindowBackground : public support::WindowTest {
 protected:
  void TearDown() override {
    WindowTest::TearDown();
    app::wear(Appearance::Desktop);
  }
  void wear(Appearance appearance) {
    for (QAction* action : window->commands().appearances->actions())
      if (action->data().toString() == app::nameOf(appearance)) action->trigger();
    const bool dark = appearance == Appearance::Dark;
    EXPECT_TRUE(waitFor([&] { return app::isDark(window->palette()) == dark; }));
  }
  /// Chooses an item of the panel as a user does.
  void choose(Item item) {
    QComboBox& box = *window->picturePanel().behind;
    bring(*window, window->picturePanel());
    QTest::keyClick(&box, item == kColour ? Qt::Key_End : Qt::Key_Home);
    if (item == kWhite) QTest::keyClick(&box, Qt::Key_Down);
  }
  [[nodiscard]] int shown() const { return window->picturePanel().behind->currentIndex(); }
  void expectView(const QColor& top, const QColor& bottom) {
    window->commands()[app::ActionId::Ground]->setChecked(false);
    const QImage seen = picture();
    ASSERT_FALSE(seen.isNull());
    const auto near = [](const QColor& is, const QColor& wanted) {
      const auto off = [](int a, int b) { return std::abs(a - b); };
      EXPECT_LE(off(is.red(), wanted.red()), 2) << is.name().toStdString() << " for " << wanted.name().toStdString();
      EXPECT_LE(off(is.green(), wanted.green()), 2) << is.name().toStdString();
      EXPECT_LE(off(is.blue(), wanted.blue()), 2) << is.name().toStdString();
    };
    near(seen.pixelColor(seen.width() / 2, 0), top);
    near(seen.pixelColor(3, seen.height() - 1), bottom);
  }
};

TEST_F(WindowBackground, IsAGradientThatFollowsTheWindowsColours) {
  open({model});
  wear(Appearance::Light);
  EXPECT_EQ(shown(), kGradient);
  expectView(kLightTop, kLightBottom);
  EXPECT_EQ(playback().filmScene().look.gradient, Gradient::Light);
  wear(Appearance::Dark);
  expectView(kDarkTop, kDarkBottom);
  EXPECT_EQ(playback().filmScene().look.gradient, Gradient::Dark);
  wear(Appearance::Light);
  expectView(kLightTop, kLightBottom);
}

TEST_F(WindowBackground, TheDarkGroundIsLighterSoThatDarkShoesAreSeen) {
  open({model});
  const auto ground = [this](Appearance appearance, bool shown) {
    wear(appearance);
    window->commands()[app::ActionId::Ground]->setChecked(shown);
    const QPoint between = viewPoint({-2.5F, 0.0F, -2.5F});  // the lines of the grid
    return picture().pixelColor(between * view().devicePixelRatio()).green();
  };
  // Black boots are around 0x30 in the light; half of that is between them and the floor.
  EXPECT_GT(ground(Appearance::Dark, true), 0x30 + 0x18);
  EXPECT_LT(ground(Appearance::Dark, false), 0x30);
  EXPECT_EQ(ground(Appearance::Light, true), ground(Appearance::Light, false));
}

TEST_F(WindowBackground, IsWhiteByChoice) {
  open({model});
  wear(Appearance::Dark);
  choose(kWhite);
  EXPECT_EQ(shown(), kWhite);
  expectView(Qt::white, Qt::white);
  EXPECT_EQ(playback().filmScene().look.gradient, Gradient::None);
  choose(kGradient);
  EXPECT_EQ(shown(), kGradient);
  expectView(kDarkTop, kDarkBottom);
}

TEST_F(WindowBackground, AColourIsChosenInADialog) {
  open({model});
  wear(Appearance::Light);
  const auto dialog = [this] { return window->findChild<QColorDialog*>(); };
  // WHEN the dialog is left THEN the gradient is back
  choose(kColour);
  ASSERT_NE(dialog(), nullptr);
  dialog()->setCurrentColor(QColor(10, 20, 30));
  expectView(QColor(10, 20, 30), QColor(10, 20, 30));
  dialog()->reject();
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  EXPECT_EQ(shown(), kGradient);
  expectView(kLightTop, kLightBottom);
  // AND a chosen colour stays
  choose(kColour);
  dialog()->setCurrentColor(QColor(10, 20, 30));
  dialog()->accept();
  EXPECT_EQ(shown(), kColour);
  expectView(QColor(10, 20, 30), QColor(10, 20, 30));
}

TEST_F(WindowBackground, AShowsOwnStaysInTheDark) {
  open({model});
  choose(kWhite);
  ASSERT_TRUE(window->saveShow(file("white.odori")));
  choose(kGradient);
  ASSERT_TRUE(window->saveShow(file("gradient.odori")));
  wear(Appearance::Dark);
  open({file("white.odori")});
  EXPECT_EQ(shown(), kWhite);
  expectView(Qt::white, Qt::white);
  open({file("gradient.odori")});
  EXPECT_EQ(shown(), kGradient);
  EXPECT_FALSE(window->isWindowModified());
  expectView(kDarkTop, kDarkBottom);
  choose(kWhite);
  EXPECT_TRUE(window->isWindowModified());
  window->setAsking(false);
}

TEST_F(WindowBackground, IsKept) {
  support::keepSettingsIn(folder.path());
  const auto choice = [](app::MainWindow& of, int item) {
    QComboBox& box = *of.picturePanel().behind;
    EXPECT_NE(box.currentIndex(), item);
    box.setCurrentIndex(item);
    emit box.activated(item);
    of.setAsking(false);
    of.close();
  };
  {
    app::MainWindow first((app::WindowOptions()));
    choice(first, kWhite);
  }
  {
    app::MainWindow second((app::WindowOptions()));
    EXPECT_EQ(second.document().look().background, QColor(Qt::white));
    choice(second, kGradient);
  }
  app::MainWindow third((app::WindowOptions()));
  EXPECT_EQ(third.picturePanel().behind->currentIndex(), kGradient);
  third.close();
}

TEST_F(WindowBackground, TheGridFadesWithDistance) {
  open({model});
  wear(Appearance::Light);
  cameraTool().setCamera({{0, 0, 0}, {-1.5707F, 0, 0}, -140.0F, 60.0F, true});  // from above
  const QAction* ground = window->commands()[app::ActionId::Ground];
  window->commands()[app::ActionId::Ground]->setChecked(true);
  ASSERT_TRUE(ground->isChecked());
  const QImage with = picture();
  window->commands()[app::ActionId::Ground]->setChecked(false);
  const QImage without = picture();
  // How much darker lines are, beyond the models and axes, near and far from the middle.
  const auto darkest = [&](float from, float to) {
    int most = 0;
    for (float x = -to; x < -from; x += 0.25F) {
      const QPoint at = viewPoint({x, 0, -2.5F});
      if (!with.rect().contains(at)) continue;
      most = std::max(most, without.pixelColor(at).green() - with.pixelColor(at).green());
    }
    return most;
  };
  const int near = darkest(8, 18), middle = darkest(32, 42), far = darkest(52, 59), beyond = darkest(62, 70);
  EXPECT_GT(near, 25);
  EXPECT_LT(middle, near - 10);
  EXPECT_LT(far, middle);
  EXPECT_EQ(beyond, 0);
}

}  // namespace
