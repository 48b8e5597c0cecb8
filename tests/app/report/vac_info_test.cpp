// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/vac_info.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "app/report/json_layout.h"

namespace {

pmx::Vac table() {
  pmx::Vac vac;
  vac.name = "机\x1b";
  vac.file = "table.x";
  vac.size = 1.5F;
  vac.position = {0.0F, 1.25F, -0.5F};
  vac.rotationDeg = {0.0F, 90.0F, 0.0F};
  vac.bone = "右手首";
  return vac;
}

TEST(VacInfo, TextSaysWhatTheFileSaysAndSteersNoTerminal) {
  EXPECT_EQ(app::vacText(table()),
            "\nVAC\n"
            "  name            机\uFFFD\n"
            "  file            table.x\n"
            "  size            1.5\n"
            "  place           0, 1.25, -0.5\n"
            "  rotation        0, 90, 0 degrees\n"
            "  bone            右手首\n"
            "  ground shadow   yes\n");
}

TEST(VacInfo, JsonSaysTheSame) {
  EXPECT_EQ(app::jsonOnOneLine(app::vacJson(table())),
            R"({"name": "机\u001b", "file": "table.x", "size": 1.5, "position": [0, 1.25, -0.5], )"
            R"("rotationDeg": [0, 90, 0], "bone": "右手首", "groundShadow": true})");
  pmx::Vac onTheGround = table();
  onTheGround.bone.clear();
  EXPECT_NE(app::jsonOnOneLine(app::vacJson(onTheGround)).find(R"("bone": null)"), std::string::npos);
}

}  // namespace
