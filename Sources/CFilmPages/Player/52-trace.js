// The trace: one line an event, filtered by view, session, kind and words.

class TraceView {
  constructor(host, player) {
    this.player = player;
    this.list = new LongList({ label: "Events", height: 24, id: "events", draw: (row, k) => this.line(row, k), choose: (k) => player.seekEntry(this.entryAt(k)) });
    this.count = el("span.quiet", { id: "trace-count" });
    this.views = el("select", { label: "View", onchange: () => this.filter() });
    this.sessions = el("select", { label: "Session", onchange: () => this.filter() });
    this.kinds = el("div.chips", { role: "group", label: "Kinds" });
    this.words = el("input", { type: "search", placeholder: "Filter", label: "Words", spellcheck: "false", oninput: () => this.later() });
    host.replaceChildren(
      el("div.bar", {}, el("h2", { text: "Trace" }), this.count, this.words, this.views, this.sessions), this.kinds, this.list.element);
  }

  show(test) {
    this.test = test;
    this.hidden = new Set();
    this.shown = null;
    this.words.value = "";
    const option = (value, text) => el("option", { value, text });
    this.views.replaceChildren(option(-2, "all views"), ...test.views.map((view, k) => option(k, view.name)));
    const sessions = test.lanes.filter((lane) => lane.of === "session");
    this.sessions.replaceChildren(option(-1, "all sessions"), ...sessions.slice(0, 500).map((lane) => option(lane.id, lane.name)));
    this.kinds.replaceChildren();
    this.list.show(test.entryCount, -1);
    this.tellCount();
  }

  /** Offers the kinds that the trace has, once it was read. */
  showKinds(survey) {
    const present = new Set(survey.kind);
    this.kinds.replaceChildren(...this.test.kinds.map((name, kind) => present.has(kind) && el("button", {
      type: "button", class: `chip k${kind}`, "aria-pressed": String(!this.hidden.has(kind)), text: name,
      onclick: (event) => {
        if (!this.hidden.delete(kind)) this.hidden.add(kind);
        event.currentTarget.setAttribute("aria-pressed", String(!this.hidden.has(kind)));
        this.filter();
      },
    })).filter(Boolean));
    if (this.hidden.size || this.words.value) this.filter();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.filter(), 120);
  }

  filter() {
    const words = this.words.value.trim().toLowerCase();
    let found = this.player.survey.filtered({ kinds: this.hidden, view: Number(this.views.value), session: Number(this.sessions.value) });
    if (words) {
      found = (found ?? Array.from({ length: this.test.entryCount }, (_, e) => e))
        .filter((e) => this.test.entry(e)?.[2].toLowerCase().includes(words));
    }
    this.shown = found;
    this.list.show(found ? found.length : this.test.entryCount, this.lineOf(this.player.entry));
    this.tellCount();
  }

  tellCount() {
    const all = this.test.entryCount;
    this.count.textContent = this.shown ? `${this.shown.length.toLocaleString("en")} of ${counted(all, "event")}` : counted(all, "event");
  }

  entryAt(k) {
    return this.shown ? this.shown[k] : k;
  }

  lineOf(entry) {
    return this.shown ? lastAtMost(this.shown, entry) : entry;
  }

  mark(entry) {
    this.list.mark(this.lineOf(entry));
  }

  line(row, k) {
    const e = this.entryAt(k);
    const entry = this.test.entry(e);
    if (!row.time) row.replaceChildren(row.time = el("span.time"), row.dot = el("span"), row.text = el("span.text"), row.answer = el("span.answer"));
    const answer = this.test.answer(e);
    row.time.textContent = traceTime(entry[0]);
    row.text.textContent = entry[2];
    row.answer.textContent = answer ? `→ ${answer}` : "";
    row.dot.className = `dot k${entry[1]}`;
    row.dot.title = this.test.kinds[entry[1]] ?? "";
    row.title = answer ? `${entry[2]}\n→ ${answer}` : entry[2];
    row.classList.toggle("failing", this.player.failingEntries.has(e));
    row.classList.toggle("in-span", Boolean(this.player.span) && entry[0] >= this.player.span[0] && entry[0] <= this.player.span[1]);
  }
}
