// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render_command.h"

#include <optional>
#include <span>
#include <vector>

#include <fmt/format.h>
#include <QColor>

#include "app/commands/commands.h"
#include "app/commands/film_command.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/stop_signal.h"
#include "app/film/film_inputs.h"
#include "app/film/picture_name.h"
#include "app/film/png.h"
#include "app/film/shrink.h"
#include "app/image/image_file.h"
#include "app/render/film_physics.h"
#include "app/render/input_files.h"
#include "app/render/scene_pictures.h"
#include "app/scene/shader_source.h"
#include "pmx/base/file.h"

namespace app {
namespace {

int complainAbout(base::ErrorCode code, std::string detail) {
  return complain(base::Error{code, {}, {}, -1, -1, std::move(detail)});
}

// --camera takes the scene's keys of a file; a dance given there by mistake still moves the model.
base::Result<void> addCamera(Show& show, ActorId id, const std::filesystem::path& path) {
  if (path.empty()) return {};
  auto loaded = loadMotion(path);
  if (!loaded) return tl::unexpected(loaded.error());
  if ((*loaded)->motion.cameraKeys.empty()) {
    auto motions = show.actor(id)->motions();
    motions.push_back({*loaded});
    show.setMotions(id, std::move(motions));
    return {};
  }
  auto sceneOnly = std::make_shared<LoadedMotion>(**loaded);
  sceneOnly->motion.boneKeys.clear();
  sceneOnly->motion.morphKeys.clear();
  sceneOnly->motion.ikKeys.clear();
  show.setSceneMotions({{sceneOnly}});
  return {};
}

/// Besides files, all that moves bodies, in words that differ where any of it does.
std::string switchesOf(const Actor& actor, const RenderCommand& command) {
  const base::Vec3& gravity = command.physics.gravity;
  std::string words =
      fmt::format("gravity {} {} {} settle {} ik", gravity.x, gravity.y, gravity.z, command.physics.settle);
  for (std::size_t i = 0; i < actor.skeleton().chains.size(); ++i)
    words += fmt::format(" {}", static_cast<int>(actor.chainMode(i)));
  for (const auto& named : ik::kNamedSwitches)
    if (command.ik.solver.*named.field) words += fmt::format(" {}", named.name);
  return words;
}

base::Result<void> addPhysicsCache(Actor& actor, const RenderCommand& command) {
  if (command.physicsCache.empty()) return {};
  if (!command.physics.on) {
    return tl::unexpected(base::Error{
        base::ErrorCode::BadArgument, {}, {}, -1, -1, "--physics-cache: physics is off, there is nothing to keep"});
  }
  if (actor.physics() == nullptr) {
    say("--physics-cache: the model has no rigid bodies, there is nothing to keep");
    return {};
  }
  listenForStop();
  std::optional<LongPlay> play;
  const auto goesOn = [&play](double frame, double last) {
    if (!play) play.emplace(last, false);
    return play->goesOn(frame);
  };
  return usePhysicsCache(actor, *command.film, command.physicsCache, switchesOf(actor, command), goesOn);
}

/// All files that the picture or film is made from, but a film's sound and physics cache.
std::vector<std::filesystem::path> inputsOf(const RenderCommand& command, const Show& show) {
  auto inputs = inputFiles(show);
  for (const auto& path : {command.camera, command.picture.backdrop}) {
    if (!path.empty()) inputs.push_back(path);
  }
  return inputs;
}

/// The cache is none of the files that are read, nor of those that are written, there already or not.
base::Result<void> checkCache(const RenderCommand& command, std::vector<std::filesystem::path> others) {
  if (command.film && !command.film->audio.empty()) others.push_back(command.film->audio);
  const auto name = PictureName::parse(command.output);
  if (name && name->number(command.physicsCache.filename().string())) {
    others.push_back(name->folder() / command.physicsCache.filename());
  } else {
    others.push_back(command.output);
  }
  return base::checkOutput(command.physicsCache, others);
}

/// Before anything is drawn or played: no output is a file that is read, nor the cache one of the others.
base::Result<void> checkOutputs(const RenderCommand& command, std::vector<std::filesystem::path>& inputs) {
  if (!command.physicsCache.empty()) {
    if (auto checked = checkCache(command, inputs); !checked) return checked;
    inputs.push_back(command.physicsCache);
  }
  if (command.film) return checkOutput(*command.film, inputs);
  return command.output == "-" ? base::Result<void>{} : base::checkOutput(command.output, inputs);
}

int writeOne(Show& show, ScenePictures& pictures, const RenderCommand& command,
             std::span<const std::filesystem::path> inputs, bool alpha) {
  listenForStop();
  LongPlay play(command.frame, false);
  if (!play.playUpTo(show, command.frame)) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  if (auto drawn = pictures.draw(command.frame); !drawn) return complain(drawn.error());
  const auto picture = pictures.last();
  if (!picture) return complain(picture.error());
  const auto png = encodePng(shrink(*picture, pictures.samples()), alpha);
  if (!png) return complain(png.error());
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  out->write({reinterpret_cast<const char*>(png->data()), png->size()});
  const auto done = out->commit();
  return done ? static_cast<int>(kDone) : complain(done.error());
}

}  // namespace

int runRender(const RenderCommand& command) {
  const QColor background(QString::fromStdString(command.background));
  if (!background.isValid()) {
    return complainAbout(
        base::ErrorCode::BadArgument,
        fmt::format("--background: '{}' isn't a colour (a name, #rrggbb or #aarrggbb)", command.background));
  }
  Show show;
  const auto opened = openInto(show, command.model, command.motions, command.ik);
  if (!opened) return complain(opened.error());
  Actor& actor = *show.actor(*opened);
  if (auto added = addCamera(show, *opened, command.camera); !added) return complain(added.error());
  auto inputs = inputsOf(command, show);
  if (auto checked = checkOutputs(command, inputs); !checked) return complain(checked.error());
  if (!gpuLimits().usable()) {
    say("no OpenGL 3.3 or later here");
    return kFailed;
  }
  FilmLook look;
  look.width = command.width;
  look.height = command.height;
  look.samples = command.samples;
  look.background = background;
  look.picture = command.picture;
  if (!command.picture.backdrop.empty()) {
    auto backdrop = loadImageFile(command.picture.backdrop);
    if (!backdrop) return complain(backdrop.error());
    look.backdrop = std::move(*backdrop);
  }
  look.bones = command.bones;
  if (auto fits = ScenePictures::check(look); !fits) return complain(fits.error());
  const auto modelPictures = std::make_shared<const ModelPictures>(loadPictures(*actor.loadedModel()));
  for (const auto& issue : modelPictures->issues) say(base::describe(issue));
  startPhysics(show, command.physics);
  if (auto cached = addPhysicsCache(actor, command); !cached) return complain(cached.error());
  ScenePictures pictures(show, {{*opened, modelPictures}}, look);
  const bool alpha = background.alpha() != 255;
  if (!command.film) {
    const int status = writeOne(show, pictures, command, inputs, alpha);
    tellPlayIssues(show);
    return status;
  }
  FilmSettings settings = *command.film;
  settings.transparent = alpha;
  if (auto checked = check(settings); !checked) return complain(checked.error());  // again: this colour has alpha
  settings.samples = pictures.samples();                                           // pieces come averaged
  const int status = runFilm(settings, pictures);
  tellPlayIssues(show);
  return status;
}

}  // namespace app
