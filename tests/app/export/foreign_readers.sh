#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# foreign_readers.sh PROGRAM DEMO PYTHON CHECKS WORK: exports the demo's dancer and lets readers that aren't ours look at the
# files: gltf-validator, three.js and Babylon.js, whose packages the target odori_exchange_packages fetches into WORK, and
# NumPy, with which a mesh cache is compared with the package in PYTHON. It ends with 77 (skipped), and a line that says
# why, where CHECKS or the packages aren't there.
set -euo pipefail
program=$1 demo=$2 python=$3 checks=$4 work=$5 here=$(dirname -- "$0")

skip() { echo "skipped: $1"; exit 77; }
command -v node >/dev/null || skip "there is no node"
[ -f "$checks/check_glb.mjs" ] || skip "the checks aren't in $checks"
[ -d "$work/node_modules/gltf-validator" ] || skip "their packages aren't there; build the target odori_exchange_packages"

out=$(mktemp -d); trap 'rm -rf -- "$out"' EXIT
cp -- "$checks"/*.mjs "$checks"/*.py "$here/look/check_mtoon.mjs" "$work/"
model=$demo/odori.pmx dance=$demo/dance.vmd last=959
export LIBGL_ALWAYS_SOFTWARE=1
"$program" export "$model" "$dance" --frames 0:$last -o "$out/dance.glb" 2>"$out/messages" || { cat "$out/messages"; exit 1; }
cd -- "$work"
for ik in on off; do
  "$program" pose "$model" "$dance" --ik $ik --frames 0:$last -o "$out/$ik.csv"
  node check_glb.mjs "$out/dance.glb" --poses "$out/$ik.csv" --clip "dance, IK $ik"
done
node check_babylon.mjs "$out/dance.glb" --poses "$out/on.csv" --clip "dance, IK on" --before "dance, IK off"
"$program" export "$model" "$dance" --frames 0:$last --toon --error 0.01,0.1 -o "$out/toon.glb" 2>"$out/messages"
node check_glb.mjs "$out/toon.glb" --poses "$out/on.csv" --clip "dance, IK on" --max-position 0.011 --max-angle 0.12
node check_mtoon.mjs "$out/toon.glb"

"$program" pose "$model" "$dance" --frames 0:$last -o "$out/dance.csv"
"$program" pose "$model" --ik off --frames 0 -o "$out/rest.csv"
"$program" export "$model" "$dance" --frames 0:$last -o "$out/dance.vrma" 2>"$out/messages"
node check_vrma.mjs "$out/dance.vrma" --poses "$out/dance.csv" --rest "$out/rest.csv"
"$program" export "$model" "$dance" --frames 0:$last --error 0.01,0.1 -o "$out/few.vrma" 2>"$out/messages"
node check_vrma.mjs "$out/few.vrma" --poses "$out/dance.csv" --rest "$out/rest.csv"
python3 -B "$here/look/make_avatar.py" "$out/avatar.vrm"

"$program" export "$model" "$dance" --frames 0:$last -o "$out/dance.bvh" 2>"$out/messages"
echo model,model >"$out/names"  # a joint above several roots is no bone
node check_bvh.mjs "$out/dance.bvh" --poses "$out/dance.csv" --names "$out/names" --unit 0.08

numpy=
for each in python3 /usr/bin/python3; do "$each" -c "import numpy" 2>/dev/null && numpy=$each && break; done
if [ -z "$numpy" ]; then echo "the mesh caches weren't compared: there is no NumPy"; exit 0; fi
PYTHONPATH=$python "$numpy" -B -c '
import sys, numpy, odori
model, dance = odori.open_model(sys.argv[1]), odori.open_motion(sys.argv[2])
numpy.save(sys.argv[3] + "/vertices.npy", odori.skinned(model, dance, numpy.arange(61)))
numpy.save(sys.argv[3] + "/rest.npy", model.vertices)' "$model" "$dance" "$out"
for kind in pc2 mdd; do
  "$program" export "$model" "$dance" --frames 0:60 -o "$out/dance.$kind" 2>"$out/messages"
  "$numpy" -B check_pc2.py "$out/dance.$kind" --vertices "$out/vertices.npy" --rest "$out/dance.obj" \
    --rest-vertices "$out/rest.npy" --max 1e-5
done
