// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_definition.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/report/pose_dump.h"
#include "app/version.h"

namespace app {
namespace {

constexpr int kMaxDancers = 100'000;
constexpr int kMaxThreads = 1024;
constexpr int kMaxPasses = 1000;
constexpr double kMaxSettle = 3600.0;

std::string solverSwitchHelp() {
  std::string text = "The IK solver's way where sources differ (repeatable):";
  for (const auto& named : ik::kNamedSwitches) text += fmt::format("\n{}: {}", named.name, named.meaning);
  return text;
}

void addIkOptions(CLI::App& command, CommandWords& words) {
  command.add_option("--ik", words.ik, "IK of all chains: as the motion says, on, off")
      ->check(CLI::IsMember({"motion", "on", "off"}))
      ->capture_default_str();
  command.add_option("--ik-chain", words.ikChains, "IK of one chain, by its IK bone: NAME=on|off|motion (repeatable)")
      ->allow_extra_args(false);
  std::vector<std::string> solvers{"mmd"};
  for (const auto solver : ik::solvers::kAllSolvers) solvers.emplace_back(ik::solvers::nameOf(solver));
  command.add_option("--solver", words.solver, "What solves the chains (docs/mmd/ik-solvers.md)")
      ->check(CLI::IsMember(solvers))
      ->capture_default_str();
  command.add_option("--solver-switch", words.solverSwitches, solverSwitchHelp())->allow_extra_args(false);
}

void addWorldOptions(CLI::App& command, CommandWords& words) {
  command.add_option("--gravity", words.gravity, "Units per second squared: G straight down, or X,Y,Z")
      ->default_str("98");
  command.add_option("--settle", words.settle, "Frames of rest at frame 0 before the motion is played")
      ->check(numberFrom(0.0, kMaxSettle))
      ->capture_default_str();
}

void addPhysicsOptions(CLI::App& command, CommandWords& words, const std::string& byDefault) {
  command
      .add_option(
          "--physics", words.physics,
          "Hair and clothes move: on, off; the motion is played from its start.\nOn, and bodies of several models "
          "meet: together (the rule, where no show file says otherwise);\non, and each model moves alone: apart")
      ->check(CLI::IsMember({"on", "off", "together", "apart"}))
      ->default_str(byDefault);
  addWorldOptions(command, words);
}

void addCompareOptions(CLI::App& command, CommandWords& words) {
  command.add_option("files", words.files, "GOT.csv WANT.csv, or MODEL MOTION... WANT.csv, or MODEL MOTION...")
      ->required();
  command.add_option("--frames", words.frames, "As for pose; every whole frame if left out");
  command.add_option("--solver-a", words.solverA,
                     "IK of the model's poses: motion, on or off, and solver switches, separated by commas");
  command.add_option("--solver-b", words.solverB, "The same of the poses that these are compared with");
  const auto limit = [&](const char* name, double& value, const char* help) {
    command.add_option(name, value, help)->check(numberFrom(0.0, std::numeric_limits<double>::max()));
  };
  limit("--units", words.units, "Largest difference of a position allowed, else exit status 1");
  limit("--degrees", words.degrees, "Largest difference of a rotation allowed");
  limit("--p99-units", words.p99Units, "The same for 99 of 100 rows");
  limit("--p99-degrees", words.p99Degrees, "The same for 99 of 100 rows");
  command.add_option("--skip", words.skip, "A bone to leave out, by name (repeatable)")->allow_extra_args(false);
  command.add_option("--only", words.only, "A bone to look at alone, by name (repeatable)")->allow_extra_args(false);
  command.add_option("--worst", words.worst, "How many of the worst bones to list")
      ->check(CLI::Range(0, 1'000'000))
      ->capture_default_str();
  command.add_flag("--json", words.json, "A JSON object with all bones");
}

void definePose(CLI::App& cli, CommandWords& words) {
  auto* pose = cli.add_subcommand(
      "pose",
      "Bone poses as CSV: frame,bone,name,px,py,pz,qx,qy,qz,qw (model space, MMD's axes); of several "
      "models with model, from 0, before frame");
  pose->add_option("files", words.files, "MODEL MOTION..., several times; or a show")->required();
  pose->add_option("--frames,--frame", words.frames,
                   fmt::format("{}; of poses (VPD) without a motion it may be left out", kFrameListForms));
  addIkOptions(*pose, words);
  addPhysicsOptions(*pose, words, "off");
  pose->add_option("-o,--output", words.output,
                   "CSV file, - is standard output; called .vpd, a pose of one model at one frame")
      ->default_str("-");
  pose->add_option("--bones", words.bones,
                   "Of a pose that is written: keyed, as motions and poses have the bones;\nshown, with IK and physics "
                   "turned into rotations: the same with IK off and without physics")
      ->check(CLI::IsMember({"keyed", "shown"}))
      ->capture_default_str();
}

void defineStudies(CLI::App& cli, CommandWords& words) {
  auto* compare = cli.add_subcommand("compare",
                                     "Differences of two poses, bone by bone: two pose dumps, a model's poses and a "
                                     "dump, or two ways of the IK solver");
  addCompareOptions(*compare, words);

  auto* ik = cli.add_subcommand("ik", "How well each IK solver does on each chain of a model over its motion");
  ik->add_option("files", words.files, "MODEL [MOTION...]; or a show: its first model with IK chains")->required();
  ik->add_flag("--json", words.json, "A JSON list instead of a table");
  addIkStudyOptions(*ik, words.ikStudy);

  auto* bench = cli.add_subcommand("bench", "How long each part of a frame takes on this machine");
  bench->add_option("files", words.files, "MODEL MOTION..., several times; or a show")->required();
  bench->add_flag("--json", words.json, "A JSON object instead of a table");
  bench->add_option("--models", words.models, "Poses of so many dancers in parallel, too")
      ->check(CLI::Range(1, kMaxDancers));
  bench->add_option("--threads", words.threads, "For what runs on several threads; left out, one a core")
      ->check(CLI::Range(1, kMaxThreads));
  bench->add_option("--passes", words.passes, "Over the whole motion; the median counts")
      ->check(CLI::Range(7, kMaxPasses))
      ->capture_default_str();
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

void definePictures(CLI::App& cli, CommandWords& words) {
  auto* render = cli.add_subcommand("render", "A picture, a sequence of them or a film; needs no display");
  render->add_option("files", words.files, "MODEL [MOTION...], several times, and a sound; or a show")->required();
  addRenderOptions(*render, words.render);
  addIkOptions(*render, words);
  addPhysicsOptions(*render, words, "on");

  auto* bake = cli.add_subcommand("bake", "What IK, appends and physics do to the bones, as keys of a motion (VMD)");
  bake->add_option("files", words.files, "MODEL MOTION...; or a show")->required();
  addBakeOptions(*bake, words.bake);
  addIkOptions(*bake, words);
  addWorldOptions(*bake, words);

  auto* thumbnail = cli.add_subcommand("thumbnail", "A small picture of a model or a show, for file managers");
  thumbnail->add_option("file", words.files, "A model (PMX, PMD, .x) or a show (.odori)")->required()->expected(1);
  thumbnail->add_option("-o,--output", words.output, "PNG file, - is standard output")->required();
  thumbnail->add_option("--size", words.thumbnailSide, "Pixels that it is wide and high")
      ->check(CLI::Range(kMinThumbnail, kMaxThumbnail))
      ->capture_default_str();
}

}  // namespace

void defineCommands(CLI::App& cli, CommandWords& words) {
  cli.name("odori");
  cli.description(
      "Odori shows MikuMikuDance models dancing.\n"
      "Without a command it opens a window with the files named: models, each with its motions behind it, a song; or a "
      "show.");
  cli.set_version_flag("--version", std::string("odori ") + kVersion);
  cli.add_option(
      "files", words.files,
      "Models (PMX, PMD), accessories (.x, .vac), motions (VMD), poses (VPD), a song, a show (.odori), archives "
      "of them; told apart by content");

  auto* info = cli.add_subcommand("info", "What is in a model, motion, pose, show or archive");
  info->add_option("files", words.files, "PMX, PMD, .x, VMD, VPD, show files, archives")->required();
  info->add_flag("--json", words.json, "A JSON object; a list of them for several files");
  definePose(cli, words);
  defineStudies(cli, words);
  definePictures(cli, words);
  cli.add_subcommand("help", "This, or what a command takes: odori help render");

  for (const char* name : {"pose", "compare", "ik", "bench", "render", "bake", "thumbnail"}) {
    cli.get_subcommand(name)->add_flag(
        "--obvious", words.obvious,
        "Of a folder or an archive with several models or dances, those that the window\n"
        "ticks: the largest model, and its dance, camera and song where there is one");
  }
  readWholeNumbersAsDecimal(cli);
  for (CLI::App* command : cli.get_subcommands({})) {
    command->set_version_flag("--version", std::string("odori ") + kVersion);
    readWholeNumbersAsDecimal(*command);
  }
}

}  // namespace app
