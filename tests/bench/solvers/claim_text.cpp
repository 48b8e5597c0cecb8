// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_text.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace bench {

namespace {

std::string shortNumber(double value) {
  return value < 9.95 ? fmt::format("{:.1f}", value) : fmt::format("{:.0f}", value);
}

const CellRow* rowOf(const Cell& cell, const std::string& name) {
  const auto at = std::ranges::find(cell.rows, name, &CellRow::name);
  return at == cell.rows.end() || !at->fits() ? nullptr : &*at;
}

std::vector<const Cell*> cellsOf(const Claims& claims, Limits limits, bool reachable) {
  std::vector<const Cell*> cells;
  for (const Cell& cell : claims.cells) {
    if (cell.limits == limits && cell.reachable == reachable) cells.push_back(&cell);
  }
  return cells;
}

std::string headOf(const std::string& first, std::span<const std::string> columns) {
  std::string head = fmt::format("| {} |", first), line = "|---|";
  for (const std::string& column : columns) {
    head += fmt::format(" {} |", column);
    line += "---:|";
  }
  return head + "\n" + line + "\n";
}

std::string cellText(const CellRow* row) {
  if (row == nullptr) return "–";
  std::string text = fmt::format("{:.0f} %", 100.0 * row->share());
  if (row->loopsP99 > 0 || row->solved > 0) {
    text +=
        fmt::format(", {:.0f} / {:.0f}, {} µs", row->loopsMedian, row->loopsP99, shortNumber(row->microsecondsMedian));
  }
  if (row->leftMedian > 0) text += fmt::format(", left {:.1g}", row->leftMedian);
  return text;
}

std::string cellsTable(const std::vector<const Cell*>& cells) {
  if (cells.empty()) return {};
  std::vector<std::string> sizes;
  for (const Cell* cell : cells) sizes.push_back(fmt::format("{} links", cell->links));
  std::string text = headOf("solver", sizes);
  for (const CellRow& first : cells[0]->rows) {
    std::string line = fmt::format("| {} |", first.name);
    bool fits = false;
    for (const Cell* cell : cells) {
      const CellRow* row = rowOf(*cell, first.name);
      fits = fits || row != nullptr;
      line += fmt::format(" {} |", cellText(row));
    }
    if (fits) text += line + "\n";
  }
  return text;
}

/// Returns by how much the others' time and loops exceed FABRIK's.
std::string againstFabrik(const Claims& claims) {
  std::string text;
  for (const Limits limits : kAllLimits) {
    const auto cells = cellsOf(claims, limits, true);
    if (cells.empty()) continue;
    if (text.empty()) {
      std::vector<std::string> sizes;
      for (const Cell* cell : cells) sizes.push_back(fmt::format("{} links", cell->links));
      text = headOf("against FABRIK", sizes);
    }
    for (const char* name : {"ccd", "transpose", "pseudo-inverse", "dls", "sdls"}) {
      text += fmt::format("| {}, {} |", name, nameOf(limits));
      for (const Cell* cell : cells) {
        const CellRow *row = rowOf(*cell, name), *fabrik = rowOf(*cell, "fabrik");
        const bool known = row != nullptr && fabrik != nullptr && row->solved > 0 && fabrik->solved > 0;
        text += known ? fmt::format(" {} × ({} ×) |", shortNumber(row->microsecondsMedian / fabrik->microsecondsMedian),
                                    shortNumber(row->loopsMedian / std::max(fabrik->loopsMedian, 1.0)))
                      : std::string(" – |");
      }
      text += "\n";
    }
  }
  return text;
}

/// Returns nanoseconds of a loop, a link.
std::string loopCosts(const Claims& claims) {
  const auto cells = cellsOf(claims, Limits::Free, true);
  if (cells.empty()) return {};
  std::vector<std::string> sizes;
  for (const Cell* cell : cells) sizes.push_back(fmt::format("{} links", cell->links));
  std::string text = headOf("ns a loop and link, free", sizes);
  for (const CellRow& first : cells[0]->rows) {
    if (first.name == "two-bone" || first.name == "fabrik-alone") continue;
    text += fmt::format("| {} |", first.name);
    for (const Cell* cell : cells) {
      const CellRow* row = rowOf(*cell, first.name);
      text += row != nullptr && row->solved > 0 && row->loopsMedian > 0
                  ? fmt::format(" {:.0f} |", 1000.0 * row->microsecondsMedian / row->loopsMedian / cell->links)
                  : std::string(" – |");
    }
    text += "\n";
  }
  return text;
}

/// Returns how many times its even share the busiest link turns.
std::string evenness(const Claims& claims) {
  std::vector<const Cell*> cells;
  std::vector<std::string> names;
  for (const Limits limits : kAllLimits) {
    for (const Cell* cell : cellsOf(claims, limits, true)) {
      if (cell->links != 10 && cell->links != 30) continue;
      cells.push_back(cell);
      names.push_back(fmt::format("{}, {}", nameOf(limits), cell->links));
    }
  }
  if (cells.empty()) return {};
  std::string text = headOf("solver", names);
  for (const CellRow& first : cells[0]->rows) {
    if (first.name == "two-bone") continue;
    text += fmt::format("| {} |", first.name);
    for (const Cell* cell : cells) {
      const CellRow* row = rowOf(*cell, first.name);
      text += row != nullptr && row->busiestMedian > 0 ? fmt::format(" {:.1f} |", row->busiestMedian * cell->links)
                                                       : std::string(" – |");
    }
    text += "\n";
  }
  return text;
}

std::string pathsTable(const Claims& claims, Path path) {
  std::vector<const PathStudy*> studies;
  std::vector<std::string> names;
  for (const PathStudy& study : claims.paths) {
    if (study.path != path) continue;
    studies.push_back(&study);
    names.push_back(fmt::format("{}, {}", nameOf(study.limits), study.goesOn ? "goes on" : "anew"));
  }
  if (studies.empty()) return {};
  std::string text = headOf("solver", names);
  for (std::size_t i = 0; i < studies[0]->rows.size(); ++i) {
    if (std::ranges::none_of(studies, [&](const PathStudy* study) { return study->rows[i].fit; })) continue;
    text += fmt::format("| {} |", studies[0]->rows[i].name);
    for (const PathStudy* study : studies) {
      const PathRow& row = study->rows[i];
      text += row.fit ? fmt::format(" {:.0f}, {}° |", row.accelerationRms, shortNumber(row.largestTurn))
                      : std::string(" – |");
    }
    text += "\n";
  }
  return text;
}

std::string paperTable(const Claims& claims) {
  if (claims.paper.empty()) return {};
  const PaperRow& fabrik = claims.paper.front();
  const std::vector<std::string> names{"the text: loops",
                                       "time",
                                       "ours, nearly straight: solved",
                                       "loops",
                                       "µs",
                                       "time",
                                       "ours, bent: solved",
                                       "loops",
                                       "µs",
                                       "time"};
  std::string text = headOf("solver", names);
  for (const PaperRow& row : claims.paper) {
    text += fmt::format("| {}{}{} |", row.name, row.how.empty() ? "" : ", ", row.how);
    text += row.paperLoops > 0
                ? fmt::format(" {:.1f} | {} × |", row.paperLoops, shortNumber(row.paperSeconds / fabrik.paperSeconds))
                : std::string(" – | – |");
    for (const auto start : {&PaperRow::straight, &PaperRow::random}) {
      const PaperRow::Start& own = row.*start;
      text += fmt::format(" {} | {:.1f} | {} | {} × |", own.solved, own.loops, shortNumber(own.microseconds),
                          shortNumber(own.microseconds / (fabrik.*start).microseconds));
    }
    text += "\n";
  }
  return text;
}

std::string runText(const Claims& claims) {
  return fmt::format(
      "One run on one processor core, {}, double precision (MMD's own: single), in {:.0f} s of processor time: {} "
      "trials a cell in reach "
      "and {} "
      "out of it, at most {} loops, {:g} units.\n",
      claims.machine, claims.seconds, claims.inReach.trials, claims.outOfReach.trials, claims.inReach.loops,
      claims.inReach.tolerance);
}

}  // namespace

