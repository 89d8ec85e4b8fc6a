#!/usr/bin/env node
// Makes scripts of random scenes and gestures as the recorder saves them, with the orders of its preview as expectations:
// a replay of each has to pass. The same number makes the same scripts.
//
//   make-previewed.mjs FOLDER COUNT
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { joined } from "./make-film.mjs";

const context = createContext({ process });
runInContext(`${joined(".js", "Recorder")}\nglobalThis.all = { Recording, DragPreview, readScene, recordedScript, orderExpectations };`, context);
const { Recording, DragPreview, readScene, recordedScript, orderExpectations } = context.all;
const EDGE = 800;

/** Random choices from a seed (mulberry32). */
class Choices {
  constructor(seed) {
    this.seed = seed;
  }

  number() {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count) {
    return Math.floor(this.number() * count);
  }

  one(values) {
    return values[this.below(values.length)];
  }

  /** True so often in a hundred. */
  often(percent) {
    return this.number() * 100 < percent;
  }
}

const PROPOSALS = ["move insert-at", "move insert-at", "move insert-at", "copy insert-at", "copy insert-at", "copy", "forbidden", "move insert-into", "cancel"];
const SETTINGS = ["set lift.delay 200ms", "set lift.delay 1s", "set lift.slop 4", "set pointer.drag-before-lift off", "pointer mouse mouse"];
const REFUSALS = ["canHandle => refuse", "items => none", "canMove => refuse", "allowsMove => value false", "perform => none"];

function layout(choices) {
  const edges = choices.often(40) ? `,inset=${choices.one([0, 6])},header=${choices.one([0, 20])},footer=${choices.one([0, 10])}` : "";
  if (choices.often(50)) return `rows(height=${choices.one([44, 30])},gap=${choices.one([0, 4])}${edges})`;
  return `grid(cell=${choices.one(["100x100", "50x40"])},gap=${choices.one([0, 8])},columns=${choices.one(["auto", "auto", 1, 2, 3])}${edges})`;
}

function viewLines(choices, name) {
  const frame = `${name} at ${choices.one([0, 390])},${choices.one([0, 400])} size ${choices.one([390, 230, 120])}x${choices.one([390, 200])}`;
  const lines = choices.often(15) ? [`view ${frame}`] : [`collection ${frame} layout ${layout(choices)}`];
  for (let section = 0; lines[0].startsWith("collection") && (!section || choices.often(25)); section += 1) {
    const ids = Array.from({ length: choices.below(7) }, (_, k) => `${name}-${section}${k}`);
    lines.push([section ? "section" : "items", name, ...ids].join(" "));
  }
  // An item of one name in several views.
  if (choices.often(15) && lines.length > 1) lines[1] += " same";
  if (choices.often(90)) lines.push(`on ${name} update => proposal ${choices.one(PROPOSALS)}`);
  if (choices.often(20)) lines.push(`on ${name} ${choices.one(REFUSALS)}`);
  return lines;
}

function sceneText(choices) {
  const settings = SETTINGS.filter((line) => choices.often(10) && !(line.includes("1s") && choices.often(50)));
  const views = Array.from({ length: 1 + choices.below(4) }, (_, k) => viewLines(choices, `v${k}`));
  return ["dragscript 1", `set viewport ${EDGE}x${EDGE}`, ...settings, ...views.flat(), ""].join("\n");
}

/** Drags one after the other: presses, rests, moves, keys, and releases. */
function gesture(choices, { views }) {
  const recording = new Recording();
  const onView = () => {
    const [x, y, width, height] = choices.one(views).frame;
    return [x + choices.below(width), y + choices.below(Math.min(height, 150))];
  };
  const near = (point) => point.map((value) => Math.min(EDGE, Math.max(0, value + choices.below(21) - 10)));
  let t = 0;
  for (let drag = 0, drags = 1 + choices.below(4); drag < drags; drag += 1) {
    let at = onView();
    recording.down(drag, choices.one(["mouse", "touch", "touch", "pen"]), t, ...at);
    for (let move = 0, moves = 1 + choices.below(6); move < moves; move += 1) {
      t += choices.one(move ? [10, 10, 100] : [10, 100, 500, 501, 501, 600, 1100]);
      at = choices.often(20) ? near(at) : choices.often(70) ? onView() : [choices.below(EDGE), choices.below(EDGE)];
      recording.move(drag, t, ...at);
      if (choices.often(6)) recording.key(choices.one(["Shift", "Alt", "Control", "Escape"]), choices.one(["down", "down", "up"]), t);
    }
    recording.end(drag, choices.often(90) ? "up" : "cancel", (t += choices.one([0, 10, 700])), ...(choices.often(80) ? at : onView()));
    t += choices.one([0, 100, 400, 1000]);
  }
  return recording;
}

const [folder, count] = process.argv.slice(2);
let written = 0, changed = 0;
mkdirSync(folder, { recursive: true });
for (let seed = 0; seed < Number(count); seed += 1) {
  const choices = new Choices(seed), text = sceneText(choices), scene = readScene(text);
  const recording = gesture(choices, scene), preview = new DragPreview(scene);
  if (scene.ignored) throw new Error(`the preview does not follow each line of\n${text}`);
  preview.follow(recording);
  if (preview.doubts.size) continue;
  const orders = orderExpectations(preview);
  written += 1;
  changed += orders.some(({ isChanged }) => isChanged);
  writeFileSync(join(folder, `previewed-${seed}.drag`), recordedScript(text, recording, orders.map(({ line }) => line)));
}
console.log(`${written} scripts, ${changed} of which change an order`);
