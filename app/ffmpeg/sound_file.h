// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/ffmpeg/plain_file.h"
#include "app/sound/song_tags.h"

namespace app {

/// These are the limits on a sound file: limits.md.
inline constexpr int kMinSoundRate = 1'000, kMaxSoundRate = 768'000;  // samples a second
inline constexpr int kMaxSoundChannels = 32;
inline constexpr int kMaxSoundFrame = 1 << 18;    // samples per channel decoded at once
inline constexpr int kMaxSoundProbe = 5'000'000;  // bytes read to find out what the file holds
// bytes read to see whether the file's clock restarts
inline constexpr std::int64_t kMaxSoundScan = 64 << 20;
// later timestamps are ignored; a film has at most 333,334 s
inline constexpr double kMaxSoundSeconds = 1.0e6;

struct SoundKind;

/// A SoundTimes says what the timestamps of a sound file mean.
struct SoundTimes {
  bool stored = false;  ///< false: the file has none, and samples follow each other
  bool jump = false;    ///< the clock may restart: a jump over kNewClock seconds is no gap
  double start = 0.0;   ///< the file's time of frame 0, seconds
};

/// A SoundFile reads and decodes a sound file in pieces. Memory doesn't depend on the file's
/// length.
class SoundFile {
 public:
  /// A Part comes next: samples, or silence in place of data that can't be decoded.
  struct Part {
    AVFrame* frame = nullptr;  ///< owned by the file, until the next call; null: silence
    double seconds = 0.0;      ///< length of the silence
    std::optional<double> at;  ///< seconds of SoundTimes; none: it follows the part before
  };

  /// Opens one of the kinds that films.md lists. Once stopped this fails at once, and next() ends
  /// within a second. Errors: CannotOpen; NotThisFormat where there is no sound, or one beyond the
  /// limits.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundFile>> open(OpenSound sound);
  SoundFile(const SoundFile&) = delete;
  SoundFile& operator=(const SoundFile&) = delete;
  ~SoundFile() = default;

  /// Returns what the file says about itself, in the container or in the sound's own stream.
  [[nodiscard]] SongTags tags() const;
  /// Moves to a position a little before `seconds` (of SoundTimes); parts from next() then have
  /// times, in every kind of file. Returns false where the file can't be sought and must be opened
  /// again.
  [[nodiscard]] bool seek(double seconds);
  /// Returns true where the file's clock restarts or that can't be known: then its times can't be
  /// used for seeking. It reads packets of a file that was just opened, up to kMaxSoundScan bytes.
  [[nodiscard]] bool clockJumps();
  /// Returns the next part; none at the end, whatever the reason. Errors: NotThisFormat for samples
  /// beyond the limits, CannotOpen without memory.
  [[nodiscard]] base::Result<std::optional<Part>> next();
  /// Returns why the sound ended too early, when more was wanted after the end; none where it was
  /// whole. Its samples began at `first` and ended at `end`, in seconds from frame 0.
  [[nodiscard]] std::optional<base::Error> whyEnded(double first, double end) const;
  /// Returns how much of the data read so far couldn't be decoded; none where it isn't worth a
  /// message.
  [[nodiscard]] std::optional<base::Error> damage() const;

  /// Returns an error about this file.
  [[nodiscard]] tl::unexpected<base::Error> cannotUse(std::string detail) const;
  [[nodiscard]] const AVCodecContext& decoder() const { return *decoder_; }
  [[nodiscard]] const SoundTimes& times() const { return times_; }

 private:
  explicit SoundFile(std::filesystem::path path) : path_(std::move(path)) {}
  base::Result<void> openInput();
  base::Result<void> lookAtBoxesFirst();
  base::Result<void> openDecoder();
  void findPromise();
  base::Result<void> check(int rate, int channels) const;
  /// Gives a packet, or the end, to the decoder. Returns silence in place of lost data.
  std::optional<Part> feed();
  std::optional<Part> skipped();
  std::optional<Part> refused();
  [[nodiscard]] std::optional<double> timeOf(const AVFrame& frame);
  /// Counts `seconds` as lost at an offset of the file, unless that was no sound.
  std::optional<Part> lose(std::int64_t place, double seconds);
  /// Counts the refused packets as lost once a good packet follows: only then they lie between
  /// sounds.
  std::optional<Part> loseRefused();
  [[nodiscard]] bool isTagAt(std::int64_t place) const;
  [[nodiscard]] double secondsOfByte() const;

  std::filesystem::path path_;
  std::unique_ptr<PlainFile> file_;  // order matters: readers of a file are destroyed before it
  libav::Input input_;
  libav::Codec decoder_;
  libav::Packet packet_;
  libav::Frame frame_;
  const SoundKind* kind_ = nullptr;
  int stream_ = -1;
  SoundTimes times_;
  double promised_ = 0.0;           // length that the file declares, seconds; 0: none
  bool promisedFromZero_ = false;   // length counts from time 0, not the first sample
  std::optional<std::string> cut_;  // why the file isn't whole
  int ending_ = 0;                  // FFmpeg's reason for the end
  bool began_ = false;              // something was decoded
  std::optional<double> zero_;      // time of the first sample, in a file without timestamps
  bool sought_ = false;             // nothing was decoded since a seek
  bool drained_ = false;            // the decoder has no more
  bool failing_ = false;            // it failed within the last packet
  bool corrupt_ = false;            // the last packet was incomplete
  std::int64_t refusedPackets_ = 0;
  // Frames found in junk count as lost only once a good packet follows the last of them.
  std::int64_t junkPackets_ = 0;
  double junkSeconds_ = 0.0;
  std::int64_t expectedPlace_ = 0;              // expected offset of the next packet
  double goodBytes_ = 0.0, goodSeconds_ = 0.0;  // totals of decoded packets
};

}  // namespace app
