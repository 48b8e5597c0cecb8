// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The clips of the dance, all at the same time of it. One is seen, or on the way from one to another two are.

import { AnimationMixer } from "three";

const switchTime = 0.2; // seconds, as in Odori's window

export class Clips {
  #mixer;
  #actions;
  #from;
  #part = 1; // of the way from #from to the chosen clip
  chosen = 0;

  constructor(root, animations) {
    this.#mixer = new AnimationMixer(root);
    this.#actions = animations.map((clip) => this.#mixer.clipAction(clip).play());
    this.#from = animations.map(() => 0);
  }

  /** Begins to lead over to a clip; `atOnce`: without a way. */
  choose(index, atOnce) {
    this.#from = this.#actions.map((_, i) => this.#weight(i));
    this.chosen = index;
    this.#part = atOnce ? 1 : 0;
  }

  #weight(i) {
    const part = this.#part * this.#part * (3 - 2 * this.#part);
    return (1 - part) * this.#from[i] + (i === this.chosen ? part : 0);
  }

  /** Moves on by `seconds` of the reader's time. Returns whether there is more of a way. */
  advance(seconds) {
    const leads = this.#part < 1;
    this.#part = Math.min(1, this.#part + seconds / switchTime);
    return leads;
  }

  /** Sets all that moves as it is at `time`, in seconds. */
  show(time) {
    this.#actions.forEach((action, i) => {
      action.time = time;
      action.weight = this.#weight(i);
      action.enabled = action.weight > 0;
    });
    this.#mixer.update(0);
  }
}
