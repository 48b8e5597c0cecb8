// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/vmc/osc_bundles.h"

#include <bit>

namespace app {
namespace {

using Bytes = std::vector<std::byte>;

/// Adds a number with its most significant byte first.
void addNumber(Bytes& bytes, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::byte>(number >> shift & 0xFFU));
}

/// Adds a text with a NUL at its end, and more of them up to a multiple of four bytes.
void addText(Bytes& bytes, std::string_view text) {
  for (const char c : text) bytes.push_back(static_cast<std::byte>(c));
  bytes.resize(bytes.size() + 4 - text.size() % 4);
}

void beginBundle(Bytes& bytes) {
  bytes.clear();
  addText(bytes, "#bundle");
  addNumber(bytes, 0);
  addNumber(bytes, 1);  // the time that means at once
}

}  // namespace

void OscBundles::add(std::string_view address, std::initializer_list<OscArgument> arguments) {
  constexpr std::size_t kBundleHead = 16, kElementHead = 4;
  message_.clear();
  addText(message_, address);
  std::string types = ",";
  for (const OscArgument& argument : arguments) types += "ifs"[argument.index()];
  addText(message_, types);
  for (const OscArgument& argument : arguments) {
    if (const auto* number = std::get_if<std::int32_t>(&argument))
      addNumber(message_, std::bit_cast<std::uint32_t>(*number));
    if (const auto* number = std::get_if<float>(&argument)) addNumber(message_, std::bit_cast<std::uint32_t>(*number));
    if (const auto* text = std::get_if<std::string_view>(&argument)) addText(message_, *text);
  }
  if (kBundleHead + kElementHead + message_.size() > kMaxDatagram) return;
  if (count_ == 0 || bundles_[count_ - 1].size() + kElementHead + message_.size() > kMaxDatagram) {
    if (++count_ > bundles_.size()) bundles_.emplace_back();
    beginBundle(bundles_[count_ - 1]);
  }
  Bytes& bundle = bundles_[count_ - 1];
  addNumber(bundle, static_cast<std::uint32_t>(message_.size()));
  bundle.insert(bundle.end(), message_.begin(), message_.end());
}

}  // namespace app
