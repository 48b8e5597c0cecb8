// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QColor>
#include <QImage>
#include <QObject>

#include "app/description/show_description.h"
#include "app/scene/model_textures.h"
#include "app/show/show.h"
#include "app/view/picture_options.h"

class QUndoStack;

namespace app {

/// An actor of the show that the window has, with what the scene needs to draw it.
struct DocumentActor {
  ActorId id = 0;
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const ModelTextures> textures;
  ActorSwitches switches;
  ActorDescription source;  ///< as a show file told it; its unknown keys are written again
};

inline constexpr float kBesideUnits = 10.0F;  ///< between a model and its duplicate: arms that are held out don't meet

/// All of a show that can be undone. Copies share models, textures and motions.
struct DocumentState {
  std::vector<DocumentActor> actors;  ///< in the order of drawing
  std::vector<MotionUse> motions;     ///< of the scene alone
  PhysicsChoice physics;
  double settle = PhysicsDescription().settle;  ///< frames of rest before frame 0, of films
  SongDescription song;
  CameraBookmarks bookmarks;

  /// Null where there is none of that name.
  [[nodiscard]] DocumentActor* find(ActorId id);
  [[nodiscard]] const DocumentActor* find(ActorId id) const { return const_cast<DocumentState*>(this)->find(id); }
};

/// What the picture is, besides actors. It isn't part of what can be undone.
struct DocumentLook {
  PictureOptions picture;
  QColor background{Qt::white};
  QImage backdrop;                     ///< the picture behind everything; null: none
  std::filesystem::path backdropFile;  ///< where it was read
};

/// Some actors, each once; never empty in a signal.
using ActorIds = std::vector<ActorId>;

/// The show of the window: the one place where it changes. Every change goes to the show that is evaluated, to the
/// stack of what can be undone, and to those who listen.
class Document : public QObject {
  Q_OBJECT
 public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  [[nodiscard]] Show& show() { return show_; }
  [[nodiscard]] const Show& show() const { return show_; }
  [[nodiscard]] const DocumentState& state() const { return state_; }
  [[nodiscard]] const DocumentLook& look() const { return look_; }
  [[nodiscard]] QUndoStack& undoStack() { return *undo_; }
  [[nodiscard]] bool empty() const { return state_.actors.empty() && state_.motions.empty(); }

  /// Another show in the place of this one; what was done before can't be undone any more.
  void replace(DocumentState state);
  /// A step that can be undone, under that name. Steps in a row that `merge`, of one name and one `of` (an actor, or any
  /// number of the caller's), are undone together, such as those of a number that is turned.
  void change(const QString& name, const std::function<void(DocumentState&)>& how, bool merge = false, ActorId of = 0);
  /// The same for one actor; nothing happens where there is none of that name.
  void changeActor(ActorId id, const QString& name, const std::function<void(DocumentActor&)>& how, bool merge = false);

  /// Ids for actors that change() adds.
  [[nodiscard]] ActorId newId() { return show_.newId(); }
  /// The same model with the same switches, next in order, kBesideUnits to its left unless it hangs from a bone; 0 where
  /// there is none of that name.
  ActorId duplicate(ActorId id);
  void remove(ActorId id);
  /// By so many places in the order of drawing; beyond an end counts as the end.
  void move(ActorId id, int places);

  /// Hangs `own` (below 0: the bone that asks for it, attachingBone()) from a bone of another actor; other bones hang as
  /// before. With 0 for the other actor all of them let go. False where that would be a circle. What changes nothing is
  /// no step, here and in the two below.
  bool attach(ActorId id, ActorId to, std::int32_t bone, std::int32_t own = -1);
  void setIkMode(ActorId id, IkMode mode);
  void setChainMode(ActorId id, std::size_t chain, IkMode mode);
  /// All chains off; or, if they all are, back to what they were.
  void switchIk(ActorId id);

  /// Edits that are shown and not done yet, such as those of a drag: nothing to undo, and nothing that is saved. They go
  /// with the next change of any kind, whose step doesn't have them, and with another preview. Without such an actor nothing
  /// happens.
  void preview(ActorId id, Edits edits);
  /// The same for an actor's goals.
  void previewGoals(ActorId id, std::vector<Goal> goals);
  /// Back to the edits and goals that the document has.
  void endPreview();
  /// Whose edits are previewed; 0: nobody's.
  [[nodiscard]] ActorId previewed() const { return previewed_; }
  /// Edits by hand of an actor, which count from now on. The same as before are no step. `merge` and `of` as in change().
  void setEdits(ActorId id, const QString& name, const Edits& edits, bool merge = false, ActorId of = 0);
  /// Goals of an actor, in place of all it had. The same as before are no step. `merge` and `of` as in change().
  void setGoals(ActorId id, const QString& name, const std::vector<Goal>& goals, bool merge = false, ActorId of = 0);
  /// The edits of an actor without some of them; whether the rest counts stays as it is.
  void resetEdits(ActorId id, const QString& name, const Edits& rest);

  void setPhysics(bool on);
  void setGravity(const base::Vec3& gravity);  ///< units per second squared
  void setTogether(bool together);             ///< bodies of several models meet
  void setPreroll(double frames);              ///< of 1/30 s, played unseen after a seek
  /// A step under that name. The same as before are no step.
  void setBookmarks(const QString& name, const CameraBookmarks& bookmarks);

  void setPicture(const PictureOptions& options);
  void setBackground(const QColor& colour);
  void setBackdrop(const QImage& picture, const std::filesystem::path& file = {});

  /// What a file of this show would tell; its camera and its name are the window's matter.
  [[nodiscard]] ShowDescription describe() const;
  /// The parts of a show file that this version doesn't know, to be written again.
  void setSource(ShowDescription source) { source_ = std::move(source); }

  /// What is told in words is announced as changed: the language is another. Not what would move anything: physics and
  /// edits.
  void tellAgain();

 signals:
  void actorsChanged();  ///< which there are, or their order
  // One signal tells of all actors that a change is about: what lists them all would be filled anew for each of them.
  void switchesChanged(const app::ActorIds& ids);
  void editsChanged(const app::ActorIds& ids);  ///< by hand, in the document or in a preview
  void previewEnded();
  void motionsChanged();  ///< of an actor or of the scene
  void physicsChanged();
  void songChanged();
  void lookChanged();
  void bookmarksChanged();

 private:
  friend class DocumentStep;
  void apply(DocumentState state);
  void applyActors(const DocumentState& state);
  void applyParents(const DocumentState& state);

  Show show_;
  DocumentState state_;
  DocumentLook look_;
  ShowDescription source_;  // its unknown keys
  std::map<ActorId, std::vector<IkMode>> modesBeforeOff_;
  ActorId previewed_ = 0;
  QUndoStack* undo_;
};

}  // namespace app
