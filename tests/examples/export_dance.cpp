// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// export_dance OUT LASTFRAME FILE… writes what the files do into a file for other programs, whose
// ending says the format. Pictures are left out of a GLB: reading them takes another library.

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include <odori/app/description/open_show.h>
#include <odori/app/exporter/export_show.h>
#include <odori/app/exporter/file_outputs.h>

namespace {

int failed(const base::Error& error) {
  std::fprintf(stderr, "%s\n", base::describe(error).c_str());
  return 1;
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) return std::fprintf(stderr, "export_dance OUT LASTFRAME FILE...\n"), 2;
  const std::filesystem::path out = words[1];
  const auto kind = app::exportKindOf(out);
  if (!kind) return std::fprintf(stderr, "OUT may end in %s\n", app::exportEndings().c_str()), 2;

  const app::OpenContext context;
  base::Issues issues;
  const std::vector<std::filesystem::path> inputs(words + 3, words + count);
  const auto described = app::describeFiles(inputs, context, issues);
  if (!described) return failed(described.error());
  app::Show show;
  const auto opened = app::openShow(*described, context, app::Missing::Fails, show);
  if (!opened) return failed(opened.error());
  show.setPhysics({});  // hair and clothes stay as the motions have them

  auto files = app::FileOutputs::open(*kind, out, inputs);  // none of the inputs is ever replaced
  if (!files) return failed(files.error());
  app::ExportRequest request;
  request.kind = *kind;
  request.actors = {opened->actors.front()};
  request.last = std::atoi(words[2]);
  app::ExportListener listener;
  listener.terms = [](const app::LoadedModel&, const app::ModelTerms& terms) {
    std::fprintf(stderr, "%s: %s\n", terms.name.c_str(), terms.comment.c_str());
  };
  listener.issues = [](const app::LoadedModel*, const base::Issues& lost) {
    for (const base::Issue& issue : lost) std::fprintf(stderr, "%s\n", base::describe(issue).c_str());
  };
  const auto done = app::exportShow(show, request, files->outputs(), listener);
  if (!done) return failed(done.error());
  if (!*done) return 1;  // it was stopped, which this listener never does
  if (const auto written = files->commit(); !written) return failed(written.error());
  std::printf("%zu frames, %llu bytes\n", (*done)->frames, static_cast<unsigned long long>((*done)->bytes));
}
