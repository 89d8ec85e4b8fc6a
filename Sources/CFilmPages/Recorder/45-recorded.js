// One file that replays by itself: the scene, the gesture, and what is expected of its end.

/** The order of each collection at the end, as an expectation: `{ line, isChanged }`. */
function orderExpectations(preview) {
  return preview.scene.views.filter((view) => view.isCollection).map(({ name, sections }) => {
    const written = (order) => ["expect order", name, "=", ...order.flatMap((names, k) => (k ? ["/", ...names] : names))].join(" ");
    const line = written(preview.orders.get(name));
    return { line, isChanged: line !== written(sections) };
  });
}

/** The names of a recording's pointers in a script whose scene has names already. */
function pointerNames(pointers, taken) {
  return new Map([...pointers].map(([name, kind]) => {
    let written = name;
    for (let number = 2; taken.has(written) && taken.get(written) !== kind; number += 1) written = `${name}-${number}`;
    return [name, written];
  }));
}

/** The script of a recording on a scene; the lines of expectations come last. */
function recordedScript(setup, recording, expectations) {
  const lines = setupLines(setup), taken = readScene(setup).names, names = pointerNames(recording.pointers, taken);
  if (!lines.some((line) => /^\s*dragscript\b/.test(line))) lines.unshift("dragscript 1");
  while (lines.at(-1)?.trim() === "") lines.pop();
  const declared = [...recording.pointers].filter(([name]) => !taken.has(names.get(name))).map(([name, kind]) => `pointer ${names.get(name)} ${kind}`);
  if (recording.pointers.size > 1) declared.unshift("require multi-pointer");
  const test = [...declared, ...rawLines(recording, names), "settle", ...expectations];
  return [...lines, "", 'test "recorded"', ...test.map((line) => `  ${line}`)].join("\n") + "\n";
}
