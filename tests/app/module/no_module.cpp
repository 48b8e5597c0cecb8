// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A shared library that is none of Odori's modules.

extern "C" int answer();
extern "C" int answer() { return 42; }
