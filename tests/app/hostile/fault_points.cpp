// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A library to be preloaded: one call of the system's fails that never fails when one looks. ODORI_FAULT is KIND:N or
// KIND:N+: the N-th call of that kind since main() began, from 1, and with + each one after it. Kinds: open, read, write,
// fsync, rename, alloc. When the first has failed, the file that ODORI_FAULT_HIT names is made. What goes to standard error is
// left alone: it has to tell of the failure. glibc alone.

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
}

namespace {

enum class Kind { None, Open, Read, Write, Fsync, Rename, Alloc };

Kind kind = Kind::None;
long wanted = 0;
bool onwards = false;
std::atomic<bool> begun{false};
std::atomic<long> calls{0};

void readWish() {
  const char* wish = std::getenv("ODORI_FAULT");
  const char* colon = wish != nullptr ? std::strchr(wish, ':') : nullptr;
  if (colon == nullptr) return;
  const std::string_view name(wish, static_cast<std::size_t>(colon - wish));
  constexpr std::string_view kNames[] = {"", "open", "read", "write", "fsync", "rename", "alloc"};
  for (int i = 1; i < 7; ++i) {
    if (name == kNames[i]) kind = static_cast<Kind>(i);
  }
  char* end = nullptr;
  wanted = std::strtol(colon + 1, &end, 10);
  onwards = *end == '+';
}

void tellOfHit() {
  const char* file = std::getenv("ODORI_FAULT_HIT");
  if (file == nullptr) return;
  const long made = syscall(SYS_openat, AT_FDCWD, file, O_CREAT | O_WRONLY, 0600);
  if (made >= 0) syscall(SYS_close, made);
}

/// Whether this call fails.
bool fails(Kind of) {
  if (of != kind || !begun.load(std::memory_order_relaxed)) return false;
  const long call = ++calls;
  if (call == wanted) tellOfHit();
  return call == wanted || (onwards && call > wanted);
}

template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

template <class Result>
Result failed(int why, Result value) {
  errno = why;
  return value;
}

int modeOf(int flags, va_list more) { return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, int) : 0; }

using Main = int (*)(int, char**, char**);
Main programMain = nullptr;

int mainBetween(int argc, char** argv, char** environment) {
  readWish();
  begun = true;
  const int status = programMain(argc, argv, environment);
  begun = false;
  return status;
}

}  // namespace

extern "C" {

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*linker)(), void* stack) {
  programMain = main;
  using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);
  return next<Start>("__libc_start_main")(mainBetween, argc, argv, init, fini, linker, stack);
}

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = modeOf(flags, more);
  va_end(more);
  if (fails(Kind::Open)) return failed(EMFILE, -1);
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int open64(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = modeOf(flags, more);
  va_end(more);
  if (fails(Kind::Open)) return failed(EMFILE, -1);
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int openat(int folder, const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = modeOf(flags, more);
  va_end(more);
  if (fails(Kind::Open)) return failed(EMFILE, -1);
  return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}
std::FILE* fopen(const char* path, const char* mode) {
  static const auto real = next<std::FILE* (*)(const char*, const char*)>("fopen");
  return fails(Kind::Open) ? failed<std::FILE*>(EMFILE, nullptr) : real(path, mode);
}
std::FILE* fopen64(const char* path, const char* mode) {
  static const auto real = next<std::FILE* (*)(const char*, const char*)>("fopen64");
  return fails(Kind::Open) ? failed<std::FILE*>(EMFILE, nullptr) : real(path, mode);
}
DIR* opendir(const char* path) {
  static const auto real = next<DIR* (*)(const char*)>("opendir");
  return fails(Kind::Open) ? failed<DIR*>(EMFILE, nullptr) : real(path);
}

ssize_t read(int handle, void* to, std::size_t bytes) {
  return fails(Kind::Read) ? failed<ssize_t>(EIO, -1) : syscall(SYS_read, handle, to, bytes);
}
ssize_t pread(int handle, void* to, std::size_t bytes, off_t at) {
  return fails(Kind::Read) ? failed<ssize_t>(EIO, -1) : syscall(SYS_pread64, handle, to, bytes, at);
}
ssize_t pread64(int handle, void* to, std::size_t bytes, off64_t at) {
  return fails(Kind::Read) ? failed<ssize_t>(EIO, -1) : syscall(SYS_pread64, handle, to, bytes, at);
}
std::size_t fread(void* to, std::size_t size, std::size_t count, std::FILE* from) {
  static const auto real = next<std::size_t (*)(void*, std::size_t, std::size_t, std::FILE*)>("fread");
  return fails(Kind::Read) ? failed<std::size_t>(EIO, 0) : real(to, size, count, from);
}

ssize_t write(int handle, const void* from, std::size_t bytes) {
  const bool spared = handle == STDERR_FILENO;
  return !spared && fails(Kind::Write) ? failed<ssize_t>(ENOSPC, -1) : syscall(SYS_write, handle, from, bytes);
}
ssize_t writev(int handle, const iovec* parts, int count) {
  const bool spared = handle == STDERR_FILENO;
  return !spared && fails(Kind::Write) ? failed<ssize_t>(ENOSPC, -1) : syscall(SYS_writev, handle, parts, count);
}
ssize_t pwrite(int handle, const void* from, std::size_t bytes, off_t at) {
  return fails(Kind::Write) ? failed<ssize_t>(ENOSPC, -1) : syscall(SYS_pwrite64, handle, from, bytes, at);
}
ssize_t pwrite64(int handle, const void* from, std::size_t bytes, off64_t at) {
  return fails(Kind::Write) ? failed<ssize_t>(ENOSPC, -1) : syscall(SYS_pwrite64, handle, from, bytes, at);
}

int fsync(int handle) { return fails(Kind::Fsync) ? failed(EIO, -1) : static_cast<int>(syscall(SYS_fsync, handle)); }
int fdatasync(int handle) {
  return fails(Kind::Fsync) ? failed(EIO, -1) : static_cast<int>(syscall(SYS_fdatasync, handle));
}
int rename(const char* from, const char* to) {
  return fails(Kind::Rename) ? failed(EACCES, -1)
                             : static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

void* malloc(std::size_t bytes) { return fails(Kind::Alloc) ? failed<void*>(ENOMEM, nullptr) : __libc_malloc(bytes); }
void* calloc(std::size_t count, std::size_t bytes) {
  return fails(Kind::Alloc) ? failed<void*>(ENOMEM, nullptr) : __libc_calloc(count, bytes);
}
void* realloc(void* old, std::size_t bytes) {
  return fails(Kind::Alloc) ? failed<void*>(ENOMEM, nullptr) : __libc_realloc(old, bytes);
}
void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
  return fails(Kind::Alloc) ? failed<void*>(ENOMEM, nullptr) : __libc_memalign(alignment, bytes);
}
void* memalign(std::size_t alignment, std::size_t bytes) {
  return fails(Kind::Alloc) ? failed<void*>(ENOMEM, nullptr) : __libc_memalign(alignment, bytes);
}
int posix_memalign(void** to, std::size_t alignment, std::size_t bytes) {
  if (fails(Kind::Alloc)) return ENOMEM;
  void* const made = __libc_memalign(alignment, bytes);
  if (made == nullptr) return ENOMEM;
  *to = made;
  return 0;
}

}  // extern "C"
