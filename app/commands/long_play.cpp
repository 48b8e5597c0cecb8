// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/long_play.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/film/song_end.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr std::chrono::milliseconds kQuietFirst{1000}, kBetween{200};
constexpr double kStepFrames = base::kFramesPerSecond;  // short enough to notice Ctrl+C at once

constexpr double kShortRest = 300.0;  // frames; more may take a second

}  // namespace

bool playPhysicsFromStart(Show& show, double restFrames) {
  show.beginPhysicsFromStart(restFrames);
  return playRest(show, restFrames);
}

bool playRest(Show& show, double restFrames) {
  ProgressText line;
  if (restFrames > kShortRest && line.onTerminal())
    line.show(fmt::format("hair and clothes settle: {:.0f} frames of rest", restFrames));
  while (!stopAsked() && show.restOn()) {
  }
  line.end();
  if (stopAsked()) say("stopped; nothing was written");
  return !stopAsked();
}

void countSong(Show& show, const SongDescription& song, const OpenContext& context, double lastFrame) {
  if (song.file.empty() || !show.hasPhysics() || lastFrame <= show.physicsEnd()) return;
  show.setSongEnd(songEnd(song.file, context, song.offset, [] { return stopAsked(); }));
}

LongPlay::LongPlay(double lastFrame, bool quiet, std::function<Clock::time_point()> now)
    : lastFrame_(lastFrame), quiet_(quiet || !line_.onTerminal()), now_(std::move(now)), next_(now_() + kQuietFirst) {}

bool LongPlay::goesOn(double frame) {
  frame_ = frame;
  if (stopAsked()) return false;
  const auto now = now_();
  if (!quiet_ && now >= next_) {
    next_ = now + kBetween;
    line_.show(fmt::format("frame {:.0f} of {:.0f}", frame, lastFrame_));
  }
  return true;
}

bool LongPlay::playUpTo(Show& show, double frame) {
  if (!show.hasPhysics()) return goesOn(frame);
  const double end = std::min(frame, show.physicsEnd());
  while (played_ + kStepFrames < end) {
    if (!goesOn(played_)) return false;
    played_ += kStepFrames;
    static_cast<void>(show.evaluate(played_));
  }
  played_ = std::max(played_, end);
  return goesOn(frame);
}

void LongPlay::sayStopped(std::string_view left) {
  line_.end();
  say(fmt::format("stopped at frame {:.0f} of {:.0f}; {}", frame_, lastFrame_, left));
}

}  // namespace app
