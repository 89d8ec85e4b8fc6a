// The stage: two pictures on each other, so that a pointer's move does not paint the cells again, and pixels between them.

class StageView {
  constructor(host) {
    this.host = host;
    this.zoom = 1;
    this.ground = shape("svg.ground", { role: "img", label: "Stage" });
    this.above = shape("svg.above", { "aria-hidden": "true" });
    this.crowd = el("canvas", { "aria-hidden": "true" });
    this.sheet = el("div.sheet", {}, this.ground, this.crowd, this.above);
    this.window = el("div.window", { tabindex: 0, role: "group", label: "Stage" }, this.sheet);
    this.words = el("span.moment");
    this.tools = el("span.tools");
    host.replaceChildren(this.window, el("div.caption", {}, this.words, this.tools));
    this.onchange = () => {};
    new ResizeObserver(() => this.layOut()).observe(this.window);
    this.window.addEventListener("scroll", () => this.onchange());
  }

  show(test) {
    this.test = test;
    this.ground.replaceChildren();
    this.above.replaceChildren();
    const [x, y, width, height] = test.bounds;
    for (const picture of [this.ground, this.above]) picture.setAttribute("viewBox", `${x} ${y} ${Math.max(1, width)} ${Math.max(1, height)}`);
    this.panels = new PanelPainter(this.ground, test, this.crowd);
    this.overlay = new OverlayPainter(this.above, test);
    this.drawn = null;
    this.zoomTo(1);
  }

  zoomTo(zoom) {
    this.zoom = Math.min(16, Math.max(1, zoom));
    this.layOut();
  }

  /** Fits the sheet into the window, times the zoom. */
  layOut() {
    if (!this.test) return;
    const [, , width, height] = this.test.bounds;
    const room = [this.window.clientWidth - 16, this.window.clientHeight - 16];
    if (room[0] <= 0 || room[1] <= 0) return;
    const fit = Math.min(room[0] / Math.max(1, width), room[1] / Math.max(1, height), 1.6);
    this.scale = fit * this.zoom;
    this.sheet.style.width = `${Math.floor(width * this.scale)}px`;
    this.sheet.style.height = `${Math.floor(height * this.scale)}px`;
    this.drawn = null;
    this.onchange();
  }

  /** The rectangle of the stage that the window shows. */
  get seen() {
    const [x, y, width, height] = this.test.bounds;
    const left = Math.max(0, this.window.scrollLeft - this.sheet.offsetLeft), top = Math.max(0, this.window.scrollTop - this.sheet.offsetTop);
    const seen = [x + left / this.scale, y + top / this.scale, this.window.clientWidth / this.scale, this.window.clientHeight / this.scale];
    return this.zoom === 1 ? [x, y, width, height] : seen;
  }

  draw(cursor, t, trails, ghost) {
    if (!this.scale) this.layOut();
    const seen = this.seen;
    const mark = `${cursor.version} ${this.scale} ${seen.join(" ")}`;
    if (mark !== this.drawn || this.wasGliding) {
      this.wasGliding = cursor.isGliding(t);
      this.panels.draw(cursor, t, seen, this.scale ?? 1);
      this.drawn = mark;
    }
    this.overlay.draw(cursor, t, trails, ghost);
  }

  /** The state in words, for a screen reader. */
  describe(cursor) {
    const { test } = this;
    const parts = [...cursor.views].map(([view, value]) => `${test.views[view]?.title || test.viewName(view)}: ${counted(value.n ?? 0, "item")}${value.target ? ", would take the drop" : ""}`);
    for (const [session, s] of cursor.sessions) parts.push(`session ${session} ${s.state}, ${sessionWords(test, s)}`);
    return parts.join("; ");
  }
}

/** What a session's proposal is, in words. */
function sessionWords(test, session) {
  const parts = [];
  if (session.op) parts.push(session.op);
  if (session.intent && session.intent !== "unspecified") parts.push(session.intent);
  if (session.at && session.at !== "none") parts.push(`at ${session.at}`);
  if (session.destination != null) parts.push(`over ${test.viewName(session.destination)}`);
  return parts.join(" ") || "no proposal";
}
