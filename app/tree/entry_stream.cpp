// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/entry_stream.h"

#include <utility>

#include "app/tree/libarchive_stream.h"
#include "app/tree/tar_stream.h"

namespace app {

base::Result<std::unique_ptr<EntryStream>> openEntries(std::shared_ptr<const ArchiveBytes> archive,
                                                       ArchiveFormat format) {
  if (format == ArchiveFormat::Tar) return TarStream::open(std::move(archive));
  return LibarchiveStream::open(std::move(archive), format);
}

}  // namespace app
