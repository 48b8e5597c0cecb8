// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "pmx/names/name_terms.h"

namespace pmx {

/// Returns parts of the body, and their positions relative to each other.
[[nodiscard]] std::span<const NameTerm> bodyTerms();
[[nodiscard]] std::span<const NameTerm> faceTerms();  ///< what faces do
/// Returns hair, clothes and what is worn, with colours.
[[nodiscard]] std::span<const NameTerm> wornTerms();
/// Returns descriptions of bones, bodies, materials and groups.
[[nodiscard]] std::span<const NameTerm> makersTerms();

}  // namespace pmx
