// The panel that shows a span as a script, a test in Swift or a transcript, and copies it.

const COPIES = [["script", "Script", copyAsScript], ["swift", "Swift test", copyAsSwift], ["text", "Text", copyAsText]];

class CopyView {
  constructor(host, player) {
    this.player = player;
    this.form = "script";
    this.span = el("p.quiet", { id: "span" });
    this.preview = el("textarea", { readonly: true, spellcheck: "false", label: "Copied text", id: "copied" });
    this.buttons = COPIES.map(([form, name]) => el("button", { "data-form": form, text: `Copy as ${form === "swift" ? "Swift test" : name.toLowerCase()}`, onclick: () => this.copy(form) }));
    host.replaceChildren(
      el("div.bar", {}, this.buttons),
      el("div.bar.slim", {}, this.span,
        el("button", { text: "Begin here", title: "Begin the span here ([)", onclick: () => player.setSpan(0) }),
        el("button", { text: "End here", title: "End the span here (])", onclick: () => player.setSpan(1) }),
        el("button", { text: "Whole film", onclick: () => player.choose(null) })),
      this.preview);
  }

  show(test) {
    this.test = test;
    this.draw();
  }

  get bounds() {
    return this.player.span ?? [0, Math.max(this.test.duration, this.player.axis?.duration ?? 0)];
  }

  draw() {
    const [from, to] = this.bounds;
    this.span.textContent = this.player.span ? `${spokenTime(from)} to ${spokenTime(to)}` : "The whole film";
    for (const button of this.buttons) button.classList.toggle("chosen", button.dataset.form === this.form);
    if (this.preview.clientHeight) this.preview.value = this.text(this.form);
  }

  text(form) {
    return COPIES.find(([name]) => name === form)[2](this.test, ...this.bounds);
  }

  async copy(form) {
    this.form = form;
    this.draw();
    const text = this.text(form);
    this.preview.value = text;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const focused = document.activeElement;
      this.preview.select();
      document.execCommand("copy");
      focused?.focus?.();
    }
    this.player.say(`Copied ${counted(text.split("\n").length - 1, "line")}.`);
  }
}
