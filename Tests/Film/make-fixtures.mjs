#!/usr/bin/env node
// Makes the films that the browser tests open, from the sample and by rule.
//
//   make-fixtures.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { diagrams, page, recorder } from "./make-film.mjs";

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const sample = () => JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "player/sample-film.json"), "utf8"));
const write = (name, film, change = (text) => text) => writeFileSync(join(folder, `${name}.html`), change(page(film)));

/** Two tests; names hold markup. */
write("sample", sample());

/** The page ends in the middle of the second chunk of the first test. */
const cut = sample();
cut.tests.length = 1;
write("cut", cut, (text) => text.slice(0, text.indexOf('id="film-0-1"') + 60));

/** Its head is not whole. */
write("headless", sample(), (text) => text.slice(0, text.indexOf('id="film"') + 200));

/** Another trace on the same axis, which differs at its eighth line. */
const compared = sample();
compared.tests = [compared.tests[1]];
const lines = compared.tests[0].chunks.flatMap((chunk) => chunk.trace).map(([time, , text]) => [time, text]);
lines[7] = [750000, "p.move 120,151"];
compared.tests[0].against = { name: "golden.trace", trace: lines, difference: { entry: 7, other: 7, time: 750000 } };
write("compared", compared);

/** A failure whose reason and lines are entries of the trace, but for one line. */
const decided = sample();
decided.tests.length = 1;
const [undecided] = decided.tests, told = undecided.chunks[0].trace[2];
Object.assign(undecided.failures[0], {
  why: "`list` proposed forbidden", decides: [2, told[0]], diff: [`  ${told[0] / 1000} ${told[2]}`, "a note"], entries: [2, -1],
});
write("decided", decided);

/** The sample's second test with states of its own, each from its time in milliseconds on. */
function states(name, film, ...deltas) {
  const [, test] = film.tests;
  const [chunk] = test.chunks;
  const key = { ...chunk.key, carried: {}, flights: {}, pointers: {}, sessions: {}, springs: {}, menus: {}, progress: {} };
  const frames = deltas.map(([t, delta], k) => [t * 1000, k + 1, delta]);
  const trace = deltas.map(([t]) => [t * 1000, 0, `p.move ${t},0`, -1, 0, 1, 0, 4]);
  film.tests = [{ ...test, name, outcome: "passed", failures: [], opens: 0, loads: [], lanes: [], duration: 2e6, chunks: [{ start: 0, entry: 0, key, frames, trace, answers: [], steps: [] }] }];
  return film;
}

/** What is seldom seen: a menu, a spring that flashes, badges, and a flight. */
const stack = (badge) => ({ 1: { at: [100, 200], cards: [[0, 80, 40, 0]], n: 3, badge, items: [[0, 0]] } });
write("sights", states("sights", sample(),
  [100, { menus: { "0/0": 1 } }], [200, { menus: { "0/0": null }, springs: { 1: [0, 1, 0] } }], [250, { springs: { 1: [0, 1, 1] } }],
  [300, { springs: { 1: null }, carried: stack("plus") }], [350, { carried: stack("forbidden") }],
  [400, { carried: { 1: null }, flights: { 1: { cards: [[0, 80, 40, 0]], n: 1, from: [100, 200], to: [60, 80, 80, 40], start: 400000, over: 100000 } } }]));

/** A placeholder that waits for its load, of which a quarter is there. */
const loads = states("loads", sample(), [700, { cells: { "0/0": [20, 60, 180, 44, 5, 0] }, progress: { "0/0": 0 } }], [800, { progress: { "0/0": 0.25 } }], [1200, { cells: { "0/0": [20, 60, 180, 44, 0, 0] }, progress: { "0/0": null } }]);
loads.tests[0].loads = [{ session: 1, view: 0, item: 0, type: "public.utf8-plain-text", start: 700000, end: 1200000, progress: [[800000, 0.25]] }];
write("loads", loads);

