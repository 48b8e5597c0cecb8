// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/description/show_description.h"
#include "app/display/display_choice.h"
#include "app/film/film_settings.h"
#include "app/report/pose_comparison.h"
#include "app/show/frame.h"
#include "app/show/saved_pose.h"
#include "app/view/picture_options.h"
#include "pmx/base/result.h"

namespace app {

/// The IK switches of a command line, for all models.
using IkOptions = IkChoice;

/// Options that were given, by their long names: over a show file these count alone.
using GivenOptions = std::set<std::string>;

/// The physics of a command line.
struct PhysicsOptions {
  bool on = false;
  bool together = true;                    ///< bodies of several models meet; counts where `meeting`
  bool meeting = false;                    ///< told on the command line
  base::Vec3 gravity{0.0F, -98.0F, 0.0F};  ///< units per second squared
  double settle = 30.0;                    ///< frames of rest at frame 0 before the motion plays
};

/// `odori [FILE…]`
struct WindowCommand {
  std::vector<std::filesystem::path> files;
};

/// `odori info FILE… [--json]`
struct InfoCommand {
  std::vector<std::filesystem::path> files;
  bool json = false;
};

/// `odori pose FILE… --frames LIST`, or `--frame N -o POSE.vpd`
struct PoseCommand {
  std::vector<std::filesystem::path> files;  ///< as describeFiles() takes them
  GivenOptions given;
  std::string frames;  ///< empty: left out
  IkOptions ik;
  PhysicsOptions physics;           ///< off unless asked for
  PoseForm form = PoseForm::Keyed;  ///< of a pose that is written
  std::filesystem::path output{"-"};
};

/// `odori compare DUMP DUMP`, `odori compare MODEL MOTION… DUMP`, `odori compare MODEL MOTION… --solver-b WORDS`
struct CompareCommand {
  std::vector<std::filesystem::path> files;
  std::string frames;                        ///< empty: every whole frame of the motions
  IkOptions first, second;                   ///< of a model's poses; a dump stands for the second
  bool hasFirst = false, hasSecond = false;  ///< told on the command line
  DifferenceLimits limits;
  std::vector<std::string> skip, only;  ///< bones by name
  int worst = 10;                       ///< bones listed, 0 or more
  bool json = false;
};

/// `odori render FILE… --frame N -o OUT.png`, or `--frames A:B -o FILM`
struct RenderCommand {
  std::vector<std::filesystem::path> files;  ///< as describeFiles() takes them
  GivenOptions given;
  std::filesystem::path camera;  ///< empty: none
  double frame = 0.0;
  IkOptions ik;
  PhysicsOptions physics;          ///< on unless asked otherwise
  int width = 1280, height = 720;  ///< pixels, 1 to kMostPictureSide
  int samples = 1;                 ///< drawn this many times wider and higher
  DisplayChoice display = DisplayChoice::Own;
  bool bones = false;
  PictureOptions picture;
  std::string background{"white"};  ///< a colour name, #rrggbb or #aarrggbb
  std::filesystem::path output;
  std::filesystem::path physicsCache;  ///< of a film; empty: none
  std::optional<FilmSettings> film;    ///< instead of the one frame; not its transparency, which is the background's
};

/// `odori bench FILE… [--json] [--models N]`
struct BenchCommand {
  std::vector<std::filesystem::path> files;  ///< as describeFiles() takes them
  std::size_t models = 0;                    ///< 0: no poses in parallel
  int threads = 0;                           ///< 0: one a core
  int passes = 9;
  bool json = false;
};

/// Text to print and an exit status: --help, --version, or words that can't be followed.
struct PrintAndExit {
  std::string text;
  int status = 0;
};

using Command =
    std::variant<WindowCommand, InfoCommand, PoseCommand, CompareCommand, RenderCommand, BenchCommand, PrintAndExit>;

/// The words of a command line, argv[0] included. Errors are PrintAndExit with status 2 and one line.
[[nodiscard]] Command parseCommandLine(int argc, const char* const* argv);

}  // namespace app
