// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include "tests/app/image/picture_bytes.h"

namespace support {

/// Returns the picture; a missing one is a failure of the test, with its reason.
inline QImage decodedPicture(const Bytes& bytes, app::BptcDecoder bptc = nullptr) {
  const auto image = decode(bytes, bptc);
  EXPECT_TRUE(image) << (image ? "" : image.error().detail);
  if (!image) return {};
  EXPECT_EQ(image->format(), QImage::Format_RGBA8888);
  return *image;
}

}  // namespace support
