// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/clip_keys.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <variant>

namespace app {
namespace {

constexpr double kDegrees = 180.0 / double{base::kPi};
constexpr int kMaxRounds = 16;  // then the bones that are still too far off keep all frames

using Frames = std::vector<std::uint32_t>;

/// Returns the fewest frames found from the front on, so that between two of them `fits(first,
/// last)` holds; the first alone where `isAsFirst(frame)` holds for all. Neighbours always fit.
template <class Fits, class IsAsFirst>
Frames fewestFrames(std::uint32_t count, const Fits& fits, const IsAsFirst& isAsFirst) {
  Frames frames{0};
  std::uint32_t still = 1;
  while (still < count && isAsFirst(still)) ++still;
  if (still >= count) return frames;
  while (frames.back() + 1 < count) {
    const std::uint32_t first = frames.back();
    std::uint32_t reached = first + 1, step = 1;
    while (reached + step < count && fits(first, reached + step)) {
      reached += step;
      step *= 2;
    }
    for (; step > 0; step /= 2) {
      if (reached + step < count && fits(first, reached + step)) reached += step;
    }
    frames.push_back(reached);
  }
  return frames;
}

double partOf(std::uint32_t first, std::uint32_t last, std::uint32_t at) {
  return static_cast<double>(at - first) / static_cast<double>(last - first);
}

base::Quat between(const base::Quat& a, const base::Quat& b, double part) {
  return glm::normalize(glm::slerp(a, b, static_cast<float>(part)));  // the short way, as readers go
}
base::Vec3 between(const base::Vec3& a, const base::Vec3& b, double part) {
  return a + (b - a) * static_cast<float>(part);
}

/// This is a place in a channel's keys that moves on with the frames.
struct Cursor {
  std::size_t key = 0;
  /// Returns the keys around a frame, and the part of the way between them.
  std::pair<std::uint32_t, std::uint32_t> around(const Frames& frames, std::uint32_t at) {
    while (key + 1 < frames.size() && frames[key + 1] <= at) ++key;
    return {frames[key], frames[std::min(key + 1, frames.size() - 1)]};
  }
};

/// Returns the bones in an order in which parents come before their children.
std::vector<std::size_t> parentsFirst(const std::vector<std::int32_t>& parents) {
  std::vector<std::vector<std::size_t>> children(parents.size());
  std::vector<std::size_t> order;
  for (std::size_t bone = 0; bone < parents.size(); ++bone) {
    if (parents[bone] < 0) {
      order.push_back(bone);
    } else {
      children[static_cast<std::size_t>(parents[bone])].push_back(bone);
    }
  }
  for (std::size_t i = 0; i < order.size(); ++i)
    order.insert(order.end(), children[order[i]].begin(), children[order[i]].end());
  return order;
}

/// This class fits the keys of one clip.
class Fitting {
 public:
  Fitting(const KeyedBones& bones, const BakedClip& clip, const BakeTolerance& tolerance,
          const std::function<bool()>& stop)
      : bones_(bones),
        clip_(clip),
        tolerance_(tolerance),
        stop_(stop),
        count_(static_cast<std::uint32_t>(clip.frames)),
        order_(parentsFirst(bones.parents)),
        limits_(clip.bones) {
    few_.keys.bones.resize(clip.bones);
    const std::vector<float> reach = reaches();
    for (std::size_t bone = 0; bone < clip.bones; ++bone) {
      limits_[bone].units = tolerance.units / 2.0;
      const double atReach = tolerance.units / 2.0 / std::max(double{reach[bone]}, 1e-3) * kDegrees;
      limits_[bone].degrees = std::min(tolerance.degrees / 2.0, atReach);
      fit(bone);
    }
    fitWeights();
  }

  FewKeys found() && {
    int round = 0;
    while (!stopped() && !isWithin(round + 1 >= kMaxRounds) && round < kMaxRounds) ++round;
    for (const ClipKeys::OfBone& bone : few_.keys.bones) {
      for (const Frames* frames : {&bone.rotations, &bone.translations}) {
        if (frames->size() < 2) continue;
        few_.count += frames->size();
        few_.countOfAll += clip_.frames;
      }
    }
    return std::move(few_);
  }

