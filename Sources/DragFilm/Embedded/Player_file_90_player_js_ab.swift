// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/90-player.js.
extension EmbeddedFiles.Player {
  /// A part of `90-player.js`.
  static let file_90_player_js_ab = ###"""
  setSpan(end) {
    const whole = [0, Math.max(this.test.duration, this.axis.duration)];
    const span = [...(this.span ?? whole)];
    span[end] = this.t;
    if (span[0] > span[1]) span[1 - end] = whole[1 - end];
    this.choose(...span);
    this.say(`Span from ${spokenTime(span[0])} to ${spokenTime(span[1])}.`);
  }

  copySpan(form) {
    this.side.open("copy");
    this.side.copying.copy(form);
  }

  get link() {
    const last = (this.reel.frame(this.reel.at(this.t))?.[1] ?? 0) - 1;
    return writeLink({ t: this.t, entry: this.entry === last ? undefined : this.entry, test: this.film.key(this.test) });
  }

  /** Keeps the address up to date while nothing plays. */
  settle() {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.test && this.rate === 0 && this.write(), 150);
  }

  /** Writes the moment into the address. */
  write() {
    history.replaceState(null, "", this.link);
    this.written = location.hash;
  }

  async copyLink() {
    this.write();
    try {
      await navigator.clipboard.writeText(location.href);
      this.say("Copied a link to this moment.");
    } catch {
      this.say("The address bar has a link to this moment.");
    }
  }

  /** What paper gets: the moment, the failure, the script, and the events around the moment. */
  print() {
    if (!this.test) return;
    const first = Math.max(0, this.entry - 120), rows = [];
    for (let e = first; e < Math.min(this.test.entryCount, first + 240); e++) {
      const entry = this.test.entry(e);
      if (entry) rows.push(el("li", { class: e === this.entry ? "current" : null, text: `${traceTime(entry[0])} ${entry[2]}` }));
    }
    byId("printed").replaceChildren(
      el("h2", { text: "Script" }), el("pre", { text: this.test.sources[0]?.text ?? "" }), el("h2", { text: "Trace" }), el("ol", { start: first + 1 }, rows));
  }
}

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
    const failure = player.atFailure;
    if (failure && failure.file >= 0) this.source.mark(failure.file, failure.line);
    else if (entry) this.source.mark(entry[6], entry[7]);
    else this.source.list.mark(-1);
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

function notice(text) {
  byId("notices").append(el("p.notice", { role: "alert", text }));
}

function clearNotices() {
  byId("notices").replaceChildren();
}

function start() {
  try {
    const theme = localStorage.getItem("film-theme");
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // No storage, no kept theme.
  }
  let film;
  try {
    film = Film.ofPage(document);
  } catch (error) {
    byId("unopened").textContent = `This film cannot be opened: it is cut off or not a film. (${error.message})`;
    document.documentElement.classList.remove("starting");
    return;
  }
  byId("unopened").remove();
  const player = new Player(film);
  window.film = { player };
  player.follow();
  if (film.faults.length && !player.test) film.faults.forEach(notice);
  document.documentElement.classList.remove("starting");
}

if (typeof document !== "undefined" && typeof process === "undefined") {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

"""###
}
