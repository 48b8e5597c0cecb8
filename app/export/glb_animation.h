// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/export/glb_file.h"

namespace app {

/// This class makes one animation of a GLB, with a key for each frame from time 0 on. What stays as
/// it is all the time has one key.
class GlbAnimation {
 public:
  /// `firstFrame` is the show's frame at time 0. The file is the caller's.
  GlbAnimation(GlbFile& file, std::string name, std::int64_t firstFrame)
      : file_(file), name_(std::move(name)), firstFrame_(firstFrame) {}

  /// These add a channel to a node, whose keys are in the file's axes; at least one. Neighbouring
  /// rotations get signs that are no long way apart.
  void addRotation(std::size_t node, std::vector<base::Quat> keys);
  void addTranslation(std::size_t node, std::vector<base::Vec3> keys);
  /// The keys are `targets` weights for each frame; `targets` is above 0.
  void addWeights(std::size_t node, std::size_t targets, std::vector<float> keys);

  /// Adds the animation to the file; without a channel it adds none.
  void finish() &&;

 private:
  void addChannel(std::size_t node, const char* path, std::size_t output, std::size_t keys);
  std::size_t times(std::size_t count);

  GlbFile& file_;
  std::string name_;
  std::int64_t firstFrame_;
  GlbFile::Json channels_ = GlbFile::Json::array(), samplers_ = GlbFile::Json::array();
  // The accessor of the times of each frame, of which there are as many in all channels; and that
  // of time 0 alone.
  std::optional<std::size_t> times_, onlyTime_;
};

}  // namespace app
