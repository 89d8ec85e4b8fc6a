// The axis of time with its lanes, drawn on a canvas: only what the window shows, and nothing below a pixel.

const RULER = 26, LANE = 24;

/** Loads as lanes: each in the first one that is free when it begins. */
function loadLanes(test) {
  const lanes = [];
  for (const { start, end, item, error } of [...test.loads].sort((a, b) => a.start - b.start)) {
    let lane = lanes.find(({ spans }) => spans.at(-1)[0] <= start);
    if (!lane) lanes.push((lane = { name: "loads", spans: [] }));
    lane.spans.push([start, error ? "forbidden" : "transferring", { words: [test.itemName(item), error].filter(Boolean).join(": ") }], [end ?? Infinity, ""]);
  }
  return lanes;
}

/** What a span of a lane says beside its label: the intent, the place and the reason of a proposal. */
function spanWords({ intent, at, words, why } = {}) {
  return [intent === "unspecified" ? "" : intent, at === "none" ? "" : at, words || why].filter(Boolean);
}

class Timeline {
  constructor(host, player) {
    this.player = player;
    this.canvas = el("canvas", { "aria-hidden": "true" });
    this.head = el("div.playhead", { "aria-hidden": "true" });
    this.shade = el("div.shade", { "aria-hidden": "true" });
    this.tip = el("div.tip", { hidden: true, "aria-hidden": "true" });
    this.host = el("div.lanes", { role: "slider", tabindex: 0, id: "axis", label: "Time", "aria-valuemin": 0,
      onpointerdown: (event) => this.press(event), onpointermove: (event) => this.hover(event), onpointerup: () => (this.held = null),
      onpointerleave: () => (this.tip.hidden = true), ondblclick: () => this.window(0, this.axis.length),
    }, this.canvas, this.shade, this.head);
    this.host.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    host.append(this.host, this.tip);
    new ResizeObserver(() => this.draw()).observe(this.host);
  }

  /** Where the lanes begin; names of lanes lie before it. */
  get left() {
    return this.host.clientWidth < 520 ? 76 : 150;
  }

  /** Where the lanes end. */
  get right() {
    return this.host.clientWidth - 14;
  }

  show(test, axis) {
    this.test = test;
    this.axis = axis;
    this.lanes = [...test.lanes, ...loadLanes(test)].slice(0, 200);
    this.host.setAttribute("aria-valuemax", Math.round(axis.duration / 1000));
    byId("desk").style.setProperty("--lanes", this.lanes.length + 1 + (test.against ? 1 : 0));
    this.from = 0;
    this.to = axis.length;
    this.draw();
  }

  window(from, to) {
    const least = Math.min(this.axis.length, 2000);
    const length = Math.max(least, Math.min(this.axis.length, to - from));
    this.from = Math.max(0, Math.min(from, this.axis.length - length));
    this.to = this.from + length;
    this.draw();
  }

  /** Zooms about the playhead. */
  zoom(factor) {
    const at = this.axis.map(this.player.t);
    this.window(at - (at - this.from) / factor, at + (this.to - at) / factor);
  }

  x(t) {
    return this.left + (this.axis.map(t) - this.from) / (this.to - this.from) * (this.right - this.left);
  }

  time(x) {
    const share = (x - this.left) / (this.right - this.left);
    return this.axis.unmap(Math.min(this.axis.length, Math.max(0, this.from + share * (this.to - this.from))));
  }

  /** Moves the playhead; keeps it in the window. */
  move(t) {
    const at = this.axis.map(t);
    if (at < this.from || at > this.to) this.window(at - (this.to - this.from) / 2, at + (this.to - this.from) / 2);
    this.head.style.transform = `translateX(${this.x(t)}px)`;
    // A screen reader hears the moment where the film rests.
    if (this.player.rate === 0) put(this.host, { "aria-valuenow": Math.round(t / 1000), "aria-valuetext": `${spokenTime(t)} of ${spokenTime(this.axis.duration)}` });
    const span = this.player.span;
    this.shade.hidden = !span;
    if (span) {
      const x = this.x(span[0]);
      this.shade.style.transform = `translateX(${x}px)`;
      this.shade.style.width = `${Math.max(2, this.x(span[1]) - x)}px`;
    }
  }

