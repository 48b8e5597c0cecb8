// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <span>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/json_object.h"
#include "app/description/json_words.h"
#include "pmx/base/file.h"
#include "pmx/base/text.h"

namespace app {
namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr std::string_view kFormat = "odori show";
constexpr int kVersion = 1, kMostDepth = 32;

base::Error wrong(base::ErrorCode code, std::string detail, std::int64_t offset = -1) {
  return {code, {}, offset < 0 ? "" : "JSON", -1, offset, std::move(detail)};
}

// ---- writing

/// A float as the shortest decimal number that is read back as the same float.
ordered_json number(float value) { return ordered_json::parse(fmt::format("{}", value), nullptr, false); }

ordered_json numbers(const base::Vec3& value) {
  return ordered_json::array({number(value.x), number(value.y), number(value.z)});
}

void addUnknown(ordered_json& json, const UnknownKeys& keys) {
  for (const auto& [key, text] : keys) {
    auto value = ordered_json::parse(text, nullptr, false);
    if (!value.is_discarded()) json[key] = std::move(value);
  }
}

/// Writes shows with paths relative to a folder.
class Writer {
 public:
  explicit Writer(const fs::path& folder) : folder_(folder.lexically_normal()) {}

  ordered_json path(const fs::path& file) {
    if (file.empty()) return "";
    std::error_code failed;
    // By the names alone, as they are read: links stay what they are.
    const fs::path whole = fs::absolute(file, failed).lexically_normal();
    const fs::path relative = whole.lexically_relative(folder_);
    std::string text = (relative.empty() ? whole : relative).generic_string();
    if (!base::isUtf8(text)) {
      if (unwritable_.empty()) unwritable_ = text;
      text.clear();
    }
    return text;
  }

  ordered_json motions(const std::vector<MotionDescription>& list) {
    auto json = ordered_json::array();
    for (const auto& motion : list) {
      ordered_json item{{"file", path(motion.file)}, {"on", motion.on}, {"shift", motion.shift}};
      addUnknown(item, motion.unknown);
      json.push_back(std::move(item));
    }
    return json;
  }

  static ordered_json ik(const IkChoice& choice) {
    ordered_json json{{"all", wordOf(choice.all)}};
    auto chains = ordered_json::array();
    for (const auto& [name, mode] : choice.chains) chains.push_back({{"bone", name}, {"ik", wordOf(mode)}});
    if (!chains.empty()) json["chains"] = std::move(chains);
    auto switches = ordered_json::array();
    for (const auto& named : ik::kNamedSwitches) {
      if (choice.solver.*named.field) switches.push_back(named.name);
    }
    if (!switches.empty()) json["solver"] = std::move(switches);
    return json;
  }

  ordered_json actor(const ActorDescription& actor) {
    ordered_json json{{"model", path(actor.model)},
                      {"motions", motions(actor.motions)},
                      {"visible", actor.visible},
                      {"physics", actor.physics},
                      {"ik", ik(actor.ik)},
                      {"placement",
                       {{"position", numbers(actor.placement.position)},
                        {"turn", number(actor.placement.turn)},
                        {"scale", number(actor.placement.scale)}}}};
    auto hangs = ordered_json::array();
    for (const auto& of : actor.outsideParents)
      hangs.push_back({{"bone", of.bone}, {"actor", of.actor}, {"parent", of.parent}});
    if (!hangs.empty()) json["outsideParents"] = std::move(hangs);
    addUnknown(json, actor.unknown);
    return json;
  }

  ordered_json look(const LookDescription& look) {
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
    if (look.camera) {
      const auto& camera = *look.camera;
      json["camera"] = {{"target", numbers(camera.target)},
                        {"rotation", numbers(camera.rotation)},
                        {"distance", number(camera.distance)},
                        {"fieldOfView", number(camera.fovDegrees)},
                        {"perspective", camera.perspective}};
    }
    addUnknown(json, look.unknown);
    return json;
  }

  [[nodiscard]] const std::string& unwritable() const { return unwritable_; }

 private:
  fs::path folder_;
  std::string unwritable_;
};

// ---- reading

constexpr double kFar = base::kMostUnits, kMostAngle = 1e4, kMostGravity = 1e5, kMostSettle = 3600, kMostSeconds = 1e6;
constexpr std::size_t kMostChains = 1000, kMostIssues = 20;

class Reader {
 public:
  Reader(fs::path folder, base::Issues& issues) : folder_(std::move(folder)), issues_(issues) {}

