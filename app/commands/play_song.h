// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/commands/play_clock.h"
#include "app/description/show_description.h"
#include "app/sound/song_player.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// This class plays a show's song for a dance that has no window. What is played by its clock is in
/// step with what is heard (song-clock.md).
class PlaySong {
 public:
  /// Opens a song, and waits until it is open, or for a signal. `by` is the clock where no device
  /// plays, and must outlive this. Errors: those of SoundReader::open().
  [[nodiscard]] static base::Result<std::unique_ptr<PlaySong>> open(const SongDescription& song,
                                                                    const OpenContext& context, const PlayClock& by,
                                                                    std::unique_ptr<SoundOutput> output);

  /// Returns the song's clock. With begin() the song is played from there, and the clock stands
  /// until it is heard, for half a second at most.
  [[nodiscard]] PlayClock clock();
  /// Returns true where there is no sound device, so that nobody hears the song.
  [[nodiscard]] bool unheard() const { return player_.device() == SoundOutput::State::None; }
  /// Returns true when the samples needed next are decoded.
  [[nodiscard]] bool ready() const { return player_.ready(); }

 private:
  PlaySong(const PlayClock& by, std::unique_ptr<SoundOutput> output)
      : by_(by), player_(std::move(output), by.seconds) {}

  const PlayClock& by_;
  SongPlayer player_;
};

}  // namespace app