std::string tableNamed(const Claims& claims, const std::string& name) {
  for (const Limits limits : kAllLimits) {
    if (name == fmt::format("reach-{}", nameOf(limits))) return cellsTable(cellsOf(claims, limits, true));
    if (name == fmt::format("away-{}", nameOf(limits))) return cellsTable(cellsOf(claims, limits, false));
  }
  for (const Path path : kAllPaths) {
    if (name == fmt::format("path-{}", nameOf(path))) return pathsTable(claims, path);
  }
  if (name == "run") return runText(claims);
  if (name == "against-fabrik") return againstFabrik(claims);
  if (name == "loop-costs") return loopCosts(claims);
  if (name == "even") return evenness(claims);
  if (name == "paper") return paperTable(claims);
  return {};
}

std::string withFigures(const std::string& page, const Claims& claims) {
  static constexpr std::string_view kBegin = "<!-- figures ", kClose = " -->\n", kEnd = "<!-- end -->";
  std::string out;
  std::size_t from = 0;
  while (true) {
    const std::size_t begin = page.find(kBegin, from);
    const std::size_t close = page.find(kClose, begin);
    const std::size_t end = page.find(kEnd, close);
    if (begin == std::string::npos || close == std::string::npos || end == std::string::npos) break;
    const std::string table = tableNamed(claims, page.substr(begin + kBegin.size(), close - begin - kBegin.size()));
    const std::size_t body = close + kClose.size();
    out += page.substr(from, body - from);
    out += table.empty() ? page.substr(body, end - body) : fmt::format("\n{}\n", table);
    from = end;
  }
  return out + page.substr(from);
}

std::string cellsCsv(std::span<const Cell> cells) {
  std::string text =
      "limits,reachable,links,solver,trials,unfit,solved,loops_median,loops_p99,microseconds_median,left_of_unsolved_"
      "median,"
      "left_p99,busiest_share_median,worst_violation_radians\n";
  for (const Cell& cell : cells) {
    for (const CellRow& row : cell.rows) {
      text += fmt::format("{},{},{},{},{},{},{},{},{},{:.3f},{:.4g},{:.4g},{:.4g},{:.2g}\n", nameOf(cell.limits),
                          cell.reachable ? 1 : 0, cell.links, row.name, row.trials, row.unfit, row.solved,
                          row.loopsMedian, row.loopsP99, row.microsecondsMedian, row.leftMedian, row.leftP99,
                          row.busiestMedian, row.worstViolation);
    }
  }
  return text;
}

}  // namespace bench
