// What lies above the views: what is carried or flies, springs, menus, the ghost of what was expected, and the pointers.

class OverlayPainter {
  constructor(layer, test) {
    this.test = test;
    this.layers = {};
    for (const name of ["ghosts", "springs", "menus", "flights", "carried", "trails", "pointers"]) {
      const group = shape("g", { class: name });
      layer.append(group);
      this.layers[name] = new Keyed(group);
    }
  }

  draw(cursor, t, trails, ghost) {
    for (const layer of Object.values(this.layers)) layer.begin();
    this.ghost(cursor, t, ghost);
    for (const [session, spring] of cursor.springs) this.spring(cursor, t, session, spring);
    for (const [key] of cursor.menus) this.menu(cursor, t, key);
    for (const [session, flight] of cursor.flights) this.flight(t, session, flight, this.isOfTiles(cursor, session));
    for (const [session, stack] of cursor.carried) this.stack(this.layers.carried, session, stack.at, stack, this.isOfTiles(cursor, session), 1, 1);
    for (const [pointer, value] of cursor.pointers) this.pointer(Number(pointer), value, trails.get(pointer) ?? []);
    for (const layer of Object.values(this.layers)) layer.end();
  }

  /** Returns whether what a session carries comes from a view of tiles: its cards are drawn as they lay there. */
  isOfTiles(cursor, session) {
    const [view] = cursor.sessions.get(session)?.items?.at(-1) ?? [];
    return this.test.views[view]?.kind === "tiles";
  }

  /** A stack of cards with its count and badge. */
  stack(layer, session, at, { cards, n, badge }, isTile, opacity, size) {
    const node = layer.get(session, () => {
      const made = shape("g.stack");
      made.cardGroup = shape("g");
      made.cards = new Keyed(made.cardGroup);
      made.badge = shape("g.badge");
      made.badge.append(shape("circle", { r: 10 }), made.badge.sign = shape("path"));
      made.count = shape("g.count");
      made.count.append(made.count.pill = shape("rect", { height: 20, rx: 10, y: -10 }), made.count.words = shape("text", { "text-anchor": "middle", y: 4.5 }));
      made.append(made.cardGroup, made.badge, made.count);
      return made;
    });
    put(node, { transform: `${moved(at[0], at[1])} scale(${round2(size)})`, opacity });
    node.cards.begin();
    let width = 40, height = 40;
    cards.forEach(([item, w, h, turn], k) => {
      const card = node.cards.get(k, () => {
        const made = shape("g");
        made.append(made.ground = shape("rect.ground", { rx: 8 }), made.swatch = shape("rect.swatch", { rx: 5 }), made.label = shape("text.label"));
        return made;
      });
      put(card, { class: `card t${this.test.tint(item)}`, transform: `rotate(${round2(turn)})` });
      putRect(card.ground, -w / 2, -h / 2, w, h);
      const side = Math.max(0, Math.min(18, h - 8, w - 8));
      putRect(card.swatch, isTile ? -w / 2 + 2 : -w / 2 + 12, isTile ? -h / 2 + 2 : -side / 2, isTile ? w - 4 : side, isTile ? h - 26 : side);
      put(card.label, { x: isTile ? -w / 2 + 8 : -w / 2 + 22 + side, y: isTile ? round2(h / 2 - 8) : 4.5, text: fitted(this.test.title(item), isTile ? w - 12 : w - 30 - side) });
      [width, height] = [w, h];
    });
    node.cards.end();
    const right = width / 2, top = -height / 2;
    put(node.badge, { class: `badge ${badge || "none"}`, transform: moved(right - 2, -top - 2) });
    put(node.badge.sign, { d: badge === "plus" ? "M-5 0H5M0 -5V5" : badge === "forbidden" ? "M-4 -4L4 4M-4 4L4 -4" : "" });
    const words = String(n);
    put(node.count, { visibility: n > 1 ? "visible" : "hidden", transform: moved(right - 2, top + 2) });
    const pill = 12 + 8 * words.length;
    put(node.count.pill, { x: -pill / 2, width: pill });
    put(node.count.words, { text: words });
  }

  flight(t, session, flight, isTile) {
    const share = flight.over > 0 ? Math.min(1, Math.max(0, (t - flight.start) / flight.over)) : 1;
    if (t >= flight.start + flight.over) return;
    const s = 1 - (1 - share) ** 3;
    const center = flight.to ? [flight.to[0] + flight.to[2] / 2, flight.to[1] + flight.to[3] / 2] : flight.from;
    const at = [flight.from[0] + (center[0] - flight.from[0]) * s, flight.from[1] + (center[1] - flight.from[1]) * s];
    this.stack(this.layers.flights, session, at, flight, isTile, flight.to ? 1 - s * 0.25 : 1 - s, flight.to ? 1 : 1 + 0.1 * s);
  }

