// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on screen readers are told what the parts are that are painted by hand, and their values: the timeline, the
/// song's waveform, the bar of messages, the overlays' legend; and can turn switches. To be called before the parts are made, which
/// Qt may ask at once what they are.
void tellScreenReaders();

}  // namespace app
