// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_render.h"

#include <filesystem>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_audio.h"
#include "app/commands/cli_look.h"
#include "app/commands/cli_model_options.h"
#include "app/commands/cli_stereo.h"
#include "app/commands/cli_view.h"
#include "app/description/json_words.h"
#include "app/film/picture_file.h"
#include "app/playlist/film_names.h"
#include "pmx/base/ascii.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"

namespace app {
namespace {

constexpr std::string_view kAllFrames = "all";
constexpr int kMaxMultisamples = 64;

std::pair<int, int> parseSize(const std::string& text) {
  const auto sides = base::splitAt(text, 'x');
  const auto side = [&](std::size_t i) { return base::numberIn<int>(base::trimmedAscii(sides[i])).value_or(0); };
  const auto fits = [](int pixels) { return pixels >= 1 && pixels <= kMaxPictureSide; };
  if (sides.size() != 2 || !fits(side(0)) || !fits(side(1)))
    refuse(fmt::format("--size: '{}' isn't WxH, each from 1 to {}", base::printable(text, 60), kMaxPictureSide));
  return {side(0), side(1)};
}

/// Parses solvers such as `mmd,fabrik`, one per view.
std::vector<ViewSolver> parseSideBySide(const std::string& text) {
  std::vector<ViewSolver> views = parseViewSolvers("--side-by-side", text);
  if (views.size() < 2 || views.size() > kMaxViews)
    refuse(fmt::format("--side-by-side: {} isn't 2 to {} views, separated by commas", views.size(), kMaxViews));
  return views;
}

/// Sets the frames of a film; an empty text gives none.
void setFrames(RenderCommand& render, const std::string& text) {
  render.allFrames = text == kAllFrames;
  if (text.empty() || render.allFrames) return;
  const auto frames = parseFrameRange(text);
  if (!frames) refuse(base::describe(frames.error()));
  render.film->frames = *frames;
}

void setGhost(RenderCommand& render, const std::string& text) {
  if (text.empty()) return;
  const IkOptions solved = parseSolver("--ghost", text);
  render.ghost = GhostChoice{solved.all, solved.solver, solved.chainSolver, GhostPlace::Same};
}

void setGhostPlace(RenderCommand& render, const std::string& word) {
  for (const auto& [name, place] : kGhostWords) {
    if (render.ghost && word == name) render.ghost->place = place;
  }
}

/// Adds which frames are drawn, and where to.
void addFrameOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  beginGroup(command, "Frames and output");
  auto* frame = command.add_option("--frame", render.frame, "Frame to render, 30 per second")
                    ->check(numberFrom(0.0, static_cast<double>(kMaxFrames)))
                    ->capture_default_str();
  pending
      .add(command, "--frames",
           "Frames of a video or an image sequence: A:B with B included, or all: those of all motions",
           [&render](const std::string& text) { setFrames(render, text); })
      ->type_name("A:B|all")
      ->excludes(frame);
  command
      .add_option(
          "-o,--output", render.output,
          "File to write. One frame: .png, .jpg, .webp, or - for standard output (PNG). Frames: name_%05d.png (.jpg, "
          ".webp) for an image sequence; .mp4, .webm or .gif. A playlist: FOLDER/, or a name with %n (number) or %t "
          "(title), for a video of each dance")
      ->type_name("FILE")
      ->required()
      ->check(whyNoFileName);
}

void addFilmOptions(CLI::App& command, RenderCommand& render) {
  beginGroup(command, "Video and image sequence");
  FilmSettings& film = render.film.emplace();
  command.add_option("--fps", film.picturesASecond, "Frame rate of the video")
      ->check(wholeFrom(1, kMaxPicturesASecond))
      ->capture_default_str();
  addAudioOptions(command, "of the video", film.audio, film.audioOffset, film.audioVolume);
  command.add_flag("--resume", film.resume, "Keep existing images of a sequence, and render the missing ones");
  command
      .add_option("--physics-cache", render.physicsCache,
                  "Cache of the video's physics: read from this file, which is written if it doesn't exist")
      ->type_name("FILE")
      ->check(whyNoFileName);
  ListFilms& list = render.list.emplace();
  auto* join = command.add_flag("--join", list.join, "Join the dances of a playlist into one video");
  command
      .add_option<std::optional<double>, double>(
          "--fade", list.fade,
          "Fade each dance out in its last seconds, picture and sound, and the next one in; with --join; if left out, "
          "as the playlist says")
      ->type_name("SECONDS")
      ->check(numberFrom(0.0, kMaxFade))
      ->needs(join);
}

/// Adds how large and how fine the image is.
void addSizeOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  beginGroup(command, "Image");
  const auto setSize = [&render](const std::string& text) { std::tie(render.width, render.height) = parseSize(text); };
  pending.add(command, "--size", "Width and height in pixels", setSize)
      ->type_name("WxH")
      ->default_str(fmt::format("{}x{}", render.width, render.height));
  command
      .add_option("--ssaa", render.samples, "Supersampling: render at N times the width and height, then scale down")
      ->check(wholeFrom(1, kMaxSamples))
      ->capture_default_str();
  command.add_option("--msaa", render.picture.samples, "Multisampling: samples per pixel, at most those of the driver")
      ->check(wholeFrom(1, kMaxMultisamples))
      ->capture_default_str();
  command.add_flag("--bones,!--no-bones", render.overlays.bones,
                   "Draw the bones over the models; --no-bones: not even where the show has them");
  command.add_flag("--limits,!--no-limits", render.overlays.limits,
                   "Draw the limits of joints (cones, arcs, slides); --no-limits: not even where the show has them");
}

