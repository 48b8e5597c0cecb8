// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_definition.h"

#include <algorithm>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_bake.h"
#include "app/commands/cli_export.h"
#include "app/commands/cli_model_options.h"
#include "app/commands/cli_play.h"
#include "app/commands/cli_render.h"
#include "app/commands/cli_study.h"
#include "app/description/lab_scenes.h"
#include "app/report/pose_dump.h"
#include "app/version.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr int kMaxBenchModels = 100'000;
constexpr int kMaxThreads = 1024;
constexpr int kMaxPasses = 1000;

void defineInfo(CLI::App& cli, InfoCommand& info) {
  auto* command = cli.add_subcommand("info", "Shows what is in a model, motion, pose, show or archive.");
  command
      ->add_option("files", info.files, "Models (PMX, PMD, .x), motions (VMD), poses (VPD), shows (.odori), archives")
      ->required();
  command->add_flag("--json", info.json, "Print a JSON object; a list of them for several files");
}

void definePose(CLI::App& cli, PoseCommand& pose, PendingValues& pending) {
  auto* command = cli.add_subcommand(
      "pose",
      "Writes bone poses as CSV: frame,bone,name,px,py,pz,qx,qy,qz,qw in model space and MMD's axes. "
      "With several models each row begins with the model's number, from 0.");
  command->add_option("files", pose.files, "MODEL MOTION..., several times; or a show")->required();
  beginGroup(*command, "Frames and output");
  command
      ->add_option(
          "--frames,--frame", pose.frames,
          fmt::format("Frames to write: {}; may be left out for a pose (VPD) without a motion", kFrameListForms))
      ->type_name("LIST");
  addIkOptions(*command, pose.ik, pending);
  addPhysicsOptions(*command, pose.physics, pending);
  beginGroup(*command, "Frames and output");
  command
      ->add_option_function<std::string>(
          "-o,--output",
          [&pose](const std::string& file) {
            if (!file.empty()) pose.output = file;
          },
          "CSV file to write, - is standard output; with the name .vpd, the pose of one model at one frame")
      ->type_name("FILE")
      ->default_str("-");
  addChoice<PoseForm>(
      *command, "--bones", pose.form, {{"keyed", PoseForm::Keyed}, {"shown", PoseForm::Shown}},
      "How a written pose has the bones. keyed: before IK and physics; shown: with IK and physics baked "
      "into rotations, so that it is the same with IK and physics off")
      ->default_str("keyed");
}

/// Refuses a pose without frames, unless it may be that of a pose's file, whose content is checked
/// when it is read.
void completePose(const CLI::App& parsed, PoseCommand& pose) {
  const auto calledPose = [](const std::filesystem::path& file) {
    return base::fileNameKey(file.extension().string()) == ".vpd";
  };
  if (!isGiven(parsed, "--frames") && std::ranges::none_of(pose.files, calledPose))
    refuse(fmt::format("--frames: say which frames, {}", kFrameListForms));
  pose.given = givenOptions(parsed);
}

void defineBench(CLI::App& cli, BenchCommand& bench) {
  auto* command = cli.add_subcommand("bench", "Measures how long each part of a frame takes on this machine.");
  command->add_option("files", bench.files, "MODEL MOTION..., several times; or a show")->required();
  command->add_flag("--json", bench.json, "Print a JSON object instead of a table");
  command->add_option("--models", bench.models, "Pose this many models in parallel, too")
      ->check(wholeFrom(1, kMaxBenchModels));
  command->add_option("--threads", bench.threads, "Threads for what runs on several; if left out, one per core")
      ->check(wholeFrom(1, kMaxThreads));
  command->add_option("--passes", bench.passes, "Passes over the whole motion; the median counts")
      ->check(wholeFrom(7, kMaxPasses))
      ->capture_default_str();
}

void defineStudies(CLI::App& cli, CommandOptions& options) {
  auto* compare = cli.add_subcommand("compare",
                                     "Compares two sets of poses, bone by bone: two pose dumps (CSV), a model's poses "
                                     "and a dump, or a model's poses by two IK solvers.");
  addCompareOptions(*compare, options.compare, options.pending);
  auto* ik =
      cli.add_subcommand("ik", "Measures how well each IK solver does on each chain of a model over its motion.");
  addIkStudyOptions(*ik, options.ik, options.pending);
  defineBench(cli, options.bench);
}

