// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the writing part of show_json.h.

#include <span>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/edits_json.h"
#include "app/description/freedoms_json.h"
#include "app/description/goals_json.h"
#include "app/description/json_numbers.h"
#include "app/description/json_words.h"
#include "app/description/look_json.h"
#include "app/description/odori_json.h"
#include "app/description/plain_switches.h"
#include "app/description/readouts_json.h"
#include "app/description/show_json.h"
#include "pmx/base/file.h"

namespace app {
namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

/// Returns whether there are unknown keys in the inner object that this pointer names.
bool hasUnknownIn(const UnknownKeys& keys, const std::string& pointer) {
  const auto in = keys.lower_bound(pointer + '/');
  return in != keys.end() && in->first.starts_with(pointer + '/');
}

/// A Writer writes shows with paths relative to a folder.
class Writer {
 public:
  explicit Writer(const fs::path& folder) : paths_(folder) {}

  ordered_json path(const fs::path& file) { return paths_.text(file); }

  ordered_json motions(const std::vector<MotionDescription>& list) {
    auto json = ordered_json::array();
    for (const auto& motion : list) {
      ordered_json item{{"file", path(motion.file)}, {"on", motion.on}, {"shift", motion.shift}};
      addUnknown(item, motion.unknown);
      json.push_back(std::move(item));
    }
    return json;
  }

  static ordered_json ik(const ActorDescription& actor) {
    const IkChoice& choice = actor.ik;
    ordered_json json{{"all", wordOf(choice.all)}};
    auto chains = ordered_json::array();
    for (const auto& [name, mode] : choice.chains) chains.push_back({{"bone", name}, {"ik", wordOf(mode)}});
    for (const auto& [name, chainSolver] : choice.chainSolvers)
      chains.push_back({{"bone", name}, {"by", by(chainSolver)}});
    if (!chains.empty()) json["chains"] = std::move(chains);
    addSolver(json, choice.solver);
    if (choice.chainSolver != ChainSolver() || hasUnknownIn(actor.unknown, "/ik/by"))
      json["by"] = by(choice.chainSolver);
    return json;
  }

  static ordered_json by(const ChainSolver& chainSolver) {
    return {{"solver", chainSolver.solver ? ik::solvers::nameOf(*chainSolver.solver) : "mmd"},
            {"loops", chainSolver.loops},
            {"tolerance", chainSolver.tolerance}};
  }

  static void addSolver(ordered_json& json, const ik::SolverSwitches& solver) {
    auto switches = ordered_json::array();
    for (const auto& named : ik::kNamedSwitches) {
      if (solver.*named.field) switches.push_back(named.name);
    }
    if (!switches.empty()) json["solver"] = std::move(switches);
  }

  static void addNumbers(ordered_json& json, const ActorDescription& actor, Written written) {
    static const ActorDescription unchanged;
    for (const NamedNumber& of : kNamedNumbers) {
      if (of.written != written || (written == Written::WhereChanged && actor.*of.described == unchanged.*of.described))
        continue;
      json[of.name] = number(actor.*of.described);
    }
  }

