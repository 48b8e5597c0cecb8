// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_definition.h"

#include <algorithm>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_bake.h"
#include "app/commands/cli_model_options.h"
#include "app/commands/cli_render.h"
#include "app/commands/cli_study.h"
#include "app/report/pose_dump.h"
#include "app/version.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr int kMaxBenchModels = 100'000;
constexpr int kMaxThreads = 1024;
constexpr int kMaxPasses = 1000;

void defineInfo(CLI::App& cli, InfoCommand& info) {
  auto* command = cli.add_subcommand("info", "What is in a model, motion, pose, show or archive");
  command->add_option("files", info.files, "PMX, PMD, .x, VMD, VPD, show files, archives")->required();
  command->add_flag("--json", info.json, "A JSON object; a list of them for several files");
}

void definePose(CLI::App& cli, PoseCommand& pose, PendingValues& pending) {
  auto* command = cli.add_subcommand(
      "pose",
      "Bone poses as CSV: frame,bone,name,px,py,pz,qx,qy,qz,qw (model space, MMD's axes); of several "
      "models with model, from 0, before frame");
  command->add_option("files", pose.files, "MODEL MOTION..., several times; or a show")->required();
  command->add_option("--frames,--frame", pose.frames,
                      fmt::format("{}; of poses (VPD) without a motion it may be left out", kFrameListForms));
  addIkOptions(*command, pose.ik, pending);
  addPhysicsOptions(*command, pose.physics, pending);
  command
      ->add_option_function<std::string>(
          "-o,--output",
          [&pose](const std::string& file) {
            if (!file.empty()) pose.output = file;
          },
          "CSV file, - is standard output; called .vpd, a pose of one model at one frame")
      ->default_str("-");
  addChoice<PoseForm>(*command, "--bones", pose.form, {{"keyed", PoseForm::Keyed}, {"shown", PoseForm::Shown}},
                      "Of a pose that is written: keyed, as motions and poses have the bones;\nshown, with IK and "
                      "physics turned into rotations: the same with IK off and without physics")
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
  auto* command = cli.add_subcommand("bench", "How long each part of a frame takes on this machine");
  command->add_option("files", bench.files, "MODEL MOTION..., several times; or a show")->required();
  command->add_flag("--json", bench.json, "A JSON object instead of a table");
  command->add_option("--models", bench.models, "Poses of so many models in parallel, too")
      ->check(CLI::Range(1, kMaxBenchModels));
  command->add_option("--threads", bench.threads, "For what runs on several threads; left out, one a core")
      ->check(CLI::Range(1, kMaxThreads));
  command->add_option("--passes", bench.passes, "Over the whole motion; the median counts")
      ->check(CLI::Range(7, kMaxPasses))
      ->capture_default_str();
}

void defineStudies(CLI::App& cli, CommandOptions& options) {
  auto* compare = cli.add_subcommand("compare",
                                     "Differences of two poses, bone by bone: two pose dumps, a model's poses and a "
                                     "dump, or two ways of the IK solver");
  addCompareOptions(*compare, options.compare, options.pending);
  auto* ik = cli.add_subcommand("ik", "How well each IK solver does on each chain of a model over its motion");
  addIkStudyOptions(*ik, options.ik, options.pending);
  defineBench(cli, options.bench);
}

void defineRender(CLI::App& cli, RenderCommand& render, PendingValues& pending) {
  auto* command = cli.add_subcommand("render", "A picture, a sequence of them or a film; needs no display");
  command->add_option("files", render.files, "MODEL [MOTION...], several times, and a sound; or a show")->required();
  addRenderOptions(*command, render, pending);
  addIkOptions(*command, render.ik, pending);
  addPhysicsOptions(*command, render.physics, pending);
}

void defineBake(CLI::App& cli, BakeCommand& bake, PendingValues& pending) {
  auto* command = cli.add_subcommand("bake", "What IK, appends and physics do to the bones, as keys of a motion (VMD)");
  command->add_option("files", bake.files, "MODEL MOTION...; or a show")->required();
  addBakeOptions(*command, bake, pending);
  addIkOptions(*command, bake.ik, pending);
  addWorldOptions(*command, bake.physics, pending);
}

void defineThumbnail(CLI::App& cli, ThumbnailCommand& thumbnail) {
  auto* command = cli.add_subcommand("thumbnail", "A small picture of a model or a show, for file managers");
  // A list, so that a second file is one too many and no unknown word.
  const auto setFile = [&thumbnail](const std::vector<std::string>& files) { thumbnail.file = files.front(); };
  command->add_option_function<std::vector<std::string>>("file", setFile, "A model (PMX, PMD, .x) or a show (.odori)")
      ->required()
      ->expected(1);
  command->add_option("-o,--output", thumbnail.output, "PNG file, - is standard output")->required();
  command->add_option("--size", thumbnail.side, "Pixels that it is wide and high")
      ->check(CLI::Range(kMinThumbnail, kMaxThumbnail))
      ->capture_default_str();
}

/// Adds --obvious to all commands that open a show.
void addObvious(CLI::App& cli, CommandOptions& options) {
  const auto add = [&](const char* name, bool& obvious) {
    cli.get_subcommand(name)->add_flag(
        "--obvious", obvious,
        "Of a folder or an archive with several models or dances, those that the window\n"
        "ticks: the largest model, and its dance, camera and song where there is one");
  };
  add("pose", options.pose.obvious);
  add("compare", options.compare.obvious);
  add("ik", options.ik.obvious);
  add("bench", options.bench.obvious);
  add("render", options.render.obvious);
  add("bake", options.bake.obvious);
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
  defineInfo(cli, options.info);
  definePose(cli, options.pose, options.pending);
  defineStudies(cli, options);
  defineRender(cli, options.render, options.pending);
  defineBake(cli, options.bake, options.pending);
  defineThumbnail(cli, options.thumbnail);
  cli.add_subcommand("help", "This, or what a command takes: odori help render");
  addObvious(cli, options);
  readWholeNumbersAsDecimal(cli);
  for (CLI::App* command : cli.get_subcommands({})) {
    addVersion(*command);
    readWholeNumbersAsDecimal(*command);
  }
}

Command commandOf(const CLI::App& parsed, CommandOptions& options) {
  const std::string& name = parsed.get_name();
  if (name == "pose") completePose(parsed, options.pose);
  if (name == "bake") completeBake(parsed, options.bake);
  options.pending.parse();
  if (name == "ik") completeIkStudy(parsed, options.ik);
  if (name == "render") completeRender(parsed, options.render);
  if (name == "info") return options.info;
  if (name == "pose") return options.pose;
  if (name == "compare") return options.compare;
  if (name == "ik") return options.ik;
  if (name == "bench") return options.bench;
  if (name == "render") return options.render;
  if (name == "bake") return options.bake;
  if (name == "thumbnail") return options.thumbnail;
  throw CLI::CallForHelp();
}

}  // namespace app
