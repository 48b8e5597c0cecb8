#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# screenshot.sh ODORI COMPARE BASELINE OUT PERMILLE ARGUMENTS…: renders OUT.png and compares it.
set -u
odori=$1 compare=$2 baseline=$3 out=$4 permille=$5
shift 5
rm -f "$out.png" "$out.difference.png"
"$odori" render "$@" -o "$out.png" || exit 1
exec "$compare" "$out.png" "$baseline" "$out.difference.png" "$permille"