void defineRender(CLI::App& cli, RenderCommand& render, PendingValues& pending) {
  auto* command = cli.add_subcommand("render", "Renders an image, an image sequence or a video. It needs no display.");
  command->add_option("files", render.files, "MODEL [MOTION...], several times, and a song; or a show; or a playlist")
      ->required();
  addRenderOptions(*command, render, pending);
}

void defineBake(CLI::App& cli, BakeCommand& bake, PendingValues& pending) {
  auto* command = cli.add_subcommand("bake", "Bakes IK, appends and physics into keys of a motion (VMD).");
  command->add_option("files", bake.files, "MODEL MOTION...; or a show")->required();
  addBakeOptions(*command, bake, pending);
  addIkOptions(*command, bake.ik, pending);
  addWorldOptions(*command, bake.physics, pending);
}

void defineExport(CLI::App& cli, ExportCommand& exported, PendingValues& pending) {
  auto* command =
      cli.add_subcommand("export", "Exports a dancing model for other programs (GLB), or as a page (HTML).");
  command->add_option("files", exported.files, "MODEL MOTION...; or a show")->required();
  addExportOptions(*command, exported, pending);
  addIkOptions(*command, exported.ik, pending);
  addWorldOptions(*command, exported.physics, pending);
}

void definePlay(CLI::App& cli, PlayCommand& play, PendingValues& pending) {
  auto* command = cli.add_subcommand("play", "Plays a dance for a program that moves an avatar by it (VMC protocol).");
  command->add_option("files", play.files, "MODEL MOTION...; or a show")->required();
  addPlayOptions(*command, play, pending);
  addIkOptions(*command, play.ik, pending);
  addWorldOptions(*command, play.physics, pending);
}

void defineThumbnail(CLI::App& cli, ThumbnailCommand& thumbnail) {
  auto* command = cli.add_subcommand("thumbnail", "Draws a small image of a model or a show, for file managers.");
  // A list, so that a second file is one too many and no unknown word.
  const auto setFile = [&thumbnail](const std::vector<std::string>& files) { thumbnail.file = files.front(); };
  command->add_option_function<std::vector<std::string>>("file", setFile, "A model (PMX, PMD, .x) or a show (.odori)")
      ->required()
      ->expected(1);
  command->add_option("-o,--output", thumbnail.output, "PNG file to write, - is standard output")
      ->required()
      ->type_name("FILE");
  command->add_option("--size", thumbnail.side, "Width and height in pixels")
      ->check(wholeFrom(kMinThumbnail, kMaxThumbnail))
      ->capture_default_str();
}

void defineList(CLI::App& cli, ListCommand& list) {
  auto* command = cli.add_subcommand(
      "list", "Makes a playlist of the dances in folders, archives and files, or prints one with titles and lengths.");
  command
      ->add_option("files", list.files,
                   "Folders, archives, playlists (.odori-list), shows; or MODEL MOTION... [SONG], several times")
      ->required();
  command->add_option("-o,--output", list.output, "Playlist to write, - is standard output; if left out, it is printed")
      ->type_name("FILE");
  command->add_option("--dancer", list.dancer, "Model that dances them all")->type_name("MODEL");
  const auto setRepeat = [&list](const std::string& word) {
    list.repeat = word == "one" ? Repeat::One : word == "all" ? Repeat::All : Repeat::Off;
  };
  addWord(*command, "--repeat", {"off", "one", "all"}, setRepeat, "Play one dance, or all of them, again and again");
  auto* shuffle = command->add_flag_callback(
      "--shuffle", [&list] { list.shuffle = true; }, "Play them in random order");
  command
      ->add_flag_callback(
          "--no-shuffle", [&list] { list.shuffle = false; }, "Play them in the list's order")
      ->excludes(shuffle);
  command->add_flag("--json", list.json, "Print a JSON object instead of a list");
}

