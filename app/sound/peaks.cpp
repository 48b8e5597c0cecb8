// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/peaks.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <span>

#include "app/sound/sample_places.h"
#include "app/sound/sound_reader.h"

namespace app {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t kFirstBin = 256;  // samples
constexpr int kPeakBlock = 4096;
constexpr auto kTellEvery = std::chrono::milliseconds(250);

Peaks::Bin both(const Peaks::Bin& a, const Peaks::Bin& b) { return {std::min(a.low, b.low), std::max(a.high, b.high)}; }

/// A Collector doubles the width of its bins whenever there are too many.
class Collector {
 public:
  void add(std::span<const float> samples) {
    for (std::size_t i = 0; i + 1 < samples.size(); i += 2) {
      open_.low = std::min({open_.low, samples[i], samples[i + 1]});
      open_.high = std::max({open_.high, samples[i], samples[i + 1]});
      pass(1);
    }
  }
  void addSilence(std::int64_t count) {
    while (count > 0) {
      const std::int64_t part = std::min(count, width_ - inOpen_);
      pass(part);
      count -= part;
    }
  }
  [[nodiscard]] std::int64_t samples() const { return samples_; }
  [[nodiscard]] Peaks peaks() const {
    Peaks told{static_cast<double>(width_) / kSampleRate, static_cast<double>(samples_) / kSampleRate, bins_, false};
    if (inOpen_ > 0) told.bins.push_back(open_);
    return told;
  }

 private:
  // Counts samples added to the open bin, which must have room for them.
  void pass(std::int64_t count) {
    samples_ += count;
    inOpen_ += count;
    if (inOpen_ < width_) return;
    if (bins_.size() + 1 == Peaks::kMaxBins) widen();
    if (inOpen_ < width_) return;
    bins_.push_back(open_);
    open_ = {};
    inOpen_ = 0;
  }
  void widen() {
    bins_.push_back(open_);
    for (std::size_t i = 0; i < bins_.size() / 2; ++i) bins_[i] = both(bins_[2 * i], bins_[2 * i + 1]);
    bins_.resize(bins_.size() / 2);
    width_ *= 2;
    open_ = {};
    inOpen_ = 0;
  }

  std::vector<Peaks::Bin> bins_;
  Peaks::Bin open_;
  std::int64_t width_ = kFirstBin, inOpen_ = 0, samples_ = 0;
};

void tell(base::Issues& issues, const std::optional<base::Error>& what) {
  if (what) issues.push_back({"sound", -1, -1, what->detail});
}

}  // namespace

Peaks::Bin Peaks::between(double from, double to) const {
  if (bins.empty() || secondsPerBin <= 0.0 || !(from < to) || to <= 0.0 || from >= seconds) return {};
  const auto last = static_cast<double>(bins.size());
  const auto first = static_cast<std::size_t>(std::clamp(std::floor(from / secondsPerBin), 0.0, last - 1.0));
  const auto end = static_cast<std::size_t>(std::clamp(std::ceil(to / secondsPerBin), 0.0, last));
  Bin found = bins[first];
  for (std::size_t i = first + 1; i < end; ++i) found = both(found, bins[i]);
  return found;
}

base::Result<SongLook> lookThrough(const std::filesystem::path& path, const OpenContext& context,
                                   const std::function<bool()>& stopped,
                                   const std::function<void(const Peaks&)>& soFar) {
  const auto opened = SoundReader::open(path, context, stopped);
  if (!opened) return tl::unexpected(opened.error());
  SoundReader& sound = **opened;
  const auto most = static_cast<std::int64_t>(Peaks::kMaxSeconds * kSampleRate);
  std::vector<float> block(std::size_t{2} * kPeakBlock);
  Collector collector;
  auto told = Clock::now();
  bool isStopped = false;
  while (collector.samples() < most && !(isStopped = stopped && stopped())) {
    collector.addSilence(sound.skipSilence(most - collector.samples()));
    const auto left = static_cast<int>(std::min<std::int64_t>(most - collector.samples(), kPeakBlock));
    const int count = std::min(left, sound.available());
    if (count > 0) {
      if (!sound.read(block.data(), count)) break;
      collector.add(std::span(block).first(2 * static_cast<std::size_t>(count)));
    } else if (sound.ended() || !sound.fill()) {
      break;
    }
    if (soFar && Clock::now() - told >= kTellEvery) {
      told = Clock::now();
      soFar(collector.peaks());
    }
  }
  SongLook look{collector.peaks(), {}, sound.tags()};
  if (isStopped) return look;
  look.peaks.whole = true;
  if (collector.samples() < most) tell(look.issues, sound.trouble());
  tell(look.issues, sound.damage());
  return look;
}

}  // namespace app
