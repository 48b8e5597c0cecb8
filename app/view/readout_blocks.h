// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/ik_lab/chain_shake.h"
#include "app/show/actor.h"
#include "app/show/readout.h"
#include "app/view/readout_sheet.h"
#include "app/view/readout_words.h"

namespace app {

/// Returns whether a kind is written as a block of rows, in a corner or below a bone.
[[nodiscard]] bool isBlock(ReadoutKind kind);

/// Returns the rows of a block, from the actor's last frame; empty where there is nothing to say.
/// The first one is its title. `shake`: of the actor's chains at that frame; null: unknown. Lines
/// of figures are made for letters of one width. Matrices stand beside each other where `letters`
/// in a line are enough for them, else below each other.
[[nodiscard]] std::vector<ReadoutRow> readoutRows(const Readout& readout, const Actor& actor, const ReadoutWords& words,
                                                  std::size_t letters, const ChainShake* shake = nullptr);

}  // namespace app
