// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Only depth is written. MMD's casters aren't textured: a cut-out casts its whole shadow.

void main() {}
