// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include "app/commands/cli.h"
#include "app/commands/play_clock.h"
#include "app/sound/sound_output.h"
#include "app/tree/open_context.h"

namespace app {

/// Returns a new sound device.
using SoundOutputs = std::function<std::unique_ptr<SoundOutput>()>;

/// Plays one model of a show in time, and sends its poses and expressions (app/vmc), until its end
/// or a signal. The show's song is played on a device of `sounds`, unless there is none, it is
/// muted, or the command says so; the poses are then in step with what is heard. Reports on
/// standard error where it sends to, and why a song isn't played. Returns an ExitStatus.
[[nodiscard]] int runPlay(const PlayCommand& command, const OpenContext& context,
                          const PlayClock& clock = steadyClock(), const SoundOutputs& sounds = {});

/// Plays the dances of a playlist one after another, as runPlay() plays one, in the list's order;
/// `--loop` repeats them all. `seed` shuffles. A dance that can't be played is passed over with its
/// error. Returns an ExitStatus: kDone where at least one was played.
[[nodiscard]] int runPlayList(const PlayCommand& command, const std::filesystem::path& list, const OpenContext& context,
                              const PlayClock& clock, const SoundOutputs& sounds, std::uint64_t seed);

}  // namespace app
