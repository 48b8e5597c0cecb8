// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"

class QMenu;

namespace app {

/// Returns a goal as text in one line: `左手首 (wrist_L) comes to a place`.
[[nodiscard]] QString goalTitle(const Goal& goal, const DocumentActor& actor, const DocumentState& state);

/// These commands give goals to the selected actor (ik-and-goals.md). The values come from the
/// picture shown last, so that nothing jumps. Each command is one step to undo.
class GoalCommands : public QObject {
  Q_OBJECT
 public:
  GoalCommands(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Return whether the selected bone may get a position, and whether the selected actor may look
  /// at something or stand on something.
  [[nodiscard]] bool mayReach() const;
  [[nodiscard]] bool mayLook() const;
  [[nodiscard]] bool mayStand() const;

  /// Keeps the selected bone at its present position.
  void reach();
  /// Brings a bone of the selected actor to where it is by the bones from the selected one on, or
  /// the selected one by those from that bone on: whichever is an ancestor of the other is the
  /// root. A goal that keeps the same bone at a point gets that root.
  /// IK chains that turn bones between the two are switched off: they would keep them.
  void reachBetween(ActorId of, std::int32_t bone);
  /// The selected bone holds the nearest bone of another actor, in its present relation to it.
  void hold(ActorId other);
  void lookAtCamera();
  /// Looks at a point before its face, or at another actor's head.
  void lookAhead();
  void lookAt(ActorId other);
  /// Stands on an actor, or on everything below (0).
  void stand(ActorId on);

  /// Adds menu entries for all goals that are possible now.
  void fill(QMenu& menu);

 signals:
  void added(int goal);  ///< its index in the actor's list
  void possibleChanged();
  void said(const QString& text);  ///< why nothing was done; one line

 private:
  void add(const LiveText& name, Goal goal);
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  void freeBones(std::int32_t root, std::int32_t tip);
  [[nodiscard]] bool mayAdd() const;
  [[nodiscard]] std::optional<base::Transform> worldOf(ActorId id, std::int32_t bone) const;
  [[nodiscard]] std::optional<Goal> looking() const;

  Document& document_;
  Selection& selection_;
};

}  // namespace app
