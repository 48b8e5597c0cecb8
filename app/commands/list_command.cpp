// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/list_command.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/files/loaded_files.h"
#include "app/playlist/playlist_json.h"
#include "app/playlist/playlist_length.h"
#include "app/playlist/playlist_maker.h"
#include "app/report/json_layout.h"
#include "app/tree/file_tree.h"
#include "pmx/base/counted.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr std::size_t kLongestName = 60;  // characters

std::string nameOf(const std::filesystem::path& file) {
  return base::printable(file.filename().string(), kLongestName);
}

/// Makes the list of the command's files. What else a list has is that of the first playlist among
/// them, where the command doesn't say it.
base::Result<Playlist> listOf(const ListCommand& command, const OpenContext& context) {
  base::Issues issues;
  PlaylistMaker maker(context, issues);
  for (const auto& file : command.files) {
    if (auto added = maker.add(file); !added) return tl::unexpected(added.error());
  }
  tellIssues(issues);
  Playlist list = maker.list();
  if (!command.dancer.empty()) {
    if (fileKind(command.dancer, context) != FileKind::Model)
      return base::fail(base::ErrorCode::BadArgument, "isn't a model that could dance", command.dancer.string());
    list.dancer = command.dancer;
  }
  if (command.repeat) list.repeat = *command.repeat;
  if (command.shuffle) list.shuffle = *command.shuffle;
  return list;
}

/// A ListedEntry is a dance with what is known about it.
struct ListedEntry {
  std::string title;
  std::vector<std::filesystem::path> files;
  bool favourite = false;
  EntryFacts facts;
};

std::vector<ListedEntry> listed(const Playlist& list, const OpenContext& context) {
  const ArchivesStayOpen stayOpen(context);
  std::vector<ListedEntry> rows;
  for (std::size_t i = 0; i < list.entries.size(); ++i) {
    const PlaylistEntry& entry = list.entries[i];
    ListedEntry& row =
        rows.emplace_back(ListedEntry{entryTitle(entry), entryFiles(list, i, context), entry.favourite, EntryFacts{}});
    auto facts = factsOf(row.files, context);
    if (facts) {
      row.facts = std::move(*facts);
    } else {
      row.facts.issues.push_back({"files", -1, -1, base::describe(facts.error())});
    }
  }
  return rows;
}

double secondsOf(const std::vector<ListedEntry>& rows) {
  double sum = 0.0;
  for (const ListedEntry& row : rows) sum += row.facts.seconds;
  return sum;
}

/// Returns how a list is played, for people: "; in random order; all again and again".
std::string howPlayed(const Playlist& list) {
  std::string how;
  if (list.shuffle) how += "; in random order";
  if (list.repeat == Repeat::One) how += "; one again and again";
  if (list.repeat == Repeat::All) how += "; all again and again";
  if (!list.dancer.empty()) how += "; danced by " + nameOf(list.dancer);
  return how;
}

std::string asText(const Playlist& list, const std::vector<ListedEntry>& rows) {
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ListedEntry& row = rows[i];
    std::string with;
    for (const auto& model : row.facts.models) with += (with.empty() ? "" : ", ") + nameOf(model);
    if (!row.facts.song.empty()) with += (with.empty() ? "song " : "; song ") + nameOf(row.facts.song);
    text += fmt::format("{:>4} {:>8}  {}{}{}\n", i + 1, clockText(row.facts.seconds), row.favourite ? "★ " : "",
                        base::printable(row.title, kLongestName), with.empty() ? "" : fmt::format("  ({})", with));
    for (const base::Issue& issue : row.facts.issues) text += fmt::format("{:15}{}\n", "", base::describe(issue));
  }
  return text + fmt::format("{}, {}{}\n", base::counted(rows.size(), "dance", "dances"), clockText(secondsOf(rows)),
                            howPlayed(list));
}

std::string asJson(const Playlist& list, const std::vector<ListedEntry>& rows) {
  auto entries = nlohmann::ordered_json::array();
  const auto names = [](const std::vector<std::filesystem::path>& files) {
    auto json = nlohmann::ordered_json::array();
    for (const auto& file : files) json.push_back(file.string());
    return json;
  };
  for (const ListedEntry& row : rows) {
    auto issues = nlohmann::ordered_json::array();
    for (const base::Issue& issue : row.facts.issues) issues.push_back(base::describe(issue));
    entries.push_back({{"title", row.title},
                       {"files", names(row.files)},
                       {"favourite", row.favourite},
                       {"seconds", jsonNumber(row.facts.seconds)},
                       {"models", names(row.facts.models)},
                       {"song", row.facts.song.string()},
                       {"issues", std::move(issues)}});
  }
  return jsonByLines({{"seconds", jsonNumber(secondsOf(rows))},
                      {"dancer", list.dancer.string()},
                      {"repeat", nameOf(list.repeat)},
                      {"shuffle", list.shuffle},
                      {"entries", std::move(entries)}});
}

/// Refuses to write over a file that holds something else than a playlist: a folder's models and
/// songs are read, too, and not all of them are in the list.
base::Result<void> checkReplaced(const std::filesystem::path& output, const OpenContext& context) {
  std::error_code failed;
  if (output == "-" || !std::filesystem::is_regular_file(output, failed)) return {};
  if (std::filesystem::file_size(output, failed) == 0 || isPlaylist(output, context)) return {};
  return base::fail(base::ErrorCode::BadArgument, "is there already, and isn't a playlist; name another file",
                    output.string());
}

}  // namespace

int runList(const ListCommand& command, const OpenContext& context) {
  const bool makes = !command.output.empty();
  std::vector<std::filesystem::path> inputs = command.files;
  const auto list = listOf(command, context);
  if (!list) return complain(list.error());
  if (auto read = context.allRead(); !read) return complain(read.error());
  if (auto checked = makes ? checkReplaced(command.output, context) : base::Result<void>(); !checked)
    return complain(checked.error());
  if (list->entries.empty()) return complain(base::badArgument("there is no dance in these files"));
  if (!list->dancer.empty()) inputs.push_back(diskFileOf(list->dancer));
  for (const PlaylistEntry& entry : list->entries)
    for (const auto& file : entry.files) inputs.push_back(diskFileOf(file));
  auto out = OutputFile::open(makes ? command.output : "-", inputs);
  if (!out) return complain(out.error());
  if (makes) {
    std::error_code failed;
    const auto json = playlistJson(*list, std::filesystem::absolute(command.output, failed).parent_path());
    if (!json) return complain(json.error());
    out->write(*json);
  } else {
    const auto rows = listed(*list, context);
    out->write(command.json ? asJson(*list, rows) : asText(*list, rows));
  }
  if (const auto done = out->commit(); !done) return complain(done.error());
  if (makes) sayPlain(base::counted(list->entries.size(), "dance", "dances"));
  return kDone;
}

}  // namespace app
