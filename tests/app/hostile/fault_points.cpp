// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This library is preloaded: one system call fails that never fails in practice, or a signal comes
// at it, or the disk is slow (fault_wish.h). Writes to standard error are left alone: they have to
// report the failure. It is for glibc alone.

#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include "tests/app/hostile/fault_end.h"
#include "tests/app/hostile/fault_wish.h"

using faults::fails;
using faults::Kind;

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
}

namespace {

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
  faults::readWish();
  faults::tellOfEnd();
  faults::setBegun(std::getenv("ODORI_FAULT_LATER") == nullptr);
  const int status = programMain(argc, argv, environment);
  faults::setBegun(false);
  return status;
}

}  // namespace

extern "C" {

/// Programs call this that decide themselves from when and until when calls fail.
void odoriSetFaults(bool begun) { faults::setBegun(begun); }

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*linker)(), void* stack) {
  programMain = main;
  using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);
  return next<Start>("__libc_start_main")(mainBetween, argc, argv, init, fini, linker, stack);
}

[[noreturn]] void exit(int status) {
  faults::tellOfExit(__builtin_return_address(0));
  next<void (*)(int)>("exit")(status);
  __builtin_unreachable();
}

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = modeOf(flags, more);
  va_end(more);
  if (fails(Kind::Open, AT_FDCWD, path)) return failed(EMFILE, -1);
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int open64(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = modeOf(flags, more);
  va_end(more);
  if (fails(Kind::Open, AT_FDCWD, path)) return failed(EMFILE, -1);
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int openat(int folder, const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = modeOf(flags, more);
  va_end(more);
  if (fails(Kind::Open, folder, path)) return failed(EMFILE, -1);
  return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}
std::FILE* fopen(const char* path, const char* mode) {
  static const auto real = next<std::FILE* (*)(const char*, const char*)>("fopen");
  return fails(Kind::Open, AT_FDCWD, path) ? failed<std::FILE*>(EMFILE, nullptr) : real(path, mode);
}
std::FILE* fopen64(const char* path, const char* mode) {
  static const auto real = next<std::FILE* (*)(const char*, const char*)>("fopen64");
  return fails(Kind::Open, AT_FDCWD, path) ? failed<std::FILE*>(EMFILE, nullptr) : real(path, mode);
}
DIR* opendir(const char* path) {
  static const auto real = next<DIR* (*)(const char*)>("opendir");
  return fails(Kind::Open, AT_FDCWD, path) ? failed<DIR*>(EMFILE, nullptr) : real(path);
}

dirent* readdir(DIR* folder) {
  static const auto real = next<dirent* (*)(DIR*)>("readdir");
  return fails(Kind::List, dirfd(folder)) ? failed<dirent*>(EIO, nullptr) : real(folder);
}
dirent64* readdir64(DIR* folder) {
  static const auto real = next<dirent64* (*)(DIR*)>("readdir64");
  return fails(Kind::List, dirfd(folder)) ? failed<dirent64*>(EIO, nullptr) : real(folder);
}

ssize_t read(int handle, void* to, std::size_t bytes) {
  if (fails(Kind::Read, handle)) return failed<ssize_t>(EIO, -1);
  const std::size_t some = faults::share(handle, bytes);
  return some == 0 && bytes > 0 ? failed<ssize_t>(EINTR, -1) : syscall(SYS_read, handle, to, some);
}
ssize_t pread(int handle, void* to, std::size_t bytes, off_t at) {
  if (fails(Kind::Read, handle)) return failed<ssize_t>(EIO, -1);
  const std::size_t some = faults::share(handle, bytes);
  return some == 0 && bytes > 0 ? failed<ssize_t>(EINTR, -1) : syscall(SYS_pread64, handle, to, some, at);
}
ssize_t pread64(int handle, void* to, std::size_t bytes, off64_t at) { return pread(handle, to, bytes, at); }
std::size_t fread(void* to, std::size_t size, std::size_t count, std::FILE* from) {
  static const auto real = next<std::size_t (*)(void*, std::size_t, std::size_t, std::FILE*)>("fread");
  return fails(Kind::Read, fileno(from)) ? failed<std::size_t>(EIO, 0) : real(to, size, count, from);
}

ssize_t write(int handle, const void* from, std::size_t bytes) {
  const bool spared = handle == STDERR_FILENO;
  if (!spared && fails(Kind::Write, handle)) return failed<ssize_t>(ENOSPC, -1);
  const std::size_t some = spared ? bytes : faults::share(handle, bytes);
  return some == 0 && bytes > 0 ? failed<ssize_t>(EINTR, -1) : syscall(SYS_write, handle, from, some);
}
ssize_t writev(int handle, const iovec* parts, int count) {
  const bool spared = handle == STDERR_FILENO;
  if (!spared && fails(Kind::Write, handle)) return failed<ssize_t>(ENOSPC, -1);
  if (spared || count == 0 || faults::share(handle, 2) == 2) return syscall(SYS_writev, handle, parts, count);
  // These are bytes of the first part alone.
  const std::size_t some = faults::share(handle, parts[0].iov_len);
  return some == 0 ? failed<ssize_t>(EINTR, -1) : syscall(SYS_write, handle, parts[0].iov_base, some);
}
ssize_t pwrite(int handle, const void* from, std::size_t bytes, off_t at) {
  if (fails(Kind::Write, handle)) return failed<ssize_t>(ENOSPC, -1);
  const std::size_t some = faults::share(handle, bytes);
  return some == 0 && bytes > 0 ? failed<ssize_t>(EINTR, -1) : syscall(SYS_pwrite64, handle, from, some, at);
}
ssize_t pwrite64(int handle, const void* from, std::size_t bytes, off64_t at) {
  return pwrite(handle, from, bytes, at);
}

int fsync(int handle) {
  return fails(Kind::Fsync, handle) ? failed(EIO, -1) : static_cast<int>(syscall(SYS_fsync, handle));
}
int fdatasync(int handle) {
  return fails(Kind::Fsync, handle) ? failed(EIO, -1) : static_cast<int>(syscall(SYS_fdatasync, handle));
}
int rename(const char* from, const char* to) {
  return fails(Kind::Rename, AT_FDCWD, to) ? failed(EACCES, -1)
                                           : static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
/// Fails as a file system does that doesn't know these flags.
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
  return fails(Kind::Rename, toFolder, to)
             ? failed(EINVAL, -1)
             : static_cast<int>(syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}
int link(const char* from, const char* to) {
  return fails(Kind::Rename, AT_FDCWD, to) ? failed(EACCES, -1)
                                           : static_cast<int>(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}
/// Closes the file, but reports an error of its writes late.
int close(int handle) {
  const bool late = fails(Kind::Close, handle);
  const int closed = static_cast<int>(syscall(SYS_close, handle));
  return late && closed == 0 ? failed(EIO, -1) : closed;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*), void* with) {
  static const auto real = next<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
  return fails(Kind::Thread) ? EAGAIN : real(thread, attributes, run, with);
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

namespace {

void* made(std::size_t bytes, std::size_t alignment = alignof(std::max_align_t)) {
  if (fails(Kind::New)) return nullptr;
  if (bytes == 0) bytes = 1;
  return alignment <= alignof(std::max_align_t) ? std::malloc(bytes) : memalign(alignment, bytes);
}
void* orThrow(void* memory) { return memory != nullptr ? memory : throw std::bad_alloc(); }

}  // namespace

void* operator new(std::size_t bytes) { return orThrow(made(bytes)); }
void* operator new[](std::size_t bytes) { return orThrow(made(bytes)); }
void* operator new(std::size_t bytes, std::align_val_t at) {
  return orThrow(made(bytes, static_cast<std::size_t>(at)));
}
void* operator new[](std::size_t bytes, std::align_val_t at) {
  return orThrow(made(bytes, static_cast<std::size_t>(at)));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return made(bytes); }
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept { return made(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
