// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/latin.h"

#include <functional>
#include <map>
#include <memory>

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include "pmx/base/icu_memory.h"

namespace base {
namespace {

constexpr char32_t kLongVowel = 0x30FC;  // ー, of either kana

/// Returns null where ICU's data lacks it.
std::unique_ptr<icu::Transliterator> makeTransliterator(const char* id) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Transliterator> made(
      icu::Transliterator::createInstance(icu::UnicodeString::fromUTF8(id), UTRANS_FORWARD, status));
  throwIfNoMemory(status);
  return U_SUCCESS(status) ? std::move(made) : nullptr;
}

icu::UnicodeString unicode(std::u32string_view text) {
  return icu::UnicodeString::fromUTF32(reinterpret_cast<const UChar32*>(text.data()),
                                       static_cast<std::int32_t>(text.size()));
}

/// Returns the transliterated text; null `by`: the text as it is.
std::string transliterated(std::u32string_view letters, const icu::Transliterator* by) {
  icu::UnicodeString text = unicode(letters);
  if (by != nullptr) by->transliterate(text);
  std::string out;
  text.toUTF8String(out);
  return out;
}

/// Returns what replaces the last vowel, after the consonant before it (0: none), where a small
/// kana follows that begins with `next`: 0 where it disappears, as in `to~u`.
char beforeSmallKana(char consonant, char vowel, char next) {
  const auto among = [consonant](std::string_view letters) { return letters.find(consonant) != letters.npos; };
  constexpr std::string_view kDentals = "td", kOnes = "vszf";
  if (vowel == 'u' && next != 'u') {
    if (among(kOnes)) return 0;        // ヴァ va, ツァ tsa, スィ si, フュ fyu
    return next == 'y' ? vowel : 'w';  // ウィ wi, クァ kwa
  }
  if (among(kDentals) && ((vowel == 'o' && next == 'u') || (vowel == 'e' && next == 'y')))
    return 0;                                                          // トゥ tu, デュ dyu
  return vowel == 'i' && next == 'e' && consonant == 0 ? 'y' : vowel;  // イェ ye
}

/// This class remembers the last results, since names of a model are made of few words. It is
/// emptied when it is full.
class Memory {
 public:
  template <class Say>
  const std::string& of(std::u32string_view letters, Say say) {
    constexpr std::size_t kMax = 512;
    const auto known = said_.find(letters);
    if (known != said_.end()) return known->second;
    if (said_.size() >= kMax) said_.clear();
    return said_.emplace(letters, say(letters)).first->second;
  }

 private:
  std::map<std::u32string, std::string, std::less<>> said_;
};

/// Removes tildes. ICU writes small kana that it doesn't join to the letter before with "~", so
/// that they can be recognised when converting back: `u~inku`, `pero~tsu`. People write `winku`,
/// `pero`.
std::string withoutTildes(const std::string& latin) {
  constexpr std::string_view kPause = "~tsu", kVowels = "aiueo";
  std::string out;
  for (std::size_t i = 0; i < latin.size(); ++i) {
    if (latin[i] != '~') {
      out.push_back(latin[i]);
    } else if (latin.compare(i, kPause.size(), kPause) == 0) {
      i += kPause.size() - 1;
    } else if (!out.empty() && i + 1 < latin.size() && kVowels.find(out.back()) != kVowels.npos) {
      char consonant = out.size() > 1 ? out[out.size() - 2] : '\0';
      if (kVowels.find(consonant) != kVowels.npos) consonant = 0;
      const char becomes = beforeSmallKana(consonant, out.back(), latin[i + 1]);
      out.pop_back();
      if (becomes != 0) out.push_back(becomes);
    }
  }
  return out;
}

}  // namespace

std::u32string compatibleForm(std::string_view utf8, std::size_t most) {
  // A character has at most four bytes, so the bytes beyond that aren't needed.
  utf8 = utf8.substr(0, 4 * most);
  icu::UnicodeString text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
  text.truncate(text.moveIndex32(0, static_cast<std::int32_t>(most)));
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* form = icu::Normalizer2::getNFKCInstance(status);
  throwIfNoMemory(status);
  if (U_SUCCESS(status)) {
    const icu::UnicodeString normal = form->normalize(text, status);
    throwIfNoMemory(status);
    if (U_SUCCESS(status)) text = normal;
  }
  std::u32string out;
  out.reserve(static_cast<std::size_t>(text.length()));
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
    out.push_back(static_cast<char32_t>(text.char32At(i)));
  return out;
}

std::string toUtf8(std::u32string_view text) {
  std::string out;
  unicode(text).toUTF8String(out);
  return out;
}

Writing writingOf(char32_t character, Writing before) {
  constexpr char32_t kFirstNotAscii = 0x80;
  const auto code = static_cast<UChar32>(character);
  if (character < kFirstNotAscii && u_isalnum(code) != 0) return Writing::Word;
  const bool kana = before == Writing::Hiragana || before == Writing::Katakana;
  if (character == kLongVowel) return kana ? before : Writing::Mark;
  if (u_isUWhiteSpace(code) != 0) return Writing::Space;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(code, &status);
  if (U_FAILURE(status)) return Writing::Mark;
  // These are accents.
  if (script == USCRIPT_INHERITED) return before == Writing::Space ? Writing::Mark : before;
  if (u_isalnum(code) == 0) return script == USCRIPT_HAN ? Writing::Han : Writing::Mark;
  switch (script) {
    case USCRIPT_HIRAGANA:
      return Writing::Hiragana;
    case USCRIPT_KATAKANA:
      return Writing::Katakana;
    case USCRIPT_HAN:
      return Writing::Han;
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:  // in names of mouths, these are pictures
    case USCRIPT_COMMON:
      return Writing::Word;
    default:
      return Writing::Other;
  }
}

std::string toLatin(std::u32string_view letters, Writing writing) {
  // They are made when first needed: the one for all scripts takes some milliseconds.
  thread_local Memory kana, other;
  if (writing == Writing::Hiragana || writing == Writing::Katakana) {
    return kana.of(letters, [](std::u32string_view text) {
      static const std::unique_ptr<icu::Transliterator> toLatin =
          makeTransliterator("Katakana-Latin; Hiragana-Latin; NFC");
      return withoutTildes(transliterated(text, toLatin.get()));
    });
  }
  if (writing != Writing::Other) return toUtf8(letters);
  return other.of(letters, [](std::u32string_view text) {
    static const std::unique_ptr<icu::Transliterator> toLatin = makeTransliterator("Any-Latin; Latin-ASCII");
    return transliterated(text, toLatin.get());
  });
}

}  // namespace base
