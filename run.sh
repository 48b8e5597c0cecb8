#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# ./run.sh [MODEL] [MOTION…]: installs what is missing (Debian 12), builds Odori and opens the files, or its own
# demo. ./run.sh info|pose|render …: the same for the program's other commands. Without a display it draws a
# picture into build/ instead of opening a window.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/.ci/setup.sh"

install_missing "${program_packages[@]}"

# Tests stay in the build where ./test.sh put them; here they aren't asked for.
options=()
grep -qs '^ODORI_TESTS:BOOL=ON$' "$root/build/release/CMakeCache.txt" || options+=(-DODORI_TESTS=OFF)
# The preset makes warnings errors. Who only wants to see the program isn't stopped by those of a compiler that nobody tried.
debian_12 || options+=(-DODORI_WERROR=OFF)
[ -x "$root/build/release/bin/odori" ] || say "Building Odori in build/release; this takes a few minutes ..."
build_preset release "${options[@]}" -- odori odori_demo odori_lab odori_page
odori=$root/build/release/bin/odori

case ${1:-} in
  info | pose | compare | render | ik | bake | export | play | bench | thumbnail | list | lab | help | -*) exec "$odori" "$@" ;;
esac
if have_display; then
  exec "$odori" "$@"
fi

if [ $# -gt 0 ]; then
  picture=$root/build/picture.png
  "$odori" render "$@" --frame 420 --size 1280x720 -o "$picture" || exit
else
  demo=$root/build/release/share/odori/demo
  picture=$root/build/demo.png
  "$odori" render "$demo/demo.odori" --frame 545 --size 1280x720 -o "$picture" || exit
fi
say "There is no display, so Odori drew a picture: $picture"
say "For a window, run it in a desktop session, or over ssh with: ssh -X"
