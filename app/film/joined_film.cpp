// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/joined_film.h"

#include <cassert>
#include <utility>

#include "app/sound/sound_reader.h"

namespace app {

/// A Part hands the pictures of one dance to the film.
class JoinedFilm::Part final : public PictureWriter {
 public:
  Part(JoinedFilm& film, PictureNumbers numbers, const Fades& fades)
      : film_(film), numbers_(numbers), before_(film.written_), fades_(fades) {}

  [[nodiscard]] int lanes() const override { return film_.writer_->lanes(); }
  [[nodiscard]] base::Result<void> add(const Picture& picture, std::int64_t number) override {
    const std::int64_t own = number - numbers_.first;
    const double brightness = brightnessOf(own, numbers_.count(), fades_);
    auto added = film_.writer_->add(
        brightness < 1.0 ? dimmed(picture, brightness, film_.settings_.transparent) : picture, before_ + own);
    if (added) {
      ++film_.written_;
    } else {
      film_.failed_ = true;
    }
    return added;
  }
  [[nodiscard]] base::Result<void> finish() override {
    const auto& stopped = film_.settings_.stopped;
    return stopped && stopped() ? film_.finish() : base::Result<void>();
  }
  [[nodiscard]] std::optional<base::Error> leftOut() const override { return film_.writer_->leftOut(); }

 private:
  JoinedFilm& film_;
  PictureNumbers numbers_;
  std::int64_t before_;  // pictures of the film before this part
  Fades fades_;
};

JoinedFilm::JoinedFilm(const FilmSettings& settings, std::unique_ptr<PictureWriter> writer)
    : settings_(settings), writer_(std::move(writer)) {}
JoinedFilm::~JoinedFilm() = default;

base::Result<std::unique_ptr<JoinedFilm>> JoinedFilm::open(const FilmSettings& settings) {
  assert(settings.joined && settings.audio.empty());
  auto writer = openWriter(settings, OpenContext());
  if (!writer) return tl::unexpected(writer.error());
  return std::unique_ptr<JoinedFilm>(new JoinedFilm(settings, std::move(*writer)));
}

base::Result<std::unique_ptr<PictureWriter>> JoinedFilm::begin(const FilmSettings& part, const Meeting& meeting,
                                                               const OpenContext& context) {
  base::OpenFile audio;
  if (!part.audio.empty()) {
    auto opened = openSoundFile(part.audio, context);
    if (!opened) return tl::unexpected(opened.error());
    audio = std::move(*opened);
  }
  const PictureNumbers numbers = picturesOf(part.frames, part.picturesASecond);
  const Fades fades =
      fadesOf(numbers.count(), part.picturesASecond, meeting.fadeSeconds, meeting.fadeIn, meeting.fadeOut);
  FilmPart begun = partOf(part, std::move(audio));
  begun.fadeIn = static_cast<double>(fades.in) / part.picturesASecond;
  begun.fadeOut = static_cast<double>(fades.out) / part.picturesASecond;
  if (auto done = writer_->beginPart(std::move(begun)); !done) return tl::unexpected(done.error());
  return std::make_unique<Part>(*this, numbers, fades);
}

base::Result<void> JoinedFilm::finish() {
  if (finished_.exchange(true) || failed_ || written_ == 0) return {};
  return writer_->finish();
}

}  // namespace app
