// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace base {

/// This says why a file can't be used.
enum class ErrorCode {
  CannotOpen,     ///< missing, a directory, no permission
  NotThisFormat,  ///< its signature or version isn't one that is read
  Truncated,      ///< the file ends inside the named record
  BadCount,       ///< negative, or more than the bytes left could hold
  BadValue,       ///< a value that makes the rest unreadable (unknown kind, impossible size)
  CannotWrite,    ///< the destination can't be created or written
  BadArgument,    ///< the caller's request can't be followed
  /// It exists, and the system doesn't give it now: too many open files, an error of the device, no
  /// memory.
  CannotRead,
};

/// This is an error about a file that can't be used, with the place. Section and index name the
/// element as the format does ("bones", 17); offset is the byte where reading stopped.
struct Error {
  ErrorCode code = ErrorCode::BadValue;
  std::string file;          ///< as the user named it; empty when read from memory
  std::string section;       ///< empty: it has no place inside a file
  std::int64_t index = -1;   ///< element of the section; -1: the section itself
  std::int64_t offset = -1;  ///< byte; -1: none
  std::string detail;        ///< what is wrong, without a full stop
};

/// This is about a file that is odd but usable: what was odd and what was done about it.
struct Issue {
  std::string section;       ///< "bones", "textures", …
  std::int64_t index = -1;   ///< element of the section; -1: the section itself
  std::int64_t offset = -1;  ///< byte in the file; -1: none
  std::string detail;
};

using Issues = std::vector<Issue>;

template <class T>
using Result = tl::expected<T, Error>;

/// Makes an error that has no place inside a file. The file is as the user named it; empty where
/// the error is about none.
[[nodiscard]] Error makeError(ErrorCode code, std::string detail, std::string file = {});

/// Returns the same error as the value of a function that fails, for a Result of any type.
[[nodiscard]] tl::unexpected<Error> fail(ErrorCode code, std::string detail, std::string file = {});

/// Makes an error about a request of the caller's that can't be followed.
[[nodiscard]] Error badArgument(std::string detail);

/// Returns one line: `miku.pmx: bones[17]: parent is 912, but there are 431 bones (byte 0x1f3a2)`.
[[nodiscard]] std::string describe(const Error& error);

/// Returns one line: `textures[3]: body.png isn't there; drawn with a neutral texture`.
[[nodiscard]] std::string describe(const Issue& issue);

}  // namespace base
