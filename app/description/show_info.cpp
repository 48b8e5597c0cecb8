// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_info.h"

#include <iterator>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/edits_json.h"
#include "app/description/missing_files.h"
#include "app/description/open_show.h"
#include "app/description/plain_switches.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

ordered_json motionsJson(const std::vector<MotionDescription>& motions) {
  auto list = ordered_json::array();
  for (const auto& motion : motions)
    list.push_back({{"file", motion.file.string()}, {"on", motion.on}, {"shift", motion.shift}});
  return list;
}

std::string noteOf(const MotionDescription& motion) {
  std::string note;
  if (!motion.on) note += ", switched off";
  if (motion.shift != 0)
    note += fmt::format(", {} {} {}", std::abs(motion.shift), std::abs(motion.shift) == 1 ? "frame" : "frames",
                        motion.shift > 0 ? "later" : "earlier");
  return note;
}

void addMotions(const std::vector<MotionDescription>& motions, std::string& text) {
  for (const auto& motion : motions)
    text += fmt::format("    motion: {}{}\n", base::printable(motion.file.string()), noteOf(motion));
}

}  // namespace

std::string infoText(const ReadShow& read, const OpenContext& context) {
  const ShowDescription& show = read.show;
  std::string text = fmt::format("show of {} {}\n", show.actors.size(), show.actors.size() == 1 ? "actor" : "actors");
  for (std::size_t i = 0; i < show.actors.size(); ++i) {
    const ActorDescription& actor = show.actors[i];
    text += fmt::format("  {}: {}{}{}{}{}\n", i, base::printable(actor.model.string()), actor.visible ? "" : ", hidden",
                        actor.physics ? "" : ", without physics",
                        actor.opacity == 1.0F ? "" : fmt::format(", opacity {}", actor.opacity),
                        actor.groundShadow.value_or(true) ? "" : ", without a shadow on the ground");
    addMotions(actor.motions, text);
    const Placement& at = actor.placement;
    if (at != Placement{}) {
      const bool tilted = at.pitch != 0.0F || at.roll != 0.0F;
      text += fmt::format("    at {}, {}, {}, turned by {} degrees{}, scaled by {}\n", at.position.x, at.position.y,
                          at.position.z, at.turn,
                          tilted ? fmt::format(" ({} about X, {} about Z)", at.pitch, at.roll) : "", at.scale);
    }
    for (const auto& of : actor.outsideParents) {
      text += fmt::format("    {} hangs from {} of {}\n", of.bone.empty() ? "it" : base::printable(of.bone, 60),
                          base::printable(of.parent, 60), of.actor);
    }
    for (const auto& name : actor.boneNames)
      text +=
          fmt::format("    {} of motions moves {}\n", base::printable(name.name, 60), base::printable(name.bone, 60));
    const EditsDescription& edits = actor.edits;
    if (!edits.bones.empty() || !edits.morphs.empty())
      text += fmt::format("    edited by hand: {} bones, {} morphs{}\n", edits.bones.size(), edits.morphs.size(),
                          edits.on ? "" : ", switched off");
  }
  if (!show.motions.empty()) text += "  scene:\n";
  addMotions(show.motions, text);
  if (!show.song.file.empty()) text += fmt::format("  song: {}\n", base::printable(show.song.file.string()));
  for (const auto& file : missingFiles(show, context))
    text += fmt::format("missing: {}\n", base::printable(file.string()));
  for (const auto& issue : read.issues) text += base::printable(base::describe(issue)) + "\n";
  return text;
}

std::string infoJson(const ReadShow& read, const OpenContext& context) {
  const ShowDescription& show = read.show;
  ordered_json json{{"format", "odori show"}, {"version", 1}};
  auto actors = ordered_json::array();
  for (const auto& actor : show.actors) {
    const Placement& at = actor.placement;
    ordered_json told{{"model", actor.model.string()}, {"motions", motionsJson(actor.motions)}};
    for (const NamedFlag& of : kNamedFlags) told[of.name] = actor.*of.described;
    for (const NamedNumber& of : kNamedNumbers) {
      if (of.written == Written::Always) told[of.name] = actor.*of.described;
    }
    told["groundShadow"] = actor.groundShadow ? ordered_json(*actor.groundShadow) : ordered_json();
    told["placement"] = {{"position", {at.position.x, at.position.y, at.position.z}},
                         {"turn", at.turn},
                         {"pitch", at.pitch},
                         {"roll", at.roll},
                         {"scale", at.scale}};
    actors.push_back(std::move(told));
    auto hangs = ordered_json::array();
    for (const auto& of : actor.outsideParents)
      hangs.push_back({{"bone", of.bone}, {"actor", of.actor}, {"parent", of.parent}});
    if (!hangs.empty()) actors.back()["outsideParents"] = std::move(hangs);
    auto names = ordered_json::array();
    for (const auto& name : actor.boneNames) names.push_back({{"name", name.name}, {"bone", name.bone}});
    if (!names.empty()) actors.back()["boneNames"] = std::move(names);
    if (auto edits = editsJson(actor.edits); !edits.is_null()) actors.back()["edits"] = std::move(edits);
  }
  json["actors"] = std::move(actors);
  json["motions"] = motionsJson(show.motions);
  json["song"] = show.song.file.empty() ? ordered_json() : ordered_json(show.song.file.string());
  auto missing = ordered_json::array();
  for (const auto& file : missingFiles(show, context)) missing.push_back(file.string());
  json["missing"] = std::move(missing);
  auto issues = ordered_json::array();
  for (const auto& issue : read.issues) issues.push_back(base::printable(base::describe(issue)));
  json["issues"] = std::move(issues);
  return json.dump(-1, ' ', true, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace app
