#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# with_tool.sh TOOL [WORD…]: runs a tool that may be missing; then it says so and ends with 77, which ctest counts as skipped.
command -v "$1" >/dev/null || { echo "$1 isn't installed: this wasn't checked"; exit 77; }
exec "$@"
