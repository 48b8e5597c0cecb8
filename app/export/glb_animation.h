// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/export/glb_file.h"

namespace app {

/// This class makes one animation of a GLB. What stays as it is all the time has one key.
class GlbAnimation {
 public:
  /// These are the frames of keys, counted from time 0 and rising. As an argument, none means each
  /// frame from 0 on.
  using Frames = std::vector<std::uint32_t>;

  /// `firstFrame` is the show's frame at time 0. The file is the caller's.
  GlbAnimation(GlbFile& file, std::string name, std::int64_t firstFrame)
      : file_(file), name_(std::move(name)), firstFrame_(firstFrame) {}

  /// These add a channel to a node, whose keys are in the file's axes; at least one. Neighbouring
  /// rotations get signs that are no long way apart.
  void addRotation(std::size_t node, std::vector<base::Quat> keys, const Frames& frames = {});
  void addTranslation(std::size_t node, std::vector<base::Vec3> keys, const Frames& frames = {});
  /// A scale holds until its next key.
  void addScale(std::size_t node, std::vector<base::Vec3> keys, const Frames& frames = {});
  /// The keys are `targets` weights for each of the frames; `targets` is above 0.
  void addWeights(std::size_t node, std::size_t targets, std::vector<float> keys, const Frames& frames = {});
  /// Adds a channel whose times (`input`) and values (`output`) are accessors that the file has.
  void addChannel(std::size_t node, const char* path, std::size_t input, std::size_t output,
                  const char* interpolation = "LINEAR");

  /// Adds the animation to the file; without a channel it adds none.
  void finish() &&;

 private:
  std::size_t times(const Frames& frames, std::size_t count);

  GlbFile& file_;
  std::string name_;
  std::int64_t firstFrame_;
  GlbFile::Json channels_ = GlbFile::Json::array(), samplers_ = GlbFile::Json::array();
  std::map<Frames, std::size_t> times_;  // their accessors
};

}  // namespace app
