// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_json.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/edits_json.h"
#include "app/description/freedoms_json.h"
#include "app/description/goals_json.h"
#include "app/description/json_object.h"
#include "app/description/json_words.h"
#include "app/description/look_json.h"
#include "app/description/odori_json.h"
#include "app/description/plain_switches.h"
#include "app/description/readouts_json.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

base::Error wrong(base::ErrorCode code, std::string detail, std::int64_t offset = -1) {
  return {code, {}, offset < 0 ? "" : "JSON", -1, offset, std::move(detail)};
}

constexpr OdoriFormat kShowFile{kShowFormat, "show", kShowVersion, kMaxShowBytes};

constexpr double kFar = base::kMaxUnits, kMaxAngle = 1e4, kMaxGravity = 1e5, kMaxSettle = 3600, kMaxSeconds = 1e6;
constexpr std::size_t kMaxChains = 1000;

class Reader {
 public:
  Reader(OdoriPlace place, base::IssueGroup& issues) : place_(std::move(place)), issues_(issues) {}

  void path(JsonObject& object, const char* key, fs::path& value) { readPath(object, key, place_, value); }

  void archives(const nlohmann::json& list, std::vector<ArchiveNames>& read) {
    for (std::size_t i = 0; i < list.size() && i < kMaxActors; ++i) {
      JsonObject object(list[i], "archive", static_cast<std::int64_t>(i), issues_);
      fs::path file;
      std::string names;
      path(object, "file", file);
      object.read("names", names);
      const auto encoding = base::codePageNamed(names);
      if (!encoding) {
        object.issue("names isn't an encoding; left out");
      } else if (!file.empty()) {
        read.emplace_back(std::move(file), *encoding);
      }
    }
  }

  base::Result<std::vector<MotionDescription>> motions(JsonObject& object, std::int64_t of) {
    std::vector<MotionDescription> result;
    const auto* list = object.list("motions");
    if (list == nullptr) return result;
    if (list->size() > kMaxShowMotions) {
      return tl::unexpected(
          wrong(base::ErrorCode::BadValue, fmt::format("{} motions are more than {}", list->size(), kMaxShowMotions)));
    }
    for (const auto& item : *list) {
      JsonObject motion(item, "motions", of, issues_);
      MotionDescription& read = result.emplace_back();
      path(motion, "file", read.file);
      motion.read("on", read.on);
      double shift = 0.0;
      motion.read("shift", shift, -double(kMaxShift), double(kMaxShift));
      read.shift = static_cast<std::int32_t>(std::lround(shift));
      read.unknown = motion.unknown();
      if (read.file.empty()) {
        motion.issue("a motion without a file; left out");
        result.pop_back();
      }
    }
    return result;
  }

  void ik(JsonObject& actor, const nlohmann::json& json, std::int64_t of, IkChoice& choice) {
    JsonObject object(json, "ik", of, issues_);
    object.read("all", choice.all, kIkWords);
    if (const auto* chains = object.list("chains")) {
      for (const auto& item : firstOf(*chains)) {
        JsonObject chain(item, "ik", of, issues_);
        std::pair<std::string, IkMode> read{{}, IkMode::Motion};
        chain.read("bone", read.first);
        const bool told = chain.find("ik") != nullptr || chain.find("by") == nullptr;
        chain.read("ik", read.second, kIkWords);
        if (read.first.empty()) continue;
        if (ChainSolver by; chainSolver(chain, of, by)) choice.chainSolvers.emplace_back(read.first, by);
        if (told) choice.chains.push_back(std::move(read));
      }
    }
    solver(object, choice.solver);
    chainSolver(object, of, choice.chainSolver);
    actor.keepUnknownOf("ik", object);
  }

  /// Reads the solver of a chain, or of all, from `by`. Returns false where it is missing.
  bool chainSolver(JsonObject& object, std::int64_t of, ChainSolver& chainSolver) {
    const auto* json = object.find("by");
    if (json == nullptr || json->is_null()) return false;
    JsonObject by(*json, "by", of, issues_);
    std::string name = "mmd";
    by.read("solver", name);
    chainSolver.solver = ik::solvers::solverNamed(name);
    if (!chainSolver.solver && name != "mmd")
      by.issue(fmt::format("there is no solver '{}'; MMD's is used", base::printable(name, 60)));
    by.read("loops", chainSolver.loops, 0, kMaxSolverLoops);
    by.read("tolerance", chainSolver.tolerance, kMinSolverTolerance, kMaxSolverTolerance);
    object.keepUnknownOf("by", by);
    return true;
  }

