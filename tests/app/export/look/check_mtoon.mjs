// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// check_mtoon.mjs FILE.glb: three-vrm's loader of MToon reads a file of `odori export --toon`. Each
// material must become one of MToon with what the file says of it, and there must be one white
// directional light. It runs beside common.mjs of the exchange checks, and their packages.
import fs from 'node:fs';
import { loadGltf } from './common.mjs';
import { MToonMaterialLoaderPlugin } from '@pixiv/three-vrm';

const data = fs.readFileSync(process.argv[2]);
const length = data.readUInt32LE(12), json = JSON.parse(data.subarray(20, 20 + length).toString());

/// Returns the file without its pictures, which three.js decodes by a browser.
function withoutPictures() {
  const plain = structuredClone(json);
  for (const list of ['images', 'textures', 'samplers']) delete plain[list];
  for (const material of plain.materials) {
    delete material.pbrMetallicRoughness.baseColorTexture;
    const mtoon = material.extensions.VRMC_materials_mtoon;
    for (const key of Object.keys(mtoon)) if (key.endsWith('Texture')) delete mtoon[key];
  }
  const text = Buffer.from(JSON.stringify(plain));  // no longer than the old one
  const all = Buffer.concat([data.subarray(0, 20), Buffer.alloc(length, 0x20), data.subarray(20 + length)]);
  text.copy(all, 20);
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.length);
}

const gltf = await loadGltf(withoutPictures(), loader => loader.register(parser => new MToonMaterialLoaderPlugin(parser)));
const failures = [];
const expect = (so, what) => { if (!so) failures.push(what); };
const near = (a, b) => Math.abs(a - b) < 1e-5;

const materials = new Map(), outlined = new Set(), lights = [];
gltf.scene.traverse(node => {
  if (node.isDirectionalLight) lights.push(node);
  if (!node.isMesh) return;
  for (const material of [node.material].flat()) {
    expect(material.isMToonMaterial, `${material.name} isn't MToon for three-vrm`);
    if (material.isOutline) outlined.add(material.name.replace(/ \(Outline\)$/, ''));
    else materials.set(material.name, material);
  }
});
for (const told of json.materials) {
  const made = materials.get(told.name), mtoon = told.extensions.VRMC_materials_mtoon;
  if (!made) continue;  // several materials may have one name
  expect(near(made.shadingShiftFactor, mtoon.shadingShiftFactor), `${told.name}: shift`);
  expect(near(made.shadingToonyFactor, mtoon.shadingToonyFactor), `${told.name}: toony`);
  expect(near(made.shadeColorFactor.r, mtoon.shadeColorFactor[0]), `${told.name}: shade`);
  expect(outlined.has(told.name) === (mtoon.outlineWidthMode !== undefined), `${told.name}: outline`);
}
expect(materials.size > 0, 'there is no material');
expect(lights.length === 1 && near(lights[0]?.intensity, Math.PI), 'there is no light of pi lux');
expect(lights[0]?.color.getHex() === 0xffffff, 'the light isn\'t white');
for (const each of failures) console.log(`FAILED: ${each}`);
console.log(`${failures.length ? 'FAIL' : 'PASS'} ${materials.size} materials, ${outlined.size} outlines`);
process.exit(failures.length ? 1 : 0);
