// Reads diagrams with mermaid's own parser, and compares their edges with those of the SCXML.
//
// usage: node mermaid-judge.cjs PARSER.js FOLDER
"use strict";
const fs = require("fs");
const path = require("path");

const parse = require(path.resolve(process.argv[2]));
const folder = process.argv[3];

// The pairs of states between which a step leads, the start and the ends included.
function edgesOfChart(text) {
  const edges = new Set();
  edges.add("[*] " + /initial="([^"]+)"/.exec(text)[1]);
  let state;
  for (const line of text.split("\n")) {
    const opened = /<(state|final) id="([^"]+)"/.exec(line);
    if (opened) state = opened[2];
    if (opened && opened[1] === "final") edges.add(state + " [*]");
    const step = /<transition [^>]*target="([^"]+)"/.exec(line);
    if (step) edges.add(state + " " + step[1]);
  }
  return edges;
}

// The same of a parsed diagram.
function edgesOfDiagram(parsed) {
  const graph = typeof parsed === "string" ? JSON.parse(parsed) : parsed;
  const name = (id) => (/^root_(start|end)/.test(id) ? "[*]" : id);
  return new Set(graph.graph_data.edges.map((edge) => name(edge.start) + " " + name(edge.end)));
}

(async () => {
  let wrong = 0;
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(".mmd")).sort()) {
    const stem = path.join(folder, file.replace(/\.mmd$/, ""));
    const mine = edgesOfChart(fs.readFileSync(stem + ".scxml", "utf8"));
    const theirs = edgesOfDiagram(await parse(fs.readFileSync(stem + ".mmd", "utf8")));
    const missing = [...mine].filter((edge) => !theirs.has(edge));
    const added = [...theirs].filter((edge) => !mine.has(edge));
    if (missing.length + added.length > 0) {
      wrong += 1;
      console.error(file + ": missing " + missing.join(", ") + "; added " + added.join(", "));
    }
    console.log(file + ": " + theirs.size + " edges");
  }
  process.exit(wrong === 0 ? 0 : 1);
})();
