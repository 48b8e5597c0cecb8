// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/rendering.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/film_command.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/render_camera.h"
#include "app/commands/stop_signal.h"
#include "app/display/display.h"
#include "app/drawing_commands/described_look.h"
#include "app/drawing_commands/render_checks.h"
#include "app/drawing_commands/render_steps.h"
#include "app/drawing_commands/write_picture.h"
#include "app/render/film_physics.h"
#include "app/scene/drawing_limits.h"
#include "app/view/show_readouts.h"
#include "app/view/startup_trace.h"
#include "app/widgets/chain_text.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

// --camera takes a file's keys of the scene; a dance given there by mistake still moves the first
// model.
base::Result<void> addCamera(Show& show, const std::filesystem::path& path, const OpenContext& context) {
  if (path.empty()) return {};
  auto loaded = loadMotion(path, context);
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

std::shared_ptr<const ModelTextures> loadAndTell(const LoadedModel& model) {
  auto textures = std::make_shared<const ModelTextures>(loadTexturesToDraw(model));
  tellIssues(textures->issues, model.path);
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

}  // namespace

int Rendering::prepare() {
  const auto ready = describe()
                         .and_then([&] { return open(); })
                         .and_then([&] { return checkFiles(); })
                         .and_then([&] { return chooseLook(); })
                         .and_then([&] { return chooseViews(); })
                         .and_then([&] { return loadTextures(); });
  if (!ready) return complain(ready.error());
  if (!restPhysics()) return kFailed;
  if (const auto used = usePhysics(); !used) return complain(used.error());
  return kDone;
}

base::Result<void> Rendering::describe() {
  auto described = describeShow(command_, context_, issues_);
  if (!described) return tl::unexpected(described.error());
  described_ = std::move(*described);
  context_ = context_.withShowNames(described_.archives);
  if (auto checked = checkSongOptions(command_, described_.song); !checked) return checked;
  if (hasShow(command_.files, context_)) leaveOutWhatIsMissing(command_, context_, described_, issues_);
  if (command_.film && takesSound(command_.output) && !described_.song.muted) {
    command_.film->audio = described_.song.file;
    command_.film->audioOffset = described_.song.offset;
    command_.film->audioVolume = described_.song.volume;
  }
  const auto background = backgroundOf(described_.look);
  if (!background) return tl::unexpected(background.error());
  alpha_ = background->alpha() != 255;
  if (command_.film) return {};
  return outputFormat(command_.output).and_then([this](PictureFormat format) { return check(format, alpha_); });
}

base::Result<void> Rendering::open() {
  Show& show = scene_.show();
  const auto opened = openShow(described_, context_, command_.files, show);
  if (!opened) return tl::unexpected(opened.error());
  if (auto read = context_.allRead(); !read) return read;
  tellIssues(issues_);
  tellIssues(opened->issues);
  stageDone("files read");
  if (hasReadouts(show)) Display::lookForFonts();
  if (auto added = addCamera(show, command_.camera, context_); !added) return added;
  if (!command_.allFrames) return {};
  if (show.lastFrame() <= 0.0)
    return base::fail(base::ErrorCode::BadArgument,
                      "--frames all: no motion says how many frames there are; name them, A:B");
  command_.film->frames.last = static_cast<std::int64_t>(show.lastFrame());
  return {};
}

base::Result<void> Rendering::checkFiles() {
  inputs_ = inputsOf(command_.files, context_, described_, scene_.show());
  if (!command_.camera.empty() && !context_.isReadPipe(command_.camera)) inputs_.push_back(diskFileOf(command_.camera));
  if (command_.film) {
    command_.film->transparent = alpha_;
    if (auto checked = check(*command_.film); !checked) return checked;
  }
  return checkOutputs(command_, inputs_);
}

base::Result<void> Rendering::chooseLook() {
  if (auto usable = checkOpenGl(); !usable) return usable;
  stageDone("OpenGL asked");
  FilmLook look;
  look.width = command_.width;
  look.height = command_.height;
  look.samples = command_.samples;
  look.stereo = command_.stereo;
  auto camera = renderCamera(command_, described_.look.camera, scene_.show());
  if (!camera) return tl::unexpected(camera.error());
  look.camera = std::move(*camera);
  if (auto applied = applyLook(described_.look, context_, Missing::Fails, look); !applied) return applied;
  if (auto fits = ScenePictures::check(look); !fits) return fits;
  if (command_.stereo.layout != Stereo::None) {
    if (auto suits = checkAllRound(command_.stereo.layout, described_.look); !suits) return suits;
    const bool overlays = look.overlays != ShownOverlays();
    for (const std::string& line : leftOutOfStereo(command_, hasReadouts(scene_.show()), overlays)) say(line);
  }
  scene_.setLook(std::move(look));
  return {};
}

base::Result<void> Rendering::chooseViews() {
  if (command_.sideBySide.empty()) return {};
  std::vector<ActorId> solved;
  for (const ActorId id : scene_.show().order())
    if (!scene_.show().actor(id)->skeleton().chains.empty()) solved.push_back(id);
  if (solved.empty())
    return base::fail(base::ErrorCode::BadArgument,
                      "--side-by-side: no model has IK chains, all views would be the same");
  std::vector<std::string> captions;
  for (const ViewSolver& view : command_.sideBySide) captions.push_back(viewTitle(view).toStdString());
  scene_.setViews(solved, command_.sideBySide, std::move(captions));
  return {};
}

base::Result<void> Rendering::loadTextures() {
  auto given = scene_.loadTextures(loadAndTell);
  if (auto others = context_.allRead(); !others) return others;
  if (given) stageDone("textures decoded");
  return given;
}

bool Rendering::restPhysics() {
  if (described_.physics.on) {
    scene_.beginPhysics(described_.physics.settle);
    if (!playRest(scene_.show(), described_.physics.settle)) return false;
  }
  stageDone("physics at rest");
  return true;
}

base::Result<void> Rendering::usePhysics() {
  Show& show = scene_.show();
  countSong(show, described_.song, context_, lastFrame());
  tellBeyondEnd(show, lastFrame());
  if (command_.physicsCache.empty()) return {};
  if (!described_.physics.on)
    return base::fail(base::ErrorCode::BadArgument, "--physics-cache: physics is off, there is nothing to keep");
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
  return usePhysicsCache(*moving[0]);
}

base::Result<void> Rendering::usePhysicsCache(Actor& actor) {
  listenForStop();
  std::optional<LongPlay> play;
  const auto goesOn = [&play](double frame, double last) {
    if (!play) play.emplace(last, false);
    return play->goesOn(frame);
  };
  const PhysicsBeginning beginning{scene_.show().physics(), described_.physics.settle};
  return app::usePhysicsCache(actor, *command_.film, command_.physicsCache, beginning, goesOn);
}

int Rendering::draw() {
  int status = kDone;
  if (!command_.steps.empty()) {
    status = writeSteps(scene_, command_, inputs_);
  } else {
    const auto pictures = scene_.pictures();
    stageDone("scene built");
    status = command_.film ? runFilm(settingsFor(*pictures), context_, *pictures) : writeStill(*pictures);
    tellOverlay(*pictures);
  }
  tellPlayIssues(scene_.show());
  return status;
}

int Rendering::drawPart(JoinedFilm& film, const JoinedFilm::Meeting& meeting) {
  const auto pictures = scene_.pictures();
  const int status = runFilmPart(settingsFor(*pictures), context_, *pictures, film, meeting);
  tellOverlay(*pictures);
  tellPlayIssues(scene_.show());
  return status;
}

int Rendering::writeStill(ScenePictures& pictures) {
  listenForStop();
  LongPlay play(command_.frame, false);
  if (!play.playUpTo(scene_.show(), command_.frame)) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  ProgressText line;
  if (line.onTerminal() && pixelsOf(command_) > kQuickPixels)
    line.show(fmt::format("drawing {:.0f} million pixels", pixelsOf(command_) / 1e6));
  const auto picture = pictures.still(command_.frame);
  line.end();
  const auto written = outputFormat(command_.output).and_then([&](PictureFormat format) -> base::Result<void> {
    if (!picture) return tl::unexpected(picture.error());
    return writePicture(*picture, format, alpha_, command_.output, inputs_);
  });
  return written ? static_cast<int>(kDone) : complain(written.error());
}

FilmSettings Rendering::settingsFor(const ScenePictures& pictures) const {
  FilmSettings settings = *command_.film;
  settings.samples = pictures.samples();  // pieces come averaged
  return settings;
}

}  // namespace app
