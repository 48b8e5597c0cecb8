// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/show_overlay.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "app/ik_lab/step_picture.h"
#include "app/view/chain_overlay.h"
#include "app/view/handle_overlay.h"
#include "tests/app/files/dancer.h"
#include "tests/support/allocation_count.h"

namespace {

using app::ActorId, app::ShowOverlay;

/// This struct has two actors side by side, ten units apart.
struct Pair {
  app::Show show;
  ActorId left = show.add(support::loaded(support::dancer())), right = show.add(support::loaded(support::dancer()));
  ShowOverlay overlay;

  Pair() { show.actor(right)->setPlacement({{10, 0, 0}, 0, 1}); }
  void draw(const app::OverlayChoice& choice, bool bySize = false) {
    vmd::CameraState camera;
    camera.perspective = false;
    camera.target = {5, 8, 0};
    overlay.draw(show, show.evaluate(0), choice,
                 {app::cameraMatrices(camera, 1280.0F / 720.0F), {1280, 720}, 1, bySize});
  }
  [[nodiscard]] std::set<ActorId> owners() const {
    std::set<ActorId> ids;
    for (const auto& mark : overlay.marks()) ids.insert(mark.actor);
    return ids;
  }
  /// Returns the position of an actor's bone in the overlay, from the left.
  [[nodiscard]] float column(ActorId actor, std::int32_t bone) const {
    const auto& marks = overlay.marks();
    const auto at =
        std::ranges::find_if(marks, [&](const auto& mark) { return mark.actor == actor && mark.bone == bone; });
    return at == marks.end() ? -1.0F : at->pixel.x;
  }
};

TEST(ShowOverlay, EachMarkHasItsActorAndItsPlace) {
  // GIVEN two actors with a distance of ten units, seen from the front without perspective
  Pair pair;
  pair.draw({true, false});
  // THEN both have marks, as far left and right of the middle
  EXPECT_EQ(pair.owners(), (std::set<ActorId>{pair.left, pair.right}));
  const float a = pair.column(pair.left, 0), b = pair.column(pair.right, 0);
  EXPECT_GT(b, a + 10.0F);
  EXPECT_NEAR((a + b) / 2, 640.0F, 0.01F);
}

TEST(ShowOverlay, MarksFollowTheSizeOfTheirModel) {
  // GIVEN two actors, one a tenth as large
  Pair pair;
  pair.show.actor(pair.right)->setPlacement({{10, 0, 0}, 0, 0.1F});
  const auto sizes = [&] {
    std::map<ActorId, float> all;
    for (const auto& mark : pair.overlay.marks()) all[mark.actor] = mark.size;
    return all;
  };
  pair.draw({true, false});
  EXPECT_EQ(sizes(), (std::map<ActorId, float>{{pair.left, 1.0F}, {pair.right, 1.0F}}));
  pair.draw({true, false}, true);
  EXPECT_GT(sizes()[pair.left], 0.7F);
  EXPECT_FLOAT_EQ(sizes()[pair.right], app::kMinMark);
}

TEST(ShowOverlay, HiddenActorsHaveNone) {
  Pair pair;
  pair.show.actor(pair.left)->set(&app::ActorSwitches::visible, false);
  pair.draw({true, false});
  EXPECT_EQ(pair.owners(), std::set<ActorId>{pair.right});
}

TEST(ShowOverlay, HoldsWhatWasChosenOfOneFrameAlone) {
  // GIVEN an overlay of bones
  Pair pair;
  pair.draw({true, false});
  const std::size_t once = pair.overlay.triangles().size();
  ASSERT_GT(once, 0U);
  // THEN a second frame doesn't add to it, and one without a choice is empty; no physics has bodies
  pair.draw({true, true});
  EXPECT_EQ(pair.overlay.triangles().size(), once);
  pair.draw({false, true});
  EXPECT_TRUE(pair.overlay.triangles().empty());
  EXPECT_TRUE(pair.overlay.marks().empty());
}

TEST(ShowOverlay, WithBonesTheIkBonesAreTargetsThatLookAsBefore) {
  // GIVEN two models whose IK bones a user may move
  app::Show show;
  for (int i = 0; i < 2; ++i) {
    pmx::Model model = support::dancer();
    for (auto& bone : model.bones) bone.flags |= pmx::boneFlag::operable;
    show.add(support::loaded(std::move(model)));
  }
  ShowOverlay overlay;
  const auto draw = [&](const app::OverlayChoice& choice) {
    overlay.draw(show, show.evaluate(0), choice, {app::cameraMatrices({}, 1280.0F / 720.0F), {1280, 720}, 1});
    return std::pair(overlay.targets().size(), overlay.triangles().size());
  };
  app::OverlayChoice none, bones, chains;
  bones.bones = true;
  chains.targets.chains = true;
  EXPECT_EQ(draw(none), std::pair(std::size_t{0}, std::size_t{0}));
  EXPECT_EQ(draw(bones).first, 2U);
  EXPECT_FALSE(overlay.targets()[0].own);
  const std::size_t marks = overlay.triangles().size();
  EXPECT_EQ(draw(chains).first, 2U);
  EXPECT_TRUE(overlay.targets()[0].own);
  const std::size_t rings = overlay.triangles().size();
  EXPECT_GT(rings, 0U);
  // THEN bones alone draw nothing more, and both together have the strokes around the squares
  app::OverlayChoice goals = bones;
  goals.targets.goals = true;
  EXPECT_EQ(draw(goals), std::pair(std::size_t{2}, marks));
  app::OverlayChoice both = bones;
  both.targets.chains = true;
  EXPECT_EQ(draw(both).first, 2U);
  EXPECT_GT(overlay.triangles().size(), marks);
  EXPECT_LT(overlay.triangles().size(), marks + rings);
}

TEST(ShowOverlay, WithoutMarksThePictureIsAsItWas) {
  // GIVEN an overlay whose marks are forgotten, since an actor was removed
  Pair pair;
  pair.draw({true, false});
  const std::size_t triangles = pair.overlay.triangles().size();
  pair.overlay.forgetMarks();
  // THEN its triangles stay until the next frame
  EXPECT_TRUE(pair.overlay.marks().empty());
  EXPECT_EQ(pair.overlay.triangles().size(), triangles);
}

/// This struct has a model that may be moved by hand, and the number of triangles in its overlay.
struct Operable {
  app::Show show;
  ActorId id = 0;
  ShowOverlay overlay;

