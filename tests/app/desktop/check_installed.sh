#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# check_installed.sh BUILD SOURCE: installs the program out of a build into a folder, moves that folder elsewhere, and wants
# to find there all that belongs to it, nothing else, and a program that runs, can be uninstalled, and knows neither the places nor the times it was built at.
set -euo pipefail
build=$(cd -- "$1" && pwd) source=$(cd -- "$2" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { printf '%s\n' "$*" >&2; exit 1; }

cmake --install "$build" --component runtime --prefix "$work/first" >"$work/log" || { cat "$work/log" >&2; exit 1; }
mkdir "$work/some where"
mv "$work/first" "$work/some where/else"
root="$work/some where/else"

# Documents and the demo's textures may come and go; all else is named here.
(cd -- "$root" && find . -type f) | sed 's|^\./||' | grep -Ev '^share/doc/odori/docs/|^share/odori/demo/tex/' | LC_ALL=C sort >"$work/got"
LC_ALL=C sort "$source/tests/app/desktop/installed_files.txt" | grep -v '^#' >"$work/want"
# A build without npm has no page of exports.
[ -f "$build/share/odori/page/page.html" ] || sed -i '\|^share/odori/page/|d' "$work/want"
diff -u --label wanted "$work/want" --label installed "$work/got" || fail "other files are installed than installed_files.txt names"

[ "$("$root/bin/odori" --version)" = "$("$build/bin/odori" --version)" ] || fail "the installed program doesn't tell its version"
"$root/bin/odori" info "$root/share/odori/demo/demo.odori" | grep -q odori.pmx || fail "the installed demo can't be read"
for page in README.md docs/user/shows.md; do
  [ -s "$root/share/doc/odori/$page" ] || fail "$page isn't installed"
done
"$source/tests/app/desktop/check_links.sh" "$root/share/doc/odori" || fail "links of the installed pages lead nowhere"

# It can be uninstalled as start.md says.
cmake --install "$build" --component runtime --prefix "$work/again" >"$work/log" || { cat "$work/log" >&2; exit 1; }
[ -x "$work/again/bin/odori" ] || fail "the program isn't installed again"
xargs -d '\n' rm -f -- <"$build/install_manifest_runtime.txt"
left=$(find "$work/again" -type f -o -type l)
[ -z "$left" ] || fail "after uninstalling these are left: $left"

# What holds the path of the tree it was built in isn't the same from another.
for place in "$source" "$build"; do
  found=$(grep -rlaF -- "$place" "$root" || true)
  [ -z "$found" ] || fail "$place is in: $found"
done

# What is compiled in as files has dates from the second version of the format on.
dated=$(find "$build/app" -name 'qrc_*.cpp' -exec grep -lE 'int version = [2-9]' {} + || true)
[ -z "$dated" ] || fail "dates of files are compiled in (rcc --format-version 1): $dated"