  void path(JsonObject& object, const char* key, fs::path& value) {
    std::string text;
    object.read(key, text);
    if (text.find('\0') != std::string::npos) {
      object.issue(fmt::format("{} isn't a name of a file; left out", key));
      return;
    }
    if (!text.empty()) value = (folder_ / fs::path(text)).lexically_normal();
  }

  base::Result<std::vector<MotionDescription>> motions(JsonObject& object, std::int64_t of) {
    std::vector<MotionDescription> result;
    const auto* list = array(object, "motions");
    if (list == nullptr) return result;
    if (list->size() > kMostShowMotions) {
      return tl::unexpected(
          wrong(base::ErrorCode::BadValue, fmt::format("{} motions are more than {}", list->size(), kMostShowMotions)));
    }
    for (const auto& item : *list) {
      JsonObject motion(item, "motions", of, issues_);
      MotionDescription& read = result.emplace_back();
      path(motion, "file", read.file);
      motion.read("on", read.on);
      double shift = 0.0;
      motion.read("shift", shift, -double(kMostShift), double(kMostShift));
      read.shift = static_cast<std::int32_t>(std::lround(shift));
      read.unknown = motion.unknown();
      if (read.file.empty()) {
        motion.issue("a motion without a file; left out");
        result.pop_back();
      }
    }
    return result;
  }

  void ik(const nlohmann::json& json, std::int64_t of, IkChoice& choice) {
    JsonObject object(json, "ik", of, issues_);
    object.read("all", choice.all, kIkWords);
    if (const auto* chains = array(object, "chains")) {
      for (const auto& item : firstOf(*chains)) {
        JsonObject chain(item, "ik", of, issues_);
        std::pair<std::string, IkMode> read{{}, IkMode::Motion};
        chain.read("bone", read.first);
        chain.read("ik", read.second, kIkWords);
        if (!read.first.empty()) choice.chains.push_back(std::move(read));
      }
    }
    if (const auto* solver = array(object, "solver")) {
      for (const auto& item : firstOf(*solver)) {
        const auto named = std::ranges::find_if(ik::kNamedSwitches, [&](const auto& known) {
          return item.is_string() && known.name == item.get_ref<const std::string&>();
        });
        if (named == ik::kNamedSwitches.end()) {
          object.issue(fmt::format("there is no solver switch {}", item.dump().substr(0, 60)));
        } else {
          choice.solver.*named->field = true;
        }
      }
    }
  }

  void outsideParents(JsonObject& object, std::int64_t index, ActorDescription& actor) {
    const auto* list = array(object, "outsideParents");
    if (list == nullptr) return;
    for (const auto& item : *list) {
      JsonObject of(item, "outsideParents", index, issues_);
      if (actor.outsideParents.size() == kMostOutsideParents) {
        of.issue(fmt::format("an actor has at most {}; the others are left out", kMostOutsideParents));
        return;
      }
      OutsideParentDescription read;
      double from = -1.0;
      of.read("bone", read.bone);
      of.read("actor", from, 0, double(kMostActors - 1));
      of.read("parent", read.parent);
      read.actor = static_cast<std::size_t>(std::max(from, 0.0));
      if (read.parent.empty() || static_cast<double>(read.actor) != from) {
        of.issue("doesn't name an actor and its bone; left out");
      } else {
        actor.outsideParents.push_back(std::move(read));
      }
    }
  }

  base::Result<ActorDescription> actor(const nlohmann::json& json, std::int64_t index) {
    JsonObject object(json, "actors", index, issues_);
    ActorDescription actor;
    path(object, "model", actor.model);
    auto read = motions(object, index);
    if (!read) return tl::unexpected(read.error());
    actor.motions = std::move(*read);
    object.read("visible", actor.visible);
    object.read("physics", actor.physics);
    if (const auto* choice = object.find("ik")) ik(*choice, index, actor.ik);
    if (const auto* place = object.find("placement")) {
      JsonObject placement(*place, "placement", index, issues_);
      placement.read("position", actor.placement.position, -kFar, kFar);
      placement.read("turn", actor.placement.turn, -kMostAngle, kMostAngle);
      placement.read("scale", actor.placement.scale, kLeastModelScale, kMostModelScale);
    }
    outsideParents(object, index, actor);
    actor.unknown = object.unknown();
    return actor;
  }

