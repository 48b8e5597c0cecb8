// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/bounded_soft_solver.h"

#include <BulletSoftBody/btSoftBody.h>
// Bullet's projections have two results. Where one says that there is none, they leave the other
// unset, and GCC warns.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <BulletSoftBody/btSoftBodyInternals.h>

#include "app/physics/physics_limits.h"

namespace app {
namespace {

struct Enough {};  // This is thrown to end a walk through Bullet's trees, which have no other way.

/// This looks for contacts of one soft body's nodes with another's faces, until a number of looks
/// or of contacts is reached.
struct BoundedLook final : btSoftColliders::CollideVF_SS {
  BoundedLook(btSoftBody& nodes, btSoftBody& faces, std::size_t& looks, std::size_t& contacts)
      : looksLeft(looks), contactsLeft(contacts) {
    mrg = nodes.getCollisionShape()->getMargin() + faces.getCollisionShape()->getMargin();
    psb[0] = &nodes;
    psb[1] = &faces;
  }
  void Process(const btDbvtNode* node, const btDbvtNode* face) override {
    if (looksLeft == 0 || contactsLeft == 0) throw Enough();
    --looksLeft;
    const int before = psb[0]->m_scontacts.size();
    CollideVF_SS::Process(node, face);
    contactsLeft -= static_cast<std::size_t>(psb[0]->m_scontacts.size() - before);
  }
  void run() { psb[0]->m_ndbvt.collideTT(psb[0]->m_ndbvt.m_root, psb[1]->m_fdbvt.m_root, *this); }

  std::size_t &looksLeft, &contactsLeft;
};

}  // namespace

void BoundedSoftSolver::predictMotion(btScalar stepSec) {
  looksLeft_ = kMaxSoftLooks;
  contactsLeft_ = kMaxSoftContacts;
  btDefaultSoftBodySolver::predictMotion(stepSec);
}

void BoundedSoftSolver::processCollision(btSoftBody* a, btSoftBody* b) {
  const int ways = a->m_cfg.collisions & b->m_cfg.collisions & btSoftBody::fCollision::SVSmask;
  if (a == b || ways != btSoftBody::fCollision::VF_SS) return btDefaultSoftBodySolver::processCollision(a, b);
  try {
    BoundedLook(*a, *b, looksLeft_, contactsLeft_).run();
    BoundedLook(*b, *a, looksLeft_, contactsLeft_).run();
  } catch (const Enough&) {
    leftOut_ = true;
  }
}

}  // namespace app
