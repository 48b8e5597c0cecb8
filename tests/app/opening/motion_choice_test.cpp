// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/motion_choice.h"

#include <gtest/gtest.h>

namespace {

using app::Motions;
using app::motionsAfterOpening;

enum MotionKind { kBody, kFace, kIk, kBodyAndFace, kCamera, kLight, kCameraAndLight, kDanceAndCamera, kPose, kNothing };

Motions motion(MotionKind kind) {
  auto loaded = std::make_shared<app::LoadedMotion>();
  if (kind == kBody || kind == kBodyAndFace || kind == kDanceAndCamera) loaded->motion.boneKeys.emplace_back();
  if (kind == kFace || kind == kBodyAndFace) loaded->motion.morphKeys.emplace_back();
  if (kind == kIk) loaded->motion.ikKeys.emplace_back();
  if (kind == kCamera || kind == kCameraAndLight || kind == kDanceAndCamera) loaded->motion.cameraKeys.emplace_back();
  if (kind == kLight || kind == kCameraAndLight) loaded->motion.lightKeys.emplace_back();
  if (kind == kPose) loaded->pose.emplace();
  return {loaded};
}

struct OpenedOver {
  const char* name;
  MotionKind present, opened;
  bool stays;
};

class MotionChoice : public testing::TestWithParam<OpenedOver> {};

TEST_P(MotionChoice, WhatIsOpenedTakesThePlaceOfWhatItIsOf) {
  const Motions present = motion(GetParam().present);
  const Motions opened = motion(GetParam().opened);
  const Motions after = motionsAfterOpening(present, opened, false);
  EXPECT_EQ(after.size(), GetParam().stays ? 2U : 1U);
  EXPECT_EQ(after.back(), opened.front());
  // WHEN adding is requested THEN all stay
  EXPECT_EQ(motionsAfterOpening(present, opened, true).size(), 2U);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, MotionChoice,
    testing::Values(OpenedOver{"dance after dance", kBodyAndFace, kBodyAndFace, false},
                    OpenedOver{"camera joins dance", kBodyAndFace, kCamera, true},
                    OpenedOver{"camera after camera", kCamera, kCamera, false},
                    OpenedOver{"a face takes the place of a body", kBody, kFace, false},
                    OpenedOver{"a face takes the place of a dance", kBodyAndFace, kFace, false},
                    OpenedOver{"dance replaces face", kFace, kBodyAndFace, false},
                    OpenedOver{"pose over dance", kBodyAndFace, kPose, true},
                    OpenedOver{"pose after pose", kPose, kPose, false},
                    OpenedOver{"dance after pose", kPose, kBody, false},
                    OpenedOver{"a face takes the place of a pose", kPose, kFace, false},
                    OpenedOver{"IK keys are a dance", kBodyAndFace, kIk, false},
                    OpenedOver{"light joins camera", kCamera, kLight, true},
                    OpenedOver{"light after light", kLight, kLight, false},
                    OpenedOver{"a camera with light gives way to a camera", kCameraAndLight, kCamera, false},
                    OpenedOver{"a camera with light stays beside a light", kCameraAndLight, kLight, true},
                    OpenedOver{"a dance with a camera stays with another camera", kDanceAndCamera, kCamera, true},
                    OpenedOver{"a dance with a camera gives way to a dance", kDanceAndCamera, kBody, false},
                    OpenedOver{"camera joins pose", kPose, kCamera, true},
                    OpenedOver{"empty file replaces nothing", kBody, kNothing, true}));

TEST(MotionChoiceTogether, SeveralNewcomersReplaceTogether) {
  // GIVEN a dance with a face WHEN a body and a face are opened together THEN it goes
  Motions opened = motion(kBody);
  opened.push_back(motion(kFace).front());
  EXPECT_EQ(motionsAfterOpening(motion(kBodyAndFace), opened, false).size(), 2U);
}

TEST(MotionChoiceTogether, NothingOpenedChangesNothing) {
  EXPECT_EQ(motionsAfterOpening(motion(kBody), {}, false).size(), 1U);
}

}  // namespace
