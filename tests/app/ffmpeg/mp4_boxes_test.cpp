// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// MP4 and MOV whose boxes declare many samples, in the right and in wrong places. (limits.md)
#include "app/ffmpeg/mp4_boxes.h"

#include <fstream>
#include <span>
#include <string>

#include "app/ffmpeg/sound_file.h"
#include "app/sound/sound_reader.h"
#include "tests/app/film/small_film.h"
#include "tests/app/film/sounds.h"
#include "tests/support/peak_memory.h"

namespace {

namespace fs = std::filesystem;
using support::PeakMemory;
using support::TestFolder;

constexpr std::size_t kMiB = std::size_t{1} << 20U;
constexpr std::uint32_t kMany = 3'000'000;  // 72 MB of FFmpeg's index

std::string big(std::initializer_list<std::uint32_t> values) {
  std::string out;
  for (const auto value : values) {
    for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<char>(value >> shift & 0xFFU));
  }
  return out;
}

std::string box(const std::string& name, const std::string& content) {
  return big({static_cast<std::uint32_t>(8 + content.size())}) + name + content;
}

/// Returns a box that begins with version and flags.
std::string full(const std::string& name, const std::string& content, std::uint32_t flags = 0) {
  return box(name, big({flags}) + content);
}

std::string zeros(std::size_t count) { return std::string(count, '\0'); }

/// This struct has the tables of a track of plain 16-bit sound, one chunk.
struct Tables {
  std::uint32_t samples = 10, sampleBytes = 4, duration = 2, inChunk = kMany;
  std::string inEntry = {}, inTrack = {}, edits = {};
};

std::string sizes(std::uint32_t samples) { return full("stsz", big({4, samples})); }

std::string track(const Tables& made) {
  const std::string matrix = big({0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000});
  const auto header = full("tkhd", big({0, 0, 1, 0, 1000}) + zeros(12) + "\1" + zeros(3) + matrix + zeros(8), 7);
  const auto entry = box(
      "sowt", zeros(7) + "\1" + zeros(9) + "\2" + zeros(1) + "\x10" + zeros(4) + big({44100U << 16U}) + made.inEntry);
  const auto tables = full("stts", big({1, made.samples, made.duration})) + full("stsc", big({1, 1, made.inChunk, 1})) +
                      full("stsz", big({made.sampleBytes, made.samples})) + full("stco", big({1, 40})) +
                      full("stsd", big({1}) + entry);
  const auto media = full("mdhd", big({0, 0, 44100, 44100, 0x55C40000})) + full("hdlr", big({0}) + "soun" + zeros(13)) +
                     box("minf", full("smhd", zeros(4)) + box("stbl", tables));
  return box("trak", header + made.edits + box("mdia", media) + made.inTrack);
}

std::string film(const std::string& tracks, const std::string& behind = {}) {
  const std::string matrix = big({0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000});
  const auto header = full("mvhd", big({0, 0, 1000, 1000, 0x10000}) + "\1" + zeros(11) + matrix + zeros(24) + big({2}));
  return box("ftyp", "isom" + big({0}) + "isom") + box("mdat", zeros(64)) +
         box("moov", header + tracks + box("mvex", full("trex", big({1, 1, 1, 4, 0})))) + behind;
}

/// This struct is the outcome for a file of these bytes, and the most memory that it took.
struct Outcome {
  std::string said;  ///< "opened", or the error
  std::size_t memory = 0;
};

Outcome opened(const std::string& bytes) {
  const TestFolder folder;
  std::ofstream(folder / "a.mp4", std::ios::binary) << bytes;
  auto file = app::openSoundFile(folder / "a.mp4", {});
  if (!file) return {base::describe(file.error()), 0};
  const PeakMemory memory;
  const auto sound = app::SoundFile::open({std::move(*file), folder / "a.mp4", {}});
  return {sound ? "opened" : sound.error().detail, memory.bytes()};
}

