#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT

# refresh_demo_poses.sh [BUILD-FOLDER]: makes tests/peers/poses anew, the reference poses of the built-in demo, when its
# bones or its dance have changed. Needs Node.js, npm and the network (fetch.sh), and the targets odori_demo and
# odori_pose_source. Look at what compare.sh says of the new dance before you commit them.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
build=${1:-$here/../../build/release}
demo=$build/share/odori/demo
packages=$("$here/fetch.sh")

# make NAME OPTION…: every 40th of the dance's 960 frames, and three between frames.
make() {
  csv=$here/poses/demo__$1.csv
  shift
  node "$here/poses.mjs" "$packages" "$demo/odori.pmx" "$demo/dance.vmd" "$csv" \
    --frames 0:960:40,100.5,333.25,700.75 --digits 7 "$@"
  gzip --best --no-name --force "$csv"
}
make ik_on --ik on
make ik_off --ik off
# One chain's switch at a time: bones below a link that comes before the IK bone in the order have to follow it.
make toes_off --ik on --off 左つま先ＩＫ,右つま先ＩＫ
make left_leg_off --ik on --off 左足ＩＫ
make hair_off --ik on --off 髪ＩＫ
"$build/tests/app/show/odori_pose_source" "$demo/odori.pmx" "$demo/dance.vmd" >"$here/poses/demo__source.txt"
ls -l "$here/poses"
