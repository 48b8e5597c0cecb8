#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# with_display.sh PROGRAM [ARGUMENT…]: runs a program on the display that is there, else on a virtual one.
# Without either it ends with 77, which ctest counts as skipped. With CI=true nothing may be skipped for want
# of a display or of OpenGL: then both are failures.
set -u

ci=${CI:-false}

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  launcher=
elif command -v xvfb-run >/dev/null && command -v xauth >/dev/null; then
  launcher=xvfb-run
else
  echo "no display, and no xvfb-run with xauth to make one"
  [ "$ci" = true ] && exit 1
  exit 77
fi

run() {
  if [ -n "$launcher" ]; then
    xvfb-run -a -s "-screen 0 1600x1200x24 -nolisten tcp" "$@"
  else
    "$@"
  fi
}

if [ "$ci" != true ]; then
  run "$@"
  exit
fi

log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
# The exit status goes through the log file's neighbour, because a pipe has only the last one's.
{ run "$@" 2>&1; echo $? >"$log.rc"; } | tee "$log"
status=$(cat "$log.rc")
rm -f "$log.rc"
skipped=$(grep -c ': Skipped$' "$log")
allowed=$(grep -c "the corpus isn't there" "$log")
if [ "$status" = 0 ] && [ "$skipped" -gt "$allowed" ]; then
  echo "tests were skipped that must run here (CI=true)"
  exit 1
fi
exit "$status"