  draw() {
    const width = this.host.clientWidth;
    if (!this.test || !width) return;
    const against = this.test.against ? 1 : 0;
    const height = RULER + LANE * (this.lanes.length + 1 + against) + 4;
    const dots = window.devicePixelRatio || 1;
    this.canvas.width = Math.floor(width * dots);
    this.canvas.height = Math.floor(height * dots);
    this.canvas.style.height = `${height}px`;
    this.head.style.height = this.shade.style.height = `${height}px`;
    const pen = this.canvas.getContext("2d");
    pen.scale(dots, dots);
    const style = getComputedStyle(this.host);
    this.color = pageColor;
    pen.font = `12px ${style.fontFamily}`;
    pen.textBaseline = "middle";
    this.ruler(pen, width, height);
    this.events(pen, RULER);
    this.lanes.forEach((lane, k) => this.lane(pen, lane, RULER + LANE * (k + 1)));
    if (against) this.other(pen, RULER + LANE * (this.lanes.length + 1));
    this.marks(pen, height);
    this.move(this.player.t);
  }

  ruler(pen, width, height) {
    const pixel = (this.to - this.from) / Math.max(1, this.right - this.left);
    const steps = [1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 3e7, 6e7, 3e8, 6e8, 3.6e9];
    const step = steps.find((candidate) => candidate / pixel > 64) ?? steps.at(-1);
    pen.strokeStyle = this.color("line");
    let last = -100;
    for (let t = Math.ceil(this.time(this.left) / step) * step, n = 0; t <= this.time(this.right) && n < 400; t += step, n++) {
      const cut = this.axis.cuts.find((candidate) => t > candidate.from && t < candidate.until);
      if (cut) {
        t = Math.floor(cut.until / step) * step;
        continue;
      }
      const x = Math.round(this.x(t)) + 0.5;
      if (x - last < 46) continue;
      last = x;
      this.line(pen, x, RULER - 6, height);
      pen.fillStyle = this.color("quiet");
      pen.textAlign = "center";
      pen.fillText(t < 1e6 || step < 1e5 ? `${t / 1000} ms` : `${+(t / 1e6).toFixed(1)} s`, Math.min(x, width - 17), 10);
    }
    pen.textAlign = "left";
    for (const cut of this.axis.cuts) {
      const x0 = this.x(cut.from), x1 = this.x(cut.until);
      if (x1 < this.left || x0 > width) continue;
      pen.fillStyle = this.color("ground");
      pen.fillRect(x0, 0, x1 - x0, height);
      pen.strokeStyle = this.color("quiet");
      pen.setLineDash([2, 3]);
      for (const x of [x0, x1]) this.line(pen, Math.round(x) + 0.5, 2, height);
      pen.setLineDash([]);
    }
  }

  line(pen, x, top, bottom) {
    pen.beginPath();
    pen.moveTo(x, top);
    pen.lineTo(x, bottom);
    pen.stroke();
  }

  name(pen, text, y) {
    pen.fillStyle = this.color("quiet");
    pen.textAlign = "left";
    pen.fillText(fitted(text, this.left - 16), 10, y + LANE / 2);
  }

  /** A tick for each event; their kind is their color. */
  events(pen, y) {
    this.name(pen, "events", y);
    const survey = this.player.survey;
    if (!survey) return;
    const last = new Map(), { right } = this;
    const begin = Math.max(0, lastAtMost(survey.time, this.time(this.left) - 1));
    for (let e = begin; e < survey.count; e++) {
      const x = Math.round(this.x(survey.time[e]));
      if (x > right) break;
      const kind = survey.kind[e];
      if (x < this.left || last.get(kind) === x) continue;
      last.set(kind, x);
      pen.fillStyle = this.color(`k${kind}`);
      pen.fillRect(x - 0.5, y + (kind === 0 ? 12 : 3), 1.5, 9);
    }
  }

