// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_render.h"

#include <map>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_file_name.h"
#include "app/film/picture_file.h"
#include "pmx/base/ascii.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"

namespace app {
namespace {

const std::map<std::string, DisplayChoice> kDisplays{{"own", DisplayChoice::Own},
                                                     {"egl", DisplayChoice::Egl},
                                                     {"xvfb", DisplayChoice::Xvfb},
                                                     {"user", DisplayChoice::User}};

constexpr std::string_view kAllFrames = "all";

std::pair<int, int> pictureSize(const std::string& text) {
  const auto sides = base::splitAt(text, 'x');
  const auto side = [&](std::size_t i) { return base::numberIn<int>(base::trimmedAscii(sides[i])).value_or(0); };
  const auto fits = [](int pixels) { return pixels >= 1 && pixels <= kMaxPictureSide; };
  if (sides.size() != 2 || !fits(side(0)) || !fits(side(1)))
    throw CLI::ValidationError(
        fmt::format("--size: '{}' isn't WxH, each from 1 to {}", base::printable(text, 60), kMaxPictureSide));
  return {side(0), side(1)};
}

/// Parses solvers such as `mmd,fabrik`, one per view.
std::vector<ViewSolver> sideBySide(const std::string& text) {
  std::vector<ViewSolver> views;
  for (const std::string_view word : base::splitList(text)) {
    const auto view = viewSolverNamed(word);
    if (!view) {
      std::string known;
      for (const ViewSolver& each : allViewSolvers())
        known += fmt::format("{}{}", known.empty() ? "" : ", ", nameOf(each));
      throw CLI::ValidationError(fmt::format("--side-by-side: '{}' isn't one of {}", base::printable(word, 60), known));
    }
    views.push_back(*view);
  }
  if (views.size() < 2 || views.size() > kMaxViews)
    throw CLI::ValidationError(
        fmt::format("--side-by-side: {} isn't 2 to {} views, separated by commas", views.size(), kMaxViews));
  return views;
}

FilmSettings filmSettings(const RenderWords& words, const RenderCommand& command) {
  FilmSettings film;
  const auto frames = words.frames == kAllFrames ? FrameRange() : parseFrameRange(words.frames);
  if (!frames) throw CLI::ValidationError(base::describe(frames.error()));
  film.frames = *frames;
  film.picturesASecond = words.picturesASecond;
  film.width = command.width;
  film.height = command.height;
  film.samples = words.samples;
  film.transparent = words.transparent;
  film.resume = words.resume;
  film.audio = words.audio;
  film.audioOffset = words.audioOffset;
  film.audioVolume = static_cast<float>(words.audioVolume);
  film.output = words.output;
  if (const auto checked = check(film); !checked) throw CLI::ValidationError(base::describe(checked.error()));
  return film;
}

void addAudioOptions(CLI::App& command, RenderWords& words) {
  auto* frames = command.get_option("--frames");
  command.add_option("--audio", words.audio, "Sound of a film; left out, the show's song")
      ->needs(frames)
      ->check(whyNoFileName);
  command
      .add_option("--audio-offset", words.audioOffset,
                  "Seconds that the sound begins after frame 0; below 0 its start isn't heard")
      ->check(numberFrom(-kMaxAudioOffset, kMaxAudioOffset))
      ->capture_default_str()
      ->needs(frames);
  command.add_option("--audio-volume", words.audioVolume, "Loudness of the sound, 0 to 1")
      ->check(numberFrom(0.0, 1.0))
      ->capture_default_str()
      ->needs(frames);
}

}  // namespace

void addRenderOptions(CLI::App& command, RenderWords& words) {
  command.add_option("--camera", words.camera, "Camera motion (VMD)")->check(whyNoFileName);
  auto* frame = command.add_option("--frame", words.frame, "One frame, 30 a second")
                    ->check(numberFrom(0.0, static_cast<double>(kMaxFrames)))
                    ->capture_default_str();
  auto* frames = command.add_option("--frames", words.frames,
                                    "A film of the frames A:B, 30 a second, B included; all: those of all motions");
  frames->excludes(frame);
  command
      .add_option(
          "-o,--output", words.output,
          "One frame: a file .png, .jpg or .webp, - is standard output (PNG). A film: name_%05d.png (.jpg, .webp), "
          ".mp4, .webm or .gif")
      ->required()
      ->check(whyNoFileName);
  command.add_option("--fps", words.picturesASecond, "Pictures a second of a film")
      ->check(CLI::Range(1, kMaxPicturesASecond))
      ->capture_default_str()
      ->needs(frames);
  addAudioOptions(command, words);
  command.add_flag("--resume", words.resume, "Keep the pictures of a sequence that are there")->needs(frames);
  command
      .add_option("--physics-cache", words.physicsCache,
                  "What physics does in the film: read from this file, which is made if it isn't there")
      ->needs(frames)
      ->check(whyNoFileName);
  command.add_option("--size", words.size, "WxH in pixels")->capture_default_str();
  command.add_option("--ssaa", words.samples, "Draw N times wider and higher, then average")
      ->check(CLI::Range(1, kMaxSamples))
      ->capture_default_str();
  command.add_flag("--bones", words.bones, "Draw the bone overlay");
  auto* steps =
      command
          .add_option(
              "--steps", words.steps,
              "How the chain of this IK bone is solved in the frame, joint by joint: a strip of pictures, each of "
              "--size (360x360 if left out), the first ones and the end")
          ->excludes(frames);
  auto* ghost = command.add_option("--ghost", words.ghost,
                                   "Each model once more, translucent, solved otherwise: off (without IK), on, motion, "
                                   "a solver, and solver switches, separated by commas");
  command
      .add_option("--ghost-place", words.ghostPlace,
                  "Where the ghost stands: same (where its model stands), beside, behind")
      ->check(CLI::IsMember({"same", "beside", "behind"}))
      ->capture_default_str()
      ->needs(ghost);
  command
      .add_option("--side-by-side", words.sideBySide,
                  "Two to four views beside each other, in which the first model that has IK chains is solved by each "
                  "of these, separated by commas: mmd, off (without IK), as-set (as the other options say), or a "
                  "solver: mmd,fabrik,two-bone,dls. What hangs from the model stays where it hangs from it as set")
      ->excludes(steps);
  command.add_flag("--no-ground", words.noGround, "Leave out the grid and the axes");
  addLookOptions(command, words.look);
  addViewOptions(command, words.view);
  auto* background =
      command.add_option("--background", words.background, "A colour name, #rrggbb, #aarrggbb or transparent")
          ->capture_default_str();
  command.add_flag("--transparent", words.transparent, "Nothing behind the model, and no ground")
      ->excludes(background)
      ->excludes(command.get_option("--background-picture"));
  command
      .add_option("--display", words.display,
                  "What is drawn on:\nown: egl where that works, else xvfb\negl: the graphics card, or the processor, "
                  "without a window system\nxvfb: a virtual X server\nuser: the display that the environment names")
      ->check(CLI::IsMember({"own", "egl", "xvfb", "user"}))
      ->capture_default_str();
}

RenderCommand renderCommand(const RenderWords& words, const std::vector<std::string>& files, const IkOptions& ik) {
  RenderCommand render;
  render.files = {files.begin(), files.end()};
  render.camera = words.camera;
  render.frame = words.frame;
  render.ik = ik;
  std::tie(render.width, render.height) = pictureSize(words.size);
  render.samples = words.samples;
  render.display = kDisplays.at(words.display);
  render.bones = words.bones;
  render.steps = words.steps;
  if (!words.sideBySide.empty()) render.sideBySide = sideBySide(words.sideBySide);
  render.picture = pictureOptions(words.look, !words.noGround && !words.transparent);
  render.background = words.transparent ? "transparent" : words.background;
  render.output = words.output;
  render.physicsCache = words.physicsCache;
  if (!words.frames.empty()) {
    render.film = filmSettings(words, render);
    render.allFrames = words.frames == kAllFrames;
  } else if (filmKind(render.output)) {
    throw CLI::ValidationError(
        fmt::format("'{}' is a film or a sequence: say which frames, --frames A:B", words.output));
  } else if (const auto format = outputFormat(render.output); !format) {
    throw CLI::ValidationError(base::describe(format.error()));
  }
  return render;
}

}  // namespace app
