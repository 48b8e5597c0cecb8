// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vpd_reader.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/file.h"
#include "pmx/base/issue_group.h"
#include "vmd/unit_rotation.h"
#include "vmd/vpd_text.h"

namespace vmd {
namespace {

enum class BlockKind { Bone, Morph, Other };

/// This is the first line of a block: `Bone0{name`.
struct BlockHead {
  BlockKind kind = BlockKind::Other;
  bool brace = true;
  std::string_view name;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool sameWord(std::string_view text, std::string_view lowerCase) {
  if (text.size() != lowerCase.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) | 0x20U) != static_cast<unsigned char>(lowerCase[i])) return false;
  }
  return true;
}

/// Letters, digits and a brace begin a block; without the brace they do if the word is "Bone" or
/// "Morph" with a number.
std::optional<BlockHead> headOf(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && isLetter(line[at])) ++at;
  const std::string_view word = line.substr(0, at);
  const std::size_t digits = at;
  while (at < line.size() && isDigit(line[at])) ++at;
  const bool numbered = at > digits;
  const std::string_view rest = trimmed(line.substr(at));
  BlockHead head;
  head.kind = sameWord(word, "bone") ? BlockKind::Bone : sameWord(word, "morph") ? BlockKind::Morph : BlockKind::Other;
  head.brace = rest.starts_with('{');
  head.name = head.brace ? trimmed(rest.substr(1)) : rest;
  const bool begins = head.brace ? !word.empty() : head.kind != BlockKind::Other && numbered;
  return begins ? std::optional(head) : std::nullopt;
}

/// Returns a finite number that fills all of `text`.
std::optional<float> numberOf(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const auto number = static_cast<float>(value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return {};
  return number;
}

/// These are the numbers of a line, separated by commas. `count` is their number, -1 where some
/// isn't a number.
struct Numbers {
  std::array<float, 4> values{};
  int count = 0;
};

Numbers numbersOf(std::string_view text) {
  Numbers numbers;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::optional<float> number = numberOf(trimmed(text.substr(0, comma)));
    if (!number || numbers.count == static_cast<int>(numbers.values.size())) return {{}, -1};
    numbers.values[static_cast<std::size_t>(numbers.count++)] = *number;
    text = comma == std::string_view::npos ? std::string_view{} : trimmed(text.substr(comma + 1));
  }
  return numbers;
}

class VpdParser {
 public:
  explicit VpdParser(std::span<const std::byte> bytes) : text_(bytes) {}

  base::Result<ReadPose> run() {
    if (text_.atEnd() || !text_.next().starts_with(kPoseSignature)) {
      return tl::unexpected(
          base::Error{base::ErrorCode::NotThisFormat,
                      {},
                      "line 1",
                      -1,
                      -1,
                      fmt::format("this isn't a VPD file: it doesn't begin with \"{}\"", kPoseSignature)});
    }
    countBlocks();
    while (!text_.atEnd()) line(text_.next());
    if (inBlock_ && kind_ == BlockKind::Bone && hasFirst_ && !hasRotation_ && !broken_) cutValue();
    if (inBlock_) endBlock(false);
    checkCount();
    for (base::IssueGroup* group : {&semicolons_, &braces_, &values_, &lines_, &names_}) group->tellRest();
    return std::move(out_);
  }

 private:
  using Place = std::int64_t;

  /// Gives lists the right size at once: their growth would cost more than the file.
  void countBlocks() {
    std::size_t bones = 0, morphs = 0;
    while (!text_.atEnd()) {
      const auto head = headOf(text_.next());
      if (!head) continue;
      bones += head->kind == BlockKind::Bone ? 1 : 0;
      morphs += head->kind == BlockKind::Morph ? 1 : 0;
    }
    out_.pose.bones.reserve(bones);
    out_.pose.morphs.reserve(morphs);
    text_.rewind();
    text_.next();
  }

