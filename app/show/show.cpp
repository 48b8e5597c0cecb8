// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/show.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "app/show/physics_end.h"
#include "app/show/show_state.h"

namespace app {
namespace {

bool hasBone(const Actor& actor, std::int32_t bone) {
  return bone >= 0 && static_cast<std::size_t>(bone) < actor.model().bones.size();
}

/// Returns whether the view shows the actor itself.
bool doesAnyway(const Actor& actor, const ViewSolver& view) {
  if (actor.skeleton().chains.empty() || view.how == ViewSolver::How::AsSet) return true;
  if (view.how == ViewSolver::How::WithIk) {
    const bool never = std::ranges::count(actor.binding().chainStates, 0) > 0;  // the motion switches off
    return std::ranges::all_of(actor.switches().chains, [never](IkMode mode) {
      return mode == IkMode::On || (mode == IkMode::Motion && !never);
    });
  }
  return view.how == ViewSolver::How::Mmd && actor.switches().chainSolvers.empty();
}

}  // namespace

Show::Show() : state_(std::make_unique<State>()) {}
Show::~Show() = default;

ActorId Show::add(std::shared_ptr<const LoadedModel> model) {
  const ActorId id = newId();
  insert(id, std::move(model));
  return id;
}

void Show::insert(ActorId id, std::shared_ptr<const LoadedModel> model) {
  if (id == 0 || state_->find(id) != nullptr) return;
  auto actor = std::make_unique<Actor>(std::move(model));
  actor->setPhysics(state_->physics);
  state_->members.push_back({id, std::move(actor)});
  state_->lastId = std::max(state_->lastId, id);
  state_->membersChanged();
}

ActorId Show::newId() { return ++state_->lastId; }

void Show::remove(ActorId id) {
  std::erase_if(state_->members, [id](const State::Member& member) { return member.id == id; });
  state_->membersChanged();
}

void Show::clear() {
  state_->members.clear();
  state_->ghosts.clear();
  state_->sceneMotions.clear();
  state_->membersChanged();
}

std::size_t Show::size() const { return state_->members.size(); }
std::span<const ActorId> Show::order() const { return state_->order; }

void Show::setOrder(std::vector<ActorId> order) {
  const auto place = [&](const State::Member& member) { return std::ranges::find(order, member.id) - order.begin(); };
  std::ranges::stable_sort(state_->members, {}, place);
  state_->membersChanged();
}

Actor* Show::actor(ActorId id) {
  State::Member* member = state_->find(id);
  return member != nullptr ? member->actor.get() : nullptr;
}

const Actor* Show::actor(ActorId id) const { return const_cast<Show*>(this)->actor(id); }

void Show::setGhost(ActorId id, const std::optional<GhostChoice>& choice) {
  State::Member* member = state_->find(id);
  if (member == nullptr) return;
  member->actor->set(&ActorSwitches::ghost, choice);
  const bool wanted = choice && !member->actor->skeleton().chains.empty();
  if (wanted == (state_->findGhost(id) != nullptr)) return;
  if (wanted) {
    auto actor = std::make_unique<Actor>(member->actor->loadedModel());
    actor->setPhysics(state_->physics);
    actor->becomeGhostOf(*member->actor);
    state_->ghosts.push_back({newId(), id, std::move(actor), 0, {}});
  } else {
    std::erase_if(state_->ghosts, [id](const State::Ghost& gone) { return gone.of == id && gone.views == 0; });
  }
  state_->ghostsChanged();
}

const Actor* Show::ghostOf(ActorId id) const {
  if (const State::Ghost* ghost = state_->findGhost(id)) return ghost->actor.get();
  const auto standIn =
      std::ranges::find_if(state_->ghosts, [id](const State::Ghost& of) { return of.id == id && of.views != 0; });
  return standIn != state_->ghosts.end() ? standIn->actor.get() : nullptr;
}

ActorId Show::ghostId(ActorId id) const {
  const State::Ghost* ghost = state_->findGhost(id);
  return ghost != nullptr ? ghost->id : 0;
}

ViewMask Show::State::addStandIns(const Member& of, std::span<const ViewSolver> views, std::vector<StandIn>& wanted) {
  ViewMask own = 0;
  for (std::size_t i = 0; i < std::min(views.size(), kMaxViews); ++i) {
    const auto bit = static_cast<ViewMask>(1U << i);
    const auto at =
        std::ranges::find_if(wanted, [&](const StandIn& one) { return one.of == of.id && one.solver == views[i]; });
    if (doesAnyway(*of.actor, views[i])) {
      own |= bit;
    } else if (at == wanted.end()) {
      wanted.push_back({of.id, views[i], bit});
    } else {
      at->views |= bit;
    }
  }
  return own;
}

bool Show::setSideBySide(std::span<const ActorId> ids, std::span<const ViewSolver> views) {
  State& state = *state_;
  if (state.beside.empty() && views.size() < 2) return false;
  std::vector<State::StandIn> wanted;
  state.beside.clear();
  for (const ActorId id : ids) {
    const State::Member* member = views.size() > 1 ? state.find(id) : nullptr;
    if (member != nullptr) state.beside.emplace_back(id, State::addStandIns(*member, views, wanted));
  }
  const std::size_t gone = std::erase_if(state.ghosts, [&](State::Ghost& was) {
    if (was.views == 0) return false;
    const auto at = std::ranges::find_if(
        wanted, [&](const State::StandIn& one) { return one.of == was.of && one.solver == was.solver; });
    if (at == wanted.end()) return true;
    was.views = at->views;
    wanted.erase(at);
    return false;
  });
  for (const State::StandIn& one : wanted) {
    const Actor& of = *state.find(one.of)->actor;
    auto actor = std::make_unique<Actor>(of.loadedModel());
    actor->setPhysics(state.physics);
    actor->becomeStandInOf(of, one.solver);
    state.ghosts.push_back({newId(), one.of, std::move(actor), one.views, one.solver});
  }
  const bool others = gone > 0 || !wanted.empty();
  state.ghostsShown();
  if (others) state.couple();
  return others;
}

std::span<const ShownActor> Show::standIns() const { return state_->shownStandIns; }

bool Show::mayAttach(ActorId id, ActorId from) const {
  const std::size_t index = state_->indexOf(id), other = state_->indexOf(from);
  return std::max(index, other) < size() && !state_->coupled.isAttached(other, index);
}

base::Result<void> Show::attach(ActorId id, std::vector<OutsideParent> parents) {
  const Actor* own = actor(id);
  if (own == nullptr) return tl::unexpected(base::badArgument("there is no such actor to be attached"));
  for (std::size_t i = 0; i < parents.size(); ++i) {
    const OutsideParent& of = parents[i];
    const Actor* from = actor(of.actor);
    if (from == nullptr) return tl::unexpected(base::badArgument("there is no such actor to be attached to"));
    if (!hasBone(*own, of.bone) || !hasBone(*from, of.parentBone))
      return tl::unexpected(
          base::badArgument(fmt::format("there is no bone {} to hang from bone {}", of.bone, of.parentBone)));
    const auto same = [&of](const OutsideParent& other) { return other.bone == of.bone; };
    if (std::any_of(parents.begin(), parents.begin() + static_cast<std::ptrdiff_t>(i), same))
      return tl::unexpected(base::badArgument(fmt::format("bone {} can't hang from two bones", of.bone)));
    if (!mayAttach(id, of.actor))
      return tl::unexpected(base::badArgument("actors can't hang from each other in a circle"));
  }
  if (own->switches().outsideParents == parents) return {};
  state_->coupled.attach(state_->indexOf(id), std::move(parents));
  state_->couple();
  return {};
}

void Show::setEye(GoalEye eye) { state_->eye = std::move(eye); }

void Show::set(ActorId id, const ActorSwitches& switches) {
  Actor* own = actor(id);
  if (own == nullptr) return;
  if (own->switches().motions != switches.motions || own->switches().names != switches.names) {
    state_->coupled.endRest();
    const auto same = std::ranges::find_if(state_->members, [&](const State::Member& other) {
      const Actor& like = *other.actor;
      return other.id != id && like.loadedModel() == own->loadedModel() && like.motions() == switches.motions &&
             like.switches().names == switches.names;
    });
    // a crowd's keys are stored once.
    if (same != state_->members.end()) own->shareMotions(*same->actor);
    state_->gathered = false;
  }
  own->set(switches);
  setGhost(id, switches.ghost);
}

void Show::setMotions(ActorId id, std::vector<MotionUse> motions) {
  const Actor* own = actor(id);
  if (own == nullptr) return;
  ActorSwitches wanted = own->switches();
  wanted.motions = std::move(motions);
  set(id, wanted);
}

void Show::setSceneMotions(std::vector<MotionUse> motions) {
  state_->coupled.endRest();
  state_->sceneMotions = std::move(motions);
  state_->gathered = false;
}

const std::vector<MotionUse>& Show::sceneMotions() const { return state_->sceneMotions; }
bool Show::hasCamera() const {
  state_->gatherMotions();
  return state_->scene.hasCamera();
}
bool Show::hasLight() const {
  state_->gatherMotions();
  return state_->scene.hasLight();
}
const vmd::SceneTracks& Show::sceneTracks() const {
  state_->gatherMotions();
  return state_->scene;
}
double Show::sceneStart() const {
  state_->gatherMotions();
  return state_->sceneStart;
}
double Show::lastFrame() const {
  state_->gatherMotions();
  return state_->lastFrame;
}

void Show::setPhysics(const PhysicsChoice& choice) {
  state_->physics = choice;
  state_->coupled.endRest();
  for (Actor* actor : state_->all) actor->setPhysics(choice);
}

const PhysicsChoice& Show::physics() const { return state_->physics; }

void Show::resetPhysics() {
  state_->coupled.endRest();
  for (Actor* actor : state_->all) actor->resetPhysics();
}

void Show::startPhysics(double frame, double restFrames) {
  state_->tellEnd();
  state_->updateGhosts();
  state_->seeGoals();
  state_->coupled.meet(state_->physics);
  if (state_->coupled.any()) return state_->coupled.startPhysics(frame, restFrames, state_->threads);
  for (Actor* actor : state_->all) actor->startPhysics(frame, restFrames);
}

void Show::playPhysicsFromStart(double restFrames) {
  beginPhysicsFromStart(restFrames);
  while (restOn()) {
  }
}

void Show::beginPhysicsFromStart(double restFrames) {
  PhysicsChoice choice = state_->physics;
  choice.pacing = {};
  choice.pacing.longestRunFrames = std::numeric_limits<double>::infinity();
  setPhysics(choice);
  state_->tellEnd();
  state_->updateGhosts();
  state_->seeGoals();
  state_->coupled.meet(state_->physics);
  state_->coupled.beginRest(0.0, restFrames);
}

bool Show::restOn() { return state_->coupled.restOn(state_->threads); }

bool Show::hasPhysics() const {
  return std::ranges::any_of(state_->members, [](const auto& member) {
    const MotionPhysics* physics = member.actor->physics();
    return physics != nullptr && !physics->replays();
  });
}

void Show::setSongEnd(double frame) {
  state_->songEnd = std::isfinite(frame) ? std::clamp(frame, 0.0, static_cast<double>(base::kMaxFrame)) : 0.0;
}

bool Show::songGoesOn() const { return state_->songEnd > lastFrame(); }

double Show::physicsEnd() const { return physicsEndAfter(std::max(lastFrame(), state_->songEnd)); }

void Show::setThreads(int threads) { state_->threads = std::max(1, threads); }

const ShowFrame& Show::evaluate(double frame) {
  State& state = *state_;
  state.frame = std::isfinite(frame) ? frame : 0.0;
  state.tellEnd();
  state.coupled.endRest();
  state.updateGhosts();
  state.seeGoals();
  state.coupled.meet(state.physics);
  if (state.coupled.any()) {
    state.coupled.evaluate(state.frame, state.threads);
  } else {
    inParallel(state.all.size(), state.threads, [&state](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) state.all[i]->evaluate(state.frame);
    });
  }
  const double moment = state.frame + state.sceneStart;
  SceneFrame& scene = state.out.scene;
  scene.frame = state.frame;
  scene.hasCamera = state.scene.hasCamera();
  scene.hasLight = state.scene.hasLight();
  scene.hasSelfShadow = state.scene.hasSelfShadow();
  scene.camera = state.scene.camera(moment);
  scene.light = state.scene.light(moment);
  scene.selfShadow = state.scene.selfShadow(moment);
  state.out.actors = state.shown;
  state.out.ghosts = state.shownGhosts;
  state.out.standIns = state.shownStandIns;
  return state.out;
}

}  // namespace app
