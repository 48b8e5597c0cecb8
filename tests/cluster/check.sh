#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# tests/cluster/check.sh ODORI: what can be told of this folder and of cluster.md without a cluster.
#   - the scripts can be read by their shells, the Python by Python, if it is here;
#   - film.sbatch stands in the page as it is;
#   - odori takes each command of the page, up to the model that isn't there.
set -euo pipefail
odori=$(realpath "$1")
here=$(cd -- "$(dirname -- "$0")" && pwd)
page=$(dirname -- "$(dirname -- "$here")")/docs/library/cluster.md
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
failed=0
wrong() { printf '%s\n' "$*" >&2; failed=1; }

for script in "$here"/*.sh; do bash -n "$script" || wrong "$script"; done
sh -n "$here/film.sbatch" || wrong film.sbatch

block() { awk -v fence='```'"$1" '$0 == fence { on = 1; next } /^```/ { on = 0 } on' "$page"; }  # block LANGUAGE
diff <(block sh) "$here/film.sbatch" || wrong "docs/library/cluster.md doesn't show film.sbatch as it is"

if command -v python3 >/dev/null; then
  block python >"$empty/page.py"
  for script in "$here"/*.py "$empty/page.py"; do
    python3 -c 'import ast, sys; ast.parse(open(sys.argv[1], encoding="utf-8").read(), sys.argv[1])' "$script" || wrong "$script"
  done
  rm "$empty/page.py"
else
  echo "no python3: the Python wasn't looked at"
fi

# The commands: lines of blocks, put together where they go on, and what stands between backticks. A task is what film.sbatch
# and parallel make of it.
commands=$({ block '' | sed -e ':a' -e '/\\$/N; s/\\\n *//; ta'; grep -oE '`odori [^`]+`' "$page" | tr -d '`'; } |
  sed -E 's/^sbatch .*film\.sbatch [0-9]+ /odori render --resume --frames 0:299 /; s/^.*\| *parallel .* (odori )/\1/; s/\{\}:\{=[^}]*=\}/0:299/' |
  grep -E '^odori (render|pose) ')
count=0
while IFS= read -r command; do
  eval "set -- $command"
  shift
  status=0
  said=$(cd "$empty" && "$odori" "$@" 2>&1 </dev/null) || status=$?
  if [ $status != 2 ] || [[ $said != *"model.pmx: No such file"* ]]; then wrong "$command: status $status: $said"; fi
  count=$((count + 1))
done <<<"$commands"
[ $count -ge 3 ] || wrong "docs/library/cluster.md: $count commands, so some weren't found"
[ $failed = 0 ] && echo "scripts, film.sbatch and $count commands of docs/library/cluster.md are well"
exit $failed
