// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render_command.h"

#include <map>
#include <memory>
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
#include "app/commands/render_camera.h"
#include "app/commands/show_words.h"
#include "app/commands/stop_signal.h"
#include "app/film/film_inputs.h"
#include "app/film/picture_file.h"
#include "app/film/picture_name.h"
#include "app/film/shrink.h"
#include "app/image/image_file.h"
#include "app/render/film_physics.h"
#include "app/render/scene_pictures.h"
#include "app/render_steps.h"
#include "app/scene/shader_source.h"
#include "app/show/named_chain.h"
#include "app/view/startup_trace.h"
#include "app/widgets/chain_text.h"
#include "pmx/base/file.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"
#include "pmx/base/reading_watch.h"

namespace app {
namespace {

int complainAbout(base::ErrorCode code, std::string detail) {
  return complain(base::makeError(code, std::move(detail)));
}

// --camera takes a file's keys of the scene; a dance given there by mistake still moves the first
// model.
base::Result<void> addCamera(Show& show, const std::filesystem::path& path) {
  if (path.empty()) return {};
  auto loaded = loadMotion(path);
  if (!loaded) return tl::unexpected(loaded.error());
  if ((*loaded)->motion.cameraKeys.empty()) {
    const ActorId first = show.order().front();
    say(fmt::format("--camera: {} has no camera keys; it moves {} instead", base::printable(path.string()),
                    base::printable(show.actor(first)->model().name.utf8, 60)));
    auto motions = show.actor(first)->motions();
    motions.push_back({*loaded});
    show.setMotions(first, std::move(motions));
    return {};
  }
  auto motions = show.sceneMotions();
  motions.push_back({*loaded});
  show.setSceneMotions(std::move(motions));
  return {};
}

base::Result<void> addPhysicsCache(Show& show, const RenderCommand& command, const ShowDescription& description) {
  if (command.physicsCache.empty()) return {};
  if (!description.physics.on) {
    return base::fail(base::ErrorCode::BadArgument, "--physics-cache: physics is off, there is nothing to keep");
  }
  std::vector<Actor*> moving;
  for (const ActorId id : show.order()) {
    if (show.actor(id)->physics() != nullptr) moving.push_back(show.actor(id));
  }
  if (moving.empty()) {
    say("--physics-cache: the model has no rigid bodies, there is nothing to keep");
    return {};
  }
  if (moving.size() > 1) {
    return base::fail(
        base::ErrorCode::BadArgument,
        fmt::format("--physics-cache: a cache holds one model's physics, and {} models have some", moving.size()));
  }
  listenForStop();
  std::optional<LongPlay> play;
  const auto goesOn = [&play](double frame, double last) {
    if (!play) play.emplace(last, false);
    return play->goesOn(frame);
  };
  const PhysicsBeginning beginning{show.physics(), description.physics.settle};
  return usePhysicsCache(*moving[0], *command.film, command.physicsCache, beginning, goesOn);
}

/// Checks that the cache is none of the files that are read or written, whether they exist or not.
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

/// Checks, before anything is drawn or played, that no output is also read and that the cache is
/// none of the others.
base::Result<void> checkOutputs(const RenderCommand& command, std::vector<std::filesystem::path>& inputs) {
  if (!command.physicsCache.empty()) {
    if (auto checked = checkCache(command, inputs); !checked) return checked;
    inputs.push_back(command.physicsCache);
  }
  if (command.film) return checkOutput(*command.film, inputs);
  return command.output == "-" ? base::Result<void>{} : base::checkOutput(command.output, inputs);
}

/// Returns whether a film of this kind has sound, to which a show's song belongs.
bool takesSound(const std::filesystem::path& film) {
  const auto kind = filmKind(film);
  return kind && (*kind == FilmKind::Mp4 || *kind == FilmKind::Webm);
}

/// Returns an option about a film's sound where the film has none; else empty.
std::string songOptionWithoutSong(const RenderCommand& command, const SongDescription& song) {
  const bool heard = command.film && takesSound(command.output) && !song.file.empty() && !song.muted;
  for (const char* option : {"--audio-offset", "--audio-volume"})
    if (!heard && command.given.contains(option)) return option;
  return {};
}

/// Lists missing files of a show file, besides models and motions, as issues, unless the command
/// line named them.
void leaveOutWhatIsMissing(const RenderCommand& command, ShowDescription& show, base::Issues& issues) {
  const auto isMissing = [&](const char* option, const std::filesystem::path& file) {
    if (file.empty() || command.given.contains(option) || findFile(file)) return false;
    issues.push_back({{}, -1, -1, "isn't there; left out"});
    base::nameFile(issues.back(), file);
    return true;
  };
  if (isMissing("--audio", show.song.file)) show.song = {};
  if (isMissing("--background-picture", show.look.picture.backdrop)) show.look.picture.backdrop.clear();
  if (!command.given.contains("--background") && !QColor(QString::fromStdString(show.look.background)).isValid()) {
    issues.push_back(
        {"look", -1, -1, fmt::format("background: '{}' isn't a colour; white", base::printable(show.look.background))});
    show.look.background = LookDescription().background;
  }
}

/// Loads the textures of all models, each model's once, and reports issues.
ShowTextures loadShowTextures(const Show& show) {
  std::map<const LoadedModel*, std::shared_ptr<const ModelTextures>> known;
  ShowTextures textures;
  for (const ActorId id : show.order()) {
    const LoadedModel* model = show.actor(id)->loadedModel().get();
    auto& of = known[model];
    if (!of) {
      of = std::make_shared<const ModelTextures>(loadTextures(*model));
      tellIssues(of->issues, model->path);
    }
    textures[id] = of;
  }
  return textures;
}

void tellOverlay(const ScenePictures& pictures) {
  if (!pictures.overlayFull()) return;
  say(fmt::format("--bones: more than {} bones are in the picture; of the others {} at most have dots", kMaxWholeMarks,
                  kMaxDots));
}

constexpr double kQuickPixels = 4e6;  // more may take seconds

double pixelsOf(const RenderCommand& command) {
  const double each = static_cast<double>(command.samples) * command.samples;
  return static_cast<double>(command.width) * command.height * each;
}

int writeOne(Show& show, ScenePictures& pictures, const RenderCommand& command,
             std::span<const std::filesystem::path> inputs, bool alpha) {
  listenForStop();
  LongPlay play(command.frame, false);
  if (!play.playUpTo(show, command.frame)) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  ProgressText line;
  if (line.onTerminal() && pixelsOf(command) > kQuickPixels)
    line.show(fmt::format("drawing {:.0f} million pixels", pixelsOf(command) / 1e6));
  const auto format = outputFormat(command.output);
  const auto picture = pictures.draw(command.frame).and_then([&](auto&&...) { return pictures.last(); });
  line.end();
  app::stageDone("picture drawn");
  if (!format) return complain(format.error());
  if (!picture) return complain(picture.error());
  const auto bytes = encodePicture(shrink(*picture, pictures.samples()), *format, alpha);
  if (!bytes) return complain(bytes.error());
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  out->write({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  const auto done = out->commit();
  app::stageDone("picture written");
  return done ? static_cast<int>(kDone) : complain(done.error());
}

}  // namespace

int runRender(const RenderCommand& asked) {
  const base::ReadingWatch watch;
  base::Issues issues;
  auto described = describeShow(asked, issues);
  if (!described) return complain(described.error());
  if (const auto option = songOptionWithoutSong(asked, described->song); !option.empty())
    return complainAbout(base::ErrorCode::BadArgument, fmt::format("{}: the film has no sound", option));
  if (hasShow(asked.files)) leaveOutWhatIsMissing(asked, *described, issues);
  RenderCommand command = asked;
  if (command.film && takesSound(command.output) && !described->song.muted) {
    command.film->audio = described->song.file;
    command.film->audioOffset = described->song.offset;
    command.film->audioVolume = described->song.volume;
  }
  LookDescription& chosen = described->look;
  const QColor background(QString::fromStdString(chosen.background));
  if (!background.isValid()) {
    return complainAbout(base::ErrorCode::BadArgument,
                         fmt::format("--background: '{}' isn't a colour (a name, #rrggbb or #aarrggbb)",
                                     base::printable(chosen.background)));
  }
  const bool alpha = background.alpha() != 255;
  if (!command.film) {
    if (auto checked = outputFormat(command.output).and_then([&](PictureFormat of) { return check(of, alpha); });
        !checked)
      return complain(checked.error());
  }
  Show show;
  const auto opened = openShow(*described, command.files, show);
  if (!opened) return complain(opened.error());
  if (auto given = watch.allGiven(); !given) return complain(given.error());
  tellIssues(issues);
  tellIssues(opened->issues);
  app::stageDone("files read");
  if (auto added = addCamera(show, command.camera); !added) return complain(added.error());
  if (command.allFrames) {
    if (show.lastFrame() <= 0.0) {
      return complainAbout(base::ErrorCode::BadArgument,
                           "--frames all: no motion says how many frames there are; name them, A:B");
    }
    command.film->frames.last = static_cast<std::int64_t>(show.lastFrame());
  }
  auto inputs = inputsOf(command.files, *described, show);
  if (!command.camera.empty()) inputs.push_back(diskFileOf(command.camera));
  if (auto checked = checkOutputs(command, inputs); !checked) return complain(checked.error());
  if (!gpuLimits().usable()) {
    say("no OpenGL 3.3 or later here");
    return kFailed;
  }
  app::stageDone("OpenGL asked");
  FilmLook look;
  look.width = command.width;
  look.height = command.height;
  look.samples = command.samples;
  look.background = background;
  look.picture = chosen.picture;
  auto camera = renderCamera(command, chosen.camera, show);
  if (!camera) return complain(camera.error());
  look.camera = std::move(*camera);
  if (!chosen.picture.backdrop.empty()) {
    auto backdrop = loadImageFile(chosen.picture.backdrop);
    if (!backdrop) return complain(backdrop.error());
    look.backdrop = std::move(*backdrop);
  }
  look.bones = command.bones;
  if (auto fits = ScenePictures::check(look); !fits) return complain(fits.error());
  if (!command.sideBySide.empty()) {
    const ActorId solved = firstWithChains(show);
    if (solved == 0)
      return complainAbout(base::ErrorCode::BadArgument,
                           "--side-by-side: no model has IK chains, all views would be the same");
    show.setSideBySide(solved, command.sideBySide);
    for (const ViewSolver& view : command.sideBySide) look.captions.push_back(viewTitle(view).toStdString());
  }
  const ShowTextures showTextures = loadShowTextures(show);
  if (auto given = watch.allGiven().and_then([&] { return texturesGiven(showTextures); }); !given)
    return complain(given.error());
  app::stageDone("textures decoded");
  // before physics, which depends on goals that look at the camera
  if (look.camera) show.setEye(eyeOf(*look.camera));
  if (described->physics.on && !playPhysicsFromStart(show, described->physics.settle)) return kFailed;
  app::stageDone("physics at rest");
  const double last = command.film ? static_cast<double>(command.film->frames.last) : command.frame;
  countSong(show, described->song, last);
  tellBeyondEnd(show, last);
  if (auto cached = addPhysicsCache(show, command, *described); !cached) return complain(cached.error());
  if (!command.steps.empty()) {
    const int status = writeSteps(show, showTextures, command, look, inputs);
    tellPlayIssues(show);
    return status;
  }
  ScenePictures pictures(show, showTextures, look);
  app::stageDone("scene built");
  if (!command.film) {
    const int status = writeOne(show, pictures, command, inputs, alpha);
    tellOverlay(pictures);
    tellPlayIssues(show);
    return status;
  }
  FilmSettings settings = *command.film;
  settings.transparent = alpha;
  // again: this colour has alpha
  if (auto checked = check(settings); !checked) return complain(checked.error());
  settings.samples = pictures.samples();  // pieces come averaged
  const int status = runFilm(settings, pictures);
  tellOverlay(pictures);
  tellPlayIssues(show);
  return status;
}

}  // namespace app
