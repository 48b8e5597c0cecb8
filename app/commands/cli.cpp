// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_bake.h"
#include "app/commands/cli_ik.h"
#include "app/commands/cli_render.h"
#include "app/commands/first_word.h"
#include "app/version.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr int kMostDancers = 100'000;
constexpr int kMostThreads = 1024;
constexpr int kMostPasses = 1000;
constexpr float kMostGravity = 1e5F;
constexpr double kMostSettle = 3600.0;

const std::map<std::string, IkMode> kIkModes{{"motion", IkMode::Motion}, {"on", IkMode::On}, {"off", IkMode::Off}};

std::filesystem::path fromArgument(const std::string& text) { return std::filesystem::path(text); }

std::vector<std::filesystem::path> fromArguments(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

// The raw words, as CLI11 fills them; turned into commands once parsing is over.
struct Words {
  std::vector<std::string> files;
  bool json = false;
  std::string frames;
  std::string ik = "motion";
  std::vector<std::string> ikChains;
  std::vector<std::string> solverSwitches;
  std::string solver = "mmd";
  std::string solverA, solverB;
  double units = -1, degrees = -1, p99Units = -1, p99Degrees = -1;
  std::vector<std::string> skip, only;
  int worst = 10;
  std::string output;
  std::string bones = "keyed";
  RenderWords render;
  IkWords ikStudy;
  BakeWords bake;
  std::string physics;  // empty: as the command has it by default
  std::string gravity;
  double settle = PhysicsOptions{}.settle;
  std::size_t models = 0;
  int threads = 0;
  int passes = 9;
};

/// Only then may --frames be left out; what the file holds is seen when it is read.
bool calledPose(const std::filesystem::path& file) { return base::fileNameKey(file.extension().string()) == ".vpd"; }

CLI::ParseError wrong(const std::string& text) { return CLI::ValidationError(text); }

std::string solverSwitchHelp() {
  std::string text = "The IK solver's way where sources differ (repeatable):";
  for (const auto& named : ik::kNamedSwitches) text += fmt::format("\n{}: {}", named.name, named.meaning);
  return text;
}

bool ik::SolverSwitches::*solverSwitch(const std::string& name) {
  std::string known;
  for (const auto& named : ik::kNamedSwitches) {
    if (named.name == name) return named.field;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", named.name);
  }
  throw wrong(fmt::format("there is no solver and no solver switch '{}'; the switches are {}", name, known));
}

IkOptions ikOptions(const Words& words) {
  IkOptions options;
  options.all = kIkModes.at(words.ik);
  for (const auto& chain : words.ikChains) {
    const auto equals = chain.rfind('=');
    const auto mode = equals == std::string::npos ? kIkModes.end() : kIkModes.find(chain.substr(equals + 1));
    if (mode == kIkModes.end() || equals == 0)
      throw wrong(fmt::format("--ik-chain: '{}' isn't NAME=on, NAME=off or NAME=motion", chain));
    options.chains.emplace_back(chain.substr(0, equals), mode->second);
  }
  options.way.solver = ik::solvers::solverNamed(words.solver);
  for (const auto& name : words.solverSwitches) options.solver.*solverSwitch(name) = true;
  return options;
}

void addIkOptions(CLI::App& command, Words& words) {
  command.add_option("--ik", words.ik, "IK of all chains: as the motion says, on, off")
      ->check(CLI::IsMember({"motion", "on", "off"}))
      ->capture_default_str();
  command.add_option("--ik-chain", words.ikChains, "IK of one chain, by its IK bone: NAME=on|off|motion (repeatable)")
      ->allow_extra_args(false);
  std::vector<std::string> solvers{"mmd"};
  for (const auto solver : ik::solvers::kAllSolvers) solvers.emplace_back(ik::solvers::nameOf(solver));
  command.add_option("--solver", words.solver, "What solves the chains (docs/ik-solvers.md)")
      ->check(CLI::IsMember(solvers))
      ->capture_default_str();
  command.add_option("--solver-switch", words.solverSwitches, solverSwitchHelp())->allow_extra_args(false);
}

/// `on`, `off`, `motion`, `reference` and switches, separated by commas.
IkOptions solverWords(const std::string& words) {
  IkOptions options;
  std::istringstream in(words);
  for (std::string word; std::getline(in, word, ',');) {
    if (const auto mode = kIkModes.find(word); mode != kIkModes.end()) {
      options.all = mode->second;
    } else if (word == "reference") {
      options.solver = {};
    } else if (const auto solver = ik::solvers::solverNamed(word)) {
      options.way.solver = solver;
    } else {
      options.solver.*solverSwitch(word) = true;
    }
  }
  return options;
}

std::optional<GhostChoice> ghostChoice(const RenderWords& words) {
  if (words.ghost.empty()) return std::nullopt;
  const IkOptions solved = solverWords(words.ghost);
  const GhostPlace place = words.ghostPlace == "beside"   ? GhostPlace::Beside
                           : words.ghostPlace == "behind" ? GhostPlace::Behind
                                                          : GhostPlace::Same;
  return GhostChoice{solved.all, solved.solver, solved.way, place};
}

CompareCommand compareCommand(const Words& words) {
  CompareCommand compare;
  compare.files = fromArguments(words.files);
  compare.frames = words.frames;
  compare.hasFirst = !words.solverA.empty();
  compare.hasSecond = !words.solverB.empty();
  compare.first = solverWords(words.solverA);
  compare.second = solverWords(words.solverB);
  compare.limits = {words.units, words.degrees, words.p99Units, words.p99Degrees};
  compare.skip = words.skip;
  compare.only = words.only;
  compare.worst = words.worst;
  compare.json = words.json;
  return compare;
}

/// `G` straight down, or `X,Y,Z`.
base::Vec3 gravityOf(const std::string& text) {
  std::vector<float> numbers;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, ',');) {
    float number = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (error != std::errc() || end != part.data() + part.size() || !(std::abs(number) <= kMostGravity)) break;
    numbers.push_back(number);
  }
  const auto commas = std::count(text.begin(), text.end(), ',');
  if (numbers.size() == 1 && commas == 0) return {0.0F, -numbers[0], 0.0F};
  if (numbers.size() == 3 && commas == 2) return {numbers[0], numbers[1], numbers[2]};
  throw wrong(fmt::format("--gravity: '{}' isn't G or X,Y,Z, units per second squared, up to {}", text, kMostGravity));
}

