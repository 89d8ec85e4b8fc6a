// Views and their cells.

const CELL_STATES = ["rests", "lifted", "receives", "springs", "flashes", "waits"];

/** Draws the panels of the state into a layer. */
class PanelPainter {
  constructor(layer, test, canvas) {
    this.test = test;
    this.panels = new Keyed(layer);
    this.crowd = new Crowd(canvas, test);
    this.shown = new Map();
    this.drawnCells = 0;
  }

  /** `seen` is the rectangle that the window shows, `scale` pixels a point. */
  draw(cursor, t, seen, scale) {
    const cells = this.visibleCells(cursor, t, seen);
    this.panels.begin();
    this.crowd.begin(seen, scale);
    this.drawnCells = 0;
    const views = [...cursor.views.keys()].map(Number).sort((a, b) => a - b);
    for (const view of views) this.panel(cursor, view, cells.get(String(view)).cells, scale, views);
    this.panels.end();
    this.crowd.end();
  }

  /** The cells that the window shows, by view: `[key, item, rect, cell, view, glide]`; each is the same array in every picture. */
  visibleCells(cursor, t, seen) {
    const byView = new Map();
    for (const [view, value] of cursor.views) byView.set(view, { frame: intersection(value.f, seen), cells: [] });
    const gliding = cursor.isGliding(t);
    let view, frame, cells;
    for (const [key, cell] of cursor.cells) {
      let shown = this.shown.get(key);
      if (!shown) {
        const [name, item] = key.split("/");
        this.shown.set(key, (shown = [key, Number(item), cell, cell, name, []]));
      }
      if (shown[4] !== view) ({ frame, cells } = byView.get((view = shown[4])) ?? {});
      if (!frame) continue;
      const rect = shown[2] = gliding ? cursor.rect(key, cell, t, shown[5]) : cell;
      if (rect[0] >= frame[0] + frame[2] || rect[0] + rect[2] <= frame[0] || rect[1] >= frame[1] + frame[3] || rect[1] + rect[3] <= frame[1]) continue;
      shown[3] = cell;
      cells.push(shown);
    }
    return byView;
  }

  panel(cursor, view, cells, scale, views) {
    const value = cursor.views.get(String(view));
    const [x, y, width, height] = value.f;
    const about = this.test.views[view] ?? { name: `view ${view}`, kind: "rows" };
    const node = this.panels.get(view, () => this.newPanel());
    put(node, { class: `panel ${about.kind}${value.target ? " target" : ""}` });
    for (const edge of [node.back, node.edge]) putRect(edge, x, y, width, height);
    this.heading(node, about, value, cursor, views);
    putRect(node.clip, x, y, width, height);
    put(node.clip, { viewBox: `${x} ${y} ${Math.max(width, 0.01)} ${Math.max(height, 0.01)}` });
    put(node.thumb, { visibility: value.thumb ? "visible" : "hidden" });
    if (value.thumb) putRect(node.thumb, ...value.thumb);
    this.gap(node, cursor.gaps.get(String(view)) ?? []);
    this.drawnCells += cells.length;
    const tiny = cells.length > 40 && cells[0][2][3] * scale < TINY_CELL;
    const crowded = cells.length > MANY_CELLS || tiny;
    this.crowd.clear(value.f);
    if (crowded) this.crowd.paint(cells, value.f);
    node.cells.begin();
    if (!crowded) for (const cell of cells) this.cell(node, cell, about, cursor);
    node.cells.end();
  }

  newPanel() {
    const node = shape("g");
    node.back = shape("rect.back", { rx: 6 });
    node.clip = shape("svg", { preserveAspectRatio: "none" });
    node.gapGroup = shape("g");
    node.cellGroup = shape("g");
    node.clip.append(node.gapGroup, node.cellGroup);
    node.edge = shape("rect.edge", { rx: 6 });
    node.thumb = shape("rect.thumb", { rx: 2 });
    node.title = shape("text.heading");
    node.append(node.back, node.clip, node.edge, node.thumb, node.title);
    node.gaps = new Keyed(node.gapGroup);
    node.cells = new Keyed(node.cellGroup);
    return node;
  }

