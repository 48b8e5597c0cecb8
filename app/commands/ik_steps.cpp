// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/ik_steps.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/ik_lab/chain_steps.h"
#include "app/ik_lab/named_chain.h"
#include "app/ik_lab/step_strip.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr std::size_t kInStrip = 30;  // pictures
constexpr std::size_t kInList = 400;  // lines

}  // namespace

int tellSteps(Actor& actor, std::size_t chain, const IkCommand& command,
              const std::vector<std::filesystem::path>& inputs) {
  const pmx::Model& model = actor.model();
  const std::string name = plainBoneName(model, actor.skeleton().chains[chain].target);
  std::vector<ChainSolver> chainSolvers(actor.skeleton().chains.size());
  chainSolvers[chain] = {command.solvers.front(), command.loops, command.tolerance};
  actor.setChainSolvers(std::move(chainSolvers));
  actor.evaluate(*command.steps);
  const ChainSteps steps = stepsOf(actor, chain);
  if (steps.state == ChainStepsState::Off)
    return complain(
        base::badArgument(fmt::format("--steps: {} is off in frame {}, nothing is solved", name, *command.steps)));
  if (steps.steps.empty())
    return complain(base::badArgument(fmt::format("--steps: {} can't be solved by {}", name,
                                                  steps.solver ? ik::solvers::nameOf(*steps.solver) : "mmd")));
  const std::string solver(steps.solver && !steps.byMmd ? ik::solvers::nameOf(*steps.solver) : "mmd");
  const std::string title = fmt::format("{}, {}, frame {}", name, solver, *command.steps);
  const auto bone = [&](std::int32_t of) { return plainBoneName(model, of); };
  std::string text;
  if (command.output.empty()) {
    text = title + '\n';
    const std::vector<std::size_t> listed = stripOf(steps, kInList);
    for (const std::size_t step : listed) text += fmt::format("{:>4}  {}\n", step, stepCaption(steps, step, bone));
    if (listed.size() < steps.steps.size() || steps.leftOut) text += "      (not all steps are listed)\n";
  } else {
    text = stepStripSvg(steps, kInStrip, title, bone);
  }
  auto out = OutputFile::open(command.output.empty() ? "-" : command.output, inputs);
  if (!out) return complain(out.error());
  out->write(text);
  const auto done = out->commit();
  return done ? static_cast<int>(kDone) : complain(done.error());
}

}  // namespace app
