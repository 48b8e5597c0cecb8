// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/song_end.h"

#include <gtest/gtest.h>

#include "app/film/frame_range.h"
#include "pmx/base/file.h"
#include "tests/app/film/sounds.h"
#include "tests/support/test_folder.h"

namespace {

TEST(SongEnd, IsTheFrameAtWhichTheLastSampleIsHeard) {
  // GIVEN 96,000 samples of 48 kHz: two seconds
  const support::TestFolder folder;
  support::Wav wav;
  wav.bytes = wav.promised = 2 * 96'000;
  const std::string bytes = support::wavBytes(wav);
  const auto song = folder / "song.wav";
  ASSERT_TRUE(base::writeFile(song, std::as_bytes(std::span(bytes))));
  EXPECT_NEAR(app::songEnd(song, {}, 0.0, {}), 60.0, 1.0);
  EXPECT_NEAR(app::songEnd(song, {}, 0.5, {}), 75.0, 1.0);
  EXPECT_NEAR(app::songEnd(song, {}, -1.5, {}), 15.0, 1.0);
  EXPECT_EQ(app::songEnd(song, {}, -3.0, {}), 0.0) << "it is over before frame 0";
  EXPECT_EQ(app::songEnd(song, {}, 1e12, {}), static_cast<double>(app::kMaxFrames));
  // AND no song, or none that can be read, has no end
  EXPECT_EQ(app::songEnd({}, {}, 5.0, {}), 0.0);
  EXPECT_EQ(app::songEnd(folder / "lost.wav", {}, 5.0, {}), 0.0);
  EXPECT_EQ(app::songEnd(folder.path, {}, 5.0, {}), 0.0);
}

}  // namespace
