// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "app/show/show.h"
#include "app/ui/window_parts.h"
#include "app/view/limit_handles.h"

namespace app {

class LimitTool;

/// This changes limits of joints in the view: a drag of a rim or an end is shown while it lasts and
/// becomes one step when it ends; any other change of the show cancels it. It locks joints and
/// unlocks them, by a click and by a command.
class LimitController : public QObject {
  Q_OBJECT
 public:
  LimitController(const ShowParts& show, LimitTool& tool, const WindowParts& parts);

 private:
  using Freedoms = std::vector<ik::solvers::BoneFreedom>;

  void connectTool();
  void connectLock();
  void begin(const LimitHandle& handle);
  void drag(double by);
  void end();
  void sayHandle(const LimitHandle& handle);
  void sayLimit(const ik::solvers::BoneFreedom& freedom);
  void select(ActorId actor, std::int32_t bone);
  void setLocked(ActorId actor, std::int32_t bone, bool locked);
  void showLock();
  void follow();
  [[nodiscard]] QString nameOf(ActorId actor, std::int32_t bone) const;
  /// Returns whether a bone can neither turn nor slide, as the show says.
  [[nodiscard]] bool isLocked(ActorId actor, std::int32_t bone) const;

  const ShowParts show_;
  LimitTool& tool_;
  const WindowParts parts_;
  LimitHandle handle_;                 // the one that is dragged
  double value_ = 0.0;                 // its number without rounding and bounds
  Freedoms freedoms_;                  // of its actor at present
  bool dragged_ = false;               // there was a step
  std::map<ActorId, Freedoms> known_;  // of all actors, before the latest change
  // These are the freedoms that bones had before they were locked, to give them back.
  std::map<std::pair<ActorId, std::int32_t>, std::optional<ik::solvers::BoneFreedom>> before_;
};

}  // namespace app
