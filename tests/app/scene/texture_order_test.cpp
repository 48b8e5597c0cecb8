// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Textures that follow each other in an archive are read in its order, in whatever order the model
// names them.
#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QImage>

#include "app/textures/model_textures.h"
#include "app/tree/file_tree.h"
#include "tests/app/image/picture_bytes.h"
#include "tests/support/scene_stage.h"

namespace {

using support::bmp;
using support::Bytes;
using support::square;
using support::operator<<;

/// This tree has files that follow each other by the order of their names, and records the offsets
/// that were read, one after the other.
class PackedTree final : public app::FileTree {
 public:
  explicit PackedTree(std::map<std::string, Bytes> files) : files_(std::move(files)) {}
  mutable std::vector<std::size_t> looked, read_;

  using FileTree::list;
  std::vector<Entry> list(std::string_view folder, std::error_code&) const override {
    std::vector<Entry> entries;
    if (!folder.empty()) return entries;
    for (const auto& [name, bytes] : files_) entries.push_back({name, Kind::File});
    return entries;
  }
  Kind kindOf(std::string_view name) const override {
    return name.empty() ? Kind::Folder : files_.contains(std::string(name)) ? Kind::File : Kind::Absent;
  }
  std::uint64_t sizeOf(std::string_view name) const override { return files_.at(std::string(name)).size(); }
  std::optional<std::size_t> placeOf(std::string_view name) const override {
    return static_cast<std::size_t>(std::distance(files_.begin(), files_.find(std::string(name))));
  }
  std::string firstBytes(std::string_view name, std::size_t count) const override {
    looked.push_back(*placeOf(name));
    const auto& bytes = files_.at(std::string(name));
    return {reinterpret_cast<const char*>(bytes.data()), std::min(count, bytes.size())};
  }
  base::Result<base::FileBytes> read(std::string_view name) const override {
    const std::scoped_lock lock(mutex_);
    read_.push_back(*placeOf(name));
    const auto all = std::as_bytes(std::span(files_.at(std::string(name))));
    return base::FileBytes(all.begin(), all.end());
  }
  std::filesystem::path pathOf(std::string_view name) const override { return "a.7z!" + std::string(name); }
  std::filesystem::path diskFileOf(std::string_view) const override { return "a.7z"; }

 private:
  std::map<std::string, Bytes> files_;
  mutable std::mutex mutex_;
};

TEST(TextureOrder, IsTheArchives) {
  // GIVEN a model that names a hundred textures of an archive backwards
  constexpr int kCount = 100;
  std::map<std::string, Bytes> files{{"model.pmx", {}}};
  app::LoadedModel loaded;
  loaded.model = square();
  loaded.model.materials.resize(kCount, loaded.model.materials[0]);
  for (int i = 0; i < kCount; ++i) {
    const auto name = fmt::format("{:03}.bmp", kCount - i);
    files[name] = bmp(24, 0, {}, {255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0});
    loaded.model.textures.emplace_back() = name;
    loaded.model.materials[static_cast<std::size_t>(i)].texture = i;
  }
  const auto tree = std::make_shared<PackedTree>(files);
  loaded.path = "a.7z!model.pmx";
  loaded.file = {tree, "model.pmx"};
  // WHEN they are loaded
  const auto textures = app::loadTextures(loaded);
  // THEN each is there, was looked up in the archive's order, and was read once, in that order
  for (const auto& issue : textures.issues) ADD_FAILURE() << issue.detail;
  for (const auto& image : textures.images) EXPECT_EQ(image.size(), QSize(2, 2));
  EXPECT_TRUE(std::ranges::is_sorted(tree->looked));
  EXPECT_TRUE(std::ranges::is_sorted(tree->read_));
  EXPECT_THAT(tree->read_, testing::SizeIs(kCount));
}

}  // namespace
