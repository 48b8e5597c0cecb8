// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

#include "app/document/document.h"

namespace app {

/// What became of a texture that a model names.
struct TextureStatus {
  QString brief;  ///< a word or two: "found", "missing", …
  QString whole;  ///< a sentence: where it was found and how, what it is, or why it can't be had; one line
  bool good = true;
};

/// Of a texture of the actor's model; of an index that it doesn't have, that there is none.
[[nodiscard]] TextureStatus statusOf(const DocumentActor& actor, std::int32_t texture);

/// A small picture of a texture for a row, of at most `side` pixels a side; null where there is nothing to be seen.
[[nodiscard]] QImage thumbnailOf(const QImage& texture, int side);

}  // namespace app
