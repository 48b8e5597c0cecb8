// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// What the file holds besides this script: blocks of data, which no browser runs.

/** Returns what is known about the dance; the terms are in it. Its form: app/export/page_file.cpp. */
export function readDance() {
  return JSON.parse(document.getElementById("dance").textContent);
}

/** Unpacks what gzip has packed; a promise of the bytes. */
export function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Takes the bytes of a block out of the document, so that they are in memory once. Empty: none. */
export function takeBytes(id) {
  const block = document.getElementById(id);
  const text = block.textContent.trim();
  block.remove();
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4) - (text.match(/=*$/)[0].length));
  const piece = 1 << 16; // of four characters each three bytes
  for (let from = 0, to = 0; from < text.length; from += piece) {
    const part = atob(text.slice(from, from + piece));
    for (let i = 0; i < part.length; ++i) bytes[to++] = part.charCodeAt(i);
  }
  return bytes;
}