  lane(pen, lane, y) {
    this.name(pen, lane.of === "proposal" ? `proposal ${lane.id}` : lane.name, y);
    const { right } = this;
    const first = Math.max(0, lastAtMost(lane.spans, this.time(this.left), (span) => span[0]));
    let drawn = -1;
    for (let k = first; k < lane.spans.length; k++) {
      const [start, label, extra] = lane.spans[k];
      const x0 = Math.max(this.left, this.x(start));
      if (x0 > right) break;
      const x1 = Math.min(right, k + 1 < lane.spans.length ? this.x(lane.spans[k + 1][0]) : this.x(this.axis.duration));
      if (!label || label === "idle" || (x1 - x0 < 0.5 && Math.round(x0) === drawn)) continue;
      drawn = Math.round(x0);
      const width = Math.max(1.5, x1 - x0 - 1);
      pen.fillStyle = this.color(`s-${label}`) || this.color("line");
      pen.beginPath();
      pen.roundRect(x0, y + 3, width, LANE - 6, Math.min(4, width / 2));
      pen.fill();
      const words = extra ? [lane.of && label, ...spanWords(extra)].filter(Boolean).join(" · ") : label;
      // A word that is cut after three letters says less than none.
      const cut = fitted(words, width - 8);
      if (cut.length > Math.min(6, words.length - 1)) {
        pen.fillStyle = this.color(`on-${label}`) || this.color("text");
        pen.fillText(cut, x0 + 5, y + LANE / 2 + 0.5);
      }
    }
  }

  /** The other trace of a comparison. */
  other(pen, y) {
    this.name(pen, this.test.against.name, y);
    let last = -1;
    pen.fillStyle = this.color("quiet");
    for (const [time] of this.test.against.trace) {
      const x = Math.round(this.x(time));
      if (x === last || x < this.left || x > this.right) continue;
      last = x;
      pen.fillRect(x - 0.5, y + 5, 1.5, LANE - 10);
    }
  }

  /** Failures, the lines that decided them, and the first difference. */
  marks(pen, height) {
    const flag = (t, color) => {
      const x = this.x(t);
      if (x < this.left - 1) return;
      pen.fillStyle = color;
      pen.fillRect(x - 1, 16, 2, height - 16);
      pen.beginPath();
      pen.moveTo(x - 6, 15);
      pen.lineTo(x + 6, 15);
      pen.lineTo(x, 24);
      pen.fill();
    };
    if (this.test.against?.difference) flag(this.test.against.difference.time, this.color("warn"));
    for (const { decides } of this.test.failures) if (decides) flag(decides[1], this.color("accent"));
    for (const failure of this.test.failures) flag(failure.time, this.color("fail"));
  }

  press(event) {
    if (event.button !== 0) return;
    try {
      this.host.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already is not followed.
    }
    const t = this.time(event.clientX - this.host.getBoundingClientRect().left);
    this.held = event.shiftKey ? "span" : "seek";
    this.anchor = t;
    if (this.held === "seek") this.player.seek(t);
  }

  hover(event) {
    const box = this.host.getBoundingClientRect();
    const x = event.clientX - box.left, y = event.clientY - box.top + this.host.scrollTop;
    const t = this.time(x);
    if (this.held === "seek") this.player.seek(t);
    if (this.held === "span") this.player.choose(Math.min(this.anchor, t), Math.max(this.anchor, t));
    const lane = this.lanes?.[Math.floor((y - RULER) / LANE) - 1];
    const span = lane && x > this.left ? lane.spans[lastAtMost(lane.spans, t, (candidate) => candidate[0])] : null;
    const words = [spokenTime(t)];
    if (span?.[1]) words.push([`${lane.name}: ${lane.of ? span[1] : ""}`, ...spanWords(span[2])].join(" · "));
    this.tip.textContent = words.join("\n");
    this.tip.hidden = event.pointerType === "touch";
    this.tip.style.left = `${Math.min(Math.max(4, x + 12), Math.max(4, box.width - 250))}px`;
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey && Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    const length = this.to - this.from;
    if (event.ctrlKey || event.metaKey) {
      const at = this.axis.map(this.time(event.clientX - this.host.getBoundingClientRect().left));
      const factor = Math.exp(-event.deltaY / 200);
      this.window(at - (at - this.from) / factor, at + (this.to - at) / factor);
    } else this.window(this.from + event.deltaX / 800 * length, this.to + event.deltaX / 800 * length);
  }
}
