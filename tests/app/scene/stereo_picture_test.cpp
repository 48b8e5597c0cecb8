// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Pictures for two eyes and of all directions, measured by marks in known directions.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <QColor>
#include <glm/geometric.hpp>

#include "app/render/scene_pictures.h"
#include "app/scene/target_probe.h"
#include "tests/app/files/dancer.h"
#include "tests/support/scene_stage.h"

namespace {

using app::Stereo;
using base::Vec2, base::Vec3;

constexpr float kDegree = base::kPi / 180.0F;

const std::array kColours{QColor(255, 0, 0),   QColor(0, 255, 0),   QColor(0, 0, 255),
                          QColor(255, 0, 255), QColor(0, 255, 255), QColor(128, 64, 0)};

struct Mark {
  Vec3 place;  // world
  float half;  // units
};

/// Returns a model of squares that face a point, each of its own colour under any light.
pmx::Model marksAround(const Vec3& eye, const std::vector<Mark>& marks) {
  pmx::Model model = support::square();
  const pmx::Material flat = model.materials.front();
  const pmx::Vertex corner = model.vertices.front();
  model.vertices.clear();
  model.indices.clear();
  model.materials.clear();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const Vec3 towards = glm::normalize(marks[i].place - eye);
    const Vec3 right = glm::normalize(glm::cross(Vec3(0, 1, 0), towards)), up = glm::cross(towards, right);
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    for (const Vec2& at : {Vec2(-1, 1), Vec2(1, 1), Vec2(1, -1), Vec2(-1, -1)}) {
      pmx::Vertex vertex = corner;
      vertex.position = marks[i].place + marks[i].half * (at.x * right + at.y * up);
      vertex.normal = -towards;
      model.vertices.push_back(vertex);
    }
    for (const std::uint32_t index : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + index);
    pmx::Material material = flat;
    const QColor& colour = kColours[i];
    material.ambient = {colour.redF(), colour.greenF(), colour.blueF()};
    material.diffuse = {0, 0, 0, 1};
    material.flags = pmx::materialFlag::doubleSided;
    material.indexCount = 6;
    model.materials.push_back(material);
  }
  return model;
}

app::FilmLook lookOf(Stereo layout, QSize size) {
  app::FilmLook look;
  look.width = size.width();
  look.height = size.height();
  look.stereo.layout = layout;
  look.picture.grid = look.picture.axes = false;
  look.picture.light.ground = app::GroundShadow::Off;
  look.picture.light.self = app::SelfShadowChoice::Off;
  return look;
}

QImage pictureOf(const pmx::Model& model, const app::FilmLook& look) {
  app::Show show;
  const app::ActorId id = show.add(support::loaded(model));
  app::ScenePictures pictures(show, {{id, std::make_shared<const app::ModelTextures>()}}, look);
  const auto picture = pictures.still(0);
  EXPECT_TRUE(picture);
  if (!picture) return {};
  EXPECT_EQ(QSize(picture->width, picture->height), QSize(look.width, look.height));
  return QImage(picture->bytes.get(), picture->width, picture->height, picture->stride, QImage::Format_RGB32).copy();
}

/// Returns how much of a pixel a colour covers, over white; 0 for a mixture of others, and for so
/// little that it can't be told from one.
double coverage(const QColor& pixel, const QColor& colour) {
  const std::array of{pixel.red(), pixel.green(), pixel.blue()}, whole{colour.red(), colour.green(), colour.blue()};
  double most = 0.0;
  for (std::size_t c = 0; c < 3; ++c)
    if (whole[c] < 255) most = std::max(most, (255.0 - of[c]) / (255.0 - whole[c]));
  for (std::size_t c = 0; c < 3; ++c)
    if (std::abs(255.0 - most * (255.0 - whole[c]) - of[c]) > 4.0) return 0.0;
  return most < 0.1 ? 0.0 : most;
}

