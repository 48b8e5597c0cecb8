// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Does anything wear out? (endurance.md)
//   odori_endurance play HOURS MOTION MODEL...   hours of dance time with physics, with edits by
//                                                hand in every second pass
//   odori_endurance load LOADS MODEL...          loads, one model after the other, each posed once
//                                                with physics
// It prints a line for each tenth of the hours or loads, and ends with status 1 where something
// grows.

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <LinearMath/btAlignedAllocator.h>

#include "app/show/show.h"
#include "tests/app/endurance/use.h"

namespace {

namespace fs = std::filesystem;
using support::Use;

std::atomic<long> bulletBlocks{0};

void* allocateForBullet(std::size_t bytes, int alignment) {
  bulletBlocks.fetch_add(1, std::memory_order_relaxed);
  return std::aligned_alloc(static_cast<std::size_t>(alignment), (bytes + static_cast<std::size_t>(alignment) - 1) /
                                                                     static_cast<std::size_t>(alignment) *
                                                                     static_cast<std::size_t>(alignment));
}
void freeOfBullet(void* block) {
  if (block == nullptr) return;
  bulletBlocks.fetch_sub(1, std::memory_order_relaxed);
  std::free(block);
}

Use now() {
  Use use = Use::now();
  use.objects = bulletBlocks;
  return use;
}

std::uint64_t hashOf(const app::ShowFrame& frame) {
  std::uint64_t hash = 1469598103934665603U;  // FNV-1a
  for (const app::ShownActor& actor : frame.actors) {
    for (const base::Transform& bone : actor.frame->boneModels) {
      const float numbers[] = {bone.translation.x, bone.translation.y, bone.translation.z, bone.rotation.x,
                               bone.rotation.y,    bone.rotation.z,    bone.rotation.w};
      for (const float number : numbers) {
        std::uint32_t bits = 0;
        static_assert(sizeof bits == sizeof number);
        __builtin_memcpy(&bits, &number, sizeof bits);
        hash = (hash ^ bits) * 1099511628211U;
      }
    }
  }
  return hash;
}

/// This class has actors with one motion, with physics, whose bodies collide.
class Stage {
 public:
  Stage(const fs::path& motion, std::vector<fs::path> models) : files_(std::move(models)) {
    motion_ = app::loadMotion(motion, {}).value();
    for (const fs::path& file : files_) {
      ids_.push_back(show_.add(app::loadModel(file, {}).value()));
      bind(ids_.size() - 1);
    }
    app::PhysicsChoice choice;
    choice.on = true;
    show_.setPhysics(choice);
  }

  /// Plays from the first frame to the last. Returns the hash of the last one.
  std::uint64_t pass(bool hands) {
    show_.startPhysics(0.0, 30.0);
    double frame = 0.0;
    const double last = show_.lastFrame();
    for (std::uint64_t played = 0; static_cast<double>(played) <= last; ++played) {
      if (hands && played % 97 == 96) frame = meddle(frame, last);
      show_.evaluate(frame);
      frame += 1.0;
    }
    if (hands) undo();
    return hashOf(show_.evaluate(last));
  }

  [[nodiscard]] double minutes() const { return show_.lastFrame() / 30.0 / 60.0; }
  [[nodiscard]] const std::vector<long>& done() const { return done_; }

 private:
  void bind(std::size_t dancer) {
    show_.setMotions(ids_[dancer], {{motion_}});
    show_.actor(ids_[dancer])->setPlacement({{static_cast<float>(dancer) * 8.0F, 0, 0}, 0, 1});
  }

  void reload(std::size_t dancer) {
    show_.remove(ids_[dancer]);
    show_.insert(ids_[dancer], app::loadModel(files_[dancer], {}).value());
    bind(dancer);
    show_.setOrder(ids_);
  }

  /// Does something as a user's hand would. Returns the frame from which it goes on.
  double meddle(double frame, double last) {
    const std::size_t dancer = random_() % ids_.size();
    app::Actor& actor = *show_.actor(ids_[dancer]);
    const std::size_t what = random_() % 8;
    ++done_[what];
    switch (what) {
      case 0:
        return last * static_cast<double>(random_()) / static_cast<double>(std::mt19937::max());
      case 1:
        actor.setIkMode(random_() % 2 == 0 ? app::IkMode::Off : app::IkMode::On);
        break;
      case 2:
        reload(dancer);
        break;
      case 3:
        actor.set(&app::ActorSwitches::physics, !actor.switches().physics);
        break;
      case 4: {
        app::PhysicsChoice choice = show_.physics();
        choice.settings.gravity = {0, -20.0F * static_cast<float>(random_() % 8), 0};
        show_.setPhysics(choice);
        break;
      }
      case 5:
        show_.setMotions(ids_[dancer], random_() % 2 == 0 ? std::vector<app::MotionUse>()
                                                          : std::vector<app::MotionUse>{{motion_, true, 40}});
        break;
      case 6:
        show_.setGhost(ids_[dancer], random_() % 2 == 0 ? std::optional(app::GhostChoice()) : std::nullopt);
        break;
      default:
        show_.resetPhysics();
    }
    return frame;
  }

