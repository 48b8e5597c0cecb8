// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Bad sound files: cut short, damaged, beyond the limits, no files at all.
#include <chrono>
#include <fstream>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

#include "app/ffmpeg/sound_file.h"
#include "app/sound/sound_reader.h"
#include "tests/app/film/small_film.h"
#include "tests/app/film/sounds.h"
#include "tests/support/peak_memory.h"

namespace {

namespace fs = std::filesystem;
using support::expectRefused;
using support::numbered;
using support::settings;
using support::SoundKind;
using support::TestFolder;
using ::testing::HasSubstr;

void put(const fs::path& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

/// Returns the message about the sound of a film of this many frames; "" where all is well. The
/// film itself is whole.
std::string trouble(const TestFolder& folder, const fs::path& sound, int frames) {
  auto film = settings(folder / "film.mp4", 0, frames - 1);
  film.audio = sound;
  auto writer = app::openWriter(film, {});
  if (!writer) return "refused: " + base::describe(writer.error());
  for (int i = 0; i < frames; ++i) EXPECT_TRUE((*writer)->add(numbered(i % 60), i)) << i;
  EXPECT_TRUE((*writer)->finish());
  const auto media = support::decode(folder / "film.mp4");
  EXPECT_EQ(media.error, "");
  EXPECT_EQ(media.times.size(), static_cast<std::size_t>(frames));
  const auto left = (*writer)->leftOut();
  return left ? base::describe(*left) : "";
}

base::Result<std::unique_ptr<app::SoundFile>> opened(const fs::path& path, const std::function<bool()>& stopped) {
  auto file = app::openSoundFile(path, {});
  if (!file) return tl::unexpected(file.error());
  return app::SoundFile::open({std::move(*file), path, stopped});
}

constexpr SoundKind kKinds[] = {
    {"wav", "pcm_s16le", "wav", 44100}, {"mp3", "libmp3lame", "mp3", 44100}, {"ogg", "libvorbis", "ogg", 44100},
    {"ogg", "libopus", "opus"},         {"flac", "flac", "flac", 44100},     {"mp4", "aac", "m4a", 44100},
    {"matroska", "aac", "mka", 44100},  {"webm", "libopus", "webm"},         {"aiff", "pcm_s16be", "aiff", 44100},
    {"avi", "pcm_s16le", "avi", 44100}, {"caf", "pcm_s16le", "caf", 44100},  {"wv", "wavpack", "wv", 44100}};

TEST(SoundFile, CutShortItIsToldWhereTheFilmNeedsMore) {
  for (const SoundKind& kind : kKinds) {
    const TestFolder folder;
    const auto whole = folder / (std::string("whole.") + kind.ending),
               part = folder / (std::string("cut.") + kind.ending);
    support::writeSound(whole, kind, {.seconds = 3.0});
    EXPECT_EQ(trouble(folder, whole, 150), "") << kind.ending << ": shorter than the film is no trouble";
    for (const std::uintmax_t bytes : {fs::file_size(whole) * 6 / 10, fs::file_size(whole) * 7 / 10 + 1}) {
      support::cut(whole, part, bytes);
      const auto says = trouble(folder, part, 150);
      EXPECT_THAT(says, HasSubstr("cut." + std::string(kind.ending))) << kind.ending;
      EXPECT_THAT(says, HasSubstr("the film has no sound from there on")) << kind.ending;
      EXPECT_EQ(trouble(folder, part, 15), "") << kind.ending << ": what is missing is beyond the film's end";
    }
  }
}

TEST(SoundFile, AHeaderThatPromisesMoreIsToldUnlessItDidNotKnow) {
  const TestFolder folder;
  put(folder / "a.wav", support::wavBytes({.promised = 192000}));  // exactly one packet of FFmpeg's
  EXPECT_THAT(trouble(folder, folder / "a.wav", 60),
              HasSubstr("ends at 1.0 s, cut short: holds 96044 of the 192044 bytes"));
  EXPECT_EQ(trouble(folder, folder / "a.wav", 30), "");
  // Programs that don't know the length yet write these into a pipe: FFmpeg, SoX, arecord, and
  // nothing.
  for (const std::uint32_t promised : {0xFFFFFFFFU, 0x7FFFF000U, 0x80000000U, 0U}) {
    put(folder / "a.wav", support::wavBytes({.promised = promised}));
    EXPECT_EQ(trouble(folder, folder / "a.wav", 60), "") << promised;
  }
}

TEST(SoundFile, DamageInTheMiddleIsToldAndTheSoundGoesOn) {
  constexpr SoundKind kDamaged[] = {{"mp3", "libmp3lame", "mp3", 44100},
                                    {"mp4", "aac", "m4a", 44100},
                                    {"flac", "flac", "flac", 44100},
                                    {"adts", "aac", "aac", 44100}};
  for (const SoundKind& kind : kDamaged) {
    const TestFolder folder;
    const auto sound = folder / (std::string("a.") + kind.ending);
    support::writeSound(sound, kind, {.seconds = 4.0});
    std::fstream file(sound, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(fs::file_size(sound) / 4));
    for (int i = 0; i < 8000; ++i) file.put(static_cast<char>(i * i * 7 >> 3));
    file.close();
    EXPECT_THAT(trouble(folder, sound, 60), HasSubstr("the film is silent there")) << kind.ending;
    EXPECT_GT(support::peak(support::decode(folder / "film.mp4"), 1.85, 1.95), 0.2F) << kind.ending << ": in time";
  }
}

TEST(SoundFile, JoinedFilesWithTagsBetweenAreNoDamage) {
  const TestFolder folder;
  support::writeSound(folder / "a.mp3", {"mp3", "libmp3lame", "mp3", 44100}, {.seconds = 1.0});
  std::ofstream joined(folder / "joined.mp3", std::ios::binary);
  for (int i = 0; i < 2; ++i) joined << std::ifstream(folder / "a.mp3", std::ios::binary).rdbuf();
  joined.close();
  EXPECT_EQ(trouble(folder, folder / "joined.mp3", 90), "");
}

TEST(SoundFile, WhatLiesBehindTheLastFrameIsNoDamage) {
  const TestFolder folder;
  for (const SoundKind& kind : {SoundKind{"mp3", "libmp3lame", "mp3", 44100}, SoundKind{"adts", "aac", "aac", 44100}}) {
    const auto whole = folder / (std::string("a.") + kind.ending), padded = folder / (std::string("b.") + kind.ending);
    support::writeSound(whole, kind, {.seconds = 1.0});
    for (const std::string& padding : {std::string(100'000, '\0'), std::string(3000, '\x55')}) {
      std::ofstream file(padded, std::ios::binary);
      file << std::ifstream(whole, std::ios::binary).rdbuf() << padding;
      file.close();
      EXPECT_EQ(trouble(folder, padded, 60), "") << kind.ending;
      // FFmpeg itself searches for the next frame of ADTS.
      if (std::string_view(kind.ending) != "mp3") continue;
      // AND before other frames it is one
      file.open(padded, std::ios::binary | std::ios::app);
      file << std::ifstream(whole, std::ios::binary).rdbuf();
      file.close();
      EXPECT_THAT(trouble(folder, padded, 150), HasSubstr("the film is silent there")) << kind.ending;
    }
  }
}

TEST(SoundFile, ATagBehindTheBoxesOfAFilmIsNone) {
  // GIVEN an MP4 with a tag as MP3 has it: "TAG", 30 bytes of title, others, a genre; of 128 bytes.
  // And APEv2's.
  const TestFolder folder;
  const std::string tags[] = {"TAG" + std::string(125, '\0'), "TAGA title" + std::string(118, ' '),
                              std::string("APETAGEX\xd0\x07\0\0", 12) + std::string(52, '\0')};
  support::writeSound(folder / "a.m4a", {"mp4", "aac", "m4a", 44100}, {.seconds = 1.0});
  for (const std::string& tag : tags) {
    std::ofstream file(folder / "b.m4a", std::ios::binary);
    file << std::ifstream(folder / "a.m4a", std::ios::binary).rdbuf() << tag;
    file.close();
    EXPECT_EQ(trouble(folder, folder / "b.m4a", 60), "") << tag.substr(0, 10);
  }
}

TEST(SoundFile, OnlyPlainFilesAreRead) {
  const TestFolder folder;
  ASSERT_EQ(mkfifo((folder / "pipe.mp3").c_str(), 0600), 0);
  fs::create_directory(folder / "folder.mp3");
  fs::create_symlink("/dev/zero", folder / "endless.mp3");
  fs::create_symlink(folder / "pipe.mp3", folder / "link.mp3");
  auto film = settings(folder / "a.mp4", 0, 1);
  alarm(30);  // so that the test doesn't wait for ever
  for (const char* name : {"pipe.mp3", "folder.mp3", "endless.mp3", "link.mp3"}) {
    film.audio = folder / name;
    expectRefused(film, base::ErrorCode::CannotOpen, name);
  }
  alarm(0);
  EXPECT_EQ(folder.names().size(), 4U);
}

TEST(SoundFile, ListsOfOtherFilesAreNoSounds) {
  const TestFolder folder;
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  put(folder / "tone.wav", support::wavBytes({}));
  const std::string pipe = (folder / "pipe").string();
  const std::pair<const char*, std::string> lists[] = {
      {"hls.mp3", "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\n" + pipe +
                      "\n#EXT-X-ENDLIST\n"},
      {"hls.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\ntone.wav\n#EXT-X-ENDLIST\n"},
      {"m3u.mp3", "#EXTM3U\n#EXTINF:10,\n" + pipe + "\n"},
      {"concat.mp3", "ffconcat version 1.0\nfile '" + pipe + "'\n"},
      {"concat.wav", "ffconcat version 1.0\nfile 'tone.wav'\n"},
      {"dash.mp3",
       "<?xml version=\"1.0\"?>\n<MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" "
       "profiles=\"urn:mpeg:dash:profile:isoff-main:2011\" type=\"static\"><Period><AdaptationSet>"
       "<Representation id=\"0\" mimeType=\"audio/mp4\"><BaseURL>tone.wav</BaseURL></Representation>"
       "</AdaptationSet></Period></MPD>\n"},
      {"sdp.mp3", "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n"},
      {"meta.mp3", ";FFMETADATA1\ntitle=x\n"}};
  auto film = settings(folder / "a.mp4", 0, 1);
  alarm(60);
  for (const auto& [name, text] : lists) {
    put(folder / name, text);
    film.audio = folder / name;
    expectRefused(film, base::ErrorCode::NotThisFormat, name);
  }
  alarm(0);
}

TEST(SoundFile, RatesAndChannelsHaveLimits) {
  const TestFolder folder;
  auto film = settings(folder / "a.mp4", 0, 1);
  film.audio = folder / "a.wav";
  for (const std::uint32_t rate : {1U, 999U, 768001U, 0x7FFFFFFFU}) {
    put(folder / "a.wav", support::wavBytes({.rate = rate}));
    expectRefused(film, base::ErrorCode::NotThisFormat, "a.wav");
  }
  put(folder / "a.wav", support::wavBytes({.rate = 1}));
  expectRefused(film, base::ErrorCode::NotThisFormat, "has 1 samples a second; 1000 to 768000 can be used");
  for (const std::uint32_t rate : {1000U, 768000U}) {
    put(folder / "a.wav", support::wavBytes({.rate = rate}));
    EXPECT_EQ(trouble(folder, folder / "a.wav", 2), "") << rate;
  }
  for (const auto channels : std::initializer_list<std::uint16_t>{33, 255, 65535}) {
    put(folder / "a.wav", support::wavBytes({.channels = channels}));
    expectRefused(film, base::ErrorCode::NotThisFormat, "a.wav");
  }
  for (const auto channels : std::initializer_list<std::uint16_t>{2, 6, 8}) {
    put(folder / "a.wav", support::wavBytes({.channels = channels, .bytes = 96000, .promised = 96000}));
    EXPECT_EQ(trouble(folder, folder / "a.wav", 2), "") << channels;
  }
}

TEST(SoundFile, StoppedItIsNotOpened) {
  const TestFolder folder;
  put(folder / "a.wav", support::wavBytes({}));
  const auto sound = opened(folder / "a.wav", [] { return true; });
  ASSERT_FALSE(sound);
  EXPECT_EQ(sound.error().code, base::ErrorCode::CannotOpen);
  EXPECT_TRUE(opened(folder / "a.wav", [] { return false; }));
}

TEST(SoundFile, StoppedWhileItIsReadItEndsAfterAMoment) {
  // GIVEN four hours of silence, of which a film needs the end
  const TestFolder folder;
  constexpr std::uint32_t kBytes = 4U * 3600 * 48000 * 2;
  put(folder / "long.wav", support::wavBytes({.bytes = 0, .promised = kBytes}));
  fs::resize_file(folder / "long.wav", 44 + std::uintmax_t{kBytes});
  bool stopped = false;
  const auto sound = opened(folder / "long.wav", [&] { return stopped; });
  ASSERT_TRUE(sound);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(*(*sound)->next());
  // WHEN it isn't wanted any more, and is read slowly
  stopped = true;
  int parts = 0;
  // There are 337,000.
  for (; parts < 100'000; ++parts) {
    const auto part = (*sound)->next();
    ASSERT_TRUE(part);
    if (!*part) break;
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  // THEN it ends before its end, a second later, and that isn't a fault of the file's
  EXPECT_LT(parts, 100'000);
  EXPECT_FALSE((*sound)->whyEnded(0.0, 1.0));
}

TEST(SoundFile, AListOfEmptyThingsTakesABoundedAmountOfMemory) {
  // GIVEN half a megabyte of Matroska's tracks without content, for which FFmpeg takes a kilobyte
  // each
  const TestFolder folder;
  const auto element = [](const std::string& id, const std::string& content) {
    std::string size(8, '\0');  // EBML: a length in seven bytes
    size[0] = '\1';
    for (std::size_t i = 0; i < 7; ++i) size[7 - i] = static_cast<char>(content.size() >> (8 * i) & 0xFFU);
    return id + size + content;
  };
  std::string tracks;
  for (int i = 0; i < 250'000; ++i) tracks += "\xAE\x80";
  put(folder / "a.mkv", element("\x1A\x45\xDF\xA3", element("\x42\x82", "matroska")) +
                            element("\x18\x53\x80\x67", element("\x16\x54\xAE\x6B", tracks)));
  // WHEN it is opened THEN FFmpeg doesn't get all of it
  const support::PeakMemory memory;
  EXPECT_FALSE(opened(folder / "a.mkv", {}));
  EXPECT_LT(memory.bytes(), 3 * app::libav::kMaxAllocation);
}

}  // namespace
