// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/plain_file.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <unistd.h>

namespace app {
namespace {

constexpr int kBufferBytes = 32768;

int openNothingElse(AVFormatContext* /*input*/, AVIOContext** /*io*/, const char* /*url*/, int /*flags*/,
                    AVDictionary** /*options*/) {
  return AVERROR(EACCES);
}

int isOver(void* file) { return static_cast<PlainFile*>(file)->mustEnd() ? 1 : 0; }

}  // namespace

base::Result<std::unique_ptr<PlainFile>> PlainFile::open(OpenSound sound) {
  const auto noMemory = [path = std::move(sound.path)] {
    return base::fail(base::ErrorCode::CannotOpen, libav::reason(AVERROR(ENOMEM)), path.string());
  };
  std::unique_ptr<PlainFile> file(new PlainFile(sound));
  if (!file->makeIo()) return noMemory();
  return file;
}

bool PlainFile::makeIo() {
  if (io_ != nullptr) av_freep(&io_->buffer);
  avio_context_free(&io_);
  auto* buffer = static_cast<unsigned char*>(av_malloc(kBufferBytes));
  if (buffer == nullptr) return false;
  io_ = avio_alloc_context(buffer, kBufferBytes, 0, this, &PlainFile::read, nullptr, &PlainFile::seek);
  if (io_ == nullptr) av_free(buffer);
  return io_ != nullptr;
}

PlainFile::~PlainFile() {
  if (io_ != nullptr) av_freep(&io_->buffer);
  avio_context_free(&io_);
}

bool PlainFile::hide(std::vector<std::int64_t> places) {
  hidden_ = std::move(places);
  return ::lseek(file_.number(), 0, SEEK_SET) == 0 && makeIo();
}

AVFormatContext* PlainFile::newInput() {
  AVFormatContext* input = avformat_alloc_context();
  if (input == nullptr) return nullptr;
  input->pb = io_;
  input->io_open = openNothingElse;
  input->interrupt_callback = {isOver, this};
  return input;
}

bool PlainFile::mustEnd() {
  if (!stopped_ || !stopped_()) return false;
  if (!noticed_) noticed_ = Clock::now();
  return Clock::now() - *noticed_ >= grace_;
}

void PlainFile::cover(std::int64_t at, std::span<std::uint8_t> bytes) const {
  constexpr std::int64_t kName = 4;
  const auto end = at + static_cast<std::int64_t>(bytes.size());
  for (auto place = std::ranges::lower_bound(hidden_, at - kName + 1); place != hidden_.end() && *place < end;
       ++place) {
    for (auto i = std::max(*place, at); i < std::min(*place + kName, end); ++i)
      bytes[static_cast<std::size_t>(i - at)] = 0;
  }
}

int PlainFile::read(void* self, std::uint8_t* bytes, int size) {
  auto& file = *static_cast<PlainFile*>(self);
  for (;;) {
    if (file.mustEnd()) return AVERROR_EXIT;
    const std::int64_t at = file.hidden_.empty() ? 0 : ::lseek(file.file_.number(), 0, SEEK_CUR);
    const ssize_t got = ::read(file.file_.number(), bytes, static_cast<std::size_t>(size));
    if (got > 0) file.cover(at, {bytes, static_cast<std::size_t>(got)});
    if (got > 0) return static_cast<int>(got);
    if (got == 0) return AVERROR_EOF;
    if (errno != EINTR) return AVERROR(errno);
  }
}

std::int64_t PlainFile::seek(void* self, std::int64_t offset, int whence) {
  return libav::seekFile(static_cast<PlainFile*>(self)->file_.number(), offset, whence);
}

}  // namespace app
