// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's colours are chosen in the menu and the settings, change at once, and are readable in
// the dark.

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPalette>
#include <QRadioButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include "app/dialogs/settings_dialog.h"
#include "app/panels/ik_panel.h"
#include "app/playback/seek_slider.h"
#include "app/playback/timeline_panel.h"
#include "app/playback/transport_bar.h"
#include "app/widgets/appearance.h"
#include "app/widgets/contrast.h"
#include "app/widgets/folding_row.h"
#include "app/widgets/message_bar.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using app::Appearance;

/// Returns WCAG 2.1's relative luminance. Its contrast is 1 for equal colours and 21 for black on
/// white.
double luminance(const QColor& c) {
  const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

/// Returns the strongest contrast of a picture's pixels with its first.
double strongest(const QImage& image) {
  double most = 1.0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      most = std::max(most, contrast(image.pixelColor(x, y), image.pixelColor(0, 0)));
  return most;
}

class WindowAppearance : public support::WindowTest {
 protected:
  void TearDown() override {
    WindowTest::TearDown();
    app::wear(Appearance::Desktop);
  }
  void choose(Appearance appearance) {
    for (QAction* action : window->commands().appearances->actions())
      if (action->data().toString() == app::nameOf(appearance)) action->trigger();
    const bool dark = appearance == Appearance::Dark;
    EXPECT_TRUE(support::waitFor([&] { return app::isDark(window->palette()) == dark; }));
  }
};

TEST_F(WindowAppearance, ChangesAtOnceAndBack) {
  open({model, dance});
  // GIVEN a desktop of light colours
  ASSERT_EQ(app::worn(), Appearance::Desktop);
  ASSERT_FALSE(app::isDark(window->palette()));
  // WHEN dark is chosen
  choose(Appearance::Dark);
  // THEN every part of the window has it: hand-painted parts, too
  const auto& all = window->findChildren<QWidget*>();
  for (const QWidget* part : all) {
    // A menu gets its style when it opens.
    if (qobject_cast<const QMenu*>(part) != nullptr) part->ensurePolished();
    EXPECT_TRUE(app::isDark(part->palette())) << part->metaObject()->className();
  }
  const QImage timeline = window->timelinePanel().grab().toImage();
  EXPECT_LT(timeline.pixelColor(timeline.width() / 2, timeline.height() - 3).lightness(), 80);
  // AND back
  choose(Appearance::Light);
  EXPECT_FALSE(app::isDark(window->palette()));
  EXPECT_FALSE(app::isDark(window->ikPanel().palette()));
}

TEST_F(WindowAppearance, TheMessageCanBeClosedInTheDark) {
  choose(Appearance::Dark);
  app::MessageBar bar;
  bar.showMessages([] { return QStringList{QStringLiteral("A message")}; });
  bar.resize(400, bar.sizeHint().height());
  // The button stands at the right end.
  const QImage all = bar.grab().toImage();
  EXPECT_GE(strongest(all.copy(all.width() - 30, 0, 30, all.height())), 4.5);
}

TEST_F(WindowAppearance, ButtonsForWhatHasNoRoomCanBeSeenInTheDark) {
  choose(Appearance::Dark);
  auto* tools = window->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
  ASSERT_NE(tools, nullptr);
  for (QToolButton* more : {window->transportBar().row()->more(), tools}) {
    more->resize(more->sizeHint().expandedTo({20, 20}));
    EXPECT_GE(strongest(more->grab().toImage()), 4.5) << more->accessibleName().toStdString();
  }
}

TEST_F(WindowAppearance, RowsOfChainsAreToldAnew) {
  open({model, dance});
  choose(Appearance::Dark);
  settle();
  const auto* chains = window->ikPanel().findChild<QTreeWidget*>();
  ASSERT_GT(chains->topLevelItemCount(), 0);
  const QColor text = chains->topLevelItem(0)->foreground(2).color();
  EXPECT_GE(contrast(text, chains->palette().color(QPalette::Base)), 4.5) << text.name().toStdString();
}

/// All texts of the palettes that mean something: enabled, disabled, selected, and the fainter
/// second lines of rows.
TEST_F(WindowAppearance, EachTextIsReadableInTheLightAndInTheDark) {
  EXPECT_NEAR(app::contrast(Qt::black, Qt::white), 21.0, 1e-9);  // WCAG's own examples
  EXPECT_NEAR(app::contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.005);
  for (const Appearance appearance : {Appearance::Desktop, Appearance::Light, Appearance::Dark}) {
    app::wear(appearance);
    const QPalette p = QApplication::palette();
    const auto expectReadable = [&](QPalette::ColorGroup group, QPalette::ColorRole text, QPalette::ColorRole behind) {
      const QColor ink = p.color(group, text), ground = p.color(group, behind);
      EXPECT_GE(contrast(ink, ground), 4.5) << app::nameOf(appearance).toStdString() << group << text << behind;
      EXPECT_GE(contrast(app::dimmed(ink, ground), ground), 4.5)
          << app::nameOf(appearance).toStdString() << group << text << behind << " dimmed";
    };
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
      expectReadable(group, QPalette::WindowText, QPalette::Window);
      expectReadable(group, QPalette::ButtonText, QPalette::Window);
      expectReadable(group, QPalette::ButtonText, QPalette::Button);
      expectReadable(group, QPalette::Text, QPalette::Base);
    }
    expectReadable(QPalette::Active, QPalette::HighlightedText, QPalette::Highlight);
    expectReadable(QPalette::Inactive, QPalette::HighlightedText, QPalette::Highlight);
    expectReadable(QPalette::Active, QPalette::PlaceholderText, QPalette::Base);
    expectReadable(QPalette::Active, QPalette::ToolTipText, QPalette::ToolTipBase);
  }
}

