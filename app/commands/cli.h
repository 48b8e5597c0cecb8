// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/bake/bake_settings.h"
#include "app/description/show_description.h"
#include "app/display/display_choice.h"
#include "app/film/film_settings.h"
#include "app/film/frame_range.h"
#include "app/report/pose_comparison.h"
#include "app/show/frame.h"
#include "app/show/saved_pose.h"
#include "app/view/camera.h"
#include "app/view/picture_options.h"
#include "pmx/base/result.h"

namespace app {

/// The first word of a command line that opens no window.
inline constexpr std::array<std::string_view, 9> kCommands{"info", "pose",  "compare",   "render", "bake",
                                                           "ik",   "bench", "thumbnail", "help"};

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
  bool obvious = false;  ///< of a folder or an archive with several, OfSeveral::Likeliest
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
  bool obvious = false;  ///< of a folder or an archive with several, OfSeveral::Likeliest
};

/// Whether what is shown fits into the picture. Auto: as startingView() has it.
enum class ViewFit { Auto, All, Off };

/// A camera of the command line's own.
struct ViewOptions {
  bool own = false;  ///< one of these was told: instead of the motions' camera
  std::optional<StandardView> view;
  std::optional<ViewFit> fit;
  std::optional<float> distance;  ///< units, above 0
  std::string follow;             ///< a bone of the first dancer; empty: none
  double turnDegrees = 0.0;       ///< turned()
  bool turntable = false;         ///< a turn in all frames of the film
};

/// `odori render FILE… --frame N -o OUT.png`, or `--frames A:B -o FILM`
struct RenderCommand {
  std::vector<std::filesystem::path> files;  ///< as describeFiles() takes them
  GivenOptions given;
  std::filesystem::path camera;  ///< empty: none
  ViewOptions view;
  double frame = 0.0;
  IkOptions ik;
  PhysicsOptions physics;          ///< on unless asked otherwise
  int width = 1280, height = 720;  ///< pixels, 1 to kMaxPictureSide
  int samples = 1;                 ///< drawn this many times wider and higher
  DisplayChoice display = DisplayChoice::Own;
  bool bones = false;
  std::vector<ViewSolver> sideBySide;  ///< of the first model that has chains, 2 to kMaxViews views; empty: one
  std::optional<GhostChoice> ghost;    ///< of every model with chains; none: those of the show
  std::string steps;                   ///< an IK bone: a strip of pictures of how its chain is solved; empty: a picture
  PictureOptions picture;
  std::string background{"white"};  ///< a colour name, #rrggbb or #aarrggbb
  std::filesystem::path output;
  std::filesystem::path physicsCache;  ///< of a film; empty: none
  bool allFrames = false;              ///< the film's frames are those of the show, 0 to its end
  std::optional<FilmSettings> film;    ///< instead of the one frame; not its transparency, which is the background's
  bool obvious = false;                ///< of a folder or an archive with several, OfSeveral::Likeliest
};

/// `odori bake FILE… -o OUT.vmd`
struct BakeCommand {
  std::vector<std::filesystem::path> files;  ///< as describeFiles() takes them
  GivenOptions given;
  std::optional<FrameRange> frames;  ///< none: from 0 to the end of the motions
  IkOptions ik;
  PhysicsOptions physics;                          ///< off unless asked for
  std::optional<std::vector<std::string>> chains;  ///< by their IK bones; none: all
  std::optional<BakeTolerance> tolerance;
  std::optional<int> model;  ///< from 0; needed where there are several
  std::filesystem::path output;
  bool obvious = false;  ///< of a folder or an archive with several, OfSeveral::Likeliest
};

/// `odori bench FILE… [--json] [--models N]`
struct BenchCommand {
  std::vector<std::filesystem::path> files;  ///< as describeFiles() takes them
  std::size_t models = 0;                    ///< 0: no poses in parallel
  int threads = 0;                           ///< 0: one a core
  int passes = 9;
  bool json = false;
  bool obvious = false;  ///< of a folder or an archive with several, OfSeveral::Likeliest
};

enum class StudyForm { Text, Csv, Json };

/// `odori ik MODEL MOTION… [--solver NAME]… [--chain NAME]… [--legs]`
struct IkCommand {
  std::vector<std::filesystem::path> files;                 ///< as describeFiles() takes them
  std::vector<std::optional<ik::solvers::Solver>> solvers;  ///< none: MMD's
  std::vector<std::string> chains;                          ///< by IK bone; empty: all
  std::string frames;                                       ///< empty: those of the motions
  int loops = 0;                                            ///< 0: each solver's own
  double tolerance = 1e-3;                                  ///< units
  std::filesystem::path plot;                               ///< empty: none
  bool legs = false;                                        ///< how the motion fits the legs, and nothing else
  std::optional<double> steps;   ///< the frame whose solve is walked through, of one chain by one solver; none: a table
  std::filesystem::path output;  ///< of the steps, as a strip of pictures; empty: as text
  StudyForm form = StudyForm::Text;
  bool obvious = false;  ///< of a folder or an archive with several, OfSeveral::Likeliest
};
/// Solves in one run: frames times chains times solvers.
inline constexpr double kMaxStudied = 5e6;
/// Frames in one run with --legs.
inline constexpr double kMaxLegFrames = 1e6;

/// `odori thumbnail FILE -o OUT.png`
struct ThumbnailCommand {
  std::filesystem::path file;  ///< a model or a show
  std::filesystem::path output;
  int side = 256;        ///< pixels, kMinThumbnail to kMaxThumbnail
  bool obvious = false;  ///< of a folder or an archive with several, OfSeveral::Likeliest
};
inline constexpr int kMinThumbnail = 16, kMaxThumbnail = 1024;

/// Text to print and an exit status: --help, --version, or words that can't be followed.
struct PrintAndExit {
  std::string text;
  int status = 0;
};

using Command = std::variant<WindowCommand, InfoCommand, PoseCommand, CompareCommand, RenderCommand, BakeCommand,
                             IkCommand, BenchCommand, ThumbnailCommand, PrintAndExit>;

/// The words of a command line, argv[0] included. Errors are PrintAndExit with status 2 and one line.
[[nodiscard]] Command parseCommandLine(int argc, const char* const* argv);

}  // namespace app
