#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# golden_table.sh ODORI CORPUS: poses against every reference pose of the corpus, as a table; exit status 1 where one is
# beyond the tolerances of ik-parity.md 5.
set -eu
odori=$1
corpus=$2
status=0

printf '%-34s %8s  %-9s %-9s %-9s  %-9s %-9s %-9s  %s\n' '' '' units '' '' degrees '' '' ''
printf '%-34s %8s  %-9s %-9s %-9s  %-9s %-9s %-9s  %s\n' file rows median p99 max median p99 max 'worst (units; degrees)'

# row FILE MODEL MOTION ik_off|ik_on [BONE TO LEAVE OUT]
row() {
  name=$1__$4
  case $4 in
    ik_off) limits='--units 5e-4 --degrees 0.005' words=off ;;
    *) limits='--p99-units 2e-3 --p99-degrees 0.1 --units 0.05 --degrees 1' words=on ;;
  esac
  # shellcheck disable=SC2086  # limits are words
  "$odori" compare "$corpus/$2" "$corpus/$3" "$corpus/golden/$name.csv" --solver-a "$words" $limits --worst 0 \
    ${5:+--skip "$5"} > "$table" || status=1
  awk -v name="$name" '
    NR == 1 { rows = $1 }
    $1 == "units" || $1 == "degrees" {
      figures = figures sprintf("  %-9s %-9s %-9s", $2, $3, $4)
      worst = worst (worst == "" ? "" : "; ") $5 " at " $NF
    }
    /^beyond|^missing/ { note = note "  " $0 }
    END { printf "%-34s %8d%s  %s%s\n", name, rows, figures, worst, note }' "$table"
}

table=$(mktemp)
trap 'rm -f "$table"' EXIT
late='前クローク2_2錘'  # its parent has a later layer: the reference shows the frame before
for ik in ik_off ik_on; do
  row miku__wavefile miku/初音ミク.pmx motion/wavefile_v2.vmd $ik
  row miku__walk miku/初音ミク.pmx motion/walk.vmd $ik
  row gene__wavefile gene/Gene_light.pmx motion/wavefile_v2.vmd $ik "$late"
  row yw__yw_test_motion yw/yw_test_model.pmx yw/yw_test_motion.vmd $ik
  row pmd/mikuv2__wavefile_conv pmd/miku_v2.pmd motion/wavefile_v2.vmd $ik
  row pmd/kaito__wavefile pmd/KAITO.pmd motion/wavefile_v2.vmd $ik
  row pmd/len__wavefile pmd/Len_Kagamine.pmd motion/wavefile_v2.vmd $ik
done
exit $status