 private:
  struct Limit {
    double units = 0.0, degrees = 0.0;
    bool changed = false;
  };

  /// Returns how far from each bone the bones below it are at rest at most, units.
  [[nodiscard]] std::vector<float> reaches() const {
    const std::vector<base::Vec3>& places = bones_.places;
    std::vector<float> reach(clip_.bones, 0.0F);
    for (std::size_t bone = 0; bone < clip_.bones; ++bone) {
      for (std::int32_t above = bones_.parents[bone]; above >= 0;
           above = bones_.parents[static_cast<std::size_t>(above)]) {
        float& farthest = reach[static_cast<std::size_t>(above)];
        farthest = std::max(farthest, glm::length(places[bone] - places[static_cast<std::size_t>(above)]));
      }
    }
    return reach;
  }

  [[nodiscard]] bool stopped() const { return stop_ && stop_(); }

  void fit(std::size_t bone) {
    if (stopped()) return;
    const Limit& limit = limits_[bone];
    few_.keys.bones[bone].rotations = fitted(
        [&](std::uint32_t first, std::uint32_t last) {
          const base::Quat &a = rotation(first, bone), &b = rotation(last, bone);
          // Readers needn't agree on the short way of a half turn.
          if (std::abs(glm::dot(a, b)) < 0.1F) return false;
          for (std::uint32_t at = first + 1; at < last; ++at) {
            const base::Transform near{base::Vec3(0.0F), between(a, b, partOf(first, last, at))};
            const base::Transform wanted{base::Vec3(0.0F), rotation(at, bone)};
            if (!(missOf(near, wanted).degrees <= limit.degrees)) return false;
          }
          return true;
        },
        [&](std::uint32_t at) { return rotation(at, bone) == rotation(0, bone); });
    few_.keys.bones[bone].translations = fitted(
        [&](std::uint32_t first, std::uint32_t last) {
          const base::Vec3 &a = translation(first, bone), &b = translation(last, bone);
          for (std::uint32_t at = first + 1; at < last; ++at) {
            const base::Vec3 miss = between(a, b, partOf(first, last, at)) - translation(at, bone);
            if (!(double{glm::length(miss)} <= limit.units)) return false;
          }
          return true;
        },
        [&](std::uint32_t at) { return translation(at, bone) == translation(0, bone); });
  }

  template <class Fits, class IsAsFirst>
  Frames fitted(const Fits& fits, const IsAsFirst& isAsFirst) const {
    return count_ == 0 ? Frames() : fewestFrames(count_, fits, isAsFirst);
  }

  void fitWeights() {
    few_.keys.weights = fitted(
        [&](std::uint32_t first, std::uint32_t last) {
          for (std::size_t morph = 0; morph < clip_.morphs; ++morph) {
            const double a = clip_.weight(first, morph), b = clip_.weight(last, morph);
            for (std::uint32_t at = first + 1; at < last; ++at) {
              if (!(std::abs(a + (b - a) * partOf(first, last, at) - clip_.weight(at, morph)) <=
                    bones_.weightErrors[morph]))
                return false;
            }
          }
          return true;
        },
        [&](std::uint32_t at) {
          for (std::size_t morph = 0; morph < clip_.morphs; ++morph) {
            if (clip_.weight(at, morph) != clip_.weight(0, morph)) return false;
          }
          return true;
        });
  }