void defineLab(CLI::App& cli, CommandOptions& options) {
  auto* command = cli.add_subcommand("lab", "Lists the scenes of the IK lab, or opens one of them in a window.");
  command->add_option("scene", options.labScene, "A scene's name; lab:NAME names it wherever a show may stand")
      ->group("Scene");
  command->add_flag("--json", options.lab.json, "Print a JSON object instead of a list");
}

ListCommand completeList(const ListCommand& list) {
  if (list.json && !list.output.empty()) refuse("--json: it is for printing, so leave out --output");
  return list;
}

/// Returns the window with the scene that was named, or the list.
Command completeLab(const CommandOptions& options) {
  if (options.labScene.empty()) {
    if (!options.window.controlSocket.empty()) refuse("--control-socket: it is for the window, so name a scene");
    return options.lab;
  }
  if (options.lab.json) refuse("--json: it is for the list, so name no scene");
  return WindowCommand{{std::string(kLabPrefix) + options.labScene}, options.window.controlSocket};
}

/// Adds --obvious to all commands that open a show.
void addObvious(CLI::App& cli, CommandOptions& options) {
  const auto add = [&](const char* name, bool& obvious) {
    CLI::App* command = cli.get_subcommand(name);
    beginGroup(*command, "Options");
    command->add_flag(
        "--obvious", obvious,
        "Of a folder or an archive with several models or dances, take those that the window ticks: the largest "
        "model, and its dance, camera and song if there is one");
  };
  add("pose", options.pose.obvious);
  add("compare", options.compare.obvious);
  add("ik", options.ik.obvious);
  add("bench", options.bench.obvious);
  add("render", options.render.obvious);
  add("bake", options.bake.obvious);
  add("export", options.exported.obvious);
  add("play", options.play.obvious);
  add("thumbnail", options.thumbnail.obvious);
}

/// Makes CLI11 read whole numbers as decimal. By itself it reads them as C does, with octal after a
/// leading 0 and hexadecimal after 0x.
std::string readAsDecimal(std::string& text) {
  const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
  const bool digits = text.size() > sign && text.find_first_not_of("0123456789", sign) == std::string::npos;
  if (!digits) return fmt::format("'{}' isn't a whole number", text);
  const std::size_t first = std::min(text.find_first_not_of('0', sign), text.size() - 1);
  text.erase(sign, first - sign);
  return {};
}

/// Does so for all options of a command that are whole numbers.
void readWholeNumbersAsDecimal(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    const std::string type = option->get_type_name();
    if (type.starts_with("INT") || type.starts_with("UINT")) option->transform(CLI::Validator(readAsDecimal, ""));
  }
}

/// Sets the examples at the end of a command's help: command lines, a line each.
void setExamples(CLI::App& command, std::initializer_list<const char*> lines) {
  std::string footer = "Examples:";
  for (const char* line : lines) footer += fmt::format("\n  {}", line);
  command.footer(footer);
}

void setAllExamples(CLI::App& cli) {
  setExamples(cli, {"odori miku.pmx dance.vmd song.mp3", "odori download.zip"});
  const auto of = [&](const char* name, std::initializer_list<const char*> lines) {
    setExamples(*cli.get_subcommand(name), lines);
  };
  of("info", {"odori info miku.pmx dance.vmd", "odori info download.zip --json"});
  of("pose", {"odori pose miku.pmx dance.vmd --frames 0:300:30 -o pose.csv",
              "odori pose miku.pmx dance.vmd --frame 300 -o pose.vpd"});
  of("compare", {"odori compare miku.pmx dance.vmd --solver-a motion --solver-b fabrik",
                 "odori compare miku.pmx dance.vmd reference.csv --units 0.001"});
  of("render",
     {"odori render miku.pmx dance.vmd --frame 300 -o frame.png",
      "odori render show.odori --frames all --size 1920x1080 -o video.mp4",
      "odori render miku.pmx dance.vmd --frame 435 --side-by-side mmd,off -o ik.png",
      "odori render evening.odori-list --join --fade 1 -o evening.mp4", "odori render lab:ccd --frame 60 -o ccd.png"});
  of("bake", {"odori bake miku.pmx dance.vmd -o baked.vmd",
              "odori bake miku.pmx dance.vmd --error 0.01,0.1 --chains 左足ＩＫ,右足ＩＫ -o baked.vmd"});
  of("export", {"odori export miku.pmx dance.vmd -o dance.glb",
                "odori export show.odori --model 0 --frames 0:300 --physics -o dance.glb",
                "odori export miku.pmx dance.vmd song.mp3 --error 0.01,0.1 -o dance.html"});
  of("play", {"odori play miku.pmx dance.vmd --vmc", "odori play show.odori --vmc=192.168.1.5:39539 --rate 60 --loop"});
  of("ik", {"odori ik miku.pmx dance.vmd", "odori ik miku.pmx dance.vmd --chain 左足ＩＫ --plot error.svg"});
  of("bench", {"odori bench miku.pmx dance.vmd"});
  of("list", {"odori list dances/ -o evening.odori-list", "odori list evening.odori-list",
              "odori list dances/ --dancer miku.pmx --shuffle --repeat all -o evening.odori-list"});
  of("lab", {"odori lab", "odori lab ccd"});
  of("thumbnail", {"odori thumbnail miku.pmx --size 256 -o miku.png"});
}

}  // namespace

