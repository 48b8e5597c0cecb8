// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/gzip.h"

#include <algorithm>
#include <vector>

#include <zlib.h>

namespace app {

struct GzipWriter::Stream {
  z_stream state{};
  bool works = false;
  std::vector<char> piece = std::vector<char>(kSinkPiece);
};

GzipWriter::GzipWriter(const ByteSink& write) : write_(write), stream_(std::make_unique<Stream>()) {
  constexpr int kWindow = 15, kGzip = 16, kMemory = 8;
  stream_->works = deflateInit2(&stream_->state, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kWindow + kGzip, kMemory,
                                Z_DEFAULT_STRATEGY) == Z_OK;
}

GzipWriter::~GzipWriter() {
  if (stream_->works) deflateEnd(&stream_->state);
}

base::Result<void> GzipWriter::add(std::string_view bytes) {
  for (; !bytes.empty(); bytes.remove_prefix(std::min(kSinkPiece, bytes.size()))) {
    if (auto done = deflateAll(bytes.substr(0, kSinkPiece), false); !done) return done;
  }
  return {};
}

base::Result<void> GzipWriter::finish() { return deflateAll({}, true); }

base::Result<void> GzipWriter::deflateAll(std::string_view bytes, bool last) {
  if (!stream_->works) return base::fail(base::ErrorCode::CannotWrite, "there is no memory to compress in");
  z_stream& state = stream_->state;
  state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // it only reads them
  state.avail_in = static_cast<uInt>(bytes.size());
  do {
    std::vector<char>& piece = stream_->piece;
    state.next_out = reinterpret_cast<Bytef*>(piece.data());
    state.avail_out = static_cast<uInt>(piece.size());
    deflate(&state, last ? Z_FINISH : Z_NO_FLUSH);
    const std::string_view made(piece.data(), piece.size() - state.avail_out);
    if (made.empty()) break;
    if (auto done = write_(made); !done) return done;
  } while (state.avail_out == 0);
  return {};
}

}  // namespace app
