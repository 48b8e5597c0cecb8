// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/play_song.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

#include "app/commands/stop_signal.h"

namespace app {
namespace {

constexpr std::chrono::milliseconds kLookForStop(50);
constexpr double kMinWait = 1e-3, kMaxWait = 0.05;  // seconds; the song's clock may run slower than the other

}  // namespace

base::Result<std::unique_ptr<PlaySong>> PlaySong::open(const SongDescription& song, const OpenContext& context,
                                                       const PlayClock& by, std::unique_ptr<SoundOutput> output) {
  std::unique_ptr<PlaySong> made(new PlaySong(by, std::move(output)));
  made->player_.setOffset(song.offset);
  made->player_.setVolume(double{song.volume});
  // The player's thread may answer when this function has given up waiting.
  auto opened = std::make_shared<std::promise<base::Result<void>>>();
  auto answer = opened->get_future();
  made->player_.open(song.file, context, [opened](base::Result<void> result) { opened->set_value(std::move(result)); });
  while (!stopAsked() && answer.wait_for(kLookForStop) != std::future_status::ready) continue;
  if (stopAsked()) return made;
  if (auto result = answer.get(); !result) return tl::unexpected(result.error());
  return made;
}

PlayClock PlaySong::clock() {
  return {.seconds = [this] { return player_.now(); },
          .waitUntil =
              [this](double seconds) {
                for (double left = seconds - player_.now(); left > 0.0 && !stopAsked(); left = seconds - player_.now())
                  by_.waitUntil(by_.seconds() + std::clamp(left, kMinWait, kMaxWait));
              },
          .begin = [this](double from) { player_.play(from); }};
}

}  // namespace app
