// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/terms_reader.h"

#include <cerrno>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include <QMetaObject>

#include "pmx/base/system_reason.h"

namespace app {

/// Threads and reader have this in common.
struct TermsReader::Shared {
  std::mutex mutex;
  TermsReader* reader = nullptr;  // null: it is gone
  std::uint64_t order = 0;        // of what is wanted now; a thread with another one is no longer needed

  [[nodiscard]] bool wanted(std::uint64_t which) {
    const std::lock_guard lock(mutex);
    return reader != nullptr && order == which;
  }
  void tell(std::uint64_t which, const std::vector<TermsOfModel>& all, const std::string& why) {
    const std::lock_guard lock(mutex);
    if (reader == nullptr || order != which) return;
    QMetaObject::invokeMethod(
        reader, [to = reader, which, all, why] { to->told(which, all, why); }, Qt::QueuedConnection);
  }
};

TermsReader::TermsReader(Read read, QObject* parent)
    : QObject(parent), read_(std::move(read)), shared_(std::make_shared<Shared>()) {
  if (!read_) {
    read_ = [](const LoadedModel& model) {
      Losses losses;
      return modelTerms(model, losses).map([&losses](ModelTerms terms) {
        return TermsOfModel{std::move(terms), losses};
      });
    };
  }
  shared_->reader = this;
}

TermsReader::~TermsReader() {
  const std::lock_guard lock(shared_->mutex);
  shared_->reader = nullptr;
}

void TermsReader::start(std::vector<std::shared_ptr<const LoadedModel>> models) {
  stop();
  running_ = true;
  const std::uint64_t order = shared_->order;  // threads don't change it
  try {
    std::thread([shared = shared_, read = read_, models = std::move(models), order] {
      std::vector<TermsOfModel> all;
      std::string why;
      try {
        for (const auto& model : models) {
          if (!shared->wanted(order)) return;
          auto one = read(*model);
          if (!one) why = base::describe(one.error());
          if (!one) break;
          all.push_back(std::move(*one));
        }
      } catch (const std::bad_alloc&) {
        why = base::systemReason(ENOMEM);
      } catch (const std::exception& broken) {
        why = broken.what();
      }
      try {
        shared->tell(order, all, why);
      } catch (const std::bad_alloc&) {  // Stop is still possible
      }
    }).detach();
  } catch (const std::system_error& refused) {
    shared_->tell(order, {}, base::systemReason(refused.code()));
  } catch (const std::bad_alloc&) {
    shared_->tell(order, {}, base::systemReason(ENOMEM));
  }
}

void TermsReader::stop() {
  running_ = false;
  const std::lock_guard lock(shared_->mutex);
  ++shared_->order;
}

void TermsReader::told(std::uint64_t order, const std::vector<TermsOfModel>& all, const std::string& why) {
  if (!shared_->wanted(order)) return;  // it was stopped on the way
  running_ = false;
  if (!why.empty()) {
    emit failed(why);
  } else {
    emit finished(all);
  }
}

}  // namespace app
