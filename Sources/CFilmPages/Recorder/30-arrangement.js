// Where the cells of a view lie, and the gap between them that a point means.

function contains([x, y, width, height], [px, py]) {
  return px >= x && px < x + width && py >= y && py < y + height;
}

function meets([x, y, width, height], [ox, oy, otherWidth, otherHeight]) {
  return x < ox + otherWidth && ox < x + width && y < oy + otherHeight && oy < y + height;
}

/** The distance from a point to a rectangle, squared; 0 inside. */
function squaredDistance([x, y, width, height], [px, py]) {
  return Math.max(x - px, 0, px - x - width) ** 2 + Math.max(y - py, 0, py - y - height) ** 2;
}

/** The cells of a view in the viewport: section below section, each with its header, insets and footer. */
class Arrangement {
  constructor({ frame, layout }, sections) {
    const [x, y, width, height] = frame, { inset = 0, header = 0, footer = 0, gap = 0 } = layout;
    this.frame = frame;
    this.cell = layout.kind === "whole" ? [width, height] : [layout.width ?? width - 2 * inset, layout.height];
    this.step = this.cell.map((extent) => extent + gap);
    this.left = x + inset;
    // Three cells of a third of the width fit, whatever the rounding.
    const fitting = Math.max(1, Math.floor((width - 2 * inset + gap + 1e-6) / this.step[0]));
    this.columns = layout.kind !== "grid" ? 1 : layout.columns && layout.columns !== "auto" ? Number(layout.columns) : fitting;
    let top = y;
    this.bands = sections.map(({ length }) => {
      const first = top + header + inset, last = first + Math.max(0, Math.ceil(length / this.columns) * this.step[1] - gap);
      const band = { top, first, last, count: length, bottom: last + inset + footer };
      top = band.bottom;
      return band;
    });
  }

  frameOf(section, index) {
    const { left, columns, cell, step } = this;
    return [left + (index % columns) * step[0], this.bands[section].first + Math.floor(index / columns) * step[1], ...cell];
  }

  /** All cells in order: `{ section, index, frame }`. */
  cells() {
    return this.bands.flatMap(({ count }, section) => Array.from({ length: count }, (_, index) => ({ section, index, frame: this.frameOf(section, index) })));
  }

  /** The gap that a point means, `[section, index]`, as the resolver `nearest` finds it; nothing where no cell is in sight. */
  gapAt(point) {
    const seen = this.cells().filter(({ frame }) => meets(frame, this.frame));
    const under = seen.find(({ frame }) => contains(frame, point));
    const edge = this.flatSection(point) ?? (under ? undefined : this.edge(point) ?? this.restOfLine(point));
    return edge ?? this.nearerSide(point, under ?? nearestCell(point, seen));
  }

  /** A section without items and height gets the points at its place. */
  flatSection([, y]) {
    const section = this.bands.findIndex(({ top, bottom, count }) => !count && bottom - top < 1e-6 && Math.abs(top - y) < 1e-6);
    return section < 0 ? undefined : [section, 0];
  }

  /** Above the lines of a section is its start, below them its end. */
  edge([, y]) {
    const section = Math.max(0, this.bands.filter(({ top }) => top <= y).length - 1), { first, last, count } = this.bands[section];
    if (!count || y < first) return [section, 0];
    return y >= last ? [section, count] : undefined;
  }

  /** Behind the last cell of a line is behind that cell. */
  restOfLine([x, y]) {
    if (this.columns === 1) return undefined;
    const section = this.bands.findIndex(({ first, last }) => y >= first && y < last);
    if (section < 0) return undefined;
    const line = Math.floor((y - this.bands[section].first) / this.step[1]);
    const index = Math.min((line + 1) * this.columns, this.bands[section].count) - 1, frame = this.frameOf(section, index);
    const isBehind = y < frame[1] + frame[3] && x >= frame[0] + frame[2];
    return isBehind && meets(frame, this.frame) ? [section, index + 1] : undefined;
  }

  /** Before or behind a cell: along its line, or across the lines where it fills its line. The middle is behind. */
  nearerSide([px, py], cell) {
    if (!cell) return undefined;
    const [x, y, width, height] = cell.frame, isBefore = this.columns > 1 ? px < x + width / 2 : py < y + height / 2;
    return [cell.section, cell.index + (isBefore ? 0 : 1)];
  }
}

/** The nearest cell; of several at one distance the first. */
function nearestCell(point, cells) {
  let found, least = Infinity;
  for (const cell of cells) {
    const distance = squaredDistance(cell.frame, point);
    if (distance < least) [found, least] = [cell, distance];
  }
  return found;
}
