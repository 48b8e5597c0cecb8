#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# fetch.sh: puts the packages of package-lock.json into build/peers (or ODORI_PEERS), once, and prints that folder.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
packages=${ODORI_PEERS:-$here/../../build/peers}
fail() { printf 'fetch.sh: %s\n' "$*" >&2; exit 2; }

for program in node npm; do
  command -v $program >/dev/null ||
    fail 'Node.js 18.19 or later and npm are wanted (Debian: apt-get install --no-install-recommends nodejs npm)'
done
mkdir -p "$packages"
packages=$(cd -- "$packages" && pwd)
# npm notes what it has put there; the copy of the lock file is the last thing written, so a fetch that broke off is done again.
if ! cmp -s "$here/package-lock.json" "$packages/fetched-lock.json"; then
  cp "$here/package.json" "$here/package-lock.json" "$packages/"
  printf 'fetching babylon-mmd and Babylon.js into %s (120 MB, once)\n' "$packages" >&2
  (cd -- "$packages" && npm ci --ignore-scripts --no-audit --no-fund >npm.log 2>&1) ||
    fail "npm couldn't fetch them; $packages/npm.log says why"
  cp "$here/package-lock.json" "$packages/fetched-lock.json"
fi
printf '%s\n' "$packages"
