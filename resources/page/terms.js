// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The sheet that is seen first: what the makers of what is inside allow. Texts from files are set as
// text, never as markup.

import { word } from "./words.js";

const part = (id) => document.getElementById(id);

function add(parent, tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  parent.append(made);
  return made;
}

function addModel(model) {
  const section = add(part("makers"), "section", "");
  if (model.name) add(section, "h2", model.name).dir = "auto";
  for (const comment of model.comments) add(section, "pre", comment).dir = "auto";
  for (const readme of model.readmes) {
    add(section, "h3", readme.name).dir = "auto";
    add(section, "pre", readme.text).dir = "auto";
  }
  if (model.comments.length + model.readmes.length === 0) add(section, "p", word("noTerms"));
}

/** The sheet with the terms. It opens at once; `watch` is called when the reader goes on. */
export class Terms {
  #sheet = part("terms");
  #button = part("watch");

  constructor(dance, licences, watch) {
    part("title").textContent = dance.title;
    part("intro").textContent = word(dance.models.length > 1 ? "introOfSeveral" : "intro");
    dance.models.forEach(addModel);
    const credits = [];
    if (dance.motions.length > 0) credits.push(word("motions") + dance.motions.join(", ") + ". ");
    if (dance.song) credits.push(word("song") + dance.song.name + ". ");
    if (credits.length > 0) part("credits").textContent = credits.join("") + word("othersTerms");
    part("offline").textContent = word("offline");
    part("madeWith").textContent = word("madeWith", { program: dance.generator });
    part("licences").textContent = licences;
    this.#button.textContent = word("loading");
    this.#button.addEventListener("click", () => this.#sheet.close());
    // At first there is nothing behind the sheet to go back to.
    this.#sheet.addEventListener("cancel", (event) => { if (this.#button.disabled) event.preventDefault(); });
    this.#sheet.addEventListener("close", () => {
      this.#button.textContent = word("back");
      watch();
    });
    this.show();
  }

  show() {
    this.#sheet.showModal();
    if (!this.#button.disabled) this.#button.focus();
  }

  /** The dance can be watched now. */
  setReady() {
    this.#button.disabled = false;
    this.#button.textContent = word("watch");
    this.#button.focus();
  }

  setFailed(reason) {
    const said = part("failed");
    said.textContent = word("failed", { reason });
    said.hidden = false;
    this.#button.hidden = true;
    if (!this.#sheet.open) this.show();
  }
}
