import assert from "node:assert/strict";
import test from "node:test";
import { player, plain } from "./load.mjs";

const changes = (rows) => plain(rows.flat().filter((row) => row.change).map((row) => `${row.item} ${row.change}`));

test("one item that moved is marked, and not those that it passed", () => {
  const { before, now } = player.comparedOrders([[1, 2, 3, 4]], [[2, 3, 4, 1]]);
  assert.deepEqual(changes(now), ["1 moved"]);
  assert.deepEqual(changes(before), ["1 moved"]);
});

test("what came and what went are marked, and moves between sections", () => {
  const { before, now } = player.comparedOrders([[1, 2], [3]], [[2], [9, 1, 3]]);
  assert.deepEqual(changes(now), ["9 new", "1 moved"]);
  assert.deepEqual(changes(player.comparedOrders([[1, 2]], [[2]]).before), ["1 gone"]);
  assert.deepEqual(changes(before), ["1 moved"]);
});

test("a hundred thousand items are compared at once", () => {
  const list = Array.from({ length: 100000 }, (_, k) => k);
  const { now } = player.comparedOrders([list], [[...list.slice(1), 0]]);
  assert.deepEqual(changes(now), ["0 moved"]);
});

test("an expected order is drawn where it differs, at the frames that are there", () => {
  const rect = (item) => [0, { 0: 0, 1: 44, 2: 88 }[item], 100, 44];
  const ghost = player.orderGhost([[0, 2, 1, 7]], [[0, 1, 2]], rect);
  assert.deepEqual(plain(ghost.map(({ item, rect: [, y] }) => [item, y])), [[2, 44], [1, 88], [7, 132]]);
});
