// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/byte_reader.h"

#include <fmt/format.h>

namespace base {

void ByteReader::fail(ErrorCode code, std::string detail) { failAt(offset_, code, std::move(detail)); }

void ByteReader::failAt(std::size_t offset, ErrorCode code, std::string detail) {
  if (failed_) return;
  failed_ = true;
  error_ = Error{code, {}, std::string(section_), index_, static_cast<std::int64_t>(offset), std::move(detail)};
}

void ByteReader::failTruncated(std::size_t wanted) {
  if (failed_) return;
  fail(ErrorCode::Truncated,
       fmt::format("the file ends here: {} more bytes wanted, {} left", wanted, bytes_.size() - offset_));
}

std::size_t ByteReader::checkCount(std::int64_t stored, std::size_t minBytesEach) {
  if (failed_) return 0;
  if (stored < 0) {
    fail(ErrorCode::BadCount, fmt::format("the count is negative ({})", stored));
    return 0;
  }
  if (static_cast<std::uint64_t>(stored) > left() / minBytesEach) {
    fail(ErrorCode::BadCount,
         fmt::format("the count is {}, but the {} bytes left hold at most {}", stored, left(), left() / minBytesEach));
    return 0;
  }
  return static_cast<std::size_t>(stored);
}

std::size_t ByteReader::cutCount(std::int64_t stored, std::size_t minBytesEach) {
  constexpr std::uint64_t kLargestFile = std::uint64_t{1} << 31U;  // readFile() refuses more
  const bool sane = stored >= 0 && static_cast<std::uint64_t>(stored) < kLargestFile / minBytesEach;
  if (!sane) return checkCount(stored, minBytesEach);
  return failed_ ? 0 : static_cast<std::size_t>(stored);
}

}  // namespace base
