// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "pmx/base/result.h"

namespace app {

class SoundReader;
class Tempo;

/// A part that is played again and again, seconds of the dance.
struct SongLoop {
  double from = 0.0;
  double to = 0.0;  ///< not part of it
};

/// What is to be heard, in seconds of the dance: frame 0 is 0.
struct SongPlan {
  double from = 0.0;
  double speed = 1.0;   ///< kSlowestSong to kFastestSong
  double offset = 0.0;  ///< the song begins so much later than the dance; below 0: earlier
  std::optional<SongLoop> loop = std::nullopt;

  /// Seconds of the dance after `elapsed` seconds of listening. A loop counts where the plan begins before its end.
  [[nodiscard]] double at(double elapsed) const;
};

/// The samples of a song as a plan wants them, decoded piece by piece: silence before the song and behind it. Belongs to
/// one thread at a time.
class SongFeed {
 public:
  /// A shorter loop is silent: it would be nothing but seeking.
  static constexpr double kShortestLoop = 0.1;

  /// `stopped` is asked by the thread that reads; true ends reading for good. Errors: SoundReader::open()'s.
  [[nodiscard]] static base::Result<std::unique_ptr<SongFeed>> open(const std::filesystem::path& path,
                                                                    const std::function<bool()>& stopped);
  SongFeed(const SongFeed&) = delete;
  SongFeed& operator=(const SongFeed&) = delete;
  ~SongFeed();

  void begin(const SongPlan& plan);
  /// Adds a few hundredths of a second to `out`, left and right in turn at kSampleRate; none while it decodes its way
  /// to a place that can't be sought. Sample n since begin() is to be heard n / kSampleRate seconds after the first.
  void produce(std::vector<float>& out);

 private:
  SongFeed(std::filesystem::path path, std::function<bool()> stopped);
  bool openStream(std::int64_t start);
  bool moveTo(std::int64_t sample);
  [[nodiscard]] bool canSeek();
  /// Up to `count` samples of the song from next_ on. False: not yet.
  bool readSong(int count);

  std::filesystem::path path_;
  std::function<bool()> stopped_;
  std::unique_ptr<SoundReader> stream_;  // none: the file is gone, all is silent
  std::unique_ptr<Tempo> tempo_;         // none at speed 1
  std::optional<bool> canSeek_;
  std::int64_t streamAt_ = 0;  // sample that the stream gives next
  std::int64_t next_ = 0;      // sample of the song that is wanted next; below 0: before it
  std::int64_t loopFrom_ = 0, loopTo_ = 0;
  bool loops_ = false, mute_ = false;
  std::vector<float> block_;
};

}  // namespace app
