// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

#include "app/files/loaded_files.h"
#include "pmx/deform/skinning_plan.h"

namespace app {

/// A KeptPlan keeps the order in which a model's vertices are skinned, made at its first use.
/// Several threads may use it.
class KeptPlan {
 public:
  /// Returns the plan. Two threads that call it at once may both make one; one of them is kept.
  [[nodiscard]] std::shared_ptr<const pmx::SkinningPlan> of(const pmx::Model& model);

 private:
  std::shared_ptr<const pmx::SkinningPlan> plan_;  // guarded by sharedMutex()
};

/// These structs hold models and motions for Python, since pybind11 wants holders of mutable
/// objects.
struct NativeModel {
  std::shared_ptr<const LoadedModel> loaded;
  std::shared_ptr<KeptPlan> plan = std::make_shared<KeptPlan>();
  [[nodiscard]] const pmx::Model& model() const { return loaded->model; }
};

struct NativeMotion {
  std::shared_ptr<const LoadedMotion> loaded;
};

}  // namespace app
