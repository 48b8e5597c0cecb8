// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// One dancer in babylon-mmd's WebAssembly runtime, one thread, without physics: motion, bones and IK all in WebAssembly.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { MmdWasmAnimation } from "babylon-mmd/esm/Runtime/Optimized/Animation/mmdWasmAnimation";
import "babylon-mmd/esm/Runtime/Optimized/Animation/mmdWasmRuntimeModelAnimation";
import { MmdWasmInstanceTypeSR } from "babylon-mmd/esm/Runtime/Optimized/InstanceType/singleRelease";
import { GetMmdWasmInstance } from "babylon-mmd/esm/Runtime/Optimized/mmdWasmInstance";
import { MmdWasmRuntime } from "babylon-mmd/esm/Runtime/Optimized/mmdWasmRuntime";

import { openFiles } from "./babylon_mmd.mjs";

export class WasmDancer {
  static async open(modelPath, motionPath) {
    const { scene, mesh, motion } = await openFiles(modelPath, motionPath, false);
    const type = new MmdWasmInstanceTypeSR();
    // By itself it asks for its code over the network, which Node doesn't do for files.
    const code = new URL("index_bg.wasm", import.meta.resolve("babylon-mmd/esm/Runtime/Optimized/wasm/sr/index"));
    type.getWasmInstanceInner().initSync({ module: readFileSync(fileURLToPath(code)) });
    const instance = await GetMmdWasmInstance(type, 1);
    const runtime = new MmdWasmRuntime(instance, scene);
    const model = runtime.createMmdModel(mesh, { buildPhysics: false, materialProxyConstructor: null });
    model.setRuntimeAnimation(model.createRuntimeAnimation(new MmdWasmAnimation(motion, instance, scene)));
    return new WasmDancer(runtime, model, motion.endFrame);
  }

  constructor(runtime, model, lastFrame) {
    this.runtime = runtime;
    this.model = model;
    this.lastFrame = lastFrame;
  }

  solve(frame) {
    this.model.beforePhysicsAndWasm(frame);
    this.runtime.wasmInternal.beforePhysics(frame, undefined);
    this.model.beforePhysics();
    this.runtime.wasmInternal.afterPhysics();
    this.model.afterPhysics();
  }

  /** The bones' model matrices, 16 numbers each, to be compared with the other runtime's. */
  matrices() { return this.model.worldTransformMatrices; }
}
