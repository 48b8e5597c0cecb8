#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# with_display.sh PROGRAM [ARGUMENT…]: runs a program on a virtual display of its own, so that several can run at once
# and nobody's screen flickers. On the display that is there where ODORI_TEST_DISPLAY is "here" (a real graphics card) or
# no virtual one can be made; two programs that share it take turns, since the keyboard is one window's at a time.
# Without either it ends with 77, which ctest counts as skipped. With CI=true nothing may be skipped for want
# of a display or of OpenGL: then both are failures.
set -u

ci=${CI:-false}
work=$(mktemp -d) || exit 1
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

shared=
[ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] &&
  { [ "${ODORI_TEST_DISPLAY:-}" = here ] || ! command -v Xvfb >/dev/null; } && shared=yes

if [ -n "$shared" ]; then
  exec 4>"${TMPDIR:-/tmp}/odori-display-$(id -u).lock"
  flock 4
else
  if ! command -v Xvfb >/dev/null; then
    echo "no display, and no Xvfb to make one"
    [ "$ci" = true ] && exit 1
    exit 77
  fi
  # The server chooses its number itself and says it once it is ready: two that start at once can't take the same.
  Xvfb -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp -noreset 3>"$work/number" 2>"$work/server.log" &
  server=$!
  waited=0
  while [ ! -s "$work/number" ] && kill -0 "$server" 2>/dev/null && [ "$waited" -lt 300 ]; do
    sleep 0.1
    waited=$((waited + 1))
  done
  if [ ! -s "$work/number" ]; then
    echo "the virtual display doesn't start:"
    cat "$work/server.log"
    exit 1
  fi
  DISPLAY=:$(cat "$work/number")
  export DISPLAY
  unset XAUTHORITY WAYLAND_DISPLAY
fi

if [ "$ci" != true ]; then
  "$@"
  exit
fi

# The exit status goes through a file, because a pipe has only the last one's.
{ "$@" 2>&1; echo $? >"$work/status"; } | tee "$work/log"
status=$(cat "$work/status")
skipped=$(grep -c ': Skipped$' "$work/log")
allowed=$(grep -c "the corpus isn't there" "$work/log")
if [ "$status" = 0 ] && [ "$skipped" -gt "$allowed" ]; then
  echo "tests were skipped that must run here (CI=true)"
  exit 1
fi
exit "$status"
