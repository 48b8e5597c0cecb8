// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// After all tests of the window: no control and no command that none of them uses by mouse or keyboard.
#include <gtest/gtest.h>

#include "tests/support/driven_controls.h"

namespace {

class EveryControlIsDriven : public testing::Environment {
 public:
  void TearDown() override {
    const auto& tests = *testing::UnitTest::GetInstance();
    const bool all = tests.test_to_run_count() == tests.total_test_count();
    if (!all || tests.skipped_test_count() > tests.total_test_count() / 2) return;
    const auto& driven = support::DrivenApplication::driven();
    std::size_t count = 0;
    for (const QString& name : support::DrivenApplication::shown()) {
      if (driven.contains(name)) {
        ++count;
      } else {
        ADD_FAILURE() << "no test uses it by mouse or keyboard: " << name.toStdString();
      }
    }
    std::cout << count << " controls and commands were used by mouse or keyboard\n";
  }
};

const auto* const environment = testing::AddGlobalTestEnvironment(new EveryControlIsDriven);

}  // namespace
