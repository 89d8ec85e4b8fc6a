import assert from "node:assert/strict";
import test from "node:test";
import { createContext, runInContext } from "node:vm";
import { joined } from "../make-film.mjs";

const context = createContext({ process });
runInContext(`${joined(".js", "Recorder")}\nglobalThis.all = { Recording, w3cActions, readScene, Arrangement, recordedScript };`, context);
const { Recording, w3cActions, readScene, Arrangement, recordedScript } = context.all;
const plain = (value) => JSON.parse(JSON.stringify(value));
const frames = (view) => plain(new Arrangement(view, view.sections).cells()).map(({ frame }) => frame.join(" "));

function twoFingers() {
  const recording = new Recording();
  recording.down(7, "touch", 1000, 10, 20);
  recording.down(9, "touch", 1500.25, 50, 60.5);
  recording.move(7, 1600, 11, 20);
  recording.move(7, 1599, 12, 20);
  recording.key("Shift", "down", 1650);
  recording.end(9, "up", 1700, 50, 60.5);
  recording.end(7, "up", 1800, 14, 20);
  return recording;
}

test("fingers have the lowest free number, and times never run backward", () => {
  assert.equal(recordedScript("dragscript 1\nset viewport 390x844\n", twoFingers(), []), `dragscript 1
set viewport 390x844

test "recorded"
  require multi-pointer
  pointer finger1 touch
  pointer finger2 touch
  @0ms finger1: down 10,20
  @500250us finger2: down 50,60.5
  @600ms finger1: move 11,20
  @600ms finger1: move 12,20
  @650ms key down shift
  @700ms finger2: up 50,60.5
  @800ms finger1: move 14,20
  @800ms finger1: up 14,20
  settle
`);
});

test("a script declares no name twice, and leaves the tests of its scene out", () => {
  const recording = new Recording();
  recording.down(1, "mouse", 0, 1, 1);
  recording.end(1, "up", 10, 1, 1);
  const body = (scene) => recordedScript(scene, recording, ["expect order a = b"]).split("\n\n")[1];
  assert.equal(body("dragscript 1\npointer mouse mouse\n"), 'test "recorded"\n  @0ms mouse: down 1,1\n  @10ms mouse: up 1,1\n  settle\n  expect order a = b\n');
  assert.match(body("dragscript 1\nview mouse at 0,0 size 5x5\n"), /\n {2}pointer mouse-2 mouse\n {2}@0ms mouse-2: down/);
  assert.equal(recordedScript('# no header\n\ntest "x"\n  down a\n', recording, []).split("\n\n")[0], "dragscript 1\n# no header");
});

test("a finger that comes again has its name, and what is pressed at the end is canceled", () => {
  const recording = new Recording();
  recording.down(1, "touch", 0, 1, 1);
  recording.end(1, "up", 10, 1, 1);
  recording.down(2, "touch", 20, 5, 5);
  recording.finish(40);
  assert.deepEqual(plain(recording.events.map((event) => `${event.who} ${event.verb}`)), ["finger1 down", "finger1 up", "finger1 down", "finger1 cancel"]);
});

test("all sources of W3C Actions have as many ticks, and their pauses sum up to the time", () => {
  const { actions } = JSON.parse(w3cActions(twoFingers()));
  assert.deepEqual(actions.map((source) => source.id), ["finger1", "finger2", "keyboard"]);
  assert.equal(new Set(actions.map((source) => source.actions.length)).size, 1);
  for (const source of actions) assert.equal(source.actions.reduce((sum, action) => sum + (action.type === "pause" ? action.duration : 0), 0), 800);
});

test("a scene is read as far as it is needed to aim", () => {
  const scene = readScene("dragscript 1\nset viewport 100x200 # small\ncollection g at 10,20 size 90x90 layout grid(cell=40x40,gap=2)\nitems g c[0..2] x\nview v at 0,0 size 5x6\nfrobnicate\n");
  assert.deepEqual(plain(scene.viewport), [100, 200]);
  assert.deepEqual(plain(scene.views[0].sections), [["c0", "c1", "c2", "x"]]);
  assert.equal(frames(scene.views[0])[2], "10 62 40 40");
  assert.deepEqual(frames(scene.views[1]), ["0 0 5 6"]);
  assert.equal(scene.ignored, 1);
});

test("lines that a preview does not follow are counted", () => {
  const ignored = (...lines) => readScene(["dragscript 1", "collection a at 0,0 size 90x90 layout rows()", ...lines].join("\n")).ignored;
  assert.equal(ignored("items a b c", "on a update => proposal move insert-at", "set lift.slop 4", "set rate 120hz", "pointer f touch", 'provider a#b public.text "B"'), 0);
  for (const line of ["on a update when count > 1 => proposal copy insert-at", "on a perform => items load", "on a enter do insert a[0] x", "set resolver vertical", "store s memory", "collection b at 0,0 size 9x9 layout flow()", "collection b at 0,0 size 9x9 layout rows() rtl"]) assert.equal(ignored(line), 1, line);
});

test("sections lie below each other, as a replay lays them out", () => {
  const scene = readScene(`dragscript 1
collection list at 0,100 size 390x420 layout rows(height=44,gap=4,inset=6,header=20,footer=10)
items list a b c
section list d e
collection g at 400,100 size 230x420 layout grid(cell=100x100,gap=8,inset=6,header=20,footer=10)
items g x y z
section g u v
`);
  // The frames that `expect frame` finds.
  assert.deepEqual(frames(scene.views[0]), ["6 126 378 44", "6 174 378 44", "6 222 378 44", "6 308 378 44", "6 356 378 44"]);
  assert.deepEqual(frames(scene.views[1]), ["406 126 100 100", "514 126 100 100", "406 234 100 100", "406 376 100 100", "514 376 100 100"]);
});