  void solver(JsonObject& object, ik::SolverSwitches& switches) {
    const auto* list = object.list("solver");
    if (list == nullptr) return;
    for (const auto& item : firstOf(*list)) {
      const auto named = std::ranges::find_if(ik::kNamedSwitches, [&](const auto& known) {
        return item.is_string() && known.name == item.get_ref<const std::string&>();
      });
      if (named == ik::kNamedSwitches.end()) {
        object.issue(fmt::format("there is no solver switch {}", item.dump().substr(0, 60)));
      } else {
        switches.*named->field = true;
      }
    }
  }

  void ghost(JsonObject& actor, std::int64_t of, std::optional<GhostChoice>& choice) {
    const auto* json = actor.find("ghost");
    if (json == nullptr || json->is_null()) return;
    JsonObject object(*json, "ghost", of, issues_);
    if (!json->is_object()) return;  // the JsonObject has reported it
    choice.emplace();
    object.read("ik", choice->ik, kIkWords);
    object.read("place", choice->place, kGhostWords);
    solver(object, choice->solver);
    chainSolver(object, of, choice->chainSolver);
    actor.keepUnknownOf("ghost", object);
  }

  void outsideParents(JsonObject& object, std::int64_t index, ActorDescription& actor) {
    const auto* list = object.list("outsideParents");
    if (list == nullptr) return;
    for (const auto& item : *list) {
      JsonObject of(item, "outsideParents", index, issues_);
      if (actor.outsideParents.size() == kMaxOutsideParents) {
        of.issue(fmt::format("an actor has at most {}; the others are left out", kMaxOutsideParents));
        return;
      }
      OutsideParentDescription read;
      double from = -1.0;
      of.read("bone", read.bone);
      of.read("actor", from, 0, double(kMaxActors - 1));
      of.read("parent", read.parent);
      read.actor = static_cast<std::size_t>(std::max(from, 0.0));
      if (read.parent.empty() || static_cast<double>(read.actor) != from) {
        of.issue("doesn't name an actor and its bone; left out");
      } else {
        actor.outsideParents.push_back(std::move(read));
      }
    }
  }

  void boneNames(JsonObject& object, std::int64_t index, ActorDescription& actor) {
    const auto* list = object.list("boneNames");
    if (list == nullptr) return;
    for (const auto& item : *list) {
      JsonObject of(item, "boneNames", index, issues_);
      if (actor.boneNames.size() == kMaxBoneNames) {
        of.issue(fmt::format("an actor has at most {}; the others are left out", kMaxBoneNames));
        return;
      }
      BoneNameDescription read;
      of.read("name", read.name);
      of.read("bone", read.bone);
      if (read.name.empty() || read.bone.empty()) {
        of.issue("doesn't tell a name and a bone; left out");
      } else {
        actor.boneNames.push_back(std::move(read));
      }
    }
  }

