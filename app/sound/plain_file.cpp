// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/plain_file.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/tree/file_tree.h"

namespace app {
namespace {

constexpr int kBufferBytes = 32768;

int openNothingElse(AVFormatContext* /*input*/, AVIOContext** /*io*/, const char* /*url*/, int /*flags*/,
                    AVDictionary** /*options*/) {
  return AVERROR(EACCES);
}

int isOver(void* file) { return static_cast<PlainFile*>(file)->mustEnd() ? 1 : 0; }

/// A file in an archive, as a file in memory that has no name; -1 and errno, or an error of the archive's.
base::Result<int> openInArchive(const std::filesystem::path& path) {
  const auto file = findFile(path);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->read();
  if (!bytes) return tl::unexpected(bytes.error());
  const int number = ::memfd_create("odori", MFD_CLOEXEC);
  for (std::size_t written = 0; number >= 0 && written < bytes->size();) {
    const ssize_t count = ::write(number, bytes->data() + written, bytes->size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      const int code = errno;
      ::close(number);
      errno = code;
      return -1;
    }
    written += static_cast<std::size_t>(count);
  }
  if (number >= 0) ::lseek(number, 0, SEEK_SET);
  return number;
}

}  // namespace

base::Result<std::unique_ptr<PlainFile>> PlainFile::open(const std::filesystem::path& path,
                                                         const std::function<bool()>& stopped) {
  const auto refuse = [&path](std::string why) {
    return libav::failure(base::ErrorCode::CannotOpen, path, std::move(why));
  };
  // Non-blocking, so that a pipe is refused below instead of waited for here.
  int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (number < 0 && (errno == ENOENT || errno == ENOTDIR) && diskFileOf(path) != path) {
    const auto inArchive = openInArchive(path);
    if (!inArchive) return refuse(inArchive.error().detail);
    number = *inArchive;
  }
  if (number < 0) return refuse(std::generic_category().message(errno));
  std::unique_ptr<PlainFile> file(new PlainFile(number, stopped));
  struct stat about {};
  if (::fstat(number, &about) != 0) return refuse(std::generic_category().message(errno));
  if (S_ISDIR(about.st_mode)) return refuse("is a folder");
  if (!S_ISREG(about.st_mode)) return refuse("isn't a regular file");
  auto* buffer = static_cast<unsigned char*>(av_malloc(kBufferBytes));
  if (buffer == nullptr) return refuse(libav::reason(AVERROR(ENOMEM)));
  file->io_ = avio_alloc_context(buffer, kBufferBytes, 0, file.get(), &PlainFile::read, nullptr, &PlainFile::seek);
  if (file->io_ == nullptr) {
    av_free(buffer);
    return refuse(libav::reason(AVERROR(ENOMEM)));
  }
  return file;
}

PlainFile::~PlainFile() {
  if (io_ != nullptr) av_freep(&io_->buffer);
  avio_context_free(&io_);
  ::close(file_);
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
    const ssize_t got = ::read(file.file_, bytes, static_cast<std::size_t>(size));
    if (got > 0) return static_cast<int>(got);
    if (got == 0) return AVERROR_EOF;
    if (errno != EINTR) return AVERROR(errno);
  }
}

std::int64_t PlainFile::seek(void* self, std::int64_t offset, int whence) {
  return libav::seekFile(static_cast<PlainFile*>(self)->file_, offset, whence);
}

}  // namespace app
