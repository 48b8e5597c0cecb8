// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How Node finds the modules of the fetched packages, which were written for a bundler: their imports have no file
// endings, and the packages don't lie above this file but in the build folder. Registered by poses.mjs.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

let packages = "";
let replaced = [];  // [{ending, url}]: a module whose path ends so is read from that URL instead

export function initialize(data) {
  packages = data.packages;
  replaced = data.replaced;
}

function withEnding(path) {
  if (/\.m?js$/.test(path)) return path;
  return [`${path}.js`, join(path, "index.js")].find((file) => existsSync(file)) ?? path;
}

export async function resolve(specifier, context, next) {
  const ours = specifier.startsWith("babylon-mmd/") || specifier.startsWith("@babylonjs/");
  const inside = specifier.startsWith(".") && context.parentURL?.startsWith(pathToFileURL(packages).href);
  if (!ours && !inside) return next(specifier, context);
  const from = ours ? join(packages, "node_modules") : dirname(fileURLToPath(context.parentURL));
  const path = withEnding(join(from, specifier));
  const other = replaced.find((module) => path.endsWith(module.ending));
  return { url: other ? other.url : pathToFileURL(path).href, format: "module", shortCircuit: true };
}
