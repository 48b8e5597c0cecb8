#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# demo_switch.sh [BUILD] [OUT]: how much of the demo's picture changes when IK is switched off. Draws the whole dance
# at three pictures a second, once as it is and once without IK, into OUT (build/demo_switch), and prints the share of
# pixels that differ by more than 8 % for each frame. Ends with 1 where it is under 1 % for longer than two seconds, with
# 77 where ImageMagick isn't there. Takes some minutes where the processor draws.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$root/build/release}
out=${2:-$root/build/demo_switch}
width=640 height=360
command -v compare >/dev/null || { echo 'demo_switch.sh: ImageMagick is wanted (Debian: apt-get install imagemagick)' >&2; exit 77; }
mkdir -p "$out"
rm -f "$out"/on_*.png "$out"/off_*.png
film() {  # film NAME OPTION…
  "$build/bin/odori" render "$build/share/odori/demo/demo.odori" --frames 0:959 --fps 3 --size ${width}x$height "${@:2}" \
    -o "$out/$1_%05d.png" >"$out/$1.log"
}
film on
film off --ik off

for with in "$out"/on_*.png; do
  # compare prints the number of pixels, and ends with 1 where there are any.
  changed=$(compare -metric AE -fuzz 8% "$with" "${with/on_/off_}" null: 2>&1) || [ $? -eq 1 ]
  printf '%s\n' "$changed"
done | awk -v pixels=$((width * height)) '
  {
    share = 100 * $1 / pixels
    printf "frame %3d  %5.2f %%%s\n", (NR - 1) * 10, share, share < 1 ? "  *" : ""
    sum += share
    run = share < 1 ? run + 1 : 0
    few += share < 1
    if (run > longest) longest = run
  }
  END {
    printf "mean %.2f %%; under 1 %%: %d of %d pictures, %.1f s at most without a break\n", sum / NR, few, NR, longest / 3
    exit longest > 6
  }'
