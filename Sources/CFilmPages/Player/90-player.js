// The player: one moment, and all views of it.

class Player {
  constructor(film) {
    this.film = film;
    this.live = byId("live");
    this.speed = 1;
    this.rate = 0;
    this.t = 0;
    this.entry = -1;
    this.span = null;
    this.cutsRests = true;
    this.showsGhost = true;
    this.failingEntries = new Set();
    this.index = new IndexView(byId("index"), film);
    this.head = new Head(byId("head"), this);
    this.failures = new FailureView(byId("failure"), this);
    this.stage = new StageView(byId("stage"));
    this.controls = new Controls(byId("time"), this);
    this.timeline = new Timeline(byId("time"), this);
    this.trace = new TraceView(byId("trace"), this);
    this.side = new SidePanel(byId("side"), this);
    this.stage.onchange = () => this.test && this.ask();
    listenToKeys(this);
    window.addEventListener("hashchange", () => this.follow());
    window.addEventListener("beforeprint", () => this.print());
    const recolor = () => {
      pageColors.clear();
      this.stage.drawn = null;
      if (this.test) this.timeline.draw(), this.ask();
    };
    window.addEventListener("themechange", recolor);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", recolor);
  }

  /** Goes where the address says; without one to the index of several tests, or to the only one. */
  async follow() {
    if (location.hash === this.written) return;
    const link = readLink(location.hash);
    const [first, second] = this.film.tests;
    const only = second || first?.page ? undefined : first;
    const test = link.test == null ? (link.t != null && this.test) || only : this.film.named(link.test);
    if (!test) {
      if (link.test != null) notice(`The film has no test named “${link.test}”.`);
      return this.showIndex();
    }
    if (test !== this.test) await this.open(test, link);
    else if (link.t != null) this.seekLink(link);
  }

  showIndex() {
    this.pause();
    this.opening = null;
    this.test = null;
    this.written = location.hash;
    document.title = this.film.title;
    byId("player").hidden = true;
    byId("index").hidden = false;
    this.index.show();
  }

  /** Back to the index, where there are several tests. */
  leave() {
    if (this.film.tests.length > 1) location.hash = "#index";
  }

  async open(test, link = {}) {
    this.pause();
    this.opening = link;
    await test.unpack();
    // Meanwhile another place was asked for.
    if (this.opening !== link) return;
    this.test = test;
    this.span = null;
    this.failure = 0;
    byId("index").hidden = true;
    byId("player").hidden = false;
    this.reel = new Reel(test);
    this.cursor = new Cursor(this.reel);
    this.failingEntries = new Set(test.failures.map((failure) => failure.entry).filter((entry) => entry != null));
    const cut = test.findEnd();
    clearNotices();
    for (const fault of this.film.faults) notice(fault);
    if (cut) notice(cut);
    this.survey = new Survey(test);
    this.survey.read(60);
    this.makeAxis();
    this.head.show(test);
    this.failures.show(test, 0);
    this.stage.show(test);
    this.controls.show(test);
    this.timeline.show(test, this.axis);
    this.trace.show(test);
    this.side.show(test);
    this.readOn(test);
    if (link.t != null) this.seekLink(link);
    else if (test.failures.length) this.showFailure(0);
    else if (test.against?.difference) this.showDifference();
    else this.seek(test.opens);
  }

  /** Reads the rest of the trace between pictures, then offers filters and cuts rests. */
  readOn(test) {
    if (this.test !== test) return;
    if (this.survey.read()) {
      this.trace.showKinds(this.survey);
      this.makeAxis();
      this.timeline.show(test, this.axis);
      document.documentElement.classList.add("surveyed");
    } else setTimeout(() => this.readOn(test), 0);
  }

  makeAxis() {
    const times = this.survey.isDone ? this.survey.frameTimes : [];
    this.axis = new Axis(times, this.test.duration, this.cutsRests && this.survey.isDone);
  }

  cutRests(cuts) {
    this.cutsRests = cuts;
    this.controls.rests.setAttribute("aria-pressed", String(cuts));
    this.makeAxis();
    this.timeline.show(this.test, this.axis);
  }

  showGhost(shows) {
    this.showsGhost = shows;
    this.controls.ghost.setAttribute("aria-pressed", String(shows));
    this.ask();
  }

  // Where to be

  seek(t, position = undefined, entry = undefined) {
    this.t = Math.min(Math.max(0, t), this.axis.duration);
    this.position = position ?? this.reel.at(this.t);
    this.entry = Math.min(this.test.entryCount - 1, entry ?? (this.reel.frame(this.position)?.[1] ?? 0) - 1);
    if (this.rate === 0) this.settle();
    this.ask();
  }

  seekEntry(e) {
    const entry = this.test.entry(e);
    if (!entry) return;
    this.pause();
    this.seek(entry[0], this.reel.ofEntry(e), e);
  }

  seekLink({ t, entry }) {
    if (entry != null && this.test.entry(entry)?.[0] === t) this.seekEntry(entry);
    else this.seek(t);
  }

