// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// What babylon-mmd 1.3.0 gets wrong where it turns a PMD's bones into a PMX's, put right by mmd-reference.md 3.2; not
// done --as-published. Without it knees bend by up to 1.2 units elsewhere, and eyes and coats don't follow.

import { PmdReader } from "babylon-mmd/esm/Loader/Parser/pmdReader";
import { PmxObject } from "babylon-mmd/esm/Loader/Parser/pmxObject";

const FOLLOWS_ROTATION = 5, FOLLOWS_BY_PART = 9;  // kinds of PMD bones

/** Kind 5 turns as the bone in its IK field does, kind 9 as the bone in its tail field, by hundredths of its IK field. */
function follow(bone, from) {
  bone.flag |= PmxObject.Bone.Flag.HasAppendRotate;
  bone.appendTransform = from.type === FOLLOWS_ROTATION ? { parentIndex: from.ikIndex, ratio: 1 }
                                                        : { parentIndex: from.tailIndex, ratio: from.ikIndex / 100 };
}

/** All bones, then IK bones and what is below them, then followers and what is below them. */
function layers(bones, pmdBones, iks) {
  const own = bones.map(() => 0);
  for (const { boneIndex } of iks) if (boneIndex in own) own[boneIndex] = 1;
  pmdBones.forEach(({ type }, index) => { if (type === FOLLOWS_ROTATION || type === FOLLOWS_BY_PART) own[index] = 2; });
  return bones.map((_, index) => {
    let layer = 0;
    // Up to the root; a loop of parents ends with the count of bones.
    for (let at = index, steps = 0; at in own && steps <= own.length; at = bones[at].parentBoneIndex, ++steps) {
      layer = Math.max(layer, own[at]);
    }
    return layer;
  });
}

export function putConversionRight() {
  const radians = (degrees) => degrees * Math.PI / 180;
  for (const [name, limits] of PmdReader._IkAngleLimitTable) PmdReader._IkAngleLimitTable.set(name, limits.map(radians));
  const convert = PmdReader._ConvertBones;
  PmdReader._ConvertBones = function (pmdBones, iks, ...rest) {
    const fields = pmdBones.map(({ name, type, ikIndex, tailIndex }) => ({ name, type, ikIndex, tailIndex }));
    const chains = iks.map(({ boneIndex }) => ({ boneIndex }));
    const bones = convert.call(this, pmdBones, iks, ...rest);
    fields.forEach((from, index) => {
      if (bones[index].name !== from.name) throw new Error(`the peer put ${from.name} elsewhere: this PMD can't be compared`);
      if (from.type === FOLLOWS_ROTATION || from.type === FOLLOWS_BY_PART) follow(bones[index], from);
    });
    layers(bones, fields, chains).forEach((layer, index) => { bones[index].transformOrder = layer; });
    return bones;
  };
}