  void look(const nlohmann::json& json, LookDescription& look) {
    JsonObject object(json, "look", -1, issues_);
    PictureOptions& picture = look.picture;
    LightChoice& light = picture.light;
    object.read("background", look.background);
    path(object, "backgroundPicture", picture.backdrop);
    object.read("grid", picture.grid);
    object.read("axes", picture.axes);
    object.read("samples", picture.samples, 1, 64);
    object.read("lightFromMotion", light.fromMotion);
    object.read("lightColour", light.own.colour, 0, 1);
    object.read("lightDirection", light.own.direction, -kFar, kFar);
    object.read("groundShadow", light.ground, kGroundWords);
    object.read("selfShadow", light.self, kSelfShadowWords);
    object.read("selfShadowMode", light.ownSelf.mode, 0, 2);
    object.read("selfShadowDistance", light.ownSelf.distance, 0, 0.1);
    if (const auto* of = object.find("camera"); of != nullptr && !of->is_null()) {
      JsonObject camera(*of, "camera", -1, issues_);
      vmd::CameraState& state = look.camera.emplace();
      camera.read("target", state.target, -kFar, kFar);
      camera.read("rotation", state.rotation, -kMostAngle, kMostAngle);
      camera.read("distance", state.distance, -kFar, kFar);
      camera.read("fieldOfView", state.fovDegrees, 1, 179);
      camera.read("perspective", state.perspective);
    }
    look.unknown = object.unknown();
  }

  /// No model has so many chains that a user would name them all; the rest of a longer list is left out.
  static std::span<const nlohmann::json> firstOf(const nlohmann::json& list) {
    const auto& items = list.get_ref<const nlohmann::json::array_t&>();
    return {items.data(), std::min(items.size(), kMostChains)};
  }

  static const nlohmann::json* array(JsonObject& object, const char* key) {
    const auto* json = object.find(key);
    if (json == nullptr || json->is_array()) return json;
    object.issue(fmt::format("{} isn't a list; left out", key));
    return nullptr;
  }

 private:
  fs::path folder_;
  base::Issues& issues_;
};

base::Result<ReadShow> read(const nlohmann::json& json, const fs::path& folder) {
  ReadShow result;
  Reader reader(folder, result.issues);
  JsonObject object(json, "show", -1, result.issues);
  object.find("format");
  object.find("version");
  ShowDescription& show = result.show;
  if (const auto* actors = Reader::array(object, "actors")) {
    if (actors->size() > kMostActors) {
      return tl::unexpected(
          wrong(base::ErrorCode::BadValue, fmt::format("{} actors are more than {}", actors->size(), kMostActors)));
    }
    for (std::size_t i = 0; i < actors->size(); ++i) {
      auto actor = reader.actor((*actors)[i], static_cast<std::int64_t>(i));
      if (!actor) return tl::unexpected(actor.error());
      show.actors.push_back(std::move(*actor));
    }
  }
  auto motions = reader.motions(object, -1);
  if (!motions) return tl::unexpected(motions.error());
  show.motions = std::move(*motions);
  if (const auto* physics = object.find("physics")) {
    JsonObject of(*physics, "physics", -1, result.issues);
    of.read("on", show.physics.on);
    of.read("gravity", show.physics.gravity, -kMostGravity, kMostGravity);
    of.read("settle", show.physics.settle, 0, kMostSettle);
    of.read("together", show.physics.together);
    show.physics.unknown = of.unknown();
  }
  if (const auto* look = object.find("look")) reader.look(*look, show.look);
  if (const auto* song = object.find("song")) {
    JsonObject of(*song, "song", -1, result.issues);
    reader.path(of, "file", show.song.file);
    of.read("offset", show.song.offset, -kMostSeconds, kMostSeconds);
    of.read("volume", show.song.volume, 0, 1);
    of.read("muted", show.song.muted);
    show.song.unknown = of.unknown();
  }
  show.unknown = object.unknown();
  if (result.issues.size() > kMostIssues) {
    const auto more = result.issues.size() - kMostIssues;
    result.issues.resize(kMostIssues);
    result.issues.push_back({"show", -1, -1, fmt::format("{} more values that can't be meant", more)});
  }
  return result;
}

}  // namespace