  stepEvent(by) {
    this.pause();
    const next = by > 0 ? this.reel.next(this.position) : this.reel.previous(this.position);
    if (!next || next.i < 0) return this.seek(by > 0 ? this.axis.duration : 0);
    this.seek(this.reel.frame(next)[0], next);
  }

  stepCallback(by) {
    this.pause();
    const callback = this.test.kind("callback");
    for (let e = this.entry + by; e >= 0 && e < this.test.entryCount; e += by) {
      if (this.survey.isDone ? this.survey.kind[e] === callback : this.test.entry(e)?.[1] === callback) return this.seekEntry(e);
    }
    this.say(by > 0 ? "No callback follows." : "No callback before.");
  }

  jump(by) {
    this.pause();
    if (by < 0) return this.seek(0);
    const last = this.reel.last();
    this.seek(Math.max(this.axis.duration, this.reel.frame(last)?.[0] ?? 0));
  }

  nextFailure(by) {
    const many = this.test.failures.length;
    if (many) this.showFailure((this.failure + (this.atFailure ? by : 0) + many) % many);
  }

  showFailure(index) {
    const failure = this.test.failures[index];
    this.pause();
    this.failure = index;
    this.failures.show(this.test, index);
    const position = this.reel.at(failure.time);
    let { entry } = failure;
    while (entry >= 0 && !(this.test.entry(entry)?.[0] <= failure.time)) entry -= 1;
    this.seek(failure.time, (this.reel.frame(position)?.[1] ?? 0) - 1 > entry ? this.reel.ofEntry(entry) : position, entry);
    const { file, line } = failure.after ?? failure;
    if (file >= 0) this.side.source.mark(file, line);
  }

  showDifference() {
    if (!this.test.against?.difference) return;
    this.pause();
    this.side.open("compare");
    this.side.compare.showDifference();
  }

  /** The failure that is shown, if the moment is its own. */
  get atFailure() {
    const failure = this.test.failures[this.failure];
    return failure?.time === this.t ? failure : null;
  }

  // Playing

  toggle() {
    if (this.rate !== 0) return this.pause();
    if (this.t >= this.axis.duration) this.seek(0);
    this.play(this.speed);
  }

  play(rate) {
    this.rate = rate;
    this.shown = this.axis.map(this.t);
    this.last = performance.now();
    this.controls.draw();
    this.ask();
  }

  pause() {
    if (this.rate === 0) return;
    this.rate = 0;
    this.settle();
    this.ask();
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.rate !== 0) this.play(Math.sign(this.rate) * speed);
  }

  /** J and L: backward or forward, and faster when pressed again. */
  shuttle(direction) {
    const faster = Math.sign(this.rate) === direction ? Math.min(8, Math.abs(this.rate) * 2) : 1;
    this.play(direction * faster);
  }

  advance(now) {
    const passed = Math.min(250, now - this.last) * 1000 * this.rate;
    this.last = now;
    this.shown = Math.min(this.axis.length, Math.max(0, this.shown + passed));
    const t = this.axis.unmap(this.shown);
    // No time may have passed yet: some browsers round it.
    const end = this.shown === (this.rate < 0 ? 0 : this.axis.length);
    this.seek(t);
    if (end) this.pause();
  }

  /** Draws soon, once. */
  ask() {
    this.asked ??= requestAnimationFrame((now) => {
      this.asked = null;
      if (!this.test) return;
      if (this.rate !== 0) this.advance(performance.now());
      this.draw();
      if (this.rate !== 0) this.ask();
    });
  }

  draw() {
    const { cursor, t } = this;
    cursor.seek(this.position);
    const trails = new Map();
    for (const pointer of cursor.pointers.keys()) trails.set(pointer, this.reel.trail(pointer, this.position, t));
    const ghost = this.showsGhost ? this.atFailure?.ghost : null;
    this.stage.draw(cursor, t, trails, ghost);
    this.controls.draw();
    this.timeline.move(t);
    this.trace.mark(this.entry);
    this.side.draw();
    // What glides goes on for a moment where the film is paused within it.
    if (this.rate === 0) this.words();
  }

  /** Zooms the stage by a factor; 0 fits it. */
  zoom(by) {
    this.stage.zoomTo(by && this.stage.zoom * by);
  }

  /** What a screen reader says of the moment, once it rests. */
  words() {
    clearTimeout(this.telling);
    this.telling = setTimeout(() => {
      if (!this.test || this.rate !== 0) return;
      const entry = this.test.entry(this.entry);
      const state = this.stage.describe(this.cursor);
      this.stage.ground.setAttribute("aria-label", `Stage: ${state}`);
      this.stage.words.textContent = entry ? entry[2] : "Before the first event";
      this.say(`${spokenTime(this.t)}: ${entry ? entry[2] : "before the first event"}${this.atFailure ? `. Failed: ${this.atFailure.message}` : ""}`);
    }, 250);
  }

  say(text) {
    if (this.live.textContent !== text) this.live.textContent = text;
  }

  // The span and the address

  choose(from, to) {
    this.span = from === null ? null : [Math.round(from), Math.round(to)];
    this.timeline.move(this.t);
    this.trace.list.draw();
    this.side.copying.draw();
  }

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
