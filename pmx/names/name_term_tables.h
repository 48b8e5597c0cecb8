// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "pmx/names/name_terms.h"

namespace pmx {

[[nodiscard]] std::span<const NameTerm> bodyTerms();    ///< parts of the body, and how they stand to each other
[[nodiscard]] std::span<const NameTerm> faceTerms();    ///< what faces do
[[nodiscard]] std::span<const NameTerm> wornTerms();    ///< hair, clothes and what is worn, with colours
[[nodiscard]] std::span<const NameTerm> makersTerms();  ///< what is said of bones, bodies, materials and groups

}  // namespace pmx
