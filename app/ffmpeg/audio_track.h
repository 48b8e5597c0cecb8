// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/media_file.h"
#include "app/ffmpeg/sound_stream.h"
#include "app/film/film_settings.h"

namespace app {

/// The sound of a film: a sound file at the times it gives itself, as early and as loud as the settings want it, cut to the
/// film's time, resampled and encoded a little ahead of the pictures. Holds about a second of it.
class AudioTrack {
 public:
  /// Reads the settings' sound, which is open as `audio`, and adds a stream to the file. `startSeconds`: where in the motion the film begins; the
  /// sound's own start is frame 0 and the settings' offset. Errors: those of SoundFile::open(), CannotWrite without an
  /// encoder that can be used.
  [[nodiscard]] static base::Result<std::unique_ptr<AudioTrack>> open(const FilmSettings& settings,
                                                                      base::OpenFile audio,
                                                                      std::span<const char* const> encoders,
                                                                      double startSeconds, MediaFile& file);
  /// Encodes until the sound reaches this time of the film, seconds, or ends. Errors: of encoding and writing; a sound
  /// that fails ends there, and trouble() says so.
  [[nodiscard]] base::Result<void> writeUpTo(double seconds);
  /// The same, then closes the track exactly there.
  [[nodiscard]] base::Result<void> finish(double seconds);
  /// What was wrong with the sound so far, and what became of the film's; none: nothing.
  [[nodiscard]] std::optional<base::Error> trouble() const;

 private:
  explicit AudioTrack(MediaFile& file) : file_(file) {}
  base::Result<void> openEncoder(std::span<const char* const> encoders, int channels);
  base::Result<void> encode(int samples);
  /// Samples that can be encoded at once.
  [[nodiscard]] std::int64_t available() const { return silence_ + sound_->available(); }

  MediaFile& file_;
  std::unique_ptr<SoundStream> sound_;
  libav::Codec encoder_;
  AVStream* stream_ = nullptr;  // the container's
  std::int64_t silence_ = 0;    // samples before the sound that aren't encoded yet
  float volume_ = 1.0F;
  std::int64_t written_ = 0;  // samples handed to the encoder
  std::optional<base::Error> trouble_;
};

}  // namespace app
