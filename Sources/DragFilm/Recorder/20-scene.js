// A scene as far as it is needed to aim: views, collections with rows or a grid, and their items.

/** Reads the set-up lines of a script; what it does not draw is counted, not refused. */
function readScene(text) {
  const scene = { viewport: [390, 844], views: [], ignored: 0 };
  const byName = new Map();
  for (const line of text.split("\n")) {
    const words = line.replace(/(^|\s)#.*$/, "").trim();
    if (!words) continue;
    const view = /^(view|collection)\s+(\S+)\s+at\s+(-?[\d.]+),(-?[\d.]+)\s+size\s+([\d.]+)x([\d.]+)(.*)$/.exec(words);
    const viewport = /^set\s+viewport\s+([\d.]+)x([\d.]+)/.exec(words);
    const items = /^(items|section)\s+(\S+)\s+(.+)$/.exec(words);
    if (viewport) scene.viewport = [Number(viewport[1]), Number(viewport[2])];
    else if (view) {
      const made = { name: view[2], frame: view.slice(3, 7).map(Number), layout: readLayout(view[7]), items: view[1] === "view" ? [view[2]] : [], sections: [0] };
      if (view[1] === "view") made.layout = { kind: "whole" };
      scene.views.push(made);
      byName.set(made.name, made);
    } else if (items && byName.has(items[2])) {
      const names = items[3].split(/\s+/).flatMap(numbered), made = byName.get(items[2]);
      made.items.push(...names);
      if (items[1] === "items") made.sections[0] += names.length;
      else made.sections.push(names.length);
    } else if (!/^(dragscript|meta|require|on|provider|test|pointer|set|tag)\b/.test(words)) scene.ignored += 1;
  }
  return scene;
}

function readLayout(words) {
  const found = /layout\s+(\w+)\(([^)]*)\)/.exec(words);
  const options = Object.fromEntries((found?.[2] ?? "").split(",").filter(Boolean).map((part) => part.split("=").map((word) => word.trim())));
  const number = (name, other) => Number(options[name] ?? other);
  const edges = { inset: number("inset", 0), header: number("header", 0), footer: number("footer", 0) };
  if (found?.[1] !== "grid") return { kind: "rows", height: number("height", 44), gap: number("gap", 0), ...edges };
  const [width, height] = (options.cell ?? "100x100").split("x").map(Number);
  return { kind: "grid", width, height, gap: number("gap", 8), columns: options.columns, ...edges };
}

/** `cell[0..9]` is ten names; others are themselves. At most 2,000 are drawn. */
function numbered(word) {
  const run = /^(.*)\[(\d+)\.\.(\d+)\]$/.exec(word);
  if (!run) return [word];
  return Array.from({ length: Math.min(2000, Math.max(0, run[3] - run[2] + 1)) }, (_, k) => `${run[1]}${Number(run[2]) + k}`);
}

/** The frames of a view's items, in the viewport: section below section, each with its header, insets and footer. */
function itemFrames({ frame: [x, y, width, height], layout, sections }) {
  if (layout.kind === "whole") return [[x, y, width, height]];
  const left = x + layout.inset, room = width - 2 * layout.inset;
  const fitting = Math.max(1, Math.floor((room + layout.gap) / (layout.width + layout.gap)));
  const columns = layout.kind === "rows" ? 1 : layout.columns && layout.columns !== "auto" ? Number(layout.columns) : fitting;
  const step = layout.height + layout.gap;
  let top = y;
  return sections.flatMap((count) => {
    const first = top + layout.header + layout.inset, lines = Math.ceil(count / columns);
    top = first + Math.max(0, lines * step - layout.gap) + layout.inset + layout.footer;
    return Array.from({ length: count }, (_, k) => [left + (k % columns) * (layout.width + layout.gap || 0), first + Math.floor(k / columns) * step, layout.width ?? room, layout.height]);
  });
}
