// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace support {

/// Says that reading a sound is never to be stopped.
inline bool never() { return false; }

}  // namespace support
