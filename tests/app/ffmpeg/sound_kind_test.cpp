// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests compare the list of songs with FFmpeg: its readers, its probing, its writers.
#include "app/ffmpeg/sound_kind.h"

#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "app/ffmpeg/libav.h"
#include "app/ffmpeg/sound_file.h"
#include "app/sound/sound_reader.h"
#include "app/tree/content_kind.h"
#include "app/tree/sound_formats.h"
#include "tests/app/film/sounds.h"
#include "tests/support/test_folder.h"

namespace {

/// Returns the name of FFmpeg's reader for a file's content alone, whatever the file's name.
std::string probed(const std::string& bytes) {
  std::string padded = bytes + std::string(AVPROBE_PADDING_SIZE, '\0');
  AVProbeData data{};
  data.filename = "";
  data.buf = reinterpret_cast<unsigned char*>(padded.data());
  data.buf_size = static_cast<int>(bytes.size());
  const AVInputFormat* format = av_probe_input_format(&data, 1);
  return format == nullptr ? "" : format->name;
}

TEST(SoundKind, EachOfTheListHasAReaderOfFFmpegs) {
  for (const app::SoundFormat& format : app::kSoundFormats) {
    const std::string first(format.reader.substr(0, format.reader.find(',')));
    const AVInputFormat* reader = av_find_input_format(first.c_str());
    ASSERT_NE(reader, nullptr) << format.reader;
    EXPECT_EQ(reader->name, format.reader);
    ASSERT_NE(app::soundKind(format.reader), nullptr) << format.reader;
    EXPECT_EQ(app::soundKind(format.reader)->name, format.reader);
  }
  // AND a format that names other files, or has no sound, isn't in it
  for (const char* none : {"hls", "concat", "image2", "lavfi", "tty", "", "mp4"})
    EXPECT_EQ(app::soundKind(none), nullptr) << none;
  EXPECT_TRUE(app::soundKind("mp3")->junk);
  EXPECT_FALSE(app::soundKind("mpegts")->fromZero);
}

TEST(SoundKind, WhatFFmpegWritesIsRecognisedAsWhatItReadsItAs) {
  // GIVEN a second of sound in each kind that FFmpeg can write here
  using support::SoundKind;
  const SoundKind kinds[] = {{"wav", "pcm_s16le", "wav"},
                             {"flac", "flac", "flac"},
                             {"mp3", "libmp3lame", "mp3"},
                             {"ogg", "libvorbis", "ogg"},
                             {"ogg", "libopus", "opus"},
                             {"mp4", "aac", "m4a"},
                             {"mov", "pcm_s16le", "mov"},
                             {"adts", "aac", "aac"},
                             {"aiff", "pcm_s16be", "aiff"},
                             {"w64", "pcm_s16le", "w64"},
                             {"caf", "pcm_s16le", "caf"},
                             {"wv", "wavpack", "wv"},
                             {"tta", "tta", "tta"},
                             {"asf", "wmav2", "wma", 44100},
                             {"au", "pcm_s16be", "au"},
                             {"voc", "pcm_s16le", "voc"},
                             {"ac3", "ac3", "ac3"},
                             {"eac3", "eac3", "eac3"},
                             {"dts", "dca", "dts"},
                             {"matroska", "aac", "mka"},
                             {"webm", "libopus", "webm"},
                             {"avi", "pcm_s16le", "avi"},
                             {"flv", "libmp3lame", "flv", 44100},
                             {"mpegts", "mp2", "ts"},
                             {"mpeg", "mp2", "mpg"}};
  const support::TestFolder folder;
  for (const SoundKind& kind : kinds) {
    const auto path = folder / (std::string("song.") + kind.ending);
    support::writeSound(path, kind, {.seconds = 1.0});
    std::ifstream in(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    ASSERT_FALSE(bytes.empty()) << kind.ending;
    // WHEN its first bytes are read THEN its kind is FFmpeg's by its content, and it opens
    const app::SoundFormat* format = app::soundFormat(bytes.substr(0, app::kSignatureBytes));
    ASSERT_NE(format, nullptr) << kind.ending;
    EXPECT_EQ(format->reader, probed(bytes)) << kind.ending;
    auto file = app::openSoundFile(path, {});
    ASSERT_TRUE(file) << kind.ending;
    const auto opened = app::SoundFile::open({std::move(*file), path, {}});
    EXPECT_TRUE(opened) << kind.ending << ": " << base::describe(opened.error());
    // AND its ending is in the list of songs
    EXPECT_TRUE(app::soundEnding(kind.ending)) << kind.ending;
  }
}

}  // namespace
