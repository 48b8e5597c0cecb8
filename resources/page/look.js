// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How models look: colours as they are stored, in MMD's order of drawing.

/**
 * Draws all materials as MMD does: one after the other in the files' order, each blended over what is behind it, each
 * writing depth, so that faces behind hair or tights are right. glTF's ways of transparency are made for sorting instead.
 */
export function drawInOrder(gltf) {
  const number = (material) => gltf.parser.associations.get(material)?.materials ?? 0;
  gltf.scene.traverse((mesh) => {
    if (!mesh.isMesh) return;
    mesh.frustumCulled = false; // its bounds are those of the rest pose
    const material = mesh.material;
    mesh.renderOrder = firstOrder + number(material);
    material.transparent = true;
    material.depthWrite = true;
    material.alphaTest = 0.004; // what can't be seen hides nothing
    material.forceSinglePass = true;
    if (material.map) material.map.anisotropy = 4;
  });
}

/** Models are drawn after all that has a lower order. */
export const firstOrder = 10;
