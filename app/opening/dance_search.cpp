// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/dance_search.h"

#include <new>
#include <utility>

#include "app/playlist/playlist_maker.h"
#include "app/widgets/text.h"
#include "pmx/base/result.h"

namespace app {
namespace {

FoundDances foundIn(const std::vector<std::filesystem::path>& paths, const OpenContext& context,
                    const std::function<bool()>& stop) {
  FoundDances found;
  base::Issues issues;
  PlaylistMaker maker(context, issues, stop);
  for (const auto& path : paths) {
    if (stop()) break;
    if (const auto added = maker.add(path); !added) found.errors << oneLine(base::describe(added.error()));
  }
  for (const base::Issue& issue : issues) found.errors << oneLine(base::describe(issue));
  found.list = maker.list();
  return found;
}

}  // namespace

DanceSearch::DanceSearch(OpenContext context, QObject* parent)
    : QObject(parent), context_(std::move(context)), stop_(std::make_shared<std::atomic<bool>>(false)) {
  pool_.setMaxThreadCount(1);
}

DanceSearch::~DanceSearch() {
  *stop_ = true;
  pool_.waitForDone();
}

void DanceSearch::find(std::vector<std::filesystem::path> paths, std::function<void(FoundDances)> then) {
  if (busy_++ == 0) emit busyChanged(true);
  pool_.start([this, paths = std::move(paths), then = std::move(then), stop = stop_, context = context_] {
    FoundDances found;
    try {
      found = foundIn(paths, context, [&stop] { return stop->load(); });
    } catch (const std::bad_alloc&) {
      found = {{}, {QString::fromStdString(base::describe(base::makeError(base::ErrorCode::CannotRead, "no memory")))}};
    }
    QMetaObject::invokeMethod(
        this,
        [this, then, found = std::move(found)] {
          if (--busy_ == 0) emit busyChanged(false);
          then(found);
        },
        Qt::QueuedConnection);
  });
}

void DanceSearch::stop() {
  *stop_ = true;
  stop_ = std::make_shared<std::atomic<bool>>(false);  // for the next ones
}

}  // namespace app
