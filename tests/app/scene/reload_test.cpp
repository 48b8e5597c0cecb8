// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Models are replaced again and again in one living scene.
#include <filesystem>
#include <fstream>
#include <vector>

#include <gtest/gtest.h>
#include <malloc.h>
#include <unistd.h>
#include <QImage>

#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"
#include "tests/support/scene_stage.h"

namespace {

constexpr int kReloads = 50;
#ifdef __SANITIZE_ADDRESS__
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

/// Returns the resident memory without free blocks: how much of those stays with the drivers'
/// threads is chance.
long residentKilobytes() {
  malloc_trim(0);
  std::ifstream statm("/proc/self/statm");
  long all = 0, resident = 0;
  statm >> all >> resident;
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

TEST(Reload, FiftyModelsInOneSceneShowTheSamePicturesInTheSameMemory) {
  ODORI_NEEDS_CORPUS();
  ODORI_NEEDS_OPENGL();
  // GIVEN a scene that lives on, and three models in turn
  const auto root = support::corpus();
  const std::vector<std::filesystem::path> files{root / "miku/初音ミク.pmx", root / "gene/Gene_light.pmx",
                                                 root / "yw/yw_test_model.pmx"};
  app::SceneView view(QSize(160, 90));
  std::vector<QImage> first(files.size());
  long early = 0, late = 0;
  for (int i = 0; i < kReloads; ++i) {
    SCOPED_TRACE(i);
    const auto which = static_cast<std::size_t>(i) % files.size();
    // WHEN each is read, posed and shown anew
    const auto loaded = app::loadModel(files[which], {});
    ASSERT_TRUE(loaded) << base::describe(loaded.error());
    support::Solo session;
    session.setModel(*loaded);
    view.clearActors();
    view.setActor(session.id(), (*loaded)->model, app::loadTextures(**loaded));
    session.evaluate(0);
    view.setFrame(session.shown());
    const QImage picture = view.capture();
    // THEN the picture is always that model's first one
    ASSERT_FALSE(picture.isNull());
    if (first[which].isNull()) first[which] = picture;
    ASSERT_EQ(picture, first[which]);
    if (which == 0) (i < 12 ? early : late) = residentKilobytes();  // with the first model shown
  }
  EXPECT_NE(first[0], first[1]);
  // AND memory stays where it was after the first dozen (a sanitizer keeps what is freed, so not
  // there)
  if (!kSanitized) {
    EXPECT_LT(late - early, 24 * 1024);
  }
}

TEST(Reload, ASecondModelThatComesAndGoesLeavesPictureAndMemoryAsTheyWere) {
  ODORI_NEEDS_CORPUS();
  ODORI_NEEDS_OPENGL();
  // GIVEN a model that stays
  const auto root = support::corpus();
  const auto stays = app::loadModel(root / "gene/Gene_light.pmx", {}),
             comes = app::loadModel(root / "miku/初音ミク.pmx", {});
  ASSERT_TRUE(stays && comes);
  const auto textures = app::loadTextures(**comes);
  app::Show show;
  const app::ActorId first = show.add(*stays);
  app::SceneView view(QSize(160, 90));
  view.setActor(first, (*stays)->model, app::loadTextures(**stays));
  const auto picture = [&] {
    view.setFrame(show.evaluate(0));
    return view.capture();
  };
  const QImage alone = picture();
  QImage both;
  long early = 0;
  for (int i = 0; i < 25; ++i) {
    SCOPED_TRACE(i);
    // WHEN another is added beside it
    const app::ActorId second = show.add(*comes);
    show.actor(second)->setPlacement({{8.0F, 0.0F, 4.0F}, 30.0F, 1.0F});
    view.setActor(second, (*comes)->model, textures);
    const QImage two = picture();
    if (i == 0) both = two;
    ASSERT_EQ(two, both);
    ASSERT_NE(two, alone);
    // AND removed
    view.removeActor(second);
    show.remove(second);
    // THEN the first is alone as before
    ASSERT_EQ(picture(), alone);
    if (i == 4) early = residentKilobytes();
  }
  // AND memory is what it was after the first few: the model's textures alone are more than that
  if (!kSanitized) {
    EXPECT_LT(residentKilobytes() - early, 16 * 1024);
  }
}

}  // namespace
