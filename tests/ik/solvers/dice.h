// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <random>

#include "ik/solvers/limit.h"

namespace support {

/// This class gives random numbers, directions and limits; equal seeds give equal values on all
/// machines.
class Dice {
 public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  double from(double low, double high) { return low + (high - low) * static_cast<double>(engine_()) / 4294967295.0; }
  int below(int count) { return static_cast<int>(engine_() % static_cast<unsigned>(count)); }
  ik::solvers::Vec3 direction() { return ik::solvers::unit({from(-1, 1), from(-1, 1), from(-1, 1)}, {0, 1, 0}); }
  ik::solvers::Limit limit() {
    switch (below(6)) {
      case 0:
        return {};
      case 1:
        return ik::solvers::hingeLimit(direction(), from(-3, 0), from(0, 3));
      case 2:
        return ik::solvers::eulerLimit({from(-1.5, 0), from(-3, 0), from(-3, 0)},
                                       {from(0, 1.5), from(0, 3), from(0, 3)});
      case 3:
        return ik::solvers::withTwist(ik::solvers::coneLimit(direction(), from(0, 2)), from(-1, 0), from(0, 1));
      case 4:
        return ik::solvers::ellipseLimit(direction(), direction(),
                                         {from(0, 1.5), from(0, 1.5), from(0, 1.5), from(0, 1.5)});
      default: {
        ik::solvers::Limit locked;
        locked.kind = ik::solvers::LimitKind::Locked;
        return locked;
      }
    }
  }

 private:
  std::mt19937 engine_;
};

}  // namespace support
