// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Pictures, films and physics caches, as each call about their files fails once, as a signal comes at each, and on a slow
// disk (fault_wish.h). What the graphics driver opens and reads isn't ours, and counts no more than its memory.
#include <algorithm>
#include <csignal>
#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/dancer.h"
#include "tests/app/film/media_probe.h"
#include "tests/app/hostile/fault_runs.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using support::Job;
using support::ProgramOutcome;
using ::testing::HasSubstr;

/// A picture of one grey pixel: TGA, uncompressed, 24 bits.
std::string onePixel() {
  std::string tga(18, '\0');
  tga[2] = 2;
  tga[12] = tga[14] = 1;
  tga[16] = 24;
  return tga + "\x80\x80\x80";
}

/// Why another film isn't fine: one without its sound, which it has to say, or one that a signal ended. Empty: it is.
std::string whyNoFilm(const std::string& bytes, const ProgramOutcome& outcome) {
  const support::TestFolder folder;
  const auto path = folder / "film.mp4";
  std::ofstream(path, std::ios::binary) << bytes;
  const auto media = support::decode(path);
  if (!media.error.empty()) return media.error;
  if (outcome.status != 1) return "status";
  if (outcome.error.find("stopped after ") != std::string::npos) return media.times.empty() ? "no picture" : "";
  const bool said = outcome.error.find("the film has no sound") != std::string::npos;
  return said && media.times.size() == 4 ? "" : "no sound, and not a word";
}

class FaultyFilms : public support::FaultRuns {
 protected:
  FaultyFilms() {
    auto model = support::redDancer();
    pmx::RigidBody body;  // that falls, so that there is physics
    body.bone = 5;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = {0, 16, 0};
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
    model.rigidBodies.push_back(body);
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "model.pmx"));
    EXPECT_TRUE(vmd::writeVmdFile(support::dance(), folder() / "dance.vmd"));
    write("behind.tga", onePixel());
    support::writeTone(folder() / "song.wav", 8000, 0.5, 0.1);
  }

  static Job drawing(std::string name, std::vector<std::string> more, std::vector<std::string> outputs) {
    Job job{std::move(name), {"render", "model.pmx", "dance.vmd", "--size", "16x16"}, std::move(outputs)};
    job.words.insert(job.words.end(), more.begin(), more.end());
    job.onlyItsFiles = true;
    return job;
  }
  static Job film(std::string name, std::vector<std::string> more) {
    more.insert(more.begin(), {"--frames", "0:3", "-o", "film.mp4"});
    Job job = drawing(std::move(name), std::move(more), {"film.mp4"});
    job.alsoFine = whyNoFilm;
    return job;
  }
  /// With the cache that it reads.
  Job reading() const {
    const Job making = cached();
    auto outcome = run(odori(making.words));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    return film("cache_read", {"--physics-cache", "cache"});
  }
  static Job cached() {
    Job job = film("cache_made", {"--physics-cache", "cache"});
    job.made = "cache";
    return job;
  }
  static Job sounding() { return film("sound", {"--physics", "off", "--audio", "song.wav"}); }
  static Job picture() {
    return drawing("picture", {"--frame", "2", "--background-picture", "behind.tga", "-o", "p.png"}, {"p.png"});
  }
  static Job sequence() {
    return drawing("sequence", {"--frames", "0:3", "-o", "p_%d.png"}, {"p_0.png", "p_1.png", "p_2.png", "p_3.png"});
  }

  static constexpr Pace kSome{4, 2};  // each draws for half a second
};

TEST_F(FaultyFilms, OfOpening) {
  for (const Job& job : {picture(), sequence(), cached(), sounding()}) failEach(job, "open", "", kSome);
  failEach(reading(), "open", "", kSome);
}

TEST_F(FaultyFilms, OfReading) {
  for (const Job& job : {picture(), sounding()}) failEach(job, "read", "", kSome);
  failEach(reading(), "read", "", kSome);
}

TEST_F(FaultyFilms, OfWriting) {
  for (const Job& job : {picture(), sequence(), cached(), sounding()}) {
    failEach(job, "write", "", kSome);
    failEach(job, "write", "+", kSome);  // a full disk
  }
}

TEST_F(FaultyFilms, OfNaming) {
  for (const Job& job : {picture(), sequence(), cached()}) {
    failEach(job, "fsync", "", kSome);
    failEach(job, "rename", "", kSome);
    failEach(job, "close", "", kSome);
  }
}

}  // namespace
