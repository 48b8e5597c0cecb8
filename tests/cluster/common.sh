# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by slurm.sh and parallel.sh: where the program is, the film that both make, how two of it are compared.
# A script that sources it may set ODORI (the program), FRAMES (how many the film has), TASKS and SIZE.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
odori=${ODORI:-$root/build/release/bin/odori}
frames=${FRAMES:-240}
tasks=${TASKS:-8}
size=${SIZE:-320x180}
each=$((frames / tasks))  # frames of a task; six at least, or a task is done before it can be killed
if [ $((each * tasks)) != "$frames" ] || [ "$tasks" -lt 4 ] || [ $each -lt 6 ]; then
  echo "FRAMES must be a multiple of TASKS; at least 4 tasks of 6 pictures" >&2
  exit 2
fi

say() { printf '%s %s\n' "$(date +%T)" "$*"; }
fail() { printf '%s failed: %s\n' "$(date +%T)" "$*" >&2; exit 1; }

# need COMMAND PACKAGE…: ends the script where a program isn't there.
need() { command -v "$1" >/dev/null || fail "$1 isn't there; on Debian: apt-get install --no-install-recommends ${*:2}"; }

# wait_for SECONDS WHAT COMMAND…: until the command succeeds; the limit is for what hangs.
wait_for() {
  local seconds=$1 what=$2 end=$((SECONDS + $1))
  shift 2
  until "$@"; do
    [ $SECONDS -lt $end ] || fail "$what: not within $seconds s"
    sleep 0.2
  done
}

# pictures FOLDER [FIRST LAST]: how many there are under their final names.
pictures() {
  local n=0 i
  for ((i = ${2:-0}; i <= ${3:-frames - 1}; ++i)); do
    [ ! -e "$(printf '%s/p_%05d.png' "$1" "$i")" ] || n=$((n + 1))
  done
  echo $n
}

# The built-in demo's dancer with its skirt, hair and camera; what every part of the film is told.
find_film() {
  [ -x "$odori" ] || fail "there is no $odori; build it (./run.sh), or say where: ODORI=…"
  odori=$(realpath "$odori")
  local demo=${DEMO:-$(dirname "$odori")/../share/odori/demo}
  [ -f "$demo/odori.pmx" ] || fail "the built-in demo isn't in $demo; say where: DEMO=…"
  demo=$(realpath "$demo")
  film=("$demo/odori.pmx" "$demo/dance.vmd" --camera "$demo/camera.vmd" --size "$size")
}

# in_one_go FOLDER: the film, by one process, without a cache of physics.
in_one_go() {
  mkdir -p "$1"
  say "in one go: $frames pictures of $size"
  "$odori" render "${film[@]}" --frames "0:$((frames - 1))" -o "$1/p_%05d.png" 2>&1 | tail -n 1
}

# join FOLDER: the film of a folder's pictures.
join_film() {
  ffmpeg -nostdin -v error -y -framerate 30 -i "$1/p_%05d.png" -c:v libx264 -crf 18 -pix_fmt yuv420p "$1.mp4"
}

# compare ONE TWO: both folders hold the same names with the same bytes, nothing else but the cache, and join to one film.
compare() {
  [ "$(pictures "$1")" = "$frames" ] || fail "$1 has $(pictures "$1") of $frames pictures"
  local other
  other=$(find "$2" -mindepth 1 ! -name 'p_*.png' ! -name '*.physics' -print)
  [ -z "$other" ] || fail "left behind: $other"
  diff -r --exclude='*.physics' "$1" "$2" || fail "the pictures differ"
  join_film "$1"
  join_film "$2"
  cmp "$1.mp4" "$2.mp4" || fail "the films differ"
  say "equal: $frames pictures, $(cat "$1"/p_*.png | wc -c) bytes, and the joined films"
  (cd "$1/.." && cat "$(basename "$1")"/p_*.png | sha256sum | sed 's/-$/all pictures, in one go/' &&
    cat "$2"/p_*.png | sha256sum | sed 's/-$/all pictures, in tasks/' && sha256sum "$(basename "$1").mp4") &&
    sha256sum "$2.mp4" | sed 's, .*/,  ,'
}
