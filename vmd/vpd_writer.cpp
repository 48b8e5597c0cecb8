// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vpd_writer.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

#include <fmt/format.h>

#include "pmx/base/file.h"
#include "pmx/base/issue_group.h"
#include "vmd/vpd_text.h"

namespace vmd {
namespace {

bool finite(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }
bool finite(const Quat& q) {
  return std::isfinite(q.x) && std::isfinite(q.y) && std::isfinite(q.z) && std::isfinite(q.w);
}

/// Returns the name on one line.
std::string nameOf(const base::Text& name) {
  std::string line = name.utf8;
  std::ranges::replace_if(
      line, [](char c) { return c == '\n' || c == '\r' || c == '\0'; }, ' ');
  return line;
}

/// Returns whether the name is equal once it is read again, but for the forms of characters that
/// count as one.
bool saidByShiftJis(const std::string& utf8) {
  const std::string bytes = base::encodeUtf8(utf8, base::Encoding::ShiftJis);
  constexpr const char* kYen = "\xC2\xA5";  // it would become a backslash
  return std::ranges::count(bytes, '?') == std::ranges::count(utf8, '?') && utf8.find(kYen) == std::string::npos;
}

class Writer {
 public:
  explicit Writer(base::Issues& issues) : issues_(issues) {}

  void bone(std::size_t index, const PoseBone& bone) {
    if (!usable("bones", index, bone.name, finite(bone.translation) && finite(bone.rotation))) return;
    const Vec3& t = bone.translation;
    const Quat& r = bone.rotation;
    fmt::format_to(to_,
                   "Bone{}{{{}\r\n  {:.6f},{:.6f},{:.6f};\t\t\t\t// trans x,y,z\r\n"
                   "  {:.6f},{:.6f},{:.6f},{:.6f};\t\t// Quaternion x,y,z,w\r\n}}\r\n\r\n",
                   bones_++, noted(nameOf(bone.name)), t.x, t.y, t.z, r.x, r.y, r.z, r.w);
  }

  void morph(std::size_t index, const PoseMorph& morph) {
    if (!usable("morphs", index, morph.name, std::isfinite(morph.weight))) return;
    fmt::format_to(to_, "Morph{}{{{}\r\n  {:.6f};\r\n}}\r\n\r\n", morphs_++, noted(nameOf(morph.name)), morph.weight);
  }

  std::string text(const base::Text& modelName) {
    std::string model = nameOf(modelName);
    // The name ends at a semicolon, and mustn't look like the first line of a block.
    std::ranges::replace_if(
        model, [](char c) { return c == ';' || c == '{'; }, '_');
    if (model.empty()) model = "model.osm";
    const std::string whole =
        fmt::format("{}\r\n\r\n{};\t\t// 親ファイル名\r\n{};\t\t\t\t// 総ポーズボーン数\r\n\r\n{}", kPoseSignature,
                    noted(std::move(model)), bones_, blocks_);
    if (unsaid_.empty()) return base::encodeUtf8(whole, base::Encoding::ShiftJis);
    issues_.push_back(
        {"file", -1, -1,
         fmt::format("CP932 can't say \"{}\": written as UTF-8, which MMD itself doesn't read", unsaid_)});
    return "\xEF\xBB\xBF" + whole;
  }

 private:
  bool usable(const char* section, std::size_t index, const base::Text& name, bool numbers) {
    const std::string line = nameOf(name);
    const bool named = !trimmed(line).empty();
    if (!named || !numbers)
      odd(section, index, named ? "has a value that is no number; left out" : "has no name; left out");
    if (!named || !numbers) return false;
    if (line != name.utf8 || trimmed(line) != line || line.find("//") != std::string::npos)
      odd(section, index, "has a name that isn't read again as it is: line breaks, white space at its ends, or \"//\"");
    return true;
  }
  void odd(const char* section, std::size_t index, const char* detail) {
    odd_.addMade([&] { return base::Issue{section, static_cast<std::int64_t>(index), -1, detail}; });
  }
  std::string noted(std::string name) {
    if (unsaid_.empty() && !saidByShiftJis(name)) unsaid_ = name;
    return name;
  }

  base::Issues& issues_;
  base::IssueGroup odd_{issues_, "bones", "bones and morphs that are odd"};
  std::string blocks_;
  std::back_insert_iterator<std::string> to_{blocks_};
  std::size_t bones_ = 0, morphs_ = 0;
  std::string unsaid_;  // the first name that CP932 has no characters for
};

}  // namespace

std::string writeVpd(const Pose& pose, base::Issues& issues) {
  Writer writer(issues);
  for (std::size_t i = 0; i < pose.bones.size(); ++i) writer.bone(i, pose.bones[i]);
  for (std::size_t i = 0; i < pose.morphs.size(); ++i) writer.morph(i, pose.morphs[i]);
  return writer.text(pose.modelName);
}

base::Result<void> writeVpdFile(const Pose& pose, const std::filesystem::path& path, base::Issues& issues) {
  const std::string text = writeVpd(pose, issues);
  return base::writeFile(path, std::as_bytes(std::span(text)));
}

}  // namespace vmd
