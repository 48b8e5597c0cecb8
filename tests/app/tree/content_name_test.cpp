// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/content_name.h"

#include <string>

#include <gtest/gtest.h>

namespace {

using namespace std::string_literals;

TEST(ContentName, WhatPeopleDropIsCalledByItsName) {
  const std::pair<std::string, const char*> rows[] = {
      {"PMX \x00\x00\x00\x40"s, "a model (PMX)"},
      {"Pmd\x00\x00\x80?"s, "a model (PMD)"},
      {"xof 0302txt 0064", "an accessory (.x)"},
      {"Vocaloid Motion Data 0002", "a motion (VMD)"},
      {"Vocaloid Pose Data file", "a pose (VPD)"},
      {"PK\x03\x04\x14", "an archive (zip)"},
      {"7z\xBC\xAF\x27\x1C", "an archive (7z)"},
      {"ID3\x03", "a song (MP3)"},
      {"\xFF\xFB\x90\x00"s, "a song (MP3)"},
      {"RIFF\x24\x00\x00\x00WAVEfmt "s, "a song (WAV)"},
      {"OggS\x00\x02"s, "a song (Ogg)"},
      {"fLaC", "a song (FLAC)"},
      {"\x00\x00\x00\x20"s + "ftypM4A ", "a song or film (MP4)"},
      {"\x89PNG\r\n\x1A\n", "a picture (PNG)"},
      {"\xFF\xD8\xFF\xE0", "a picture (JPEG)"},
      {"BM\x36\x00\x0C\x00\x00\x00\x00\x00"s, "a picture (BMP)"},
      {"RIFF\x24\x00\x00\x00WEBPVP8 "s, "a picture (WebP)"},
      {"MZ\x90\x00"s, "a Windows program (EXE or DLL)"},
      {"Polygon Movie maker 0002", "a project of MikuMikuDance's (PMM)"},
      {"%PDF-1.7", "a PDF document"},
      {"<!DOCTYPE html><html>", "a web page (HTML)"},
      {"\r\n<HTML lang=ja>", "a web page (HTML)"},
      {"Please read this first.\r\n", "a text"},
      {"\x82\xB1\x82\xEA\x82\xCD", "a text"},  // Shift-JIS
      {"\xEF\xBB\xBFreadme", "a text"},
      {"\xFF\xFEr\x00"s, "a text (UTF-16)"},
      {"{\"format\": 1}", "a text (JSON)"},
      {"", "an empty file"},
      {"\x00\x01\x02\x03"s, "a file of a kind that Odori doesn't know"},
  };
  for (const auto& [bytes, name] : rows) EXPECT_EQ(app::contentName(bytes), name);
  EXPECT_EQ(app::notWanted("ID3\x03", "a model"), "is a song (MP3), not a model");
}

}  // namespace
