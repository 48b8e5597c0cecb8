// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/document/document.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QUndoStack>

namespace app {
namespace {

constexpr int kMaxSteps = 200;  // steps that can be undone

bool sameMembers(const std::vector<DocumentActor>& a, const std::vector<DocumentActor>& b) {
  return std::ranges::equal(a, b, [](const DocumentActor& one, const DocumentActor& other) {
    return one.id == other.id && one.model == other.model && one.textures == other.textures;
  });
}

bool samePhysics(const PhysicsChoice& a, const PhysicsChoice& b) {
  return a.on == b.on && a.together == b.together && a.settings == b.settings && a.pacing == b.pacing;
}

bool sameEdits(const ActorSwitches& a, const ActorSwitches& b) { return a.editsOn == b.editsOn && a.edits == b.edits; }

/// Compares all switches but the motions, for which there is motionsChanged().
bool sameButMotions(ActorSwitches a, const ActorSwitches& b) {
  a.motions = b.motions;
  return a == b;
}

}  // namespace

DocumentActor* DocumentState::find(ActorId id) {
  const auto at = std::ranges::find(actors, id, &DocumentActor::id);
  return at == actors.end() ? nullptr : &*at;
}

/// A DocumentStep is a change with the show before and after it.
class DocumentStep : public QUndoCommand {
 public:
  DocumentStep(Document& document, const LiveText& name, DocumentState before, DocumentState after, int id)
      : name_(name), document_(document), before_(std::move(before)), after_(std::move(after)), id_(id) {
    keepTranslated(&owner_, [this] { setText(name_()); });
  }
  void undo() override { document_.apply(before_); }
  void redo() override {
    // pushing a step calls redo() for a change that is made already
    if (std::exchange(done_, true)) document_.apply(after_);
  }
  [[nodiscard]] int id() const override { return id_; }
  bool mergeWith(const QUndoCommand* later) override {
    if (later->text() != text()) return false;
    after_ = static_cast<const DocumentStep*>(later)->after_;
    return true;
  }