/// Returns the middle of what a colour covers within an area, in pixels from its upper left corner.
std::optional<Vec2> middleOf(const QImage& picture, const QColor& colour, const QRect& area) {
  double x = 0, y = 0, sum = 0;
  for (int row = area.top(); row <= area.bottom(); ++row) {
    for (int column = area.left(); column <= area.right(); ++column) {
      const double part = coverage(picture.pixelColor(column, row), colour);
      x += part * (column + 0.5 - area.left());
      y += part * (row + 0.5 - area.top());
      sum += part;
    }
  }
  if (sum < 1.0) return std::nullopt;
  return Vec2(x / sum, y / sum);
}

/// Returns where the formula puts a direction, given towards a head's right, up and front.
Vec2 placeOf(const Vec3& towards, float degrees, QSize size) {
  const float longitude = std::atan2(towards.x, towards.z) / kDegree;
  const float latitude = std::asin(towards.y / glm::length(towards)) / kDegree;
  return {(longitude / degrees + 0.5F) * static_cast<float>(size.width()),
          (0.5F - latitude / 180.0F) * static_cast<float>(size.height())};
}

// A camera turned by (-30°, 90°, 20°) about (0, 10, 0) at 45 units: its eye and, as its horizon
// stays level, its right, up and front in the world (reference vectors R3 and R4 together).
const Vec3 kEye(38.971143F, 32.5F, 0.0F), kRight(0, 0, 1), kUp(0, 1, 0), kFront(-1, 0, 0);
vmd::CameraState turnedCamera() {
  vmd::CameraState camera;
  camera.rotation = {-30 * kDegree, 90 * kDegree, 20 * kDegree};
  return camera;
}

struct Direction {
  float longitude, latitude;  // degrees
};
/// These are inside the faces of a cube, on its edges (±45° and ±135°), and at its corners
/// (35.26°).
const std::vector<std::vector<Direction>> kDirections{
    {{0, 0}, {45, 0}, {-45, 20}, {45, 35.26F}, {-80, -35.26F}, {20, 75}},
    {{10, 45}, {-45, -35.26F}, {60, -45}, {-85, 50}, {0, -45}, {30, -78}},
};
const std::vector<Direction> kBehind{{135, 0}, {-135, 35.26F}, {175, 10}, {-170, -40}, {120, 70}, {-100, -60}};

Vec3 headDirection(const Direction& direction) {
  const float longitude = direction.longitude * kDegree, latitude = direction.latitude * kDegree;
  return {std::cos(latitude) * std::sin(longitude), std::sin(latitude), std::cos(latitude) * std::cos(longitude)};
}

Vec3 worldOf(const Vec3& inHead) { return inHead.x * kRight + inHead.y * kUp + inHead.z * kFront; }

/// Expects marks in these directions, 20 units away, where the formula puts them for each eye.
void expectPlaces(const app::FilmLook& look, const std::vector<Direction>& directions, float degrees) {
  std::vector<Mark> marks;
  for (const Direction& direction : directions)
    marks.push_back({kEye + 20.0F * worldOf(headDirection(direction)), 0.5F});
  const QImage picture = pictureOf(marksAround(kEye, marks), look);
  const int eyes = degrees < 360.0F ? 2 : 1;
  const QSize size(look.width / eyes, look.height);
  for (int eye = 0; eye < eyes; ++eye) {
    const float offset = eyes == 1 ? 0.0F : (eye == 0 ? -0.5F : 0.5F) * look.stereo.eyeDistance;
    for (std::size_t i = 0; i < directions.size(); ++i) {
      const Vec3 towards = 20.0F * headDirection(directions[i]) - Vec3(offset, 0, 0);
      const Vec2 wanted = placeOf(towards, degrees, size);
      const auto got = middleOf(picture, kColours[i], {QPoint(eye * size.width(), 0), size});
      ASSERT_TRUE(got) << "eye " << eye << ", mark " << i;
      EXPECT_NEAR(got->x, wanted.x, 0.75F) << "eye " << eye << ", mark " << i;
      EXPECT_NEAR(got->y, wanted.y, 0.75F) << "eye " << eye << ", mark " << i;
    }
  }
}

