// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/page_file.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/export/base64.h"
#include "app/export/gzip.h"
#include "pmx/base/frames.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using Json = nlohmann::ordered_json;

std::string titleOf(const PageInput& input) {
  constexpr std::size_t kMaxCharacters = 120;
  return base::printable(input.title.empty() ? "Odori" : input.title, kMaxCharacters);
}

/// Returns a text for a place between tags.
std::string markup(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

/// Returns JSON for a block of data in HTML: plain ASCII in which no tag, comment or reference can
/// begin.
std::string dataBlock(const Json& json) {
  const std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (const char c : text) {
    if (c == '<' || c == '>' || c == '&') {  // these are in strings alone
      safe += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    } else {
      safe += c;
    }
  }
  return safe;
}

std::string shortName(const std::string& name) { return base::printable(name, 200); }

Json modelOf(const ModelTerms& terms) {
  const bool sameName = terms.englishName.empty() || terms.englishName == terms.name;
  std::string name = terms.name.empty() ? terms.englishName : terms.name;
  if (!terms.name.empty() && !sameName) name += " (" + terms.englishName + ")";
  Json comments = Json::array();
  if (!terms.comment.empty()) comments.push_back(pageText(terms.comment));
  if (!terms.englishComment.empty() && terms.englishComment != terms.comment)
    comments.push_back(pageText(terms.englishComment));
  Json readmes = Json::array();
  for (const ModelReadme& readme : terms.readmes)
    readmes.push_back({{"name", shortName(readme.name)}, {"text", pageText(readme.text)}});
  return {{"name", shortName(name)}, {"comments", std::move(comments)}, {"readmes", std::move(readmes)}};
}

/// Returns the terms of the models; those of two that say the same stand there once.
Json modelsOf(const PageInput& input) {
  Json models = Json::array();
  for (const ModelTerms& terms : input.terms) {
    Json model = modelOf(terms);
    if (std::ranges::find(models, model) == models.end()) models.push_back(std::move(model));
  }
  return models;
}

Json numbersOf(const base::Vec3& v) { return Json::array({v.x, v.y, v.z}); }

double thousandths(float value) { return std::round(static_cast<double>(value) * 1000.0) / 1000.0; }

Json danceOf(const PageInput& input) {
  Json dance{{"title", titleOf(input)},
             {"generator", input.generator},
             {"models", modelsOf(input)},
             {"motions", Json::array()},
             {"frameRate", base::kFramesPerSecond},
             {"frames", input.frames},
             {"clips", Json::array()},
             {"shadows", input.shadows},
             {"light", numbersOf(input.lightDirection)}};
  for (const std::string& motion : input.motions) dance["motions"].push_back(shortName(motion));
  for (const PageInput::Clip& clip : input.clips) dance["clips"].push_back({{"name", clip.name}, {"ik", clip.ik}});
  dance["view"] = {
      {"eye", numbersOf(input.view.eye)}, {"target", numbersOf(input.view.target)}, {"field", input.view.fieldDegrees}};
  if (input.camera) {
    Json fields = Json::array();
    for (const float field : input.camera->fieldsDegrees) fields.push_back(thousandths(field));
    dance["camera"] = {{"fields", std::move(fields)}, {"cuts", input.camera->cuts}};
  }
  if (input.song) {
    dance["song"] = {{"name", shortName(input.song->name)},
                     {"mimeType", input.song->mimeType},
                     {"start", input.song->start},
                     {"volume", input.song->volume}};
  }
  return dance;
}

base::Result<void> checkSizes(const PageInput& input, const GlbFile& glb) {
  if (glb.size() > kMaxPageModelBytes) {
    return tl::unexpected(base::badArgument(
        fmt::format("models and clips have {} bytes, and a page holds {}; reduce keys by --error, or take fewer frames",
                    glb.size(), kMaxPageModelBytes)));
  }
  if (input.song && input.song->bytes.size() > kMaxPageSongBytes) {
    return tl::unexpected(base::badArgument(
        fmt::format("the song has {} bytes, and a page holds {}", input.song->bytes.size(), kMaxPageSongBytes)));
  }
  return {};
}

/// Writes the GLB packed, which halves it, as text.
base::Result<void> writeModel(const GlbFile& glb, const ByteSink& write) {
  Base64Writer base64(write);
  const ByteSink intoText = [&base64](std::string_view bytes) { return base64.add(bytes); };
  GzipWriter gzip(intoText);
  if (auto done = glb.write([&gzip](std::string_view bytes) { return gzip.add(bytes); }); !done) return done;
  if (auto done = gzip.finish(); !done) return done;
  return base64.finish();
}

base::Result<void> writeSong(const PageSong& song, const ByteSink& write) {
  Base64Writer base64(write);
  const std::string_view bytes(reinterpret_cast<const char*>(song.bytes.data()), song.bytes.size());
  for (std::size_t at = 0; at < bytes.size(); at += kSinkPiece) {
    if (auto done = base64.add(bytes.substr(at, kSinkPiece)); !done) return done;
  }
  return base64.finish();
}

}  // namespace

base::Result<void> writePage(const PageFrame& frame, const PageInput& input, const GlbFile& glb,
                             const ByteSink& write) {
  using Place = PageFrame::Place;
  if (auto checked = checkSizes(input, glb); !checked) return checked;
  for (const auto& [place, text] :
       {std::pair(Place::Title, markup(titleOf(input))), std::pair(Place::Dance, dataBlock(danceOf(input)))}) {
    if (auto done = write(frame.before(place)); !done) return done;
    if (auto done = write(text); !done) return done;
  }
  if (auto done = write(frame.before(Place::Model)); !done) return done;
  if (auto done = writeModel(glb, write); !done) return done;
  if (auto done = write(frame.before(Place::Song)); !done) return done;
  if (input.song) {
    if (auto done = writeSong(*input.song, write); !done) return done;
  }
  return write(frame.end());
}

}  // namespace app
