// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This program makes films below the drawing: its memory may fail without a graphics driver's
// failing.
//
//     odori_fault_film film OUT [SOUND]           four pictures, by runFilm()
//     odori_fault_film ending OUT FILE            these four, until FILE exists: then it ends as
//                                                 without its display
//     odori_fault_film cache MODEL MOTION FILE    plays physics into a cache, or reads one

#include <chrono>
#include <cstring>
#include <exception>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include <unistd.h>

#include "app/commands/commands.h"
#include "app/commands/film_command.h"
#include "app/commands/messages.h"
#include "app/commands/uncaught.h"
#include "app/film/shrink.h"
#include "app/render/film_physics.h"

namespace {

/// This source gives pictures of one colour, brighter from frame to frame.
class Coloured final : public app::PictureSource {
 public:
  base::Result<std::optional<app::Picture>> draw(double frame) override {
    app::PictureBuffer buffer(kSide, kSide);
    std::memset(buffer.bytes, static_cast<int>(frame) * 20, std::size_t{4} * kSide * kSide);
    return std::exchange(waiting_, buffer.picture);
  }
  base::Result<app::Picture> last() override { return *std::exchange(waiting_, std::nullopt); }
  void pass(double /*frame*/) override {}

 private:
  static constexpr int kSide = 16;
  std::optional<app::Picture> waiting_;
};

app::FilmSettings fourPictures() {
  app::FilmSettings film;
  film.frames = {0, 3};
  film.width = film.height = 16;
  return film;
}

int film(const char* output, const char* sound) {
  app::FilmSettings film = fourPictures();
  film.output = output;
  if (sound != nullptr) film.audio = sound;
  Coloured source;
  return app::runFilm(film, {}, source);
}

/// Ends as the program does at its very end: on another thread, wherever the film is then.
int ending(const char* output, const char* file) {
  std::thread([file] {
    while (access(file, F_OK) != 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    app::endFilmWithoutSource();
    _exit(app::kFailed);
  }).detach();
  return film(output, nullptr);
}

int cache(const char* modelFile, const char* motionFile, const char* file) {
  auto model = app::loadModel(modelFile, {});
  if (!model) return app::complain(model.error());
  auto motion = app::loadMotion(motionFile, {});
  if (!motion) return app::complain(motion.error());
  app::Show show;
  const app::ActorId id = show.add(*model);
  show.setMotions(id, {{*motion}});
  app::PhysicsChoice physics;
  physics.on = true;
  show.setPhysics(physics);
  show.playPhysicsFromStart(0.0);
  auto used = app::usePhysicsCache(*show.actor(id), fourPictures(), file, {physics});
  if (!used) return app::complain(used.error());
  show.evaluate(3.0);
  return app::kDone;
}

int run(int argc, char** argv) {
  const std::string_view what = argc > 1 ? argv[1] : "";
  if (what == "film" && argc >= 3) return film(argv[2], argc > 3 ? argv[3] : nullptr);
  if (what == "ending" && argc == 4) return ending(argv[2], argv[3]);
  if (what == "cache" && argc == 5) return cache(argv[2], argv[3], argv[4]);
  return app::kUnusable;
}

}  // namespace

int main(int argc, char** argv) {
  app::openStandardStreams();
  std::set_terminate(app::endUncaught);
  try {
    return run(argc, argv);
  } catch (...) {
    return app::sayUncaught();
  }
}
