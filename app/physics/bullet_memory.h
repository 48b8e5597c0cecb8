// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From the first call on Bullet throws std::bad_alloc where memory is short; by itself it goes on with a null pointer.
/// Call it before anything of Bullet's is made. Any number of times, on any thread.
void letBulletThrow();

}  // namespace app
