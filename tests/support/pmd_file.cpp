// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/pmd_file.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "pmx/base/byte_writer.h"
#include "pmx/base/text.h"

namespace support {

namespace {

using base::Vec3;

class Sink {
 public:
  explicit Sink(const PmdFile& file, std::vector<PmdSection>* sections) : file_(file), sections_(sections) {}

  void putHeader() {
    for (const char c : std::string_view("Pmd")) out_.write(c);
    out_.write(file_.version);
    put(file_.name, 20);
    put(file_.comment, 256);
    close("header");
  }
  void putVertices() {
    out_.write(static_cast<std::uint32_t>(file_.vertices.size()));
    for (const auto& vertex : file_.vertices) {
      out_.write(vertex.position);
      out_.write(vertex.normal);
      out_.write(vertex.uv);
      out_.write(vertex.bones[0]);
      out_.write(vertex.bones[1]);
      out_.write(vertex.weight);
      out_.write(vertex.noEdge);
    }
    close("vertices");
  }
  void putFaces() {
    out_.write(static_cast<std::uint32_t>(file_.indices.size()));
    for (const std::uint16_t index : file_.indices) out_.write(index);
    close("faces");
  }
  void putMaterials() {
    out_.write(static_cast<std::uint32_t>(file_.materials.size()));
    for (const auto& material : file_.materials) {
      out_.write(material.diffuse);
      out_.write(material.alpha);
      out_.write(material.power);
      out_.write(material.specular);
      out_.write(material.ambient);
      out_.write(material.toon);
      out_.write(material.edge);
      out_.write(material.indexCount);
      put(material.file, 20);
    }
    close("materials");
  }
  void putBones() {
    putShort(file_.bones.size());
    for (const auto& bone : file_.bones) {
      put(bone.name, 20);
      putShort(bone.parent);
      putShort(bone.tail);
      out_.write(bone.kind);
      putShort(bone.ikField);
      out_.write(bone.position);
    }
    close("bones");
  }
  void putIk() {
    putShort(file_.iks.size());
    for (const auto& ik : file_.iks) {
      putShort(ik.bone);
      putShort(ik.effector);
      out_.write(static_cast<std::uint8_t>(ik.links.size()));
      out_.write(ik.loops);
      out_.write(ik.weight);
      for (const int link : ik.links) putShort(link);
    }
    close("IK");
  }
  void putMorphs() {
    putShort(file_.morphs.size());
    for (const auto& morph : file_.morphs) {
      put(morph.name, 20);
      out_.write(static_cast<std::uint32_t>(morph.offsets.size()));
      out_.write(morph.category);
      for (const auto& offset : morph.offsets) {
        out_.write(offset.index);
        out_.write(offset.offset);
      }
    }
    close("morphs");
  }
  void putDisplay() {
    out_.write(static_cast<std::uint8_t>(file_.shownMorphs.size()));
    for (const std::uint16_t morph : file_.shownMorphs) out_.write(morph);
    close("morph display list");
    out_.write(static_cast<std::uint8_t>(file_.frames.size()));
    for (const auto& frame : file_.frames) put(frame + "\n", 50);
    close("display frames");
    out_.write(static_cast<std::uint32_t>(file_.shownBones.size()));
    for (const auto& shown : file_.shownBones) {
      putShort(shown.bone);
      out_.write(shown.frame);
    }
    close("bone display list");
  }
  void putEnglish() {
    out_.write(file_.englishFlag);
    if (file_.englishFlag != 0) {
      put(file_.englishName, 20);
      put(file_.englishComment, 256);
      close("English part");
      putNames(file_.englishBones, file_.bones.size(), 20);
      close("English names of bones");
      putNames(file_.englishMorphs, file_.morphs.empty() ? 0 : file_.morphs.size() - 1, 20);
      close("English names of morphs");
      putNames(file_.englishFrames, file_.frames.size(), 50);
    }
    close("English names of display frames");
  }
  void putToons() {
    for (std::size_t i = 0; i < 10; ++i) {
      const std::string number = std::to_string(i + 1);
      put(i < file_.toons.size() ? file_.toons[i] : "toon" + std::string(2 - number.size(), '0') + number + ".bmp",
          100);
    }
    close("toon names");
  }
  void putBodies() {
    out_.write(static_cast<std::uint32_t>(file_.bodies.size()));
    for (const auto& body : file_.bodies) {
      put(body.name, 20);
      putShort(body.bone);
      out_.write(body.group);
      out_.write(body.mask);
      out_.write(body.shape);
      for (const Vec3& vector : {body.size, body.position, body.rotation}) out_.write(vector);
      out_.write(body.numbers);
      out_.write(body.mode);
    }
    close("rigid bodies");
  }
  void putJoints() {
    out_.write(static_cast<std::uint32_t>(file_.joints.size()));
    for (const auto& joint : file_.joints) {
      put(joint.name, 20);
      out_.write(joint.bodies[0]);
      out_.write(joint.bodies[1]);
      for (const Vec3& vector : joint.vectors) out_.write(vector);
    }
    close("joints");
  }
  [[nodiscard]] std::vector<std::byte> take() { return out_.take(); }

