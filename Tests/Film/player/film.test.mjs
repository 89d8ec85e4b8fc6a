import assert from "node:assert/strict";
import test from "node:test";
import { packed } from "../make-film.mjs";
import { player, plain, sample } from "./load.mjs";

test("failed tests come first, skipped ones last", () => {
  const film = sample((json) => {
    const [failed, passed] = json.tests;
    json.tests = [{ ...passed, name: "s", outcome: "skipped" }, passed, failed];
  });
  assert.deepEqual(plain(film.sorted.map((t) => t.outcome)), ["failed", "passed", "skipped"]);
});

test("a film of another version is refused in words", () => {
  assert.throws(() => new player.Film({ film: 2, tests: [] }, () => null), /expected film 1, found 2/);
});

test("a film that is cut off says where, and plays what is there", async () => {
  let whole, first;
  sample(({ tests: [{ chunks, ...head }] }) => ([whole, first] = [head, chunks[0]]));
  const head = { ...whole, chunkCount: 3, chunkStarts: [0, 750000, 900000], chunkEntries: [0, 7, 12] };
  const chunk = packed(JSON.stringify(first));
  const parts = { "film-0": packed(JSON.stringify(head)), "film-0-0": chunk, "film-0-1": chunk.slice(0, 100) };
  const film = new player.Film({ film: 1, tests: [{}, {}] }, (id) => parts[id]);
  const [cut, lost] = film.tests;
  await cut.unpack();
  await lost.unpack();
  assert.equal(lost.findEnd(), "The film is cut off: its data ends before this test.");
  assert.match(cut.findEnd(), /cut off: its data ends at 750 ms of 1\.15 s/);
  assert.equal(cut.entryCount, 7);
  assert.equal(cut.entry(3)[2], "p.move 120,120");
  assert.equal(cut.entry(8), undefined);
});

test("a film that says that it is cut off is believed", () => {
  const film = sample((json) => (json.tests[0].truncated = { at: 2e6, why: "a million events" }));
  assert.equal(film.tests[0].findEnd(), "The film is cut off at 2.00 s: a million events");
});

test("a link names a test by as little as is needed", () => {
  const film = sample((json) => {
    const [a] = json.tests;
    json.tests = [a, { ...a, file: "other.drag" }, { ...a, name: "x" }, { ...a, file: "other.drag" }];
  });
  assert.deepEqual(plain(film.tests.map((t) => film.key(t))), [`sample.drag: ${film.tests[0].name}`, "#1", "x", "#3"]);
  for (const t of film.tests) assert.equal(film.named(film.key(t)), t);
  assert.equal(film.named("nothing"), undefined);
});

test("answers are found by their entry", () => {
  const [drag] = sample().tests;
  assert.equal(drag.answer(6), "move insert");
  assert.equal(drag.answer(5), undefined);
});

test("a million events are read in chunks, few of which stay parsed", async () => {
  let parsed = 0;
  const chunk = (k) => {
    const trace = Array.from({ length: 1000 }, (_, i) => [(k * 1000 + i) * 100, i % 8, `p.move ${i},${k}`, 0, 0, 1, 0, 1]);
    return packed(JSON.stringify({ start: k * 1e5, entry: k * 1000, key: {}, frames: trace.map((entry, i) => [entry[0], k * 1000 + i + 1, {}]), trace, answers: [], steps: [] }));
  };
  const starts = Array.from({ length: 1000 }, (_, k) => k * 1e5);
  const head = { name: "long", duration: 1e8, outcome: "passed", chunkCount: 1000, chunkStarts: starts, chunkEntries: starts.map((s) => s / 100) };
  const film = new player.Film({ film: 1, tests: [{ name: "long" }] }, (id) => (id === "film-0" ? packed(JSON.stringify(head)) : chunk(Number(id.split("-")[2]))));
  const [long] = film.tests;
  await long.unpack();
  // Each reading of a text is one parse.
  long.texts = new Proxy(long.texts, { get: (texts, k) => (parsed += 1, texts[k]) });
  assert.equal(long.entryCount, 1e6);
  assert.equal(long.entry(777777)[2], "p.move 777,777");
  assert.ok(parsed <= 3, `${parsed} chunks were parsed`);
  const reel = new player.Reel(long);
  new player.Cursor(reel).seek(reel.at(5e7));
  assert.ok(parsed <= 6, `${parsed} chunks were parsed`);
  assert.ok(long.kept.size <= player.KEPT_CHUNKS);
  const survey = new player.Survey(long);
  while (!survey.read(50)) continue;
  assert.equal(survey.filtered({ kinds: new Set([0, 1, 2, 3, 4, 5, 6]) }).length, 125000);
});
