// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Any bytes are read as an archive: listed, looked up, read, searched, and described.
//   build/fuzz/tests/fuzz/fuzz_archive -max_total_time=1800 -timeout=10 -rss_limit_mb=2048 FOLDER…
#include <algorithm>
#include <span>
#include <string>

#include "app/tree/archive_contents.h"
#include "app/tree/archive_tree.h"
#include "app/tree/readme_text.h"
#include "app/tree/tree_name.h"
#include "pmx/base/text.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/archive_shapes.h"
#include "tests/support/zip_writer.h"

namespace {

std::vector<std::byte> bytesOf(const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

/// Checks the promises of a tree about each entry.
void checkEntry(const app::ArchiveTree& tree, const app::ArchiveEntry& entry) {
  if (!entry.inTree) return;
  FUZZ_EXPECT(base::isUtf8(entry.name));
  FUZZ_EXPECT(entry.name.empty() || app::isTreeName(entry.name));
  FUZZ_EXPECT(tree.kindOf(entry.name) == (entry.folder ? app::FileTree::Kind::Folder : app::FileTree::Kind::File));
  if (entry.folder) return;
  const auto start = tree.firstBytes(entry.name, 16);
  const auto whole = tree.read(entry.name);
  if (!whole) {
    FUZZ_EXPECT(!base::describe(whole.error()).empty());
    return;
  }
  FUZZ_EXPECT(entry.left.empty());
  FUZZ_EXPECT(whole->size() == entry.size);
  FUZZ_EXPECT(start.size() == std::min<std::size_t>(16, whole->size()));
  FUZZ_EXPECT(std::equal(start.begin(), start.end(), reinterpret_cast<const char*>(whole->data())));
}

/// Counts the files in a folder and its subfolders; each has to be one of the entries.
std::size_t filesBelow(const app::ArchiveTree& tree, const std::string& folder) {
  std::size_t count = 0;
  for (const auto& entry : tree.list(folder)) {
    const std::string name = folder.empty() ? entry.name : folder + '/' + entry.name;
    count += entry.kind == app::FileTree::Kind::Folder ? filesBelow(tree, name) : 1;
  }
  return count;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto all = std::as_bytes(std::span(bytes, size));
  app::ArchiveOptions options;
  // With these an input takes milliseconds; the limits are otherwise alike.
  options.limits.entryBytes = 8U << 20U;
  options.limits.readBytes = 32U << 20U;
  options.limits.ratioFrom = 1U << 20U;
  const auto tree = app::ArchiveTree::open(app::ArchiveBytes::of({all.begin(), all.end()}), "a", "a", options);
  if (!tree) {
    FUZZ_EXPECT(!base::describe(tree.error()).empty());
    return 0;
  }
  const auto& entries = (*tree)->listing().entries;
  std::size_t files = 0;
  for (const auto& entry : entries) {
    checkEntry(**tree, entry);
    files += entry.inTree && !entry.folder ? 1 : 0;
  }
  FUZZ_EXPECT(filesBelow(**tree, "") == files);
  for (const auto& file : app::archiveContents(*tree).files) FUZZ_EXPECT(file.file.path() == "a!" + file.name);
  FUZZ_EXPECT(base::isUtf8(app::decodeReadme({reinterpret_cast<const char*>(bytes), size}).utf8));
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  std::vector<std::vector<std::byte>> seeds;
  const std::string inner = support::zipOf({{.name = "a", .data = "text", .method = 8}});
  seeds.push_back(bytesOf(support::zipOf({{.name = "in.zip", .data = inner}, {.name = "b/", .data = ""}}, "comment")));
  seeds.push_back(
      bytesOf(support::zipOf({{.name = "\x94\xa7.txt", .data = "text", .flags = support::kZipUtf8},
                              {.name = "x", .extra = support::zipUtf8NameField("x", "肌")},
                              {.name = "l", .data = "a", .attributes = 0120777U << 16U, .madeBy = 0x031E}})));
  // This is an lzh with one stored file.
  static constexpr char kLzh[] = "\x1a\x91-lh0-\4\0\0\0\4\0\0\0\0\0\x21\x2a\x20\0\4\x94\xa7.b\x29\xc8text\0";
  seeds.push_back(bytesOf(std::string(kLzh, sizeof(kLzh) - 1)));
  return seeds;
}