base::Result<std::string> showJson(const ShowDescription& show, const fs::path& folder) {
  Writer writer(folder);
  ordered_json json{{"format", kFormat}, {"version", kVersion}};
  auto actors = ordered_json::array();
  for (const auto& actor : show.actors) actors.push_back(writer.actor(actor));
  json["actors"] = std::move(actors);
  json["motions"] = writer.motions(show.motions);
  json["physics"] = {{"on", show.physics.on},
                     {"gravity", numbers(show.physics.gravity)},
                     {"settle", show.physics.settle},
                     {"together", show.physics.together}};
  addUnknown(json["physics"], show.physics.unknown);
  json["look"] = writer.look(show.look);
  json["song"] = {{"file", writer.path(show.song.file)},
                  {"offset", show.song.offset},
                  {"volume", number(show.song.volume)},
                  {"muted", show.song.muted}};
  addUnknown(json["song"], show.song.unknown);
  addUnknown(json, show.unknown);
  if (!writer.unwritable().empty()) {
    return tl::unexpected(
        wrong(base::ErrorCode::CannotWrite, fmt::format("{} isn't UTF-8, so JSON can't name it", writer.unwritable())));
  }
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

base::Result<ReadShow> parseShow(std::string_view text, const fs::path& folder) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  bool deep = false;
  nlohmann::json json;
  try {
    json = nlohmann::json::parse(text.begin(), text.end(), [&deep](int depth, auto, const auto&) {
      deep = deep || depth > kMostDepth;
      return !deep;
    });
  } catch (const nlohmann::json::parse_error& error) {
    return tl::unexpected(wrong(base::ErrorCode::NotThisFormat, "isn't JSON", static_cast<std::int64_t>(error.byte)));
  } catch (const nlohmann::json::exception&) {
    return tl::unexpected(wrong(base::ErrorCode::NotThisFormat, "has a number that is too large"));
  }
  if (deep)
    return tl::unexpected(
        wrong(base::ErrorCode::BadValue, fmt::format("more than {} objects in each other", kMostDepth)));
  const auto format = json.is_object() ? json.value("format", nlohmann::json()) : nlohmann::json();
  if (format != kFormat) return tl::unexpected(wrong(base::ErrorCode::NotThisFormat, "isn't a show of Odori's"));
  const auto version = json.value("version", nlohmann::json());
  if (!version.is_number_integer() || version.get<std::int64_t>() < 1)
    return tl::unexpected(wrong(base::ErrorCode::NotThisFormat, "a show without a version"));
  if (version.get<std::int64_t>() > kVersion) {
    return tl::unexpected(
        wrong(base::ErrorCode::NotThisFormat,
              fmt::format("a show of version {}; this program reads up to {}", version.get<std::int64_t>(), kVersion)));
  }
  return read(json, folder);
}

base::Result<ReadShow> readShow(const fs::path& file) {
  const auto named = [&](base::Error error) {
    error.file = file.string();
    return tl::unexpected(std::move(error));
  };
  std::error_code failed;
  if (const auto size = fs::file_size(file, failed); !failed && size > kMostShowBytes)
    return named(wrong(base::ErrorCode::NotThisFormat, fmt::format("a show has at most {} bytes", kMostShowBytes)));
  const auto bytes = base::readFile(file);
  if (!bytes) return tl::unexpected(bytes.error());
  auto show = parseShow({reinterpret_cast<const char*>(bytes->data()), bytes->size()},
                        fs::absolute(file, failed).parent_path());
  return show ? std::move(show) : named(show.error());
}

base::Result<void> writeShow(const ShowDescription& show, const fs::path& file) {
  std::error_code failed;
  const auto json = showJson(show, fs::absolute(file, failed).parent_path());
  if (!json) return tl::unexpected(json.error());
  return base::writeFile(file, std::as_bytes(std::span(*json)));
}

bool isShow(const fs::path& file) {
  std::error_code failed;
  if (!fs::is_regular_file(file, failed)) return false;
  std::array<char, 65536> start{};
  std::ifstream in(file, std::ios::binary);
  in.read(start.data(), start.size());
  const std::string_view text(start.data(), static_cast<std::size_t>(in.gcount()));
  const auto first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
  return first != std::string_view::npos && text[first] == '{' && text.find(kFormat) != std::string_view::npos;
}

}  // namespace app
