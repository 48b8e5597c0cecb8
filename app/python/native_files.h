// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

#include "app/files/loaded_files.h"
#include "pmx/deform/skinning_plan.h"

namespace app {

/// The order in which a model's vertices are skinned, made once, when it is first asked for. May be used by several threads.
class KeptPlan {
 public:
  /// Where two threads ask at once, each may make it, and one of the two is kept.
  [[nodiscard]] std::shared_ptr<const pmx::SkinningPlan> of(const pmx::Model& model);

 private:
  std::shared_ptr<const pmx::SkinningPlan> plan_;  // guarded by sharedMutex()
};

/// Models and motions as Python holds them: pybind11 wants holders of things that may change.
struct NativeModel {
  std::shared_ptr<const LoadedModel> loaded;
  std::shared_ptr<KeptPlan> plan = std::make_shared<KeptPlan>();
  [[nodiscard]] const pmx::Model& model() const { return loaded->model; }
};

struct NativeMotion {
  std::shared_ptr<const LoadedMotion> loaded;
};

}  // namespace app
