// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <memory>
#include <string>

#include "app/files/loaded_files.h"
#include "pmx/base/math.h"
#include "pmx/model/read_model.h"

namespace support {

[[nodiscard]] bool isNumber(const base::Vec3& v);
[[nodiscard]] bool isNumber(const base::Vec4& v);

/// Makes a model of a reader's result as opening a file does; null where the result is an error.
[[nodiscard]] std::shared_ptr<app::LoadedModel> opened(base::Result<pmx::ReadModel> read);

/// Names the first value of these frames of a motion, all IK on, that is no number or out of its
/// range: a bone, a material, a skinned vertex and so on. Returns nothing where all are right.
/// `motion` may be null.
[[nodiscard]] std::string faultOf(const std::shared_ptr<const app::LoadedModel>& model,
                                  const std::shared_ptr<const app::LoadedMotion>& motion,
                                  std::initializer_list<double> frames);

}  // namespace support
