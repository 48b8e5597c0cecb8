// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "app/tree/archive_tree.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

using OpenedArchive = base::Result<std::shared_ptr<const ArchiveTree>>;

/// An OpenedArchives knows the archives of an OpenContext that somebody holds, by path and state.
/// It keeps those opened last while an ArchivesStayOpen lives. Any thread may use it.
class OpenedArchives {
 public:
  std::optional<OpenedArchive> find(const std::string& key) {
    const std::scoped_lock lock(mutex_);
    if (const auto known = opened_.find(key); known != opened_.end()) {
      if (auto held = known->second.lock()) return keep(key, std::move(held));
    }
    const auto kept = std::ranges::find(kept_, key, &Kept::first);
    return kept == kept_.end() ? std::nullopt : std::optional(kept->second);
  }
  void add(const std::string& key, const OpenedArchive& archive) {
    const std::scoped_lock lock(mutex_);
    std::erase_if(opened_, [](const auto& other) { return other.second.expired(); });
    if (archive) opened_[key] = *archive;
    keep(key, archive);
  }
  /// Adds an archive that lies in another.
  void addInner(const std::shared_ptr<const ArchiveTree>& archive) {
    const std::scoped_lock lock(mutex_);
    keep(archive->pathOf({}).native(), archive);
  }
  void stay(int more) {
    const std::scoped_lock lock(mutex_);
    wanted_ += more;
    if (wanted_ == 0) kept_.clear();
  }

 private:
  using Kept = std::pair<std::string, OpenedArchive>;

  OpenedArchive keep(const std::string& key, OpenedArchive archive) {
    if (wanted_ == 0) return archive;
    const auto known = std::ranges::find(kept_, key, &Kept::first);
    if (known == kept_.end()) {
      kept_.emplace_front(key, archive);
      if (kept_.size() > kMaxStayOpen) kept_.pop_back();
    } else {
      known->second = archive;
      kept_.splice(kept_.begin(), kept_, known);
    }
    return archive;
  }

  std::mutex mutex_;
  std::map<std::string, std::weak_ptr<const ArchiveTree>> opened_;
  std::list<Kept> kept_;  // the one used last is first
  int wanted_ = 0;        // number of ArchivesStayOpen objects
};

}  // namespace app
