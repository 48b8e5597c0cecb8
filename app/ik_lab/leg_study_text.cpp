// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the writing part of leg_study.h.

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/ik_lab/leg_study.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

double shareOut(const LegTrial& trial) {
  return trial.solved == 0 ? 0.0 : static_cast<double>(trial.outOfReach) / static_cast<double>(trial.solved);
}

ordered_json trialJson(const LegTrial& trial) {
  return {{"factor", trial.factor},
          {"solved", trial.solved},
          {"outOfReach", trial.outOfReach},
          {"miss",
           {{"median", trial.miss.median},
            {"p99", trial.miss.p99},
            {"worst", trial.miss.worst},
            {"worstFrame", trial.miss.worstFrame}}},
          {"kneeRms", trial.kneeRms},
          {"trembleRms", trial.trembleRms}};
}

}  // namespace

std::string legsText(const LegsStudy& study) {
  if (study.legs.empty()) return "no legs\n";
  std::string text;
  for (const LegStudy& leg : study.legs) {
    text += fmt::format("{}, {:.2f} units from hip to ankle, solved in {} frames\n", base::printable(leg.chain, 60),
                        leg.length, leg.before.solved);
    text += fmt::format("  {:<8}{:>13}{:>11}{:>11}{:>11}{:>8}{:>12}{:>12}\n", "travel", "out of reach", "miss", "p99",
                        "worst", "frame", "knee", "tremble");
    for (const LegTrial* trial : {&leg.before, &leg.after}) {
      if (trial == &leg.after && trial->factor == leg.before.factor) continue;
      text += fmt::format("  {:<8.3f}{:>12.1f}%{:>11.2e}{:>11.2e}{:>11.2e}{:>8}{:>12.0f}{:>12.1f}\n", trial->factor,
                          100.0 * shareOut(*trial), trial->miss.median, trial->miss.p99, trial->miss.worst,
                          trial->miss.worstFrame, trial->kneeRms, trial->trembleRms);
    }
    text += "\n";
  }
  const double factor = study.factor;
  if (factor == 1.0) {
    text += study.mended
                ? "The motion fits these legs.\n"
                : fmt::format(
                      "No travel of controllers and centre from {:g} to {:g} mends that: the motion asks for it "
                      "of legs of any length.\n",
                      kMinFactor, kMaxFactor);
  } else if (study.mended) {
    text += fmt::format("With {:.3f} of the travel of controllers and centre the motion fits these legs.\n", factor);
  } else {
    text +=
        fmt::format("With {:.3f} of the travel of controllers and centre the motion fits these legs best.\n", factor);
  }
  text +=
      "\ntravel: what the translations of controllers, centre and all that carries them are multiplied by. out of "
      "reach: "
      "frames with\nthe target farther from the hip than the leg is long. miss: units from the ankle to its target: "
      "median, 99 "
      "of 100, the worst\nand its frame. knee: angular acceleration, degrees a second squared; tremble: of the ankle "
      "against its "
      "target, units a second\nsquared; both root mean squares. Without physics, MMD's solver. More: "
      "docs/mmd/ik-solvers.md\n";
  return text;
}

std::string legsCsv(const LegsStudy& study) {
  std::string text =
      "chain,length,travel,solved,out_of_reach,miss_median,miss_p99,miss_worst,miss_worst_frame,knee_rms,tremble_rms\n";
  for (const LegStudy& leg : study.legs) {
    std::string name;
    for (const char letter : leg.chain) name += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    for (const LegTrial* trial : {&leg.before, &leg.after}) {
      text += fmt::format("\"{}\",{:.6g},{:.3f},{},{},{:.9g},{:.9g},{:.9g},{},{:.6g},{:.6g}\n", name, leg.length,
                          trial->factor, trial->solved, trial->outOfReach, trial->miss.median, trial->miss.p99,
                          trial->miss.worst, trial->miss.worstFrame, trial->kneeRms, trial->trembleRms);
    }
  }
  return text;
}

std::string legsJson(const LegsStudy& study) {
  auto legs = ordered_json::array();
  for (const LegStudy& leg : study.legs) {
    legs.push_back({{"chain", leg.chain},
                    {"length", leg.length},
                    {"before", trialJson(leg.before)},
                    {"after", trialJson(leg.after)}});
  }
  const ordered_json json{{"travel", study.factor}, {"mended", study.mended}, {"legs", std::move(legs)}};
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace app
