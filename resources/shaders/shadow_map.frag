// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Depth only. MMD's casters aren't textured: a cut-out throws its whole shadow.

void main() {}