PhysicsOptions physicsOptions(const Words& words, bool onByDefault) {
  PhysicsOptions options;
  options.on = words.physics.empty() ? onByDefault : words.physics != "off";
  options.meeting = words.physics == "together" || words.physics == "apart";
  options.together = words.physics != "apart";
  options.settle = words.settle;
  if (!words.gravity.empty()) options.gravity = gravityOf(words.gravity);
  return options;
}

void addWorldOptions(CLI::App& command, Words& words) {
  command.add_option("--gravity", words.gravity, "Units per second squared: G straight down, or X,Y,Z")
      ->default_str("98");
  command.add_option("--settle", words.settle, "Frames of rest at frame 0 before the motion is played")
      ->check(numberFrom(0.0, kMostSettle))
      ->capture_default_str();
}

void addPhysicsOptions(CLI::App& command, Words& words, const std::string& byDefault) {
  command
      .add_option(
          "--physics", words.physics,
          "Hair and clothes move: on, off; the motion is played from its start.\nOn, and bodies of several models "
          "meet: together (the rule, where no show file says otherwise);\non, and each model moves alone: apart")
      ->check(CLI::IsMember({"on", "off", "together", "apart"}))
      ->default_str(byDefault);
  addWorldOptions(command, words);
}

void addCompareOptions(CLI::App& command, Words& words) {
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

GivenOptions givenOptions(const CLI::App& command) {
  GivenOptions given;
  for (const CLI::Option* option : command.get_options([](const CLI::Option* each) { return each->count() > 0; }))
    given.insert(option->get_name());
  return given;
}

std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// `help` and `help render` are `--help` and `render --help`: to CLI11 the word behind help would be that command itself.
Command parseHelp(int argc, const char* const* argv) {
  const std::string_view of = argc > 2 ? argv[2] : "help";
  const bool all = of == "help" || of.starts_with('-');
  if (!all && std::ranges::find(kCommands, of) == kCommands.end())
    return PrintAndExit{fmt::format("odori: {}\n", noSuchCommand(of)), 2};
  std::vector<const char*> words{argv[0], "--help"};
  if (!all) words.insert(words.begin() + 1, argv[2]);
  return parseCommandLine(static_cast<int>(words.size()), words.data());
}

}  // namespace

