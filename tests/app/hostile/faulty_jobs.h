// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These are the commands that calls fail for, with the files they take.

#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/app/film/media_probe.h"
#include "tests/app/hostile/fault_runs.h"
#include "tests/support/file_contents.h"
#include "tests/support/model_builder.h"
#include "tests/support/tar_writer.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace support {

/// This fixture has the commands that write without a picture.
class FaultyCommands : public FaultRuns {
 protected:
  FaultyCommands() {
    write("model.pmx", pmx::writePmx(smallModel()));
    vmd::Motion motion = vmd::Motion::make("m");
    for (const std::uint32_t frame : {0U, 5U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, static_cast<float>(frame), 0};
      motion.boneKeys.push_back(key);
    }
    write("dance.vmd", vmd::writeVmd(motion));
    write(
        "show.odori",
        R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx", "motions": [{"file": "dance.vmd"}]}]})");
    write("model.zip", zipOf({{"folder/model.pmx", contents(folder() / "model.pmx")}}));
    const std::string dance = contents(folder() / "dance.vmd");
    write("dances.zip", zipOf({{"in/dance.vmd", dance}}));
    write("dances.tar", tarPart("in/dance.vmd", '0', dance) + std::string(1024, '\0'));
    write("packed.odori", R"({"format": "odori show", "version": 1, "actors": [
        {"model": "model.pmx", "motions": [{"file": "dances.zip!in/dance.vmd"}]},
        {"model": "model.pmx", "motions": [{"file": "dances.tar!in/dance.vmd"}]}]})");
    write("box.x", "xof 0303txt 0032\nMesh { 3; 0;0;0;, 1;0;0;, 0;1;0;; 1; 3;0,1,2;; }\n");
  }

  const Job info{"info", {"info", "model.pmx", "dance.vmd"}};
  const Job archive{"archive", {"info", "model.zip"}};
  const Job pose{"pose", {"pose", "model.pmx", "dance.vmd", "--frames", "0:3", "-o", "poses.csv"}, {"poses.csv"}};
  const Job show{
      "show", {"pose", "show.odori", "--frames", "0:3", "--physics", "on", "-o", "poses.csv"}, {"poses.csv"}};
  const Job packed{"packed", {"pose", "packed.odori", "--frames", "0:3", "-o", "poses.csv"}, {"poses.csv"}};
  /// The first bytes of the file identify the accessory: a model would take the dance.
  const Job accessory{
      "accessory", {"pose", "dance.vmd", "box.x", "model.pmx", "--frames", "0:3", "-o", "poses.csv"}, {"poses.csv"}};
  const Job bake{"bake", {"bake", "model.pmx", "dance.vmd", "-o", "baked.vmd"}, {"baked.vmd"}};
  const Job skeleton{"skeleton", {"export", "model.pmx", "dance.vmd", "-o", "d.bvh"}, {"d.bvh"}};
  const Job cache{"cache", {"export", "model.pmx", "dance.vmd", "-o", "d.pc2"}, {"d.pc2", "d.obj", "d.mtl"}};
};

/// Returns a picture of one grey pixel: TGA, uncompressed, 24 bits.
inline std::string onePixel() {
  std::string tga(18, '\0');
  tga[2] = 2;
  tga[12] = tga[14] = 1;
  tga[16] = 24;
  return tga + "\x80\x80\x80";
}

/// Says why another film isn't acceptable: it lacks its sound without a message, or a signal ended
/// it. Empty: it is acceptable.
inline std::string whyNoFilm(const std::string& bytes, const ProgramOutcome& outcome) {
  const TestFolder folder;
  const auto path = folder / "film.mp4";
  std::ofstream(path, std::ios::binary) << bytes;
  const auto media = decode(path);
  if (!media.error.empty()) return media.error;
  if (outcome.status == 0) return media.times.size() == 4 ? "" : "pictures are lacking";
  if (outcome.status != 1) return "status";
  if (outcome.error.find("stopped after ") != std::string::npos) return media.times.empty() ? "no picture" : "";
  const bool said = outcome.error.find("the film has no sound") != std::string::npos;
  return said && media.times.size() == 4 ? "" : "no sound, and not a word";
}

/// This fixture has pictures, films and physics caches.
class FaultyFilms : public FaultRuns {
 protected:
  FaultyFilms() {
    auto model = redDancer();
    pmx::RigidBody body;  // it falls, so that there is physics
    body.bone = 5;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = {0, 16, 0};
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
    model.rigidBodies.push_back(body);
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "model.pmx"));
    model.textures.emplace_back("skin.tga");
    for (pmx::Material& material : model.materials) material.texture = 0;
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "clothed.pmx"));
    model.textures[0].utf8 = "tex/CLOTH.TGA";
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "found.pmx"));
    write("skin.tga", onePixel());
    std::filesystem::create_directories(folder() / "tex");
    write("tex/cloth.tga", onePixel());
    EXPECT_TRUE(vmd::writeVmdFile(dance(), folder() / "dance.vmd"));
    write("behind.tga", onePixel());
    writeTone(folder() / "song.wav", 8000, 0.5, 0.1);
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
  /// Returns the job with the cache that it reads.
  Job reading() const {
    const Job making = cached();
    const auto outcome = run(programOf(making));
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
    return drawing("picture", {"--frame", "2", "--background-image", "behind.tga", "-o", "p.png"}, {"p.png"});
  }
  /// Returns the picture of a model with a texture.
  static Job clothed() {
    Job job = drawing("clothed", {"--frame", "2", "--physics", "off", "-o", "p.png"}, {"p.png"});
    job.words[1] = "clothed.pmx";
    return job;
  }
  /// Returns the picture with a texture that is found by its folder's list alone.
  static Job found() {
    Job job = clothed();
    job.name = "found";
    job.words[1] = "found.pmx";
    return job;
  }
  static Job sequence() {
    return drawing("sequence", {"--frames", "0:3", "-o", "p_%d.png"}, {"p_0.png", "p_1.png", "p_2.png", "p_3.png"});
  }

  /// Returns the making of films and caches without the drawing, which uses a driver's memory.
  static Job undrawnFilm(std::vector<std::string> words) {
    Job job{fmt::format("undrawn_{}", fmt::join(words, "_")), std::move(words), {}};
    job.outputs = {job.words[1]};
    job.alsoFine = whyNoFilm;
    job.program = ODORI_FAULT_FILM;
    return job;
  }

  static constexpr Pace kSome{2, 1};  // each draws for a third of a second
  static constexpr Pace kMany{20, 4};
};

}  // namespace support