TEST(Mp4Boxes, AFewHundredBytesDoNotTakeMemoryForMillionsOfSamples) {
  EXPECT_EQ(opened(film(track({}))).said, "opened");
  const auto refused = testing::StartsWith("lists ");
  const std::string edits = box("edts", full(
                                            "elst", big({100}) + [] {
                                              std::string list;
                                              for (int i = 0; i < 100; ++i) list += big({1000, 0, 0x10000});
                                              return list;
                                            }()));
  const std::string fragment = box(
      "moof", full("mfhd", big({1})) + box("traf", full("tfhd", big({1, 1, 4}), 0x18) + full("trun", big({kMany}))));
  for (const auto& bytes :
       // This is FFmpeg's index.
       {film(track({.samples = kMany})),
        // The edits repeat it a hundred times.
        film(track({.samples = 100'000, .inChunk = 100'000, .edits = edits})),
        // This is plain sound.
        film(track({.samples = 400'000'000, .duration = 1, .inChunk = 400'000'000})), film(track({}), fragment)}) {
    const auto outcome = opened(bytes);
    EXPECT_THAT(outcome.said, refused);
    EXPECT_LT(outcome.memory, 16 * kMiB);
  }
}

TEST(Mp4Boxes, InWrongPlacesTheyAreNotFound) {
  // GIVEN sizes of samples in a description, beside the media, in a tag, after the tracks
  const auto hidden = sizes(kMany);
  for (const auto& bytes : {film(track({.inEntry = hidden})), film(track({.inTrack = hidden})),
                            film(track({.inTrack = box("udta", hidden)})), film(track({}) + hidden)}) {
    const auto outcome = opened(bytes);
    EXPECT_EQ(outcome.said, "opened");
    EXPECT_LT(outcome.memory, 16 * kMiB);
  }
}

TEST(Mp4Boxes, TracksAreBounded) {
  std::string tracks;
  for (int i = 0; i < 17; ++i) tracks += track({});
  EXPECT_EQ(opened(film(tracks)).said, "holds 17 tracks; at most 16 are read");
}

TEST(Mp4Boxes, AtAnyLengthAnEndIsFound) {
  const auto bytes = film(track({}), box("free", zeros(3)) + box("moof", zeros(5)));
  const TestFolder folder;
  for (std::size_t length = 0; length <= bytes.size(); ++length) {
    std::ofstream(folder / "a.mp4", std::ios::binary) << bytes.substr(0, length);
    const auto file = app::openSoundFile(folder / "a.mp4", {});
    ASSERT_TRUE(file);
    EXPECT_EQ(app::lookAtBoxes(file->number(), static_cast<std::int64_t>(length)).refused, std::nullopt);
  }
}

TEST(Mp4Boxes, FilmsAsTheyAreMadeAreReadAsBefore) {
  // GIVEN a minute of packed sound, and of plain sound with 2.6 million samples
  for (const support::SoundKind& kind :
       {support::SoundKind{"mp4", "aac", "m4a", 44100}, support::SoundKind{"mov", "pcm_s16le", "mov", 44100}}) {
    const TestFolder folder;
    const auto path = folder / (std::string("a.") + kind.ending);
    support::writeSound(path, kind, {.seconds = 60.0});
    auto file = app::openSoundFile(path, {});
    ASSERT_TRUE(file);
    const auto boxes = app::lookAtBoxes(file->number(), static_cast<std::int64_t>(fs::file_size(path)));
    EXPECT_EQ(boxes.refused, std::nullopt);
    // These are groups of samples (sgpd, sbgp), which FFmpeg writes and a song does without.
    EXPECT_LE(boxes.hidden.size(), 2U);
    const auto sound = app::SoundFile::open({std::move(*file), path, {}});
    ASSERT_TRUE(sound);
    std::int64_t samples = 0;
    for (auto part = (*sound)->next(); part && *part; part = (*sound)->next())
      samples += (*part)->frame != nullptr ? (*part)->frame->nb_samples : 0;
    EXPECT_NEAR(static_cast<double>(samples), 60.0 * 44100, 2048);
  }
}

}  // namespace