/// Adds how IK is shown in the image, to the group that has its switches.
void addShownIkOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  auto* steps =
      command
          .add_option("--steps", render.steps,
                      "Draw how the chain of this IK bone is solved in the frame, joint by joint: a strip of images of "
                      "--size each (360x360 if left out), the first steps and the last")
          ->type_name("BONE")
          ->excludes(command.get_option("--frames"));
  auto* ghost = pending
                    .add(command, "--ghost",
                         "Show a translucent copy of each model with another IK setting: off (without IK), on, "
                         "motion, a solver, and solver switches, separated by commas",
                         [&render](const std::string& text) { setGhost(render, text); })
                    ->type_name("WORDS");
  pending
      .add(command, "--ghost-position", "Position of the ghost: same (as its model), beside, behind",
           [&render](const std::string& word) { setGhostPlace(render, word); })
      ->check(isOneOf({"same", "beside", "behind"}))
      ->default_str("same")
      ->needs(ghost);
  const auto setSideBySide = [&render](const std::string& text) {
    if (!text.empty()) render.sideBySide = parseSideBySide(text);
  };
  pending
      .add(command, "--side-by-side",
           "Draw two to four views side by side, in which the models' IK chains are solved by each of these, "
           "separated by commas: mmd, off (without IK), as-set (by the other options), or a solver. What is attached "
           "to a model follows it as set. Example: mmd,fabrik,two-bone,dls",
           setSideBySide)
      ->type_name("LIST")
      ->excludes(steps);
}

/// Returns whether films of each dance of a playlist are named: by a folder, or by a name with
/// places. A folder becomes such a name.
bool takeFilmNames(RenderCommand& render) {
  std::error_code failed;
  if (!render.output.has_filename() || std::filesystem::is_directory(render.output, failed))
    render.output /= std::filesystem::path(kFilmName);
  return namesEachDance(render.output);
}

/// Takes the options about the films of a playlist, or leaves them out where there is none.
void completeList(const CLI::App& parsed, RenderCommand& render) {
  const bool join = isOn(parsed, "--join"), each = !join && takeFilmNames(render);
  if (!join && !each) {
    render.list.reset();
    return;
  }
  for (const char* option : {"--audio", "--audio-offset"})
    if (isGiven(parsed, option)) refuse(fmt::format("{}: each dance of a playlist has its own song", option));
  for (const char* option : {"--resume", "--physics-cache", "--frame", "--steps"})
    if (isGiven(parsed, option)) refuse(fmt::format("{}: not for the videos of a playlist", option));
  const auto kind = filmKind(render.output);
  if (each && (!kind || *kind == FilmKind::Pictures))
    refuse("-o: the dances of a playlist become videos, .mp4, .webm or .gif");
  if (!isGiven(parsed, "--frames")) render.allFrames = true;
}

/// Completes the settings of a film, or leaves them out for a picture.
void completeFilm(const CLI::App& parsed, RenderCommand& render, bool transparent) {
  completeList(parsed, render);
  if (!render.list && wordOf(parsed, "--frames").empty()) {
    for (const char* option : {"--fps", "--audio", "--audio-offset", "--audio-volume", "--resume", "--physics-cache"})
      if (isGiven(parsed, option)) refuse(fmt::format("{} needs --frames", option));
    render.film.reset();
    if (filmKind(render.output))
      refuse(
          fmt::format("'{}' is a video or an image sequence: say which frames, --frames A:B", render.output.string()));
    if (const auto format = outputFormat(render.output); !format) refuse(base::describe(format.error()));
    return;
  }
  FilmSettings& film = *render.film;
  film.width = render.width;
  film.height = render.height;
  film.samples = render.samples;
  film.stereo = render.stereo.layout;
  film.transparent = transparent;
  film.output = render.output;
  if (const auto checked = check(film); !checked) refuse(base::describe(checked.error()));
}

}  // namespace

void addRenderOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  addFrameOptions(command, render, pending);
  addFilmOptions(command, render);
  addSizeOptions(command, render, pending);
  addIkOptions(command, render.ik, pending);
  addShownIkOptions(command, render, pending);
  addPhysicsOptions(command, render.physics, pending);
  beginGroup(command, "Camera");
  command.add_option("--camera", render.camera, "Camera motion to use (VMD)")->type_name("FILE")->check(whyNoFileName);
  addViewOptions(command, render.view);
  addStereoOptions(command, render.stereo);
  addLookOptions(command, render.picture, pending);
  addFlag(command, "--no-ground", "Hide the ground's grid and axes");
  auto* background = command
                         .add_option("--background", render.background,
                                     "Background: a colour (name, #rrggbb, #aarrggbb), transparent, or gradient")
                         ->type_name("COLOUR")
                         ->capture_default_str();
  addFlag(command, "--transparent", "Transparent background, without a ground")
      ->excludes(background)
      ->excludes(command.get_option("--background-image"));
  beginGroup(command, "Options");
  addChoice<DisplayChoice>(
      command, "--display", render.display,
      {{"own", DisplayChoice::Own},
       {"egl", DisplayChoice::Egl},
       {"xvfb", DisplayChoice::Xvfb},
       {"user", DisplayChoice::User}},
      "Display to draw on.\nown: egl if it works, else xvfb\negl: the graphics card, or the processor, "
      "without a window system\nxvfb: a virtual X server\nuser: the display that the environment names")
      ->default_str("own");
}

void completeRender(const CLI::App& parsed, RenderCommand& render) {
  render.given = givenOptions(parsed);
  const bool transparent = isOn(parsed, "--transparent");
  completeLook(parsed, render.picture, !transparent && !isOn(parsed, "--no-ground"));
  if (transparent) render.background = "transparent";
  completeStereo(parsed, render);
  completeFilm(parsed, render, transparent);
  completeView(parsed, render.view);
}

}  // namespace app
