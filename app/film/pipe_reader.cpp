// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/pipe_reader.h"

#include <cerrno>
#include <chrono>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include "pmx/base/file.h"

namespace app {

base::Result<PipeReader> PipeReader::wait(const std::filesystem::path& path, const std::function<bool()>& stopped) {
  std::error_code failed;
  if (!std::filesystem::is_fifo(path, failed)) return PipeReader(-1);
  for (;;) {
    const int pipe = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe >= 0) return PipeReader(pipe);
    if (errno != ENXIO && errno != EINTR) return base::cannotWrite(path, errno);
    if (stopped && stopped()) return base::cannotWrite(path, EINTR);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

PipeReader::~PipeReader() {
  if (pipe_ >= 0) ::close(pipe_);
}

}  // namespace app
