// Two traces on one axis: lines side by side, the first difference in front.

/** Pairs of lines where the film gives none: side by side up to the difference, and behind it by equal text. */
function pairedTraces(entryCount, against) {
  if (against.pairs) return against.pairs;
  const pairs = [], { difference, trace } = against;
  const common = difference ? Math.min(difference.entry, difference.other) : Math.min(entryCount, trace.length);
  for (let k = 0; k < common; k++) pairs.push([k, k]);
  let entry = common, other = common;
  while (entry < entryCount || other < trace.length) {
    pairs.push([entry < entryCount ? entry++ : -1, other < trace.length ? other++ : -1]);
  }
  return pairs;
}

/** A line from the word on in which it differs from another one, where that is far behind its begin. */
function fromDifference(text, other) {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const word = text.lastIndexOf(" ", same - 1) + 1;
  return word > 20 ? `… ${text.slice(word)}` : text;
}

class CompareView {
  constructor(host, player) {
    this.player = player;
    this.words = el("p.quiet", { id: "difference" });
    this.jump = el("button", { text: "First difference", onclick: () => this.showDifference() });
    this.list = new LongList({ label: "Compared traces", height: 24, id: "pairs", draw: (row, k) => this.line(row, k), choose: (k) => this.choose(k) });
    host.replaceChildren(el("div.bar.slim", {}, this.jump, this.words), this.list.element);
  }

  show(test) {
    this.test = test;
    const { against } = test;
    if (!against) return;
    this.pairs = pairedTraces(test.entryCount, against);
    this.first = against.difference ? this.pairs.findIndex(([entry, other]) => entry >= against.difference.entry || other >= against.difference.other) : -1;
    this.jump.hidden = this.first < 0;
    this.words.textContent = against.difference
      ? `Differs from ${against.name} at ${spokenTime(against.difference.time)}.` : `Equals ${against.name}.`;
    if (against.truncated) this.words.textContent += " The other trace is cut off.";
    this.list.show(this.pairs.length, this.first);
  }

  showDifference() {
    const { difference } = this.test.against;
    this.player.seek(difference.time);
    this.list.mark(this.first);
    this.list.reveal(this.first);
  }

  choose(k) {
    const [entry, other] = this.pairs[k];
    if (entry >= 0) this.player.seekEntry(entry);
    else this.player.seek(this.test.against.trace[other][0]);
    this.list.mark(k);
  }

  mark(entry) {
    if (!this.test?.against) return;
    const k = this.pairs[entry]?.[0] === entry ? entry : this.pairs.findIndex((pair) => pair[0] === entry);
    if (k >= 0) this.list.mark(k);
  }

  line(row, k) {
    if (!row.here) row.replaceChildren(row.here = el("span.text"), row.there = el("span.text.other"));
    const [e, other] = this.pairs[k];
    const entry = e >= 0 ? this.test.entry(e) : null;
    const line = other >= 0 ? this.test.against.trace[other] : null;
    const same = entry && line && entry[0] === line[0] && entry[2] === line[1];
    const write = (cell, time, text, counterpart) => {
      const full = text == null ? "" : `${traceTime(time)} ${text}`;
      const shifts = text != null && counterpart != null && !same;
      cell.textContent = shifts ? `${traceTime(time)} ${fromDifference(text, counterpart)}` : full;
      cell.title = full;
    };
    write(row.here, entry?.[0], entry?.[2], line?.[1]);
    write(row.there, line?.[0], line?.[1], entry?.[2]);
    row.classList.toggle("differs", !same);
    row.classList.toggle("first", k === this.first);
  }
}
