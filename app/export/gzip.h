// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>

#include "app/export/byte_sink.h"

namespace app {

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
