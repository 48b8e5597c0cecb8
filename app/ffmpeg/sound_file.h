// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/ffmpeg/plain_file.h"

namespace app {

/// Limits on what a sound may be: limits.md.
inline constexpr int kMinSoundRate = 1'000, kMaxSoundRate = 768'000;  // samples a second
inline constexpr int kMaxSoundChannels = 32;
inline constexpr int kMaxSoundFrame = 1 << 18;           // samples of each channel that are decoded at a time
inline constexpr int kMaxSoundProbe = 5'000'000;         // bytes read to find out what the file holds
inline constexpr std::int64_t kMaxSoundScan = 64 << 20;  // bytes read to see whether the file's clock is set anew
inline constexpr double kMaxSoundSeconds = 1.0e6;  // timestamps beyond this are none; a film has 333,334 s at most

struct SoundKind;

/// How the times in a sound file are meant.
struct SoundTimes {
  bool stored = false;  ///< false: the file has none, samples follow each other
  bool jump = false;    ///< may be set anew on the way: a jump of more than kNewClock seconds isn't a gap
  double start = 0.0;   ///< seconds of the file's clock that are frame 0
};

/// A sound file that is read and decoded, piece by piece. Memory doesn't depend on the file's length.
class SoundFile {
 public:
  /// What comes next: samples, or silence in the place of what can't be decoded.
  struct Part {
    AVFrame* frame = nullptr;  ///< the file's own, until the next call; null: silence
    double seconds = 0.0;      ///< of silence
    std::optional<double> at;  ///< seconds of SoundTimes; none: it follows what was before
  };

  /// Of the kinds that films.md names. Once it is stopped, this fails at once, and next() ends within a second. Errors:
  /// CannotOpen; NotThisFormat of what holds no sound, or one beyond the limits.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundFile>> open(OpenSound sound);
  SoundFile(const SoundFile&) = delete;
  SoundFile& operator=(const SoundFile&) = delete;
  ~SoundFile() = default;

  /// Goes on a little before this place, seconds of SoundTimes; what next() gives then has its time, in every kind of
  /// file. False: the file can't be sought, and has to be opened again.
  [[nodiscard]] bool seek(double seconds);
  /// True when the file's clock is set anew on the way, or nobody looked: then its times say nothing about a place that
  /// is sought. Reads packets of a file that was just opened, up to kMaxSoundScan bytes.
  [[nodiscard]] bool clockJumps();
  /// None at the end, whatever the reason. Errors: NotThisFormat of samples beyond the limits, CannotOpen without memory.
  [[nodiscard]] base::Result<std::optional<Part>> next();
  /// After the end, when somebody wanted more: why it ended before it should have; none: that was all of it. `first` and
  /// `end`: seconds of frame 0 at which its samples began and ended.
  [[nodiscard]] std::optional<base::Error> whyEnded(double first, double end) const;
  /// How much of what was read so far couldn't be decoded; none: nothing worth telling.
  [[nodiscard]] std::optional<base::Error> damage() const;

  /// An error about this file.
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
  /// A packet to the decoder, or the end. Silence in the place of what was lost.
  std::optional<Part> feed();
  std::optional<Part> skipped();
  std::optional<Part> refused();
  [[nodiscard]] std::optional<double> timeOf(const AVFrame& frame);
  /// Notes that so much is lost at a place of the file, unless it was no sound.
  std::optional<Part> lose(std::int64_t place, double seconds);
  /// A packet that can be decoded is there: what was refused before it lies between sound.
  std::optional<Part> loseRefused();
  [[nodiscard]] bool isTagAt(std::int64_t place) const;
  [[nodiscard]] double secondsOfByte() const;

  std::filesystem::path path_;
  std::unique_ptr<PlainFile> file_;  // in this order: what reads a file goes before it
  libav::Input input_;
  libav::Codec decoder_;
  libav::Packet packet_;
  libav::Frame frame_;
  const SoundKind* kind_ = nullptr;
  int stream_ = -1;
  SoundTimes times_;
  double promised_ = 0.0;           // seconds that the file says it has; 0: nothing said
  bool promisedFromZero_ = false;   // from time 0 on rather than from its first sample
  std::optional<std::string> cut_;  // why the file isn't whole
  int ending_ = 0;                  // FFmpeg's reason for the end
  bool began_ = false;              // something was decoded
  std::optional<double> zero_;      // the file's time of its first sample, where it stores none
  bool sought_ = false;             // nothing was decoded since
  bool drained_ = false;            // the decoder has given all
  bool failing_ = false;            // it took no more than part of the last packet
  bool corrupt_ = false;            // the last packet wasn't all there
  std::int64_t refusedPackets_ = 0;
  // Of frames that were looked for in junk, what may still turn out to lie behind the last of them.
  std::int64_t junkPackets_ = 0;
  double junkSeconds_ = 0.0;
  std::int64_t expectedPlace_ = 0;              // byte of the next packet, where nothing lies between
  double goodBytes_ = 0.0, goodSeconds_ = 0.0;  // of packets that were taken
};

}  // namespace app
