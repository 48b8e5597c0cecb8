// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/play_command.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/play_song.h"
#include "app/commands/stop_signal.h"
#include "app/vmc/vmc_choice.h"
#include "app/vmc/vmc_stream.h"
#include "pmx/base/counted.h"
#include "pmx/base/frames.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

void sayWhereTo(const PlayCommand& command) {
  say(fmt::format("sends to {}:{}, {} poses a second; Ctrl+C ends it", command.to.host, command.to.port, command.rate));
  if (command.to.isLocal()) return;
  say("that is another machine: it gets bones and expressions, not the model, and so does whoever can listen on the "
      "way, since nothing is encrypted");
}

/// Opens the show's song, and says so; null without one, or where it can't be played.
std::unique_ptr<PlaySong> openSong(const PlayCommand& command, const SongDescription& song, const OpenContext& context,
                                   const PlayClock& clock, const SoundOutputs& sounds) {
  if (song.file.empty() || song.muted || command.mute || !sounds) return nullptr;
  auto opened = PlaySong::open(song, context, clock, sounds());
  if (!opened) {
    say(fmt::format("the song isn't played: {}", base::describe(opened.error())));
    return nullptr;
  }
  say(fmt::format("plays {}", base::printable(song.file.filename().string(), kMaxMessageCharacters)));
  return std::move(*opened);
}

/// This sends the poses of one model in time.
class LiveDance {
 public:
  LiveDance(const PlayCommand& command, const PlayClock& clock, Show& show, ActorId actor, VmcStream stream)
      : command_(command), clock_(clock), show_(show), actor_(actor), stream_(std::move(stream)) {}

  /// Returns false after a signal.
  base::Result<bool> play(const FrameRange& frames) {
    const auto first = static_cast<double>(frames.first), last = static_cast<double>(frames.last);
    do {
      static_cast<void>(show_.evaluate(first));  // which may take long, with physics
      if (clock_.begin) clock_.begin(first / base::kFramesPerSecond);
      const double start = clock_.seconds();
      for (std::uint64_t pose = 0;; pose = nextPose(pose, clock_.seconds() - start, command_.rate)) {
        const double seconds = static_cast<double>(pose) / command_.rate;
        const double frame = first + seconds * base::kFramesPerSecond;
        if (frame > last) break;
        clock_.waitUntil(start + seconds);
        if (stopAsked()) return false;
        if (const auto sent = send(frame); !sent) return tl::unexpected(sent.error());
      }
      // One frame alone is sent again and again, but no faster than others.
      if (command_.loop) clock_.waitUntil(start + (last - first + 1.0) / base::kFramesPerSecond);
    } while (command_.loop && !stopAsked());
    return !stopAsked();
  }

  [[nodiscard]] std::uint64_t poses() const { return poses_; }
  [[nodiscard]] std::uint64_t datagrams() const { return datagrams_; }

 private:
  base::Result<void> send(double frame) {
    static_cast<void>(show_.evaluate(frame));
    const auto seconds = static_cast<float>(frame / base::kFramesPerSecond);
    const auto sent = stream_.send(show_.actor(actor_)->frame(), seconds);
    if (!sent) return tl::unexpected(sent.error());
    ++poses_;
    datagrams_ += *sent;
    return {};
  }

  const PlayCommand& command_;
  const PlayClock& clock_;
  Show& show_;
  ActorId actor_;
  VmcStream stream_;
  std::uint64_t poses_ = 0, datagrams_ = 0;
};

}  // namespace

int runPlay(const PlayCommand& command, const OpenContext& context, const PlayClock& clock,
            const SoundOutputs& sounds) {
  Show show;
  const auto row = openCommand(command, context, show);
  if (!row) return complain(row.error());
  const auto& [described, opened] = *row;
  const auto chosen = chosenModel(command.model, "one model is sent", opened, show);
  if (!chosen) return complain(chosen.error());
  auto stream = VmcStream::open(*show.actor(*chosen)->loadedModel(), command.to);
  if (!stream) return complain(stream.error());
  const FrameRange frames = command.frames.value_or(FrameRange{0, static_cast<std::int64_t>(show.lastFrame())});
  tellBeyondEnd(show, static_cast<double>(frames.last));
  listenForStop();
  if (described.physics.on && !playPhysicsFromStart(show, described.physics.settle)) return kFailed;
  sayWhereTo(command);
  const OpenContext songContext = context.withShowNames(described.archives);
  const std::unique_ptr<PlaySong> song = openSong(command, described.song, songContext, clock, sounds);
  const PlayClock by = song != nullptr ? song->clock() : clock;
  LiveDance dance(command, by, show, *chosen, std::move(*stream));
  const auto played = dance.play(frames);
  if (!played) return complain(played.error());
  tellPlayIssues(show);
  if (song != nullptr && song->unheard()) say("there is no sound device: the song wasn't heard");
  sayPlain(fmt::format("{} in {}{}", base::counted(dance.poses(), "pose", "poses"),
                       base::counted(dance.datagrams(), "datagram", "datagrams"), *played ? "" : "; stopped"));
  return kDone;
}

}  // namespace app
