// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "app/ui/motion_choice.h"

namespace app {

/// Requests to open files, which may end in another order than they were asked for in. What they leave is what they
/// would have left, had each ended at once: a slow one doesn't take the place of a later one.
class OpeningOrder {
 public:
  using Request = std::uint64_t;  ///< counted from 1; larger: asked for later

  /// What a request found.
  struct Found {
    bool model = false;  ///< it has a model, so that its motions go where that goes
    bool add = false;    ///< its motions join those that are there
    Motions motions;
    bool whole = false;  ///< it is a show, in which none of the motions before are
  };

  /// Begins a request.
  Request ask();
  /// Ends a request, once each. `present` is what there is; returns what there is to be. A request whose model gives
  /// way to one asked for before it ended, brings no motions either.
  Motions end(Request request, Found found, const Motions& present);
  /// Requests asked for so far bring no motions any more.
  void dropMotions();
  /// Requests asked for so far bring nothing any more.
  void dropAll();
  [[nodiscard]] bool dropped(Request request) const { return request <= allDropped_; }
  /// Nothing ended since it was last idle, or since forget(): the next end() counts from what is present.
  [[nodiscard]] bool fresh() const { return ended_.empty(); }
  /// What comes counts from what is present then.
  void forget() { ended_.clear(); }
  [[nodiscard]] bool busy() const { return pending_ > 0; }
  [[nodiscard]] Request latest() const { return latest_; }

 private:
  struct Ended {
    Request request, latest;  // latest: the one asked for last when this ended
    Found found;
  };
  [[nodiscard]] bool outdone(const Ended& ended) const;

  Request latest_ = 0, motionsDropped_ = 0, allDropped_ = 0;
  std::size_t pending_ = 0;
  Motions before_;            // what there was before those in ended_
  std::vector<Ended> ended_;  // while others are pending; by request
};

}  // namespace app
