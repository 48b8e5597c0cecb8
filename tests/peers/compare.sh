#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# compare.sh MODEL MOTION [--ik motion|on|off] [--off IKBONE] [--frames LIST] [--as-published] [LIMITS of odori compare]
# How far Odori's poses stand from those of babylon-mmd, a runtime that shares no line with it (parity.md).
# --off (repeatable) switches one chain off, whatever --ik says of the others.
# The first run fetches it by npm, in the versions of package-lock.json, into build/peers. Without --ik: with IK on, then
# off. Without limits: those of ik-parity.md 1 and 2. Exit status: 0 within them, 1 beyond, 2 it can't be told.
# ODORI: the program, else build/release/bin/odori. ODORI_PEERS: where the packages lie, else build/peers.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
root=$(cd -- "$here/../.." && pwd)
odori=${ODORI:-$root/build/release/bin/odori}
fail() { printf 'compare.sh: %s\n' "$*" >&2; exit 2; }

[ $# -ge 2 ] || fail 'a model and a motion are wanted: compare.sh MODEL MOTION [--ik motion|on|off] [--frames LIST]'
model=$1 motion=$2
shift 2
ways='' frames='' published='' limits='' off='' chains=''
while [ $# -gt 0 ]; do
  case $1 in
    --ik) ways=${2:?--ik: motion, on or off}; shift ;;
    --off)
      off="${off:+$off,}${2:?--off: an IK bone}"
      chains="${chains:+$chains }--ik-chain $2=off"
      shift ;;
    --frames) frames=${2:?--frames: a list}; shift ;;
    --as-published) published=--as-published ;;
    --units | --degrees | --p99-units | --p99-degrees | --worst) limits="${limits:+$limits }$1 ${2:?$1: a number}"; shift ;;
    *) fail "what is '$1'?" ;;
  esac
  shift
done
[ -r "$model" ] || fail "$model can't be read"
[ -r "$motion" ] || fail "$motion can't be read"
[ -x "$odori" ] || fail "there is no $odori: build it (./run.sh), or say ODORI=…"
packages=$("$here/fetch.sh") || exit 2

poses=$(mktemp -d)
trap 'rm -rf "$poses"' EXIT
status=0
for ik in ${ways:-on off}; do
  case $ik in
    off) goal='--units 5e-4 --degrees 0.005' ;;
    *) goal='--p99-units 2e-3 --p99-degrees 0.1 --units 0.05 --degrees 1' ;;
  esac
  # shellcheck disable=SC2086  # published is a word or none
  node "$here/poses.mjs" "$packages" "$model" "$motion" "$poses/$ik.csv" --ik "$ik" --off "$off" --frames "$frames" $published || exit 2
  # The same frames as the poses above: their first column.
  listed=$(sed 1d "$poses/$ik.csv" | cut -d , -f 1 | uniq | paste -s -d ,)
  # shellcheck disable=SC2086  # chains are words
  "$odori" pose "$model" "$motion" --ik "$ik" $chains --frames "$listed" -o "$poses/odori_$ik.csv" || exit 2
  case $ik in motion) say='IK as the motion says' ;; *) say="IK $ik" ;; esac
  [ -z "$off" ] || say="$say, $off off"
  printf '%s with %s, %s: Odori beside babylon-mmd\n' "$(basename "$model")" "$(basename "$motion")" "$say"
  result=0
  # shellcheck disable=SC2086  # limits are words
  "$odori" compare "$poses/odori_$ik.csv" "$poses/$ik.csv" --worst 3 ${limits:-$goal} || result=$?
  case $result in
    0) printf 'within the limits: %s\n\n' "${limits:-$goal}" ;;
    1) printf 'BEYOND the limits: %s\n\n' "${limits:-$goal}"; status=1 ;;
    *) exit 2 ;;
  esac
done
exit $status
