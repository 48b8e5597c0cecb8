// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/render_steps.h"

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/drawing_commands/write_picture.h"
#include "app/ik_lab/chain_steps.h"
#include "app/ik_lab/named_chain.h"
#include "app/render/step_strip_picture.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr int kSide = 360;      // pixels of a picture by default
constexpr int kMaxSide = 2000;  // for one of kMaxStripPictures

struct Found {
  ActorId actor = 0;
  std::size_t chain = 0;
};

/// Finds the chain in the first model that has an IK bone of that name.
Found findChain(const Show& show, const std::string& name) {
  for (const ActorId id : show.order())
    if (const auto chain = chainNamed(*show.actor(id), name)) return {id, *chain};
  return {};
}

}  // namespace

int writeSteps(ShowScene& scene, const RenderCommand& command, std::span<const std::filesystem::path> inputs) {
  Show& show = scene.show();
  FilmLook look = scene.look();
  const std::string name = base::printable(command.steps, 60);
  const Found found = findChain(show, command.steps);
  if (found.actor == 0) return complain(base::badArgument(fmt::format("--steps: no model has an IK bone '{}'", name)));
  if (!command.given.contains("--size")) look.width = look.height = kSide;
  if (look.width > kMaxSide || look.height > kMaxSide)
    return complain(
        base::badArgument(fmt::format("--size: one of a strip's pictures has {} pixels a side at most", kMaxSide)));
  const auto format = outputFormat(command.output);
  if (!format) return complain(format.error());
  listenForStop();
  LongPlay play(command.frame, false);
  if (!play.playUpTo(show, command.frame)) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  show.evaluate(command.frame);
  const Actor& actor = *show.actor(found.actor);
  const ChainSteps steps = stepsOf(actor, found.chain);
  if (steps.state == ChainStepsState::Off)
    return complain(
        base::badArgument(fmt::format("--steps: {} is off in frame {}, nothing is solved", name, command.frame)));
  if (steps.steps.empty()) return complain(base::badArgument(fmt::format("--steps: {} can't be solved", name)));
  if (!command.view.own)
    look.camera =
        cameraOf(steps, actor.switches().placement, static_cast<float>(look.width) / static_cast<float>(look.height));
  const auto pictures = scene.pictures(look);
  const auto written =
      stepStrip(*pictures, actor, found.actor, steps, command.frame, look.width, look.height)
          .and_then([&](const Picture& strip) { return writePicture(strip, *format, false, command.output, inputs); });
  return written ? static_cast<int>(kDone) : complain(written.error());
}

}  // namespace app
