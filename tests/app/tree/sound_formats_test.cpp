// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/sound_formats.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "app/tree/content_kind.h"

namespace {

using namespace std::string_literals;
using app::SoundContainer;

/// Returns packets of a transport stream, 188 bytes each, after four bytes of a time or not.
std::string packets(std::size_t before, std::size_t behind) {
  std::string bytes;
  for (int i = 0; i < 3; ++i) bytes += std::string(before, '\1') + "G" + std::string(187 + behind, '\0');
  return bytes.substr(0, app::kSignatureBytes);
}

TEST(SoundFormats, AreToldByTheirFirstBytes) {
  // GIVEN the first bytes by the formats' descriptions and by the programs that write them
  const std::pair<std::string, SoundContainer> rows[] = {
      {"RIFF\x24\x00\x00\x00WAVEfmt "s, SoundContainer::Wav},
      {"RF64\xFF\xFF\xFF\xFFWAVEds64"s, SoundContainer::Wav},
      {"fLaC\0\0\0\x22"s, SoundContainer::Flac},
      {"ID3\4\0"s, SoundContainer::Mp3},
      {"\xFF\xFB\x90\x64"s, SoundContainer::Mp3},
      {std::string(40, '\0') + "\xFF\xFB\x90\x64", SoundContainer::Mp3},
      {"OggS\0\2"s, SoundContainer::Ogg},
      {"\0\0\0\x20"s + "ftypM4A ", SoundContainer::Mp4},
      {"\0\0\0\x08wide\0\1\0\0mdat"s, SoundContainer::Mp4},
      {"\0\0\x1F\xA0moov"s, SoundContainer::Mp4},
      // This is MPEG-4, LC, 44.1 kHz, two channels, 371 bytes.
      {"\xFF\xF1\x50\x80\x2E\x7F\xFC"s, SoundContainer::Aac},
      {"FORM\0\0\1\0AIFFCOMM"s, SoundContainer::Aiff},
      {"FORM\0\0\1\0AIFCFVER"s, SoundContainer::Aiff},
      {"riff\x2E\x91\xCF\x11\xA5\xD6\x28\xDB\x04\xC1\0\0"s, SoundContainer::W64},
      {"caff\0\1\0\0desc"s, SoundContainer::Caf},
      {"wvpk\x18\1\0\0\x10\4\0\0"s, SoundContainer::WavPack},
      {"MAC \x96\x0F\0\0"s, SoundContainer::Ape},  // version 3990
      {"TTA1\1\0\2\0\x10\0"s, SoundContainer::Tta},
      {"tBaK\1"s, SoundContainer::Tak},
      {"DSD \x1C\0\0\0\0\0\0\0"s, SoundContainer::Dsf},
      {"\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9\0\xAA\0\x62\xCE\x6C"s, SoundContainer::Asf},
      {".snd\0\0\0\x1C"s, SoundContainer::Au},
      {"Creative Voice File\x1A\x1A\0"s, SoundContainer::Voc},
      {"\x0B\x77\x12\x34\x14\x40"s, SoundContainer::Ac3},   // 48 kHz, 192 kbit/s, bsid 8
      {"\x77\x0B\x34\x12\x40\x14"s, SoundContainer::Ac3},   // its words in the other byte order
      {"\x0B\x77\x01\xFF\x34\x87"s, SoundContainer::Eac3},  // bsid 16
      {"\x7F\xFE\x80\x01\xFC"s, SoundContainer::Dts},
      {"\xFE\x7F\x01\x80"s, SoundContainer::Dts},
      {"\x1F\xFF\xE8\0\x07\xF0"s, SoundContainer::Dts},
      {"\xFF\x1F\0\xE8\xF0\x07"s, SoundContainer::Dts},
      {"#!AMR\n"s, SoundContainer::Amr},
      {"#!AMR-WB\n"s, SoundContainer::Amr},
      {"\x1A\x45\xDF\xA3"s, SoundContainer::Matroska},
      {"RIFF\0\0\1\0AVI LIST"s, SoundContainer::Avi},
      {"FLV\1\5\0\0\0\x09"s, SoundContainer::Flv},
      {packets(0, 0), SoundContainer::MpegTs},
      {packets(4, 0), SoundContainer::MpegTs},   // Blu-ray
      {packets(0, 16), SoundContainer::MpegTs},  // with checksums after each
      {"\0\0\1\xBA\x44"s, SoundContainer::Mpeg},
  };
  std::set<SoundContainer> seen;
  for (const auto& [bytes, container] : rows) {
    const app::SoundFormat* format = app::soundFormat(bytes);
    ASSERT_NE(format, nullptr) << bytes;
    EXPECT_EQ(format->container, container) << bytes << " is " << format->name;
    EXPECT_EQ(app::contentKind(bytes), app::ContentKind::Sound) << bytes;
    seen.insert(container);
  }
  EXPECT_EQ(seen.size(), app::kSoundFormats.size()) << "one row of each at least";
}

TEST(SoundFormats, TextsAndOthersAreNone) {
  for (const std::string& bytes :
       {"MAC users: unpack it first"s, "The free version"s, "Use wide margins"s, "DSD files"s, "caffeine"s, "TTA1234"s,
        "G"s, std::string(512, 'x'), "FLV files"s, "\xFF\xFEr\0e\0a\0d\0"s, "\xFE\xFF\0r\0e"s, "\xFF\xD8\xFF\xE0"s,
        "\x1F\x8B\x08"s, std::string(512, '\0'), ""s, "RIFF\0\0\0\0WEBP"s, "\x0B\x77"s, ".sndfile"s})
    EXPECT_EQ(app::soundFormat(bytes), nullptr) << bytes;
}

TEST(SoundFormats, EndingsAreThoseOfOneKindEach) {
  std::set<std::string_view> all;
  std::size_t rank = 0;
  app::forEachSoundEnding([&](std::string_view ending, bool film) {
    EXPECT_TRUE(all.insert(ending).second) << ending;
    const auto found = app::soundEnding(ending);
    ASSERT_TRUE(found) << ending;
    EXPECT_EQ(found->film, film) << ending;
    EXPECT_EQ(found->rank, rank++) << ending;
  });
  // the usual names of songs in a row, by their formats' own endings
  for (const char* sound : {"wav", "mp3", "ogg", "opus", "flac", "m4a", "aac", "aiff", "aif", "w64", "caf", "wv",
                            "ape", "tta", "tak", "dsf",  "wma",  "au",  "voc", "ac3",  "dts", "amr", "mka"}) {
    ASSERT_TRUE(app::soundEnding(sound)) << sound;
    EXPECT_FALSE(app::soundEnding(sound)->film) << sound;
  }
  for (const char* film : {".mp4", ".mov", ".mkv", ".webm", ".avi", ".flv", ".ts", ".mpg", ".wmv"}) {
    ASSERT_TRUE(app::soundEnding(film)) << film;
    EXPECT_TRUE(app::soundEnding(film)->film) << film;
  }
  for (const char* none : {"", ".", "pmx", "wav ", "av", "WAV", "m3u", "m3u8", "pls", "mid", "txt", "ffconcat"})
    EXPECT_FALSE(app::soundEnding(none)) << none;
}

}  // namespace