 private:
  QObject owner_;  // of the connection to the language
  LiveText name_;
  Document& document_;
  DocumentState before_, after_;
  int id_;
  bool done_ = false;
};

Document::Document(OpenContext context, QObject* parent)
    : QObject(parent), context_(std::move(context)), undo_(new QUndoStack(this)) {
  undo_->setUndoLimit(kMaxSteps);
}

// listeners may be gone when it emits its last signals
Document::~Document() { undo_->disconnect(); }

void Document::replace(DocumentState state) {
  undo_->clear();
  source_ = {};
  modesBefore_.clear();
  apply(std::move(state));
}

void Document::restore(const Whole& whole) {
  context_ = whole.context;
  source_ = whole.source;
  modesBefore_.clear();
  apply(whole.state);
}

void Document::change(const LiveText& name, const std::function<void(DocumentState&)>& how, bool merge, ActorId of) {
  DocumentState before = state_, after = state_;
  how(after);
  apply(after);
  const int id = merge ? static_cast<int>(of & 0x7FFFFFFF) : -1;
  undo_->push(new DocumentStep(*this, name, std::move(before), std::move(after), id));
}

void Document::changeActor(ActorId id, const LiveText& name, const std::function<void(DocumentActor&)>& how,
                           bool merge) {
  if (state_.find(id) == nullptr) return;
  change(
      name, [&](DocumentState& state) { how(*state.find(id)); }, merge, id);
}

void Document::applyActors(const DocumentState& state) {
  for (const DocumentActor& actor : state_.actors) {
    const DocumentActor* stays = state.find(actor.id);
    if (stays == nullptr || stays->model != actor.model) show_.remove(actor.id);
  }
  std::vector<ActorId> order;
  for (const DocumentActor& actor : state.actors) {
    order.push_back(actor.id);
    if (show_.actor(actor.id) == nullptr) show_.insert(actor.id, actor.model);
  }
  show_.setOrder(std::move(order));
}

void Document::apply(DocumentState state) {
  endPreview();
  const DocumentState before = std::move(state_);
  state_ = before;
  const bool members = !sameMembers(before.actors, state.actors);
  if (members) applyActors(state);
  bool motions = before.motions != state.motions;
  ActorIds switched, edited;
  for (const DocumentActor& actor : state.actors) {
    const DocumentActor* was = before.find(actor.id);
    const Actor& shown = *show_.actor(actor.id);
    const bool isNew = was == nullptr || was->model != actor.model;
    if (!isNew && was->switches == actor.switches) continue;
    motions = motions || shown.motions() != actor.switches.motions;
    // the names map to other bones
    motions = motions || shown.switches().names != actor.switches.names;
    if (isNew || !sameButMotions(was->switches, actor.switches)) switched.push_back(actor.id);
    if (isNew || !sameEdits(was->switches, actor.switches)) edited.push_back(actor.id);
    show_.set(actor.id, actor.switches);
  }
  applyParents(state);
  if (motions || members) show_.setSceneMotions(state.motions);
  const bool physics = !samePhysics(before.physics, state.physics);
  if (physics) show_.setPhysics(state.physics);
  const bool song = before.song != state.song;
  const bool bookmarks = before.bookmarks != state.bookmarks;
  state_ = std::move(state);
  if (members) emit actorsChanged();
  if (!switched.empty()) emit switchesChanged(switched);
  if (!edited.empty()) emit editsChanged(edited);
  if (motions || members) emit motionsChanged();
  if (physics) emit physicsChanged();
  if (song) emit songChanged();
  if (bookmarks) emit bookmarksChanged();
}

void Document::tellAgain() {
  emit actorsChanged();
  if (!state_.actors.empty()) {
    ActorIds all;
    for (const DocumentActor& actor : state_.actors) all.push_back(actor.id);
    emit switchesChanged(all);
  }
  emit motionsChanged();
  emit songChanged();
  emit lookChanged();
  emit bookmarksChanged();
}

/// Sets the attachments. Those to an actor that was removed wait, since undoing the removal brings
/// it back.
void Document::applyParents(const DocumentState& state) {
  std::vector<std::pair<ActorId, std::vector<OutsideParent>>> changed;
  for (const DocumentActor& actor : state.actors) {
    std::vector<OutsideParent> wanted = actor.switches.outsideParents;
    std::erase_if(wanted, [&](const OutsideParent& of) { return state.find(of.actor) == nullptr; });
    if (wanted != show_.actor(actor.id)->switches().outsideParents) changed.emplace_back(actor.id, std::move(wanted));
  }
  // All are removed first, so that no circle exists on the way. Circles in a file stay without
  // effect.
  for (const auto& [id, parents] : changed) static_cast<void>(show_.attach(id, {}));
  for (auto& [id, parents] : changed) static_cast<void>(show_.attach(id, std::move(parents)));
}

bool Document::attach(ActorId id, ActorId to, std::int32_t bone, std::int32_t own) {
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr || (to != 0 && !show_.mayAttach(id, to))) return false;
  std::vector<OutsideParent> parents = actor->switches.outsideParents;
  if (to == 0) {
    // An attachment that waits for a removed actor has no effect now.
    std::erase_if(parents, [this](const OutsideParent& of) { return state_.find(of.actor) != nullptr; });
  } else {
    if (own < 0) own = attachingBone(actor->model->model);
    if (own < 0) return false;
    const auto same = std::ranges::find(parents, own, &OutsideParent::bone);
    *(same == parents.end() ? parents.insert(same, OutsideParent()) : same) = {own, to, bone};
  }
  if (parents != actor->switches.outsideParents)
    changeActor(
        id, [] { return tr("Attach"); }, [&](DocumentActor& changed) { changed.switches.outsideParents = parents; });
  return true;
}

base::Vec3 freePlace(const base::Vec3& wanted, std::span<const base::Vec3> others) {
  const auto isFree = [&](const base::Vec3& place) {
    return std::ranges::none_of(others, [&](const base::Vec3& other) {
      return std::hypot(other.x - place.x, other.z - place.z) < kBesideUnits / 2;
    });
  };
  base::Vec3 place = wanted;
  const int most = 2 * static_cast<int>(others.size());  // each of the others takes at most two places
  for (int step = 1; step <= most && !isFree(place); ++step) {
    const int beside = (step + 1) / 2;
    place.x = wanted.x + kBesideUnits * static_cast<float>(step % 2 == 1 ? beside : -beside);
  }
  return place;
}

ActorId Document::duplicate(ActorId id) {
  if (state_.find(id) == nullptr) return 0;
  const ActorId made = newId();
  change([] { return tr("Duplicate"); },
         [&](DocumentState& state) {
           const auto at = std::ranges::find(state.actors, id, &DocumentActor::id);
           DocumentActor copy = *at;
           copy.id = made;
           if (copy.switches.outsideParents.empty()) {  // so that both can be seen
             std::vector<base::Vec3> places;
             for (const DocumentActor& actor : state.actors) places.push_back(actor.switches.placement.position);
             copy.switches.placement.position = freePlace(copy.switches.placement.position, places);
           }
           state.actors.insert(at + 1, std::move(copy));
         });
  return made;
}

void Document::remove(ActorId id) {
  if (state_.find(id) == nullptr) return;
  change([] { return tr("Remove"); },
         [&](DocumentState& state) {
           std::erase_if(state.actors, [id](const DocumentActor& actor) { return actor.id == id; });
         });
}

