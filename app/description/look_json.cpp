// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/look_json.h"

#include <cmath>

#include <fmt/format.h>

#include "app/description/json_numbers.h"
#include "app/description/json_words.h"

namespace app {
namespace {

using nlohmann::ordered_json;

constexpr double kFarCamera = base::kMaxUnits, kMaxLookAngle = 1e4;

void readCamera(JsonObject& object, vmd::CameraState& camera) {
  object.read("target", camera.target, -kFarCamera, kFarCamera);
  object.read("rotation", camera.rotation, -kMaxLookAngle, kMaxLookAngle);
  object.read("distance", camera.distance, -kFarCamera, kFarCamera);
  object.read("fieldOfView", camera.fovDegrees, 1, 179);
  object.read("perspective", camera.perspective);
}

ordered_json cameraJson(const vmd::CameraState& camera) {
  return {{"target", numbers(camera.target)},
          {"rotation", numbers(camera.rotation)},
          {"distance", number(camera.distance)},
          {"fieldOfView", number(camera.fovDegrees)},
          {"perspective", camera.perspective}};
}

void readBookmarks(JsonObject& object, CameraBookmarks& bookmarks, base::IssueGroup& issues) {
  const auto* list = object.find("cameras");
  if (list == nullptr) return;
  if (!list->is_array()) return object.issue("cameras isn't a list; left out");
  for (std::size_t i = 0; i < list->size(); ++i) {
    JsonObject of((*list)[i], "cameras", static_cast<std::int64_t>(i), issues);
    CameraBookmark bookmark;
    double key = 0.0;
    of.read("name", bookmark.name);
    of.read("key", key, 0, kBookmarkKeys);
    bookmark.key = static_cast<int>(std::lround(key));
    readCamera(of, bookmark.camera);
    if (addBookmark(bookmarks, std::move(bookmark))) continue;
    of.issue(fmt::format("a show has at most {}; the others are left out", kMaxBookmarks));
    return;
  }
}

}  // namespace

void readLook(const nlohmann::json& json, const PathReader& path, LookDescription& look, base::IssueGroup& issues) {
  JsonObject object(json, "look", -1, issues);
  PictureOptions& picture = look.picture;
  LightChoice& light = picture.light;
  object.read("background", look.background);
  path(object, "backgroundPicture", picture.backdrop);
  object.read("grid", picture.grid);
  object.read("axes", picture.axes);
  object.read("samples", picture.samples, 1, 64);
  object.read("bones", look.overlays.bones);
  object.read("limits", look.overlays.limits);
  object.read("targets", look.overlays.targets);
  object.read("lightFromMotion", light.fromMotion);
  object.read("lightColour", light.own.colour, 0, 1);
  object.read("lightDirection", light.own.direction, -kFarCamera, kFarCamera);
  object.read("groundShadow", light.ground, kGroundWords);
  object.read("selfShadow", light.self, kSelfShadowWords);
  object.read("selfShadowMode", light.ownSelf.mode, 0, 2);
  object.read("selfShadowDistance", light.ownSelf.distance, 0, 0.1);
  if (const auto* of = object.find("camera"); of != nullptr && !of->is_null()) {
    JsonObject camera(*of, "camera", -1, issues);
    readCamera(camera, look.camera.emplace());
    object.keepUnknownOf("camera", camera);
  }
  readBookmarks(object, look.bookmarks, issues);
  look.unknown = object.unknown();
}

ordered_json lookJson(const LookDescription& look, const PathWriter& path) {
  const PictureOptions& picture = look.picture;
  const LightChoice& light = picture.light;
  ordered_json json{{"background", look.background},
                    {"backgroundPicture", path(picture.backdrop)},
                    {"grid", picture.grid},
                    {"axes", picture.axes},
                    {"samples", picture.samples},
                    {"lightFromMotion", light.fromMotion},
                    {"lightColour", numbers(light.own.colour)},
                    {"lightDirection", numbers(light.own.direction)},
                    {"groundShadow", wordOf(light.ground)},
                    {"selfShadow", wordOf(light.self)},
                    {"selfShadowMode", light.ownSelf.mode},
                    {"selfShadowDistance", number(light.ownSelf.distance)}};
  if (look.overlays.bones) json["bones"] = true;
  if (look.overlays.limits) json["limits"] = true;
  if (look.overlays.targets) json["targets"] = true;
  if (look.camera) json["camera"] = cameraJson(*look.camera);
  auto cameras = ordered_json::array();
  for (const CameraBookmark& bookmark : look.bookmarks) {
    ordered_json item{{"name", bookmark.name}, {"key", bookmark.key}};
    item.update(cameraJson(bookmark.camera));
    cameras.push_back(std::move(item));
  }
  if (!cameras.empty()) json["cameras"] = std::move(cameras);
  return json;
}

}  // namespace app
