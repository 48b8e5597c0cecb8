// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This part of the .x reader has its words and numbers, alike from text and from binary.
// (accessories.md 2)

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "pmx/base/byte_reader.h"
#include "pmx/base/result.h"

namespace pmx::x {

/// This is a file's form after its sixteen bytes of header, once unpacked.
struct TokenForm {
  bool binary = false;
  bool doubles = false;  ///< binary: numbers with a point take eight bytes each
};

/// This class has the words of a file, one after the other, and the numbers. The first failure
/// stays: then there are no more words, and numbers are 0.
class Tokens {
 public:
  enum class Kind : std::uint8_t { End, Open, Close, Word, Quoted, Number, Other };
  struct Token {
    Kind kind = Kind::End;
    std::string_view text;  ///< of a word, or between the quotes; bytes of the file
  };

  /// Reads from byte `first` on. `bytes` must outlive this.
  Tokens(std::span<const std::byte> bytes, std::size_t first, TokenForm form);

  /// Sets the place that a later error carries. `section` is a literal.
  void enter(std::string_view section, std::int64_t index) { in_.enter(section, index); }

  /// Returns the next word or brace. Numbers that are left of a list in a binary file are skipped.
  Token next();

  [[nodiscard]] std::uint32_t integer();
  /// Returns a number; 0, counted in oddNumbers(), for what looks like a number and isn't
  /// ("1.#IND").
  [[nodiscard]] float real();
  /// Returns an integer that counts the following things of at least `words` numbers each. Fails
  /// where the bytes left can't hold so many.
  [[nodiscard]] std::size_t count(std::size_t words);

  /// Returns where the next word is: a byte, of the unpacked file where it is packed.
  [[nodiscard]] std::size_t offset() const { return binary() ? in_.offset() : at_; }
  /// Returns ", line 12" in text, else nothing: the place in a message.
  [[nodiscard]] std::string lineNote(std::size_t offset) const;
  /// Returns the place of an issue: a byte in binary, -1 in text.
  [[nodiscard]] std::int64_t issueOffset(std::size_t offset) const;
  [[nodiscard]] bool binary() const { return form_.binary; }
  [[nodiscard]] std::size_t oddNumbers() const { return oddNumbers_; }

  void fail(base::ErrorCode code, std::string detail);
  [[nodiscard]] bool failed() const { return in_.failed(); }
  /// Returns the first failure: with its byte in binary, its line in the message in text.
  [[nodiscard]] base::Error error() const;

 private:
  Token nextOfText();
  Token nextOfBinary();
  std::string_view word();
  std::string_view numberWord();
  bool findNumber(bool wholeOnly);
  void pass(std::size_t bytes) { (void)in_.take(bytes); }
  [[nodiscard]] std::size_t left() const;

  base::ByteReader in_;  ///< binary; in text it only keeps the failure
  std::string_view text_;
  std::size_t at_ = 0;  ///< byte of text_
  TokenForm form_;
  /// In text that isn't UTF-8, a lead byte of CP932 takes the next byte with it.
  bool doubleByte_ = false;
  std::size_t listLeft_ = 0;  ///< binary: numbers left of the list that is being read
  std::size_t numberSize_ = 4;
  bool listIsWhole_ = true;
  std::size_t oddNumbers_ = 0;
};

}  // namespace pmx::x
