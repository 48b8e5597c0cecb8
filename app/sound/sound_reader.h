// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/sound/song_tags.h"
#include "app/tree/open_context.h"
#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// A SoundReader gives a sound file as stereo samples at kSampleRate, from frame 0 on, at the
/// file's own times: delayed starts and gaps are silence, and an encoder's padding before time 0 is
/// left out. It holds about a second, whatever the file.
class SoundReader {
 public:
  /// Opens a regular file of the kinds that films.md lists, or one in an archive. `stopped` (empty:
  /// never) is called often by the reading thread; once true this fails at once, and reading ends
  /// within a second. `start` is the first sample to read, 0 or later. Errors: CannotOpen, also for
  /// anything but a regular file (a pipe isn't waited for), and without FFmpeg's module;
  /// NotThisFormat where there is no sound, or one beyond the limits.
  [[nodiscard]] static base::Result<std::unique_ptr<SoundReader>> open(const std::filesystem::path& path,
                                                                       const OpenContext& context,
                                                                       const std::function<bool()>& stopped,
                                                                       std::int64_t start = 0);
  SoundReader() = default;
  SoundReader(const SoundReader&) = delete;
  SoundReader& operator=(const SoundReader&) = delete;
  virtual ~SoundReader() = default;

  /// Makes at most about a second more available. Returns false without memory. A sound that fails
  /// ends there, see trouble().
  [[nodiscard]] virtual bool fill() = 0;
  /// Returns how many samples of each channel can be read at once.
  [[nodiscard]] virtual int available() const = 0;
  /// Returns true when nothing comes after the available samples.
  [[nodiscard]] virtual bool ended() const = 0;
  /// Reads `count` samples, left and right in turn. Returns true when there were so many.
  [[nodiscard]] virtual bool read(float* samples, int count) = 0;
  /// Skips silence where nothing is available and silence comes next. Returns how many samples were
  /// skipped, at most `most`; else 0.
  [[nodiscard]] virtual std::int64_t skipSilence(std::int64_t most) = 0;
  /// Moves to a sample. Returns false where the file must be opened again; then nothing more comes
  /// from this reader.
  [[nodiscard]] virtual bool seek(std::int64_t start) = 0;
  /// Returns what the file says about itself. It is known from the beginning.
  [[nodiscard]] virtual SongTags tags() const = 0;
  /// Returns true for files whose clock may restart.
  [[nodiscard]] virtual bool clockMayJump() const = 0;
  /// Returns true where the clock restarts or that can't be known: then the file's times can't be
  /// used for seeking. It reads packets of a file that was just opened, up to kMaxSoundScan bytes,
  /// and ends the reader's use.
  [[nodiscard]] virtual bool clockJumps() = 0;

  /// Returns why the sound ended too early, to be called once more samples were wanted than there
  /// are. None: it didn't.
  [[nodiscard]] virtual std::optional<base::Error> trouble() = 0;
  /// Returns how much of the data read so far couldn't be decoded; none where it isn't worth a
  /// message.
  [[nodiscard]] virtual std::optional<base::Error> damage() const = 0;
};

/// Opens a regular file, or one in an archive (findFile()), which is read into memory. Errors:
/// CannotOpen, also for anything but a regular file.
[[nodiscard]] base::Result<base::OpenFile> openSoundFile(const std::filesystem::path& path, const OpenContext& context);

}  // namespace app
