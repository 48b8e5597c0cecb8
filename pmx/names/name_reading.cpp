// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/names/name_reading.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "pmx/base/latin.h"
#include "pmx/names/name_terms.h"

namespace pmx {
namespace {

using base::Writing;

/// This is a part of a name that is read as a whole.
struct Piece {
  Writing writing = Writing::Mark;
  const NameTerm* term = nullptr;
  std::u32string_view text;
};

bool isKana(Writing writing) { return writing == Writing::Hiragana || writing == Writing::Katakana; }

/// This class finds the pieces of a name: the words that it is put together from, as few and as
/// long as possible, and between them whole runs of one writing. Kana are words of the table, one
/// after the other, from a change of writing to the next, or none: `め` isn't an eye in `ため`.
class Pieces {
 public:
  explicit Pieces(std::u32string_view name) : name_(name), writings_(name.size()), best_(name.size() + 1) {
    Writing before = Writing::Space;
    for (std::size_t i = 0; i < name.size(); ++i) before = writings_[i] = base::writingOf(name[i], before);
    best_[0].cost = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
      if (best_[i].cost != kNever) reach(i);
    }
  }

  [[nodiscard]] std::vector<Piece> found() const {
    std::vector<Piece> pieces;
    for (std::size_t end = name_.size(); end > 0; end = best_[end].from) {
      const Step& step = best_[end];
      pieces.push_back({writings_[step.from], step.term, name_.substr(step.from, end - step.from)});
    }
    std::ranges::reverse(pieces);
    return pieces;
  }

 private:
  static constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();
  // These are the costs of a run, and of an unknown kanji.
  static constexpr std::size_t kTerm = 2, kRun = 7, kUnknown = 5;
  /// This is the cheapest way to read up to an index.
  struct Step {
    std::size_t cost = kNever, from = 0;
    const NameTerm* term = nullptr;
  };

  [[nodiscard]] bool changes(std::size_t at) const {
    return at == 0 || at == name_.size() || writings_[at] != writings_[at - 1];
  }

  void offer(std::size_t from, std::size_t to, std::size_t cost, const NameTerm* term) {
    if (best_[from].cost + cost < best_[to].cost) best_[to] = {best_[from].cost + cost, from, term};
  }

  void reach(std::size_t at) {
    const Writing writing = writings_[at];
    const bool japanese = isKana(writing) || writing == Writing::Han;
    for (std::size_t length = 1; japanese && length <= std::min(kLongestNameTerm, name_.size() - at); ++length) {
      const NameTerm* term = findNameTerm(name_.substr(at, length));
      if (term == nullptr) continue;
      // English needs no "of" between the words that it joins.
      const bool joins = changes(at) && changes(at + length) && at > 0 && at + length < name_.size();
      if (!term->english.empty() || joins) offer(at, at + length, kTerm, term);
    }
    if (writing == Writing::Han) return offer(at, at + 1, kUnknown, nullptr);
    if (!changes(at)) return;  // the rest of a run that a word begins: it isn't that word
    std::size_t end = at + 1;
    while (!changes(end)) ++end;
    offer(at, end, kRun, nullptr);
  }

