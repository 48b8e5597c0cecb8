// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include <QColor>
#include <QImage>
#include <QObject>

#include "app/description/show_description.h"
#include "app/language/live_text.h"
#include "app/show/show.h"
#include "app/textures/model_textures.h"
#include "app/tree/open_context.h"
#include "app/view/picture_options.h"

class QUndoStack;

namespace app {

/// A DocumentActor is an actor of the window's show with what the scene needs to draw it.
struct DocumentActor {
  ActorId id = 0;
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const ModelTextures> textures;
  ActorSwitches switches;
  ActorDescription source;  ///< as the show file had it; its unknown keys are written again
};

/// This is the distance between a model and its duplicate: arms held out don't meet.
inline constexpr float kBesideUnits = 10.0F;

/// Returns the place nearest to `wanted` (world, units) that is kBesideUnits or a multiple of it to
/// its left or right, or is itself, at which nobody stands within half of that on the ground.
/// `others` are the places of those that are there.
[[nodiscard]] base::Vec3 freePlace(const base::Vec3& wanted, std::span<const base::Vec3> others);

/// A DocumentState is everything in a show that can be undone. Copies share models, textures and
/// motions.
struct DocumentState {
  std::vector<DocumentActor> actors;  ///< in the order of drawing
  std::vector<MotionUse> motions;     ///< motions of the scene alone
  PhysicsChoice physics;
  double settle = PhysicsDescription().settle;  ///< frames of rest before frame 0, in films
  SongDescription song;
  CameraBookmarks bookmarks;

  /// Returns null where there is no actor with this id.
  [[nodiscard]] DocumentActor* find(ActorId id);
  [[nodiscard]] const DocumentActor* find(ActorId id) const { return const_cast<DocumentState*>(this)->find(id); }
};

/// A DocumentLook is how the show is drawn, apart from its actors. It isn't undone.
struct DocumentLook {
  PictureOptions picture;
  QColor background{Qt::white};
  bool gradient = false;               ///< in place of that colour; it suits the window's colours
  QImage backdrop;                     ///< the picture behind everything; null: none
  std::filesystem::path backdropFile;  ///< where the picture was read
};

/// An ActorIds lists actors, each once; in a signal it is never empty.
using ActorIds = std::vector<ActorId>;

/// The Document is the window's show, and the only place that changes it. Every change goes to the
/// evaluated show, to the undo stack, and to the listeners.
class Document : public QObject {
  Q_OBJECT
 public:
  /// Files of the show are opened in `context`.
  explicit Document(OpenContext context = {}, QObject* parent = nullptr);
  ~Document() override;

  [[nodiscard]] Show& show() { return show_; }
  [[nodiscard]] const Show& show() const { return show_; }
  [[nodiscard]] const DocumentState& state() const { return state_; }
  [[nodiscard]] const DocumentLook& look() const { return look_; }
  [[nodiscard]] QUndoStack& undoStack() { return *undo_; }
  [[nodiscard]] bool empty() const { return state_.actors.empty() && state_.motions.empty(); }

  /// Returns the context in which the show's files are opened. Files to come are opened in it, too.
  [[nodiscard]] const OpenContext& context() const { return context_; }
  /// Sets it. It must be set before the show that was opened in it.
  void setContext(OpenContext context) { context_ = std::move(context); }

  /// Replaces the show; earlier steps can't be undone any more.
  void replace(DocumentState state);
  /// A Whole is a show with the context of its files and with what it doesn't know of its own file.
  struct Whole {
    DocumentState state;
    OpenContext context;
    ShowDescription source;
  };
  [[nodiscard]] Whole whole() const { return {state_, context_, source_}; }
  /// Replaces the show inside a step of the caller's: no step is made or lost.
  void restore(const Whole& whole);
  /// Makes an undoable step of this name. Successive steps with `merge`, the same name and the same
  /// `of` (an actor or any number of the caller's) are undone together, such as those of a spin
  /// box.
  void change(const LiveText& name, const std::function<void(DocumentState&)>& how, bool merge = false, ActorId of = 0);
  /// Makes a step that changes one actor; nothing happens where it doesn't exist.
  void changeActor(ActorId id, const LiveText& name, const std::function<void(DocumentActor&)>& how,
                   bool merge = false);

  /// Returns an id for an actor that change() adds.
  [[nodiscard]] ActorId newId() { return show_.newId(); }
  /// Adds a copy of an actor after it in the order, with the same switches, at the free place
  /// beside it (freePlace()) unless it is attached. Returns its id; 0 where `id` doesn't exist.
  ActorId duplicate(ActorId id);
  void remove(ActorId id);
  /// Moves an actor by `places` in the order of drawing, up to either end.
  void move(ActorId id, int places);

