// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "ik/solvers/chain.h"

namespace support {

using Json = nlohmann::json;

/// This struct is one case of a file of IK vectors, with the name that failures show.
struct VectorCase {
  std::string name;  ///< file and case
  Json json;
};

/// These kinds say what a case has numbers for. They are recognised by a case's content, so that
/// files may have any name.
enum class VectorKind {
  TwoBone,
  FabrikSteps,
  FabrikTreeSteps,
  Triangulation,
  CcdSteps,
  JacobianSteps,
  Optimum,
  Aim,
  AimChain,
  Limit,
  Rotations,
  SubBase,
};

/// Returns all cases of one kind: of the folder (or the one file) that ODORI_IK_VECTORS names, else
/// of the corpus' folder ik. A file that can't be read, or a case that is of no known kind, is a
/// failure of the test that asks.
[[nodiscard]] std::vector<VectorCase> vectorCases(VectorKind kind);

[[nodiscard]] ik::solvers::Vec3 vec3(const Json& json);  ///< two numbers: in the plane
[[nodiscard]] ik::solvers::Quat quat(const Json& json);
[[nodiscard]] ik::solvers::Limit limit(const Json& json);
/// Reads `bones`, `links`, `goals` as the vectors' README has them.
[[nodiscard]] ik::solvers::Chain chain(const Json& json);

/// Returns the angle between two rotations, radians.
[[nodiscard]] double between(const ik::solvers::Quat& a, const ik::solvers::Quat& b);

/// This class counts the cases of one kind that a test has seen: how many passed, and the worst
/// error. It prints them at its end, for the table of ik-solvers.md.
class VectorScore {
 public:
  explicit VectorScore(std::string solver) : solver_(std::move(solver)) {}
  VectorScore(const VectorScore&) = delete;
  VectorScore& operator=(const VectorScore&) = delete;
  ~VectorScore();
  void beginCase(const VectorCase& next);
  /// Expects an error of at most `tolerance`.
  void expectNear(double error, double tolerance, const std::string& what);
  void expect(bool holds, const std::string& what);

 private:
  std::string solver_, case_;
  int cases_ = 0, failed_ = 0;
  bool caseFailed_ = false;
  double worst_ = 0;
};

}  // namespace support

/// Skips the test with a message where there are no vectors of a kind.
#define ODORI_NEEDS_VECTORS(kind)         \
  if (support::vectorCases(kind).empty()) \
  GTEST_SKIP() << "there are no such IK vectors (set ODORI_IK_VECTORS or ODORI_CORPUS)"
