#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# check_links.sh FOLDER: every file that a page (*.md) in the folder links to is there. Names of files have no spaces.
set -euo pipefail
cd -- "$1"
pages=0 dead=0
while IFS= read -r page; do
  pages=$((pages + 1))
  while IFS= read -r link; do
    [ -e "$(dirname -- "$page")/$link" ] || { echo "$page: there is no $link" >&2; dead=$((dead + 1)); }
  done < <(grep -oE '\]\([^)# ]+' "$page" | sed 's/^](//' | grep -vE '^[a-z]+:' || true)
done < <(find . -name '*.md' | LC_ALL=C sort)
[ "$pages" -gt 0 ] || { echo "there are no pages" >&2; exit 1; }
[ "$dead" = 0 ] || exit 1
