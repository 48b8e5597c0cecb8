// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/song_feed.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/sound/sample_places.h"
#include "app/sound/sound_reader.h"
#include "app/sound/tempo.h"

namespace app {
namespace {

constexpr int kFeedBlock = 1024;  // samples made at a time
// samples; nearer positions are reached by decoding
constexpr std::int64_t kNear = std::int64_t{2} * kSampleRate;
constexpr double kFurthest = 1.0e6;  // seconds

std::int64_t samplesOf(double seconds) {
  return std::llround(std::clamp(seconds, -kFurthest, kFurthest) * kSampleRate);
}

}  // namespace

double SongPlan::at(double elapsed) const {
  const double straight = from + elapsed * speed;
  if (!loop || from >= loop->to || straight < loop->to || loop->to <= loop->from) return straight;
  return loop->from + std::fmod(straight - loop->to, loop->to - loop->from);
}

SongFeed::SongFeed(std::filesystem::path path, OpenContext context, std::function<bool()> stopped)
    : path_(std::move(path)), context_(std::move(context)), stopped_(std::move(stopped)) {}

SongFeed::~SongFeed() = default;

base::Result<std::unique_ptr<SongFeed>> SongFeed::open(const std::filesystem::path& path, const OpenContext& context,
                                                       const std::function<bool()>& stopped) {
  auto stream = SoundReader::open(path, context, stopped);
  if (!stream) return tl::unexpected(stream.error());
  std::unique_ptr<SongFeed> feed(new SongFeed(path, context, stopped));
  feed->stream_ = std::move(*stream);
  return feed;
}

bool SongFeed::openStream(std::int64_t start) {
  stream_.reset();
  auto stream = SoundReader::open(path_, context_, stopped_, start);
  if (!stream) return false;
  stream_ = std::move(*stream);
  streamAt_ = start;
  return true;
}

// Files whose clock may restart are looked through once.
bool SongFeed::canSeek() {
  if (!canSeek_) {
    canSeek_ = true;
    if (stream_->clockMayJump()) {
      const auto other = SoundReader::open(path_, context_, stopped_);
      canSeek_ = other && !(*other)->clockJumps();
    }
  }
  return *canSeek_;
}

bool SongFeed::moveTo(std::int64_t sample) {
  if (sample == streamAt_) return true;
  const bool ahead = sample > streamAt_ && sample - streamAt_ < kNear;
  if (!ahead) {
    // The first second is reached from the beginning, which is exact in any file.
    if (sample > kSampleRate && canSeek() && stream_->seek(sample)) {
      streamAt_ = sample;
      return true;
    }
    return openStream(sample);
  }
  for (;;) {
    const int count = static_cast<int>(std::min<std::int64_t>({sample - streamAt_, stream_->available(), kFeedBlock}));
    if (count > 0) {
      block_.resize(2 * static_cast<std::size_t>(count));
      if (!stream_->read(block_.data(), count)) return false;
      streamAt_ += count;
      if (streamAt_ == sample) return true;
    } else if (stream_->ended()) {
      streamAt_ = sample;
      return true;
    } else if (!stream_->fill()) {
      return false;
    }
  }
}

void SongFeed::begin(const SongPlan& plan) {
  next_ = samplesOf(plan.from - plan.offset);
  loops_ = plan.loop && plan.from < plan.loop->to;
  if (loops_) {
    loopFrom_ = samplesOf(plan.loop->from - plan.offset);
    loopTo_ = samplesOf(plan.loop->to - plan.offset);
  }
  mute_ = loops_ && loopTo_ - loopFrom_ < samplesOf(kShortestLoop);
  // Without the filter a song at another speed is silent rather than off its pitch.
  tempo_ = std::abs(plan.speed - 1.0) < 1e-6 ? nullptr : Tempo::make(plan.speed);
  mute_ = mute_ || (tempo_ == nullptr && std::abs(plan.speed - 1.0) >= 1e-6);
}

bool SongFeed::readSong(int count) {
  std::fill(block_.begin(), block_.end(), 0.0F);
  if (next_ < 0 || stream_ == nullptr || mute_) return true;
  if (!moveTo(next_)) {
    stream_.reset();
    block_.assign(2 * static_cast<std::size_t>(count), 0.0F);
    return true;
  }
  // The work is done in portions, so that a new position needn't wait for this one.
  for (int step = 0; stream_->available() < count && !stream_->ended(); ++step) {
    if (step == 64) return false;
    if (!stream_->fill()) break;
  }
  const int got = std::min(count, stream_->available());
  block_.assign(2 * static_cast<std::size_t>(count), 0.0F);
  if (got > 0 && !stream_->read(block_.data(), got)) stream_.reset();
  streamAt_ += count;
  return true;
}

void SongFeed::produce(std::vector<float>& out) {
  std::int64_t count = kFeedBlock;
  if (loops_ && !mute_) count = std::min(count, loopTo_ - next_);
  if (next_ < 0) count = std::min(count, -next_);
  block_.resize(2 * static_cast<std::size_t>(count));
  if (!readSong(static_cast<int>(count))) return;
  next_ += count;
  if (loops_ && !mute_ && next_ >= loopTo_) next_ = loopFrom_;
  if (tempo_ == nullptr) {
    out.insert(out.end(), block_.begin(), block_.end());
  } else if (!tempo_->pass(block_, out)) {
    tempo_.reset();
    mute_ = true;
  }
}

}  // namespace app
