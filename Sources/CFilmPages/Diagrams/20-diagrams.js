"use strict";
// Draws each machine as a column of states with arcs between them, and marks what a moment took.

/** How high a state is with the room below it. */
const ROW = 30;

/** Makes an element, of SVG if it is one of its own; attributes and texts are text alone. */
function make(tag, attributes = {}, ...children) {
  const isShape = ["svg", "g", "rect", "text", "path", "title"].includes(tag);
  const node = isShape ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** The arcs of a machine: the rows between the same two states are one. */
function arcsOf(rows) {
  const arcs = new Map();
  rows.forEach((row, number) => {
    const key = `${row[0]} ${row[1]}`;
    if (!arcs.has(key)) arcs.set(key, { from: row[0], to: row[1], rows: [], count: 0 });
    const arc = arcs.get(key);
    arc.rows.push(number);
    arc.count += row[4];
  });
  return [...arcs.values()];
}

/** The way of an arc: down on the right of the states, up on their left, and a loop on the right. */
function wayOf({ from, to }, left, right) {
  const y = (state) => state * ROW + ROW / 2;
  if (from === to) return `M${right} ${y(from) - 5}c26 -8 26 18 0 10`;
  const side = to > from ? right : left, far = side + Math.sign(to - from) * (14 + 9 * Math.abs(to - from));
  return `M${side} ${y(from) + Math.sign(to - from) * 4}C${far} ${y(from)} ${far} ${y(to)} ${side} ${y(to)}`;
}

function words([, , event, condition], count) {
  return `${event}${condition ? ` [${condition}]` : ""}: ${count ? `${count} times` : "never"}`;
}

/** One machine: its drawing and its table, and what marks a moment in both. */
class MachineView {
  constructor({ name, states, rows }, first) {
    this.first = first;
    const reach = 14 + 9 * states.length, long = Math.max(...states.map((state) => state.length)) * 7.2 + 20;
    const left = reach * 0.8, right = left + long, arcs = arcsOf(rows);
    this.arcs = arcs.map((arc) => {
      const title = make("title", {}, `${states[arc.from]} → ${states[arc.to]}\n${arc.rows.map((row) => words(rows[row], rows[row][4])).join("\n")}`);
      const node = make("path", { class: arc.count ? "way" : "way never", d: wayOf(arc, left, right), "stroke-width": (1 + Math.log10(1 + arc.count)).toFixed(2) }, title);
      return { node, rows: new Set(arc.rows) };
    });
    const reached = new Set(rows.filter((row) => row[4]).flatMap((row) => row.slice(0, 2)));
    this.states = states.map((state, k) => make("g", { class: reached.has(k) ? "state" : "state never" },
      make("rect", { x: left, y: k * ROW + 4, width: long, height: ROW - 8, rx: 6 }),
      make("text", { x: left + long / 2, y: k * ROW + ROW / 2 + 4, "text-anchor": "middle" }, state)));
    const taken = rows.filter((row) => row[4]).length;
    this.lines = rows.map((row) => make("tr", { class: row[4] ? "" : "never" },
      ...[states[row[0]], row[2], row[3], states[row[1]], row[4] || "never"].map((text) => make("td", {}, String(text)))));
    this.element = make("section", { class: "machine", "aria-label": name }, make("h2", {}, name), make("p", { class: "quiet" }, `${taken} of ${rows.length} rows taken`),
      make("svg", { width: (right + reach * 0.8).toFixed(), viewBox: `0 0 ${(right + reach * 0.8).toFixed()} ${states.length * ROW}`, role: "img", "aria-label": `States of ${name}: ${states.join(", ")}` }, ...this.arcs.map((arc) => arc.node), ...this.states),
      make("details", {}, make("summary", {}, "Rows of the table"), make("table", {},
        make("thead", {}, make("tr", {}, ...["state", "event", "if", "next", "taken"].map((text) => make("th", { scope: "col" }, text)))), make("tbody", {}, ...this.lines))));
  }

  /** Marks a state, or none at -1, and the rows that were taken, by their numbers in all machines. */
  mark(state, taken) {
    const own = new Set(taken.map((row) => row - this.first));
    this.states.forEach((node, k) => node.classList.toggle("now", k === state));
    this.arcs.forEach(({ node, rows }) => node.classList.toggle("taken", [...rows].some((row) => own.has(row))));
    this.lines.forEach((node, k) => node.classList.toggle("taken", own.has(k)));
  }
}

function startDiagrams() {
  const at = (id) => document.getElementById(id);
  const { title, machines, moments, duration } = JSON.parse(at("machine-data").textContent);
  let first = 0;
  const views = machines.map((machine) => {
    const view = new MachineView(machine, first);
    first += machine.rows.length;
    return view;
  });
  at("title").textContent = title;
  const rows = machines.flatMap((machine) => machine.rows);
  at("counts").textContent = `${rows.filter((row) => row[4]).length} of ${rows.length} rows were taken; the others are dashed. Arcs on the right lead down, those on the left up.`;
  at("machines").append(...views.map((view) => view.element));
  const show = (number) => {
    const [time, text, taken, states] = moments[number];
    at("axis").value = number;
    at("axis").setAttribute("aria-valuetext", `${time / 1000} ms: ${text}`);
    at("moment").textContent = `${(time / 1000).toFixed(3)} ${text}`;
    now.setAttribute("d", `M${time} 0V10`);
    views.forEach((view, k) => view.mark(states[k], taken));
  };
  window.diagrams = { show, moments };
  if (!moments.length) return;
  at("time").hidden = false;
  const length = Math.max(1, duration), now = make("path", { class: "now" });
  at("ticks").setAttribute("viewBox", `0 0 ${length} 10`);
  at("ticks").append(make("path", { d: [...new Set(moments.map(([time]) => time))].map((time) => `M${time} 3V10`).join("") }), now);
  at("axis").max = moments.length - 1;
  at("axis").addEventListener("input", () => show(Number(at("axis").value)));
  // Over the axis: the last moment at the time under the pointer.
  at("ticks").addEventListener("pointermove", (event) => {
    const box = at("ticks").getBoundingClientRect(), time = (event.clientX - box.left) / box.width * length;
    show(Math.max(0, moments.findLastIndex((moment) => moment[0] <= time)));
  });
  show(0);
}

if (typeof document !== "undefined" && typeof process === "undefined") document.addEventListener("DOMContentLoaded", startDiagrams);
