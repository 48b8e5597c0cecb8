// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Actors of one model share these objects.
#include "app/scene/shared_nodes.h"

#include <memory>

#include <gtest/gtest.h>
#include <QColor>
#include <Qt3DCore/QEntity>

#include "tests/support/scene_stage.h"

namespace {

using app::TextureUse;

TEST(SharedNodes, AreOneForTheSameBytesAndThePictureInOneUse) {
  Qt3DCore::QEntity root;
  app::SharedNodes nodes(&root);
  auto first = nodes.buffer("abc");
  EXPECT_EQ(nodes.buffer("abc"), first);
  EXPECT_NE(nodes.buffer("abd"), first);
  EXPECT_NE(nodes.buffer("abcd"), first);
  EXPECT_EQ(first->data(), QByteArray("abc"));
  const QImage picture = support::plain(Qt::red), copy = picture;
  auto surface = nodes.texture(picture, TextureUse::Surface);
  EXPECT_EQ(nodes.texture(copy, TextureUse::Surface), surface);
  EXPECT_NE(nodes.texture(picture, TextureUse::Sphere), surface);
  EXPECT_NE(nodes.texture(support::plain(Qt::red), TextureUse::Surface), surface);
}

TEST(SharedNodes, GoWithTheLastThatHoldsThem) {
  Qt3DCore::QEntity root;
  app::SharedNodes nodes(&root);
  auto one = nodes.buffer("abc"), other = nodes.buffer("abc");
  const auto picture = support::plain(Qt::red);
  auto texture = nodes.texture(picture, TextureUse::Toon);
  EXPECT_EQ(root.childNodes().size(), 2);
  one.reset();
  EXPECT_EQ(root.childNodes().size(), 2);
  other.reset();
  texture.reset();
  EXPECT_EQ(root.childNodes().size(), 0);
  EXPECT_EQ(nodes.buffer("abc")->data(), QByteArray("abc")) << "made anew";
}

TEST(SharedNodes, MayGoWithTheSceneBefore) {
  auto root = std::make_unique<Qt3DCore::QEntity>();
  app::SharedNodes nodes(root.get());
  const auto buffer = nodes.buffer("abc");
  root.reset();
  EXPECT_EQ(buffer.use_count(), 1);  // and it isn't deleted twice
}

TEST(SharedNodes, DancersOfOneModelAreDrawnWhenTheOtherIsGone) {
  ODORI_NEEDS_OPENGL();
  // GIVEN two actors of one textured model, with one placement
  auto model = support::square();
  model.textures = {"red.png"};
  model.materials[0].texture = 0;
  model.materials[0].ambient = {1, 1, 1};
  app::ModelTextures textures;
  textures.images = {support::plain(Qt::red)};
  const support::Resting actor(model);
  app::SceneView view(QSize(96, 96));
  view.setGround(false, false);
  view.setActor(1, model, textures);
  view.setActor(2, model, textures);
  const app::ShownActor both[] = {{1, &actor.frame}, {2, &actor.frame}};
  view.setFrame({{}, both, {}});
  EXPECT_TRUE(colourNear(view.capture(), 48, 48, Qt::red));
  // WHEN the first, which made all objects, is removed
  view.removeActor(1);
  view.setFrame({{}, {both + 1, 1}, {}});
  EXPECT_TRUE(colourNear(view.capture(), 48, 48, Qt::red));
  // AND one is added again after all were removed
  view.removeActor(2);
  view.setFrame({});
  EXPECT_TRUE(colourNear(view.capture(), 48, 48, Qt::white));
  view.setActor(1, model, textures);
  view.setFrame({{}, {both, 1}, {}});
  EXPECT_TRUE(colourNear(view.capture(), 48, 48, Qt::red));
}

}  // namespace
