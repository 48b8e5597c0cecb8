#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# speed.sh MODEL MOTION [--repeats N] [--core N]
# What a frame's pose costs in Odori and in other runtimes for MMD models: sampling, morphs, bones and IK, without physics
# and without vertices, microseconds on one core, one after the other in turn, N times (5 unless told); medians, and how
# many of Odori's pose each is. All frames of the motion (10,000 at most); Odori's figures are the sum of the stages of `odori bench`.
# babylon-mmd comes by npm as for compare.sh; saba (C++) is taken from SABA_SOURCE, a
# checkout of it, else cloned by git, and left out where neither can be had, for PMD models, or with SABA_SOURCE=none; its figure
# has the clearing of every vertex's morphs in it, which its classes do in each frame.
# It is the time on the wall: let nothing else run meanwhile.
# ODORI: the program, else build/release/bin/odori. ODORI_PEERS: where the packages lie, else build/peers.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
root=$(cd -- "$here/../.." && pwd)
odori=${ODORI:-$root/build/release/bin/odori}
fail() { printf 'speed.sh: %s\n' "$*" >&2; exit 2; }

[ $# -ge 2 ] || fail 'a model and a motion are wanted: speed.sh MODEL MOTION [--repeats N] [--core N]'
model=$1 motion=$2 repeats=5 core=0
shift 2
while [ $# -gt 0 ]; do
  case $1 in
    --repeats) repeats=${2:?--repeats: a number}; shift ;;
    --core) core=${2:?--core: a number}; shift ;;
    *) fail "what is '$1'?" ;;
  esac
  shift
done
[ -x "$odori" ] || fail "there is no $odori: build it (./run.sh), or say ODORI=…"
packages=$("$here/fetch.sh") || exit 2

# saba's classes without its viewer, and its Bullet, which those name even where nothing swings.
saba_repository=https://github.com/benikabocha/saba
saba_commit=63c787a38f05fb2fe43e695254791b7d7591f996
saba=''
build_saba() {
  source=${SABA_SOURCE:-$packages/saba}
  if [ ! -d "$source/src/Saba" ]; then
    [ -z "${SABA_SOURCE:-}" ] || { echo "there is no $source/src/Saba"; return 1; }
    rm -rf "$source"
    if ! { git init --quiet "$source" && git -C "$source" fetch --quiet --depth 1 "$saba_repository" "$saba_commit" &&
      git -C "$source" checkout --quiet FETCH_HEAD; }; then
      rm -rf "$source"
      return 1
    fi
  fi
  # shellcheck disable=SC2046  # flags are words
  "${CXX:-c++}" -std=c++14 -O3 -DNDEBUG -w -I"$source/src" -I"$source/external/spdlog/include" \
    -I"$source/external/glm/include" -I"$source/external/mio/include" $(pkg-config --cflags bullet) \
    "$here/speed_saba.cpp" "$source"/src/Saba/Base/*.cpp "$source"/src/Saba/Model/MMD/*.cpp \
    -o "$packages/speed_saba" $(pkg-config --libs bullet) -pthread
}
case $model in
  *.[pP][mM][dD]) SABA_SOURCE=none ;;
esac
if [ "${SABA_SOURCE:-}" != none ]; then
  if build_saba >"$packages/saba.log" 2>&1; then
    saba=$packages/speed_saba
  else
    printf 'saba is left out, %s says why; run it with SABA_SOURCE=a checkout of %s\n' "$packages/saba.log" \
      "$saba_repository" >&2
  fi
fi

results=$(mktemp)
trap 'rm -f "$results"' EXIT
on_core() { taskset -c "$core" "$@" || fail "'$*' failed"; }
say() {
  case $2 in
    '' | *[!0-9.]*) fail "$1: '$2' isn't a number of microseconds" ;;
  esac
  printf '%s\t%s\n' "$1" "$2" >>"$results"
}
number() { printf '%s' "$report" | sed -n "s/.*\"$1\": *\([0-9.]*\).*/\1/p"; }
sum() { awk "BEGIN { printf \"%.3f\", $(number sample_us) + $(number morph_us) + $(number "$1") }"; }
turn=0
while [ "$turn" -lt "$repeats" ]; do
  report=$(on_core "$odori" bench "$model" "$motion" --json --threads 1 --passes 7) || exit 2
  frames=$(number frames)
  say 'Odori, a pose alone' "$(sum pose_us)"
  say 'Odori, many frames side by side' "$(sum pose_many_us)"
  for runtime in javascript wasm; do
    us=$(on_core node "$here/speed.mjs" "$packages" "$model" "$motion" "$runtime" "$frames") || exit 2
    say "babylon-mmd $(node -p "require('$packages/node_modules/babylon-mmd/package.json').version"), $runtime" "$us"
  done
  if [ -n "$saba" ]; then
    told=$(on_core "$saba" "$model" "$motion" "$frames") || exit 2
    say saba "$(printf '%s\n' "$told" | tail -n 1)"  # it tells of its files before
  fi
  turn=$((turn + 1))
done

printf '%s with %s, %s frames, medians of %s\n\n' "$(basename "$model")" "$(basename "$motion")" "$frames" "$repeats"
printf '| runtime | µs a frame | times Odori |\n|---|---:|---:|\n'
sort -t "$(printf '\t')" -k1,1 -k2,2n "$results" | awk -F '\t' '
  function done() { if (n) { middle[++rows] = (v[int((n + 1) / 2)] + v[int(n / 2) + 1]) / 2; name[rows] = last } n = 0 }
  $1 != last { done(); last = $1 }
  { v[++n] = $2 }
  END {
    done()
    for (i = 1; i <= rows; ++i) if (name[i] == "Odori, a pose alone") own = middle[i]
    for (i = 1; i <= rows; ++i) printf "| %s | %.1f | %.2f |\n", name[i], middle[i], middle[i] / own
  }'
