// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// node poses.mjs PACKAGES MODEL MOTION OUT.csv [--ik motion|on|off] [--off NAME,…] [--frames LIST] [--digits N] [--as-published]
// Poses of a model and a motion by babylon-mmd, as `odori pose` writes them. PACKAGES is the folder with node_modules, NAME an
// IK bone whose chain is off whatever --ik says, LIST as in `odori pose` (0,30,100.5 or START:END:STEP; every 30th frame if
// left out). compare.sh calls this.

import { writeFileSync } from "node:fs";
import { register } from "node:module";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ik: { type: "string", default: "motion" },
    off: { type: "string", default: "" },
    frames: { type: "string", default: "" },
    digits: { type: "string", default: "9" },  // significant ones
    "as-published": { type: "boolean", default: false },
  },
});
const [packages, modelPath, motionPath, outPath] = positionals;
if (outPath === undefined || !["motion", "on", "off"].includes(values.ik)) {
  console.error("usage: node poses.mjs PACKAGES MODEL MOTION OUT.csv [--ik motion|on|off] [--off NAME,…] [--frames LIST]");
  process.exit(2);
}

function framesOf(list, lastFrame) {
  const frames = [];
  for (const part of (list || `0:${lastFrame}:30`).split(",")) {
    const [start, end = start, step = 1] = part.split(":").map(Number);
    if (![start, end, step].every(Number.isFinite) || step <= 0) throw new Error(`--frames: '${part}' isn't a frame`);
    for (let frame = start; frame <= end; frame += step) frames.push(frame);
  }
  return frames;
}

const digits = Number(values.digits);
const number = (value) => String(Number(value.toPrecision(digits)) + 0);  // + 0: never "-0"
// A name with a comma or a quotation mark in quotation marks, as RFC 4180 has it.
const cell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

register("./resolve_packages.mjs", import.meta.url, {
  data: {
    packages: resolve(packages),
    replaced: values["as-published"] ? [] : [
      { ending: "/Runtime/Animation/bezierInterpolate.js", url: new URL("./mmd_curve.mjs", import.meta.url).href },
    ],
  },
});
try {
  const { Dancer } = await import("./babylon_mmd.mjs");
  const mended = !values["as-published"];
  const dancer = await Dancer.open(modelPath, motionPath, { doubles: mended, pmdRight: mended });
  const off = values.off === "" ? [] : values.off.split(",").map((name) => dancer.chain(name));
  const lines = ["frame,bone,name,px,py,pz,qx,qy,qz,qw"];
  for (const frame of framesOf(values.frames, dancer.lastFrame)) {
    for (const { bone, name, position, rotation } of dancer.pose(frame, values.ik, off)) {
      lines.push([frame, bone, cell(name), ...[...position, ...rotation].map(number)].join(","));
    }
  }
  writeFileSync(outPath, `${lines.join("\n")}\n`);
  if (dancer.leftOut.length > 0) {
    console.error(`left out, for they are moved before their parents: ${dancer.leftOut.join(", ")}`);
  }
} catch (error) {
  console.error(`poses.mjs: ${error.message}`);
  process.exit(2);
}