void Document::move(ActorId id, int places) {
  const auto at = std::ranges::find(state_.actors, id, &DocumentActor::id) - state_.actors.begin();
  const auto last = static_cast<std::ptrdiff_t>(state_.actors.size()) - 1;
  if (at > last) return;
  const std::ptrdiff_t to = std::clamp<std::ptrdiff_t>(at + places, 0, last);
  if (to == at) return;
  change([] { return tr("Drawing order"); },
         [&](DocumentState& state) {
           const auto begin = state.actors.begin();
           if (to > at) {
             std::rotate(begin + at, begin + at + 1, begin + to + 1);
           } else {
             std::rotate(begin + to, begin + at, begin + at + 1);
           }
         });
}

void Document::setIkMode(const ActorIds& ids, IkMode mode) {
  for (const ActorId id : ids) modesBefore_.erase(id);  // there is no switch to go back from
  setIkModes(ids,
             [mode](const DocumentActor& actor) { return std::vector<IkMode>(actor.switches.chains.size(), mode); });
}

/// Sets the modes of several actors in one step. No change makes no step.
void Document::setIkModes(const ActorIds& ids, const std::function<std::vector<IkMode>(const DocumentActor&)>& wanted) {
  std::map<ActorId, std::vector<IkMode>> changed;
  for (const ActorId id : ids) {
    const DocumentActor* actor = state_.find(id);
    if (actor == nullptr) continue;
    std::vector<IkMode> modes = wanted(*actor);
    if (modes != actor->switches.chains) changed.emplace(id, std::move(modes));
  }
  if (changed.empty()) return;
  change([] { return tr("IK"); },
         [&](DocumentState& state) {
           for (auto& [id, modes] : changed) state.find(id)->switches.chains = modes;
         });
}

void Document::setChainMode(ActorId id, std::size_t chain, IkMode mode) {
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr || chain >= actor->switches.chains.size() || actor->switches.chains[chain] == mode) return;
  changeActor(
      id, [] { return tr("IK"); }, [&](DocumentActor& changed) { changed.switches.chains[chain] = mode; });
}

void Document::switchIk(const ActorIds& ids, IkMode other) {
  const auto all = [](const DocumentActor& actor, IkMode mode) {
    return std::ranges::all_of(actor.switches.chains, [mode](IkMode each) { return each == mode; });
  };
  const auto switched = [&](ActorId id) {
    const DocumentActor* actor = state_.find(id);
    if (actor == nullptr || actor->switches.chains.empty() || all(*actor, IkMode::Off)) return true;
    return modesBefore_.contains(id) && all(*actor, IkMode::On);
  };
  if (!std::ranges::all_of(ids, switched)) {
    std::map<ActorId, std::vector<IkMode>> before;
    for (const ActorId id : ids)
      if (const DocumentActor* actor = state_.find(id)) before[id] = actor->switches.chains;
    setIkMode(ids, other);
    modesBefore_.merge(before);
    return;
  }
  setIkModes(ids, [this](const DocumentActor& actor) {
    const auto before = modesBefore_.find(actor.id);
    const std::size_t chains = actor.switches.chains.size();
    const bool known = before != modesBefore_.end() && before->second.size() == chains;
    return known ? before->second : std::vector<IkMode>(chains, IkMode::Motion);
  });
  for (const ActorId id : ids) modesBefore_.erase(id);
}

void Document::setPhysics(bool on) {
  if (on == state_.physics.on) return;
  change([] { return tr("Physics"); }, [on](DocumentState& state) { state.physics.on = on; });
}

void Document::setTogether(bool together) {
  if (together == state_.physics.together) return;
  change([] { return tr("Models collide"); }, [together](DocumentState& state) { state.physics.together = together; });
}

void Document::setGravity(const base::Vec3& gravity) {
  change([] { return tr("Gravity"); }, [&](DocumentState& state) { state.physics.settings.gravity = gravity; }, true);
}

void Document::setPreroll(double frames) {
  change([] { return tr("Pre-roll"); }, [frames](DocumentState& state) { state.physics.pacing.prerollFrames = frames; },
         true);
}

void Document::setBookmarks(const LiveText& name, const CameraBookmarks& bookmarks) {
  if (bookmarks == state_.bookmarks) return;
  change(name, [&](DocumentState& state) { state.bookmarks = bookmarks; });
}

void Document::setPicture(const PictureOptions& options) {
  look_.picture = options;
  emit lookChanged();
}

void Document::setBackground(const QColor& colour) {
  look_.background = colour;
  look_.gradient = false;
  emit lookChanged();
}

void Document::setGradient() {
  look_.gradient = true;
  emit lookChanged();
}

void Document::setBackdrop(const QImage& picture, const std::filesystem::path& file) {
  look_.backdrop = picture;
  look_.backdropFile = file;
  emit lookChanged();
}

}  // namespace app
