// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pose_dump_reader.h"

#include <charconv>
#include <cmath>
#include <unordered_map>

#include <fmt/format.h>

#include "app/report/pose_dump.h"
#include "pmx/base/file.h"
#include "pmx/base/frames.h"

namespace app {

namespace {

constexpr std::size_t kColumns = 10;

std::string_view headerLine() { return kPoseDumpHeader.substr(0, kPoseDumpHeader.size() - 1); }

/// A CsvCursor reads CSV: cells separated by commas, rows by line breaks, with CSV's quotes.
class CsvCursor {
 public:
  explicit CsvCursor(std::string_view text) : text_(text) {}

  [[nodiscard]] std::size_t offset() const { return at_; }
  [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
  [[nodiscard]] bool atRowsEnd() const { return atEnd() || text_[at_] == '\n' || text_[at_] == '\r'; }

  /// Reads the next cell of the row without its quotes, valid until the next call. Returns false
  /// after a quote that isn't closed.
  bool cell(std::string_view& out) {
    if (!atEnd() && text_[at_] == '"') return quoted(out);
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(",\r\n", at_), text_.size());
    out = text_.substr(begin, at_ - begin);
    skipComma();
    return true;
  }

  void nextRow() {
    at_ = std::min(text_.find('\n', at_), text_.size());
    if (!atEnd()) ++at_;
  }

 private:
  bool quoted(std::string_view& out) {
    unquoted_.clear();
    for (++at_;; ++at_) {
      const std::size_t quote = text_.find('"', at_);
      if (quote == std::string_view::npos) return false;
      unquoted_ += text_.substr(at_, quote - at_);
      at_ = quote + 1;
      if (atEnd() || text_[at_] != '"') break;
      unquoted_ += '"';
    }
    out = unquoted_;
    skipComma();
    return true;
  }
  void skipComma() {
    if (!atEnd() && text_[at_] == ',') ++at_;
  }

  std::string_view text_;
  std::string unquoted_;
  std::size_t at_ = 0;
};

template <class T>
bool parse(std::string_view text, T& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return !text.empty() && error == std::errc() && end == text.data() + text.size();
}

bool parseFrame(std::string_view text, double& value) {
  return parse(text, value) && value >= 0.0 && value <= base::kMaxFrame;  // false for NaN
}

bool parseFinite(std::string_view text, double& value) { return parse(text, value) && std::isfinite(value); }

struct NameList {
  std::unordered_map<std::string, std::uint32_t> known;
  std::vector<std::string>& names;

  std::uint32_t indexOf(std::string_view name) {
    const auto [at, isNew] = known.try_emplace(std::string(name), static_cast<std::uint32_t>(names.size()));
    if (isNew) names.emplace_back(name);
    return at->second;
  }
};

/// Returns what is wrong with a row; empty where nothing is.
std::string_view readRow(CsvCursor& csv, bool models, NameList& names, PoseRow& row) {
  std::string_view cell;
  if (models && !(csv.cell(cell) && parse(cell, row.model) && row.model >= 0)) return "has a model that is no number";
  for (std::size_t column = 0; column < kColumns; ++column) {
    if (csv.atRowsEnd()) return "has fewer than ten cells";
    if (!csv.cell(cell)) return "has a quote that isn't closed";
    if (column == 0 && !parseFrame(cell, row.frame)) return "has a frame that is no number of 0 to 10000000";
    if (column == 1 && !(parse(cell, row.bone) && row.bone >= 0)) return "has a bone that is no index";
    if (column == 2) row.name = names.indexOf(cell);
    if (column >= 3 && column < 6 && !parseFinite(cell, row.place.position[column - 3])) {
      return "has a position that is no finite number";
    }
    if (column >= 6 && !parseFinite(cell, row.place.rotation[column - 6])) {
      return "has a rotation that is no finite number";
    }
  }
  return {};
}

base::Error failure(base::ErrorCode code, std::string section, std::int64_t index, std::size_t offset,
                    std::string detail) {
  return {code, {}, std::move(section), index, static_cast<std::int64_t>(offset), std::move(detail)};
}

}  // namespace

base::Result<PoseDump> parsePoseDump(std::string_view csv) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (csv.starts_with(kMark)) csv.remove_prefix(kMark.size());
  std::string_view first = csv.substr(0, csv.find_first_of("\r\n"));
  constexpr std::string_view kModel = "model,";
  const bool models = first.starts_with(kModel);
  if (models) first.remove_prefix(kModel.size());
  if (first != headerLine() && !first.starts_with(std::string(headerLine()) + ",")) {
    return tl::unexpected(failure(base::ErrorCode::NotThisFormat, "header", -1, 0,
                                  fmt::format("isn't a pose dump: it doesn't begin with {}", headerLine())));
  }
  PoseDump dump;
  NameList names{{}, dump.names};
  CsvCursor cursor(csv);
  cursor.nextRow();
  for (; !cursor.atEnd(); cursor.nextRow()) {
    if (cursor.atRowsEnd()) continue;  // an empty line
    const std::size_t begin = cursor.offset();
    PoseRow row;
    if (const auto wrong = readRow(cursor, models, names, row); !wrong.empty()) {
      return tl::unexpected(failure(base::ErrorCode::BadValue, "rows", static_cast<std::int64_t>(dump.rows.size()),
                                    begin, std::string(wrong)));
    }
    dump.rows.push_back(row);
  }
  if (dump.rows.empty()) {
    return tl::unexpected(failure(base::ErrorCode::Truncated, "rows", -1, csv.size(), "there are none"));
  }
  return dump;
}

base::Result<PoseDump> readPoseDump(const std::filesystem::path& path, const OpenContext& context) {
  const auto bytes = context.readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return parsePoseDump({reinterpret_cast<const char*>(bytes->data()), bytes->size()}).map_error([&](base::Error error) {
    error.file = path.string();
    return error;
  });
}

}  // namespace app
