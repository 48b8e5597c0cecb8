#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# with_display_selftest.sh WITH_DISPLAY.SH WORK_FOLDER: with_display.sh must pass a program's exit status on, must
# choose the display, count a missing one as skipped, and must with CI=true make failures of both kinds of skipping.
set -eu
under_test=$1
work=$2
rm -rf "$work"
mkdir -p "$work/bin" "$work/none"
failed=0

# A server in place of Xvfb, so that no display is started here: it says a number and stays.
cat > "$work/bin/Xvfb" <<'X'
#!/bin/sh
[ "$1" = -displayfd ] && [ "$2" = 3 ] || exit 99
echo 12345 >&3
exec sleep 20
X
program() { printf '#!/bin/sh\n%s\n' "$2" > "$work/$1"; chmod +x "$work/$1"; }
program good 'exit 0'
program bad 'exit 3'
program skips 'echo "a_test.cpp:12: Skipped"; echo "no OpenGL 3.3 here"; exit 0'
program lacks 'echo "a_test.cpp:12: Skipped"; echo "the corpus isn'"'"'t there (set ODORI_CORPUS)"; exit 0'
program on_virtual '[ "$DISPLAY" = :12345 ]'
chmod +x "$work/bin/Xvfb"
for tool in sh mktemp grep tee cat rm sleep flock id; do ln -s "$(command -v $tool)" "$work/none/"; done

# expect STATUS CI PATH PROGRAM [DISPLAY [ODORI_TEST_DISPLAY]]
expect() {
  status=0
  env -u DISPLAY -u WAYLAND_DISPLAY ${5:+DISPLAY=$5} ODORI_TEST_DISPLAY="${6:-}" TMPDIR="$work" CI="$2" PATH="$3" "$under_test" "$work/$4" >/dev/null 2>&1 || status=$?
  if [ $status != "$1" ]; then
    echo "CI=$2 $4 (PATH=$3, DISPLAY=${5:-}): exit $status, $1 wanted"
    failed=1
  fi
}
virtual=$work/bin:$PATH
expect 0 false "$virtual" good
expect 3 false "$virtual" bad
expect 0 false "$virtual" on_virtual
# A display that is there is used where that is said, and where none can be made.
expect 0 false "$virtual" on_virtual :7
expect 1 false "$virtual" on_virtual :7 here
expect 1 false "$work/none" on_virtual :7
expect 0 false "$virtual" skips
expect 0 true "$virtual" good
expect 3 true "$virtual" bad
expect 1 true "$virtual" skips
expect 0 true "$virtual" lacks
expect 3 false "$work/none" bad :7
expect 77 false "$work/none" good
expect 1 true "$work/none" good
rm -rf "$work"
exit $failed