  /// Compares all poses. Fits anew what is too far off: nearer, or with all frames at last. Returns
  /// true where all are within.
  bool isWithin(bool last) {
    std::vector<Cursor> turns(clip_.bones), moves(clip_.bones);
    std::vector<base::Transform> wanted(clip_.bones), got(clip_.bones);
    few_.worst = {};
    bool within = true;
    for (std::uint32_t at = 0; at < count_ && !stopped(); ++at) {
      for (const std::size_t bone : order_) {
        const base::Transform& local = clip_.local(at, bone);
        const base::Transform near{translationAt(at, bone, moves[bone]), rotationAt(at, bone, turns[bone])};
        const std::int32_t parent = bones_.parents[bone];
        wanted[bone] = parent < 0 ? local : under(wanted[static_cast<std::size_t>(parent)], local);
        got[bone] = parent < 0 ? near : under(got[static_cast<std::size_t>(parent)], near);
        const BoneMiss miss = missOf(got[bone], wanted[bone]);
        few_.worst = {std::max(few_.worst.units, miss.units), std::max(few_.worst.degrees, miss.degrees)};
        if (miss.units <= tolerance_.units && miss.degrees <= tolerance_.degrees) continue;
        within = false;
        // Above one that is marked all are.
        for (auto above = static_cast<std::int32_t>(bone);
             above >= 0 && !std::exchange(limits_[static_cast<std::size_t>(above)].changed, true);)
          above = bones_.parents[static_cast<std::size_t>(above)];
      }
    }
    for (std::size_t bone = 0; bone < clip_.bones; ++bone) {
      Limit& limit = limits_[bone];
      if (!std::exchange(limit.changed, false)) continue;
      limit.units *= last ? 0.0 : 0.6;
      limit.degrees *= last ? 0.0 : 0.6;
      fit(bone);
    }
    return within;
  }

  static base::Transform under(const base::Transform& parent, const base::Transform& local) {
    return {parent.translation + parent.rotation * local.translation, glm::normalize(parent.rotation * local.rotation)};
  }
  [[nodiscard]] const base::Quat& rotation(std::uint32_t at, std::size_t bone) const {
    return clip_.local(at, bone).rotation;
  }
  [[nodiscard]] const base::Vec3& translation(std::uint32_t at, std::size_t bone) const {
    return clip_.local(at, bone).translation;
  }
  [[nodiscard]] base::Quat rotationAt(std::uint32_t at, std::size_t bone, Cursor& cursor) const {
    const auto [first, last] = cursor.around(few_.keys.bones[bone].rotations, at);
    return first == at || first == last ? rotation(first, bone)
                                        : between(rotation(first, bone), rotation(last, bone), partOf(first, last, at));
  }
  [[nodiscard]] base::Vec3 translationAt(std::uint32_t at, std::size_t bone, Cursor& cursor) const {
    const auto [first, last] = cursor.around(few_.keys.bones[bone].translations, at);
    return first == at || first == last
               ? translation(first, bone)
               : between(translation(first, bone), translation(last, bone), partOf(first, last, at));
  }

  const KeyedBones& bones_;
  const BakedClip& clip_;
  BakeTolerance tolerance_;
  const std::function<bool()>& stop_;
  std::uint32_t count_;
  std::vector<std::size_t> order_;
  std::vector<Limit> limits_;  // of each bone's own channels
  FewKeys few_;
};

}  // namespace

FewKeys fewKeys(const KeyedBones& bones, const BakedClip& clip, const BakeTolerance& tolerance,
                const std::function<bool()>& stop) {
  return Fitting(bones, clip, tolerance, stop).found();
}

FewKeys fewKeys(const LoadedModel& model, const BakedClip& clip, const BakeTolerance& tolerance,
                const std::function<bool()>& stop) {
  KeyedBones bones{.parents = model.skeleton.parents, .places = model.skeleton.bindPositions, .weightErrors = {}};
  for (const pmx::Morph& morph : model.model.morphs) bones.weightErrors.push_back(weightError(morph, tolerance.units));
  return fewKeys(bones, clip, tolerance, stop);
}

double weightError(const pmx::Morph& morph, double units) {
  double most = std::numeric_limits<double>::infinity();
  const auto* offsets = std::get_if<std::vector<pmx::VertexOffset>>(&morph.offsets);
  for (std::size_t i = 0; offsets != nullptr && i < offsets->size(); ++i) {
    const double length = glm::length((*offsets)[i].offset);
    if (length > 0.0) most = std::min(most, units / length);
  }
  return most;
}

std::vector<std::uint32_t> fewFrames(std::span<const float> values, double error) {
  if (values.empty()) return {};
  return fewestFrames(
      static_cast<std::uint32_t>(values.size()),
      [&](std::uint32_t first, std::uint32_t last) {
        const double a = values[first], b = values[last];
        for (std::uint32_t at = first + 1; at < last; ++at) {
          if (!(std::abs(a + (b - a) * partOf(first, last, at) - double{values[at]}) <= error)) return false;
        }
        return true;
      },
      [&](std::uint32_t at) { return values[at] == values[0]; });
}

}  // namespace app
