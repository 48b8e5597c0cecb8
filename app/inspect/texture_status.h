// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

#include "app/document/document.h"

namespace app {

/// This is the state of a texture that a model names.
struct TextureStatus {
  QString brief;  ///< a word or two: "found", "missing", …
  QString whole;  ///< one sentence: where and how it was found, what it is, or why it can't be used
  bool good = true;
};

/// Returns the state of a texture of the actor's model. For an index that the model doesn't have,
/// it says that there is none.
[[nodiscard]] TextureStatus statusOf(const DocumentActor& actor, std::int32_t texture);

/// Returns a small picture of a texture for a row, at most `side` pixels a side; null where there
/// is nothing to show.
[[nodiscard]] QImage thumbnailOf(const QImage& texture, int side);

}  // namespace app
