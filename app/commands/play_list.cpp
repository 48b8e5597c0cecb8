// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the part of play_command.h about playlists.
#include <cstddef>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/play_command.h"
#include "app/commands/stop_signal.h"
#include "app/playlist/play_order.h"
#include "app/playlist/playlist_json.h"
#include "pmx/base/frames.h"
#include "pmx/base/printable.h"

namespace app {

int runPlayList(const PlayCommand& command, const std::filesystem::path& list, const OpenContext& context,
                const PlayClock& clock, const SoundOutputs& sounds, std::uint64_t seed) {
  const auto read = readPlaylist(list, context);
  if (!read) return complain(read.error());
  tellIssues(read->issues, list);
  const Playlist& dances = read->list;
  PlayOrder order(dances.entries.size(), command.loop ? Repeat::All : dances.repeat, dances.shuffle, seed);
  if (!order.present()) return complain(base::badArgument("there is no dance in this playlist"));
  listenForStop();
  PlayCommand one = command;
  one.loop = false;
  bool any = false;
  std::size_t failures = 0;  // in a row: where nothing can be played, nothing is tried for ever
  for (auto place = order.present(); place && failures < dances.entries.size();) {
    one.files = entryFiles(dances, *place, context);
    say(fmt::format("{} of {}: {}", *place + 1, dances.entries.size(),
                    base::printable(entryTitle(dances.entries[*place]), kMaxMessageCharacters)));
    const int status = runPlay(one, context, clock, sounds);
    if (stopAsked()) return status;
    const bool played = status == kDone;
    any = any || played;
    failures = played ? 0 : failures + 1;
    // The last frame has its time, so that a motion of one frame isn't repeated any faster.
    if (played) clock.waitUntil(clock.seconds() + 1.0 / base::kFramesPerSecond);
    place = played ? order.next() : order.skip();
  }
  return any ? kDone : kUnusable;
}

}  // namespace app
