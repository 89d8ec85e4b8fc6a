import assert from "node:assert/strict";
import test from "node:test";
import { player } from "./load.mjs";

test("time runs as it is where no rest is long", () => {
  const axis = new player.Axis([0, 500000, 600000], 1000000);
  for (const t of [0, 1, 499999, 600000, 1000000]) assert.equal(axis.map(t), t);
  assert.equal(axis.length, 1000000);
});

test("a long rest is cut to half a second and a mark, and times go there and back", () => {
  const axis = new player.Axis([0, 100000, 60100000, 60200000], 60300000);
  assert.equal(axis.cuts.length, 1);
  assert.equal(axis.length, 100000 + 500000 + 120000 + 200000);
  for (const t of [0, 100000, 400000, 600000, 30000000, 60100000, 60150000, 60300000]) {
    assert.ok(Math.abs(axis.unmap(axis.map(t)) - t) <= 1, `${t}`);
  }
  let last = -1;
  for (let t = 0; t <= 60300000; t += 100000) {
    assert.ok(axis.map(t) > last);
    last = axis.map(t);
  }
});

test("rests stay where they are not to be cut", () => {
  assert.equal(new player.Axis([0, 60000000], 60000000, false).length, 60000000);
});

test("an empty film has an axis", () => {
  const axis = new player.Axis([], 0);
  assert.equal(axis.map(0), 0);
  assert.equal(axis.unmap(5), 1);
});

test("times are written as the trace writes them, and for people", () => {
  assert.equal(player.traceTime(600500), "600.500");
  assert.equal(player.traceTime(7), "0.007");
  assert.equal(player.spokenTime(600000), "600 ms");
  assert.equal(player.spokenTime(2345678), "2.35 s");
  assert.equal(player.spokenTime(61000000), "1 min 1.0 s");
  assert.equal(player.scriptTime(600000), "600ms");
  assert.equal(player.scriptTime(600001), "600001us");
});