  Operable() {
    pmx::Model model = support::dancer();
    for (auto& bone : model.bones) bone.flags |= pmx::boneFlag::operable;
    id = show.add(support::loaded(std::move(model)));
  }
  std::size_t draw(app::OverlayChoice choice) {
    choice.actor = choice.chainOf = id;
    overlay.draw(show, show.evaluate(0), choice, {app::cameraMatrices({}, 1280.0F / 720.0F), {1280, 720}, 1});
    return overlay.triangles().size();
  }
};

TEST(ShowOverlay, HandlesAreThoseOfTheChosenBoneWhileBonesAreShown) {
  Operable dancer;
  app::OverlayChoice choice;
  choice.bones = true;
  choice.bone = 5;
  const std::size_t without = dancer.draw(choice);
  EXPECT_FALSE(dancer.overlay.handles().any());
  choice.handles = true;
  EXPECT_GT(dancer.draw(choice), without);
  EXPECT_EQ(dancer.overlay.handles().actor, dancer.id);
  EXPECT_EQ(dancer.overlay.handles().bone, 5);
  choice.bones = false;
  EXPECT_EQ(dancer.draw(choice), 0U);
  EXPECT_FALSE(dancer.overlay.handles().any());
}

TEST(ShowOverlay, AChainStandsOutWithAndWithoutBones) {
  Operable dancer;
  app::OverlayChoice choice;
  EXPECT_EQ(dancer.draw(choice), 0U);
  choice.chain = 0;
  const std::size_t alone = dancer.draw(choice);
  EXPECT_GT(alone, 0U);
  choice.bones = true;
  choice.chain = -1;
  const std::size_t bones = dancer.draw(choice);
  choice.chain = 0;
  EXPECT_EQ(dancer.draw(choice), bones + alone);
  choice.chain = 9;  // from a model that was removed
  EXPECT_EQ(dancer.draw(choice), bones);
}

TEST(ShowOverlay, BonesThatWereMovedByHandHaveADot) {
  Operable dancer;
  app::OverlayChoice choice;
  choice.bones = true;
  const std::size_t before = dancer.draw(choice);
  app::Edits edits;
  edits.set(app::BoneEdit{5});
  dancer.show.actor(dancer.id)->setEdits(edits);
  EXPECT_GT(dancer.draw(choice), before);
  dancer.show.actor(dancer.id)->setEdits(edits, false);
  EXPECT_EQ(dancer.draw(choice), before);
}

TEST(ShowOverlay, AStepIsDrawnOverTheOneItIsOfAlone) {
  Operable dancer;
  app::StepPicture picture;
  picture.strokes.push_back({app::StepRole::After, {{0, 5, 0}, {0, 15, 0}}});
  app::OverlayChoice choice;
  choice.step = &picture;
  choice.stepOf = dancer.id;
  EXPECT_GT(dancer.draw(choice), 0U);
  // WHEN the first view shows a copy of the actor THEN the actor's own step isn't drawn over it
  using How = app::ViewSolver::How;
  dancer.show.setSideBySide(std::array{dancer.id}, std::vector<app::ViewSolver>{{How::WithoutIk, {}}, {How::Mmd, {}}});
  ASSERT_EQ(dancer.show.standIns().size(), 1U);
  const ActorId standIn = dancer.show.standIns()[0].id;
  EXPECT_EQ(app::inFirstView(dancer.show.standIns(), dancer.id), standIn);
  EXPECT_EQ(dancer.draw(choice), 0U);
  // AND the copy's is
  choice.stepOf = standIn;
  EXPECT_GT(dancer.draw(choice), 0U);
  // AND where the first view shows the actor itself, its step is drawn again
  dancer.show.setSideBySide(std::array{dancer.id}, std::vector<app::ViewSolver>{{How::Mmd, {}}, {How::WithoutIk, {}}});
  EXPECT_EQ(dancer.draw(choice), 0U);
  choice.stepOf = dancer.id;
  EXPECT_GT(dancer.draw(choice), 0U);
}

TEST(ShowOverlay, HandlesAndALitChainAllocateNothingOnceWarm) {
  Operable dancer;
  dancer.show.evaluate(0);
  const app::Actor& actor = *dancer.show.actor(dancer.id);
  const app::OverlayView view{app::cameraMatrices({}, 1280.0F / 720.0F), {1280, 720}, 1};
  std::vector<app::OverlayVertex> triangles;
  const auto draw = [&] {
    triangles.clear();
    const app::BoneHandles handles = app::handlesOf(actor, dancer.id, 4, view);
    app::HandleOverlayJob{&handles, app::handleAt(handles, {700, 600}), &triangles}.run();
    app::ChainOverlayJob{actor.skeleton().chains.data(), actor.frame().boneModels, view, &triangles}.run();
    return triangles.size();
  };
  EXPECT_GT(draw(), 100U);
  const std::size_t before = support::allocationCount();
  draw();
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
