// The row of controls below the stage, and the head of the page.

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8];

class Controls {
  constructor(host, player) {
    this.player = player;
    const button = (name, keys, sign, act) => el("button", { label: name, title: `${name} (${keys})`, onclick: act }, icon(sign));
    this.play = button("Play", "space", "play", () => player.toggle());
    this.speed = el("select", { label: "Speed", onchange: () => player.setSpeed(Number(this.speed.value)) }, SPEEDS.map((speed) => el("option", { value: speed, text: `${speed}×`, selected: speed === 1 })));
    this.clock = el("output.clock", { id: "clock" });
    this.rests = el("button", { "aria-pressed": "true", title: "Cut long rests (R)", text: "Cut rests", onclick: () => player.cutRests(!player.cutsRests) });
    this.ghost = el("button", { "aria-pressed": "true", title: "Show what was expected (G)", text: "Expected", onclick: () => player.showGhost(!player.showsGhost) });
    const zoom = el("span.group", { role: "group", label: "Zoom of the stage" },
      button("Zoom out", "−", "minus", () => player.zoom(1 / 1.5)), button("Fit", "0", "fit", () => player.zoom(0)), button("Zoom in", "+", "plus", () => player.zoom(1.5)));
    host.append(el("div.controls", { role: "toolbar", label: "Playing" },
      el("span.group", {},
        button("First event", "home", "first", () => player.jump(-1)), button("Previous callback", "shift ←", "back", () => player.stepCallback(-1)), button("Previous event", "←", "previous", () => player.stepEvent(-1)),
        this.play,
        button("Next event", "→", "next", () => player.stepEvent(1)), button("Next callback", "shift →", "ahead", () => player.stepCallback(1)), button("Last event", "end", "last", () => player.jump(1))),
      this.speed, this.rests, this.clock));
    player.stage.tools.append(this.ghost, zoom);
  }

  draw() {
    const { player } = this;
    const playing = player.rate !== 0;
    if (playing !== this.playing) {
      this.playing = playing;
      this.play.replaceChildren(icon(playing ? "pause" : "play"));
      this.play.setAttribute("aria-label", playing ? "Pause" : "Play");
      this.play.title = playing ? "Pause (space)" : "Play (space)";
    }
    const speed = Math.abs(player.rate) || player.speed;
    if (Number(this.speed.value) !== speed && SPEEDS.includes(speed)) this.speed.value = speed;
    const words = `${traceTime(player.t)} ms${player.rate < 0 ? " ◂" : ""}`;
    if (this.clock.textContent !== words) this.clock.textContent = words;
  }

  show(test) {
    this.ghost.hidden = !test.failures.some((failure) => failure.ghost);
  }
}

const ICONS = {
  play: "M7 4.5v11l9-5.5z", pause: "M6 4.5h3v11H6zM11 4.5h3v11h-3z", next: "M5 4.5v11l7-5.5zM13 4.5h2v11h-2z", previous: "M15 4.5v11L8 10zM5 4.5h2v11H5z",
  ahead: "M3.5 5v10l6-5zM10.5 5v10l6-5z", back: "M16.5 5v10l-6-5zM9.5 5v10l-6-5z", first: "M16 4.5v11L9 10zM9 4.5v11L4 10zM3 4.5h1.5v11H3z", last: "M4 4.5v11l7-5.5zM11 4.5v11l5-5.5zM15.5 4.5H17v11h-1.5z",
  plus: "M9 4h2v5h5v2h-5v5H9v-5H4V9h5z", minus: "M4 9h12v2H4z", fit: "M3 3h5v2H5v3H3zM12 3h5v5h-2V5h-3zM3 12h2v3h3v2H3zM15 12h2v5h-5v-2h3z",
};

function icon(name) {
  return shape("svg", { viewBox: "0 0 20 20", width: 18, height: 18, "aria-hidden": "true", class: "icon" }, shape("path", { d: ICONS[name] }));
}

/** The head: the test's name, its outcome, the other tests, the theme, and the keys. */
class Head {
  constructor(host, player) {
    this.host = host;
    this.player = player;
  }

  show(test) {
    const { film } = this.player;
    const several = film.tests.length > 1;
    document.title = `${test.name} · ${film.title}`;
    refill(this.host,
      several ? el("a.back", { href: "#index", text: "‹ All tests" }) : null,
      el("span", { class: `outcome ${test.outcome}`, text: test.outcome }),
      el("h1", { text: test.name }),
      el("span.quiet.file", { text: `${test.file}${test.line ? `:${test.line}` : ""} · ${spokenTime(test.duration)} · ${counted(test.entryCount, "event")}${test.reason ? ` · ${test.reason}` : ""}` }),
      el("span.fill"),
      el("button", { text: "Link", title: "Copy a link to this moment (Y)", onclick: () => this.player.copyLink() }),
      el("button", { text: "Theme", title: "Light or dark (T)", onclick: () => turnTheme() }),
      el("button", { text: "Keys", title: "All keys (?)", onclick: () => showHelp() }));
  }
}

/** Goes from light to dark and back. */
function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("film-theme", root.dataset.theme);
  } catch {
    // A page from a disk may have no storage; the theme then lasts as long as the page.
  }
  window.dispatchEvent(new Event("themechange"));
}