  template <class Detail>
  void tell(base::IssueGroup& group, Place line, Detail detail) {
    group.addMade([&] { return base::Issue{fmt::format("line {}", line), -1, -1, detail()}; });
  }

  void line(std::string_view line) {
    if (line.empty()) return;
    if (wantsName_ && !line.starts_with('}')) return takeName(line);
    const auto head = headOf(line);
    // The line with the model's name may look like that of a block.
    if (head && (modelNamed_ || (head->brace && head->kind != BlockKind::Other))) {
      beginBlock(*head);
    } else if (inBlock_) {
      insideBlock(line);
    } else if (!blocksBegan_) {
      header(line);
    } else if (!line.starts_with('}')) {
      tell(lines_, text_.lineNumber(), [] { return std::string("is outside of all braces; left out"); });
    }
  }

  /// Takes the name from the line after a head that has neither brace nor name.
  void takeName(std::string_view line) {
    const std::string_view name = trimmed(line.substr(line.starts_with('{') ? 1 : 0));
    if (name.empty()) return;
    wantsName_ = false;
    if (name.starts_with('}') || numbersOf(name.substr(0, name.find(';'))).count > 2)
      return insideBlock(line);  // it has no name
    name_ = text_.decoded(name);
  }

  /// Reads the model's name, then the count of bones.
  void header(std::string_view line) {
    const std::size_t semicolon = line.find(';');
    const std::string_view payload = trimmed(line.substr(0, semicolon));
    if (semicolon == std::string_view::npos) noSemicolon();
    if (!std::exchange(modelNamed_, true)) {
      out_.pose.modelName = text_.decoded(payload);
      return;
    }
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(payload.data(), payload.data() + payload.size(), count);
    if (countLine_ < 0 && error == std::errc() && end == payload.data() + payload.size()) {
      count_ = count;
    } else {
      tell(lines_, text_.lineNumber(), [] { return std::string("isn't the count of bones; left out"); });
    }
    countLine_ = text_.lineNumber();
  }

  void noSemicolon() {
    tell(semicolons_, text_.lineNumber(), [] { return std::string("a semicolon is missing"); });
  }

  void beginBlock(const BlockHead& head) {
    if (inBlock_) endBlock(false);
    inBlock_ = blocksBegan_ = true;
    kind_ = head.kind;
    blockLine_ = text_.lineNumber();
    hasFirst_ = hasRotation_ = broken_ = false;
    bone_ = {};
    weight_ = 0.0F;
    wantsName_ = head.name.empty();
    name_ = text_.decoded(head.name);
    if (!head.brace) tell(braces_, blockLine_, [] { return std::string("the opening brace is missing"); });
    if (kind_ == BlockKind::Other)
      tell(lines_, blockLine_, [] { return std::string("is neither a bone nor a morph; left out"); });
  }

  /// Reads values, each ended by a semicolon or by the line.
  void insideBlock(std::string_view line) {
    while (!line.empty()) {
      if (line.starts_with('}')) return endBlock(true);
      const std::size_t semicolon = line.find(';');
      if (semicolon == std::string_view::npos) {
        const std::size_t brace = line.find('}');
        noSemicolon();
        if (brace == std::string_view::npos && text_.lineIsOpen()) return cutValue();
        value(trimmed(line.substr(0, brace)));
        if (brace != std::string_view::npos) endBlock(true);
        return;
      }
      value(trimmed(line.substr(0, semicolon)));
      line = trimmed(line.substr(semicolon + 1));
      const bool more = !line.empty() && (isDigit(line[0]) || line[0] == '-' || line[0] == '+' || line[0] == '.');
      if (!more && !line.starts_with('}')) return;  // a comment without its slashes
    }
  }

