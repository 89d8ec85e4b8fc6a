// Elements that are kept between two pictures: only what differs is written, only what is gone is removed.

class Keyed {
  constructor(parent) {
    this.parent = parent;
    this.nodes = new Map();
    this.round = 0;
  }

  begin() {
    this.round += 1;
  }

  /** The node of a key, made where there is none; it stays in this round. */
  get(key, make) {
    let node = this.nodes.get(key);
    if (!node) {
      node = make();
      node.drawn = {};
      this.nodes.set(key, node);
      this.parent.append(node);
    }
    node.round = this.round;
    return node;
  }

  end() {
    for (const [key, node] of this.nodes) {
      if (node.round === this.round) continue;
      node.remove();
      this.nodes.delete(key);
    }
  }
}

/** Writes attributes that differ from what was written last; numbers have two decimals at most. */
function put(node, values) {
  node.drawn ??= {};
  for (const name in values) {
    const value = typeof values[name] === "number" ? round2(values[name]) : values[name];
    if (node.drawn[name] === value) continue;
    node.drawn[name] = value;
    if (name === "text") node.textContent = value;
    else node.setAttribute(name, value);
  }
}

/** Places and sizes an SVG rect. */
function putRect(node, x, y, width, height) {
  put(node, { x, y, width: Math.max(0, width), height: Math.max(0, height) });
}

function round2(x) {
  return Math.round(x * 100) / 100;
}

/** A color of the page's style as a canvas takes it, or "" where there is none of the name. */
function pageColor(name) {
  if (!pageColors.has(name)) {
    const probe = byId("live"), style = getComputedStyle(probe);
    probe.style.outlineColor = `var(--${name})`;
    pageColors.set(name, style.getPropertyValue(`--${name}`) && style.outlineColor);
  }
  return pageColors.get(name);
}

/** The colors that were asked for, until the theme changes. */
const pageColors = new Map();

/** A move, as SVG's attribute `transform` writes it. */
function moved(x, y) {
  return `translate(${round2(x)} ${round2(y)})`;
}
