// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests use the program as blind people do: what a screen reader finds, does and says, by
// AT-SPI.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QCoreApplication>

#include "tests/support/gui_screen_reader.h"
#include "tests/support/places.h"

namespace {

using support::ScreenReader;
using support::SpokenPart;
using support::SpokenState;

class ScreenReaderTest : public testing::Test {
 protected:
  void SetUp() override {
    if (QCoreApplication::instance() == nullptr) {
      static int words = 1;
      static char name[] = "odori_screen_reader_tests";
      static char* all[] = {name, nullptr};
      static QCoreApplication application(words, all);
    }
    if (const QString why = ScreenReader::missing(); !why.isEmpty()) GTEST_SKIP() << why.toStdString();
    ASSERT_TRUE(reader.start(QStringLiteral(ODORI_PROGRAM),
                             {QStringLiteral(ODORI_DEMO "/odori.pmx"), QStringLiteral(ODORI_DEMO "/dance.vmd")}));
    // A dance that is opened plays: the button offers to pause it.
    ASSERT_TRUE(pause = reader.await(QStringLiteral("push button"), QStringLiteral("Pause"))) << "no button Pause";
  }

  [[nodiscard]] double frame() const {
    const auto slider = reader.find(QStringLiteral("slider"), QStringLiteral("Timeline"));
    return slider ? reader.value(*slider).value_or(-1.0) : -1.0;
  }
  [[nodiscard]] bool says(const SpokenPart& part, const QString& name) {
    return ScreenReader::waitFor([&] { return reader.name(part) == name; });
  }

  [[nodiscard]] bool stands() { return says(*pause, QStringLiteral("Play")); }
  /// Returns whether the shown frame moves on.
  [[nodiscard]] bool runs() {
    const auto slider = reader.find(QStringLiteral("slider"), QStringLiteral("Timeline"));
    const auto before = slider ? reader.value(*slider) : std::nullopt;
    return before && ScreenReader::waitFor([&] { return reader.value(*slider) != before; });
  }
  /// Returns the last column of a chain's row.
  [[nodiscard]] QString behind(const SpokenPart& chain) const {
    const auto tree = reader.find(QStringLiteral("tree"), QStringLiteral("IK chains"));
    const auto cells = tree ? reader.children(*tree) : std::vector<SpokenPart>();
    const auto at = std::ranges::find(cells, chain);
    return cells.end() - at > 2 ? reader.name(at[2]) : QString();
  }
  /// Chooses a command of the menus by the beginning of its name.
  [[nodiscard]] bool choose(const QString& command) const {
    const auto menus = reader.find(QStringLiteral("menu bar"), QString());
    std::optional<SpokenPart> found;
    if (menus) {
      reader.walk(*menus, [&](const SpokenPart& part) {
        if (!found && reader.name(part).startsWith(command)) found = part;
        return !found;
      });
    }
    return found && reader.act(*found, QStringLiteral("Press"));
  }

