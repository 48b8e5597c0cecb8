// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/page_parts.h"

#include <algorithm>

#include "app/export/exported_space.h"
#include "app/export/glb_camera.h"
#include "app/show/camera_eye.h"
#include "app/tree/sound_formats.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Returns whether a file of Matroska's form says that it is WebM: the document type stands in its
/// first element.
bool isWebM(std::string_view firstBytes) {
  constexpr std::size_t kHeader = 64;
  return firstBytes.substr(0, kHeader).find("webm") != std::string_view::npos;
}

}  // namespace

std::string_view browserSongType(std::string_view firstBytes) {
  const SoundFormat* format = soundFormat(firstBytes);
  if (format == nullptr) return {};
  switch (format->container) {
    case SoundContainer::Wav:
      return "audio/wav";
    case SoundContainer::Flac:
      return "audio/flac";
    case SoundContainer::Mp3:
      return "audio/mpeg";
    case SoundContainer::Ogg:
      return "audio/ogg";
    case SoundContainer::Mp4:
      return "audio/mp4";
    case SoundContainer::Aac:
      return "audio/aac";
    case SoundContainer::Matroska:
      return isWebM(firstBytes) ? "audio/webm" : "";
    default:
      return {};
  }
}

PageView pageView(const vmd::CameraState& camera) {
  const vmd::CameraState sane = saneCamera(camera);
  return {cameraNodePosition(sane), exportedPosition(sane.target), sane.fovDegrees};
}

PageCamera pageCamera(const BakedDance& dance) {
  PageCamera camera;
  for (const vmd::CameraState& state : dance.cameras) camera.fieldsDegrees.push_back(saneCamera(state).fovDegrees);
  const auto differs = [&](float field) { return field != camera.fieldsDegrees.front(); };
  if (!camera.fieldsDegrees.empty() && std::ranges::none_of(camera.fieldsDegrees, differs))
    camera.fieldsDegrees.resize(1);
  for (std::size_t i = 0; i < dance.cuts.size(); ++i) {
    if (dance.cuts[i] != 0) camera.cuts.push_back(i);
  }
  return camera;
}

std::string pageText(std::string_view utf8) {
  std::string text;
  while (!utf8.empty()) {
    const std::size_t end = std::min(utf8.find_first_of("\n\t"), utf8.size());
    text += base::printable(utf8.substr(0, end), end + 1);
    if (end < utf8.size()) text += utf8[end];
    utf8.remove_prefix(std::min(end + 1, utf8.size()));
  }
  return text;
}

}  // namespace app
