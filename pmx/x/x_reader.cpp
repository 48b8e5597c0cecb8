// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/x/x_reader.h"

#include <utility>

#include <fmt/format.h>

#include "pmx/base/file.h"
#include "pmx/base/printable.h"
#include "pmx/x/mszip.h"
#include "pmx/x/x_scene.h"
#include "pmx/x/x_tokens.h"

namespace pmx {
namespace {

constexpr std::size_t kHeaderBytes = 16;

/// This is the content of the header.
struct Form {
  x::TokenForm tokens;
  bool packed = false;
};

tl::unexpected<base::Error> headerError(std::size_t offset, base::ErrorCode code, std::string detail) {
  return tl::unexpected(base::Error{code, {}, "header", -1, static_cast<std::int64_t>(offset), std::move(detail)});
}

base::Result<Form> readHeader(std::string_view head) {
  using base::ErrorCode;
  if (!head.starts_with(kXSignature)) {
    return headerError(0, ErrorCode::NotThisFormat, "isn't a .x file: it doesn't begin with \"xof \"");
  }
  if (head.size() < kHeaderBytes) return headerError(head.size(), ErrorCode::Truncated, "the file ends here");
  const std::string_view version = head.substr(4, 4), form = head.substr(8, 4), size = head.substr(12, 4);
  if (!version.starts_with("03")) {
    return headerError(
        4, ErrorCode::NotThisFormat,
        fmt::format("version {} of .x isn't supported, only 0302 and 0303 are", base::printable(version)));
  }
  Form found;
  found.packed = form == "tzip" || form == "bzip";
  found.tokens.binary = form == "bin " || form == "bzip";
  if (!found.packed && !found.tokens.binary && form != "txt ") {
    return headerError(8, ErrorCode::NotThisFormat,
                       fmt::format("the form \"{}\" of .x isn't supported", base::printable(form)));
  }
  found.tokens.doubles = size == "0064";  // text doesn't depend on it
  if (found.tokens.binary && !found.tokens.doubles && size != "0032") {
    return headerError(12, ErrorCode::BadValue, fmt::format("numbers of \"{}\" bits", base::printable(size)));
  }
  return found;
}

base::Result<ReadModel> readObjects(std::span<const std::byte> bytes, std::size_t first, x::TokenForm form) {
  ReadModel read;
  {
    x::XScene scene;
    x::Tokens tokens(bytes, first, form);
    if (auto done = x::readScene(tokens, scene, read.issues); !done) return tl::unexpected(std::move(done.error()));
    read.model = x::modelOf(std::move(scene));
  }
  return read;
}

}  // namespace

base::Result<ReadModel> readX(std::span<const std::byte> bytes) {
  const auto head = bytes.first(std::min(bytes.size(), kHeaderBytes));
  const auto form = readHeader({reinterpret_cast<const char*>(head.data()), head.size()});
  if (!form) return tl::unexpected(form.error());
  if (!form->packed) return readObjects(bytes, kHeaderBytes, form->tokens);
  const auto unpacked = x::unpackMszip(bytes.subspan(kHeaderBytes), kHeaderBytes);
  if (!unpacked) return tl::unexpected(unpacked.error());
  return readObjects(*unpacked, 0, form->tokens);
}

base::Result<ReadModel> readXFile(const std::filesystem::path& path) { return base::readFileAs(path, readX); }

}  // namespace pmx
