// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "vmd/sampling_job.h"

namespace support {

/// This struct holds the buffers for a binding's motions at a frame, and a job that writes into
/// them.
struct SamplingBuffers {
  explicit SamplingBuffers(const vmd::MotionBinding& binding)
      : locals(binding.boneCount), weights(binding.morphCount), switches(binding.chainCount) {
    job.binding = &binding;
    job.locals = locals;
    job.morphWeights = weights;
    job.ikEnabled = switches;
  }
  SamplingBuffers(const SamplingBuffers&) = delete;
  SamplingBuffers& operator=(const SamplingBuffers&) = delete;

  std::vector<base::Transform> locals;
  std::vector<float> weights;
  std::vector<std::uint8_t> switches;
  vmd::SamplingJob job;
};

}  // namespace support
