// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/sample_places.h"
#include "app/sound/sound_file.h"

struct AVAudioFifo;

namespace app {

/// A sound file as samples at kSampleRate, from frame 0 on, at the times the file gives itself: delayed starts and gaps
/// are silence, what an encoder put in front of time 0 is left out. Holds about a second, whatever the file.
class SoundStream {
 public:
  struct Form {
    AVSampleFormat format = AV_SAMPLE_FMT_FLT;
    int channels = 2;  ///< 1 or 2
  };

  /// The file must not have been read yet. `start`: sample that is read first, 0 or later. Errors: NotThisFormat of channels that can't be mixed, CannotOpen without memory.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundStream>> make(std::unique_ptr<SoundFile> sound, Form form,
                                                                       std::int64_t start);
  SoundStream(const SoundStream&) = delete;
  SoundStream& operator=(const SoundStream&) = delete;
  ~SoundStream();

  /// A step that makes at most about a second more. False: no memory. A sound that fails ends there, see trouble().
  [[nodiscard]] bool fill();
  /// Samples of each channel that can be read at once.
  [[nodiscard]] int available() const;
  /// Nothing more comes than what is available.
  [[nodiscard]] bool ended() const { return ended_; }
  /// Into `planes`, one for each channel in planar formats. True when there were so many.
  [[nodiscard]] bool read(void* const* planes, int count);
  /// Where nothing is available and silence comes next: how much of it, at most `most`, is left out. Else 0.
  [[nodiscard]] std::int64_t skipSilence(std::int64_t most);
  /// Goes on at this sample. False: the file has to be opened again; nothing more comes from this.
  [[nodiscard]] bool seek(std::int64_t start);

  /// What made the sound end before it should have; asked once somebody wanted more than there was. None: nothing.
  [[nodiscard]] const std::optional<base::Error>& trouble();
  /// Why nothing more comes, without asking the file for a promise it didn't keep.
  [[nodiscard]] const std::optional<base::Error>& failure() const { return trouble_; }
  [[nodiscard]] SoundFile& file() { return *sound_; }

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

}  // namespace app