void defineCommands(CLI::App& cli, CommandOptions& options) {
  const auto addVersion = [](CLI::App& command) {
    command.set_version_flag("--version", std::string("odori ") + kVersion);
  };
  cli.name("odori");
  cli.description(
      "Odori shows MikuMikuDance models dancing.\n"
      "Without a command it opens a window with the files named: models, each with its motions behind it, a song; or a "
      "show.");
  addVersion(cli);
  cli.add_option(
      "files", options.window.files,
      "Models (PMX, PMD), accessories (.x, .vac), motions (VMD), poses (VPD), a song, a show (.odori), archives "
      "of them; told apart by content");
  cli.add_option(
         "--control-socket", options.window.controlSocket,
         "Let your other programs control the window by a Unix socket that is made there, in a folder that only "
         "you can enter, such as $XDG_RUNTIME_DIR/odori.sock")
      ->type_name("PATH")
      ->check([](const std::string& path) { return path.empty() ? "an empty word is no path" : std::string(); });
  defineInfo(cli, options.info);
  definePose(cli, options.pose, options.pending);
  defineStudies(cli, options);
  defineRender(cli, options.render, options.pending);
  defineBake(cli, options.bake, options.pending);
  defineExport(cli, options.exported, options.pending);
  definePlay(cli, options.play, options.pending);
  defineThumbnail(cli, options.thumbnail);
  defineList(cli, options.list);
  defineLab(cli, options);
  cli.add_subcommand("help", "Shows this help, or that of a command: odori help render");
  addObvious(cli, options);
  setAllExamples(cli);
  readWholeNumbersAsDecimal(cli);
  for (CLI::App* command : cli.get_subcommands({})) {
    addVersion(*command);
    readWholeNumbersAsDecimal(*command);
  }
}

Command commandOf(const CLI::App& parsed, CommandOptions& options) {
  const std::string& name = parsed.get_name();
  if (!options.window.controlSocket.empty() && name != "lab")
    refuse(fmt::format("--control-socket: it is for the window, and odori {} opens none", name));
  if (name == "pose") completePose(parsed, options.pose);
  if (name == "bake") completeBake(parsed, options.bake);
  options.pending.parse();
  if (name == "export") completeExport(parsed, options.exported);
  if (name == "play") completePlay(parsed, options.play);
  if (name == "ik") completeIkStudy(parsed, options.ik);
  if (name == "render") completeRender(parsed, options.render);
  if (name == "info") return options.info;
  if (name == "pose") return options.pose;
  if (name == "compare") return options.compare;
  if (name == "ik") return options.ik;
  if (name == "bench") return options.bench;
  if (name == "render") return options.render;
  if (name == "bake") return options.bake;
  if (name == "export") return options.exported;
  if (name == "play") return options.play;
  if (name == "thumbnail") return options.thumbnail;
  if (name == "list") return completeList(options.list);
  if (name == "lab") return completeLab(options);
  throw CLI::CallForHelp();
}

}  // namespace app
