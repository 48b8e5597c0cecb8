// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/special_file.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pmx/base/file.h"

namespace app {
namespace {

constexpr int kPipeBufferBytes = 32768;
constexpr int kTurn = 20;  // milliseconds between two looks at `stopped`

/// Opens the file, non-blocking, so that neither opening nor writing blocks for good.
base::Result<int> opened(const std::filesystem::path& path, const SpecialFile::Patience& patience) {
  for (;;) {
    const int file = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file >= 0) return file;
    const int why = errno;
    std::error_code failed;
    const bool lonely = why == ENXIO && std::filesystem::is_fifo(path, failed);
    if (!lonely && why != EINTR) return base::cannotWrite(path, why);
    if (!patience.opening)
      return base::fail(base::ErrorCode::CannotWrite, "can't be written: nobody reads this pipe", path.string());
    if (patience.stopped && patience.stopped()) return base::cannotWrite(path, EINTR);
    ::poll(nullptr, 0, kTurn);
  }
}

}  // namespace

base::Result<std::unique_ptr<SpecialFile>> SpecialFile::open(const std::filesystem::path& path, Patience patience) {
  const auto number = opened(path, patience);
  if (!number) return tl::unexpected(number.error());
  std::unique_ptr<SpecialFile> file(new SpecialFile(*number, std::move(patience)));
  auto* buffer = static_cast<unsigned char*>(av_malloc(kPipeBufferBytes));
  if (buffer == nullptr) return base::cannotWrite(path, ENOMEM);
  const bool seekable = ::lseek(*number, 0, SEEK_CUR) >= 0;
  file->io_ = avio_alloc_context(buffer, kPipeBufferBytes, 1, file.get(), nullptr, &SpecialFile::write,
                                 seekable ? &SpecialFile::seek : nullptr);
  if (file->io_ == nullptr) {
    av_free(buffer);
    return base::cannotWrite(path, ENOMEM);
  }
  return file;
}

SpecialFile::~SpecialFile() {
  if (io_ != nullptr) av_freep(&io_->buffer);
  avio_context_free(&io_);
  if (file_ >= 0) ::close(file_);
}

int SpecialFile::close() {
  avio_flush(io_);
  const int closed = ::close(std::exchange(file_, -1)) == 0 ? 0 : AVERROR(errno);
  return io_->error < 0 ? io_->error : closed;
}

int SpecialFile::wait(std::optional<Clock::time_point>& noticed) {
  if (!patience_.opening) return AVERROR(EAGAIN);
  if (patience_.stopped && patience_.stopped()) {
    if (!noticed) noticed = Clock::now();
    gaveUp_ = Clock::now() - *noticed >= std::chrono::duration<double>(kGraceSeconds);
    if (gaveUp_) return AVERROR_EXIT;
  }
  pollfd waiting{file_, POLLOUT, 0};
  ::poll(&waiting, 1, kTurn);
  return 0;
}

int SpecialFile::write(void* self, std::uint8_t* bytes, int size) {
  auto& file = *static_cast<SpecialFile*>(self);
  if (file.gaveUp_) return AVERROR_EXIT;
  std::optional<Clock::time_point> noticed;
  for (int done = 0; done < size;) {
    const ssize_t put = ::write(file.file_, bytes + done, static_cast<std::size_t>(size - done));
    if (put > 0) {
      done += static_cast<int>(put);
      noticed.reset();
      continue;
    }
    if (put < 0 && errno == EINTR) continue;
    if (put < 0 && errno != EAGAIN) return AVERROR(errno);
    if (const int waited = file.wait(noticed); waited < 0) return waited;
  }
  return size;
}

std::int64_t SpecialFile::seek(void* self, std::int64_t offset, int whence) {
  return libav::seekFile(static_cast<SpecialFile*>(self)->file_, offset, whence);
}

}  // namespace app
