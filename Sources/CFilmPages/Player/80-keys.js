// The keyboard. Every key has a control of the same effect.

const KEYS = [
  ["space", "play or pause"], ["← →", "one event"], ["shift ← →", "one callback"], ["home end", "first, last event"],
  ["J K L", "backward, pause, forward; again: faster"], ["F, shift F", "next, previous failure"], ["D", "first difference of two traces"], ["[ ]", "begin, end of the span to copy"],
  ["C", "copy the span as a script"], ["Y", "copy a link to this moment"], ["1 2 3 4 5", "script, inspector, compare, copy; the trace"], ["/", "filter the trace"],
  ["G", "show what was expected"], ["R", "cut long rests"], ["+ − 0", "zoom the stage; fit"], ["Z X", "zoom the axis in, out"], ["T", "light or dark"], ["I, escape", "all tests"], ["?", "these keys"],
];

function listenToKeys(player) {
  const plain = {
    " ": () => player.toggle(), ArrowRight: () => player.stepEvent(1), ArrowLeft: () => player.stepEvent(-1), Home: () => player.jump(-1), End: () => player.jump(1),
    j: () => player.shuttle(-1), k: () => player.pause(), l: () => player.shuttle(1), f: () => player.nextFailure(1), d: () => player.showDifference(),
    "[": () => player.setSpan(0), "]": () => player.setSpan(1), c: () => player.copySpan("script"), y: () => player.copyLink(), "/": () => player.trace.words.focus(),
    g: () => player.showGhost(!player.showsGhost), r: () => player.cutRests(!player.cutsRests), "+": () => player.zoom(1.5), "=": () => player.zoom(1.5), "-": () => player.zoom(1 / 1.5), 0: () => player.zoom(0),
    1: () => player.side.open("script"), 2: () => player.side.open("inspector"), 3: () => player.side.open("compare"), 4: () => player.side.open("copy"), 5: () => player.trace.list.element.focus(),
    z: () => player.timeline.zoom(1.5), x: () => player.timeline.zoom(1 / 1.5), t: () => turnTheme(), "?": () => showHelp(), i: () => player.leave(), Escape: () => player.leave(),
  };
  const shifted = { ArrowRight: () => player.stepCallback(1), ArrowLeft: () => player.stepCallback(-1), F: () => player.nextFailure(-1), "?": plain["?"], "+": plain["+"], _: plain["-"] };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const at = event.target;
    const writes = at.matches?.("input, textarea:not([readonly]), select");
    if (writes) {
      if (event.key === "Escape") at.blur();
      return;
    }
    if (event.key === " " && at.matches?.("button, a, summary")) return;
    if (!player.test) return event.key === "?" ? (event.preventDefault(), showHelp()) : undefined;
    const act = (event.shiftKey ? shifted : plain)[event.key] ?? (event.shiftKey ? undefined : plain[event.key.toLowerCase()]);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function showHelp() {
  const help = byId("help");
  help.replaceChildren(
    el("h2", { id: "help-title", text: "Keys" }),
    el("dl", {}, KEYS.flatMap(([keys, effect]) => [el("dt", {}, keys.split(" ").map((key) => [el("kbd", { text: key }), " "])), el("dd", { text: effect })])),
    el("p.quiet", { text: "On the axis: drag seeks, shift and drag choose a span, control and wheel zoom, a double click shows all." }),
    el("button", { text: "Close", onclick: () => help.close() }));
  help.showModal();
}
