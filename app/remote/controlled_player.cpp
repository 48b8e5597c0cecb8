// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/controlled_player.h"

namespace app {

ControlledPlayer::~ControlledPlayer() = default;

}  // namespace app
