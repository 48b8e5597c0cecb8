// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A module of another version.

extern "C" const char* odori_module_version();
extern "C" const char* odori_module_version() { return "another"; }
