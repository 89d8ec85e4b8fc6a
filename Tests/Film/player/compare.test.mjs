import assert from "node:assert/strict";
import test from "node:test";
import { player } from "./load.mjs";

test("a line is shown from the word on in which it differs, where that is far behind its begin", () => {
  const [one, other] = ["list.update op=move intent=insert-at at=list[gap 2]", "list.update op=move intent=insert-at at=list[gap 12]"];
  assert.equal(player.fromDifference(one, other), "… 2]");
  assert.equal(player.fromDifference(other, one), "… 12]");
});

test("a line that differs near its begin, or goes on where the other one ends, is shown whole", () => {
  assert.equal(player.fromDifference("list.enter", "list.exit"), "list.enter");
  assert.equal(player.fromDifference("finger.move 195,130", "finger.move 195,131"), "finger.move 195,130");
  assert.equal(player.fromDifference("list.willBegin items=milk session=2", "list.willBegin items=milk"), "list.willBegin items=milk session=2");
  assert.equal(player.fromDifference("same", "same"), "same");
});
