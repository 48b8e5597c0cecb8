// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "app/document/document.h"
#include "app/document/selection.h"

class QMenu;

namespace app {

/// A goal in words: `左手首 (wrist_L) comes to a place`. One line.
[[nodiscard]] QString goalTitle(const Goal& goal, const DocumentActor& actor, const DocumentState& state);

/// Gives goals to the selected actor (ik-and-goals.md): what they are about is taken from the picture shown last, so that nothing
/// jumps. Each is a step to undo.
class GoalCommands : public QObject {
  Q_OBJECT
 public:
  GoalCommands(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Whether the selected bone may come to a place; the selected actor may look at something; may stand on something.
  [[nodiscard]] bool mayReach() const;
  [[nodiscard]] bool mayLook() const;
  [[nodiscard]] bool mayStand() const;

  /// The selected bone comes to a place: where it is now.
  void reach();
  /// The selected bone holds the bone of another actor that is nearest to it, as it does now.
  void hold(ActorId other);
  void lookAtCamera();
  /// At a place before its face; at another's head.
  void lookAhead();
  void lookAt(ActorId other);
  /// On an actor, or on all that is below (0).
  void stand(ActorId on);

  /// Entries for all that could be added now.
  void fill(QMenu& menu);

 signals:
  void added(int goal);  ///< its place in the actor's list
  void possibleChanged();

 private:
  void add(const QString& name, Goal goal);
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  [[nodiscard]] bool mayAdd() const;
  [[nodiscard]] std::optional<base::Transform> worldOf(ActorId id, std::int32_t bone) const;
  [[nodiscard]] std::optional<Goal> looking() const;

  Document& document_;
  Selection& selection_;
};

}  // namespace app
