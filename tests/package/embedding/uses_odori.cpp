// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The includes are those of a program that uses the installed libraries.
#include <odori/app/show/show.h>
#include <odori/ik/pose_solver.h>
#include <odori/pmx/pmx/pmx_reader.h>
#include <odori/version.h>
#include <odori/vmd/vmd_reader.h>

const char* versionOf() { return ODORI_VERSION; }
