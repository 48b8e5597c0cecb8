// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// node speed.mjs PACKAGES MODEL MOTION javascript|wasm FRAMES: microseconds that babylon-mmd takes for a frame, sampling,
// morph weights, bones and IK, one after the other from frame 0 to FRAMES - 1, in one of its runtimes: the median of five
// passes after two to warm up. speed.sh calls this.

import { register } from "node:module";
import { resolve } from "node:path";

const [packages, modelPath, motionPath, runtime, frames] = process.argv.slice(2);
register("./resolve_packages.mjs", import.meta.url, { data: { packages: resolve(packages), replaced: [] } });
try {
  const { Dancer } = await import("./babylon_mmd.mjs");
  const { WasmDancer } = await import("./wasm_dancer.mjs");
  const asItIs = { doubles: false, pmdRight: false };
  const dancer = runtime === "wasm" ? await WasmDancer.open(modelPath, motionPath)
                                    : await Dancer.open(modelPath, motionPath, asItIs);
  const count = Number(frames);
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