  void value(std::string_view text) {
    if (kind_ == BlockKind::Other || text.empty()) return;
    const Numbers numbers = numbersOf(text);
    const auto& v = numbers.values;
    if (kind_ == BlockKind::Morph && numbers.count == 1 && !hasFirst_) {
      weight_ = v[0];
      hasFirst_ = true;
    } else if (kind_ == BlockKind::Bone && numbers.count == 3 && !hasFirst_) {
      bone_.translation = {v[0], v[1], v[2]};
      hasFirst_ = true;
    } else if (kind_ == BlockKind::Bone && numbers.count == 4 && !hasRotation_) {
      bone_.rotation = unitRotation(Quat(v[3], v[0], v[1], v[2]));
      hasRotation_ = true;
    } else {
      broken_ = true;
      tell(values_, text_.lineNumber(), [this] {
        return std::string(kind_ == BlockKind::Morph ? "isn't one number, the weight; the morph is left out"
                                                     : "is neither three numbers, the translation, nor four, the "
                                                       "rotation; the bone is left out");
      });
    }
  }

  /// Drops the value at the file's end, which may be inside a number: 0.9 may have been 0.987, and
  /// a rotation that lacks digits is another one.
  void cutValue() {
    if (kind_ == BlockKind::Other) return;
    broken_ = true;
    tell(values_, text_.lineNumber(), [this] {
      return fmt::format("the file ends before its last value is whole; the {} is left out",
                         kind_ == BlockKind::Morph ? "morph" : "bone");
    });
  }

  void endBlock(bool closed) {
    inBlock_ = wantsName_ = false;
    if (!closed) tell(braces_, blockLine_, [] { return std::string("what begins here has no closing brace"); });
    if (kind_ == BlockKind::Other) return;
    bones_ += kind_ == BlockKind::Bone ? 1 : 0;
    if (!name_.decodedExactly() && name_.utf8.find("\xEF\xBF\xBD") != std::string::npos)
      tell(names_, blockLine_, [] { return std::string("the name has bytes that are no characters"); });
    if (broken_) return;
    if (name_.utf8.empty() || !(hasFirst_ || hasRotation_)) {
      tell(values_, blockLine_,
           [this] { return fmt::format("has no {}; left out", name_.utf8.empty() ? "name" : "values"); });
    } else if (kind_ == BlockKind::Morph) {
      out_.pose.morphs.push_back({std::move(name_), weight_});
    } else {
      bone_.name = std::move(name_);
      out_.pose.bones.push_back(std::move(bone_));
    }
  }

  /// Checks the count. MMD reads as many bones as are counted; here all existing ones are read.
  /// (mmd-reference.md 4.8)
  void checkCount() {
    if (count_ && *count_ != bones_)
      tell(lines_, countLine_,
           [this] { return fmt::format("counts {} bones, and there are {}; all are read", *count_, bones_); });
  }

  VpdText text_;
  ReadPose out_;
  bool modelNamed_ = false, blocksBegan_ = false, inBlock_ = false;
  std::optional<std::int64_t> count_;
  Place countLine_ = -1;
  std::int64_t bones_ = 0;  // blocks of bones, including those left out

  // This is the block that is being read.
  BlockKind kind_ = BlockKind::Other;
  Place blockLine_ = 0;
  bool wantsName_ = false, hasFirst_ = false, hasRotation_ = false, broken_ = false;
  base::Text name_;
  PoseBone bone_;
  float weight_ = 0.0F;

  base::IssueGroup semicolons_{out_.issues, "lines", "semicolons are missing"};
  base::IssueGroup braces_{out_.issues, "lines", "braces are missing"};
  base::IssueGroup values_{out_.issues, "lines", "bones and morphs can't be used"};
  base::IssueGroup lines_{out_.issues, "lines", "lines can't be used"};
  base::IssueGroup names_{out_.issues, "lines", "names have bytes that are no characters"};
};

}  // namespace

base::Result<ReadPose> readVpd(std::span<const std::byte> bytes) { return VpdParser(bytes).run(); }

base::Result<ReadPose> readVpdFile(const std::filesystem::path& path) { return base::readFileAs(path, readVpd); }

}  // namespace vmd
