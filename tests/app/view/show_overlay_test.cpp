// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/show_overlay.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/app/dancer.h"

namespace {

using app::ActorId, app::ShowOverlay;

/// Two dancers side by side, ten units apart.
struct Pair {
  app::Show show;
  ActorId left = show.add(support::loaded(support::dancer())), right = show.add(support::loaded(support::dancer()));
  ShowOverlay overlay;

  Pair() { show.actor(right)->setPlacement({{10, 0, 0}, 0, 1}); }
  void draw(const app::OverlayChoice& choice) {
    vmd::CameraState camera;
    camera.perspective = false;
    camera.target = {5, 8, 0};
    overlay.draw(show, show.evaluate(0), choice, {app::cameraMatrices(camera, 1280.0F / 720.0F), {1280, 720}, 1});
  }
  [[nodiscard]] std::set<ActorId> owners() const {
    std::set<ActorId> ids;
    for (const auto& mark : overlay.marks()) ids.insert(mark.actor);
    return ids;
  }
  /// Where the overlay has an actor's bone, from the left.
  [[nodiscard]] float column(ActorId actor, std::int32_t bone) const {
    const auto& marks = overlay.marks();
    const auto at =
        std::ranges::find_if(marks, [&](const auto& mark) { return mark.actor == actor && mark.bone == bone; });
    return at == marks.end() ? -1.0F : at->pixel.x;
  }
};

TEST(ShowOverlay, EachMarkHasItsActorAndItsPlace) {
  // GIVEN two dancers with a distance of ten units, seen from the front without perspective
  Pair pair;
  pair.draw({true, false});
  // THEN both have marks, as far left and right of the middle
  EXPECT_EQ(pair.owners(), (std::set<ActorId>{pair.left, pair.right}));
  const float a = pair.column(pair.left, 0), b = pair.column(pair.right, 0);
  EXPECT_GT(b, a + 10.0F);
  EXPECT_NEAR((a + b) / 2, 640.0F, 0.01F);
}

TEST(ShowOverlay, HiddenActorsHaveNone) {
  Pair pair;
  pair.show.actor(pair.left)->setVisible(false);
  pair.draw({true, false});
  EXPECT_EQ(pair.owners(), std::set<ActorId>{pair.right});
}

TEST(ShowOverlay, HoldsWhatWasChosenOfOneFrameAlone) {
  // GIVEN an overlay of bones
  Pair pair;
  pair.draw({true, false});
  const std::size_t once = pair.overlay.triangles().size();
  ASSERT_GT(once, 0U);
  // THEN a second frame doesn't add to it, and one without a choice is empty; there is no physics that has bodies
  pair.draw({true, true});
  EXPECT_EQ(pair.overlay.triangles().size(), once);
  pair.draw({false, true});
  EXPECT_TRUE(pair.overlay.triangles().empty());
  EXPECT_TRUE(pair.overlay.marks().empty());
}

TEST(ShowOverlay, WithoutMarksThePictureIsAsItWas) {
  // GIVEN an overlay whose marks are forgotten, since an actor went
  Pair pair;
  pair.draw({true, false});
  const std::size_t triangles = pair.overlay.triangles().size();
  pair.overlay.forgetMarks();
  // THEN its triangles stay until the next frame
  EXPECT_TRUE(pair.overlay.marks().empty());
  EXPECT_EQ(pair.overlay.triangles().size(), triangles);
}

}  // namespace
