// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/content_kind.h"

#include <gtest/gtest.h>

namespace app {
namespace {

using namespace std::string_view_literals;

TEST(ContentKind, IsToldByTheFirstBytes) {
  struct Row {
    std::string_view bytes;
    ContentKind kind;
  };
  for (const auto& row : {
           Row{"PMX \0\0\0\x40"sv, ContentKind::Pmx},
           // The first is locked against an editor; 2.0 and 2.1 are floats.
           Row{"PMX\x10\0\0\0\x40"sv, ContentKind::Pmx},
           Row{"PMXP\x66\x66\x06\x40"sv, ContentKind::Pmx},
           Row{"PMX\0\0\0\0\x40"sv, ContentKind::Pmx},
           Row{"PMX\x10\0\0\x40\x40"sv, ContentKind::Unknown},  // 3.0
           Row{"PMXs are models of MMD"sv, ContentKind::Unknown},
           Row{"PMX\x10\0\0\0"sv, ContentKind::Unknown},
           Row{"Pmd\0\0\x80\x3F"sv, ContentKind::Pmd},
           Row{"Vocaloid Motion Data 0002"sv, ContentKind::Motion},
           Row{"Vocaloid Motion Data file"sv, ContentKind::Motion},
           Row{"Vocaloid Pose Data file\r\n"sv, ContentKind::Pose},
           Row{"\xEF\xBB\xBFVocaloid Pose Data file\n"sv, ContentKind::Pose},
           Row{"\xFF\xFEV\0o\0c\0a\0l\0o\0i\0d\0 \0P\0o\0s\0e\0 \0D\0a\0t\0a\0 \0f\0i\0l\0e\0\r\0"sv,
               ContentKind::Pose},
           Row{"\xFE\xFF\0V\0o\0c\0a\0l\0o\0i\0d\0 \0P\0o\0s\0e\0 \0D\0a\0t\0a\0 \0f\0i\0l\0e"sv, ContentKind::Pose},
           Row{"\xFF\xFEV\0o\0c\0a\0l\0o\0i\0d\0 \0P\0o\0s\0e\0 \0D\0a\0t\0a\0 \0f\0i\0l\0"sv, ContentKind::Unknown},
           Row{"xof 0302txt 0064"sv, ContentKind::Accessory},
           Row{"RIFF....WAVEfmt "sv, ContentKind::Sound},
           Row{"ID3\3"sv, ContentKind::Sound},
           Row{"\xFF\xFB\x90\x64"sv, ContentKind::Sound},
           Row{"RIFF....WEBPVP8 "sv, ContentKind::Image},
           Row{"\x89PNG\r\n\x1A\n"sv, ContentKind::Image},
           Row{"BM\x36\0\0\0\0\0\0\0"sv, ContentKind::Image},
           Row{"PK\3\4"sv, ContentKind::Archive},
           Row{"7z\xBC\xAF\x27\x1C"sv, ContentKind::Archive},
           Row{"\x22\x24-lh5-............\x20\0..."sv, ContentKind::Archive},
           Row{"Rar!\x1A\x07\1\0"sv, ContentKind::Archive},
           // This is a text in UTF-16 with its mark, which looks like a frame of MPEG audio, layer
           // I.
           Row{"\xFF\xFE\x53\x30\x93\x30"sv, ContentKind::Unknown},
           Row{"\0\5\26\7\0\2\0\0"sv, ContentKind::Unknown},  // AppleDouble
           Row{"PMX"sv, ContentKind::Unknown},
           Row{""sv, ContentKind::Unknown},
       }) {
    EXPECT_EQ(contentKind(row.bytes), row.kind) << row.bytes;
  }
}

}  // namespace
}  // namespace app
