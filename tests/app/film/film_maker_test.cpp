// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests make films one after the other, without the dialog.
#include "app/render/film_maker.h"

#include <cmath>
#include <fstream>
#include <future>
#include <random>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <QSignalSpy>
#include <QtTest>

#include "tests/app/files/dancer.h"
#include "tests/app/film/media_probe.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/support/gui_window.h"
#include "tests/support/stuck_pipe.h"

namespace {

using support::waitFor;

class FilmMakers : public support::WindowTest {
 protected:
  app::FilmScene scene() {
    auto loaded = app::loadModel(model, {});
    app::FilmScene scene;
    app::ActorSwitches switches;
    switches.motions = {{*app::loadMotion(dance, {})}};
    scene.actors = {{*loaded, std::make_shared<const app::ModelTextures>(app::loadTextures(**loaded)), switches}};
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
  /// The noise makes a picture large.
  static QImage noise() {
    QImage image(96, 64, QImage::Format_RGB32);
    std::mt19937 random(7);
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) image.setPixel(x, y, static_cast<QRgb>(random() | 0xFF000000U));
    return image;
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

TEST_F(FilmMakers, WhoHangsFromAnotherDoesSoInTheFilm) {
  // GIVEN two models, the second of which is attached to the first, three units aside
  const auto still = [&](const char* name, app::ActorId parent) {
    app::FilmScene two = scene();
    two.actors.push_back(two.actors[0]);
    two.actors[0].id = 7;
    two.actors[1].id = 9;
    two.actors[0].switches.placement.position = {3, 0, 0};
    if (parent != 0) two.actors[1].switches.outsideParents = {{0, parent, 0}};
    app::FilmMaker maker;
    EXPECT_TRUE(maker.writeStill(two, film(name, 0), 0));
    std::ifstream file(made / name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  };
  const auto alone = still("a.png", 0), hangs = still("b.png", 7);
  ASSERT_FALSE(alone.empty());
  EXPECT_NE(alone, hangs);
  EXPECT_EQ(alone, still("c.png", 8)) << "there is nobody of that name";
}

TEST_F(FilmMakers, TheCameraFollowsTheActorOfTheFilmThatIsMeant) {
  // GIVEN two models, sixty units apart, and a camera that follows a bone of one of them
  const auto still = [&](const char* name, app::ActorId followed) {
    app::FilmScene two = scene();
    two.look.picture.grid = two.look.picture.axes = false;
    two.actors.push_back(two.actors[0]);
    two.actors[0].id = 7;
    two.actors[1].id = 9;
    two.actors[1].switches.placement.position = {60, 0, 0};
    two.look.camera.emplace();
    two.look.camera->camera.distance = -10.0F;
    two.look.camera->followed = followed;
    two.look.camera->bone = 3;
    app::FilmMaker maker;
    EXPECT_TRUE(maker.writeStill(two, film(name, 0), 0));
    return QImage(QString::fromStdString((made / name).string()));
  };
  // THEN its foot is in the middle, whichever it is
  const auto red = [](const QImage& picture) {
    const QColor at = picture.pixelColor(picture.width() / 2, picture.height() / 2);
    return at.red() > 60 && at.green() < 30 && at.blue() < 30;
  };
  const QImage first = still("a.png", 7), second = still("b.png", 9);
  EXPECT_TRUE(red(first));
  EXPECT_TRUE(red(second));
  // AND where it follows none it stays: the target is ten units up
  EXPECT_FALSE(red(still("c.png", 8)));
}

TEST_F(FilmMakers, APipeThatNobodyReadsIsRefusedAtOnce) {
  const auto pipe = made / "a.webm";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  // The writer gets a reader after ten seconds, so that this ends.
  std::promise<void> done;
  std::thread late([&, over = done.get_future()] {
    if (over.wait_for(std::chrono::seconds(10)) == std::future_status::ready) return;
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    over.wait();
    ::close(reader);
  });
  app::FilmMaker maker;
  const auto started = maker.start(scene(), film("a.webm", 9));
  done.set_value();
  late.join();
  ASSERT_FALSE(started);
  EXPECT_EQ(started.error().detail, "can't be written: nobody reads this pipe");
  EXPECT_FALSE(maker.running());
}

TEST_F(FilmMakers, APipeThatTakesNothingIsLeftWhenItIsStopped) {
  const support::StuckPipe pipe(made / "a.webm");
  for (const bool atOnce : {false, true}) {
    app::FilmMaker maker;
    QStringList errors;
    QObject::connect(&maker, &app::FilmMaker::finished,
                     [&](const app::FilmProgress&, const QString& error) { errors << error; });
    // GIVEN a film that waits for room in the pipe
    auto settings = film("a.webm", 99999);
    auto noisy = scene();
    noisy.look.backdrop = noise();
    ASSERT_TRUE(maker.start(noisy, settings));
    ASSERT_TRUE(waitFor([&] { return pipe.full(); }, 60.0));
    // WHEN it is stopped, by the button or with the window; and the pipe is read after thirty
    // seconds, so that this ends
    std::promise<void> done;
    std::thread late([&pipe, over = done.get_future()] {
      if (over.wait_for(std::chrono::seconds(30)) == std::future_status::ready) return;
      while (over.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready) pipe.empty();
    });
    if (atOnce) {
      maker.stopNow();
    } else {
      maker.stop();
      EXPECT_TRUE(waitFor([&] { return !maker.running(); }, 60.0));
    }
    done.set_value();
    late.join();
    // THEN it ends without its reader
    ASSERT_EQ(errors.size(), 1);
    EXPECT_TRUE(errors[0].contains("stopped while nobody took what was written")) << errors[0].toStdString();
    pipe.empty();
  }
}

TEST_F(FilmMakers, ASoundThatTakesLongIsLeftWhenItIsStopped) {
  // GIVEN four days of silence (WAV, 1000 Hz, 8 bits, one channel), of which the film needs the end
  constexpr std::uint32_t kBytes = 340'000'000;
  std::string header = "RIFF";
  const auto number = [&header](std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) header += static_cast<char>(value >> (8 * i));
  };
  number(36 + kBytes, 4);
  header += "WAVEfmt ";
  for (const auto& [value, bytes] : {std::pair(16U, 4), {1U, 2}, {1U, 2}, {1000U, 4}, {1000U, 4}, {1U, 2}, {8U, 2}})
    number(value, bytes);
  header += "data";
  number(kBytes, 4);
  const support::TestFolder sounds;
  std::ofstream(sounds / "long.wav", std::ios::binary) << header;
  std::filesystem::resize_file(sounds / "long.wav", 44 + std::uintmax_t{kBytes});
  auto settings = film("a.mp4", 9'999'999);
  settings.frames.first = 9'990'000;
  settings.audio = sounds / "long.wav";
  app::FilmMaker maker;
  std::int64_t drawn = 0;
  QObject::connect(&maker, &app::FilmMaker::progressed, [&](const app::FilmProgress& now) { drawn = now.drawn; });
  ASSERT_TRUE(maker.start(scene(), settings));
  ASSERT_TRUE(waitFor([&] { return drawn >= 2; }, 60.0));  // the first is with the writer
  // WHEN it is stopped THEN it ends, long before the sound is reached
  maker.stop();
  EXPECT_TRUE(waitFor([&] { return !maker.running(); }, 30.0));
  EXPECT_EQ(support::decode(made / "a.mp4").error, "");
}

TEST_F(FilmMakers, StopsWhilePhysicsRests) {
  // GIVEN a heap of balls whose rest takes many turns of the event loop
  support::SmallWorld heap;
  for (int i = 0; i < 400; ++i) {
    const auto place = static_cast<float>(i);
    heap.body(heap.sphere(pmx::RigidMode::Physics, {std::sin(place), 2 + place * 0.1F, std::cos(place)}))
        .collisionMask = 0xFFFF;
  }
  const auto loaded = support::loaded(std::move(heap.model));
  app::FilmScene scene;
  scene.actors = {{loaded, std::make_shared<const app::ModelTextures>(app::loadTextures(*loaded)), {}}};
  scene.physics.on = true;
  scene.settle = 3600;
  app::FilmMaker maker;
  QStringList errors;
  std::int64_t drawn = 0;
  QObject::connect(&maker, &app::FilmMaker::progressed, [&](const app::FilmProgress& now) { drawn = now.drawn; });
  QObject::connect(&maker, &app::FilmMaker::finished,
                   [&](const app::FilmProgress&, const QString& error) { errors << error; });
  // WHEN it is stopped after one or two of them
  ASSERT_TRUE(maker.start(scene, film("a.mp4", 9)));
  QTimer::singleShot(0, &maker, [&maker] { maker.stop(); });
  ASSERT_TRUE(waitFor([&] { return !maker.running(); }, 60.0));
  // THEN no picture was drawn, and nothing is left
  EXPECT_EQ(drawn, 0);
  EXPECT_EQ(errors, QStringList({QStringLiteral("Stopped before the first frame")}));
  EXPECT_TRUE(made.names().empty());
  // AND the end of the program doesn't wait for it either
  ASSERT_TRUE(maker.start(scene, film("a.mp4", 9)));
  maker.stopNow();
  EXPECT_EQ(drawn, 0);
  EXPECT_TRUE(made.names().empty());
  // AND with less rest there is a film
  scene.settle = 2;
  ASSERT_TRUE(maker.start(scene, film("a.mp4", 1)));
  ASSERT_TRUE(waitFor([&] { return !maker.running(); }, 60.0));
  EXPECT_EQ(drawn, 2);
  EXPECT_EQ(support::decode(made / "a.mp4").times.size(), 2U);
}

TEST_F(FilmMakers, SettingsThatCantBeUsedLeaveTheFilmThatRuns) {
  app::FilmMaker maker;
  ASSERT_TRUE(maker.start(scene(), film("a.gif", 99999)));
  EXPECT_FALSE(maker.start(scene(), film("a.avi", 2)));
  EXPECT_TRUE(maker.running());
  maker.stopNow();
}

}  // namespace
