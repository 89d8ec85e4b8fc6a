import assert from "node:assert/strict";
import test from "node:test";
import { player, plain, sample } from "./load.mjs";

test("a copied script is the set-up, a test, and the lines of the span", () => {
  const [drag] = sample().tests;
  const script = player.copyAsScript(drag, 0, 700000);
  assert.ok(script.startsWith(drag.setup + 'test "moves milk </script><img onerror>"\n  @0 down list#milk\n  @600ms move 120,120\n'), script);
});

test("a span that begins within a press has its press, and none of the gestures before", () => {
  const steps = [[0, "@0ms p: down 1,1"], [10, "@10us p: up 1,1"], [20, "@20us p: down 5,5"], [30, "@30us p: move 6,6"], [40, "@40us p: up"]];
  assert.deepEqual(plain(player.wholeGestures(steps, 25)).map(([t]) => t), [20, 30, 40]);
  assert.deepEqual(plain(player.wholeGestures(steps, 15)).map(([t]) => t), [20, 30, 40]);
  assert.deepEqual(plain(player.wholeGestures(steps, 0)).length, 5);
});

test("names are quoted as scripts quote them", () => {
  assert.equal(player.scriptText('a "b"\\ \n\u0001'), '"a \\"b\\"\\\\ \\n\\u{1}"');
});

test("a test in Swift holds the script whatever is in it", () => {
  const film = sample((json) => {
    json.tests[0].setup = 'meta x "\\(1)"""# \\#(2)"\n';
    json.tests[0].name = "tick ` and \\";
  });
  const swift = player.copyAsSwift(film.tests[0], 0, 1e9);
  assert.ok(swift.includes('let script = ##"""\n'), swift);
  assert.ok(swift.includes('    """##\n'));
  assert.ok(swift.includes("@Test func `tick   and`() throws {"), swift);
  assert.equal(swift.split("\n").filter((line) => line.startsWith("    ") || !line.includes("meta")).length, swift.split("\n").length);
});

test("a transcript says what failed, and its fences hold", () => {
  const film = sample((json) => (json.tests[0].chunks[0].trace[0][2] = "p.down ```"));
  const text = player.copyAsText(film.tests[0], 0, 2e6);
  assert.match(text, /## What failed\n\n- sample\.drag:9: the order of `list` is another\n {2}- expected: bread, tea, milk/);
  assert.match(text, /\n````\n0\.000 p\.down ```\n/);
  assert.match(text, /list\.update .*→ move insert/);
});

test("links go there and back", () => {
  const link = { t: 801000, entry: 12, test: "milk & </script> =#" };
  assert.deepEqual(plain(player.readLink(player.writeLink(link))), link);
  assert.equal(player.writeLink({ t: 801000, test: "a" }), "#t=801.000&test=a");
  assert.deepEqual(plain(player.readLink("#t=x")), {});
});

test("two traces stand side by side up to the difference", () => {
  assert.deepEqual(plain(player.pairedTraces(3, { trace: [0, 0], difference: { entry: 1, other: 1 } })), [[0, 0], [1, 1], [2, -1]]);
  assert.deepEqual(plain(player.pairedTraces(2, { trace: [0, 0], difference: null })), [[0, 0], [1, 1]]);
});