  void hiddenMaterials(JsonObject& object, std::int64_t index, ActorDescription& actor) {
    const auto* list = object.list("hiddenMaterials");
    if (list == nullptr) return;
    for (const auto& item : *list) {
      JsonObject of(item, "hiddenMaterials", index, issues_);
      if (actor.hiddenMaterials.size() == kMaxHiddenMaterials) {
        of.issue(fmt::format("an actor has at most {}; the others are left out", kMaxHiddenMaterials));
        return;
      }
      HiddenMaterial read;
      of.read("material", read.name);
      of.read("place", read.place, 0, double(std::numeric_limits<std::int32_t>::max()));
      if (read.name.empty() && read.place < 0) {
        of.issue("doesn't name a material; left out");
      } else {
        actor.hiddenMaterials.push_back(std::move(read));
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
    for (const NamedFlag& of : kNamedFlags) object.read(of.name, actor.*of.described);
    for (const NamedNumber& of : kNamedNumbers) object.read(of.name, actor.*of.described, of.min, of.max);
    if (const auto* shadow = object.find("groundShadow"); shadow != nullptr && !shadow->is_null()) {
      bool wanted = true;
      object.read("groundShadow", wanted);
      if (shadow->is_boolean()) actor.groundShadow = wanted;
    }
    if (const auto* choice = object.find("ik")) ik(object, *choice, index, actor.ik);
    ghost(object, index, actor.ghost);
    readGoals(object, index, issues_, actor.goals);
    readFreedoms(object, index, issues_, actor.freedoms);
    readReadouts(object, index, issues_, actor.readouts);
    if (const auto* place = object.find("placement")) {
      JsonObject placement(*place, "placement", index, issues_);
      placement.read("position", actor.placement.position, -kFar, kFar);
      placement.read("turn", actor.placement.turn, -kMaxAngle, kMaxAngle);
      placement.read("pitch", actor.placement.pitch, -kMaxAngle, kMaxAngle);
      placement.read("roll", actor.placement.roll, -kMaxAngle, kMaxAngle);
      placement.read("scale", actor.placement.scale, kMinModelScale, kMaxModelScale);
      object.keepUnknownOf("placement", placement);
    }
    outsideParents(object, index, actor);
    boneNames(object, index, actor);
    readEdits(object, index, issues_, actor.edits);
    hiddenMaterials(object, index, actor);
    actor.unknown = object.unknown();
    return actor;
  }

  /// Returns the start of a list of chains. No model has so many that a user would name them all;
  /// the rest is left out.
  static std::span<const nlohmann::json> firstOf(const nlohmann::json& list) {
    const auto& items = list.get_ref<const nlohmann::json::array_t&>();
    return {items.data(), std::min(items.size(), kMaxChains)};
  }

 private:
  OdoriPlace place_;
  base::IssueGroup& issues_;
};

base::Result<ReadShow> read(const nlohmann::json& json, const fs::path& folder, const fs::path& within) {
  ReadShow result;
  base::IssueGroup issues(result.issues, "show", "values that can't be meant");
  Reader reader({folder, within}, issues);
  JsonObject object(json, "show", -1, issues);
  object.find("format");
  object.find("version");
  ShowDescription& show = result.show;
  if (const auto* actors = object.list("actors")) {
    if (actors->size() > kMaxActors) {
      return tl::unexpected(
          wrong(base::ErrorCode::BadValue, fmt::format("{} actors are more than {}", actors->size(), kMaxActors)));
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
    JsonObject of(*physics, "physics", -1, issues);
    of.read("on", show.physics.on);
    of.read("gravity", show.physics.gravity, -kMaxGravity, kMaxGravity);
    of.read("settle", show.physics.settle, 0, kMaxSettle);
    of.read("together", show.physics.together);
    show.physics.unknown = of.unknown();
  }
  if (const auto* look = object.find("look")) {
    const auto path = [&](JsonObject& of, const char* key, fs::path& value) { reader.path(of, key, value); };
    readLook(*look, path, show.look, issues);
  }
  if (const auto* song = object.find("song")) {
    JsonObject of(*song, "song", -1, issues);
    reader.path(of, "file", show.song.file);
    of.read("offset", show.song.offset, -kMaxSeconds, kMaxSeconds);
    of.read("volume", show.song.volume, 0, 1);
    of.read("muted", show.song.muted);
    show.song.unknown = of.unknown();
  }
  if (const auto* archives = object.list("archives")) reader.archives(*archives, result.show.archives);
  show.unknown = object.unknown();
  issues.tellRest();
  return result;
}

}  // namespace

base::Result<ReadShow> parseShow(std::string_view text, const fs::path& folder, const fs::path& within,
                                 const std::function<bool()>& stopped) {
  const auto json = parseOdoriJson(text, kShowFile, stopped);
  if (!json) return tl::unexpected(json.error());
  return read(*json, folder, within);
}

base::Result<ReadShow> readShow(const fs::path& file, const OpenContext& context,
                                const std::function<bool()>& stopped) {
  const auto own = readOdoriText(file, kShowFile, context);
  if (!own) return tl::unexpected(own.error());
  auto show = parseShow(own->text, own->place.folder, own->place.within, stopped);
  if (!show) show.error().file = file.string();
  return show;
}

bool isShow(const fs::path& path, const OpenContext& context) { return isOdoriFile(path, kShowFile, context); }

}  // namespace app
