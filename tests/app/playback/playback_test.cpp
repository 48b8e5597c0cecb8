// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check what edits by hand do to physics while the dance is paused.

#include <QUndoStack>
#include <QtTest>

#include "app/show/actor.h"
#include "app/show/motion_physics.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"

namespace {

using app::EditKind, app::Edits;

/// This fixture has hair attached to the head; morph 0 moves a vertex, 1 the head.
class EditedHair : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    pmx::Model haired = support::legModel();
    pmx::RigidBody lock;
    lock.name = "髪";
    lock.bone = 5;
    lock.size = {1, 1, 1};
    lock.position = {0, 20, 0};
    lock.mass = 1.0F;
    lock.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
    haired.rigidBodies.push_back(lock);
    pmx::Morph face;
    face.name = "顔";
    face.offsets = std::vector<pmx::VertexOffset>{{0, {0, 1, 0}}};
    haired.morphs.push_back(face);
    pmx::Morph nod;
    nod.name = "うなずき";
    nod.kind = pmx::MorphKind::Bone;
    nod.offsets = std::vector<pmx::BoneOffset>{{5, {0, -1, 0}, base::kIdentityRotation}};
    haired.morphs.push_back(nod);
    ASSERT_TRUE(pmx::writePmxFile(haired, model));
    open({model, dance});
    pauseAt(5);
    ASSERT_NE(window->actor()->physics(), nullptr);
    ASSERT_FALSE(beginsAnew());
  }
  /// Returns whether physics begins anew at the next picture.
  [[nodiscard]] bool beginsAnew() const { return window->actor()->physics()->ticksTo(5.0).begins; }
  void edit(const Edits& edits) { document().setEdits(window->selection().actor(), app::fixedText("edit"), edits); }
};

TEST_F(EditedHair, GoesOnHangingWhereNoBoneMoves) {
  Edits edits;
  for (const float weight : {0.2F, 0.9F}) {
    edits.set(app::MorphEdit{0, EditKind::Replace, weight});
    edit(edits);
    EXPECT_FALSE(beginsAnew()) << weight;
    settle();
  }
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(beginsAnew());
  // WHEN a bone may have moved THEN physics begins anew there, and so where that is undone
  edits.set(app::MorphEdit{1, EditKind::Replace, 0.5F});
  edit(edits);
  EXPECT_TRUE(beginsAnew());
  settle();
  ASSERT_FALSE(beginsAnew());
  document().undoStack().undo();
  EXPECT_TRUE(beginsAnew());
  settle();
  Edits turned;
  turned.set(app::BoneEdit{0, EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
  edit(turned);
  EXPECT_TRUE(beginsAnew());
}

}  // namespace
