// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/sound_file.h"
#include "app/sound/sample_places.h"

struct AVAudioFifo;

namespace app {

/// A sound file as samples in any form, with one or two channels; as a SoundReader it has to have the form's own defaults.
class SoundStream final : public SoundReader {
 public:
  struct Form {
    AVSampleFormat format = AV_SAMPLE_FMT_FLT;
    int channels = 2;  ///< 1 or 2
  };

  /// The file must not have been read yet. `start`: sample that is read first, 0 or later. Errors: NotThisFormat of channels that can't be mixed, CannotOpen without memory.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundStream>> make(std::unique_ptr<SoundFile> sound, Form form,
                                                                       std::int64_t start);
  ~SoundStream() override;

  [[nodiscard]] bool fill() override;
  [[nodiscard]] int available() const override;
  [[nodiscard]] bool ended() const override { return ended_; }
  [[nodiscard]] bool read(float* samples, int count) override;
  /// Into `planes`, one for each channel in planar formats. True when there were so many.
  [[nodiscard]] bool read(void* const* planes, int count);
  [[nodiscard]] std::int64_t skipSilence(std::int64_t most) override;
  [[nodiscard]] bool seek(std::int64_t start) override;
  [[nodiscard]] bool clockMayJump() const override { return sound_->times().jump; }
  [[nodiscard]] bool clockJumps() override { return sound_->clockJumps(); }

  [[nodiscard]] std::optional<base::Error> trouble() override;
  [[nodiscard]] std::optional<base::Error> damage() const override { return sound_->damage(); }
  /// Why nothing more comes, without asking the file for a promise it didn't keep.
  [[nodiscard]] const std::optional<base::Error>& failure() const { return trouble_; }

 private:
  SoundStream(std::unique_ptr<SoundFile> sound, Form form, std::int64_t start);
  bool openFifo();
  /// From frames of this kind on, `like`, to the form.
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
  libav::Frame kind_;                  // without samples: what the resampler takes
  AVAudioFifo* fifo_ = nullptr;        // in the form
  std::int64_t start_ = 0;             // those before aren't kept
  std::int64_t position_ = 0;          // of the next sample that goes into the fifo
  bool placed_ = false;                // the first since the beginning, or since seeking
  std::optional<std::int64_t> first_;  // of the sound's first
  bool told_ = false;                  // the file said where the last part belongs
  std::int64_t silence_ = 0;           // samples that come before those below
  const AVFrame* frame_ = nullptr;     // decoded, the sound's
  int taken_ = 0;                      // samples of it
  bool ended_ = false;                 // the sound has no more
  bool asked_ = false;                 // why
  std::optional<base::Error> trouble_;
};

/// What the module opens a SoundReader with.
[[nodiscard]] base::Result<std::unique_ptr<SoundReader>> openSoundStream(OpenSound sound, std::int64_t start);

}  // namespace app
