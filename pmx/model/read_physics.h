// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/byte_reader.h"
#include "pmx/model/model.h"
#include "pmx/model/read_cut.h"

namespace pmx {

// PMX and PMD store these in the same bytes (mmd-reference.md 2.11, 2.12, 3.1). Where they are cut
// off, `in` has failed.

/// Reads a rigid body from its group on: 61 bytes. Its position is as the file has it. With zeros
/// after its position it is a body that follows its bone, since its mode is the last byte; without
/// its position it would push what it shouldn't touch.
inline void readBodyNumbers(base::ByteReader& in, RigidBody& body, CutRecord& cut) {
  body.group = in.u8();
  body.collisionMask = in.u16();
  body.shape = in.u8();
  body.size = in.vec3();
  body.position = in.vec3();
  body.rotation = in.vec3();
  cut.enough = in.offset();
  body.mass = in.f32();
  body.linearDamping = in.f32();
  body.angularDamping = in.f32();
  body.restitution = in.f32();
  body.friction = in.f32();
  body.mode = in.u8();
}

/// Reads a joint after its bodies: 96 bytes. With zeros after its position it holds its bodies
/// together: limits of zero let nothing move. Without it one of them would fall.
inline void readJointNumbers(base::ByteReader& in, Joint& joint, CutRecord& cut) {
  joint.position = in.vec3();
  cut.enough = in.offset();
  for (Vec3* to : {&joint.rotation, &joint.linearLower, &joint.linearUpper, &joint.angularLower, &joint.angularUpper,
                   &joint.linearSpring, &joint.angularSpring}) {
    *to = in.vec3();
  }
}

}  // namespace pmx
