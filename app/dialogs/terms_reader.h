// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QObject>

#include "app/export/model_terms.h"
#include "pmx/base/result.h"

namespace app {

/// These are a model's terms, and what of them can't be read.
struct TermsOfModel {
  ModelTerms terms;
  Losses losses;
};

/// This reads what makers say about their models, on a thread of its own: the texts beside a model
/// may lie on a slow disk, which no window waits for. Signals come on the thread of this object.
class TermsReader : public QObject {
  Q_OBJECT
 public:
  /// This reads the terms of one model, on any thread.
  using Read = std::function<base::Result<TermsOfModel>(const LoadedModel& model)>;
  /// `read` empty: by modelTerms().
  explicit TermsReader(Read read = {}, QObject* parent = nullptr);
  /// Waits for nothing: what is being read ends by itself, and nobody hears of it.
  ~TermsReader() override;

  /// Begins to read the terms of these models, one or more. What was asked for before is forgotten.
  void start(std::vector<std::shared_ptr<const LoadedModel>> models);
  /// Forgets what was asked for. It waits for nothing, and no signal follows.
  void stop();
  [[nodiscard]] bool running() const { return running_; }

 signals:
  /// All are read, in the order of the models.
  void finished(const std::vector<app::TermsOfModel>& all);
  /// They can't be read: an error of modelTerms(), or there is no memory or no thread.
  void failed(const std::string& why);

 private:
  struct Shared;
  void told(std::uint64_t order, const std::vector<TermsOfModel>& all, const std::string& why);

  Read read_;
  std::shared_ptr<Shared> shared_;  // with the threads, which may outlive this object
  bool running_ = false;
};

}  // namespace app
