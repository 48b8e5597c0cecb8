// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/ik/solvers/vectors.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

#include <gtest/gtest.h>

#include "tests/support/corpus.h"

namespace support {

namespace {

std::vector<std::filesystem::path> vectorFiles() {
  std::filesystem::path place;
  if (const char* named = std::getenv("ODORI_IK_VECTORS")) {
    place = named;
  } else if (!corpus().empty()) {
    place = corpus() / "ik";
  }
  std::vector<std::filesystem::path> files;
  if (std::filesystem::is_regular_file(place)) files.push_back(place);
  if (std::filesystem::is_directory(place)) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(place)) {
      if (entry.is_regular_file() && entry.path().extension() == ".json") files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::optional<VectorKind> kindOf(const Json& json) {
  const auto has = [&](const char* key) { return json.contains(key); };
  if (has("hinge") && has("start")) return VectorKind::TwoBone;
  if (has("points")) return VectorKind::FabrikSteps;
  if (has("trunk")) return VectorKind::FabrikTreeSteps;
  if (has("lengths")) return has("cap") ? VectorKind::CcdSteps : VectorKind::Triangulation;
  if (has("joints")) return VectorKind::JacobianSteps;
  if (has("aimer")) return VectorKind::AimChain;
  if (has("goals")) return VectorKind::Optimum;
  if (has("forward")) return VectorKind::Aim;
  if (has("what")) return VectorKind::Limit;
  if (has("wanted")) return VectorKind::SubBase;
  if (has("positions")) return VectorKind::Rotations;
  return {};
}

ik::EulerOrder order(const std::string& name) {
  if (name == "yxz") return ik::EulerOrder::Yxz;
  if (name == "zyx") return ik::EulerOrder::Zyx;
  EXPECT_EQ(name, "xzy") << "an order that no limit of a model has";
  return ik::EulerOrder::Xzy;
}

}  // namespace

std::vector<VectorCase> vectorCases(VectorKind kind) {
  std::vector<VectorCase> found;
  for (const std::filesystem::path& file : vectorFiles()) {
    std::ifstream stream(file);
    const Json whole = Json::parse(stream, nullptr, false);
    if (whole.is_discarded() || !whole.contains("cases")) {
      ADD_FAILURE() << file << " is no file of vectors";
      continue;
    }
    for (const Json& json : whole["cases"]) {
      const std::string name = file.filename().string() + ", " + json.value("name", "without a name");
      const std::optional<VectorKind> itsKind = kindOf(json);
      EXPECT_TRUE(itsKind.has_value()) << name << ": nothing is known to hold against it";
      if (itsKind == kind) found.push_back({name, json});
    }
  }
  return found;
}

ik::solvers::Vec3 vec3(const Json& json) {
  return {json.at(0).get<double>(), json.at(1).get<double>(), json.size() > 2 ? json.at(2).get<double>() : 0.0};
}

ik::solvers::Quat quat(const Json& json) {
  return glm::normalize(ik::solvers::Quat(json.at(3).get<double>(), json.at(0).get<double>(), json.at(1).get<double>(),
                                          json.at(2).get<double>()));
}

ik::solvers::Limit limit(const Json& json) {
  if (json.is_null()) return {};
  const std::string kind = json.at("kind");
  ik::solvers::Limit made;
  if (kind == "locked") {
    made.kind = ik::solvers::LimitKind::Locked;
    return made;
  }
  if (kind == "euler") {
    return ik::solvers::eulerLimit(order(json.at("order")), vec3(json.at("lower")), vec3(json.at("upper")));
  }
  if (kind == "cone") {
    made = ik::solvers::coneLimit(vec3(json.at("axis")), json.at("angle").get<double>());
  } else if (kind == "ellipse") {
    made = ik::solvers::ellipseLimit(vec3(json.at("axis")), vec3(json.at("right")),
                                     json.at("angles").get<std::array<double, 4>>());
  } else {
    ADD_FAILURE() << "a limit of kind " << kind;
  }
  const Json& twist = json.value("twist", Json());
  return twist.is_null() ? made : ik::solvers::withTwist(made, twist.at(0).get<double>(), twist.at(1).get<double>());
}

ik::solvers::Chain chain(const Json& json) {
  ik::solvers::Chain made;
  for (const Json& bone : json.at("bones")) {
    made.bones.push_back({bone.at("parent").get<int>(), vec3(bone.at("offset"))});
  }
  if (json.contains("links")) {
    for (const Json& link : json["links"]) {
      const int bone = link.get<int>();
      made.links.push_back({bone, limit(json["bones"].at(static_cast<std::size_t>(bone)).value("limit", Json()))});
    }
  }
  if (json.contains("goals")) {
    for (const Json& goal : json["goals"]) {
      made.goals.push_back({goal.at("effector").get<int>(), vec3(goal.at("target")), goal.value("weight", 1.0)});
    }
  }
  return made;
}

double between(const ik::solvers::Quat& a, const ik::solvers::Quat& b) {
  const ik::solvers::Quat nearer = glm::dot(a, b) < 0 ? -b : b;
  return 4 * std::asin(std::min(1.0, glm::length(a - nearer) / 2));
}

VectorScore::~VectorScore() {
  if (caseFailed_) ++failed_;
  std::printf("vectors: %-28s %3d of %3d, worst error %.1e\n", solver_.c_str(), cases_ - failed_, cases_, worst_);
}

void VectorScore::beginCase(const VectorCase& next) {
  if (caseFailed_) ++failed_;
  caseFailed_ = false;
  case_ = next.name;
  ++cases_;
}

void VectorScore::expectNear(double error, double tolerance, const std::string& what) {
  const double size = std::abs(error);
  if (size <= tolerance) worst_ = std::max(worst_, size);
  EXPECT_LE(size, tolerance) << case_ << ": " << what;
  if (!(size <= tolerance)) {
    caseFailed_ = true;
    worst_ = std::isnan(size) ? size : std::max(worst_, size);
  }
}

void VectorScore::expect(bool holds, const std::string& what) {
  EXPECT_TRUE(holds) << case_ << ": " << what;
  if (!holds) caseFailed_ = true;
}

}  // namespace support
