// A list of any length: only the lines that are seen are elements.

/** Taller lists are scrolled by shares, since browsers bound the height of an element. */
const MOST_HEIGHT = 6000000;

class LongList {
  /** `draw(row, k)` fills the element of line k; `choose(k)` is called by click, Enter and arrows. */
  constructor({ label, height, draw, choose, id }) {
    this.height = height;
    this.drawLine = draw;
    this.choose = choose;
    this.id = id;
    this.count = 0;
    this.current = -1;
    this.rows = [];
    this.space = el("div.space", { role: "presentation" });
    this.element = el("div.list", { role: "listbox", tabindex: 0, label, id,
      onscroll: () => this.draw(false), onkeydown: (event) => this.key(event),
    }, this.space);
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  get total() {
    return Math.min(MOST_HEIGHT, this.count * this.height);
  }

  /** How many lines a pixel of scrolling passes. */
  get pace() {
    const room = this.element.clientHeight;
    const free = this.total - room;
    return free > 0 ? (this.count * this.height - room) / free : 1;
  }

  show(count, current = -1) {
    this.count = count;
    this.current = current;
    this.space.style.height = `${this.total}px`;
    this.draw();
    if (current >= 0) this.reveal(current);
  }

  mark(current) {
    if (current === this.current) return;
    this.current = current;
    if (current >= 0) this.reveal(current);
    this.draw(false);
  }

  /** Scrolls so that a line is seen, with some lines around it. */
  reveal(k) {
    const room = this.element.clientHeight;
    const top = this.element.scrollTop * this.pace, at = k * this.height;
    const margin = Math.min(3 * this.height, room / 4);
    if (at < top + margin || at + this.height > top + room - margin) {
      this.element.scrollTop = Math.max(0, (at - room / 2) / this.pace);
    }
  }

  /** Draws the lines that are seen; only those that are others, unless all are `isFresh`. */
  draw(isFresh = true) {
    const room = this.element.clientHeight;
    if (!room) return;
    const scrolled = this.element.scrollTop;
    const top = scrolled * this.pace;
    const first = Math.max(0, Math.floor(top / this.height) - 4);
    const last = Math.min(this.count - 1, Math.ceil((top + room) / this.height) + 4);
    const needed = Math.max(0, last - first + 1);
    const { rows } = this, by = first - this.first;
    if (rows.length !== needed) isFresh = true;
    while (rows.length < needed) {
      const row = el("div", { role: "option", class: "row" });
      row.addEventListener("click", () => this.choose(row.line, true));
      rows.push(row);
      this.space.append(row);
    }
    while (rows.length > needed) rows.pop().remove();
    if (!isFresh && Math.abs(by) < needed) {
      for (let n = 0; n < by; n++) this.space.append(rows[rows.push(rows.shift()) - 1]);
      for (let n = 0; n > by; n--) this.space.prepend(rows[rows.unshift(rows.pop()) && 0]);
    }
    this.first = first;
    rows.forEach((row, n) => {
      const k = first + n, current = k === this.current;
      put(row, { style: `top:${scrolled + k * this.height - top}px` });
      if (!isFresh && row.line === k && row.isCurrent === current) return;
      row.line = k;
      row.isCurrent = current;
      row.id = `${this.id}-${k}`;
      row.className = current ? "row current" : "row";
      put(row, { "aria-posinset": k + 1, "aria-setsize": this.count, "aria-selected": String(current) });
      this.drawLine(row, k);
    });
    const seen = this.current >= first && this.current <= last;
    if (seen) this.element.setAttribute("aria-activedescendant", `${this.id}-${this.current}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.height) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Enter: 0 };
    if (!(event.key in steps) || !this.count) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(Math.min(this.count - 1, Math.max(0, this.current + steps[event.key])), event.key === "Enter");
  }
}
