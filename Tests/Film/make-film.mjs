#!/usr/bin/env node
// Joins a film's JSON and the player to a page, as `drag film` does, so that the player is tested by itself.
//
//   make-film.mjs FILM.json OUT.html
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { fileURLToPath, pathToFileURL } from "node:url";

const sources = join(dirname(fileURLToPath(import.meta.url)), "../../Sources/CFilmPages");
/** Files joined, without comments, indentation and spaces that mean nothing: as `PlayerText` of DragFilm gives them. */
export function joined(suffix, part = "Player") {
  const folder = join(sources, part);
  const lines = readdirSync(folder).filter((name) => name.endsWith(suffix)).sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .map((line) => line.replace(/^ +/, "")).filter((line) => line && !line.startsWith("//") && !/^\/\*.*\*\/$/.test(line)).join("\n").replace(suffix === ".css" ? /$^/ : /;(?=\n[a-zA-Z}])/g, "").replace(/\n(?=[})\]])|(?<=[{(])\n/g, "") + "\n";
  return suffix === ".css" ? lines.replace(/([;,:{]) +/g, "$1").replace(/ ([{}])/g, "$1").replace(/;\}/g, "}") : squeezed(lines);
}

function squeezed(code) {
  const isWord = (letter) => /[\w$\u0080-\uffff]/.test(letter);
  const end = (from, mark) => {
    let isInClass = false, k = from + 1;
    for (; k < code.length && (code[k] !== mark || isInClass); k++) {
      if (code[k] === "\\") k += 1;
      else if (mark === "/" && "[]".includes(code[k])) isInClass = code[k] === "[";
    }
    return k;
  };
  const endOfTemplate = (from) => {
    let depth = 0, k = from + 1;
    for (; k < code.length; k++) {
      if (code[k] === "\\") k += 1;
      else if (code[k] === "`" && !depth) break;
      else if (code[k] === "`") k = endOfTemplate(k);
      else if (code[k] === "{" && (depth || code[k - 1] === "$")) depth += 1;
      else if (code[k] === "}" && depth) depth -= 1;
    }
    return k;
  };
  let output = "";
  for (let k = 0; k < code.length; k++) {
    const letter = code[k], before = output.at(-1) ?? "\n", from = k;
    if (letter === '"' || letter === "'" || (letter === "/" && "(,=:[!&|?{};>\n".includes(before))) k = end(k, letter);
    else if (letter === "`") k = endOfTemplate(k);
    else if (letter === " " && !(isWord(before) && isWord(code[k + 1])) && !("+-".includes(before) && before === code[k + 1])) continue;
    output += code.slice(from, k + 1);
  }
  return output;
}

const escaped = (text) => text.replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
const element = (attributes, value) => `<script type="application/json" ${attributes}>${escaped(JSON.stringify(value))}</script>\n`;

/** The head of a test or a chunk as a page has it. */
export const packed = (text) => deflateRawSync(text).toString("base64");

/** A template with its style, its script and data. */
function filled(part, title, data) {
  const marks = { title: title.replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`), style: `<style>\n${joined(".css", part)}</style>`, data, script: `<script>\n${joined(".js", part)}</script>` };
  return readFileSync(join(sources, part, "index.html"), "utf8").replace(/<!--film:(\w+)-->/g, (_, mark) => marks[mark]);
}

/** The page of a film. */
export function page(film) {
  const part = (id, value) => `<script type="text/plain" class="film-part" id="${id}">${packed(JSON.stringify(value))}</script>\n`;
  const tests = film.tests.map(({ name, file, line, outcome, reason, duration, failures = [], still }) => ({ name, file, line, outcome, reason, duration, failure: failures[0]?.statement ?? failures[0]?.message, still }));
  let data = element('id="film"', { ...film, tests });
  film.tests.forEach(({ chunks, ...head }, t) => {
    data += part(`film-${t}`, { ...head, chunkCount: chunks.length, chunkStarts: chunks.map((c) => c.start), chunkEntries: chunks.map((c) => c.entry) });
    chunks.forEach((chunk, k) => (data += part(`film-${t}-${k}`, chunk)));
  });
  return filled("Player", film.title, data);
}

/** The recorder's page, with a scene in place of its own. */
export function recorder(scene) {
  return filled("Recorder", "", scene === undefined ? "" : element('id="scene-text"', scene));
}

/** The page of state machines. */
export function diagrams(machines) {
  return filled("Diagrams", machines.title, element('id="machine-data"', machines));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(process.argv[3], page(JSON.parse(readFileSync(process.argv[2], "utf8"))));
}
