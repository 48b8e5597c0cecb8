// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// make_page.mjs PACKAGES OUT: makes the page without a dance, of the files beside this one and of three.js, which lies in
// PACKAGES/node_modules with esbuild. `odori export` puts the dance into its places (app/export/page_frame.h).

import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [packages, out] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const esbuild = createRequire(join(packages, "package.json"))("esbuild");
const text = (...path) => readFileSync(join(...path), "utf8");

const packageOf = (name) => JSON.parse(text(packages, "node_modules", name, "package.json"));
const licences = `three.js ${packageOf("three").version}

${text(packages, "node_modules", "three", "LICENSE").trim()}

Odori's own part of this page

${text(here, "..", "..", "LICENSE").trim()}`;
if (licences.includes("--")) throw new Error("a licence would end the comment that it stands in");

const common = { absWorkingDir: here, bundle: true, write: false, minify: true, charset: "ascii", logLevel: "warning",
  target: ["chrome94", "firefox93", "safari15.4"], legalComments: "none" };
const script = esbuild.buildSync({ ...common, entryPoints: ["page.js"], format: "iife",
  nodePaths: [join(packages, "node_modules")], define: { LICENCES: JSON.stringify(licences) } }).outputFiles[0].text.trim();
const style = esbuild.buildSync({ ...common, entryPoints: ["page.css"] }).outputFiles[0].text.trim();
if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style)) throw new Error("the script would end early");

const hash = (content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
// Nothing is asked for from anywhere. blob: is what lies in the page's own memory: its textures and its song.
const policy = ["default-src 'none'", `script-src ${hash(script)}`, `style-src ${hash(style)}`, "img-src blob:",
  "connect-src blob:", "media-src blob:", "base-uri 'none'", "form-action 'none'"].join("; ");

const parts = { LICENCES: licences, POLICY: policy, STYLE: style, SCRIPT: script };
const page = text(here, "page.html").replace(/%(LICENCES|POLICY|STYLE|SCRIPT)%/g, (_, name) => parts[name]);
for (const place of ["TITLE", "DANCE", "MODEL", "SONG"]) {
  if (page.split(`%ODORI_${place}%`).length !== 2) throw new Error(`the page has no place, or several, for ${place}`);
}
writeFileSync(`${out}.part`, page);
renameSync(`${out}.part`, out);
