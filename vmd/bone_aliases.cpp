// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/bone_aliases.h"

#include <string>
#include <unordered_map>
#include <vector>

#include "pmx/base/text.h"

namespace vmd {
namespace {

/// These are the names of a part, the standard one first. Sides, case, width and separators are
/// ignored on both sides of a look-up.
using Row = std::vector<const char*>;

const std::vector<Row>& rows() {
  static const std::vector<Row> all{
      // Whole figure and trunk
      {"全ての親", "すべての親", "mother", "root", "master", "all parent", "parent of all", "all parents", "main",
       "总父骨", "全父骨", "所有的父", "母骨"},
      {"センター", "center", "centre", "hips", "hip", "中心", "重心", "中央"},
      {"グルーブ", "groove", "律动", "节奏"},
      {"腰", "waist", "腰部"},
      {"上半身", "upper body", "upperbody1", "spine", "spine1", "torso", "上身", "上体"},
      {"上半身2", "upper body 2", "spine2", "chest", "upper chest", "胸部", "上身2", "上体2"},
      {"上半身3", "upper body 3", "spine3", "上身3"},
      {"下半身", "lower body", "pelvis", "下身", "下体"},
      {"首", "neck", "neck1", "脖子", "颈", "颈部", "頸"},
      {"頭", "head", "头", "头部", "あたま"},
      {"両目", "eyes", "both eyes", "双眼", "两眼", "眼睛"},
      {"目", "eye", "眼", "眼球", "瞳"},
      // Arms
      {"肩", "shoulder", "clavicle", "collar", "肩膀", "肩部"},
      {"肩P", "shoulder p", "shoulder parent"},
      {"肩C", "shoulder c", "shoulder cancel"},
      {"腕", "arm", "upper arm", "uparm", "うで", "手臂", "上臂", "胳膊", "臂"},
      {"腕捩", "arm twist", "upper arm twist", "腕捻", "腕ひねり", "手臂捩", "手臂扭转", "上臂扭转"},
      {"ひじ", "elbow", "forearm", "lower arm", "肘", "手肘", "前臂", "小臂"},
      {"手捩", "wrist twist", "hand twist", "forearm twist", "手捻", "手ひねり", "手腕扭转", "前臂扭转"},
      {"手首", "wrist", "hand", "手", "手腕", "手掌"},
      {"ダミー", "dummy", "虚拟"},
      {"親指0", "thumb 0", "拇指0", "大拇指0"},
      {"親指1", "thumb 1", "拇指1", "大拇指1"},
      {"親指2", "thumb 2", "拇指2", "大拇指2"},
      {"人指1", "人差指1", "人さし指1", "fore 1", "fore finger 1", "index 1", "index finger 1", "食指1"},
      {"人指2", "人差指2", "人さし指2", "fore 2", "fore finger 2", "index 2", "index finger 2", "食指2"},
      {"人指3", "人差指3", "人さし指3", "fore 3", "fore finger 3", "index 3", "index finger 3", "食指3"},
      {"中指1", "middle 1", "middle finger 1"},
      {"中指2", "middle 2", "middle finger 2"},
      {"中指3", "middle 3", "middle finger 3"},
      {"薬指1", "third 1", "third finger 1", "ring 1", "ring finger 1", "无名指1"},
      {"薬指2", "third 2", "third finger 2", "ring 2", "ring finger 2", "无名指2"},
      {"薬指3", "third 3", "third finger 3", "ring 3", "ring finger 3", "无名指3"},
      {"小指1", "little 1", "little finger 1", "pinky 1", "尾指1"},
      {"小指2", "little 2", "little finger 2", "pinky 2", "尾指2"},
      {"小指3", "little 3", "little finger 3", "pinky 3", "尾指3"},
      // Legs
      {"腰キャンセル", "waist cancel", "hip cancel"},
      {"足", "leg", "upper leg", "thigh", "up leg", "脚", "腿", "大腿"},
      {"ひざ", "knee", "lower leg", "shin", "calf", "膝", "膝盖", "膝蓋", "小腿"},
      {"足首", "ankle", "foot", "脚踝", "脚腕", "足踝", "脚首"},
      {"つま先", "toe", "toes", "爪先", "脚尖", "脚趾", "足先"},
      {"足D", "leg d", "脚d"},
      {"ひざD", "knee d", "膝d"},
      {"足首D", "ankle d", "脚踝d"},
      {"足先EX", "toe ex", "foot tip ex", "脚尖ex"},
      {"足ＩＫ親", "leg ik parent", "leg ikp", "foot ik parent", "脚ik亲", "脚ik父"},
      {"足ＩＫ", "leg ik", "foot ik", "ankle ik", "脚ik", "腿ik"},
      {"つま先ＩＫ", "toe ik", "toes ik", "脚尖ik", "爪先ik"},
      // Others
      {"操作中心", "view cnt", "view center", "control center", "操纵中心"},
      {"ネクタイ", "tie", "necktie", "领带"},
  };
  return all;
}

std::string plainOf(const char* name) {
  std::string plain = base::fileNameKey(name);
  std::erase(plain, ' ');
  return plain;
}

}  // namespace

std::string_view standardPart(std::string_view plain) {
  static const auto* const names = [] {
    auto* map = new std::unordered_map<std::string, std::string_view>;
    for (const Row& row : rows()) {
      for (const char* name : row) map->try_emplace(plainOf(name), row.front());
    }
    return map;
  }();
  const auto at = names->find(std::string(plain));
  return at == names->end() ? std::string_view{} : at->second;
}

}  // namespace vmd
