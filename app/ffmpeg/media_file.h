// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/ffmpeg/special_file.h"
#include "pmx/base/part_file.h"

namespace app {

/// A media file being written: its container, in a base::PartFile until it is whole, or straight into what is no regular
/// file.
class MediaFile {
 public:
  MediaFile() = default;
  ~MediaFile();  ///< removes what wasn't committed
  MediaFile(const MediaFile&) = delete;
  MediaFile& operator=(const MediaFile&) = delete;

  /// Makes the file; streams may then be added to container(). `format` as FFmpeg names it. `patience`: with a pipe or
  /// device that is there.
  [[nodiscard]] base::Result<void> create(const std::filesystem::path& path, const char* format,
                                          const SpecialFile::Patience& patience);
  [[nodiscard]] AVFormatContext* container() const { return container_; }
  /// Once all streams are there.
  [[nodiscard]] base::Result<void> begin();
  /// What an encoder gave, times in its own base.
  [[nodiscard]] base::Result<void> write(AVPacket& packet, AVRational timeBase, const AVStream& stream);
  /// Ends the file, sees that it can be opened and has all that was written, and gives it its name.
  [[nodiscard]] base::Result<void> commit();
  /// The error of a call of FFmpeg's that failed while writing this file.
  [[nodiscard]] tl::unexpected<base::Error> failed(int code) const;

 private:
  base::Result<void> openPart();
  /// Opens what was written as a player does. Formats don't look at everything while they write: without memory they leave out what a
  /// film can't be without, and say nothing.
  [[nodiscard]] base::Result<void> readAgain() const;
  [[nodiscard]] int close();

  AVFormatContext* container_ = nullptr;
  bool begun_ = false;  // the header is written, the trailer isn't
  std::filesystem::path path_;
  // What is written to: one of the two.
  std::optional<base::PartFile> part_;
  std::unique_ptr<SpecialFile> special_;
};

/// Takes all that an encoder has after a frame (null: the end) and writes it.
[[nodiscard]] base::Result<void> encodeInto(MediaFile& file, AVCodecContext& encoder, const AVFrame* frame,
                                            const AVStream& stream);

}  // namespace app
