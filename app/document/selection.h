// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include <QObject>

#include "app/show/show.h"

namespace app {

/// A SelectedParts says which parts of an actor are selected: indices of its model, -1 for none.
struct SelectedParts {
  std::int32_t bone = -1, morph = -1, material = -1, body = -1, joint = -1;
  bool operator==(const SelectedParts&) const = default;
};

/// Returns the same parts in a model that was read again, by their names; -1 where it has no such
/// name, or where the name is empty and the index is another's.
[[nodiscard]] SelectedParts sameParts(const SelectedParts& parts, const pmx::Model& was, const pmx::Model& is);

/// A Selection is what the window's docks show and its commands act on: one actor, and parts of it.
class Selection : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// Selects an actor, 0 for none, and no parts of it.
  void setActor(ActorId id);
  void setParts(const SelectedParts& parts);
  [[nodiscard]] ActorId actor() const { return actor_; }
  [[nodiscard]] bool isOneOf(std::span<const ActorId> ids) const;
  [[nodiscard]] const SelectedParts& parts() const { return parts_; }

 signals:
  void actorChanged();
  void partsChanged();

 private:
  ActorId actor_ = 0;
  SelectedParts parts_;
};

}  // namespace app
