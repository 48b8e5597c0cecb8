// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "app/ffmpeg/media_file.h"
#include "app/ffmpeg/sound_stream.h"
#include "app/film/picture.h"

namespace app {

/// An AudioTrack is the sound of a film: that of one part, or of several one after another. Each is
/// a sound file at its own timestamps, cut where the next part begins. It is resampled and encoded
/// a little ahead of the pictures. About a second of sound is held.
class AudioTrack {
 public:
  /// Adds a stream for the only sound of a film, with as many channels, two at most. It ends where
  /// the sound ends. Errors: those of SoundFile::open(); CannotWrite where no encoder can be used.
  [[nodiscard]] static base::Result<std::unique_ptr<AudioTrack>> open(FilmPart part,
                                                                      std::span<const char* const> encoders,
                                                                      std::function<bool()> stopped, MediaFile& file);
  /// Adds a stream of two channels for the sounds of parts, silent where none has begun and where
  /// one has ended. Errors: CannotWrite as above.
  [[nodiscard]] static base::Result<std::unique_ptr<AudioTrack>> openJoined(std::span<const char* const> encoders,
                                                                            std::function<bool()> stopped,
                                                                            MediaFile& file);
  /// Begins a part `seconds` from the film's beginning, up to which the part before was written.
  /// Errors: those of SoundFile::open(); then nothing has changed.
  [[nodiscard]] base::Result<void> begin(FilmPart part, double seconds);
  /// Encodes until the sound reaches this time of the film, in seconds, or ends. Errors: those of
  /// encoding and writing. A sound that can't be read on ends there, and trouble() says why.
  [[nodiscard]] base::Result<void> writeUpTo(double seconds);
  /// Encodes up to this time of the film and ends the track exactly there.
  [[nodiscard]] base::Result<void> finish(double seconds);
  /// Returns what was wrong with the sound of this part so far and how that changes the film's;
  /// none where nothing was.
  [[nodiscard]] std::optional<base::Error> trouble() const;

 private:
  AudioTrack(MediaFile& file, std::function<bool()> stopped) : file_(file), stopped_(std::move(stopped)) {}
  base::Result<void> openEncoder(std::span<const char* const> encoders, int channels);
  base::Result<std::unique_ptr<SoundFile>> soundOf(FilmPart& part) const;
  base::Result<void> play(std::unique_ptr<SoundFile> sound, const FilmPart& part, std::int64_t at);
  /// Takes so many samples, of which there are that many and the pending frame has room for.
  base::Result<void> take(int samples);
  base::Result<void> encodePending();
  bool fadePending(int first, int count);
  [[nodiscard]] double gainAt(std::int64_t sample) const;
  [[nodiscard]] int frameSize() const;
  /// Returns the number of samples that can be encoded at once.
  [[nodiscard]] std::int64_t available() const { return silence_ + (sound_ ? sound_->available() : 0); }

  MediaFile& file_;
  std::function<bool()> stopped_;
  bool joined_ = false;
  std::unique_ptr<SoundStream> sound_;  // of the part; null: silence
  libav::Codec encoder_;
  AVStream* stream_ = nullptr;  // owned by the container
  std::int64_t silence_ = 0;    // samples before the sound that aren't taken yet
  float volume_ = 1.0F;
  std::int64_t partBegin_ = 0, partEnd_ = 0;  // samples of the film
  std::int64_t fadeIn_ = 0, fadeOut_ = 0;     // samples
  std::int64_t position_ = 0;                 // samples taken
  libav::Frame pending_;                      // for the encoder
  int filled_ = 0;                            // samples of it
  std::optional<base::Error> trouble_;
};

}  // namespace app
