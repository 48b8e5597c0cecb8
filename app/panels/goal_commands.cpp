// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/goal_commands.h"

#include <algorithm>
#include <limits>

#include <QMenu>
#include <glm/geometric.hpp>

#include "app/language/live_text.h"
#include "app/show/leg_chains.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"
#include "vmd/bone_proposals.h"

namespace app {
namespace {

constexpr float kBeforeFace = 20.0F;       // units before the face
constexpr std::size_t kMaxInMenu = 50;     // actors
constexpr std::size_t kMaxLooked = 20000;  // bones of a model

std::int32_t headOf(const pmx::Model& model) {
  for (std::size_t i = 0; i < std::min(model.bones.size(), kMaxLooked); ++i) {
    const pmx::Bone& bone = model.bones[i];
    if (vmd::partOf(bone.name.utf8).part == "頭" || vmd::partOf(bone.englishName.utf8).part == "頭")
      return static_cast<std::int32_t>(i);
  }
  return -1;
}

QString nameOf(ActorId id, const DocumentState& state) {
  const DocumentActor* actor = state.find(id);
  return actor == nullptr ? GoalCommands::tr("a missing model") : modelName(*actor->model);
}

}  // namespace

QString goalTitle(const Goal& goal, const DocumentActor& actor, const DocumentState& state) {
  const pmx::Model& own = actor.model->model;
  const QString bone = boneName(own, goal.bone);
  if (goal.kind == GoalKind::Stand) {
    return goal.place.actor == 0 ? GoalCommands::tr("Feet planted on the ground")
                                 : GoalCommands::tr("Feet planted on %1").arg(nameOf(goal.place.actor, state));
  }
  const bool looks = goal.kind == GoalKind::LookAt;
  if (goal.place.at == GoalTarget::Camera)
    return (looks ? GoalCommands::tr("%1 looks at the camera") : GoalCommands::tr("%1 pinned to the camera")).arg(bone);
  if (goal.place.at == GoalTarget::Point)
    return (looks ? GoalCommands::tr("%1 looks at a point") : GoalCommands::tr("%1 pinned to a point")).arg(bone);
  const ActorId of = goal.place.actor == 0 ? actor.id : goal.place.actor;
  const DocumentActor* other = state.find(of);
  const QString target = other == nullptr ? QStringLiteral("—") : boneName(other->model->model, goal.place.targetBone);
  return (looks ? GoalCommands::tr("%1 looks at %2 of %3") : GoalCommands::tr("%1 holds %2 of %3"))
      .arg(bone, target, nameOf(of, state));
}

GoalCommands::GoalCommands(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {
  connect(&document_, &Document::actorsChanged, this, &GoalCommands::possibleChanged);
  connect(&document_, &Document::switchesChanged, this, &GoalCommands::possibleChanged);
  connect(&selection_, &Selection::actorChanged, this, &GoalCommands::possibleChanged);
  connect(&selection_, &Selection::partsChanged, this, &GoalCommands::possibleChanged);
}

bool GoalCommands::mayAdd() const { return actor() != nullptr && actor()->switches.goals.size() < kMaxGoals; }

bool GoalCommands::mayReach() const {
  const std::int32_t bone = selection_.parts().bone;
  if (!mayAdd() || bone < 0) return false;
  const LoadedModel& model = *actor()->model;
  if (static_cast<std::size_t>(bone) >= model.model.bones.size()) return false;
  if (suggestedRoot(model.model, model.skeleton, GoalKind::Reach, bone) != bone) return true;
  return model.model.bones[static_cast<std::size_t>(bone)].has(pmx::boneFlag::movable) ||
         std::ranges::find(model.skeleton.chains, bone, &ik::Chain::effector) != model.skeleton.chains.end();
}

bool GoalCommands::mayLook() const { return mayAdd() && headOf(actor()->model->model) >= 0; }

bool GoalCommands::mayStand() const { return mayAdd() && !legChains(actor()->model->skeleton).empty(); }

std::optional<base::Transform> GoalCommands::worldOf(ActorId id, std::int32_t bone) const {
  const Actor* of = document_.show().actor(id);
  if (of == nullptr || bone < 0) return {};
  const ActorFrame& shown = of->frame();
  if (static_cast<std::size_t>(bone) >= shown.boneModels.size()) return {};
  return shown.placement.toWorld(shown.boneModels[static_cast<std::size_t>(bone)]);
}

void GoalCommands::add(const LiveText& name, Goal goal) {
  if (!mayAdd()) return;
  std::vector<Goal> goals = actor()->switches.goals;
  goals.push_back(std::move(goal));
  const int place = static_cast<int>(goals.size()) - 1;
  document_.setGoals(selection_.actor(), name, goals);
  emit added(place);
}

void GoalCommands::reach() {
  if (!mayReach()) return;
  const auto now = worldOf(selection_.actor(), selection_.parts().bone);
  if (!now) return;
  Goal goal;
  goal.bone = selection_.parts().bone;
  goal.root = suggestedRoot(actor()->model->model, actor()->model->skeleton, GoalKind::Reach, goal.bone);
  goal.place.point = now->translation;
  add([] { return tr("Pin Bone"); }, goal);
}

void GoalCommands::freeBones(std::int32_t root, std::int32_t tip) {
  const ik::Skeleton& skeleton = actor()->model->skeleton;
  std::vector<std::int32_t> turning;
  for (std::int32_t bone = tip; bone != root;) {
    bone = skeleton.parents[static_cast<std::size_t>(bone)];
    turning.push_back(bone);
  }
  for (std::size_t chain = 0; chain < skeleton.chains.size(); ++chain) {
    const bool turns = std::ranges::any_of(skeleton.chains[chain].links, [&turning](const ik::Link& link) {
      return std::ranges::find(turning, link.bone) != turning.end();
    });
    if (turns && skeleton.chains[chain].solvable() && actor()->switches.chains.at(chain) != IkMode::Off)
      document_.setChainMode(selection_.actor(), chain, IkMode::Off);
  }
}

void GoalCommands::reachBetween(ActorId of, std::int32_t bone) {
  const std::int32_t selected = selection_.parts().bone;
  const DocumentActor* to = actor();
  if (to == nullptr || of != selection_.actor() || selected < 0 || bone < 0)
    return said(tr("Select a bone first, then click another one of its model with Shift"));
  const ik::Skeleton& skeleton = to->model->skeleton;
  const auto leadsTo = [&skeleton](std::int32_t root, std::int32_t tip) {
    while (tip >= 0 && tip != root) tip = skeleton.parents[static_cast<std::size_t>(tip)];
    return tip == root;
  };
  const auto bones = static_cast<std::int32_t>(skeleton.parents.size());
  if (bone >= bones || selected >= bones || bone == selected) return;
  Goal goal;
  const bool down = leadsTo(selected, bone);
  goal.root = down ? selected : bone;
  goal.bone = down ? bone : selected;
  const pmx::Model& model = to->model->model;
  if (!down && !leadsTo(bone, selected))
    return said(tr("%1 and %2 aren't in one chain").arg(boneName(model, selected), boneName(model, bone)));
  const auto now = worldOf(of, goal.bone);
  if (!now || !mayAdd()) return;
  freeBones(goal.root, goal.bone);
  std::vector<Goal> goals = actor()->switches.goals;
  const auto same = std::ranges::find_if(goals, [&goal](const Goal& each) {
    return each.kind == GoalKind::Reach && each.bone == goal.bone && each.place.at == GoalTarget::Point;
  });
  if (same != goals.end()) {
    same->root = goal.root;
    return document_.setGoals(
        of, [] { return tr("Root of Goal"); }, goals);
  }
  goal.place.point = now->translation;
  add([] { return tr("Reach between Bones"); }, goal);
}

void GoalCommands::hold(ActorId other) {
  const DocumentActor* held = document_.state().find(other);
  const auto now = worldOf(selection_.actor(), selection_.parts().bone);
  if (!mayReach() || held == nullptr || !now) return;
  Goal goal;
  goal.bone = selection_.parts().bone;
  goal.root = suggestedRoot(actor()->model->model, actor()->model->skeleton, GoalKind::Reach, goal.bone);
  goal.place.at = GoalTarget::Bone;
  goal.place.actor = other;
  float nearest = std::numeric_limits<float>::max();
  std::optional<base::Transform> of;
  for (std::size_t i = 0; i < std::min(held->model->model.bones.size(), kMaxLooked); ++i) {
    const auto bone = worldOf(other, static_cast<std::int32_t>(i));
    if (!bone || !(glm::distance(bone->translation, now->translation) < nearest)) continue;
    nearest = glm::distance(bone->translation, now->translation);
    goal.place.targetBone = static_cast<std::int32_t>(i);
    of = bone;
  }
  if (!of) return;
  goal.turn = glm::normalize(glm::conjugate(of->rotation) * now->rotation);
  add([] { return tr("Hold"); }, goal);
}

std::optional<Goal> GoalCommands::looking() const {
  if (!mayLook()) return {};
  const LoadedModel& model = *actor()->model;
  Goal goal;
  goal.kind = GoalKind::LookAt;
  goal.bone = headOf(model.model);
  goal.root = suggestedRoot(model.model, model.skeleton, GoalKind::LookAt, goal.bone);
  return goal;
}

void GoalCommands::lookAtCamera() {
  auto goal = looking();
  if (!goal) return;
  goal->place.at = GoalTarget::Camera;
  add([] { return tr("Look at the Camera"); }, *goal);
}

void GoalCommands::lookAhead() {
  auto goal = looking();
  if (!goal) return;
  const auto head = worldOf(selection_.actor(), goal->bone);
  if (!head) return;
  goal->place.point = head->translation + head->rotation * base::Vec3(0, 0, -kBeforeFace);
  add([] { return tr("Look at a Point"); }, *goal);
}

void GoalCommands::lookAt(ActorId other) {
  auto goal = looking();
  const DocumentActor* seen = document_.state().find(other);
  if (!goal || seen == nullptr) return;
  goal->place.at = GoalTarget::Bone;
  goal->place.actor = other;
  goal->place.targetBone = std::max(0, headOf(seen->model->model));
  add([] { return tr("Look at Another Model"); }, *goal);
}

void GoalCommands::stand(ActorId on) {
  if (!mayStand()) return;
  Goal goal;
  goal.kind = GoalKind::Stand;
  goal.place.actor = on;
  add([] { return tr("Plant Feet"); }, goal);
}

void GoalCommands::fill(QMenu& menu) {
  menu.clear();
  const auto entry = [&](QMenu& in, const QString& text, bool may, const auto& what) {
    QAction* action = in.addAction(text);
    action->setEnabled(may);
    connect(action, &QAction::triggered, this, what);
  };
  const auto others = [&](const QString& title, bool may, const auto& fits, const auto& what) {
    QMenu* in = menu.addMenu(title);
    for (const DocumentActor& other : document_.state().actors) {
      if (static_cast<std::size_t>(in->actions().size()) >= kMaxInMenu) break;
      if (other.id == selection_.actor() || other.model->model.bones.empty() || !fits(other)) continue;
      entry(*in, actionText(modelName(*other.model)), may, [what, id = other.id] { what(id); });
    }
    in->setEnabled(may && !in->isEmpty());
  };
  const auto anybody = [](const DocumentActor&) { return true; };
  const auto floor = [](const DocumentActor& other) { return other.model->skeleton.chains.empty(); };
  entry(menu, tr("Pin Selected &Bone"), mayReach(), [this] { reach(); });
  others(tr("&Hold with the Selected Bone"), mayReach(), anybody, [this](ActorId id) { hold(id); });
  menu.addSeparator();
  entry(menu, tr("Look at the &Camera"), mayLook(), [this] { lookAtCamera(); });
  entry(menu, tr("Look at a &Point"), mayLook(), [this] { lookAhead(); });
  others(tr("&Look at"), mayLook(), anybody, [this](ActorId id) { lookAt(id); });
  menu.addSeparator();
  entry(menu, tr("Plant &Feet on Ground"), mayStand(), [this] { stand(0); });
  others(tr("Plant Feet &on"), mayStand(), floor, [this](ActorId id) { stand(id); });
}

}  // namespace app