TEST_F(WindowAppearance, WhatIsFaintInTheDarkCanBeSeen) {
  choose(Appearance::Dark);
  const QPalette& p = window->palette();
  const QColor base = p.color(QPalette::Base), ground = p.color(QPalette::Window);
  EXPECT_GE(contrast(p.color(QPalette::PlaceholderText), base), 4.5);
  EXPECT_GE(contrast(p.color(QPalette::Link), ground), 4.5);
  for (const auto& [text, behind] : {std::pair(QPalette::Text, QPalette::Base),
                                     {QPalette::WindowText, QPalette::Window},
                                     {QPalette::ButtonText, QPalette::Button},
                                     {QPalette::HighlightedText, QPalette::Highlight}}) {
    EXPECT_GE(contrast(p.color(text), p.color(behind)), 4.5) << text;
    EXPECT_GE(contrast(p.color(QPalette::Disabled, text), p.color(QPalette::Disabled, behind)), 2.5) << text;
  }
  // GIVEN unticked boxes: their edges stand out (WCAG asks for 3 for what isn't text)
  QCheckBox box;
  QRadioButton round;
  QTreeWidget list;
  list.setHeaderHidden(true);
  list.setRootIsDecorated(false);
  list.setFrameShape(QFrame::NoFrame);
  auto* row = new QTreeWidgetItem(&list);
  row->setCheckState(0, Qt::Unchecked);
  list.resize(30, 30);
  box.resize(30, 30);
  round.resize(30, 30);
  for (QWidget* each : {static_cast<QWidget*>(&box), static_cast<QWidget*>(&round), static_cast<QWidget*>(&list)})
    EXPECT_GE(strongest(each->grab().toImage()), 3.0) << each->metaObject()->className();
}

TEST_F(WindowAppearance, TheSettingsHaveItAndKeepIt) {
  support::keepSettingsIn(folder.path());
  {
    app::MainWindow kept((app::WindowOptions()));
    kept.show();
    kept.commands()[app::ActionId::Settings]->trigger();
    auto* dialog = kept.findChild<app::SettingsDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->appearance->currentIndex(), 0);
    EXPECT_EQ(dialog->appearance->count(), 3);
    // WHEN the last is chosen by keys
    QTest::keyClick(dialog->appearance, Qt::Key_End);
    // THEN it is dark, and the menu says so
    EXPECT_TRUE(support::waitFor([&] { return app::isDark(dialog->palette()); }));
    EXPECT_TRUE(kept.commands().appearances->actions().back()->isChecked());
    kept.close();
  }
  app::wear(Appearance::Desktop);
  // AND another start begins with it
  app::MainWindow again((app::WindowOptions()));
  EXPECT_EQ(app::worn(), Appearance::Dark);
  EXPECT_TRUE(support::waitFor([&] { return app::isDark(again.palette()); }));
}

TEST(Appearance, NamesAreReadBackAndNonsenseIsTheDesktops) {
  for (const Appearance each : {Appearance::Desktop, Appearance::Light, Appearance::Dark})
    EXPECT_EQ(app::appearanceOf(app::nameOf(each)), each);
  EXPECT_EQ(app::appearanceOf(QStringLiteral("purple")), Appearance::Desktop);
}

TEST_F(WindowAppearance, TheMessagesAreMutedInTheDark) {
  open({file("none.pmx")});
  auto* bar = window->findChild<app::MessageBar*>();
  ASSERT_TRUE(bar->isVisible());
  const auto colours = [bar] {
    return std::pair(bar->palette().color(QPalette::Window), bar->palette().color(QPalette::WindowText));
  };
  choose(Appearance::Dark);
  const auto [dark, onDark] = colours();
  // It is about as dark as the window, and readable by WCAG 2.1 (7 is its strictest level).
  EXPECT_LT(contrast(dark, window->palette().color(QPalette::Window)), 1.6);
  EXPECT_GT(contrast(dark, onDark), 7.0);
  choose(Appearance::Light);
  const auto [light, onLight] = colours();
  EXPECT_LT(contrast(light, window->palette().color(QPalette::Window)), 1.6);
  EXPECT_GT(contrast(light, onLight), 7.0);
}

TEST_F(WindowAppearance, TheSeekBarsGrooveIsSeenInTheDark) {
  open({model, dance});
  pauseAt(0);
  choose(Appearance::Dark);
  auto* slider = window->findChild<app::SeekSlider*>();
  ASSERT_NE(slider, nullptr);
  const QImage seen = slider->grab().toImage();
  // WCAG 2.1 wants 3 for parts of controls. Far from the handle there is the groove alone.
  const int x = seen.width() * 3 / 4;
  double most = 1.0;
  for (int y = 0; y < seen.height(); ++y)
    most = std::max(most, contrast(seen.pixelColor(x, y), window->palette().color(QPalette::Window)));
  EXPECT_GT(most, 3.0);
}

}  // namespace
