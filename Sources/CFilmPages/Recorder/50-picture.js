// The picture: the views of a scene with their items and gaps, what is lifted, and the ways of the pointers.

function drawn(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** A card with a name, at the origin. */
function drawnCard(kind, name, [width, height]) {
  const ground = drawn("rect", { x: 1.5, y: 1.5, width: Math.max(0, width - 3), height: Math.max(0, height - 3), rx: 7 });
  return drawn("g", { class: kind }, ground, drawn("text", { x: 12, y: height / 2 + 4.5 }, name));
}

/** The marks of what a drop would do where it is not a plain move. */
const BADGES = { copy: "M-4.5 0H4.5M0-4.5V4.5", forbidden: "M-4-4 4 4M4-4-4 4" };

class ScenePicture {
  constructor(stage) {
    this.stage = stage;
    this.cards = drawn("g", {});
    this.ways = drawn("g", {});
    this.contacts = new Map();
  }

  /** Draws the views of a scene, without items. */
  open({ viewport: [width, height], views }) {
    this.stage.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.stage.replaceChildren();
    this.parts = new Map(views.map((view) => {
      const [x, y, w, h] = view.frame;
      const part = drawn("svg", { x, y, width: w, height: h, viewBox: `${x} ${y} ${w} ${h}` });
      this.stage.append(drawn("rect", { class: "view", x, y, width: w, height: h, rx: 8 }), part, drawn("text", { class: "name", x: x + 2, y: y - 6 }, view.isCollection ? view.name : ""));
      return [view, { part, items: new Map() }];
    }));
    this.stage.append(this.cards, this.ways);
  }

  /** Draws what a preview shows. */
  show(preview) {
    for (const [view, drawing] of this.parts) this.showItems(view, drawing, preview);
    this.showLifted(preview);
  }

  /** Items keep their elements, so that they glide where a gap opens. */
  showItems(view, { part, items }, preview) {
    const shown = preview.shown(view), lifted = this.lifted(preview).filter(({ item }) => item.view === view).map(({ item }) => item.name);
    const seen = new Map(), gaps = [];
    for (const { section, index, frame } of new Arrangement(view, shown).cells()) {
      if (!meets(frame, view.frame)) continue;
      const name = shown[section][index];
      if (name === GAP) gaps.push(drawn("rect", { class: "gap", x: frame[0] + 3, y: frame[1] + 3, width: Math.max(0, frame[2] - 6), height: Math.max(0, frame[3] - 6), rx: 6 }));
      else seen.set(name, frame);
    }
    for (const [name, node] of items) {
      if (!seen.has(name)) node.remove(), items.delete(name);
    }
    for (const node of part.querySelectorAll(".gap")) node.remove();
    for (const [name, [x, y, ...size]] of seen) {
      const node = items.get(name) ?? drawnCard("item", name, size);
      node.style.transform = `translate(${x}px, ${y}px)`;
      node.classList.toggle("away", lifted.includes(name));
      if (!items.has(name)) part.append(node), items.set(name, node);
    }
    part.prepend(...gaps);
  }

  /** The presses whose item is up. */
  lifted(preview) {
    return [...preview.presses.values()].filter(({ state }) => state === "lifted" || state === "carrying");
  }

  showLifted(preview) {
    this.cards.replaceChildren(...this.lifted(preview).map((press) => {
      const { item: { name, frame: [, , ...size] }, at, grip } = press, [x, y] = [at[0] - grip[0], at[1] - grip[1]];
      const card = drawnCard("lifted", name, size), badge = BADGES[preview.operation(press)];
      card.setAttribute("transform", `translate(${x} ${y})`);
      // It stays in sight where the item is half outside.
      const corner = [Math.min(x + size[0] - 6, preview.scene.viewport[0] - 12) - x, Math.max(y + 6, 12) - y];
      if (badge) card.append(drawn("g", { class: "badge", transform: `translate(${corner.join(" ")})` }, drawn("circle", { r: 9 }), drawn("path", { d: badge })));
      return card;
    }));
  }

  clearWays() {
    this.ways.replaceChildren();
    this.contacts.clear();
  }

  /** A pointer is pressed: its way begins. */
  beginWay(id) {
    const contact = { points: [], way: drawn("polyline", { class: "way" }), dot: drawn("circle", { class: "contact", r: 18 }) };
    this.ways.append(contact.way, contact.dot);
    this.contacts.set(id, contact);
  }

  goOn(id, x, y) {
    const contact = this.contacts.get(id);
    if (!contact) return;
    contact.points.push(`${x},${y}`);
    contact.way.setAttribute("points", contact.points.join(" "));
    contact.dot.setAttribute("cx", x);
    contact.dot.setAttribute("cy", y);
  }

  endWay(id) {
    this.contacts.get(id)?.dot.remove();
    this.contacts.delete(id);
  }
}
