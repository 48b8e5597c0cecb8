// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/film/film_module.h"

namespace app {

/// A VideoFile writes a film with FFmpeg's libraries: MP4 (H.264, AAC), WebM (VP9, Opus; alpha if
/// wanted) or GIF (a palette for each picture), as a MediaFile. Pictures come in rising order.
class VideoFile final : public PictureWriter {
 public:
  [[nodiscard]] static base::Result<std::unique_ptr<PictureWriter>> open(const FilmSettings& settings, FilmKind kind,
                                                                         base::OpenFile audio);
  ~VideoFile() override;

  [[nodiscard]] base::Result<void> add(const Picture& picture, std::int64_t number) override;
  [[nodiscard]] base::Result<void> beginPart(FilmPart part) override;
  [[nodiscard]] base::Result<void> finish() override;
  [[nodiscard]] std::optional<base::Error> leftOut() const override;

 private:
  struct State;
  explicit VideoFile(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace app
