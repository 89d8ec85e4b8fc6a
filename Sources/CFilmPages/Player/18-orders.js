// What moved between two orders, and where an expected order would be seen.

/** Compares two orders (lists of sections): `{before, now}` of rows `{item, change}` with change `""`, `moved`, `new` or `gone`. Of two items that changed places the dragged one has moved. */
function comparedOrders(before, now, dragged = new Set()) {
  const flat = (sections) => sections.flatMap((section, s) => section.map((item) => ({ item, section: s })));
  const old = flat(before), present = flat(now);
  const oldPlace = new Map(old.map((row, k) => [row.item, k]));
  const nowItems = new Set(present.map((row) => row.item));
  const common = present.filter((row) => old[oldPlace.get(row.item)]?.section === row.section);
  const rise = (rows) => longestRise(rows.map((row) => oldPlace.get(row.item))).map((k) => rows[k].item);
  const all = rise(common), rest = rise(common.filter((row) => !dragged.has(row.item)));
  const stay = new Set(rest.length < all.length ? all : rest);
  const change = new Map(present.map(({ item }) => [item, !oldPlace.has(item) ? "new" : stay.has(item) ? "" : "moved"]));
  return {
    before: before.map((section) => section.map((item) => ({ item, change: nowItems.has(item) ? change.get(item) : "gone" }))),
    now: now.map((section) => section.map((item) => ({ item, change: change.get(item) }))),
  };
}

/** The indices of a longest rising run in a list of distinct numbers; O(n log n). */
function longestRise(list) {
  const tails = [], previous = new Array(list.length);
  for (let k = 0; k < list.length; k++) {
    const at = lastAtMost(tails, list[k], (tail) => list[tail]) + 1;
    previous[k] = at > 0 ? tails[at - 1] : -1;
    tails[at] = k;
  }
  const rise = [];
  for (let k = tails.at(-1) ?? -1; k >= 0; k = previous[k]) rise.push(k);
  return rise.reverse();
}

/** Where an expected order differs: `[{item, rect, actual}…]`, at the frames of the items that are there now. `rectOf(item)` gives a frame or undefined. */
function orderGhost(expected, now, rectOf) {
  const ghost = [];
  expected.forEach((section, s) => section.forEach((item, k) => {
    const actual = now[s]?.[k];
    if (actual === item) return;
    let rect = actual == null ? undefined : rectOf(actual);
    if (!rect && k > 0 && actual == null) {
      const before = now[s]?.length ? rectOf(now[s].at(-1)) : undefined;
      if (before) rect = [before[0], before[1] + before[3] * (k - now[s].length + 1), before[2], before[3]];
    }
    if (rect) ghost.push({ item, rect, actual });
  }));
  return ghost;
}