TEST(StereoPicture, DirectionsLieWhereThePictureOfAllOfThemSays) {
  ODORI_NEEDS_OPENGL();
  app::FilmLook look = lookOf(Stereo::Around, {960, 480});
  look.camera = turnedCamera();
  for (const auto& directions : kDirections) expectPlaces(look, directions, 360.0F);
  look.samples = 2;
  expectPlaces(look, kBehind, 360.0F);
}

TEST(StereoPicture, DirectionsLieWhereHalfASphereForEachEyeSays) {
  ODORI_NEEDS_OPENGL();
  app::FilmLook look = lookOf(Stereo::Vr180, {960, 480});
  look.camera = turnedCamera();
  look.stereo.eyeDistance = 3.0F;  // 8.6 degrees at 20 units
  for (const auto& directions : kDirections) expectPlaces(look, directions, 180.0F);
}

TEST(StereoPicture, EyesOneAboveTheOtherSeeDepthInAllDirections) {
  ODORI_NEEDS_OPENGL();
  // GIVEN marks 20 units away to all sides, and eyes whose ring has a radius of 2 units
  const std::vector<Direction> directions{{0, 0}, {45, 0}, {-90, 20}, {135, 35.26F}, {-150, -40}, {20, 75}};
  std::vector<Mark> marks;
  for (const Direction& direction : directions)
    marks.push_back({kEye + 20.0F * worldOf(headDirection(direction)), 0.5F});
  app::FilmLook look = lookOf(Stereo::AroundTopBottom, {960, 960});
  look.camera = turnedCamera();
  look.stereo.eyeDistance = 4.0F;
  for (const int samples : {1, 2}) {
    look.samples = samples;
    const QImage picture = pictureOf(marksAround(kEye, marks), look);
    // THEN the left eye, above, sees each farther to the right by the angle at which the ring's
    // tangent meets it, and the right eye as much to the left; its height stays
    const float turn = std::asin(2.0F / 20.0F) / kDegree;
    for (int eye = 0; eye < 2; ++eye) {
      for (std::size_t i = 0; i < directions.size(); ++i) {
        const float longitude = directions[i].longitude + (eye == 0 ? turn : -turn);
        const Vec2 wanted = placeOf(headDirection({longitude, directions[i].latitude}), 360.0F, {960, 480});
        const auto got = middleOf(picture, kColours[i], QRect(0, eye * 480, 960, 480));
        ASSERT_TRUE(got) << "eye " << eye << ", mark " << i;
        EXPECT_NEAR(got->x, wanted.x, 0.75F) << "eye " << eye << ", mark " << i;
        EXPECT_NEAR(got->y, wanted.y, 0.75F) << "eye " << eye << ", mark " << i;
      }
    }
  }
}

TEST(StereoPicture, WithoutADistanceBothEyesSeeThePictureOfAllDirections) {
  ODORI_NEEDS_OPENGL();
  app::FilmLook look = lookOf(Stereo::Around, {480, 240});
  look.camera = turnedCamera();
  const QImage one = pictureOf(support::redDancer(), look);
  look.height = 480;
  look.stereo.layout = Stereo::AroundTopBottom;
  look.stereo.eyeDistance = 0.0F;
  const QImage both = pictureOf(support::redDancer(), look);
  EXPECT_EQ(both.copy(0, 0, 480, 240), one);
  EXPECT_EQ(both.copy(0, 240, 480, 240), one);
}

TEST(StereoPicture, TheGroundHasTheDepthOfWhatStandsOnIt) {
  ODORI_NEEDS_OPENGL();
  // GIVEN the red axis, a line of 50 units along X from the origin, 20 units before the eyes and 10
  // below them
  app::FilmLook look = lookOf(Stereo::AroundTopBottom, {1440, 1440});
  vmd::CameraState camera;
  camera.distance = -20.0F;
  look.camera = camera;
  look.stereo.eyeDistance = 4.0F;
  look.picture.axes = true;
  const QImage picture = pictureOf(marksAround({0, 10, -20}, {{{0, 10, 900}, 0.01F}}), look);
  // THEN its middle, at X 25, is where the formula has it for each eye
  const Vec3 towards(25.0F, -10.0F, 20.0F);
  const float turn = std::asin(2.0F / glm::length(towards));
  for (int eye = 0; eye < 2; ++eye) {
    const float longitude = std::atan2(towards.x, towards.z) + (eye == 0 ? turn : -turn);
    const float x = (longitude / kDegree / 360.0F + 0.5F) * 1440.0F;
    const float latitude = std::asin(towards.y / glm::length(towards)) / kDegree;
    const float y = (0.5F - latitude / 180.0F) * 720.0F;
    float nearest = 100.0F;
    for (int row = 0; row < 720; ++row) {
      const QColor pixel = picture.pixelColor(static_cast<int>(x), eye * 720 + row);
      if (pixel.red() - pixel.blue() > 25) nearest = std::min(nearest, std::abs(static_cast<float>(row) + 0.5F - y));
    }
    EXPECT_LT(nearest, 1.5F) << "eye " << eye;
  }
}

