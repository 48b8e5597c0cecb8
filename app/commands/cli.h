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
#include "app/export/export_kind.h"
#include "app/film/film_settings.h"
#include "app/film/frame_range.h"
#include "app/playlist/playlist.h"
#include "app/report/pose_comparison.h"
#include "app/show/frame.h"
#include "app/show/saved_pose.h"
#include "app/show/side_by_side.h"
#include "app/view/camera.h"
#include "app/view/picture_options.h"
#include "app/vmc/vmc_choice.h"
#include "pmx/base/result.h"

namespace app {

/// These first words of a command line open no window.
inline constexpr std::array<std::string_view, 13> kCommands{
    "info", "pose", "compare", "render", "bake", "export", "play", "ik", "bench", "thumbnail", "list", "lab", "help"};

/// An IkOptions holds the IK switches of a command line, for all models.
using IkOptions = IkChoice;

/// A GivenOptions has the options that were given, by their long names: only these override a show
/// file.
using GivenOptions = std::set<std::string>;

/// A PhysicsOptions holds the physics of a command line.
struct PhysicsOptions {
  bool on = false;
  bool together = true;                    ///< bodies of several models meet; counts with `meeting`
  bool meeting = false;                    ///< `together` was given
  base::Vec3 gravity{0.0F, -98.0F, 0.0F};  ///< units per second squared
  double settle = 30.0;                    ///< frames of rest at frame 0 before the motion plays
};

/// This command is `odori [FILE…] [--control-socket PATH]`.
struct WindowCommand {
  std::vector<std::filesystem::path> files;
  std::filesystem::path controlSocket{};  ///< where other programs may control the window; empty: nowhere
};

/// This command is `odori info FILE… [--json]`.
struct InfoCommand {
  std::vector<std::filesystem::path> files;
  bool json = false;
};

/// This command is `odori pose FILE… --frames LIST`, or `--frame N -o POSE.vpd`.
struct PoseCommand {
  std::vector<std::filesystem::path> files;  ///< for describeFiles()
  GivenOptions given;
  std::string frames;  ///< empty: left out
  IkOptions ik;
  PhysicsOptions physics;           ///< off unless asked for
  PoseForm form = PoseForm::Keyed;  ///< form of a written pose
  std::filesystem::path output{"-"};
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};

/// This command is `odori compare DUMP DUMP`, `odori compare MODEL MOTION… DUMP`, or `odori compare
/// MODEL MOTION… --solver-b WORDS`.
struct CompareCommand {
  std::vector<std::filesystem::path> files;
  std::string frames;                        ///< empty: every whole frame of the motions
  IkOptions first, second;                   ///< for a model's poses; a dump replaces the second
  bool hasFirst = false, hasSecond = false;  ///< given on the command line
  DifferenceLimits limits;
  std::vector<std::string> skip, only;  ///< bones by name
  int worst = 10;                       ///< bones listed, 0 or more
  bool json = false;
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};

/// ViewFit says whether the view must contain everything that is shown. Auto: as startingView()
/// decides.
enum class ViewFit { Auto, All, Off };

/// A ViewOptions holds the command line's own camera.
struct ViewOptions {
  bool own = false;  ///< one of these was given: it replaces the motions' camera
  std::optional<StandardView> view;
  std::optional<ViewFit> fit;
  std::optional<float> distance;  ///< units, above 0
  std::string follow;             ///< a bone of the first model that has it; empty: none
  double turnDegrees = 0.0;       ///< as for turned()
  bool turntable = false;         ///< one turn in all frames of the film
};

/// A ListFilms says how the films of a playlist are made.
struct ListFilms {
  bool join = false;  ///< one film of all dances; else one of each, named as filmFiles() says
  /// This is how long each fade between the dances of a joined film is, in seconds, 0 to kMaxFade.
  /// None: as the playlist says.
  std::optional<double> fade{};
};

/// This command is `odori render FILE… --frame N -o OUT.png`, or `--frames A:B -o FILM`.
struct RenderCommand {
  std::vector<std::filesystem::path> files;  ///< for describeFiles()
  GivenOptions given;
  std::filesystem::path camera;  ///< empty: none
  ViewOptions view;
  double frame = 0.0;
  IkOptions ik;
  PhysicsOptions physics{.on = true};  ///< unless switched off
  int width = 1280, height = 720;      ///< pixels, 1 to kMaxPictureSide
  int samples = 1;                     ///< drawn this many times wider and higher
  StereoOptions stereo;                ///< for two eyes, or of all directions
  DisplayChoice display = DisplayChoice::Own;
  ShownOverlays overlays;
  /// With 2 to kMaxViews solvers, the models are drawn side by side with each;
  /// empty: one view.
  std::vector<ViewSolver> sideBySide;
  std::optional<GhostChoice> ghost;  ///< ghost of every model with chains; none: the show's
  /// This names an IK bone whose solve is drawn as a strip of pictures; empty: one picture.
  std::string steps;
  PictureOptions picture;
  std::string background{"white"};  ///< a colour name, #rrggbb or #aarrggbb
  std::filesystem::path output;
  std::filesystem::path physicsCache;  ///< for a film; empty: none
  bool allFrames = false;              ///< the film has all frames of the show, from 0 to its end
  /// This makes a film in place of one frame; its transparency follows from the background.
  std::optional<FilmSettings> film;
  /// The output names films of a playlist, which the only file must be then.
  std::optional<ListFilms> list;
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};

/// This command is `odori bake FILE… -o OUT.vmd`.
struct BakeCommand {
  std::vector<std::filesystem::path> files;  ///< for describeFiles()
  GivenOptions given;
  std::optional<FrameRange> frames;  ///< none: from 0 to the end of the motions
  IkOptions ik;
  PhysicsOptions physics;                          ///< off unless asked for
  std::optional<std::vector<std::string>> chains;  ///< by their IK bones; none: all
  std::optional<BakeTolerance> tolerance;
  std::optional<int> model;  ///< from 0; needed where there are several
  std::filesystem::path output;
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};

/// This command is `odori export FILE… -o OUT`.
struct ExportCommand {
  std::vector<std::filesystem::path> files;  ///< for describeFiles()
  GivenOptions given;
  std::optional<FrameRange> frames;  ///< none: from 0 to the end of the motions
  IkOptions ik;
  PhysicsOptions physics;  ///< off unless asked for
  bool still = false;      ///< one frame, as a pose
  bool toon = false;       ///< GLB only: MToon beside unlit materials
  bool humanoid = false;   ///< BVH only: the humanoid's joints instead of all bones
  ExportKind kind = ExportKind::Glb;
  /// These are the clips of a GLB or a page, by how IK chains are solved in each; empty: its usual
  /// ones.
  std::vector<ViewSolver> clips{};
  std::optional<BakeTolerance> tolerance;  ///< of a GLB, a page or a VRMA
  /// These say the song of a page, as in FilmSettings.
  std::filesystem::path audio{};
  double audioOffset = 0.0;
  float audioVolume = 1.0F;
  std::optional<int> model;  ///< from 0; needed where there are several and the format holds one
  bool each = false;         ///< a file for each model, numbered
  std::filesystem::path output;
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};

/// This command is `odori play FILE… --vmc[=ADDRESS:PORT]`.
struct PlayCommand {
  std::vector<std::filesystem::path> files;  ///< for describeFiles()
  GivenOptions given;
  UdpAddress to = VmcChoice().to;
  int rate = VmcChoice().rate;       ///< poses sent per second, 1 to kMaxPlayRate
  bool loop = false;                 ///< from the beginning again at the end
  bool mute = false;                 ///< without the show's song
  std::optional<FrameRange> frames;  ///< none: from 0 to the end of the motions
  IkOptions ik;
  PhysicsOptions physics;    ///< off unless asked for
  std::optional<int> model;  ///< from 0; needed where there are several
  bool obvious = false;      ///< OfSeveral::Likeliest for folders and archives
};

/// This command is `odori bench FILE… [--json] [--models N]`.
struct BenchCommand {
  std::vector<std::filesystem::path> files;  ///< for describeFiles()
  std::size_t models = 0;                    ///< 0: no poses in parallel
  int threads = 0;                           ///< 0: one per core
  int passes = 9;
  bool json = false;
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};

enum class StudyForm { Text, Csv, Json };

/// This command is `odori ik MODEL MOTION… [--solver NAME]… [--chain NAME]… [--legs]`.
struct IkCommand {
  std::vector<std::filesystem::path> files;                 ///< for describeFiles()
  std::vector<std::optional<ik::solvers::Solver>> solvers;  ///< none: MMD's
  std::vector<std::string> chains;                          ///< by IK bone; empty: all
  std::string frames;                                       ///< empty: those of the motions
  int loops = 0;                                            ///< 0: each solver's own
  double tolerance = 1e-3;                                  ///< units
  std::filesystem::path plot;                               ///< empty: none
  /// Reports only how a motion fits the legs.
  bool legs = false;
  /// This is the frame in which the solve of one chain by one solver is shown in steps; none: a
  /// table.
  std::optional<double> steps;
  /// This is the frame at which the goals of a model are measured; none: its chains, or the goals
  /// at frame 0 where no model has chains.
  std::optional<double> goals;
  std::optional<double> damping;  ///< units, of damped least squares, for the goals
  std::filesystem::path output;   ///< a strip of pictures of the steps; empty: text
  StudyForm form = StudyForm::Text;
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};
/// One run solves at most so many times: frames times chains times solvers.
inline constexpr double kMaxStudied = 5e6;
/// One run with --legs has at most so many frames.
inline constexpr double kMaxLegFrames = 1e6;

/// This command is `odori thumbnail FILE -o OUT.png`.
struct ThumbnailCommand {
  std::filesystem::path file;  ///< a model or a show
  std::filesystem::path output;
  int side = 256;        ///< pixels, kMinThumbnail to kMaxThumbnail
  bool obvious = false;  ///< OfSeveral::Likeliest for folders and archives
};
inline constexpr int kMinThumbnail = 16, kMaxThumbnail = 1024;

/// This command is `odori list FILE… [-o LIST]`.
struct ListCommand {
  std::vector<std::filesystem::path> files{};  ///< for PlaylistMaker
  std::filesystem::path output{};              ///< the playlist to write; empty: it is printed
  std::filesystem::path dancer{};              ///< dances them all; empty: as the files have it
  std::optional<Repeat> repeat{};              ///< none: as a playlist among the files has it
  std::optional<bool> shuffle{};               ///< none: as for repeat
  bool json = false;                           ///< print JSON
};

/// This command is `odori lab [--json]`. With a scene's name it is a WindowCommand.
struct LabCommand {
  bool json = false;
};

/// A PrintAndExit is a text to print and an exit status: for --help, --version, or wrong usage.
struct PrintAndExit {
  std::string text;
  int status = 0;
};

using Command =
    std::variant<WindowCommand, InfoCommand, PoseCommand, CompareCommand, RenderCommand, BakeCommand, ExportCommand,
                 PlayCommand, IkCommand, BenchCommand, ThumbnailCommand, ListCommand, LabCommand, PrintAndExit>;

/// Parses a command line, argv[0] included. Errors are PrintAndExit with status 2 and one line.
[[nodiscard]] Command parseCommandLine(int argc, const char* const* argv);

}  // namespace app
