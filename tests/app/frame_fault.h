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

/// As opening a file does it, with what a reader gave; null where that is an error.
[[nodiscard]] std::shared_ptr<app::LoadedModel> opened(base::Result<pmx::ReadModel> read);

/// The first thing of these frames of a dance, all IK on, that is no number or out of its range: a bone, a material, a
/// skinned vertex and so on. Nothing where all are right. `motion` may be null.
[[nodiscard]] std::string faultOf(const std::shared_ptr<const app::LoadedModel>& model,
                                  const std::shared_ptr<const app::LoadedMotion>& motion,
                                  std::initializer_list<double> frames);

}  // namespace support
