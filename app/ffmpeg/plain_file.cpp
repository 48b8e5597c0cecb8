// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/plain_file.h"

#include <cerrno>

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
    return libav::failure(base::ErrorCode::CannotOpen, path, libav::reason(AVERROR(ENOMEM)));
  };
  std::unique_ptr<PlainFile> file(new PlainFile(sound));
  auto* buffer = static_cast<unsigned char*>(av_malloc(kBufferBytes));
  if (buffer == nullptr) return noMemory();
  file->io_ = avio_alloc_context(buffer, kBufferBytes, 0, file.get(), &PlainFile::read, nullptr, &PlainFile::seek);
  if (file->io_ == nullptr) {
    av_free(buffer);
    return noMemory();
  }
  return file;
}

PlainFile::~PlainFile() {
  if (io_ != nullptr) av_freep(&io_->buffer);
  avio_context_free(&io_);
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

int PlainFile::read(void* self, std::uint8_t* bytes, int size) {
  auto& file = *static_cast<PlainFile*>(self);
  for (;;) {
    if (file.mustEnd()) return AVERROR_EXIT;
    const ssize_t got = ::read(file.file_.number(), bytes, static_cast<std::size_t>(size));
    if (got > 0) return static_cast<int>(got);
    if (got == 0) return AVERROR_EOF;
    if (errno != EINTR) return AVERROR(errno);
  }
}

std::int64_t PlainFile::seek(void* self, std::int64_t offset, int whence) {
  return libav::seekFile(static_cast<PlainFile*>(self)->file_.number(), offset, whence);
}

}  // namespace app
