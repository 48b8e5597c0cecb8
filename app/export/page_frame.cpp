// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/page_frame.h"

#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/file.h"

namespace app {
namespace {

// resources/page/page.html has these.
constexpr std::array<std::string_view, PageFrame::kPlaces> kMarks{"%ODORI_TITLE%", "%ODORI_DANCE%", "%ODORI_MODEL%",
                                                                  "%ODORI_SONG%"};

}  // namespace

base::Result<PageFrame> PageFrame::parse(std::string html) {
  PageFrame frame;
  std::size_t from = 0;
  for (std::size_t i = 0; i < kPlaces; ++i) {
    const std::size_t at = html.find(kMarks[i]);
    const bool once = at != std::string::npos && html.find(kMarks[i], at + 1) == std::string::npos;
    if (!once || at < from)
      return base::fail(base::ErrorCode::NotThisFormat, fmt::format("the page has no place {}, or several", kMarks[i]));
    frame.begins_[i] = at;
    frame.ends_[i] = from = at + kMarks[i].size();
  }
  frame.html_ = std::move(html);
  return frame;
}

std::string_view PageFrame::before(Place place) const {
  const auto i = static_cast<std::size_t>(place);
  const std::size_t from = i == 0 ? 0 : ends_[i - 1];
  return std::string_view(html_).substr(from, begins_[i] - from);
}

std::string_view PageFrame::end() const { return std::string_view(html_).substr(ends_.back()); }

base::Result<PageFrame> readPageFrame(const std::filesystem::path& file) {
  std::error_code failed;
  if (!std::filesystem::exists(file, failed)) {
    return base::fail(base::ErrorCode::CannotOpen,
                      "this build of Odori has no page: build it where npm and the network are (build.md, The page)");
  }
  const auto bytes = base::readFile(file);
  if (!bytes) return tl::unexpected(bytes.error());
  auto frame = PageFrame::parse({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  if (!frame) frame.error().file = file.string();
  return frame;
}

}  // namespace app
