// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// node speed.mjs PACKAGES MODEL MOTION javascript|wasm FRAMES: microseconds that babylon-mmd takes for a frame, sampling,
// morph weights, bones and IK, one after the other from frame 0 to FRAMES - 1, in one of its runtimes: the median of five
// passes after two to warm up. speed.sh calls this.

import { register } from "node:module";
import { resolve } from "node:path";

const kMostApart = 0.5;  // units; what is asked is whether both dance

/** A runtime that does nothing would be fast: its bones have to be where the other's are. */
async function agree(dancer, other, frames) {
  for (const frame of frames) {
    dancer.solve(frame);
    other.solve(frame, "motion");
    const bones = other.model.runtimeBones;
    bones.forEach((bone, index) => {
      for (let axis = 12; axis < 15; ++axis) {
        const apart = Math.abs(dancer.matrices()[16 * index + axis] - bone.worldMatrix[axis]);
        if (!(apart < kMostApart)) throw new Error(`${bone.name} is ${apart} units from where JavaScript has it in frame ${frame}`);
      }
    });
  }
}

const [packages, modelPath, motionPath, runtime, frames] = process.argv.slice(2);
register("./resolve_packages.mjs", import.meta.url, { data: { packages: resolve(packages), replaced: [] } });
try {
  const { Dancer } = await import("./babylon_mmd.mjs");
  const { WasmDancer } = await import("./wasm_dancer.mjs");
  const asItIs = { doubles: false, pmdRight: false };
  const dancer = runtime === "wasm" ? await WasmDancer.open(modelPath, motionPath)
                                    : await Dancer.open(modelPath, motionPath, asItIs);
  const count = Number(frames);
  if (runtime === "wasm") {
    await agree(dancer, await Dancer.open(modelPath, motionPath, asItIs), [0, count >> 1, count - 1]);
  }
  const times = [];
  for (let pass = 0; pass < 7; ++pass) {
    const began = process.hrtime.bigint();
    for (let frame = 0; frame < count; ++frame) dancer.solve(frame, "motion");
    times.push(Number(process.hrtime.bigint() - began) / 1e3 / count);
  }
  const counted = times.slice(2).sort((a, b) => a - b);
  console.log(counted[counted.length >> 1].toFixed(3));
} catch (error) {
  console.error(`speed.mjs: ${error.message}`);
  process.exit(2);
}