  std::u32string_view name_;
  std::vector<Writing> writings_;
  std::vector<Step> best_;
};

constexpr std::array<std::pair<std::string_view, char>, 5> kLongVowels{
    {{"ā", 'a'}, {"ī", 'i'}, {"ū", 'u'}, {"ē", 'e'}, {"ō", 'o'}}};

/// Replaces long vowels by `times` short ones.
std::string withShortVowels(std::string latin, std::size_t times) {
  for (const auto& [isLong, isShort] : kLongVowels) {
    for (std::size_t at = latin.find(isLong); at != std::string::npos; at = latin.find(isLong))
      latin.replace(at, isLong.size(), times, isShort);
  }
  return latin;
}

/// Returns `jouhanshin` as it is also typed: `johanshin`.
std::string shortened(const std::string& typed) {
  std::string out;
  for (const char letter : typed) {
    const char last = out.empty() ? '\0' : out.back();
    const bool lengthens = (letter == 'u' && (last == 'o' || last == 'u')) ||
                           (last == letter && (letter == 'o' || letter == 'a' || letter == 'e'));
    if (!lengthens) out.push_back(letter);
  }
  return out;
}

/// This class puts a reading together.
class Reader {
 public:
  void add(const Piece& piece) {
    const bool afterUnread = unread_;
    unread_ = false;
    if (piece.term != nullptr) return addTerm(piece);
    // An unknown word keeps its ending: 照り isn't "照 ri".
    unread_ = piece.writing == Writing::Han || (piece.writing == Writing::Hiragana && afterUnread);
    if (!unread_ && (isKana(piece.writing) || piece.writing == Writing::Other)) {
      const std::string latin = base::toLatin(piece.text, piece.writing);
      append(withShortVowels(latin, 1), true);
      addTyped(latin);
      says_ = true;
      return;
    }
    const std::string text = base::toUtf8(piece.text);
    if (unread_ && afterUnread) afterWord_ = false;
    append(text, piece.writing != Writing::Mark && piece.writing != Writing::Space);
    if (piece.writing == Writing::Word) addTyped(text);
  }
  [[nodiscard]] NameReading read() const { return says_ ? read_ : NameReading(); }

 private:
  void addTerm(const Piece& piece) {
    addTyped(piece.term->reading.empty() ? base::toLatin(piece.text, piece.writing) : std::string(piece.term->reading));
    if (piece.term->english.empty()) return;
    append(piece.term->english, true);
    says_ = true;
  }

  /// Appends text. Words have a space between, unless a mark or a space of the name's own is there.
  void append(std::string_view text, bool isWord) {
    if (isWord && afterWord_) read_.english.push_back(' ');
    read_.english += text;
    afterWord_ = isWord;
  }

  void addTyped(const std::string& latin) {
    std::string typed = withShortVowels(latin, 2);
    std::erase(typed, '\'');  // shin'you
    read_.typed += kBeforePiece + typed;
  }

  NameReading read_;
  bool says_ = false, afterWord_ = false, unread_ = false;
};

}  // namespace

NameReading readName(std::string_view utf8) {
  constexpr auto kIsAscii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
  if (std::ranges::all_of(utf8.substr(0, 4 * kLongestRead + 4), kIsAscii)) return {};
  std::u32string name = base::compatibleForm(utf8, kLongestRead + 1);
  const bool cut = name.size() > kLongestRead;
  if (cut) name.resize(kLongestRead);
  Reader reader;
  for (const Piece& piece : Pieces(name).found()) reader.add(piece);
  NameReading read = reader.read();
  if (read.english.empty()) return {};
  if (cut) read.english += "…";
  if (const std::string other = shortened(read.typed); other != read.typed) read.typed += '\n' + other;
  return read;
}

bool saysMore(std::string_view english, std::string_view name) {
  if (english.empty() || english == name) return false;
  const auto trimmed = [](std::string_view text) {
    std::u32string form = base::compatibleForm(text, kLongestRead);
    const auto isSpace = [](char32_t letter) { return base::writingOf(letter, Writing::Space) == Writing::Space; };
    std::erase_if(form, isSpace);
    return form;
  };
  const std::u32string said = trimmed(english);
  Writing before = Writing::Space;
  const bool tells = std::ranges::any_of(said, [&before](char32_t letter) {
    before = base::writingOf(letter, before);
    return before != Writing::Mark && before != Writing::Space;
  });
  return tells && said != trimmed(name);
}

std::string readableName(const base::Text& name, const base::Text& english) {
  if (saysMore(english.utf8, name.utf8)) return english.utf8;
  return readName(name.utf8).english;
}

}  // namespace pmx
