// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

class SoundReader;
class Tempo;

/// A SongLoop is a repeated part, in seconds of the dance.
struct SongLoop {
  double from = 0.0;
  double to = 0.0;  ///< exclusive
};

/// A SongPlan says which sound is wanted, in seconds of the dance: frame 0 is 0.
struct SongPlan {
  double from = 0.0;
  double speed = 1.0;   ///< kSlowestSong to kFastestSong
  double offset = 0.0;  ///< seconds from the dance's start to the song's; may be negative
  std::optional<SongLoop> loop = std::nullopt;

  /// Returns the time of the dance after `elapsed` seconds of listening. A loop counts where the
  /// plan begins before its end.
  [[nodiscard]] double at(double elapsed) const;
};

/// A SongFeed decodes a song in pieces, as a plan wants it, with silence before the song and after
/// it. One thread at a time may use it.
class SongFeed {
 public:
  /// A shorter loop is silent, since it would consist of seeking.
  static constexpr double kShortestLoop = 0.1;

  /// Opens a song. `stopped` is called by the reading thread; true ends reading for good. Errors:
  /// those of SoundReader::open().
  [[nodiscard]] static base::Result<std::unique_ptr<SongFeed>> open(const std::filesystem::path& path,
                                                                    const OpenContext& context,
                                                                    const std::function<bool()>& stopped);
  SongFeed(const SongFeed&) = delete;
  SongFeed& operator=(const SongFeed&) = delete;
  ~SongFeed();

  void begin(const SongPlan& plan);
  /// Adds a few hundredths of a second to `out`, left and right in turn at kSampleRate; nothing
  /// while it decodes its way to a position that can't be sought. Sample n since begin() is to be
  /// heard n / kSampleRate seconds after the first.
  void produce(std::vector<float>& out);

 private:
  SongFeed(std::filesystem::path path, OpenContext context, std::function<bool()> stopped);
  bool openStream(std::int64_t start);
  bool moveTo(std::int64_t sample);
  [[nodiscard]] bool canSeek();
  /// Reads up to `count` samples of the song from next_ on. Returns false while they aren't reached
  /// yet.
  bool readSong(int count);

  std::filesystem::path path_;
  OpenContext context_;
  std::function<bool()> stopped_;
  std::unique_ptr<SoundReader> stream_;  // none: the file is gone, all is silent
  std::unique_ptr<Tempo> tempo_;         // none at speed 1
  std::optional<bool> canSeek_;
  std::int64_t streamAt_ = 0;  // the stream's next sample
  std::int64_t next_ = 0;      // the next sample wanted; below 0: before the song
  std::int64_t loopFrom_ = 0, loopTo_ = 0;
  bool loops_ = false, mute_ = false;
  std::vector<float> block_;
};

}  // namespace app
