#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# tests/nightly.sh [MOTION MODEL…]: what is too slow for every change (endurance.md). A line for each thing says how long
# it took and what came of it; all that was printed lies in build/nightly. Ends with 1 where something failed.
#
# The motion and its models are those of the endurance runs; the built-in demo's where none are named. How long things take:
#   ODORI_NIGHT_FUZZ_SECONDS    each fuzz target, 3600 if left out; what it keeps lies in build/nightly/kept, for the next night
#   ODORI_NIGHT_HOURS           of dance without a window, 12
#   ODORI_NIGHT_LOADS           1000
#   ODORI_NIGHT_MINUTES         of real time in the window, 120
# The whole night takes fourteen hours on two cores.
set -uo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../.ci/setup.sh"
fuzz_seconds=${ODORI_NIGHT_FUZZ_SECONDS:-3600}
out=$root/build/nightly
mkdir -p "$out/kept"
failed=0

# try NAME COMMAND…: says what it was, how long it took, and the last line it printed.
try() {
  local name=$1 start status word
  shift
  start=$SECONDS
  ("$@") >"$out/$name.log" 2>&1
  status=$?
  case $status in
    0) word=ok ;;
    77) word=skipped ;;
    *) word="FAILED ($status)" failed=1 ;;
  esac
  printf '%-24s %6d s  %s  %s\n' "$name" $((SECONDS - start)) "$word" "$(grep -v '^$' "$out/$name.log" | tail -n 1 | cut -c 1-160)"
}

fuzz() {  # fuzz TARGET
  local folder=$root/build/fuzz/tests/fuzz kept=$out/kept/$1 corpus=$root/tests/fuzz/corpus/$1
  local words=$root/tests/fuzz/dictionaries/$1.dict more=()
  mkdir -p "$kept"
  [ -d "$corpus" ] && more+=("$corpus")
  [ -f "$words" ] && more+=("-dict=$words")
  "$folder/$1_replay" --write "$folder/$1_seeds" || return
  "$folder/$1" "$kept" "$folder/$1_seeds" "${more[@]}" -max_total_time="$fuzz_seconds" -max_len=65536 -timeout=60 -error_exitcode=1 \
    -rss_limit_mb=4096 -malloc_limit_mb=1024 -artifact_prefix="$out/found-$1-"  # "Done N runs in S second(s)"
}

all_faults() {  # on all cores, each with its share of the tests
  local tests=$root/build/release/tests/app/hostile/odori_hostile_tests shares i status=0 runs=()
  shares=$(nproc)
  export ODORI_ALL_FAULTS=1 GTEST_TOTAL_SHARDS=$shares
  for ((i = 0; i < shares; ++i)); do
    GTEST_SHARD_INDEX=$i "$tests" --gtest_filter='*Fault*:*Signal*:*Slow*' >"$out/all_faults_$i.log" 2>&1 &
    runs+=($!)
  done
  for ((i = 0; i < shares; ++i)); do
    wait "${runs[i]}" || { status=$?; echo "share $i ended with status $status" >>"$out/all_faults_$i.log"; }
  done
  cat "$out"/all_faults_*.log
  echo "$(grep -h '^\[       OK \]' "$out"/all_faults_*.log | wc -l) tests green, $(grep -h '^\[  FAILED  \] .* ms)' "$out"/all_faults_*.log | wc -l) failed"
  return $status
}

install_missing "${program_packages[@]}" "${test_packages[@]}" "${check_packages[@]}"
try build_release build_preset release -DODORI_TESTS=ON
try all_faults all_faults
try demo_switch "$root/tests/demo_switch.sh" "$root/build/release" "$out/demo_switch"
try window_leaks "$root/tests/window_leaks.sh" "$root/build/release" 10
[ $# -gt 0 ] || set -- "$root"/build/release/share/odori/demo/{dance.vmd,odori.pmx,mai.pmx}
mapfile -t files < <(realpath -- "$@")
motion=${files[0]} models=("${files[@]:1}")
endurance=$root/build/release/tests/app/endurance
try endurance_play "$endurance/odori_endurance" play "${ODORI_NIGHT_HOURS:-12}" "$motion" "${models[@]}"
try endurance_load "$endurance/odori_endurance" load "${ODORI_NIGHT_LOADS:-1000}" "${models[@]}"
# It leaves the pictures that differ where it is run.
try endurance_window env -C "$out" "$root/tests/with_display.sh" "$endurance/odori_window_endurance" "${ODORI_NIGHT_MINUTES:-120}" \
  "${models[0]}" "$motion"

try build_fuzz build_preset fuzz -- odori_fuzz
for target in "$root"/tests/fuzz/fuzz_*.cpp; do
  try "$(basename "$target" .cpp)" fuzz "$(basename "$target" .cpp)"
done

try build_tsan build_preset tsan
try tsan env -C "$root" ctest --preset tsan --parallel "$(nproc)"
try build_tsan_window build_preset tsan-window
try tsan_window env -C "$root" CI=true ctest --preset tsan-window
exit $failed
