// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/film_settings.h"
#include "app/film/picture_file.h"
#include "app/film/picture_name.h"

namespace app {

/// A PictureSequence writes numbered files, PNG, JPEG or WebP by their name, each as a
/// base::PartFile.
class PictureSequence final : public PictureWriter {
 public:
  /// Opens a sequence. Errors: CannotWrite where the folder doesn't exist or isn't writable.
  [[nodiscard]] static base::Result<std::unique_ptr<PictureWriter>> open(const FilmSettings& settings);

  [[nodiscard]] int lanes() const override;
  [[nodiscard]] bool has(std::int64_t number) const override;
  [[nodiscard]] base::Result<void> add(const Picture& picture, std::int64_t number) override;
  [[nodiscard]] base::Result<void> finish() override { return {}; }

 private:
  PictureSequence(PictureName name, const FilmSettings& settings);

  PictureName name_;
  PictureFormat format_;
  int width_, height_;
  bool alpha_, resume_;
};

}  // namespace app
