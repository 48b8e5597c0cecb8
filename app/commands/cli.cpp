// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_definition.h"
#include "app/commands/first_word.h"
#include "app/report/pose_dump.h"
#include "pmx/base/neutral_locale.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr float kMaxGravity = 1e5F;

const std::map<std::string, IkMode> kIkModes{{"motion", IkMode::Motion}, {"on", IkMode::On}, {"off", IkMode::Off}};

std::filesystem::path fromArgument(const std::string& text) { return std::filesystem::path(text); }

std::vector<std::filesystem::path> fromArguments(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

/// Only for such a file --frames may be left out; its content is checked when it is read.
bool calledPose(const std::filesystem::path& file) { return base::fileNameKey(file.extension().string()) == ".vpd"; }

bool ik::SolverSwitches::*solverSwitch(const char* option, const std::string& name) {
  std::string known;
  for (const auto& named : ik::kNamedSwitches) {
    if (named.name == name) return named.field;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", named.name);
  }
  throw CLI::ValidationError(fmt::format("{}: there is no solver and no solver switch '{}'; the switches are {}",
                                         option, base::printable(name, 60), known));
}

IkOptions ikOptions(const CommandWords& words) {
  IkOptions options;
  options.all = kIkModes.at(words.ik);
  for (const auto& chain : words.ikChains) {
    const auto equals = chain.rfind('=');
    const auto mode = equals == std::string::npos ? kIkModes.end() : kIkModes.find(chain.substr(equals + 1));
    if (mode == kIkModes.end() || equals == 0)
      throw CLI::ValidationError(fmt::format("--ik-chain: '{}' isn't NAME=on, NAME=off or NAME=motion", chain));
    options.chains.emplace_back(chain.substr(0, equals), mode->second);
  }
  options.way.solver = ik::solvers::solverNamed(words.solver);
  for (const auto& name : words.solverSwitches) options.solver.*solverSwitch("--solver-switch", name) = true;
  return options;
}

/// Parses `on`, `off`, `motion`, `reference` and switches, separated by commas.
IkOptions solverWords(const char* option, const std::string& words) {
  IkOptions options;
  for (const std::string_view each : base::splitList(words)) {
    const std::string word(each);
    if (const auto mode = kIkModes.find(word); mode != kIkModes.end()) {
      options.all = mode->second;
    } else if (word == "reference") {
      options.solver = {};
    } else if (const auto solver = ik::solvers::solverNamed(word)) {
      options.way.solver = solver;
    } else {
      options.solver.*solverSwitch(option, word) = true;
    }
  }
  return options;
}

std::optional<GhostChoice> ghostChoice(const RenderWords& words) {
  if (words.ghost.empty()) return std::nullopt;
  const IkOptions solved = solverWords("--ghost", words.ghost);
  const GhostPlace place = words.ghostPlace == "beside"   ? GhostPlace::Beside
                           : words.ghostPlace == "behind" ? GhostPlace::Behind
                                                          : GhostPlace::Same;
  return GhostChoice{solved.all, solved.solver, solved.way, place};
}

CompareCommand compareCommand(const CommandWords& words) {
  CompareCommand compare;
  compare.files = fromArguments(words.files);
  compare.frames = words.frames;
  compare.hasFirst = !words.solverA.empty();
  compare.hasSecond = !words.solverB.empty();
  compare.first = solverWords("--solver-a", words.solverA);
  compare.second = solverWords("--solver-b", words.solverB);
  compare.limits = {words.units, words.degrees, words.p99Units, words.p99Degrees};
  compare.skip = words.skip;
  compare.only = words.only;
  compare.worst = words.worst;
  compare.json = words.json;
  return compare;
}

/// Parses `G`, straight down, or `X,Y,Z`.
base::Vec3 gravityOf(const std::string& text) {
  const auto words = base::splitAt(text, ',');
  std::vector<float> numbers;
  for (const std::string_view word : words) {
    const auto number = base::numberIn<float>(word);
    if (!number || !(std::abs(*number) <= kMaxGravity)) break;
    numbers.push_back(*number);
  }
  if (numbers.size() == 1 && words.size() == 1) return {0.0F, -numbers[0], 0.0F};
  if (numbers.size() == 3 && words.size() == 3) return {numbers[0], numbers[1], numbers[2]};
  throw CLI::ValidationError(fmt::format("--gravity: '{}' isn't G or X,Y,Z, units per second squared, up to {}",
                                         base::printable(text, 60), kMaxGravity));
}

PhysicsOptions physicsOptions(const CommandWords& words, bool onByDefault) {
  PhysicsOptions options;
  options.on = words.physics.empty() ? onByDefault : words.physics != "off";
  options.meeting = words.physics == "together" || words.physics == "apart";
  options.together = words.physics != "apart";
  options.settle = words.settle;
  if (!words.gravity.empty()) options.gravity = gravityOf(words.gravity);
  return options;
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

PoseCommand poseCommand(const CLI::App& pose, const CommandWords& words) {
  PoseCommand command;
  command.files = fromArguments(words.files);
  if (pose.get_option("--frames")->count() == 0 && std::ranges::none_of(command.files, calledPose))
    throw CLI::ValidationError(fmt::format("--frames: say which frames, {}", kFrameListForms));
  command.given = givenOptions(pose);
  command.frames = words.frames;
  command.ik = ikOptions(words);
  command.physics = physicsOptions(words, false);
  command.form = words.bones == "shown" ? PoseForm::Shown : PoseForm::Keyed;
  if (!words.output.empty()) command.output = fromArgument(words.output);
  return command;
}

BakeCommand bakeCommand(const CLI::App& bake, CommandWords& words) {
  words.physics = physicsWord(words.bake);
  auto command = bakeCommand(words.bake, words.files);
  command.ik = ikOptions(words);
  command.physics = physicsOptions(words, false);
  command.given = givenOptions(bake);
  return command;
}

RenderCommand renderCommand(const CLI::App& render, const CommandWords& words) {
  auto command = renderCommand(words.render, words.files, ikOptions(words));
  command.physics = physicsOptions(words, true);
  command.given = givenOptions(render);
  command.view = viewOptions(render, words.render.view);
  command.ghost = ghostChoice(words.render);
  return command;
}

/// Returns a command without the options that all commands with a show share.
Command ownCommandOf(const CLI::App& parsed, CommandWords& words) {
  const std::string& name = parsed.get_name();
  if (name == "info") return InfoCommand{fromArguments(words.files), words.json};
  if (name == "pose") return poseCommand(parsed, words);
  if (name == "ik") return ikCommand(words.ikStudy, words.files, words.json);
  if (name == "bake") return bakeCommand(parsed, words);
  if (name == "bench")
    return BenchCommand{fromArguments(words.files), words.models, words.threads, words.passes, words.json};
  if (name == "compare") return compareCommand(words);
  if (name == "render") return renderCommand(parsed, words);
  if (name == "thumbnail")
    return ThumbnailCommand{fromArgument(words.files.front()), fromArgument(words.output), words.thumbnailSide};
  throw CLI::CallForHelp();
}

/// Returns the command for the words after its name.
Command commandOf(const CLI::App& parsed, CommandWords& words) {
  Command command = ownCommandOf(parsed, words);
  const auto take = [&](auto& given) {
    if constexpr (requires { given.obvious; }) given.obvious = words.obvious;
  };
  std::visit(take, command);
  return command;
}

/// Turns `help` and `help render` into `--help` and `render --help`: CLI11 would take the word
/// after help for that command.
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
  const base::NeutralLocale point;  // CLI11 reads numbers by strtold()
  CommandWords words;
  CLI::App cli;
  defineCommands(cli, words);
  try {
    cli.parse(argc, argv);
    const auto parsed = cli.get_subcommands();
    if (!parsed.empty()) return commandOf(*parsed.front(), words);
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
