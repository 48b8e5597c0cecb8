// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/reading_watch.h"

#include <system_error>
#include <utility>

#include "pmx/base/open_file.h"
#include "pmx/base/system_reason.h"

namespace base {
namespace {

thread_local ReadingWatch* innermost = nullptr;

}  // namespace

ReadingWatch::ReadingWatch() : outer_(std::exchange(innermost, this)) {}
ReadingWatch::~ReadingWatch() { innermost = outer_; }

Result<void> ReadingWatch::allGiven() const {
  if (first_) return tl::unexpected(*first_);
  return {};
}

void ReadingWatch::note(const std::filesystem::path& path, int reason) {
  if (innermost == nullptr || innermost->first_ || readingFailure(reason) != ErrorCode::CannotRead) return;
  innermost->first_ = makeError(ErrorCode::CannotRead, systemReason(reason), path.string());
}

tl::unexpected<Error> refusedBySystem(const std::filesystem::path& path, int reason) {
  ReadingWatch::note(path, reason);
  return fail(readingFailure(reason), systemReason(reason), path.string());
}

}  // namespace base