  ScreenReader reader;
  std::optional<SpokenPart> pause;
};

TEST_F(ScreenReaderTest, PlayIsFoundAndPressed) {
  // GIVEN a dance that plays
  EXPECT_TRUE(runs());
  // WHEN the button is pressed as a screen reader presses it
  ASSERT_TRUE(reader.act(*pause, QStringLiteral("Press")));
  // THEN the dance pauses, and the button's name is Play
  ASSERT_TRUE(stands());
  const double at = frame();
  ASSERT_GE(at, 0.0);
  // AND the timeline's value seeks to a frame, and reports it
  const auto timeline = reader.find(QStringLiteral("slider"), QStringLiteral("Timeline"));
  ASSERT_TRUE(timeline);
  ASSERT_TRUE(reader.setValue(*timeline, 90.0));
  EXPECT_TRUE(ScreenReader::waitFor([&] { return reader.value(*timeline) == 90.0; }));
  const auto bar = reader.find(QStringLiteral("slider"), QStringLiteral("Frame"));
  ASSERT_TRUE(bar);
  EXPECT_TRUE(ScreenReader::waitFor([&] { return reader.value(*bar) == 90.0; }));
  // AND pressed again it plays
  ASSERT_TRUE(reader.act(*pause, QStringLiteral("Press")));
  EXPECT_TRUE(runs());
  EXPECT_EQ(reader.name(*pause), QStringLiteral("Pause"));
}

TEST_F(ScreenReaderTest, IkIsFoundAndSwitched) {
  ASSERT_TRUE(reader.act(*pause, QStringLiteral("Press")));
  ASSERT_TRUE(stands());
  // GIVEN chains that follow the motion
  const auto chain = reader.await(QStringLiteral("tree item"), QStringLiteral("左足ＩＫ (leg IK_L): as the motion"));
  ASSERT_TRUE(chain);
  const auto motion = reader.find(QStringLiteral("radio button"), QStringLiteral("All Chains as the Motion"));
  const auto off = reader.find(QStringLiteral("radio button"), QStringLiteral("All Chains Always Off"));
  const auto on = reader.find(QStringLiteral("radio button"), QStringLiteral("All Chains Always On"));
  ASSERT_TRUE(motion && off && on);
  EXPECT_TRUE(reader.is(SpokenState::Checked, *motion));
  EXPECT_TRUE(reader.is(SpokenState::Mixed, *chain));
  // WHEN one is switched, which is solved here, THEN it is off, whatever the motion does, and none
  // of the three is chosen
  ASSERT_TRUE(reader.act(*chain, QStringLiteral("Toggle")));
  EXPECT_TRUE(says(*chain, QStringLiteral("左足ＩＫ (leg IK_L): always off")));
  EXPECT_FALSE(reader.is(SpokenState::Checked, *chain));
  EXPECT_FALSE(reader.is(SpokenState::Mixed, *chain));
  EXPECT_FALSE(reader.is(SpokenState::Checked, *motion));
  // WHEN all are switched off
  ASSERT_TRUE(reader.act(*off, QStringLiteral("Toggle")));
  // THEN the switch, the chain's row and the picture agree
  EXPECT_TRUE(ScreenReader::waitFor([&] { return reader.is(SpokenState::Checked, *off); }));
  EXPECT_FALSE(reader.is(SpokenState::Checked, *motion));
  EXPECT_TRUE(says(*chain, QStringLiteral("左足ＩＫ (leg IK_L): always off")));
  EXPECT_FALSE(reader.is(SpokenState::Checked, *chain));
  EXPECT_TRUE(ScreenReader::waitFor([&] { return behind(*chain) == QStringLiteral("○ off"); }));
  // AND on again
  ASSERT_TRUE(reader.act(*on, QStringLiteral("Toggle")));
  EXPECT_TRUE(says(*chain, QStringLiteral("左足ＩＫ (leg IK_L): always on")));
  EXPECT_TRUE(ScreenReader::waitFor([&] { return behind(*chain) == QStringLiteral("● on"); }));
  // AND by the tool bar's button, whose name says its state
  const auto button = reader.find(QStringLiteral("check box"), QStringLiteral("IK on"));
  ASSERT_TRUE(button);
  ASSERT_TRUE(reader.act(*button, QStringLiteral("Toggle")));
  EXPECT_TRUE(ScreenReader::waitFor([&] { return reader.name(*button) == QStringLiteral("IK off"); }));
  EXPECT_TRUE(ScreenReader::waitFor([&] { return behind(*chain) == QStringLiteral("○ off"); }));
  EXPECT_FALSE(reader.is(SpokenState::Checked, *button));
}

TEST_F(ScreenReaderTest, EverythingHasAName) {
  ASSERT_TRUE(reader.act(*pause, QStringLiteral("Press")));
  ASSERT_TRUE(stands());
  // GIVEN all panels and the dialogs that stay beside the window
  for (const char* each : {"Inspector", "Settings", "Export Image or Video", "Keyboard and Mouse"})
    EXPECT_TRUE(choose(QLatin1String(each))) << each;
  for (const char* title : {"Settings", "Export Image or Video", "Keyboard and Mouse"})
    EXPECT_TRUE(reader.await(QStringLiteral("dialog"), QLatin1String(title))) << title;
  // WHEN a screen reader goes through all that is visible
  QStringList nameless;
  QString before;  // the latest name
  int named = 0;
  reader.walk(*reader.application(), [&](const SpokenPart& part) {
    const QString role = reader.role(part);
    if (role == QLatin1String("menu bar")) return false;
    if (!reader.is(SpokenState::Visible, part)) return true;
    // THEN every control that takes the keyboard or can be pressed has a name
    static const QStringList spoken{QStringLiteral("push button"), QStringLiteral("check box"),
                                    QStringLiteral("radio button"), QStringLiteral("slider")};
    if (!reader.is(SpokenState::Focusable, part) && !spoken.contains(role)) return true;
    const bool box = role == QLatin1String("combo box");  // its name is its choice
    // These may be empty: a tab bar without tabs, a cell, a label.
    static const QStringList empty{QStringLiteral("page tab list"), QStringLiteral("tree item"),
                                   QStringLiteral("label")};
    const QString name = box ? reader.description(part) : reader.name(part);
    const bool says = !name.isEmpty() || empty.contains(role) || (box && !reader.labels(part).empty());
    if (!says) nameless << QStringLiteral("a %1 behind %2").arg(role, before);
    if (says) before = name;
    named += says ? 1 : 0;
    if (box) return false;
    return true;
  });
  EXPECT_THAT(nameless.join(u'\n').toStdString(), testing::IsEmpty());
  EXPECT_GT(named, 100);
}

}  // namespace
