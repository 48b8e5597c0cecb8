// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/limits/hostile_files.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "pmx/base/byte_writer.h"
#include "pmx/base/text.h"

namespace support {

namespace {

using base::ByteWriter;
using base::Vec3;

constexpr std::uint8_t kOne = 1, kZero = 0;
enum Section { Vertices, Faces, Textures, Materials, Bones, Morphs, Frames, Bodies, Joints, Count };

// Layouts: mmd-reference.md 2.3 to 2.12; indices of one byte, empty texts, no additional UVs.
void header(ByteWriter& out, std::uint8_t encoding, std::uint8_t additionalUvs) {
  for (const char c : std::string_view("PMX ")) out.write(c);
  out.write(2.0F);
  for (const std::uint8_t byte : {std::uint8_t{8}, encoding, additionalUvs, kOne, kOne, kOne, kOne, kOne, kOne}) {
    out.write(byte);
  }
  for (int i = 0; i < 4; ++i) out.write(std::int32_t{0});
}

using Element = std::function<void(ByteWriter&)>;

/// Returns a file of one section alone, filled with an element up to `size` bytes.
HostileFile fileOf(const char* name, std::size_t size, Section section, const Element& element,
                   std::uint8_t encoding = 1, std::uint8_t additionalUvs = 0) {
  ByteWriter one;
  element(one);
  const std::size_t count = std::max<std::size_t>(1, size / one.size());
  ByteWriter out;
  header(out, encoding, additionalUvs);
  for (int s = 0; s < Count; ++s) {
    out.write(static_cast<std::int32_t>(s == section ? count : 0));
    for (std::size_t i = 0; s == section && i < count; ++i) element(out);
  }
  return {name, out.take()};
}

void texts(ByteWriter& out) {
  out.write(std::int32_t{0});
  out.write(std::int32_t{0});
}

void bytes(ByteWriter& out, std::size_t count, std::uint8_t value = 0) {
  for (std::size_t i = 0; i < count; ++i) out.write(value);
}

void bone(ByteWriter& out, std::uint16_t flags) {
  texts(out);
  bytes(out, 12);
  out.write(std::int8_t{-1});
  bytes(out, 4);
  out.write(static_cast<std::uint16_t>(flags | 1U));
  out.write(std::int8_t{-1});
}

// This is an IK block of `links` links, each of which `link` writes.
Element ikBone(std::size_t links, const Element& link) {
  return [=](ByteWriter& out) {
    bone(out, 0x20);
    out.write(std::int8_t{1});
    out.write(std::int32_t{40});
    out.write(1.0F);
    out.write(static_cast<std::int32_t>(links));
    for (std::size_t i = 0; i < links; ++i) link(out);
  };
}

Element morph(std::uint8_t kind, std::size_t offsets, std::size_t offsetBytes) {
  return [=](ByteWriter& out) {
    texts(out);
    out.write(kOne);
    out.write(kind);
    out.write(static_cast<std::int32_t>(offsets));
    bytes(out, offsets * offsetBytes);
  };
}

}  // namespace

std::vector<HostileFile> hostileModels(std::size_t size) {
  std::vector<HostileFile> files;
  const auto vertex = [](ByteWriter& out) {
    bytes(out, 32);
    bytes(out, 1);  // BDEF1
    bytes(out, 1);
    out.write(1.0F);
  };
  files.push_back(fileOf("vertices", size, Vertices, vertex));
  files.push_back(fileOf(
      "vertices with additional UVs", size, Vertices,
      [](ByteWriter& out) {
        bytes(out, 32 + 64);
        bytes(out, 2);
        out.write(1.0F);
      },
      1, 4));
  files.push_back(fileOf("SDEF vertices", size, Vertices, [](ByteWriter& out) {
    bytes(out, 32);
    out.write(std::uint8_t{3});
    bytes(out, 2 + 4 + 36 + 4);
  }));
  files.push_back(fileOf("faces", size, Faces, [](ByteWriter& out) { bytes(out, 1); }));
  files.push_back(fileOf("textures without a name", size, Textures, [](ByteWriter& out) { bytes(out, 4); }));
  for (const std::uint8_t encoding : {kZero, kOne}) {
    // 0xFF alone is no UTF-8, and 0xD8D8 a lone surrogate; both are kept beside their replacement
    const std::uint8_t value = encoding == 0 ? 0xD8 : 0xFF;
    for (const std::size_t length : {std::size_t{2}, std::size_t{24}, size}) {
      const auto text = [=](ByteWriter& out) {
        out.write(static_cast<std::int32_t>(length));
        bytes(out, length, value);
      };
      files.push_back(fileOf("textures that don't decode", size, Textures, text, encoding));
    }
  }
  files.push_back(fileOf("materials", size, Materials, [](ByteWriter& out) {
    texts(out);
    bytes(out, 16 + 12 + 4 + 12 + 1 + 16 + 4 + 2 + 1);
    bytes(out, 2, 9);  // a shared toon flag that is neither 0 nor 1, and its number
    bytes(out, 4 + 4);
  }));
  files.push_back(fileOf("bones", size, Bones, [](ByteWriter& out) { bone(out, 0); }));
  const Element freeLink = [](ByteWriter& out) { bytes(out, 2); };
  const Element oddLink = [](ByteWriter& out) {
    bytes(out, 1);
    bytes(out, 1, 9);  // a limit flag that is neither 0 nor 1
    bytes(out, 24);
  };
  files.push_back(fileOf("IK bones without links", size, Bones, ikBone(0, freeLink)));
  files.push_back(fileOf("IK bones of one link", size, Bones, ikBone(1, freeLink)));
  files.push_back(fileOf("IK links in blocks of a thousand", size, Bones, ikBone(1000, freeLink)));
  files.push_back(fileOf("one IK bone of all links", size, Bones, ikBone(size / 2, freeLink)));
  files.push_back(fileOf("IK links of odd flags", size, Bones, ikBone(1000, oddLink)));
  struct Kind {
    const char* name;
    std::uint8_t kind;
    std::size_t bytes;
  };
  for (const Kind& kind : {Kind{"group", 0, 5}, Kind{"vertex", 1, 13}, Kind{"bone", 2, 29}, Kind{"UV", 3, 17},
                           Kind{"material", 8, 114}, Kind{"flip", 9, 5}, Kind{"impulse", 10, 26}}) {
    for (const std::size_t offsets : {std::size_t{0}, std::size_t{1}, size / kind.bytes}) {
      files.push_back(fileOf(kind.name, size, Morphs, morph(kind.kind, offsets, kind.bytes)));
      files.back().name += " morphs of " + std::to_string(offsets) + " offsets";
    }
  }
  const auto frame = [](std::size_t elements) {
    return [=](ByteWriter& out) {
      texts(out);
      bytes(out, 1);
      out.write(static_cast<std::int32_t>(elements));
      bytes(out, 2 * elements);
    };
  };
  files.push_back(fileOf("display frames", size, Frames, frame(0)));
  files.push_back(fileOf("display frames of one element", size, Frames, frame(1)));
  files.push_back(fileOf("display elements", size, Frames, frame(size / 2)));
  files.push_back(fileOf("rigid bodies", size, Bodies, [](ByteWriter& out) {
    texts(out);
    bytes(out, 1 + 1 + 2 + 1 + 36 + 20 + 1);
  }));
  files.push_back(fileOf("joints", size, Joints, [](ByteWriter& out) {
    texts(out);
    bytes(out, 1 + 2 + 12 * 8);
  }));
  files.push_back(fileOf("trailing bytes", 4, Faces, [](ByteWriter& out) { bytes(out, 1); }));
  files.back().bytes.resize(size, std::byte{7});
  return files;
}

std::vector<HostileFile> hostileMotions(std::size_t size) {
  std::vector<HostileFile> files;
  // This adds a section of `count` records; each begins with a unique name or an empty one.
  const auto add = [&](const char* name, int section, std::size_t recordBytes, bool named,
                       const std::function<void(ByteWriter&)>& rest = {}) {
    ByteWriter out;
    const std::string_view signature = "Vocaloid Motion Data 0002";
    for (std::size_t i = 0; i < 50; ++i) out.write(i < signature.size() ? signature[i] : '\0');
    for (int s = 0; s < section; ++s) out.write(std::uint32_t{0});
    const std::size_t count = size / recordBytes;
    out.write(static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
      ByteWriter record;
      if (named) {
        for (std::size_t digits = i, d = 0; d < 8; ++d, digits /= 10)
          record.write(static_cast<char>('0' + digits % 10));
      }
      if (rest) rest(record);
      const auto written = record.take();
      out.bytes(written);
      // 1.0 everywhere: a key that isn't the rest pose, so that its name is listed
      for (std::size_t at = written.size(); at < recordBytes; ++at) {
        out.write(static_cast<std::uint8_t>(at < 15 && named ? 0 : std::array{0x80, 0x3F, 0, 0}[(at + 1) % 4]));
      }
    }
    files.push_back({name, out.take()});
  };
  add("bone keys", 0, 111, false);
  add("bone keys of different names", 0, 111, true);
  add("morph keys", 1, 23, false);
  add("morph keys of different names", 1, 23, true);
  add("camera keys", 2, 61, false);
  add("light keys", 3, 28, false);
  add("self-shadow keys", 4, 9, false);
  add("IK keys without switches", 5, 9, false, [](ByteWriter& out) { bytes(out, 9); });
  add("IK keys of one switch", 5, 30, false, [](ByteWriter& out) {
    bytes(out, 5);
    out.write(std::uint32_t{1});
  });
  // This is one IK key whose switches all have unique names.
  ByteWriter out;
  const std::string_view signature = "Vocaloid Motion Data 0002";
  for (std::size_t i = 0; i < 50; ++i) out.write(i < signature.size() ? signature[i] : '\0');
  for (int s = 0; s < 5; ++s) out.write(std::uint32_t{0});
  out.write(std::uint32_t{1});
  bytes(out, 5);
  out.write(static_cast<std::uint32_t>(size / 21));
  for (std::size_t i = 0; i < size / 21; ++i) {
    for (std::size_t digits = i, d = 0; d < 20; ++d, digits /= 10) out.write(static_cast<char>('0' + digits % 10));
    out.write(kZero);
  }
  files.push_back({"IK switches of different names", out.take()});
  return files;
}

std::vector<HostileFile> hostilePoses(std::size_t size) {
  std::vector<HostileFile> files;
  const auto add = [&](const char* name, const std::string& block, bool utf16 = false) {
    std::string text = "Vocaloid Pose Data file\n\n;\n0;\n";
    while (text.size() < size) text += block;
    if (utf16) text = "\xFF\xFE" + base::encodeUtf8(text, base::Encoding::Utf16Le);
    const auto* first = reinterpret_cast<const std::byte*>(text.data());
    files.push_back({name, {first, first + text.size()}});
  };
  add("first lines of bones", "Bone{\n");
  add("first lines of morphs", "Morph{\n");
  add("short bones", "Bone{a\n0,0,0,1\n");
  add("short morphs", "Morph{a\n1\n");
  add("short bones in UTF-16", "Bone{a\n0,0,0,1\n", true);
  add("bones whose names have no characters",
      "Bone{\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\x81\n1,0,0\n");
  add("half-width kana", "Bone{\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\xB1\n1,0,0\n");
  add("lines without an end", "x");
  add("line ends", "\n");
  std::string named = "Vocaloid Pose Data file\n\n;\n0;\n";
  for (std::size_t i = 0; named.size() < size; ++i) named += "Bone{" + std::to_string(i) + "\n1,0,0\n";
  const auto* first = reinterpret_cast<const std::byte*>(named.data());
  files.push_back({"bones of different names", {first, first + named.size()}});
  return files;
}

}  // namespace support
