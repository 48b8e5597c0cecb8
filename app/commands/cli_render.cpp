// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_render.h"

#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_look.h"
#include "app/commands/cli_model_options.h"
#include "app/commands/cli_view.h"
#include "app/description/json_words.h"
#include "app/film/picture_file.h"
#include "pmx/base/ascii.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"

namespace app {
namespace {

constexpr std::string_view kAllFrames = "all";

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
  std::vector<ViewSolver> views;
  for (const std::string_view word : base::splitList(text)) {
    const auto view = viewSolverNamed(word);
    if (!view) {
      std::string known;
      for (const ViewSolver& each : allViewSolvers())
        known += fmt::format("{}{}", known.empty() ? "" : ", ", nameOf(each));
      refuse(fmt::format("--side-by-side: '{}' isn't one of {}", base::printable(word, 60), known));
    }
    views.push_back(*view);
  }
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

void addAudioOptions(CLI::App& command, FilmSettings& film) {
  auto* frames = command.get_option("--frames");
  command.add_option("--audio", film.audio, "Sound of a film; left out, the show's song")
      ->needs(frames)
      ->check(whyNoFileName);
  command
      .add_option("--audio-offset", film.audioOffset,
                  "Seconds that the sound begins after frame 0; below 0 its start isn't heard")
      ->check(numberFrom(-kMaxAudioOffset, kMaxAudioOffset))
      ->capture_default_str()
      ->needs(frames);
  command.add_option<float, double>("--audio-volume", film.audioVolume, "Loudness of the sound, 0 to 1")
      ->check(numberFrom(0.0, 1.0))
      ->default_str(fmt::format("{}", film.audioVolume))
      ->needs(frames);
}

/// Adds what is drawn, where to, and when.
void addFrameOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  command.add_option("--camera", render.camera, "Camera motion (VMD)")->check(whyNoFileName);
  auto* frame = command.add_option("--frame", render.frame, "One frame, 30 a second")
                    ->check(numberFrom(0.0, static_cast<double>(kMaxFrames)))
                    ->capture_default_str();
  pending
      .add(command, "--frames", "A film of the frames A:B, 30 a second, B included; all: those of all motions",
           [&render](const std::string& text) { setFrames(render, text); })
      ->excludes(frame);
  command
      .add_option(
          "-o,--output", render.output,
          "One frame: a file .png, .jpg or .webp, - is standard output (PNG). A film: name_%05d.png (.jpg, .webp), "
          ".mp4, .webm or .gif")
      ->required()
      ->check(whyNoFileName);
}

void addFilmOptions(CLI::App& command, RenderCommand& render) {
  auto* frames = command.get_option("--frames");
  FilmSettings& film = render.film.emplace();
  command.add_option("--fps", film.picturesASecond, "Pictures a second of a film")
      ->check(CLI::Range(1, kMaxPicturesASecond))
      ->capture_default_str()
      ->needs(frames);
  addAudioOptions(command, film);
  command.add_flag("--resume", film.resume, "Keep the pictures of a sequence that are there")->needs(frames);
  command
      .add_option("--physics-cache", render.physicsCache,
                  "What physics does in the film: read from this file, which is made if it isn't there")
      ->needs(frames)
      ->check(whyNoFileName);
}

/// Adds how large the picture is, and how IK is shown in it.
void addContentOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  const auto setSize = [&render](const std::string& text) { std::tie(render.width, render.height) = parseSize(text); };
  pending.add(command, "--size", "WxH in pixels", setSize)
      ->default_str(fmt::format("{}x{}", render.width, render.height));
  command.add_option("--ssaa", render.samples, "Draw N times wider and higher, then average")
      ->check(CLI::Range(1, kMaxSamples))
      ->capture_default_str();
  command.add_flag("--bones", render.bones, "Draw the bone overlay");
  auto* steps =
      command
          .add_option(
              "--steps", render.steps,
              "How the chain of this IK bone is solved in the frame, joint by joint: a strip of pictures, each of "
              "--size (360x360 if left out), the first ones and the end")
          ->excludes(command.get_option("--frames"));
  auto* ghost = pending.add(command, "--ghost",
                            "Each model once more, translucent, solved otherwise: off (without IK), on, motion, "
                            "a solver, and solver switches, separated by commas",
                            [&render](const std::string& text) { setGhost(render, text); });
  pending
      .add(command, "--ghost-place", "Where the ghost stands: same (where its model stands), beside, behind",
           [&render](const std::string& word) { setGhostPlace(render, word); })
      ->check(CLI::IsMember({"same", "beside", "behind"}))
      ->default_str("same")
      ->needs(ghost);
  const auto setSideBySide = [&render](const std::string& text) {
    if (!text.empty()) render.sideBySide = parseSideBySide(text);
  };
  pending
      .add(command, "--side-by-side",
           "Two to four views beside each other, in which the first model that has IK chains is solved by each "
           "of these, separated by commas: mmd, off (without IK), as-set (as the other options say), or a "
           "solver: mmd,fabrik,two-bone,dls. What hangs from the model stays where it hangs from it as set",
           setSideBySide)
      ->excludes(steps);
}

/// Completes the settings of a film, or leaves them out for a picture.
void completeFilm(const CLI::App& parsed, RenderCommand& render, bool transparent) {
  if (wordOf(parsed, "--frames").empty()) {
    render.film.reset();
    if (filmKind(render.output))
      refuse(fmt::format("'{}' is a film or a sequence: say which frames, --frames A:B", render.output.string()));
    if (const auto format = outputFormat(render.output); !format) refuse(base::describe(format.error()));
    return;
  }
  FilmSettings& film = *render.film;
  film.width = render.width;
  film.height = render.height;
  film.samples = render.samples;
  film.transparent = transparent;
  film.output = render.output;
  if (const auto checked = check(film); !checked) refuse(base::describe(checked.error()));
}

}  // namespace

void addRenderOptions(CLI::App& command, RenderCommand& render, PendingValues& pending) {
  addFrameOptions(command, render, pending);
  addFilmOptions(command, render);
  addContentOptions(command, render, pending);
  addFlag(command, "--no-ground", "Leave out the grid and the axes");
  addLookOptions(command, render.picture, pending);
  addViewOptions(command, render.view);
  auto* background =
      command.add_option("--background", render.background, "A colour name, #rrggbb, #aarrggbb or transparent")
          ->capture_default_str();
  addFlag(command, "--transparent", "Nothing behind the model, and no ground")
      ->excludes(background)
      ->excludes(command.get_option("--background-picture"));
  addChoice<DisplayChoice>(
      command, "--display", render.display,
      {{"own", DisplayChoice::Own},
       {"egl", DisplayChoice::Egl},
       {"xvfb", DisplayChoice::Xvfb},
       {"user", DisplayChoice::User}},
      "What is drawn on:\nown: egl where that works, else xvfb\negl: the graphics card, or the processor, "
      "without a window system\nxvfb: a virtual X server\nuser: the display that the environment names")
      ->default_str("own");
}

void completeRender(const CLI::App& parsed, RenderCommand& render) {
  render.given = givenOptions(parsed);
  const bool transparent = isOn(parsed, "--transparent");
  completeLook(parsed, render.picture, !transparent && !isOn(parsed, "--no-ground"));
  if (transparent) render.background = "transparent";
  completeFilm(parsed, render, transparent);
  completeView(parsed, render.view);
}

}  // namespace app
