// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

#include "app/files/loaded_files.h"

namespace app {

/// Models and motions as Python holds them: pybind11 wants holders of things that may change.
struct NativeModel {
  std::shared_ptr<const LoadedModel> loaded;
  [[nodiscard]] const pmx::Model& model() const { return loaded->model; }
};

struct NativeMotion {
  std::shared_ptr<const LoadedMotion> loaded;
};

}  // namespace app
