// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <zlib.h>

namespace support {

/// Returns the bytes of a gzip file, by zlib.
inline std::string gunzipped(std::string_view bytes) {
  z_stream state{};
  EXPECT_EQ(inflateInit2(&state, 15 + 16), Z_OK);
  state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // it only reads them
  state.avail_in = static_cast<uInt>(bytes.size());
  std::string all, piece(1U << 16U, '\0');
  int status = Z_OK;
  while (status == Z_OK) {
    state.next_out = reinterpret_cast<Bytef*>(piece.data());
    state.avail_out = static_cast<uInt>(piece.size());
    status = inflate(&state, Z_NO_FLUSH);
    all.append(piece, 0, piece.size() - state.avail_out);
  }
  EXPECT_EQ(status, Z_STREAM_END);
  EXPECT_EQ(state.avail_in, 0U);
  inflateEnd(&state);
  return all;
}

}  // namespace support