  /// Undoes all changes by hand, but not what was reloaded.
  void undo() {
    for (std::size_t dancer = 0; dancer < ids_.size(); ++dancer) {
      app::Actor& actor = *show_.actor(ids_[dancer]);
      actor.setIkMode(app::IkMode::Motion);
      actor.set(&app::ActorSwitches::physics, true);
      show_.setGhost(ids_[dancer], std::nullopt);
      bind(dancer);
    }
    app::PhysicsChoice choice;
    choice.on = true;
    show_.setPhysics(choice);
  }

  std::vector<fs::path> files_;
  app::Show show_;
  std::shared_ptr<const app::LoadedMotion> motion_;
  std::vector<app::ActorId> ids_;
  std::mt19937 random_{7};
  std::vector<long> done_ = std::vector<long>(8);
};

int play(double hours, const fs::path& motion, const std::vector<fs::path>& models) {
  Stage stage(motion, models);
  const std::uint64_t first = stage.pass(false);
  // The use after a tenth of the time is the limit for its end.
  const double tenth = hours / 10.0;
  double danced = 0.0, next = tenth;
  std::optional<Use> before;
  Use use;
  while (danced < hours || !before) {
    static_cast<void>(stage.pass(true));
    const bool same = stage.pass(false) == first;
    danced += 2.0 * stage.minutes() / 60.0;
    if (!same) {
      std::printf("after %.2f hours the last frame isn't the first pass's\n", danced);
      return 1;
    }
    if (danced < next) continue;
    use = now();
    std::printf("%5.2f h   %s\n", danced, use.text("blocks of Bullet").c_str());
    std::fflush(stdout);
    if (!before) before = use;
    next += tenth;
  }
  std::printf(
      "hands: %ld seeks, %ld switches of IK, %ld reloads, %ld switches of physics, %ld gravities, %ld motions, %ld "
      "ghosts, %ld new beginnings; the last frame was the first pass's each time\n",
      stage.done()[0], stage.done()[1], stage.done()[2], stage.done()[3], stage.done()[4], stage.done()[5],
      stage.done()[6], stage.done()[7]);
  const std::string grown = use.grownSince(*before);
  std::printf("%s\n", grown.empty() ? "flat" : grown.c_str());
  return grown.empty() ? 0 : 1;
}

int load(long loads, const std::vector<fs::path>& models) {
  Use before;
  long unusable = 0;
  // The first round creates what stays for good, such as tables of ICU's.
  for (long i = -static_cast<long>(models.size()); i < loads; ++i) {
    const fs::path& file = models[static_cast<std::size_t>(i + static_cast<long>(models.size())) % models.size()];
    if (i == 0) before = now();
    if (const auto model = app::loadModel(file, {})) {
      app::Show show;
      show.add(*model);
      app::PhysicsChoice choice;
      choice.on = true;
      show.setPhysics(choice);
      show.evaluate(0.0);
    } else if (i >= 0) {
      ++unusable;
    }
    if (i >= 0 && (i + 1) % std::max(loads / 10, 1L) == 0) {
      std::printf("%6ld loads   %s\n", i + 1, now().text("blocks of Bullet").c_str());
      std::fflush(stdout);
    }
  }
  const std::string grown = now().grownSince(before);
  std::printf("%zu models, %ld loads of files that can't be used; %s\n", models.size(), unusable,
              grown.empty() ? "flat" : grown.c_str());
  return grown.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  btAlignedAllocSetCustomAligned(allocateForBullet, freeOfBullet);
  const std::vector<std::string> words(argv + 1, argv + argc);
  const auto paths = [&](std::size_t from) {
    return std::vector<fs::path>(words.begin() + static_cast<long>(from), words.end());
  };
  if (words.size() >= 4 && words[0] == "play") return play(std::strtod(words[1].c_str(), nullptr), words[2], paths(3));
  if (words.size() >= 3 && words[0] == "load") return load(std::strtol(words[1].c_str(), nullptr, 10), paths(2));
  std::fprintf(stderr, "odori_endurance play HOURS MOTION MODEL... | load LOADS MODEL...\n");
  return 2;
}
