// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/json_tree.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace app {
namespace {

constexpr int kNumberTooLarge = 406;  // nlohmann's number of that error

/// A TreeMaker makes values from the parser's events. The library's parser with a callback could
/// bound the depth, too, but at the end of each object it goes through the whole list that contains
/// it.
class TreeMaker final : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeMaker(std::size_t mostDepth, const std::function<bool()>& stopped) : mostDepth_(mostDepth), stopped_(stopped) {}

  bool null() override { return put(nullptr) != nullptr; }
  bool boolean(bool value) override { return put(value) != nullptr; }
  bool number_integer(number_integer_t value) override { return put(value) != nullptr; }
  bool number_unsigned(number_unsigned_t value) override { return put(value) != nullptr; }
  bool number_float(number_float_t value, const string_t&) override { return put(value) != nullptr; }
  bool string(string_t& value) override { return put(std::move(value)) != nullptr; }
  bool binary(binary_t&) override { return false; }  // JSON texts have none
  bool start_object(std::size_t) override { return open(nlohmann::json::object()); }
  bool start_array(std::size_t) override { return open(nlohmann::json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    named_ = &(*open_.back())[name];
    return true;
  }
  bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception& error) override {
    const bool large = error.id == kNumberTooLarge;
    return fail(base::ErrorCode::NotThisFormat, large ? "has a number that is too large" : "isn't JSON",
                large ? -1 : static_cast<std::int64_t>(byte));
  }

  [[nodiscard]] base::Result<nlohmann::json> take() {
    if (error_) return tl::unexpected(std::move(*error_));
    return std::move(whole_);
  }

 private:
  bool fail(base::ErrorCode code, std::string detail, std::int64_t byte = -1) {
    error_ = base::Error{code, {}, byte < 0 ? "" : "JSON", -1, byte, std::move(detail)};
    return false;
  }

  /// Returns where the value now is; null where reading ends.
  nlohmann::json* put(nlohmann::json value) {
    if (open_.size() > mostDepth_) {
      fail(base::ErrorCode::BadValue, fmt::format("more than {} objects in each other", mostDepth_));
      return nullptr;
    }
    if (values_++ % kJsonValuesBetweenStops == 0 && stopped_ && stopped_()) {
      fail(base::ErrorCode::CannotRead, "reading it was stopped");
      return nullptr;
    }
    nlohmann::json* place = &whole_;
    if (!open_.empty() && open_.back()->is_array()) {
      auto& items = open_.back()->get_ref<nlohmann::json::array_t&>();
      place = &items.emplace_back();
    } else if (!open_.empty()) {
      place = named_;
    }
    *place = std::move(value);
    return place;
  }
  bool open(nlohmann::json value) {
    nlohmann::json* place = put(std::move(value));
    if (place != nullptr) open_.push_back(place);
    return place != nullptr;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::size_t mostDepth_;
  const std::function<bool()>& stopped_;
  nlohmann::json whole_;
  // outermost first; an outer one doesn't grow while an inner one is open
  std::vector<nlohmann::json*> open_;
  nlohmann::json* named_ = nullptr;  // value of the key read last
  std::size_t values_ = 0;
  std::optional<base::Error> error_;
};

}  // namespace

base::Result<nlohmann::json> readJson(std::string_view text, std::size_t mostDepth,
                                      const std::function<bool()>& stopped) {
  TreeMaker maker(mostDepth, stopped);
  (void)nlohmann::json::sax_parse(text.begin(), text.end(), &maker);  // the result is in the maker
  return maker.take();
}

}  // namespace app