  ordered_json actor(const ActorDescription& actor) {
    ordered_json json{{"model", path(actor.model)}, {"motions", motions(actor.motions)}};
    for (const NamedFlag& of : kNamedFlags) json[of.name] = actor.*of.described;
    addNumbers(json, actor, Written::Always);
    json["ik"] = ik(actor);
    json["placement"] = {{"position", numbers(actor.placement.position)},
                         {"turn", number(actor.placement.turn)},
                         {"pitch", number(actor.placement.pitch)},
                         {"roll", number(actor.placement.roll)},
                         {"scale", number(actor.placement.scale)}};
    if (actor.groundShadow) json["groundShadow"] = *actor.groundShadow;
    if (actor.ghost) {
      json["ghost"] = {{"ik", wordOf(actor.ghost->ik)}, {"place", wordOf(actor.ghost->place)}};
      addSolver(json["ghost"], actor.ghost->solver);
      if (actor.ghost->chainSolver != ChainSolver() || hasUnknownIn(actor.unknown, "/ghost/by"))
        json["ghost"]["by"] = by(actor.ghost->chainSolver);
    }
    if (!actor.goals.empty()) json["goals"] = goalsJson(actor.goals);
    if (!actor.freedoms.empty()) json["freedoms"] = freedomsJson(actor.freedoms);
    if (!actor.readouts.empty()) json["readouts"] = readoutsJson(actor.readouts);
    addNumbers(json, actor, Written::WhereChanged);
    auto hangs = ordered_json::array();
    for (const auto& of : actor.outsideParents)
      hangs.push_back({{"bone", of.bone}, {"actor", of.actor}, {"parent", of.parent}});
    if (!hangs.empty()) json["outsideParents"] = std::move(hangs);
    auto names = ordered_json::array();
    for (const auto& name : actor.boneNames) names.push_back({{"name", name.name}, {"bone", name.bone}});
    if (!names.empty()) json["boneNames"] = std::move(names);
    if (auto edits = editsJson(actor.edits); !edits.is_null()) {
      json["edits"] = std::move(edits);
    } else if (hasUnknownIn(actor.unknown, "/edits")) {
      json["edits"] = ordered_json::object();  // for unknown keys in it
    }
    auto hidden = ordered_json::array();
    for (const auto& of : actor.hiddenMaterials) {
      hidden.push_back({{"material", of.name}});
      if (of.place >= 0) hidden.back()["place"] = of.place;
    }
    if (!hidden.empty()) json["hiddenMaterials"] = std::move(hidden);
    addUnknown(json, actor.unknown);
    return json;
  }

  ordered_json archives(const std::vector<ArchiveNames>& chosen) {
    auto json = ordered_json::array();
    for (const auto& [archive, names] : chosen)
      json.push_back({{"file", path(archive)}, {"names", base::codePageName(names)}});
    return json;
  }

  [[nodiscard]] base::Result<void> allWritten() const { return paths_.allWritten(); }

 private:
  OdoriPaths paths_;
};

}  // namespace

base::Result<std::string> showJson(const ShowDescription& show, const fs::path& folder) {
  Writer writer(folder);
  ordered_json json{{"format", kShowFormat}, {"version", kShowVersion}};
  auto actors = ordered_json::array();
  for (const auto& actor : show.actors) actors.push_back(writer.actor(actor));
  json["actors"] = std::move(actors);
  json["motions"] = writer.motions(show.motions);
  json["physics"] = {{"on", show.physics.on},
                     {"gravity", numbers(show.physics.gravity)},
                     {"settle", show.physics.settle},
                     {"together", show.physics.together}};
  addUnknown(json["physics"], show.physics.unknown);
  json["look"] = lookJson(show.look, [&](const fs::path& file) { return writer.path(file); });
  addUnknown(json["look"], show.look.unknown);
  json["song"] = {{"file", writer.path(show.song.file)},
                  {"offset", show.song.offset},
                  {"volume", number(show.song.volume)},
                  {"muted", show.song.muted}};
  addUnknown(json["song"], show.song.unknown);
  if (auto archives = writer.archives(show.archives); !archives.empty()) json["archives"] = std::move(archives);
  addUnknown(json, show.unknown);
  if (auto all = writer.allWritten(); !all) return tl::unexpected(all.error());
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

base::Result<void> writeShow(const ShowDescription& show, const fs::path& file) {
  std::error_code failed;
  const fs::path whole = fs::absolute(file, failed);
  if (failed) return base::cannotWrite(file, failed.value());
  const auto json = showJson(show, whole.parent_path());
  if (!json) return tl::unexpected(json.error());
  return base::writeFile(file, std::as_bytes(std::span(*json)));
}

}  // namespace app
