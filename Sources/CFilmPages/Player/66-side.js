// The panel of details: script, inspector, comparison and copies.

/** Script, inspector, comparison and copies, one at a time. */
class SidePanel {
  constructor(host, player) {
    this.player = player;
    this.tabs = new Map();
    const list = el("div.tabs", { role: "tablist", label: "Details" });
    host.append(list);
    for (const [id, name] of [["script", "Script"], ["inspector", "Inspector"], ["compare", "Compare"], ["copy", "Copy"]]) {
      const panel = el("div", { class: `tab ${id}`, role: "tabpanel", id: `tab-${id}`, "aria-labelledby": `to-${id}` });
      const tab = el("button", { role: "tab", id: `to-${id}`, "aria-controls": `tab-${id}`, text: name, onclick: () => this.open(id), onkeydown: (event) => this.key(event, id) });
      this.tabs.set(id, { tab, panel });
      list.append(tab);
      host.append(panel);
    }
    this.source = new SourceView(this.tabs.get("script").panel, player);
    this.inspector = new Inspector(this.tabs.get("inspector").panel, player);
    this.compare = new CompareView(this.tabs.get("compare").panel, player);
    this.copying = new CopyView(this.tabs.get("copy").panel, player);
    this.open("script");
  }

  open(id) {
    if (!this.tabs.has(id) || this.tabs.get(id).tab.hidden) return;
    this.chosen = id;
    for (const [name, { tab, panel }] of this.tabs) {
      tab.setAttribute("aria-selected", String(name === id));
      tab.tabIndex = name === id ? 0 : -1;
      panel.hidden = name !== id;
    }
    if (!this.player.test) return;
    this.drawn = null;
    if (id === "copy") this.copying.draw();
    this.player.ask();
  }

  key(event, id) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const ids = [...this.tabs.keys()].filter((name) => !this.tabs.get(name).tab.hidden);
    const next = ids[(ids.indexOf(id) + by + ids.length) % ids.length];
    this.open(next);
    this.tabs.get(next).tab.focus();
  }

  show(test) {
    this.tabs.get("compare").tab.hidden = !test.against;
    this.source.show(test);
    this.inspector.show(test);
    this.compare.show(test);
    this.copying.show(test);
    if (!test.against && this.chosen === "compare") this.open("script");
    this.drawn = null;
  }

  draw() {
    const { player } = this;
    const entry = player.test.entry(player.entry);
    const failure = player.atFailure?.after ?? player.atFailure;
    if (failure?.file >= 0) this.source.mark(failure.file, failure.line);
    else this.source.mark(entry?.[6], entry?.[7]);
    if (this.chosen === "compare") this.compare.mark(player.entry);
    if (this.chosen !== "inspector") return;
    // While it plays the inspector follows ten times a second.
    const now = performance.now();
    const mark = `${player.position.c} ${player.position.i} ${player.entry} ${player.t}`;
    if (this.drawn === mark || (player.rate !== 0 && now - (this.inspected ?? 0) < 100)) return;
    this.drawn = mark;
    this.inspected = now;
    this.inspector.draw(player.cursor, player.t, player.entry);
  }
}
