// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Films one after the other, without the dialog.
#include "app/render/film_maker.h"

#include <QSignalSpy>
#include <QtTest>

#include "tests/app/film/media_probe.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class FilmMakers : public support::WindowTest {
 protected:
  app::FilmScene scene() {
    auto loaded = app::loadModel(model);
    app::FilmScene scene;
    app::ActorSwitches switches;
    switches.motions = {{*app::loadMotion(dance)}};
    scene.actors = {{*loaded, std::make_shared<const app::ModelPictures>(app::loadPictures(**loaded)), switches}};
    return scene;
  }
  [[nodiscard]] app::FilmSettings film(const char* name, std::int64_t last) const {
    app::FilmSettings settings;
    settings.output = made / name;
    settings.width = 96;
    settings.height = 64;
    settings.frames = {0, last};
    return settings;
  }
  support::TestFolder made;
};

TEST_F(FilmMakers, AFilmOfTheSameNameComesAfterTheOneBeforeIt) {
  for (const char* name : {"a.mp4", "a.webm", "a.gif"}) {
    app::FilmMaker maker;
    QStringList errors;
    std::vector<std::int64_t> written;
    QObject::connect(&maker, &app::FilmMaker::finished, [&](const app::FilmProgress& progress, const QString& error) {
      errors << error;
      written.push_back(progress.written);
    });
    // GIVEN a film that runs
    std::int64_t drawn = 0;
    QObject::connect(&maker, &app::FilmMaker::progressed, [&](const app::FilmProgress& now) { drawn = now.drawn; });
    ASSERT_TRUE(maker.start(scene(), film(name, 99999)));
    ASSERT_TRUE(waitFor([&] { return drawn >= 6; }, 60.0));
    // WHEN another of its name begins
    const auto started = maker.start(scene(), film(name, 2));
    ASSERT_TRUE(started) << base::describe(started.error());
    ASSERT_EQ(errors.size(), 1) << "the first has ended";
    EXPECT_EQ(errors[0], QString()) << errors[0].toStdString();
    EXPECT_EQ(support::decode(made / name).times.size(), static_cast<std::size_t>(written[0])) << name << ", whole";
    ASSERT_TRUE(waitFor([&] { return !maker.running(); }, 60.0));
    // THEN the file is the second, whole, and nothing else is left
    EXPECT_EQ(errors, QStringList({QString(), QString()})) << name;
    const auto media = support::decode(made / name);
    EXPECT_EQ(media.error, "") << name;
    EXPECT_EQ(media.times.size(), 3U) << name;
    EXPECT_EQ(made.names(), std::vector<std::string>{name});
    std::filesystem::remove(made / name);
  }
}

TEST_F(FilmMakers, SettingsThatCantBeUsedLeaveTheFilmThatRuns) {
  app::FilmMaker maker;
  ASSERT_TRUE(maker.start(scene(), film("a.gif", 99999)));
  EXPECT_FALSE(maker.start(scene(), film("a.avi", 2)));
  EXPECT_TRUE(maker.running());
  maker.stopNow();
}

}  // namespace