 private:
  void close(const char* name) {
    const std::size_t before = sections_ == nullptr || sections_->empty() ? 0 : sections_->back().end;
    if (sections_ != nullptr && out_.size() > before) sections_->push_back({name, out_.size()});
  }
  template <class Number>
  void putShort(Number value) {
    out_.write(static_cast<std::uint16_t>(value));
  }
  void put(const std::string& text, std::size_t fieldBytes) {
    std::string field = base::encodeUtf8(text, base::Encoding::ShiftJis);
    if (field.size() < fieldBytes) field.push_back('\0');
    field.resize(fieldBytes, '\xFD');
    out_.bytes(std::as_bytes(std::span(field)));
  }
  void putNames(const std::vector<std::string>& names, std::size_t count, std::size_t fieldBytes) {
    for (std::size_t i = 0; i < count; ++i) put(i < names.size() ? names[i] : "", fieldBytes);
  }

  const PmdFile& file_;
  std::vector<PmdSection>* sections_;
  base::ByteWriter out_;
};

void addBones(PmdFile& file) {
  file.bones = {
      {"センター", -1, 1, 1, 0, {0, 8, 0}},      {"左足", 0, 2, 4, 4, {0, 6, 0}},
      {"左ひざ", 1, 3, 4, 4, {0, 4, -0.1F}},     {"左足首", 2, 0, 6, 0, {0, 2, 0}},
      {"左足ＩＫ", -1, 5, 2, 3, {0, 2, 0}},      {"左足ＩＫ先", 4, 0, 7, 0, {0, 2, 1}},
      {"両目", 0, 0, 0, 0, {0, 18, 0}},          {"左目", 0, 0, 5, 6, {0.5F, 16, 0}},
      {"左腕捩", 0, 9, 8, 0, {1, 12, 0}},        {"左腕捩先", 8, 0, 7, 0, {3, 12, 0}},
      {"左腕捩1", 0, 8, 9, 50, {2, 12, 0}},      {"謎", 0, 0, 3, 0, {0, 10, 1}},
      {"左つま先ＩＫ", 4, 0, 2, 12, {0, 1, -1}}, {"左つま先", 3, 0, 6, 0, {0, 1, -1}},
  };
  file.iks = {{4, 3, 40, 0.5F, {2, 1}}, {12, 13, 3, 1.0F, {3}}};
}

void addSurface(PmdFile& file) {
  for (int i = 0; i < 6; ++i) {
    PmdFile::Vertex vertex;
    vertex.position = Vec3(static_cast<float>(i % 2), static_cast<float>(i), 0);
    vertex.bones[0] = static_cast<std::uint16_t>(i);
    vertex.bones[1] = static_cast<std::uint16_t>(i + 1);
    vertex.weight = static_cast<std::uint8_t>(20 * i);
    vertex.noEdge = i == 5 ? 1 : 0;
    file.vertices.push_back(vertex);
  }
  file.indices = {0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4};
  file.materials.resize(3);
  file.materials[0].indexCount = 6;
  file.materials[0].file = "体.bmp*光.spa";
  file.materials[1].indexCount = 3;
  file.materials[1].file = "metal.sph";
  file.materials[1].alpha = 0.98F;
  file.materials[1].toon = 3;
  file.materials[2].indexCount = 3;
  file.materials[2].toon = -1;
  file.materials[2].edge = 0;
  file.toons = {"toon01.bmp", "toon02.bmp", "toon03.bmp", "own\\skin.bmp"};
}

}  // namespace

std::vector<std::byte> pmdBytes(const PmdFile& file, PmdEnd end, std::vector<PmdSection>* sections) {
  Sink sink(file, sections);
  sink.putHeader();
  sink.putVertices();
  sink.putFaces();
  sink.putMaterials();
  sink.putBones();
  sink.putIk();
  sink.putMorphs();
  sink.putDisplay();
  if (end >= PmdEnd::English) sink.putEnglish();
  if (end >= PmdEnd::Toons) sink.putToons();
  if (end >= PmdEnd::Bodies) sink.putBodies();
  if (end >= PmdEnd::Joints) sink.putJoints();
  return sink.take();
}

PmdFile fullPmd() {
  PmdFile file;
  addSurface(file);
  addBones(file);
  file.morphs.push_back({"base", 0, {{1, {1, 1, 0}}, {3, {1, 3, 0}}, {5, {1, 5, 0}}}});
  for (std::uint8_t panel = 1; panel <= 4; ++panel) {
    file.morphs.push_back({"表情" + std::to_string(panel), panel, {{std::uint32_t{panel} % 3, {0, 0.25F, 0}}}});
  }
  file.shownMorphs = {3, 2, 4, 1};
  file.frames = {"足", "他"};
  file.shownBones = {{1, 1}, {2, 1}, {4, 1}, {6, 2}, {8, 2}};
  file.englishBones = {"center", "leg"};
  file.englishMorphs = {"face1", "face2", "face3", "face4"};
  file.englishFrames = {"legs", "others"};
  file.bodies.push_back({"体", 0});
  file.bodies.push_back({"髪", 7, 1, 0xFFFD, 2, {0.5F, 1, 0}, {0, -1, 0}, {0, 0, 0.5F}, {1, 0.5F, 0.5F, 0, 0.5F}, 1});
  file.joints.push_back({"首", {0, 1}, {Vec3(0, 12, 0)}});
  return file;
}

}  // namespace support
