// The index of several tests: failed ones first, each with its still.

class IndexView {
  constructor(host, film, open) {
    this.host = host;
    this.film = film;
    this.open = open;
  }

  show() {
    const counts = {};
    for (const test of this.film.tests) counts[test.outcome] = (counts[test.outcome] ?? 0) + 1;
    const words = ["failed", "passed", "skipped"].filter((outcome) => counts[outcome]).map((outcome) => `${counts[outcome].toLocaleString("en")} ${outcome}`);
    this.list = el("ul.tests");
    const find = el("input", { type: "search", placeholder: "Filter tests", label: "Filter tests", oninput: (event) => this.fill(event.target.value.toLowerCase()) });
    refill(this.host,
      el("header", {}, el("div", {}, el("h1", { id: "index-title", text: this.film.title }), el("p.quiet", { text: `${counted(this.film.tests.length, "test")}: ${words.join(", ")}` })), find),
      this.list);
    this.fill("");
  }

  fill(words) {
    const tests = this.film.sorted.filter((test) => `${test.file} ${test.name} ${test.outcome}`.toLowerCase().includes(words));
    this.list.replaceChildren(...tests.slice(0, 2000).map((test) => this.card(test)));
    if (!tests.length) this.list.append(el("li.quiet", { text: "No test has these words." }));
  }

  card(test) {
    const picture = el("div.still");
    if (test.still) picture.append(el("img", { src: `data:image/svg+xml,${encodeURIComponent(test.still)}`, alt: "", loading: "lazy" }));
    const reason = test.failure ?? test.reason;
    return el("li", {}, el("a", { class: `test ${test.outcome}`, href: test.page ?? writeLink({ test: this.film.key(test) }) },
      picture,
      el("span.words", {},
        el("span", { class: `outcome ${test.outcome}`, text: test.outcome }),
        el("strong", { text: test.name }),
        el("span.quiet", { text: `${test.file}${test.line ? `:${test.line}` : ""} · ${spokenTime(test.duration)}` }),
        reason ? el("span.reason", { text: reason }) : null)));
  }
}
