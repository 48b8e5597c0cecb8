// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/readout_texts.h"

#include <QCoreApplication>

#include "app/view/name_labels.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/name_lines.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct ReadoutTexts {
  Q_DECLARE_TR_FUNCTIONS(app::ReadoutTexts)
};

std::string nameForReaders(const base::Text& text, const base::Text& english) {
  const NameLines lines = nameLines(text, english, {});
  const QString& name = readsKanji() || lines.readable.isEmpty() ? lines.name : lines.readable;
  return labelText(name.toStdString());
}

}  // namespace

ReadoutWords readoutWords() {
  ReadoutWords words;
  const auto set = [](std::string& word, const QString& text) { word = text.toStdString(); };
  set(words.solver, ReadoutTexts::tr("solver"));
  set(words.loops, ReadoutTexts::tr("iterations"));
  set(words.distance, ReadoutTexts::tr("error"));
  set(words.ended, ReadoutTexts::tr("ended"));
  set(words.time, ReadoutTexts::tr("time"));
  set(words.shake, ReadoutTexts::tr("shake"));
  set(words.notSolved, ReadoutTexts::tr("not solved"));
  set(words.noChain, ReadoutTexts::tr("ends no chain and no goal"));
  set(words.world, ReadoutTexts::tr("world"));
  set(words.bone, ReadoutTexts::tr("bone now"));
  set(words.inverseBind, ReadoutTexts::tr("inverse bind"));
  set(words.palette, ReadoutTexts::tr("palette"));
  set(words.vertex, ReadoutTexts::tr("vertex"));
  set(words.atRest, ReadoutTexts::tr("at rest"));
  set(words.inBone, ReadoutTexts::tr("in the bone's space"));
  set(words.byBone, ReadoutTexts::tr("by this bone"));
  set(words.weightedSum, ReadoutTexts::tr("weighted sum"));
  set(words.drawn, ReadoutTexts::tr("as drawn"));
  set(words.notBySum, ReadoutTexts::tr("not by the sum"));
  set(words.byPhysics, ReadoutTexts::tr("placed by physics"));
  using ik::solvers::Stop;
  const auto stop = [&](Stop of, const QString& text) { set(words.stops[static_cast<std::size_t>(of)], text); };
  stop(Stop::Reached, ReadoutTexts::tr("reached"));
  stop(Stop::Loops, ReadoutTexts::tr("iterations used up"));
  stop(Stop::NoProgress, ReadoutTexts::tr("no progress"));
  stop(Stop::OutOfReach, ReadoutTexts::tr("out of reach"));
  stop(Stop::NotFit, ReadoutTexts::tr("not fit"));
  for (const ik::solvers::Solver solver : ik::solvers::kAllSolvers)
    set(words.solvers[static_cast<std::size_t>(solver)], solverTitle(solver));
  set(words.solvers.back(), viewTitle(ViewSolver{ViewSolver::How::Mmd}));
  words.nameOf = nameForReaders;
  return words;
}

}  // namespace app
