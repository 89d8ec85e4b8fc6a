// The script beside the film, with the line of the current event.

class SourceView {
  constructor(host, player) {
    this.player = player;
    this.file = el("select", { label: "File", onchange: () => this.open(Number(this.file.value)) });
    this.list = new LongList({ label: "Script", height: 21, id: "lines", draw: (row, k) => this.line(row, k), choose: (k) => this.choose(k) });
    host.replaceChildren(el("div.bar.slim", {}, this.file), this.list.element);
  }

  show(test) {
    this.test = test;
    this.file.replaceChildren(...test.sources.map((source, k) => el("option", { value: k, text: source.file })));
    this.file.parentElement.hidden = test.sources.length < 2;
    this.open(0);
  }

  open(source) {
    this.source = source;
    this.file.value = source;
    this.lines = (this.test.sources[source]?.text ?? "").split("\n");
    if (this.lines.length > 1 && this.lines.at(-1) === "") this.lines.pop();
    this.failing = new Map(this.test.failures.filter((failure) => failure.file === source).map((failure) => [failure.line - 1, failure]));
    this.list.show(this.lines.length, -1);
  }

  /** Marks the line of an entry, or of a failure; none of a file that is not there. */
  mark(source, line) {
    if (!this.test.sources[source]) return this.list.mark(-1);
    if (source !== this.source) this.open(source);
    this.list.mark(line - 1);
  }

  choose(k) {
    const failure = this.failing.get(k);
    if (failure) return this.player.showFailure(this.test.failures.indexOf(failure));
    const entry = this.player.survey.entryOfLine(this.source, k + 1, this.player.entry);
    if (entry >= 0) this.player.seekEntry(entry);
    else {
      this.player.say(`Nothing happens at line ${k + 1}.`);
      this.list.mark(k);
    }
  }

  line(row, k) {
    if (!row.number) row.replaceChildren(row.number = el("span.number"), row.text = el("span.text"));
    row.number.textContent = k + 1;
    const text = this.lines[k];
    row.text.textContent = text;
    row.text.classList.toggle("comment", /^\s*#/.test(text));
    row.text.classList.toggle("head", /^\s*test\b/.test(text));
    row.classList.toggle("failing", this.failing.has(k));
    row.title = this.failing.get(k)?.message ?? "";
  }
}
