// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/archive_shapes.h"

#include <utility>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"

namespace support {
namespace {

const std::string kPicture = "\x89PNG\r\n\x1A\n picture";

// CP932
const std::string kTestModel = "\x83\x65\x83\x58\x83\x67\x83\x82\x83\x66\x83\x8b";  // テストモデル
const std::string kCube = "\x97\xa7\x95\xfb\x91\xcc";                               // 立方体
const std::string kSkin = "\x94\xa7";                                               // 肌
const std::string kBox = "\x94\xa0";                                                // 箱
const std::string kBackslashes = "\x95\x5c\x94\x5c\x83\x5c";                        // 表能ソ
// GBK
const std::string kGbkModel = "\xb2\xe2\xca\xd4\xc4\xa3\xd0\xcd";  // 测试模型
const std::string kGbkCube = "\xd5\xfd\xb7\xbd\xcc\xe5";           // 正方体
const std::string kGbkFolder = "\xcc\xf9\xcd\xbc";                 // 贴图
const std::string kGbkSkin = "\xc6\xa4\xb7\xf4";                   // 皮肤
// Big5
const std::string kBig5Model = "\xb4\xfa\xb8\xd5\xbc\xd2\xab\xac";  // 測試模型
const std::string kBig5Cube = "\xa5\xbf\xa4\xe8\xc5\xe9";           // 正方體
const std::string kBig5Folder = "\xb6\x4b\xb9\xcf";                 // 貼圖
const std::string kBig5Skin = "\xa5\xd6\xbd\xa7";                   // 皮膚
// CP949
const std::string kKrModel = "\xc5\xd7\xbd\xba\xc6\xae\xb8\xf0\xb5\xa8";  // 테스트모델
const std::string kKrCube = "\xc5\xa5\xba\xea";                           // 큐브
const std::string kKrFolder = "\xc5\xd8\xbd\xba\xc3\xb3";                 // 텍스처
const std::string kKrSkin = "\xc7\xc7\xba\xce";                           // 피부

/// Returns a model in one entry and its texture in another.
std::vector<ZipEntry> pair(const std::string& model, const std::string& texture, const std::string& texturePath,
                           std::uint16_t flags = 0) {
  return {{.name = model, .data = modelWithTextures({texturePath}), .flags = flags, .method = 8},
          {.name = texture, .data = kPicture, .flags = flags}};
}

std::vector<ZipEntry> infoZip() {
  const std::string model = "folder_\x97\xa7/model.pmx", texture = "folder_\x97\xa7/tex/skin.png";
  auto entries = pair(model, texture, "tex\\肌.png");
  entries[0].extra = zipField(0x5455, "\1time") + zipUtf8NameField(model, "テスト/立方体.pmx");
  entries[1].extra = zipUtf8NameField(texture, "テスト/tex/肌.png");
  return entries;
}

std::vector<ZipEntry> mixed() {
  const std::string folder = kTestModel + "/";
  auto entries = pair(folder + kCube + ".pmx", folder + "tex/" + kSkin + ".png", "tex\\肌.png");
  entries.push_back({.name = "テストモデル/説明.txt", .data = "text", .flags = kZipUtf8});
  return entries;
}

std::vector<ZipEntry> macOs() {
  auto entries = pair("キューフ\u3099/キューフ\u3099.pmx", "キューフ\u3099/カ\u3099ラス.png", "ガラス.png");
  for (auto& entry : entries) entry.madeBy = 0x0314;
  entries.push_back({.name = "キューフ\u3099/.DS_Store", .data = "Bud1"});
  entries.push_back({.name = "__MACOSX/キューフ\u3099/._キューフ\u3099.pmx", .data = std::string("\0\5\26\7", 4)});
  return entries;
}

}  // namespace

std::string modelWithTextures(const std::vector<std::string>& paths) {
  pmx::Model model = smallModel();
  for (const auto& path : paths) model.textures.emplace_back(path);
  model.materials.front().texture = 0;
  const auto bytes = pmx::writePmx(model);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<ArchiveShape> archiveShapes() {
  const std::string folder = kTestModel + "/";
  std::vector<ArchiveShape> shapes;
  const auto add = [&](std::string name, std::vector<ZipEntry> entries, std::string model, std::string texture,
                       std::string encoding) {
    shapes.push_back({std::move(name), std::move(entries), std::move(model), std::move(texture), std::move(encoding)});
  };
  add("cp932_noflag", pair(folder + kCube + ".pmx", folder + "tex/" + kSkin + ".png", "tex\\肌.png"),
      "テストモデル/立方体.pmx", "テストモデル/tex/肌.png", "CP932");
  add("cp932_5c_bytes", pair(kBackslashes + "/" + kBackslashes + ".pmx", kBackslashes + "/\x83\x5c.png", "ソ.png"),
      "表能ソ/表能ソ.pmx", "表能ソ/ソ.png", "CP932");
  add("cp932_two_letters", pair(kBox + ".pmx", kSkin + ".png", "肌.png"), "箱.pmx", "肌.png", "CP932");
  add("gbk_noflag",
      pair(kGbkModel + "/" + kGbkCube + ".pmx", kGbkModel + "/" + kGbkFolder + "/" + kGbkSkin + ".png",
           "贴图\\皮肤.png"),
      "测试模型/正方体.pmx", "测试模型/贴图/皮肤.png", "GBK");
  add("big5_noflag",
      pair(kBig5Model + "/" + kBig5Cube + ".pmx", kBig5Model + "/" + kBig5Folder + "/" + kBig5Skin + ".png",
           "貼圖\\皮膚.png"),
      "測試模型/正方體.pmx", "測試模型/貼圖/皮膚.png", "Big5");
  add("euckr_noflag",
      pair(kKrModel + "/" + kKrCube + ".pmx", kKrModel + "/" + kKrFolder + "/" + kKrSkin + ".png", "텍스처\\피부.png"),
      "테스트모델/큐브.pmx", "테스트모델/텍스처/피부.png", "CP949");
  add("utf8_flag", pair("テスト/立方体.pmx", "テスト/tex/肌.png", "tex\\肌.png", kZipUtf8), "テスト/立方体.pmx",
      "テスト/tex/肌.png", "UTF-8");
  add("infozip_7075", infoZip(), "テスト/立方体.pmx", "テスト/tex/肌.png", "UTF-8");
  add("macos_nfd", macOs(), "キューフ\u3099/キューフ\u3099.pmx", "キューフ\u3099/カ\u3099ラス.png", "UTF-8");
  add("dotnet_backslash", pair("テスト\\立方体.pmx", "テスト\\tex\\肌.png", "tex\\肌.png", kZipUtf8),
      "テスト/立方体.pmx", "テスト/tex/肌.png", "UTF-8");
  add("flag_lies_cp932", pair(folder + kCube + ".pmx", folder + "tex/" + kSkin + ".png", "tex\\肌.png", kZipUtf8),
      "テストモデル/立方体.pmx", "テストモデル/tex/肌.png", "CP932");
  add("mixed_flag_and_cp932", mixed(), "テストモデル/立方体.pmx", "テストモデル/tex/肌.png", "CP932");
  add("case_differs", pair("Box/Box.pmx", "Box/TEX/Skin.PNG", "tex\\skin.png"), "Box/Box.pmx", "Box/TEX/Skin.PNG",
      "UTF-8");
  return shapes;
}

}  // namespace support
