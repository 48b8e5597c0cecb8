#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# A film by GNU parallel, with everything going wrong: tests/cluster/parallel.sh [WORK]
#   Debian: apt-get install --no-install-recommends parallel ffmpeg
# Two jobs at a time, with a log of jobs. While they run
#   - the odori of one job is killed (kill -9), and tried again,
#   - the parallel itself is stopped, its running jobs with it; the same line goes on where the log ends,
#   - a disk is full (a small one of its own, where user namespaces allow that); with room, the same line goes on.
# In the end the pictures, and the film joined of them, must be those made in one go, byte by byte. All is gone after it but
# the folder WORK, if one was named. ODORI, DEMO, FRAMES, TASKS, SIZE: common.sh.
set -euo pipefail
# shellcheck source=tests/cluster/common.sh
. "$(dirname -- "$0")/common.sh"
need parallel parallel
need ffmpeg ffmpeg
find_film

work=${1:-}
keep=$work
[ -n "$work" ] || work=$(mktemp -d)
mkdir -p "$work/tasks"
work=$(realpath "$work")
export PARALLEL_HOME=$work/home  # not the user's settings
mkdir -p "$PARALLEL_HOME"
touch "$PARALLEL_HOME/will-cite"
running=

# Told once, parallel starts no more jobs; told twice, it ends those that run.
stop() {
  [ -n "$running" ] || return 0
  kill -TERM "$running" 2>/dev/null || true
  sleep 1
  kill -TERM "$running" 2>/dev/null || true
  wait "$running" 2>/dev/null || true
  running=
}

clean_up() {
  local status=$?
  trap - EXIT INT TERM
  stop
  rm -rf "$PARALLEL_HOME"
  [ -n "$keep" ] || rm -rf "$work"
  exit $status
}
trap clean_up EXIT
trap 'exit 130' INT TERM

say "$(parallel --version | head -n 1)"
in_one_go "$work/one"

# The line of cluster.md. It takes the place of the shell that it is in.
export LAST=$((each - 1))
make_film() {
  exec parallel -j2 --joblog "$work/film.log" --resume-failed --retries 3 \
    "$odori" render "${film[@]@Q}" --resume --physics-cache "$work/tasks/dance.physics" \
    --frames "'{}:{= \$_ += \$ENV{LAST} =}'" -o "$work/tasks/p_%05d.png" < <(seq 0 $each $((frames - 1)))
}
drawn() { pictures "$work/tasks" $(($1 * each)) $((($1 + 1) * each - 1)); }
has_drawn() { [ "$(drawn "$1")" -ge "$2" ]; }
odori_of() {  # of a task, by its words; the shell that parallel starts it with has them, too, in one
  local pid
  for pid in $(pgrep -x odori); do
    if tr '\0' '\n' 2>/dev/null <"/proc/$pid/cmdline" |
      grep -cxF -e "$work/tasks/p_%05d.png" -e "$(($1 * each)):$((($1 + 1) * each - 1))" | grep -qx 2; then
      echo "$pid"
    fi
  done
}
log() { cut -f 1-4,7-8 "$work/film.log"; }

make_film >>"$work/parallel.txt" 2>&1 &
running=$!
wait_for 600 "pictures of task 1" has_drawn 1 3
say "kill -9: the odori of task 1, after $(drawn 1) pictures"
process=$(odori_of 1)
[[ $process =~ ^[0-9]+$ ]] || fail "task 1 isn't being drawn any more: a film of more FRAMES leaves more time"
kill -9 "$process"
wait_for 600 "task 1, tried again" has_drawn 1 $each

wait_for 600 "pictures of task 3" has_drawn 3 3
say "parallel is told to stop, twice: its jobs end, too; task 3 has $(drawn 3) pictures"
stop
gone() { ! pgrep -f "$work/tasks/p_%05d.png" >/dev/null; }
wait_for 60 "the jobs to end" gone
say "there are $(pictures "$work/tasks") of $frames pictures, and of jobs:"
log

say "the same line again"
(make_film) >>"$work/parallel.txt" 2>&1
log
grep -hE 'pictures|error|odori:' "$work/parallel.txt" | tr '\r' '\n' | grep -E ' in |odori:' || true
compare "$work/one" "$work/tasks"

say "and once more: nothing is to be done"
lines=$(wc -l <"$work/film.log")
(make_film) >>"$work/parallel.txt" 2>&1
[ "$lines" = "$(wc -l <"$work/film.log")" ] || fail "a job was done again"

# -- A full disk -----------------------------------------------------------------------------------

if ! unshare --map-root-user --mount true 2>/dev/null; then
  say "a full disk: not tried, for a small one can't be mounted here"
  exit 0
fi
mkdir "$work/small"
room=$(($(cat "$work"/one/p_*.png | wc -c) / tasks / 2 / 1024))  # KiB, for half of a task
export odori work each room
export -f pictures say fail
# shellcheck disable=SC2016
unshare --map-root-user --mount bash -c '
  set -euo pipefail
  frames=$each
  mount -t tmpfs -o size=${room}k odori-small "$work/small"
  status=0
  "$odori" render "$@" --frames "0:$((each - 1))" --resume -o "$work/small/p_%05d.png" 2>"$work/small.txt" || status=$?
  tr "\r" "\n" <"$work/small.txt" | tail -n 1
  say "a disk of $room KiB: exit status $status, $(pictures "$work/small") of $each pictures"
  [ "$status" = 1 ] || fail "the status of what cannot be written is 1"
  [ "$(pictures "$work/small")" -lt "$each" ] || fail "the disk was not too small"
  for picture in "$work"/small/p_*.png; do
    cmp "$picture" "$work/one/${picture##*/}" || fail "a picture is not whole"
  done
  mount -o remount,size=64m "$work/small"
  "$odori" render "$@" --frames "0:$((each - 1))" --resume -o "$work/small/p_%05d.png" 2>&1 | tr "\r" "\n" | tail -n 1
  for ((i = 0; i < each; ++i)); do cmp "$work/small/$(printf p_%05d.png $i)" "$work/one/$(printf p_%05d.png $i)"; done
  [ "$(find "$work/small" -type f | wc -l)" = "$each" ] || fail "something was left behind: $(ls -a "$work/small")"
  say "with room, the same line makes the others: all $each as in one go"
' small "${film[@]}"
