// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The song. It begins `start` seconds after the dance (or before it, where that is negative).

export class Song {
  #sound = new Audio();
  #start;
  #jumped = true;

  constructor(bytes, { mimeType, start, volume }, onError) {
    this.#start = start;
    this.#sound.src = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
    this.#sound.preload = "auto";
    this.#sound.preservesPitch = true;
    this.#sound.volume = volume;
    this.#sound.addEventListener("error", onError);
  }

  get volume() { return this.#sound.volume; }
  set volume(value) { this.#sound.volume = Math.min(Math.max(value, 0), 1); }
  get muted() { return this.#sound.muted; }
  set muted(value) { this.#sound.muted = value; }

  /** The dance was moved to another time: the song follows in the next follow(). */
  jump() { this.#jumped = true; }

  /**
   * Plays or rests as the dance does at `time` (seconds). Returns the time at which the dance should be, as the
   * song is heard; null where the song doesn't sound.
   */
  follow(time, playing, speed) {
    const sound = this.#sound;
    const at = time - this.#start;
    const inside = sound.readyState > 0 && at >= 0 && at < sound.duration;
    if (!playing || !inside) {
      sound.pause();
      this.#jumped = true;
      return null;
    }
    sound.playbackRate = speed;
    if (this.#jumped) {
      sound.currentTime = at;
      this.#jumped = false;
    }
    // A browser may refuse to play aloud; the dance goes on without it.
    if (sound.paused) sound.play().catch(() => {});
    const heard = !sound.paused && !sound.seeking && sound.readyState > 2;
    return heard ? sound.currentTime + this.#start : null;
  }
}
