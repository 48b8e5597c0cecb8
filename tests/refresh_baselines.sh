#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# refresh_baselines.sh BUILD-FOLDER [NAME…]: takes the pictures of the last test run as the new baselines. Look at
# each first, and say in the commit why it changed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
pictures=$1/tests/screenshots
shift
if [ $# -eq 0 ]; then
  for picture in "$pictures"/*.png; do
    case $picture in *.difference.png | *.baseline.png) ;; *) set -- "$@" "$(basename "$picture" .png)" ;; esac
  done
fi
for name in "$@"; do
  cp "$pictures/$name.png" "$here/baselines/$name.png"
  echo "$name"
done
