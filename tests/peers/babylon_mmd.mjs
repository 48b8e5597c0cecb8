// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// One dancer in babylon-mmd's JavaScript runtime, without a window, a mesh on the screen, or physics. Loaded by poses.mjs
// once the packages can be found.

import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";

import { NullEngine } from "@babylonjs/core/Engines/nullEngine";
import { ImportMeshAsync } from "@babylonjs/core/Loading/sceneLoader";
import { Matrix, Quaternion, Vector3 } from "@babylonjs/core/Maths/math.vector";
import { Logger } from "@babylonjs/core/Misc/logger";
import { Scene } from "@babylonjs/core/scene";
import "babylon-mmd/esm/Loader/pmdLoader";
import "babylon-mmd/esm/Loader/pmxLoader";
import { VmdLoader } from "babylon-mmd/esm/Loader/vmdLoader";
import { VpdLoader } from "babylon-mmd/esm/Loader/vpdLoader";
import "babylon-mmd/esm/Runtime/Animation/mmdRuntimeModelAnimation";
import { MmdModel } from "babylon-mmd/esm/Runtime/mmdModel";

import { putConversionRight } from "./pmd_conversion.mjs";

const bytesOf = (path) => new Uint8Array(readFileSync(path));  // a buffer of its own, as the loaders take its whole
const kindOf = (path) => extname(path).toLowerCase();
// What a motion moves and the model lacks is no news to compare: Odori lists it (`odori info`).
const isNews = (text) => !text.startsWith("Binding failed:");
const tell = {
  log() {},
  warn: (text) => { if (isNews(text)) console.error(text); },
  error: (text) => console.error(text),
};

async function readMotion(scene, path) {
  const name = basename(path), bytes = bytesOf(path).buffer;
  return kindOf(path) === ".vpd" ? new VpdLoader(scene).loadFromBuffer(name, bytes)
                                 : new VmdLoader(scene).loadFromBufferAsync(name, bytes);
}

async function readModel(scene, path) {
  if (![".pmx", ".pmd"].includes(kindOf(path))) throw new Error(`${path}: a model's name must end in .pmx or .pmd here`);
  const result = await ImportMeshAsync(bytesOf(path), scene, {
    pluginExtension: kindOf(path),
    pluginOptions: { mmdmodel: { materialBuilder: null, useSdef: false, loggingEnabled: false } },
  });
  return result.meshes[0];
}

/** Bones whose parent, or a parent's, is moved after them: this runtime takes the rest pose for the parent then, MMD the
    frame before, Odori the parent's pose (ik-parity.md 1, order). There is nothing to compare. */
function bonesBeforeTheirParents(model) {
  const place = new Map(model.sortedRuntimeBones.map((bone, index) => [bone, index + (bone.transformAfterPhysics ? 1e6 : 0)]));
  const late = new Set();
  const isLate = (bone) => bone.parentBone !== null && (place.get(bone.parentBone) > place.get(bone) || isLate(bone.parentBone));
  for (const bone of model.runtimeBones) if (isLate(bone)) late.add(bone);
  return late;
}

/** A model's mesh and a motion or pose, in a scene that is drawn nowhere. `doubles` as in Dancer.open(). */
export async function openFiles(modelPath, motionPath, doubles) {
  Logger.LogLevels = Logger.NoneLogLevel;
  const engine = new NullEngine({ renderWidth: 16, renderHeight: 16, textureSize: 16, useHighPrecisionMatrix: doubles,
                                  deterministicLockstep: false, lockstepMaxSteps: 1 });
  const scene = new Scene(engine);
  return { scene, mesh: await readModel(scene, modelPath), motion: await readMotion(scene, motionPath) };
}

export class Dancer {
  /** A model with a motion or pose. `doubles`: matrices in double precision; `pmdRight`: a PMD's bones put right
      (pmd_conversion.mjs). Neither is as published. */
  static async open(modelPath, motionPath, { doubles, pmdRight }) {
    if (pmdRight) putConversionRight();
    const { mesh, motion } = await openFiles(modelPath, motionPath, doubles);
    const model = new MmdModel(mesh, mesh.metadata.skeleton, null, null, false, tell);
    if (doubles) for (const bone of model.runtimeBones) bone.worldMatrix = new Float64Array(16);
    model.setRuntimeAnimation(model.createRuntimeAnimation(motion));
    return new Dancer(model, motion.endFrame);
  }

  constructor(model, lastFrame) {
    this.model = model;
    this.lastFrame = lastFrame;
    this.late = bonesBeforeTheirParents(model);
    this.leftOut = [...this.late].map((bone) => bone.name);
  }

  /** The IK block that the bone of this name carries. */
  chain(name) {
    const bone = this.model.runtimeBones.find((each) => each.name === name && each.ikSolver !== null);
    if (bone === undefined) throw new Error(`'${name}' carries no IK`);
    return bone.ikSolverIndex;
  }

  /** Sampling, morphs, bones and IK of a frame; nothing is read out. `off`: IK blocks that are off all the same. */
  solve(frame, ik, off = []) {
    this.model.currentAnimation.animate(frame);
    if (ik !== "motion") this.model.ikSolverStates.fill(ik === "on" ? 1 : 0);
    for (const chain of off) this.model.ikSolverStates[chain] = 0;
    this.model.beforePhysics(null);  // the motion was sampled above
    this.model.afterPhysics();
  }

  /** Where every bone is at a frame: [{bone, name, position, rotation}], model space, MMD's axes, qw >= 0.
      `ik`: motion, on, off; `off` as in solve(). */
  pose(frame, ik, off = []) {
    this.solve(frame, ik, off);
    const world = new Matrix(), scale = new Vector3();
    const places = [];
    this.model.runtimeBones.forEach((bone, index) => {
      if (this.late.has(bone)) return;
      const rotation = new Quaternion(), position = new Vector3();
      bone.getWorldMatrixToRef(world).decompose(scale, rotation, position);
      if (rotation.w < 0) rotation.scaleInPlace(-1);
      places.push({ bone: index, name: bone.name, position: position.asArray(), rotation: rotation.asArray() });
    });
    return places;
  }
}