/** Ten thousand cells, all of them seen, half of which glide whenever the gap moves on; two pointers drag. */
function crowd(columns = 125, rows = 80) {
  const size = 10, count = columns * rows;
  const film = sample();
  const [test] = film.tests;
  const at = (place) => [20 + (place % columns) * size, 40 + Math.floor(place / columns) * size, size, size];
  const items = Array.from({ length: count }, (_, k) => ({ name: `cell${k}`, title: `Cell ${k}`, tint: k % 8 }));
  const cells = Object.fromEntries(items.map((_, k) => [`0/${k}`, [...at(k), 0, 0]]));
  const bounds = [0, 0, 40 + columns * size, 60 + rows * size];
  const frames = [], trace = [];
  let gap = count;
  for (let k = 0; k < 300; k++) {
    const t = k * 16667, x = 40 + ((k * 7) % (columns * size)), y = 200 + 100 * Math.sin(k / 20);
    const delta = { pointers: { 0: [x, y, 1, "dragging"], 1: [1300 - x, 500 - y / 2, 1, "dragging"] }, carried: { 1: { at: [x, y], cards: [[0, 60, 40, 0], [1, 60, 40, -4]], n: 2, badge: "plus", items: [[0, 0]] } } };
    if (k % 30 === 0) {
      const next = k % 60 ? count : Math.floor(count / 2);
      delta.cells = {};
      for (let c = Math.min(gap, next); c < Math.max(gap, next); c++) delta.cells[`0/${c}`] = [...at(next < gap ? c + 1 : c), 0, 0];
      gap = next;
    }
    trace.push([t, 0, `p.move ${x},${Math.round(y)}`, -1, 0, 1, 0, 4]);
    frames.push([t, k + 1, delta]);
  }
  const key = { views: { 0: { f: [20, 40, columns * size, (rows + 1) * size], n: count, target: 1 } }, cells, gaps: {}, carried: {}, flights: {}, pointers: {}, menus: {}, springs: {}, sessions: {}, progress: {}, timers: {}, orders: { 0: [items.map((_, k) => k)] } };
  film.tests = [{ ...test, name: "ten thousand cells", outcome: "passed", failures: [], opens: 0, duration: 300 * 16667, bounds, items, pointers: [{ name: "f1" }, { name: "f2" }], views: [{ name: "wall", title: "Wall", kind: "tiles" }], chunks: [{ start: 0, entry: 0, key, frames, trace, answers: [], steps: [] }], lanes: [] }];
  return film;
}
write("crowd", crowd());

/** A million events in a thousand chunks. */
function long(chunks = 1000, each = 1000) {
  const film = sample();
  const [test] = film.tests;
  const made = Array.from({ length: chunks }, (_, c) => {
    const trace = Array.from({ length: each }, (_, i) => [(c * each + i) * 100, i % 8 ? 0 : 2, i % 8 ? `p.move ${i % 200},${c % 200}` : "list.update op=move", i % 8 ? -1 : 0, 0, 1, 0, 4 + (i % 4)]);
    const frames = trace.filter((_, i) => i % 8 === 7).map((entry, i) => [entry[0], c * each + i * 8 + 8, { pointers: { 0: [60 + (i % 100), 60 + (c % 100), 1, "dragging"] } }]);
    return { start: c * each * 100, entry: c * each, key: { ...test.chunks[0].key, pointers: { 0: [60, 60, 1, "dragging"] } }, frames, trace, answers: [], steps: [] };
  });
  film.tests = [{ ...test, name: "a million events", outcome: "passed", failures: [], opens: 0, duration: chunks * each * 100, chunks: made, lanes: [test.lanes[0]] }];
  return film;
}
write("long", long());

/** The recorder, with a scene of its own and with one that is given. */
writeFileSync(join(folder, "recorder.html"), recorder());
writeFileSync(join(folder, "recorder-scene.html"), recorder('dragscript 1\nset viewport 300x200\ncollection </script><b> at 0,0 size 300x200 layout rows(height=50)\nitems </script><b> <i>a</i> b\n'));

/** Two machines, and two moments of them. */
writeFileSync(join(folder, "machines.html"), diagrams({
  title: "sample", duration: 1000000,
  machines: [
    { name: "Gesture", states: ["idle", "pressed", "lifted"], rows: [[0, 1, "pressed", "", 1], [1, 2, "rested", "item", 1], [1, 0, "released", "", 0]] },
    { name: "</script><img onerror>", states: ["a", "b"], rows: [[0, 1, "lift", "", 1]] }],
  moments: [[0, "p.down", [0], [1, -1]], [500000, "list.willLift", [1, 3], [2, 1]]],
}));
