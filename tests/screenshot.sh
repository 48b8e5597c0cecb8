#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# screenshot.sh ODORI COMPARE BASELINE OUT PERMILLE ARGUMENTS…: renders OUT.png and compares it. What fails
# lies there with OUT.baseline.png and OUT.difference.png.
set -u
odori=$1 compare=$2 baseline=$3 out=$4 permille=$5
shift 5
rm -f "$out.png" "$out.difference.png" "$out.baseline.png"
"$odori" render "$@" -o "$out.png" || exit 1
"$compare" "$out.png" "$baseline" "$out.difference.png" "$permille" && exit 0
status=$?
cp "$baseline" "$out.baseline.png" 2>/dev/null  # beside what failed, to be looked at together
exit $status
