// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/docs/source_tree.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>
#include <utility>

#include <nlohmann/json.hpp>

#include "tests/support/file_contents.h"

namespace docs {
namespace {

namespace fs = std::filesystem;
using support::contents;

/// Returns a pattern with * as a regular expression.
std::regex patternOf(const std::string& glob) {
  const std::string plain = std::regex_replace(glob, std::regex(R"([.+()\[\]{}^$|\\])"), "\\$&");
  return std::regex(std::regex_replace(plain, std::regex(R"(\*)"), "[^/]*"));
}

/// Returns the words of a page's code, without the punctuation around them.
std::vector<Span> wordsOf(const Page& page) {
  std::vector<Span> words;
  const auto split = [&](const Span& code) {
    std::istringstream in(code.text);
    for (std::string word; in >> word;) {
      const auto first = word.find_first_not_of("('\"`$");
      if (first == std::string::npos) continue;
      const auto last = word.find_last_not_of(",;:)'\"`");
      if (last != std::string::npos && last >= first)
        words.push_back({word.substr(first, last - first + 1), code.line});
    }
  };
  for (const auto& fence : page.fences)
    for (const auto& line : fence.lines) split(line);
  for (const auto& code : page.code) split(code);
  return words;
}

}  // namespace

SourceTree::SourceTree(fs::path root) : root_(std::move(root)) {
  const std::regex call(R"((?:add_custom_target|add_executable|add_library|odori_[a-z_]+)\(\s*([A-Za-z0-9_]+))");
  for (auto entry = fs::recursive_directory_iterator(root_); entry != fs::recursive_directory_iterator(); ++entry) {
    const std::string path = entry->path().lexically_relative(root_).string();
    if (path == "build" || path == ".git" || path == ".flatpak-builder") {
      entry.disable_recursion_pending();
      continue;
    }
    paths_.push_back(path);
    if (entry->path().filename() != "CMakeLists.txt" && entry->path().extension() != ".cmake") continue;
    const std::string text = contents(entry->path());
    for (auto at = std::sregex_iterator(text.begin(), text.end(), call); at != std::sregex_iterator(); ++at)
      targets_.insert((*at)[1]);
  }
}

bool SourceTree::has(std::string path, const std::string& from) const {
  path = path.substr(0, std::min(path.find('<'), path.find("…")));
  std::string whole = (fs::path(from) / path).lexically_normal().string();
  while (!whole.empty() && whole.back() == '/') whole.pop_back();
  if (whole.empty() || whole == ".") return true;
  const std::regex pattern = patternOf(whole);
  return std::any_of(paths_.begin(), paths_.end(), [&](const auto& each) { return std::regex_match(each, pattern); });
}

bool SourceTree::hasFileNamed(const std::string& name) const {
  const std::regex pattern = patternOf(name);
  return std::any_of(paths_.begin(), paths_.end(), [&](const std::string& each) {
    return std::regex_match(fs::path(each).filename().string(), pattern);
  });
}

std::set<std::string> SourceTree::presets(const std::string& of) const {
  std::set<std::string> names;
  const auto all = nlohmann::json::parse(contents(root_ / "CMakePresets.json"));
  for (const auto& preset : all.at(of + "Presets")) names.insert(preset.at("name").get<std::string>());
  return names;
}

std::vector<NamedFile> namedFiles(const Page& page) {
  static const std::regex path(
      R"((\./)?(app|pmx|vmd|ik|cmake|resources|tests|docs|\.ci|\.github)/[^ ]+|\./(run|test)\.sh)");
  static const std::regex name(R"([A-Za-z0-9_*]+\.(h|cpp|cmake|sh|py|frag|vert|geom|glsl))");
  std::vector<NamedFile> all;
  for (const auto& word : wordsOf(page)) {
    std::string text = word.text.substr(0, word.text.find(':'));  // file:line
    if (std::regex_match(text, path)) {
      all.push_back({page.at(word.line), text, true});
    } else if (std::regex_match(text, name)) {
      all.push_back({page.at(word.line), text, false});
    }
  }
  return all;
}

std::vector<NamedPreset> namedPresets(const Page& page) {
  std::vector<NamedPreset> found;
  const auto words = wordsOf(page);
  std::string kind;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i].text;
    if (i == 0 || words[i - 1].line != words[i].line || word == "cmake") kind = "configure";
    if (word == "ctest") kind = "test";
    if (word == "--build" || word == "--workflow") kind = word.substr(2);
    if (word == "--preset" && i + 1 < words.size()) found.push_back({page.at(words[i].line), kind, words[i + 1].text});
  }
  return found;
}

std::vector<std::pair<std::string, std::string>> wordsBehind(const Page& page, const std::string& before) {
  std::vector<std::pair<std::string, std::string>> found;
  const auto words = wordsOf(page);
  for (std::size_t i = 1; i < words.size(); ++i)
    if (words[i - 1].text == before && words[i - 1].line == words[i].line)
      found.emplace_back(words[i].text, page.at(words[i].line));
  return found;
}

}  // namespace docs
