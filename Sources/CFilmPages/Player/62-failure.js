// What failed: expected against actual in words, and the golden's diff.

class FailureView {
  constructor(host, player) {
    this.host = host;
    this.player = player;
  }

  show(test, index) {
    const failure = test.failures[index];
    this.host.hidden = !failure;
    if (!failure) return;
    const many = test.failures.length;
    const step = (by, name, sign) => el("button", { label: name, title: `${name} (${by > 0 ? "F" : "shift F"})`, text: sign, onclick: () => this.player.showFailure((index + by + many) % many) });
    const part = (name, text, kind, entry) => text == null ? null : el("div", { class: kind }, el("span.name", { text: name }),
      entry == null ? el("code", { text }) : this.link(entry, text, "Show the line of the trace that decided"));
    // A message of one word names what was looked at; the line says more.
    const title = failure.message.includes(" ") || !failure.statement ? failure.message : failure.statement;
    const lines = /^[-+@]/m.test(failure.diff?.join("\n")) ? "Diff of the trace" : "Lines of the trace";
    refill(this.host,
      el("div.lead", {},
        el("h2", { id: "failure-title" }, el("span.cross", { "aria-hidden": "true", text: "✕" }), el("span", { text: title })),
        el("button.link", { text: `${failure.path || test.file}:${failure.line}`, title: "Show the line", onclick: () => this.player.showFailure(index) }),
        el("span.quiet", { text: `at ${spokenTime(failure.time)}` }),
        many > 1 ? el("span.steps", {}, step(-1, "Previous failure", "‹"), el("span", { text: `${index + 1} of ${many}` }), step(1, "Next failure", "›")) : null),
      el("div.body", {}, el("div.against", {},
        part("expected", failure.expected ?? failure.ghost?.text, "expected"), part("actual", failure.actual, "actual"), part("why", failure.why, null, failure.decides?.[0]), part("at", failure.after?.text),
        title === failure.statement ? null : part("line", failure.statement, "statement")),
      failure.diff?.length ? el("details", { open: failure.diff.length <= 4 },
        el("summary", { text: `${lines}, ${counted(failure.diff.length, "line")}` }),
        el("pre.diff", { tabindex: 0, label: lines }, failure.diff.slice(0, 2000).map((line, k) => el("span", { class: { "-": "less", "+": "more", "@": "hunk" }[line[0]] ?? null },
          failure.entries?.[k] >= 0 ? this.link(failure.entries[k], line, "Show this moment") : line, "\n")))) : null));
  }

  /** A button that goes to an entry of the trace. */
  link(entry, text, title) {
    return el("button.link", { text, title, onclick: () => this.player.seekEntry(entry) });
  }
}