  /** A view's title lies above it, where nothing else does; else in its upper corner. */
  heading(node, about, value, cursor, views) {
    const [x, y, width] = value.f;
    const free = y - 20 >= this.test.bounds[1] && !views.some((other) => {
      const frame = cursor.views.get(String(other))?.f;
      return frame && frame !== value.f && frame[0] < x + width && frame[0] + frame[2] > x && frame[1] < y && frame[1] + frame[3] > y - 18;
    });
    const words = about.title || about.name;
    const count = value.n > 1 ? ` · ${value.n.toLocaleString("en")}` : "";
    put(node.title, { x: free ? x + 2 : x + width - 8, y: free ? y - 7 : y + 14, "text-anchor": free ? "start" : "end", class: free ? "heading" : "heading inside", text: fitted(words, width) + count });
  }

  gap(node, rects) {
    node.gaps.begin();
    rects.forEach((rect, k) => {
      const mark = node.gaps.get(k, () => shape("rect.gap", { rx: 5 }));
      putRect(mark, rect[0] + 2, rect[1] + 2, rect[2] - 4, rect[3] - 4);
    });
    node.gaps.end();
  }

  cell(node, [key, item, [x, y, width, height], [, , , , state, selected]], about, cursor) {
    const share = cursor.progress.get(key);
    const cell = node.cells.get(key, () => this.newCell(about.kind));
    put(cell, { transform: moved(x, y) });
    const menu = cursor.menus.has(key) ? " menu" : "";
    put(cell, { class: `cell t${this.test.tint(item)} ${CELL_STATES[state] ?? "rests"}${selected ? " selected" : ""}${menu}` });
    const size = `${width} ${height} ${share}`;
    if (cell.size === size) return;
    cell.size = size;
    const tile = about.kind === "tiles";
    const inset = tile ? 1.5 : 0;
    putRect(cell.ground, inset, inset, width - 2 * inset, height - 2 * inset);
    const big = height >= 20 && width >= 26;
    if (tile) {
      putRect(cell.swatch, 1.5, 1.5, width - 3, Math.max(0, big ? height - 24 : height - 3));
      put(cell.label, { x: width / 2, y: height - 8, text: big ? fitted(this.test.title(item), width - 8, 6.2) : "" });
    } else {
      const side = Math.min(18, height - 8);
      putRect(cell.swatch, 12, (height - side) / 2, side, side);
      put(cell.label, { x: 22 + side, y: height / 2 + 4.5 });
      const details = (about.kind === "table" && this.test.items[item]?.details) || [];
      put(cell.label, { text: big ? fitted(this.test.title(item), (details.length ? width / 2 : width) - 30 - side) : "" });
      put(cell.more, { x: width - 12, y: height / 2 + 4.5, text: big ? fitted(details.join("   "), width / 2 - 16, 6) : "" });
    }
    put(cell.load, { visibility: share == null ? "hidden" : "visible" });
    if (share != null) putRect(cell.load, 0, height - 4, width * share, 4);
  }

  newCell(kind) {
    const cell = shape("g");
    cell.ground = shape("rect.ground", { rx: kind === "tiles" ? 9 : 0 });
    cell.swatch = shape("rect.swatch", { rx: kind === "tiles" ? 7 : 5 });
    cell.label = shape("text.label", { "text-anchor": kind === "tiles" ? "middle" : "start" });
    cell.more = shape("text.more", { "text-anchor": "end" });
    cell.load = shape("rect.load", { rx: 2 });
    cell.append(cell.ground, cell.swatch, cell.label, cell.more, cell.load);
    return cell;
  }
}

/** The part that two rectangles share, or null. */
function intersection(a, b) {
  const x = Math.max(a[0], b[0]), y = Math.max(a[1], b[1]);
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - x, height = Math.min(a[1] + a[3], b[1] + b[3]) - y;
  return width > 0 && height > 0 ? [x, y, width, height] : null;
}