Command parseCommandLine(int argc, const char* const* argv) {
  if (argc > 1 && argv[1] == std::string_view("help")) return parseHelp(argc, argv);
  Words words;
  CLI::App cli{
      "Odori shows MikuMikuDance models dancing.\n"
      "Without a command it opens a window with the files named: models, each with its motions behind it, a song; or a "
      "show.",
      "odori"};
  cli.set_version_flag("--version", std::string("odori ") + kVersion);
  cli.add_option(
      "files", words.files,
      "Models (PMX, PMD), accessories (.x, .vac), motions (VMD), poses (VPD), a song, a show (.odori), archives "
      "of them; told apart by content");

  auto* info = cli.add_subcommand("info", "What is in a model, motion, pose, show or archive");
  info->add_option("files", words.files, "PMX, PMD, .x, VMD, VPD, show files, archives")->required();
  info->add_flag("--json", words.json, "A JSON object; a list of them for several files");

  auto* pose = cli.add_subcommand(
      "pose",
      "Bone poses as CSV: frame,bone,name,px,py,pz,qx,qy,qz,qw (model space, MMD's axes); of several "
      "models with model, from 0, before frame");
  pose->add_option("files", words.files, "MODEL MOTION..., several times; or a show")->required();
  pose->add_option("--frames,--frame", words.frames,
                   "0,30,100.5 or START:END:STEP (END included), 30 a second; of poses (VPD) without a "
                   "motion it may be left out");
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

  auto* compare = cli.add_subcommand("compare",
                                     "Differences of two poses, bone by bone: two pose dumps, a model's poses and a "
                                     "dump, or two ways of the IK solver");
  addCompareOptions(*compare, words);

  auto* render = cli.add_subcommand("render", "A picture, a sequence of them or a film; needs no display");
  render->add_option("files", words.files, "MODEL [MOTION...], several times, and a sound; or a show")->required();
  addRenderOptions(*render, words.render);
  addIkOptions(*render, words);
  addPhysicsOptions(*render, words, "on");

  auto* ik = cli.add_subcommand("ik", "How well each IK solver does on each chain of a model over its motion");
  ik->add_option("files", words.files, "MODEL [MOTION...]; or a show: its first model with IK chains")->required();
  ik->add_flag("--json", words.json, "A JSON list instead of a table");
  addIkStudyOptions(*ik, words.ikStudy);
  auto* bake = cli.add_subcommand("bake", "What IK, appends and physics do to the bones, as keys of a motion (VMD)");
  bake->add_option("files", words.files, "MODEL MOTION...; or a show")->required();
  addBakeOptions(*bake, words.bake);
  addIkOptions(*bake, words);
  addWorldOptions(*bake, words);

  auto* bench = cli.add_subcommand("bench", "How long each part of a frame takes on this machine");
  bench->add_option("files", words.files, "MODEL MOTION..., several times; or a show")->required();
  bench->add_flag("--json", words.json, "A JSON object instead of a table");
  bench->add_option("--models", words.models, "Poses of so many dancers in parallel, too")
      ->check(CLI::Range(1, kMostDancers));
  bench->add_option("--threads", words.threads, "For what runs on several threads; left out, one a core")
      ->check(CLI::Range(1, kMostThreads));
  bench->add_option("--passes", words.passes, "Over the whole motion; the median counts")
      ->check(CLI::Range(7, kMostPasses))
      ->capture_default_str();

  auto* help = cli.add_subcommand("help", "This, or what a command takes: odori help render");

  for (auto* command : {info, pose, compare, render, bake, ik, bench, help})
    command->set_version_flag("--version", std::string("odori ") + kVersion);

  try {
    cli.parse(argc, argv);
    if (info->parsed()) return InfoCommand{fromArguments(words.files), words.json};
    if (pose->parsed()) {
      PoseCommand command;
      command.files = fromArguments(words.files);
      if (pose->get_option("--frames")->count() == 0 && std::ranges::none_of(command.files, calledPose))
        throw wrong("--frames is required");
      command.given = givenOptions(*pose);
      command.frames = words.frames;
      command.ik = ikOptions(words);
      command.physics = physicsOptions(words, false);
      command.form = words.bones == "shown" ? PoseForm::Shown : PoseForm::Keyed;
      if (!words.output.empty()) command.output = fromArgument(words.output);
      return command;
    }
    if (ik->parsed()) return ikCommand(words.ikStudy, words.files, words.json);
    if (bake->parsed()) {
      words.physics = physicsWord(words.bake);
      auto command = bakeCommand(words.bake, words.files);
      command.ik = ikOptions(words);
      command.physics = physicsOptions(words, false);
      command.given = givenOptions(*bake);
      return command;
    }
    if (bench->parsed()) {
      return BenchCommand{fromArguments(words.files), words.models, words.threads, words.passes, words.json};
    }
    if (compare->parsed()) return compareCommand(words);
    if (render->parsed()) {
      auto command = renderCommand(words.render, words.files, ikOptions(words));
      command.physics = physicsOptions(words, true);
      command.given = givenOptions(*render);
      command.view = viewOptions(*render, words.render.view);
      command.ghost = ghostChoice(words.render);
      return command;
    }
    return WindowCommand{fromArguments(words.files)};
  } catch (const CLI::CallForHelp&) {
    return PrintAndExit{cli.help(), 0};
  } catch (const CLI::CallForVersion&) {
    return PrintAndExit{cli.version() + "\n", 0};
  } catch (const CLI::ParseError& error) {
    const auto named = cli.get_subcommands();
    const std::string further = named.empty() ? "odori --help" : "odori help " + named.front()->get_name();
    return PrintAndExit{oneLine(fmt::format("odori: {} (see {})", error.what(), further)) + "\n", 2};
  }
}

}  // namespace app