  spring(cursor, t, session, [view, item, flashing]) {
    const key = `${view}/${item}`;
    const cell = cursor.cells.get(key);
    const rect = item >= 0 && cell ? cursor.rect(key, cell, t) : cursor.views.get(String(view))?.f;
    if (!rect) return;
    const node = this.layers.springs.get(session, () => shape("rect", { rx: 7 }));
    put(node, { class: flashing ? "spring flashing" : "spring" });
    putRect(node, rect[0] - 2, rect[1] - 2, rect[2] + 4, rect[3] + 4);
  }

  menu(cursor, t, key) {
    const [view, item] = key.split("/");
    const cell = cursor.cells.get(key);
    const rect = cell ? cursor.rect(key, cell, t) : cursor.views.get(view)?.f;
    if (!rect) return;
    const node = this.layers.menus.get(key, () => shape("g.context", {},
      shape("rect", { width: 132, height: 70, rx: 10 }),
      shape("path", { d: "M14 38H92M14 54H74" }),
      shape("text", { x: 14, y: 22, text: fitted(`Menu of ${this.test.title(item)}`, 116, 6.4) })));
    put(node, { transform: moved(rect[0] + Math.min(24, rect[2] / 4), rect[1] + rect[3] - 4) });
  }

  pointer(pointer, [x, y, pressed, state], trail) {
    const name = this.test.pointers[pointer]?.name ?? `pointer ${pointer}`;
    const color = `p${pointer % 6}`;
    if (trail.length > 1) {
      const line = this.layers.trails.get(pointer, () => shape("polyline"));
      put(line, { class: `trail ${color}`, points: trail.map((point) => `${round2(point[0])},${round2(point[1])}`).join(" ") });
    }
    const node = this.layers.pointers.get(pointer, () => {
      const made = shape("g");
      made.append(
        made.press = shape("circle.press", { r: 19 }), shape("circle.dot", { r: 7.5 }),
        made.plate = shape("rect.plate", { x: 13, y: 9, height: 19, rx: 9.5 }), made.words = shape("text", { x: 21, y: 22.5 }));
      return made;
    });
    put(node, { class: `pointer ${color}${pressed ? " pressed" : ""}${this.test.pointers[pointer]?.seat ? " seat" : ""}`, transform: moved(x, y) });
    const words = fitted(state && state !== "idle" ? `${name} · ${state}` : name, 190);
    put(node.words, { text: words });
    put(node.plate, { width: 16 + 6.1 * words.length });
  }

  /** What was expected, over what is. */
  ghost(cursor, t, ghost) {
    if (!ghost) return;
    const layer = this.layers.ghosts;
    (ghost.rects ?? []).forEach((rect, k) => {
      const node = layer.get(`gap ${k}`, () => shape("g.ghost", {}, shape("rect", { rx: 6 }), shape("text", { "text-anchor": "middle", text: ghost.order ? "" : "expected gap" })));
      putRect(node.firstChild, rect[0] + 1, rect[1] + 1, rect[2] - 2, rect[3] - 2);
      put(node.lastChild, { x: rect[0] + rect[2] / 2, y: rect[1] + rect[3] / 2 + 4 });
    });
    if (!ghost.order) return;
    const rectOf = (item) => {
      const key = `${ghost.view}/${item}`;
      const cell = cursor.cells.get(key);
      return cell && cursor.rect(key, cell, t);
    };
    for (const { item, rect } of orderGhost(ghost.order, cursor.orders.get(String(ghost.view)) ?? [], rectOf)) {
      const [x, y, width, height] = rect;
      const name = this.test.title(item);
      const words = fitted(width > 280 ? `expected ${name}` : name, Math.max(40, width / 2), 6.4);
      const node = layer.get(`item ${item}`, () => shape("g.ghost", {}, shape("rect", { rx: 6 }), shape("rect.plate", { rx: 9, height: 18 }), shape("text", { "text-anchor": "end" })));
      const [outline, plate, text] = node.children;
      putRect(outline, x + 1.5, y + 1.5, width - 3, height - 3);
      const long = 14 + 7.2 * words.length;
      put(plate, { x: x + width - 6 - long, y: y + height / 2 - 9, width: long });
      put(text, { x: x + width - 13, y: y + height / 2 + 4, text: words });
    }
  }
}
