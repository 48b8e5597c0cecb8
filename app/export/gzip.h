// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "app/export/byte_sink.h"

namespace app {

/// Returns at most how many bytes GzipWriter makes of so many. Zlib stores what it can't pack,
/// which takes five bytes for each block of about 16 KB (zlib's Technical Details, Maximum
/// Expansion Factor); gzip's form has 18 around it.
[[nodiscard]] constexpr std::uint64_t maxGzipBytes(std::uint64_t bytes) { return bytes + bytes / 1024 + 64; }

/// This class writes bytes in gzip's form (RFC 1952), without a name and a time: equal bytes give
/// equal files.
class GzipWriter {
 public:
  explicit GzipWriter(const ByteSink& write);
  GzipWriter(const GzipWriter&) = delete;
  GzipWriter& operator=(const GzipWriter&) = delete;
  ~GzipWriter();

  [[nodiscard]] base::Result<void> add(std::string_view bytes);
  /// Writes what is left. Nothing may follow.
  [[nodiscard]] base::Result<void> finish();

 private:
  struct Stream;
  base::Result<void> deflateAll(std::string_view bytes, bool last);

  const ByteSink& write_;
  std::unique_ptr<Stream> stream_;
};

}  // namespace app
