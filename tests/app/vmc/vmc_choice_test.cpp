// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/vmc/vmc_choice.h"

#include <gtest/gtest.h>

namespace {

TEST(NextPose, IsTheFirstThatIsNotDue) {
  EXPECT_EQ(app::nextPose(0, 0.0, 30), 1U);
  EXPECT_EQ(app::nextPose(3, 0.1001, 30), 4U);
  EXPECT_EQ(app::nextPose(3, 0.5, 30), 15U);
}

TEST(VmcChoice, IsThisMachineUnlessAnotherIsTyped) { EXPECT_TRUE(app::VmcChoice().to.isLocal()); }

}  // namespace
