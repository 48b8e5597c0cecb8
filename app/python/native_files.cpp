// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/native_files.h"

#include <mutex>

#include "app/python/exclusive_use.h"

namespace app {

std::shared_ptr<const pmx::SkinningPlan> KeptPlan::of(const pmx::Model& model) {
  {
    const std::scoped_lock lock(sharedMutex());
    if (plan_) return plan_;
  }
  auto made = std::make_shared<const pmx::SkinningPlan>(model);
  const std::scoped_lock lock(sharedMutex());
  if (!plan_) plan_ = std::move(made);
  return plan_;
}

}  // namespace app
