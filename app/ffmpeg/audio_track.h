// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/media_file.h"
#include "app/ffmpeg/sound_stream.h"
#include "app/film/film_settings.h"

namespace app {

/// An AudioTrack is the sound of a film: a sound file at its own timestamps, with the settings'
/// offset and volume, cut to the film's length. It is resampled and encoded a little ahead of the
/// pictures. It holds about a second of sound.
class AudioTrack {
 public:
  /// Reads the settings' sound, already open as `audio`, and adds a stream to the file.
  /// `startSeconds` is the film's beginning within the motion; the sound itself begins at frame 0
  /// plus the settings' offset. Errors: those of SoundFile::open(); CannotWrite where no encoder
  /// can be used.
  [[nodiscard]] static base::Result<std::unique_ptr<AudioTrack>> open(const FilmSettings& settings,
                                                                      base::OpenFile audio,
                                                                      std::span<const char* const> encoders,
                                                                      double startSeconds, MediaFile& file);
  /// Encodes until the sound reaches this time of the film, in seconds, or ends. Errors: those of
  /// encoding and writing. A sound that can't be read on ends there, and trouble() says why.
  [[nodiscard]] base::Result<void> writeUpTo(double seconds);
  /// Encodes up to this time of the film and ends the track exactly there.
  [[nodiscard]] base::Result<void> finish(double seconds);
  /// Returns what was wrong with the sound so far and how that changes the film's; none where
  /// nothing was.
  [[nodiscard]] std::optional<base::Error> trouble() const;

 private:
  explicit AudioTrack(MediaFile& file) : file_(file) {}
  base::Result<void> openEncoder(std::span<const char* const> encoders, int channels);
  base::Result<void> encode(int samples);
  /// Returns the number of samples that can be encoded at once.
  [[nodiscard]] std::int64_t available() const { return silence_ + sound_->available(); }

  MediaFile& file_;
  std::unique_ptr<SoundStream> sound_;
  libav::Codec encoder_;
  AVStream* stream_ = nullptr;  // owned by the container
  std::int64_t silence_ = 0;    // samples before the sound that aren't encoded yet
  float volume_ = 1.0F;
  std::int64_t written_ = 0;  // samples given to the encoder
  std::optional<base::Error> trouble_;
};

}  // namespace app
