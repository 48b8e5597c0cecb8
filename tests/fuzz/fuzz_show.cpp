// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Show files that are read are written and read again as equal shows; so are playlists.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_show fuzz_show_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_show_replay --write seeds &&
//   ./fuzz_show -jobs=2 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_show_replay FILE
#include <algorithm>
#include <string>

#include "app/description/show_json.h"
#include "app/playlist/playlist_json.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

std::vector<std::byte> bytesOf(const std::string& text) {
  std::vector<std::byte> bytes(text.size());
  std::ranges::transform(text, bytes.begin(), [](char c) { return std::byte(static_cast<unsigned char>(c)); });
  return bytes;
}

void checkPlaylist(std::string_view text) {
  const app::OdoriPlace place{"/shows", {}};
  const auto read = app::parsePlaylist(text, place);
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return;
  }
  for (const auto& issue : read->issues) FUZZ_EXPECT(!base::describe(issue).empty());
  FUZZ_EXPECT(read->list.entries.size() <= app::kMaxDances);
  const auto written = app::playlistJson(read->list, place.folder);
  FUZZ_EXPECT(written.has_value());
  const auto again = app::parsePlaylist(*written, place);
  FUZZ_EXPECT(again.has_value());
  FUZZ_EXPECT(again->issues.empty());
  FUZZ_EXPECT(again->list == read->list);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const std::filesystem::path folder("/shows");
  checkPlaylist(text);
  const auto read = app::parseShow(text, folder);
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  for (const auto& issue : read->issues) FUZZ_EXPECT(!base::describe(issue).empty());
  FUZZ_EXPECT(read->show.actors.size() <= app::kMaxActors);
  const auto written = app::showJson(read->show, folder);
  FUZZ_EXPECT(written.has_value());
  const auto again = app::parseShow(*written, folder);
  FUZZ_EXPECT(again.has_value());
  FUZZ_EXPECT(again->issues.empty());
  FUZZ_EXPECT(again->show == read->show);
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  app::ShowDescription show;
  show.actors.resize(2);
  show.actors[0].model = "/shows/miku/a.pmx";
  show.actors[0].motions.push_back({"/shows/dance.vmd", true, 30});
  show.actors[0].ik.chains.emplace_back("左足ＩＫ", app::IkMode::Off);
  show.actors[0].placement = {{1, 2, 3}, 45, 2};
  show.actors[1].model = "../b.pmx";
  show.actors[1].unknown["/later"] = R"({"a": [1, null, "x"]})";
  show.actors[1].unknown["/placement/lat~1er"] = "2.5";
  show.motions.push_back({"camera.vmd"});
  show.song = {"song.mp3", -1.5, 0.5F, true};
  show.look.camera.emplace();
  std::vector<std::vector<std::byte>> seeds{bytesOf(R"({"format": "odori show", "version": 1})")};
  if (const auto json = app::showJson(show, "/shows")) seeds.push_back(bytesOf(*json));
  app::Playlist list;
  list.entries = {
      {.files = {"/shows/a.pmx", "/d.vmd"}, .title = "踊り", .favourite = true, .unknown = {{"/later", "[1]"}}}};
  list.dancer = "/miku.pmx";
  list.repeat = app::Repeat::All;
  if (const auto json = app::playlistJson(list, "/shows")) seeds.push_back(bytesOf(*json));
  return seeds;
}
