// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The page's few texts. The reader's browser says which language.

const english = {
  intro: "This file holds the model itself. Its maker says what may be done with it:",
  introOfSeveral: "This file holds the models themselves. Their makers say what may be done with them:",
  noTerms: "Neither the model nor its folder says what may be done with it.",
  motions: "Motions: ", song: "Song: ", othersTerms: "Their makers have terms, too.",
  watch: "Watch", loading: "Loading …", back: "Back",
  offline: "Everything is in this file. It asks no server for anything.",
  madeWith: "Made with {program}; drawn by three.js",
  failed: "The dance can't be shown: {reason}",
  noWebGl: "this browser, or its graphics driver, has no WebGL 2.",
  noSong: "This browser can't play the song.",
  play: "Play", pause: "Pause", seek: "Position", at: "{at} of {length}",
  ikOn: "IK on", ikOff: "IK off", ikTip: "Switch IK off and on (I): with it, the feet are where the dance puts them", clip: "Clip",
  danceCamera: "Dance's camera", freeCamera: "Free camera",
  mute: "Mute", volume: "Volume", full: "Full screen", about: "Terms, and what this is",
};

const japanese = {
  intro: "このファイルにはモデルそのものが入っています。作者による利用条件:",
  introOfSeveral: "このファイルにはモデルそのものが入っています。作者による利用条件:",
  noTerms: "モデルにもそのフォルダーにも、利用条件は書かれていません。",
  motions: "モーション: ", song: "曲: ", othersTerms: "これらにも作者の利用条件があります。",
  watch: "見る", loading: "読み込み中…", back: "戻る",
  offline: "すべてこのファイルの中にあり、サーバーとは通信しません。",
  madeWith: "{program} で作成、three.js で描画",
  failed: "ダンスを表示できません: {reason}",
  noWebGl: "このブラウザーまたはグラフィックドライバーでは WebGL 2 を使えません。",
  noSong: "このブラウザーではこの曲を再生できません。",
  play: "再生", pause: "一時停止", seek: "再生位置", at: "{at} / {length}",
  ikOn: "IK オン", ikOff: "IK オフ", ikTip: "IK のオン・オフ (I)：オンでは足の位置がダンスのとおりになります", clip: "クリップ",
  danceCamera: "ダンスのカメラ", freeCamera: "自由なカメラ",
  mute: "ミュート", volume: "音量", full: "全画面", about: "利用条件とこのページについて",
};

const chinese = {
  intro: "此文件包含模型本身。作者的使用条款：",
  introOfSeveral: "此文件包含模型本身。作者的使用条款：",
  noTerms: "模型及其文件夹中都没有写明使用条款。",
  motions: "动作：", song: "歌曲：", othersTerms: "它们的作者也有各自的条款。",
  watch: "观看", loading: "正在加载…", back: "返回",
  offline: "一切都在此文件中，不会访问任何服务器。",
  madeWith: "由 {program} 制作，由 three.js 绘制",
  failed: "无法显示舞蹈：{reason}",
  noWebGl: "此浏览器或其显卡驱动不支持 WebGL 2。",
  noSong: "此浏览器无法播放这首歌曲。",
  play: "播放", pause: "暂停", seek: "播放位置", at: "{at} / {length}",
  ikOn: "IK 开", ikOff: "IK 关", ikTip: "开关 IK (I)：打开时脚的位置与舞蹈一致", clip: "片段",
  danceCamera: "舞蹈镜头", freeCamera: "自由镜头",
  mute: "静音", volume: "音量", full: "全屏", about: "条款与关于此页",
};

const korean = {
  intro: "이 파일에는 모델 자체가 들어 있습니다. 제작자의 이용 조건:",
  introOfSeveral: "이 파일에는 모델 자체가 들어 있습니다. 제작자의 이용 조건:",
  noTerms: "모델에도 그 폴더에도 이용 조건이 적혀 있지 않습니다.",
  motions: "모션: ", song: "곡: ", othersTerms: "이들의 제작자에게도 이용 조건이 있습니다.",
  watch: "보기", loading: "불러오는 중…", back: "돌아가기",
  offline: "모든 것이 이 파일 안에 있으며, 어떤 서버와도 통신하지 않습니다.",
  madeWith: "{program}(으)로 제작, three.js로 표시",
  failed: "춤을 표시할 수 없습니다: {reason}",
  noWebGl: "이 브라우저나 그래픽 드라이버에서 WebGL 2를 쓸 수 없습니다.",
  noSong: "이 브라우저에서는 이 곡을 재생할 수 없습니다.",
  play: "재생", pause: "일시 정지", seek: "재생 위치", at: "{at} / {length}",
  ikOn: "IK 켜짐", ikOff: "IK 꺼짐", ikTip: "IK 켜기/끄기 (I): 켜면 발이 춤에서 정한 자리에 놓입니다", clip: "클립",
  danceCamera: "춤의 카메라", freeCamera: "자유 카메라",
  mute: "음소거", volume: "음량", full: "전체 화면", about: "이용 조건과 이 페이지에 대하여",
};

const tables = { en: english, ja: japanese, zh: chinese, ko: korean };

/** The first of the reader's languages that there is, as in `ja`. */
export const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in tables) ?? "en";

/** A text in that language; `{name}` in it becomes `values.name`. */
export function word(key, values = {}) {
  return tables[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
