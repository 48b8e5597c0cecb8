// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/byte_reader.h"
#include "pmx/model/model.h"

namespace pmx {

// What PMX and PMD store in the same bytes (mmd-reference.md 2.11, 2.12, 3.1). Where it is cut off, `in` has failed.

/// A rigid body from its group on: 61 bytes. Its position is what the file means by it.
inline void readBodyNumbers(base::ByteReader& in, RigidBody& body) {
  body.group = in.u8();
  body.collisionMask = in.u16();
  body.shape = in.u8();
  body.size = in.vec3();
  body.position = in.vec3();
  body.rotation = in.vec3();
  body.mass = in.f32();
  body.linearDamping = in.f32();
  body.angularDamping = in.f32();
  body.restitution = in.f32();
  body.friction = in.f32();
  body.mode = in.u8();
}

/// A joint behind its bodies: 96 bytes.
inline void readJointNumbers(base::ByteReader& in, Joint& joint) {
  for (Vec3* to : {&joint.position, &joint.rotation, &joint.linearLower, &joint.linearUpper, &joint.angularLower,
                   &joint.angularUpper, &joint.linearSpring, &joint.angularSpring}) {
    *to = in.vec3();
  }
}

}  // namespace pmx
