// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/open_show.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/description/arrange.h"
#include "app/description/describe_actor.h"
#include "app/description/show_row.h"
#include "app/files/loaded_files.h"
#include "app/tree/open_context.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// A Files reads each file once.
class Files {
 public:
  Files(const OpenContext& context, Missing missing, base::Issues& issues)
      : context_(context), stayOpen_(context), missing_(missing), issues_(issues) {}

  /// Returns null where the file can't be used and is listed.
  base::Result<std::shared_ptr<const LoadedModel>> model(const fs::path& file) {
    return once(models_, file, [&] { return loadModel(file, context_); });
  }
  base::Result<std::shared_ptr<const LoadedMotion>> motion(const fs::path& file) {
    return once(motions_, file, [&] { return loadMotion(file, context_); });
  }

 private:
  template <class Item, class Load>
  base::Result<Item> once(std::map<fs::path, Item>& known, const fs::path& file, Load load) {
    if (const auto at = known.find(file); at != known.end()) return at->second;
    auto read = load();
    if (!read && (missing_ == Missing::Fails || read.error().code == base::ErrorCode::CannotRead))
      return tl::unexpected(read.error());
    if (!read) issues_.push_back(base::issueOf(read.error()));
    return known[file] = read ? *read : Item{};
  }

  OpenContext context_;
  ArchivesStayOpen stayOpen_;
  Missing missing_;
  base::Issues& issues_;
  std::map<fs::path, std::shared_ptr<const LoadedModel>> models_;
  std::map<fs::path, std::shared_ptr<const LoadedMotion>> motions_;
};

}  // namespace

base::Result<ShowDescription> describeFiles(std::span<const fs::path> files, const OpenContext& context,
                                            base::Issues& issues, Missing missing, OfSeveral ofSeveral) {
  ShowRow row(context, issues, ofSeveral);
  std::optional<base::Error> first;
  for (const auto& file : files) {
    auto added = row.add(file);
    if (added) continue;
    const base::ErrorCode code = added.error().code;
    if (missing == Missing::Fails || code == base::ErrorCode::BadArgument || code == base::ErrorCode::CannotRead)
      return tl::unexpected(added.error());
    issues.push_back(base::issueOf(added.error()));
    if (!first) first = std::move(added.error());
  }
  const auto needsModel = [](const fs::path& file, const char* what) {
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("is a {}, and no model is named; give one with it", what), file.string());
  };
  if (!row.waiting().empty()) {
    if (first) return tl::unexpected(std::move(*first));
    const fs::path motion = row.waiting().front().file;
    const FileKind kind = fileKind(motion, row.context());
    if (kind == FileKind::Unknown) {
      if (const auto read = loadMotion(motion, row.context()); !read) return tl::unexpected(read.error());
    }
    return needsModel(motion, kind == FileKind::Pose ? "pose" : "motion");
  }
  ShowDescription show = row.take();
  if (show.actors.empty() && first) return tl::unexpected(std::move(*first));
  if (show.actors.empty() && !show.song.file.empty() && !row.hasShow()) return needsModel(show.song.file, "song");
  return show;
}

namespace {

/// Adds an attachment. Returns why it is impossible; empty where it was added.
std::string hang(const OutsideParentDescription& described, std::span<const NamedModel> actors, std::size_t place,
                 const MayAttach& mayAttach, std::vector<OutsideParent>& parents) {
  const pmx::Model& own = actors[place].model->model;
  const NamedModel from = described.actor < actors.size() ? actors[described.actor] : NamedModel();
  if (from.id == 0) return fmt::format("there is no actor {}", described.actor);
  const OutsideParent of{described.bone.empty() ? attachingBone(own) : pmx::boneNamed(own, described.bone), from.id,
                         pmx::boneNamed(from.model->model, described.parent)};
  if (of.bone < 0) return fmt::format("it has no bone '{}'", base::printable(described.bone, 60));
  if (of.parentBone < 0)
    return fmt::format("actor {} has no bone '{}'", described.actor, base::printable(described.parent, 60));
  if (std::ranges::find(parents, of.bone, &OutsideParent::bone) != parents.end()) return "its bone hangs already";
  if (from.id == actors[place].id || (mayAttach && !mayAttach(from.id)))
    return "actors can't hang from each other in a circle";
  parents.push_back(of);
  return {};
}

/// Sets attachments and goals once all actors exist. Impossible ones are listed as issues.
void tieActors(const ShowDescription& description, OpenedShow& opened, Show& show) {
  std::vector<NamedModel> actors;
  base::IssueGroup issues(opened.issues, "actors", kNotHanging);
  for (const ActorId id : opened.actors)
    actors.push_back({id, id == 0 ? nullptr : show.actor(id)->loadedModel().get()});
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (actors[i].id == 0) continue;
    const auto mayAttach = [&](ActorId from) { return show.mayAttach(actors[i].id, from); };
    std::vector<OutsideParent> parents = outsideParentsOf(description.actors[i], i, actors, mayAttach, issues);
    if (parents.empty()) continue;
    if (auto hung = show.attach(actors[i].id, std::move(parents)); !hung) issues.add(i, hung.error().detail);
  }
  issues.tellRest();
  base::IssueGroup lacking(opened.issues, "actors", kNoSuchGoals);
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (actors[i].id != 0) show.actor(actors[i].id)->setGoals(goalsOf(description.actors[i].goals, i, actors, lacking));
  }
}

}  // namespace

std::vector<OutsideParent> outsideParentsOf(const ActorDescription& actor, std::size_t place,
                                            std::span<const NamedModel> actors, const MayAttach& mayAttach,
                                            base::IssueGroup& issues) {
  std::vector<OutsideParent> parents;
  for (const auto& described : actor.outsideParents) {
    const std::string why = hang(described, actors, place, mayAttach, parents);
    if (!why.empty()) issues.add(place, [&] { return fmt::format("doesn't hang from another: {}", why); });
  }
  return parents;
}

base::Result<OpenedShow> openShow(const ShowDescription& description, const OpenContext& context, Missing missing,
                                  Show& show) {
  OpenedShow opened;
  Files files(context.withShowNames(description.archives), missing, opened.issues);
  auto arranged = arrange(description,
                          {[&](const fs::path& file) { return files.model(file); },
                           [&](const fs::path& file) { return files.motion(file); }},
                          opened.issues);
  if (!arranged) return tl::unexpected(arranged.error());
  opened.actors.resize(description.actors.size());
  for (ArrangedActor& actor : arranged->actors) {
    const ActorId id = opened.actors[actor.index] = show.add(std::move(actor.model));
    show.set(id, actor.switches);
  }
  tieActors(description, opened, show);
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (const auto& bone = description.actors[i].hangsFromSomebody; !bone.empty())
      opened.issues.push_back({"actors", static_cast<std::int64_t>(i), -1,
                               fmt::format("nobody before it has a bone '{}' to hang from; it stands on the ground",
                                           base::printable(bone, 60))});
  }
  show.setSceneMotions(std::move(arranged->sceneMotions));
  show.setPhysics(physicsOf(description.physics));
  return opened;
}

}  // namespace app
