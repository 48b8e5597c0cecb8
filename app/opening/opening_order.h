// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "app/opening/motion_choice.h"

namespace app {

/// These are requests to open files, which may end in another order than they were made in. The
/// result is as if each had ended at once: a slow one doesn't replace a later one.
class OpeningOrder {
 public:
  using Request = std::uint64_t;  ///< counted from 1; larger: requested later

  /// This is what a request found.
  struct Found {
    bool model = false;  ///< it has a model, so its motions stay or go with that model
    bool add = false;    ///< its motions join the present ones
    Motions motions;
    bool whole = false;  ///< it is a show or of a playlist, which keeps none of the earlier motions
  };

  /// Begins a request.
  Request ask();
  /// Ends a request, once each. `present` has the present motions; returns the motions afterwards.
  /// A request whose model is replaced by a request made before it ended brings no motions either.
  Motions end(Request request, Found found, const Motions& present);
  /// Requests so far bring no motions any more.
  void dropMotions();
  /// Requests so far bring nothing any more.
  void dropAll();
  [[nodiscard]] bool dropped(Request request) const { return request <= allDropped_; }
  /// Returns whether nothing has ended since it was last idle, or since forget(): the next end()
  /// starts from `present`.
  [[nodiscard]] bool fresh() const { return ended_.empty(); }
  /// Later requests start from the motions present then.
  void forget() { ended_.clear(); }
  [[nodiscard]] bool busy() const { return pending_ > 0; }
  [[nodiscard]] Request latest() const { return latest_; }

 private:
  struct Ended {
    Request request, latest;  // latest: the last one requested when this ended
    Found found;
  };
  [[nodiscard]] bool outdone(const Ended& ended) const;

  Request latest_ = 0, motionsDropped_ = 0, allDropped_ = 0;
  std::size_t pending_ = 0;
  Motions before_;            // the motions before those in ended_
  std::vector<Ended> ended_;  // while others are pending; by request
};

}  // namespace app
