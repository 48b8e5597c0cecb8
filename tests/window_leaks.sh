#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# window_leaks.sh [BUILD [ROUNDS]]: the life of the window under LeakSanitizer, which is loaded before the program as it is built
# (build/release if left out): opened with the demo, played, its files loaded again and again, pictures made, closed. What is
# left then that nothing points to ends it with status 1. Needs Xvfb, xdotool and GCC's liblsan. On a display of its own.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-$root/build/release}
rounds=${2:-5}
library=$(gcc -print-file-name=liblsan.so)
[ -e "$library" ] || { echo "there is no liblsan: GCC's package has it"; exit 77; }
most=16384 # bytes of what is suppressed
if [ "${3:-}" != inside ]; then
  unset DISPLAY WAYLAND_DISPLAY
  exec "$root/tests/with_display.sh" "$0" "$build" "$rounds" inside
fi

work=$(mktemp -d)
trap '[ -z "${odori:-}" ] || kill -9 "$odori" 2>/dev/null || :; rm -rf "$work"' EXIT
mkdir "$work/home" "$work/run"
chmod 700 "$work/run"
demo=$build/share/odori/demo
# Libraries stay until the end: what one leaves that is gone by then has no name, and can't be told from what is ours.
printf 'int dlclose(void *library) { (void)library; return 0; }\n' | gcc -shared -fPIC -x c - -o "$work/stay.so"

# What isn't ours is in tests/window_leaks.supp.
HOME=$work/home XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/home XDG_CACHE_HOME=$work/home \
  LIBGL_ALWAYS_SOFTWARE=1 QT3D_RENDERER=opengl LD_PRELOAD="$library $work/stay.so" \
  LSAN_OPTIONS=suppressions=$root/tests/window_leaks.supp:exitcode=23:print_suppressions=1 \
  "$build/bin/odori" "$demo/demo.odori" >"$work/log" 2>&1 &
odori=$!

window=
waited=0
while [ -z "$window" ] && [ "$waited" -lt 240 ] && kill -0 "$odori" 2>/dev/null; do
  sleep 0.5
  waited=$((waited + 1))
  window=$(xdotool search --onlyvisible --name ' — Odori' 2>/dev/null | head -n 1) || :
done
[ -n "$window" ] || { echo "the window doesn't come"; cat "$work/log"; exit 1; }
xdotool windowfocus --sync "$window" || :
keys() {
  for key in "$@"; do
    xdotool key --window "$window" "$key"
    sleep 0.4
  done
}
keys space b shift+b shift+i ctrl+i
round=0
while [ "$round" -lt "$rounds" ]; do
  round=$((round + 1))
  keys F5 Home Right Right End i i shift+p shift+p s ctrl+d ctrl+z
done
keys F4 F4 ctrl+i shift+i ctrl+w
# As a session that ends: without a question.
kill -TERM "$odori"
waited=0
while kill -0 "$odori" 2>/dev/null; do
  waited=$((waited + 1))
  [ "$waited" -lt 600 ] || { echo "the window doesn't close"; exit 1; }
  sleep 0.1
done
status=0
wait "$odori" || status=$?
odori=
cat "$work/log"
# Without a picture, which the key s saves, the keys went nowhere.
pictures=$(find "$work/home/Pictures" -name '*.png' 2>/dev/null | wc -l)
[ "$pictures" -gt 0 ] || { echo "no picture was saved: the window didn't hear its keys"; exit 1; }
# Lines of what was suppressed: how often, bytes, which.
bytes=$(awk '/^ *[0-9]+ +[0-9]+ [^ ]+$/ { sum += $2 } END { print sum + 0 }' "$work/log")
echo "$rounds rounds, exit status $status, $bytes bytes suppressed, of at most $most"
# Qt 3D always has some: without any, nothing was looked for.
[ "$bytes" -gt 0 ] && [ "$bytes" -le "$most" ] || exit 1
exit "$status"
