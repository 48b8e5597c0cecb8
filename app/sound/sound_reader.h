// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// A sound file as stereo samples at kSampleRate, from frame 0 on, at the times the file gives itself: delayed starts and
/// gaps are silence, what an encoder put in front of time 0 is left out. Holds about a second, whatever the file.
class SoundReader {
 public:
  /// A regular file of the kinds that films.md names, or one in an archive. `stopped` (empty: never) is asked often, by
  /// the thread that reads; once true, this fails at once, and reading ends within a second. `start`: sample that is read
  /// first, 0 or later. Errors: CannotOpen, also of all that isn't a regular file (a pipe isn't waited for), and without
  /// FFmpeg's module; NotThisFormat of what holds no sound, or one beyond the limits.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundReader>> open(const std::filesystem::path& path,
                                                                       const std::function<bool()>& stopped,
                                                                       std::int64_t start = 0);
  SoundReader() = default;
  SoundReader(const SoundReader&) = delete;
  SoundReader& operator=(const SoundReader&) = delete;
  virtual ~SoundReader() = default;

  /// A step that makes at most about a second more. False: no memory. A sound that fails ends there, see trouble().
  [[nodiscard]] virtual bool fill() = 0;
  /// Samples of each channel that can be read at once.
  [[nodiscard]] virtual int available() const = 0;
  /// Nothing more comes than what is available.
  [[nodiscard]] virtual bool ended() const = 0;
  /// Left and right in turn, `count` of each. True when there were so many.
  [[nodiscard]] virtual bool read(float* samples, int count) = 0;
  /// Where nothing is available and silence comes next: how much of it, at most `most`, is left out. Else 0.
  [[nodiscard]] virtual std::int64_t skipSilence(std::int64_t most) = 0;
  /// Goes on at this sample. False: the file has to be opened again; nothing more comes from this.
  [[nodiscard]] virtual bool seek(std::int64_t start) = 0;
  /// True for files whose clock may be set anew on the way.
  [[nodiscard]] virtual bool clockMayJump() const = 0;
  /// True when it is, or nobody looked: then the file's times say nothing about a place that is sought. Reads packets of
  /// a file that was just opened, up to kMaxSoundScan bytes; of no more use after that.
  [[nodiscard]] virtual bool clockJumps() = 0;

  /// What made the sound end before it should have; asked once somebody wanted more than there was. None: nothing.
  [[nodiscard]] virtual std::optional<base::Error> trouble() = 0;
  /// How much of what was read so far couldn't be decoded; none: nothing worth telling.
  [[nodiscard]] virtual std::optional<base::Error> damage() const = 0;
};

/// A regular file, or one in an archive (findFile()), which is read into memory. Errors: CannotOpen, also of all that isn't
/// a regular file.
[[nodiscard]] base::Result<base::OpenFile> openSoundFile(const std::filesystem::path& path);

}  // namespace app
