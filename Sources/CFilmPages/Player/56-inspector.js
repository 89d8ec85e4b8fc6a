// The inspector of a moment: sessions, items, orders, timers, and what each policy was asked.

class Inspector {
  constructor(host, player) {
    this.player = player;
    this.element = el("div.inspector", { tabindex: 0, role: "region", label: "State at this moment" });
    host.replaceChildren(this.element);
  }

  show(test) {
    this.test = test;
    const key = test.chunk(0)?.key?.orders ?? {};
    this.before = new Map(Object.entries(key));
    this.written = null;
  }

  draw(cursor, t, entry) {
    if (!this.element.clientHeight) return;
    const part = (title, content, empty) => el("section", {}, el("h3", { text: title }), content.length ? content : el("p.quiet", { text: empty }));
    this.element.replaceChildren(
      part("Sessions", this.sessions(cursor), this.hadSession(t) ? "No session any more." : "No session yet."),
      part("Items", this.items(cursor, t), "Nothing is carried, and nothing loads."),
      part("Orders", this.orders(cursor), "No collection."),
      part("Timers", this.timers(cursor, t), "No timer is pending."),
      part("Policies", this.policies(entry), "No policy was asked yet."));
  }

  facts(pairs) {
    return el("dl", {}, pairs.filter(([, value]) => value != null && value !== "").flatMap(([name, value]) => [el("dt", { text: name }), el("dd", { text: value })]));
  }

  hadSession(t) {
    return this.test.lanes.some((lane) => lane.of === "session" && lane.spans[0]?.[0] <= t);
  }

  sessions(cursor) {
    return [...cursor.sessions].map(([id, s]) => el("div.card", {},
      el("p.lead", {}, el("strong", { text: `Session ${id}` }), " ", el("span.state", { style: `background:var(--s-${s.state})`, text: s.state })),
      this.facts([
        ["proposal", [s.op, s.intent === "unspecified" ? "" : s.intent].filter(Boolean).join(" ")],
        ["at", s.at === "none" ? "" : s.at], ["was", s.was], ["why", s.words ?? s.why],
        ["over", s.destination == null ? "" : this.test.viewName(s.destination)],
        ["drop session", s.visit], ["pointer", this.test.pointers[s.pointer]?.name],
        ["items", (s.items ?? []).slice(0, 50).map(([view, item]) => `${this.test.viewName(view)}#${this.test.itemName(item)}`).join(", ")],
      ])));
  }

  items(cursor, t) {
    const carried = new Map();
    for (const s of cursor.sessions.values()) for (const [view, item] of (s.items ?? []).slice(0, 100)) carried.set(item, view);
    const loads = this.test.loads.filter((load) => load.start <= t).slice(-100);
    for (const load of loads) if (!carried.has(load.item)) carried.set(load.item, load.view);
    return [...carried].map(([item, view]) => {
      const own = loads.filter((load) => load.item === item).slice(-3);
      return el("div.card", {},
        el("p.lead", {}, el("span", { class: `tint t${this.test.tint(item)}` }), el("strong", { text: this.test.itemName(item) }), " ", el("span.quiet", { text: this.test.viewName(view) })),
        this.facts([["types", (this.test.items[item]?.types ?? []).join(", ")]]),
        own.map((load) => this.load(load, t)));
    });
  }

  load(load, t) {
    const ended = load.end != null && load.end <= t;
    const share = ended ? 1 : (load.progress ?? []).filter(([time]) => time <= t).at(-1)?.[1];
    const words = !ended ? `loads since ${spokenTime(t - load.start)}` : load.error ? `failed: ${load.error}` : `loaded in ${spokenTime(load.end - load.start)}`;
    return el("p", { class: `loading${ended && load.error ? " failed" : ""}` },
      el("span", { text: `${load.type ?? "data"}: ${words}` }),
      el("progress", { max: 1, value: share, label: `Load of ${this.test.itemName(load.item)}` }));
  }

  orders(cursor) {
    return [...cursor.orders].map(([view, now]) => {
      const { before, now: rows } = comparedOrders(this.before.get(view) ?? [], now, this.player.survey.dragged);
      const moved = rows.flat().filter((row) => row.change).length + before.flat().filter((row) => row.change === "gone").length;
      const column = (name, sections) => el("div.order", {}, el("h4", { text: name }), sections.map((section, s) => [
        sections.length > 1 ? el("p.quiet", { text: `section ${s}` }) : null,
        el("ol", {}, section.slice(0, 200).map((row) => el("li", { class: row.change || null },
          el("span", { text: this.test.itemName(row.item) }), row.change ? el("span.mark", { text: ` ${row.change}` }) : null))),
        section.length > 200 ? el("p.quiet", { text: `and ${counted(section.length - 200, "item")} more` }) : null,
      ]));
      const name = this.test.viewName(view);
      return el("details", { open: moved > 0 || cursor.orders.size < 3 },
        el("summary", {}, el("strong", { text: name }), " ", el("span.quiet", { text: moved ? `${counted(moved, "item")} changed` : "as it was" })),
        el("div.orders", {}, column("before", before), column("now", rows)));
    });
  }

  timers(cursor, t) {
    if (!cursor.timers.size) return [];
    return [this.facts([...cursor.timers].sort((a, b) => a[1] - b[1]).slice(0, 100).map(([name, due]) => [name, due > t ? `in ${spokenTime(due - t)}` : "due now"]))];
  }

  /** The last callbacks up to an entry: who was asked, what, and the answer. */
  policies(entry) {
    const callback = this.test.kind("callback");
    const asked = [];
    for (let e = entry; e >= 0 && asked.length < 24 && e > entry - 2000; e--) {
      const line = this.test.entry(e);
      if (line?.[1] === callback) asked.push([e, line, this.test.answer(e)]);
    }
    if (!asked.length) return [];
    return [el("ol.asked", {}, asked.map(([e, line, answer]) => el("li", {},
      el("button.link", { onclick: () => this.player.seekEntry(e) }, el("span.time", { text: traceTime(line[0]) }), " ", el("span", { text: line[2] })),
      answer ? el("span.answer", { text: `→ ${answer}` }) : null)))];
  }
}
