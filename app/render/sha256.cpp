// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/sha256.h"

#include <cstdint>
#include <cstring>

#include <QCryptographicHash>

namespace app {

Sha256 hashOf(std::span<const std::span<const std::byte>> pieces) {
  QCryptographicHash sha(QCryptographicHash::Sha256);
  const auto add = [&sha](const void* bytes, std::size_t count) {
    sha.addData(QByteArrayView(static_cast<const char*>(bytes), static_cast<qsizetype>(count)));
  };
  for (const auto& piece : pieces) {
    const std::uint64_t length = piece.size();
    add(&length, sizeof(length));
    add(piece.data(), piece.size());
  }
  const QByteArray result = sha.result();
  Sha256 hash{};
  std::memcpy(hash.data(), result.constData(), hash.size());
  return hash;
}

}  // namespace app