  /// Attaches bone `own` (below 0: attachingBone()) to a bone of another actor; other attachments
  /// stay. With `to` 0 all are removed. Returns false where that would be a circle. Here and in the
  /// next two, no change makes no step.
  bool attach(ActorId id, ActorId to, std::int32_t bone, std::int32_t own = -1);
  /// Sets all chains of these actors, in one step.
  void setIkMode(const ActorIds& ids, IkMode mode);
  void setIkMode(ActorId id, IkMode mode) { setIkMode(ActorIds{id}, mode); }
  void setChainMode(ActorId id, std::size_t chain, IkMode mode);
  /// Switches all chains of these actors to `other`, On or Off, in one step. Where that was done
  /// before and they all are so still, or all are off, they go back to their earlier modes: those
  /// before the last switch, or what the motion says.
  void switchIk(const ActorIds& ids, IkMode other);

  /// Shows edits that aren't made yet, such as those of a drag: they are neither undone nor saved.
  /// The next change of any kind, whose step doesn't contain them, and another preview end them.
  /// Nothing happens where the actor doesn't exist.
  void preview(ActorId id, Edits edits);
  /// Shows goals of an actor that aren't made yet, as preview() does.
  void previewGoals(ActorId id, std::vector<Goal> goals);
  /// Shows how an actor's bones would move, as preview() does.
  void previewFreedoms(ActorId id, std::vector<ik::solvers::BoneFreedom> freedoms);
  /// Restores the document's edits, goals and freedoms.
  void endPreview();
  /// Returns the actor with a preview; 0: none.
  [[nodiscard]] ActorId previewed() const { return previewed_; }
  /// Sets an actor's edits by hand and switches them on. Equal edits make no step. `merge` and `of`
  /// are those of change().
  void setEdits(ActorId id, const LiveText& name, const Edits& edits, bool merge = false, ActorId of = 0);
  /// Replaces an actor's goals. Equal goals make no step. `merge` and `of` are those of change().
  void setGoals(ActorId id, const LiveText& name, const std::vector<Goal>& goals, bool merge = false, ActorId of = 0);
  /// Replaces how an actor's bones may move. Equal freedoms make no step.
  void setFreedoms(ActorId id, const LiveText& name, const std::vector<ik::solvers::BoneFreedom>& freedoms,
                   bool merge = false, ActorId of = 0);
  /// Leaves only the edits `rest` of an actor; their switch stays.
  void resetEdits(ActorId id, const LiveText& name, const Edits& rest);

  void setPhysics(bool on);
  void setGravity(const base::Vec3& gravity);  ///< units per second squared
  void setTogether(bool together);             ///< bodies of several models meet
  void setPreroll(double frames);              ///< units of 1/30 s, played unseen after a seek
  /// Makes a step of this name. Equal cameras make no step.
  void setBookmarks(const LiveText& name, const CameraBookmarks& bookmarks);

  void setPicture(const PictureOptions& options);
  void setBackground(const QColor& colour);  ///< in place of a gradient
  void setGradient();                        ///< in place of the background's colour
  void setBackdrop(const QImage& picture, const std::filesystem::path& file = {});

  /// Returns the show for a file; the window adds its camera and name.
  [[nodiscard]] ShowDescription describe() const;
  /// Sets the parts of a show file that this version doesn't know, to be written again.
  void setSource(ShowDescription source) { source_ = std::move(source); }

  /// Emits the change signals whose listeners show text, after the language has changed. Signals
  /// about physics and edits are left out, since they would move something.
  void tellAgain();

 signals:
  void actorsChanged();  ///< actors or their order
  // One signal names all actors of a change, so that lists are filled once.
  void switchesChanged(const app::ActorIds& ids);
  void editsChanged(const app::ActorIds& ids);  ///< by hand, in the document or in a preview
  void previewEnded();
  void motionsChanged();  ///< an actor's or the scene's
  void physicsChanged();
  void songChanged();
  void lookChanged();
  void bookmarksChanged();

 private:
  friend class DocumentStep;
  void apply(DocumentState state);
  void applyActors(const DocumentState& state);
  void applyParents(const DocumentState& state);
  void setIkModes(const ActorIds& ids, const std::function<std::vector<IkMode>(const DocumentActor&)>& wanted);

  OpenContext context_;
  Show show_;
  DocumentState state_;
  DocumentLook look_;
  ShowDescription source_;                              // its unknown keys
  std::map<ActorId, std::vector<IkMode>> modesBefore_;  // switchIk()
  ActorId previewed_ = 0;
  QUndoStack* undo_;
};

}  // namespace app
