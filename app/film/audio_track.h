// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/media_file.h"

struct AVAudioFifo;

namespace app {

/// The sound of a film: any file FFmpeg reads, cut to the film's time, resampled and encoded a little ahead of the
/// pictures.
class AudioTrack {
 public:
  /// Opens the sound and adds a stream to the file. `startSeconds`: where in the sound the film begins; the sound's
  /// own start is frame 0. Errors: CannotOpen or NotThisFormat of the sound file, CannotWrite without an encoder.
  [[nodiscard]] static base::Result<std::unique_ptr<AudioTrack>> open(const std::filesystem::path& path,
                                                                      std::span<const char* const> encoders,
                                                                      double startSeconds, MediaFile& file);
  ~AudioTrack();

  /// Encodes until the sound reaches this time of the film, seconds, or ends.
  [[nodiscard]] base::Result<void> writeUpTo(double seconds);
  /// The same, then closes the track exactly there.
  [[nodiscard]] base::Result<void> finish(double seconds);

 private:
  explicit AudioTrack(MediaFile& file) : file_(file) {}
  base::Result<void> openInput(const std::filesystem::path& path);
  base::Result<void> openEncoder(std::span<const char* const> encoders);
  /// From frames of this kind on, `like`, to the encoder's.
  base::Result<void> openResampler(AVFrame& like);
  [[nodiscard]] bool isLike(const AVFrame& frame) const;
  base::Result<void> decodeMore();
  bool store(const AVFrame* frame);
  base::Result<void> encode(int samples);

  MediaFile& file_;
  std::filesystem::path path_;
  libav::Input input_;
  int inputStream_ = -1;
  libav::Codec decoder_, encoder_;
  libav::Resampler resampler_;
  int rate_ = 0, format_ = -1, channels_ = 0;  // what the resampler takes
  AVAudioFifo* fifo_ = nullptr;                // in the encoder's format
  AVStream* stream_ = nullptr;                 // the container's
  std::int64_t skip_ = 0;                      // samples still to leave out: the part of the sound before the film
  std::int64_t written_ = 0;                   // samples handed to the encoder
  bool ended_ = false;                         // the sound file has no more
};

}  // namespace app
