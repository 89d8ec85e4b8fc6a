// The recorder's preview: when an item is lifted, where a gap opens, and what a drop makes of the orders.
import assert from "node:assert/strict";
import test from "node:test";
import { createContext, runInContext } from "node:vm";
import { joined } from "../make-film.mjs";

const context = createContext({ process });
runInContext(`${joined(".js", "Recorder")}\nglobalThis.all = { Recording, DragPreview, Arrangement, readScene, orderExpectations };`, context);
const { Recording, DragPreview, Arrangement, readScene, orderExpectations } = context.all;
const plain = (value) => JSON.parse(JSON.stringify(value));

const LISTS = `dragscript 1
collection list at 0,100 size 390x220 layout rows(height=44)
items list a b c
collection other at 0,400 size 390x320 layout grid(cell=100x100,gap=8,inset=12)
items other x y
`;
const MOVES = `${LISTS}on list update => proposal move insert-at\non other update => proposal move insert-at\n`;

/** A recording of one pointer: `[milliseconds, verb or key, x, y]`. */
function recorded(kind, ...events) {
  const recording = new Recording();
  for (const [t, verb, x, y] of events) {
    if (verb === "down") recording.down(1, kind, t, x, y);
    else if (verb === "move") recording.move(1, t, x, y);
    else if (verb === "up" || verb === "cancel") recording.end(1, verb, t, x, y);
    else recording.key(verb, x, t);
  }
  return recording;
}

function previewed(scene, recording) {
  const preview = new DragPreview(readScene(scene));
  preview.follow(recording);
  return preview;
}

const expected = (preview) => plain(orderExpectations(preview)).map(({ line }) => line.replace("expect order ", ""));

test("a finger lifts after the delay and begins beyond the slop", () => {
  const state = (...events) => previewed(MOVES, recorded("touch", [0, "down", 50, 110], ...events)).presses.get("finger1").state;
  assert.equal(state([500, "move", 50, 120]), "pressed");
  assert.equal(state([500, "move", 50, 121]), "panned");
  assert.equal(state([501, "move", 50, 111]), "lifted");
  assert.equal(state([400, "move", 50, 118], [501, "move", 50, 128]), "lifted");
  assert.equal(state([400, "move", 50, 118], [501, "move", 50, 129]), "carrying");
});

test("a mouse lifts beyond the slop, unless the scene says otherwise", () => {
  const state = (scene) => previewed(scene, recorded("mouse", [0, "down", 50, 110], [10, "move", 50, 121])).presses.get("mouse").state;
  assert.equal(state(MOVES), "carrying");
  assert.equal(state(`${MOVES}set pointer.drag-before-lift off\n`), "panned");
  assert.equal(state(`${MOVES}on list items => none\n`), "panned");
});

test("the nearer half of a row decides, and a gap opens there", () => {
  const shown = (y) => {
    const preview = previewed(MOVES, recorded("mouse", [0, "down", 50, 110], [10, "move", 50, y]));
    return plain(preview.shown(preview.scene.views[0]))[0];
  };
  assert.deepEqual(shown(165), [null, "b", "c"]);
  assert.deepEqual(shown(166), ["b", null, "c"]);
  assert.deepEqual(shown(210), ["b", "c", null]);
  assert.deepEqual(shown(310), ["b", "c", null]);
});

test("a gap of a grid is beside the nearest cell, behind the last of a line, or at an end", () => {
  const [, grid] = readScene(MOVES.replace("items other x y", "items other x y z u")).views;
  const gap = (x, y) => plain(new Arrangement(grid, grid.sections).gapAt([x, y])).join("/");
  assert.deepEqual([gap(61, 450), gap(62, 450), gap(380, 450), gap(119, 516), gap(380, 560), gap(20, 405), gap(20, 621), gap(20, 700)], ["0/0", "0/1", "0/3", "0/1", "0/4", "0/0", "0/4", "0/4"]);
});

test("a drop moves an item within a list, and to another", () => {
  const dropAt = (x, y) => expected(previewed(MOVES, recorded("mouse", [0, "down", 50, 110], [10, "move", x, y], [20, "up", x, y])));
  assert.deepEqual(dropAt(50, 190), ["list = b a c", "other = x y"]);
  assert.deepEqual(dropAt(20, 450), ["list = b c", "other = a x y"]);
  assert.deepEqual(dropAt(50, 20), ["list = a b c", "other = x y"]);
});

test("a copy has a name of its own, and keys ask for another operation", () => {
  const copies = MOVES.replaceAll("proposal move", "proposal copy").replace("items list a b c", "items list a a-copy");
  const way = [[10, "move", 50, 140], [30, "up", 50, 140]];
  assert.deepEqual(expected(previewed(copies, recorded("mouse", [0, "down", 50, 110], ...way)))[0], "list = a a-copy-2 a-copy");
  assert.deepEqual(expected(previewed(copies, recorded("mouse", [0, "down", 50, 150], [10, "move", 50, 102], [15, "Shift", "down"], [20, "up", 50, 102])))[0], "list = a-copy a");
  assert.deepEqual(expected(previewed(MOVES, recorded("mouse", [0, "down", 50, 110], [5, "Alt", "down"], ...way)))[0], "list = a a-copy b c");
});

test("what is canceled, forbidden or not allowed changes nothing", () => {
  const way = [[0, "down", 50, 110], [10, "move", 50, 190]];
  const unchanged = (scene, ...events) => assert.deepEqual(expected(previewed(scene, recorded("mouse", ...way, ...events))), ["list = a b c", "other = x y"]);
  unchanged(MOVES, [20, "cancel"]);
  unchanged(MOVES, [20, "Escape", "down"], [30, "up", 50, 190]);
  unchanged(LISTS, [20, "up", 50, 190]);
  unchanged(`${LISTS}on list update => proposal forbidden\n`, [20, "up", 50, 190]);
  unchanged(`${MOVES}on list allowsMove => value false\n`, [20, "up", 50, 190]);
  unchanged(`${MOVES}on list perform => none\n`, [20, "up", 50, 190]);
});

test("sections are separated, and what has changed is known", () => {
  const scene = MOVES.replace("items other x y", "items other x y\nsection other z\nsection other");
  const preview = previewed(scene, recorded("mouse", [0, "down", 50, 110], [10, "move", 20, 600], [20, "up", 20, 600]));
  assert.deepEqual(plain(orderExpectations(preview)), [{ line: "expect order list = b c", isChanged: true }, { line: "expect order other = x y / a z /", isChanged: true }]);
});

test("a name that is taken, and several drags at once, are doubts", () => {
  const taken = previewed(MOVES.replace("items other x y", "items other a y"), recorded("mouse", [0, "down", 50, 110], [10, "move", 20, 450], [20, "up", 20, 450]));
  assert.deepEqual([...taken.doubts], ["other has an item a already"]);
  const recording = recorded("mouse", [0, "down", 50, 110], [10, "move", 50, 150]);
  recording.down(2, "touch", 20, 50, 220);
  recording.move(2, 600, 50, 250);
  assert.deepEqual([...previewed(MOVES, recording).doubts], ["several drags at once"]);
});
