// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

namespace app {

/// What the film dialog makes, in the order of its list.
enum class FilmFile { Still, Jpeg, Webp, Pictures, Mp4, Webm, Gif };

[[nodiscard]] bool isStill(FilmFile kind);
/// How names of this kind end: ".mp4"; "_#####.png" for a sequence, whose number signs stand for a picture's number.
[[nodiscard]] QString endingOf(FilmFile kind);
/// The kind that a name's ending says; nothing where it says none. A .png with number signs is a sequence.
[[nodiscard]] std::optional<FilmFile> kindOfName(const QString& name);
/// The name for another kind: with that kind's ending instead of one of any kind. Other endings belong to the name
/// ("dance.v2").
[[nodiscard]] QString nameFor(FilmFile kind, const QString& name);
/// A sequence's name as films have it: the number signs before the ending become "%05d".
[[nodiscard]] QString patternOf(const QString& name);
/// The other way, in any text.
[[nodiscard]] QString withNumberSigns(QString text);

}  // namespace app
