// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Makes Bullet throw std::bad_alloc where memory is short; by itself it goes on with a null
/// pointer. Has to be called before anything of Bullet's is made. It may be called any number of
/// times, on any thread.
void letBulletThrow();

}  // namespace app
