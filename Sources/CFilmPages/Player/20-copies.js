// A chosen span as text: a script, a test in Swift, a transcript. Each of the first two runs as it is.

/** A name in the quotation marks of a script. */
function scriptText(text) {
  const escapes = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  return `"${text.replace(/[\\"\n\r\t\u0000-\u001f\u007f]/g, (c) => escapes[c] ?? `\\u{${c.charCodeAt(0).toString(16)}}`)}"`;
}

/** All steps and entries of a span; one chunk after the other. */
function spanOf(test, from, to) {
  const steps = [], entries = [];
  for (let c = 0; c < test.chunkCount && (c === 0 || test.chunkStarts[c] <= to); c++) {
    const chunk = test.chunk(c);
    for (const step of chunk?.steps ?? []) if (step[0] <= to) steps.push(step);
    chunk?.trace.forEach((entry, i) => {
      if (entry[0] >= from && entry[0] <= to) entries.push([chunk.entry + i, entry]);
    });
  }
  return { steps, entries };
}

/** The verb of a step, and who does it. */
function stepParts(text) {
  return /^@\S+\s+(?:(\S+):\s+)?(\S+)/.exec(text) ?? [];
}

/** The steps from the begin of the gestures that are under way at `from`: a pointer that is moved must have been pressed. What else a step relies on, such as a load, may be older; then all steps are taken. */
function wholeGestures(steps, from) {
  const down = new Set();
  let first = 0;
  steps.forEach(([t, text], k) => {
    if (t >= from) return;
    const [, pointer, verb] = stepParts(text);
    if (verb === "down") down.add(pointer);
    if (verb === "up" || verb === "cancel") down.delete(pointer);
    if (!down.size && /^(up|cancel|move|wait|settle)$/.test(verb)) first = k + 1;
  });
  const later = steps.slice(first);
  return later.every(([, text]) => /^(down|move|up|cancel|key|wait|settle)$/.test(stepParts(text)[2])) ? later : steps;
}

/** A script of the span: the set-up, a test, and what was dispatched. */
function copyAsScript(test, from, to) {
  const steps = wholeGestures(spanOf(test, from, to).steps, from).map(([, text]) => `  ${text}\n`);
  const setup = test.setup && !test.setup.endsWith("\n") ? `${test.setup}\n` : test.setup;
  // A test's own set-up lines come after its head, so that a film's set-up may have the head itself.
  return `${setup}${/^test "/m.test(setup) ? "" : `test ${scriptText(test.name)}\n`}${steps.join("")}`;
}

/** A test in Swift that runs the span's script with the public interface of DragTesting. */
function copyAsSwift(test, from, to) {
  const script = copyAsScript(test, from, to);
  let marks = "#";
  while (script.includes(`"""${marks}`) || script.includes(`\\${marks}`)) marks += "#";
  const name = test.name.replace(/[`\\\n\r\u0000-\u001f]/g, " ").trim() || "a drag";
  const body = script.split("\n").map((line) => (line ? `    ${line}` : "")).join("\n");
  return [
    "import DragTesting", "import Foundation", "import Testing", "",
    `@Test func \`${/^[\p{L}\p{N}_ ].*[\p{L}]/u.test(name) ? name : `drag ${name}`}\`() throws {`,
    `  let script = ${marks}"""`, `${body}    """${marks}`,
    "  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)",
    "  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)",
    "  defer { try? FileManager.default.removeItem(at: folder) }",
    '  try Data(script.utf8).write(to: folder.appendingPathComponent("copied.drag"))',
    "  for drag in Scripts(in: folder.path) { drag.run() }", "}", "",
  ].join("\n");
}

/** A transcript of the span in Markdown, to paste into a chat or an issue. */
function copyAsText(test, from, to) {
  const fence = (language, text) => {
    let ticks = "```";
    while (text.includes(ticks)) ticks += "`";
    return `${ticks}${language}\n${text}${text.endsWith("\n") ? "" : "\n"}${ticks}\n`;
  };
  const trace = spanOf(test, from, to).entries.map(([e, entry]) => {
    const answer = test.answer(e);
    return `${traceTime(entry[0])} ${entry[2]}${answer ? `  → ${answer}` : ""}\n`;
  });
  const failures = test.failures.filter((failure) => failure.time >= from && failure.time <= to).map((failure) => {
    const words = [`- ${failure.path || test.file}:${failure.line}: ${failure.message}`];
    if (failure.expected != null) words.push(`  - expected: ${failure.expected}`);
    if (failure.actual != null) words.push(`  - actual: ${failure.actual}`);
    return words.join("\n") + "\n";
  });
  return `# ${test.name}\n\n${test.file}:${test.line ?? 1}, ${test.outcome}, ${traceTime(from)} to ${traceTime(to)} ms\n\n`
    + (failures.length ? `## What failed\n\n${failures.join("")}\n` : "")
    + `## Script\n\n${fence("", copyAsScript(test, from, to))}\n## Trace\n\n${fence("", trace.join(""))}`;
}