TEST(StereoPicture, ACameraComesNearerUntilItsTargetIsAsLargeAsInAWiderPicture) {
  ODORI_NEEDS_OPENGL();
  // GIVEN MMD's default camera, 45 units from (0, 10, 0) with 30 degrees, and a mark 5 units beside
  app::FilmLook look = lookOf(Stereo::Around, {960, 480});
  look.camera = vmd::CameraState{};
  const pmx::Model model = marksAround({0, 10, -45}, {{{5, 10, 0}, 0.5F}});
  for (const auto& [degrees, distance] : {std::pair<std::optional<float>, float>{std::nullopt, 45.0F},
                                          {60.0F, 45.0F * std::tan(15 * kDegree) / std::tan(30 * kDegree)},
                                          {20.0F, 45.0F}}) {
    look.stereo.dollyZoom = degrees;
    const auto got = middleOf(pictureOf(model, look), kColours[0], {0, 0, 960, 480});
    ASSERT_TRUE(got);
    EXPECT_NEAR(got->x, (std::atan(5.0F / distance) / kDegree / 360.0F + 0.5F) * 960.0F, 0.75F) << distance;
  }
}

TEST(StereoPicture, EyesSideBySideDifferByTheDisparityOfDepth) {
  ODORI_NEEDS_OPENGL();
  // GIVEN marks at several depths before MMD's default camera, each 6 pixels or more, at heights of
  // their own
  app::FilmLook look = lookOf(Stereo::SideBySide, {1280, 480});
  look.camera = vmd::CameraState{};
  look.stereo.eyeDistance = 2.0F;
  const std::array depths{15.0F, 30.0F, 45.0F, 90.0F, 400.0F};
  std::vector<Mark> marks;
  for (std::size_t i = 0; i < depths.size(); ++i)
    marks.push_back(
        {{0, 10.0F + depths[i] * (0.2F - 0.1F * static_cast<float>(i)), -45.0F + depths[i]}, 0.02F * depths[i]});
  const pmx::Model model = marksAround({0, 10, -1e6F}, marks);
  const float focal = 240.0F / std::tan(15.0F * kDegree);
  const QRect left(0, 0, 640, 480), right(640, 0, 640, 480);
  // The target's distance is the screen's, unless another one is asked for.
  for (const std::optional<float> convergence : {std::optional<float>(), std::optional(30.0F)}) {
    look.stereo.convergence = convergence;
    const QImage picture = pictureOf(model, look);
    for (std::size_t i = 0; i < depths.size(); ++i) {
      const auto a = middleOf(picture, kColours[i], left), b = middleOf(picture, kColours[i], right);
      ASSERT_TRUE(a && b) << i;
      const float wanted = focal * 2.0F * (1.0F / depths[i] - 1.0F / convergence.value_or(45.0F));
      EXPECT_NEAR(a->x - b->x, wanted, 0.5F) << depths[i];
      EXPECT_NEAR((a->x + b->x) / 2, 320.0F, 0.5F) << depths[i];
      EXPECT_NEAR(a->y, b->y, 0.25F) << depths[i];
    }
  }
}

