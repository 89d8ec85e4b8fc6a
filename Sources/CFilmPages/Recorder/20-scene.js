// A scene as far as it is needed to aim and to preview a drop: views, rows and grids with their items, answers and settings.

/** Statements and settings that change neither the picture nor where a drop arrives. */
const NEITHER_SEEN_NOR_FELT = /^(dragscript|meta|require|tag|provider)\b|^set\s+(rate|animation|settle\.max|strict|seed|feedback|load\.deadline|spring\.\S+|x-\S+)\s/;

/** The answers that a preview follows, by their callbacks; the first line of a view counts. */
const FOLLOWED_ANSWERS = {
  items: /^(items self|none)$/,
  canMove: /^(accept|refuse)$/,
  allowsMove: /^value (true|false)$/,
  canHandle: /^(accept|refuse)$/,
  update: /^proposal (copy|move|forbidden|cancel)( (unspecified|insert-at|insert-into))?$/,
  perform: /^(accept|items self|none)$/,
};

/** The lines above the first test: what a replay takes as the scene. */
function setupLines(text) {
  const lines = text.replace(/\r/g, "").split("\n"), test = lines.findIndex((line) => /^\s*test\b/.test(line));
  return test < 0 ? lines : lines.slice(0, test);
}

/** Reads the set-up lines of a script; what is neither drawn nor followed is counted, not refused. */
function readScene(text) {
  const scene = { viewport: [390, 844], views: [], names: new Map(), answers: new Map(), liftDelay: 500000, liftSlop: 10, mouseLiftsAtSlop: true, ignored: 0 };
  for (const line of setupLines(text)) {
    const words = line.replace(/(^|\s)#.*$/, "").trim().replace(/\s+/g, " ");
    if (!words || NEITHER_SEEN_NOR_FELT.test(words)) continue;
    if (![readView, readItems, readName, readSetting, readAnswer].some((read) => read(scene, words))) scene.ignored += 1;
  }
  return scene;
}

function readView(scene, words) {
  const found = /^(view|collection) (\S+) at (-?[\d.]+),(-?[\d.]+) size ([\d.]+)x([\d.]+)( layout (\w+)\([^)]*\))?(.*)$/.exec(words);
  if (!found) return false;
  const [, kind, name] = found, isCollection = kind === "collection";
  const layout = isCollection ? readLayout(found[7] ?? "") : { kind: "whole" };
  scene.views.push({ name, isCollection, frame: found.slice(3, 7).map(Number), layout, sections: [isCollection ? [] : [name]] });
  scene.names.set(name, kind);
  if (found[9].trim() || (isCollection && layout.kind !== found[8])) scene.ignored += 1;
  return true;
}

function readItems(scene, words) {
  const [statement, name, ...ids] = words.split(" "), view = scene.views.find((other) => other.name === name);
  if (!view?.isCollection || !/^(items|section)$/.test(statement)) return false;
  const names = ids.flatMap(numbered);
  if (statement === "items") view.sections[0].push(...names);
  else view.sections.push(names);
  return true;
}

/** A name that is taken, of a pointer or of what is not drawn. */
function readName(scene, words) {
  const [statement, name, kind] = words.split(" ");
  if (/^(pointer|seat|interaction)$/.test(statement)) scene.names.set(name, kind);
  return statement === "pointer";
}

function readSetting(scene, words) {
  const [statement, key, value = ""] = words.split(" "), number = parseFloat(value);
  if (statement !== "set") return false;
  if (key === "viewport") scene.viewport = value.split("x").map(Number);
  else if (key === "lift.delay") scene.liftDelay = number * { us: 1, ms: 1000, s: 1000000 }[value.replace(/[\d.]/g, "")];
  else if (key === "lift.slop") scene.liftSlop = number;
  else if (key === "pointer.drag-before-lift") scene.mouseLiftsAtSlop = value !== "off";
  else return false;
  return true;
}

/** An answer without conditions. */
function readAnswer(scene, words) {
  const found = /^on (\S+) (\w+) => (.+)$/.exec(words);
  if (!found || !FOLLOWED_ANSWERS[found[2]]?.test(found[3])) return false;
  const key = `${found[1]}.${found[2]}`;
  if (!scene.answers.has(key)) scene.answers.set(key, found[3]);
  return true;
}

function readLayout(words) {
  const found = /layout (\w+)\(([^)]*)\)/.exec(words);
  const options = Object.fromEntries((found?.[2] ?? "").split(",").filter(Boolean).map((part) => part.split("=").map((word) => word.trim())));
  const number = (name, other) => Number(options[name] ?? other);
  const edges = { inset: number("inset", 0), header: number("header", 0), footer: number("footer", 0) };
  if (found?.[1] !== "grid") return { kind: "rows", height: number("height", 44), gap: number("gap", 0), ...edges };
  const [width, height] = (options.cell ?? "100x100").split("x").map(Number);
  return { kind: "grid", width, height, gap: number("gap", 8), columns: options.columns, ...edges };
}

/** `cell[0..9]` is ten names; others are themselves. At most 2,000 are drawn. */
function numbered(word) {
  const run = /^(.*)\[(\d+)\.\.(\d+)\]$/.exec(word);
  if (!run) return [word];
  return Array.from({ length: Math.min(2000, Math.max(0, run[3] - run[2] + 1)) }, (_, k) => `${run[1]}${Number(run[2]) + k}`);
}
