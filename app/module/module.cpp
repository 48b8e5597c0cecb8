// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/module/module.h"

#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include <dlfcn.h>
#include <link.h>

#include "app/module_version.h"
#include "app/version.h"
#include "pmx/base/neutral_locale.h"

// Programs of tests are in other folders than the program, so each of them has this function
// (tests/support/module_folder.cpp).
extern "C" __attribute__((weak)) const char* odori_module_folder();

namespace app {
namespace {

/// Returns the linker's reason for its last failure on this thread, without the file's name before
/// it, which the error has anyway.
std::string linkerReason(const std::filesystem::path& file) {
  const base::NeutralLocale english;  // the linker translates its reasons
  const char* said = ::dlerror();
  std::string reason = said != nullptr ? said : "the linker gives no reason";
  const std::string start = file.native() + ": ";
  return reason.starts_with(start) ? reason.substr(start.size()) : reason;
}

/// Returns true where the file ends before the contents that its header describes (a linker puts
/// the table of sections last): the linker maps such a file and crashes. For a file that isn't ELF
/// it reports that itself.
bool isCutShort(const std::filesystem::path& file) {
  ElfW(Ehdr) header{};
  std::ifstream in(file, std::ios::binary);
  if (!in.read(reinterpret_cast<char*>(&header), sizeof(header))) return false;
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return false;
  std::error_code failed;
  const std::uintmax_t size = std::filesystem::file_size(file, failed);
  const std::uintmax_t sections = std::uintmax_t{header.e_shnum} * header.e_shentsize;
  return failed || size < sections || size - sections < header.e_shoff;
}

}  // namespace

base::Error Module::cannotLoad(const std::string& why) const {
  return base::makeError(base::ErrorCode::CannotOpen, std::string(needs_) + " need it: " + why, file_.string());
}

void Module::load() {
  if (!file_.is_absolute()) {  // never one in the folder where the program was started
    error_ = cannotLoad("it isn't known where the program lies, as /proc can't be read");
    return;
  }
  std::error_code failed;
  if (!std::filesystem::exists(file_, failed)) {
    error_ =
        base::makeError(base::ErrorCode::CannotOpen,
                        std::string(needs_) + " need a part of Odori that is missing: " + file_.filename().string());
    return;
  }
  if (isCutShort(file_)) {
    error_ = cannotLoad("is cut short");
    return;
  }
  void* library = ::dlopen(file_.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    error_ = cannotLoad(linkerReason(file_));
    return;
  }
  const auto version = reinterpret_cast<const char* (*)()>(::dlsym(library, "odori_module_version"));
  if (version == nullptr) {
    error_ = cannotLoad("isn't a module of Odori's");
  } else if (std::string_view(version()) != kModuleVersion) {
    error_ = cannotLoad("belongs to Odori " + std::string(version()) + ", and this is " + kModuleVersion);
  } else {
    library_ = library;
  }
}

base::Result<const void*> Module::symbol(const char* name) {
  std::call_once(once_, [this] { load(); });
  if (library_ == nullptr) return tl::unexpected(*error_);
  const void* table = ::dlsym(library_, name);
  if (table == nullptr) return tl::unexpected(cannotLoad(linkerReason(file_)));
  return table;
}

std::filesystem::path moduleFolder() {
  if (odori_module_folder != nullptr) return odori_module_folder();
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  return failed ? std::filesystem::path() : (program.parent_path() / kModuleFolder).lexically_normal();
}

Module& ffmpegModule() {
  static Module module(moduleFolder() / "odori_ffmpeg.so", "Sound and video");
  return module;
}

}  // namespace app