TEST(StereoPicture, WithoutADistanceBothEyesSeeThePictureOfOne) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a model with its bones drawn, on a ground
  for (const int samples : {1, 2}) {
    app::FilmLook look = lookOf(Stereo::None, {320, 240});
    look.picture.grid = look.picture.axes = look.overlays.bones = true;
    look.samples = samples;
    const QImage one = pictureOf(support::redDancer(), look);
    look.width = 640;
    look.stereo.layout = Stereo::SideBySide;
    look.stereo.eyeDistance = 0.0F;
    const QImage both = pictureOf(support::redDancer(), look);
    EXPECT_EQ(both.copy(0, 0, 320, 240), one);
    EXPECT_EQ(both.copy(320, 0, 320, 240), one);
    // AND with a distance they aren't the same
    look.stereo.eyeDistance = 2.0F;
    const QImage apart = pictureOf(support::redDancer(), look);
    EXPECT_NE(apart.copy(0, 0, 320, 240), apart.copy(320, 0, 320, 240));
  }
}

TEST(StereoPicture, OutlinesAreAsWideForBothEyes) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a square with a wide outline 12 units before the camera and 8 to the right, so that the
  // eyes, 16 units apart, are 20 and 12 units away from it
  pmx::Model model = support::square();
  for (auto& vertex : model.vertices) {
    vertex.position += Vec3(8, 0, -33);
    vertex.normal = glm::normalize(vertex.position - Vec3(8, 10, -33));
    vertex.edgeScale = 1.0F;
  }
  model.bones[0].position = {8, 10, -33};
  model.indices = {0, 2, 1, 0, 3, 2};  // the hull's back faces must face the camera
  auto& material = model.materials.front();
  material.flags = pmx::materialFlag::doubleSided | pmx::materialFlag::edge;
  material.ambient = {1, 1, 1};
  material.edgeColour = {0, 0, 0, 1};
  material.edgeSize = 40.0F;
  app::FilmLook look = lookOf(Stereo::SideBySide, {1920, 480});
  vmd::CameraState camera;
  camera.fovDegrees = 90.0F;
  look.camera = camera;
  look.stereo.eyeDistance = 16.0F;
  look.stereo.convergence = 12.0F;  // so that both see it at the same place
  const QImage picture = pictureOf(model, look);
  const auto black = [&](int from) {
    int count = 0;
    for (int y = 0; y < 480; ++y)
      for (int x = from; x < from + 960; ++x) count += qGray(picture.pixel(x, y)) < 100 ? 1 : 0;
    return count;
  };
  const int left = black(0), right = black(960);
  ASSERT_GT(left, 500);
  EXPECT_NEAR(left, right, left / 50.0);
}

TEST(StereoPicture, AGradientHasNoSeamsAndGoesFromAboveToBelow) {
  ODORI_NEEDS_OPENGL();
  const pmx::Model small = marksAround({0, 10, -45}, {{{0, 10, 900}, 0.01F}});
  for (const bool pieces : {false, true}) {
    app::FilmLook look = lookOf(Stereo::Around, {960, 480});
    look.gradient = app::Gradient::Dark;
    look.camera = vmd::CameraState{};
    // WHEN the driver may give so little that each face is drawn in pieces
    if (pieces) app::setMostTargetBytes(app::targetBytes(QSize(256, 256), 4));
    const QImage picture = pictureOf(small, look);
    app::setMostTargetBytes(0);
    // THEN a row, which is a circle around the head, has one colour, of as many parts from above as
    // its latitude says
    const app::GradientColours colours = app::coloursOf(app::Gradient::Dark);
    for (int y = 0; y < 480; ++y) {
      const Vec3 wanted = 255.0F * glm::mix(colours.top, colours.bottom, (static_cast<float>(y) + 0.5F) / 480.0F);
      int worst = 0;
      for (int x = 0; x < 960; ++x) {
        const QColor pixel = picture.pixelColor(x, y);
        worst = std::max({worst, std::abs(pixel.red() - static_cast<int>(std::lround(wanted.x))),
                          std::abs(pixel.green() - static_cast<int>(std::lround(wanted.y))),
                          std::abs(pixel.blue() - static_cast<int>(std::lround(wanted.z)))});
      }
      EXPECT_LE(worst, 1) << "row " << y;
    }
  }
}

}  // namespace
