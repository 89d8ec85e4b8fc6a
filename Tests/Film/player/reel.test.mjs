import assert from "node:assert/strict";
import test from "node:test";
import { player, plain, sample } from "./load.mjs";

const film = sample();
const [drag] = film.tests;
const reel = new player.Reel(drag);
const time = (position) => reel.frame(position)?.[0];

test("a time leads to the last frame at it or before", () => {
  assert.equal(time(reel.at(0)), 0);
  assert.equal(time(reel.at(599999)), 500000);
  assert.equal(time(reel.at(600000)), 600000);
  assert.equal(time(reel.at(9e9)), time(reel.last()));
});

test("an entry leads to the first frame at which it has happened", () => {
  assert.equal(time(reel.ofEntry(0)), 0);
  assert.equal(time(reel.ofEntry(1)), 500000);
  assert.equal(time(reel.ofEntry(2)), 500000);
  assert.equal(time(reel.ofEntry(3)), 600000);
});

test("going on and back passes every frame once, across chunks", () => {
  const forth = [], back = [];
  for (let p = { c: 0, i: -1 }; (p = reel.next(p)); ) forth.push(plain(p));
  for (let p = reel.last(); p && p.i >= 0; p = reel.previous(p)) back.push(plain(p));
  assert.deepEqual(back.reverse(), forth);
  assert.equal(forth.length, drag.chunk(0).frames.length + drag.chunk(1).frames.length);
  assert.equal(new Set(forth.map((p) => p.c)).size, 2);
});

test("the state at a position is one state, whatever way led there", () => {
  const forward = new player.Cursor(reel);
  for (let p = { c: 0, i: -1 }; (p = reel.next(p)); ) {
    forward.seek(p);
    const fresh = new player.Cursor(reel);
    fresh.seek(p);
    for (const map of ["views", "cells", "carried", "pointers", "sessions", "timers", "orders"]) {
      assert.deepEqual(plain([...forward[map]].sort()), plain([...fresh[map]].sort()), `${map} at ${time(p)}`);
    }
  }
  forward.seek(reel.at(0));
  assert.equal(forward.sessions.size, 0);
});

test("orders are spliced, and keys of chunks are left as they are", () => {
  const cursor = new player.Cursor(reel);
  cursor.seek(reel.last());
  const key = plain(drag.chunk(0).key.orders);
  assert.deepEqual(key["0"], [[0, 1, 2, 3]]);
  cursor.applyOrder("0", [[0, 0, 1, []], [0, 2, 0, [9]]]);
  const once = cursor.orders.get("0")[0].indexOf(9);
  assert.equal(once, 2);
  assert.deepEqual(plain(drag.chunk(0).key.orders), key);
});

test("a cell glides from where it is, and is there after the time of a glide", () => {
  const cursor = new player.Cursor(reel);
  cursor.seek({ c: 0, i: 0 });
  cursor.apply({ cells: { "0/1": [20, 60, 200, 44, 0, 0] } }, 1000);
  const cell = cursor.cells.get("0/1");
  assert.equal(cursor.rect("0/1", cell, 1000)[1], 104);
  const middle = cursor.rect("0/1", cell, 1000 + drag.glide / 2)[1];
  assert.equal(middle, 104 - 44 * 0.875);
  assert.equal(cursor.rect("0/1", cell, 1000 + drag.glide)[1], 60);
  assert.equal(cursor.isGliding(1000 + drag.glide), false);
});

test("a trail has the way of the last while, the oldest point first", () => {
  const trail = reel.trail("0", reel.at(900000), 900000);
  assert.ok(trail.length >= 3);
  assert.deepEqual(trail.map((point) => point[2]), trail.map((point) => point[2]).sort((a, b) => a - b));
  assert.equal(reel.trail("0", reel.at(900000), 900000, 1).length, 1);
});
