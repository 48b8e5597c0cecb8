// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/sound_file.h"
#include "app/sound/sample_places.h"

struct AVAudioFifo;

namespace app {

/// A SoundStream gives a sound file as samples in any form, with one or two channels. As a
/// SoundReader it must have the form's defaults.
class SoundStream final : public SoundReader {
 public:
  struct Form {
    AVSampleFormat format = AV_SAMPLE_FMT_FLT;
    int channels = 2;  ///< 1 or 2
  };

  /// Makes a stream of a file that wasn't read yet. `start` is the first sample to read, 0 or
  /// later. Errors: NotThisFormat for channels that can't be mixed, CannotOpen without memory.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundStream>> make(std::unique_ptr<SoundFile> sound, Form form,
                                                                       std::int64_t start);
  ~SoundStream() override;

  [[nodiscard]] bool fill() override;
  [[nodiscard]] int available() const override;
  [[nodiscard]] bool ended() const override { return ended_; }
  [[nodiscard]] bool read(float* samples, int count) override;
  /// Reads into `planes`, one per channel in planar formats. Returns true when there were so many
  /// samples.
  [[nodiscard]] bool read(void* const* planes, int count);
  [[nodiscard]] std::int64_t skipSilence(std::int64_t most) override;
  [[nodiscard]] bool seek(std::int64_t start) override;
  [[nodiscard]] SongTags tags() const override { return sound_->tags(); }
  [[nodiscard]] bool clockMayJump() const override { return sound_->times().jump; }
  [[nodiscard]] bool clockJumps() override { return sound_->clockJumps(); }

  [[nodiscard]] std::optional<base::Error> trouble() override;
  [[nodiscard]] std::optional<base::Error> damage() const override { return sound_->damage(); }
  /// Returns why nothing more comes, leaving aside whether the file kept its declared length.
  [[nodiscard]] const std::optional<base::Error>& failure() const { return trouble_; }

 private:
  SoundStream(std::unique_ptr<SoundFile> sound, Form form, std::int64_t start);
  bool openFifo();
  /// Makes a resampler from frames like `like` to the form.
  base::Result<void> openResampler(const AVFrame& like);
  [[nodiscard]] bool isLike(const AVFrame& frame) const;
  [[nodiscard]] libav::Frame newSamples(int count) const;
  bool takeNext();
  base::Result<void> align(const SoundFile::Part& part);
  bool storeSilence();
  bool storeSamples();
  bool convert(const std::uint8_t** samples, int count);
  bool keep(AVFrame& samples, int count);

  std::unique_ptr<SoundFile> sound_;
  SamplePlaces places_;
  Form form_;
  libav::Resampler resampler_;
  libav::Frame kind_;            // without samples: what the resampler takes
  AVAudioFifo* fifo_ = nullptr;  // in the form
  std::int64_t start_ = 0;       // earlier samples aren't kept
  std::int64_t position_ = 0;    // index of the next sample for the fifo
  // the first sample since the beginning or a seek has its index
  bool placed_ = false;
  std::optional<std::int64_t> first_;  // index of the sound's first sample
  bool told_ = false;                  // the file gave a time for the last part
  std::int64_t silence_ = 0;           // samples of silence before those in the fifo
  const AVFrame* frame_ = nullptr;     // decoded, owned by the sound
  int taken_ = 0;                      // samples of it that were used
  bool ended_ = false;                 // the sound has no more
  bool asked_ = false;                 // trouble_ was asked for
  std::optional<base::Error> trouble_;
};

/// The module opens a SoundReader with this function.
[[nodiscard]] base::Result<std::unique_ptr<SoundReader>> openSoundStream(OpenSound sound, std::int64_t start);

}  // namespace app
