// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Diagrams/10-diagrams.css.
extension EmbeddedFiles.Diagrams {
  /// The text of `10-diagrams.css`.
  static let diagramsStyle = ###"""
/* The state machines: their diagrams, and the axis of time. */
:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f2f6, #17181d); --panel: light-dark(#ffffff, #212329); --edge: light-dark(#dfe2ea, #3a3e49); --text: light-dark(#23252f, #e9eaf0); --quiet: light-dark(#5d6272, #a4a9b8);
  --accent: light-dark(#3f60d8, #8fa8ff); --soft: light-dark(#e5eafc, #2b3350); --never: light-dark(#c9343b, #ff8087); --way: light-dark(#8a90a3, #7d8496);
}
* { box-sizing: border-box; }
body { margin: 0; padding: 0 20px 40px; background: var(--ground); color: var(--text); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
h1, h2, p { margin: 0; }
h1 { font-size: 20px; }
h2 { font-size: 15px; }
header { padding: 20px 0 12px; }
.quiet, header p { color: var(--quiet); }
#time { position: sticky; top: 0; z-index: 1; background: var(--ground); padding: 8px 0; border-bottom: 1px solid var(--edge); }
#ticks { display: block; width: 100%; height: 26px; cursor: pointer; }
#ticks path { stroke: var(--way); stroke-width: 1; vector-effect: non-scaling-stroke; fill: none; }
#ticks .now { stroke: var(--accent); stroke-width: 2; }
#axis { width: 100%; margin: 0; }
#moment { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 12px; min-height: 18px; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(400px, 1fr)); gap: 14px; padding-top: 14px; align-items: start; }
.machine { background: var(--panel); border: 1px solid var(--edge); border-radius: 12px; padding: 12px 14px; overflow: hidden; }
.machine svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
.state rect { fill: var(--ground); stroke: var(--edge); }
.state text { fill: var(--text); font-size: 12px; }
.state.never text { fill: var(--never); }
.state.now rect { fill: var(--accent); stroke: var(--accent); }
.state.now text { fill: var(--panel); font-weight: 650; }
.way { fill: none; stroke: var(--way); }
.way.never { stroke: var(--never); stroke-dasharray: 4 4; }
.way.taken { stroke: var(--accent); stroke-width: 4; }
summary { cursor: pointer; margin-top: 8px; color: var(--quiet); font-size: 13px; }
table { border-collapse: collapse; width: 100%; font-size: 12px; margin-top: 6px; }
td, th { text-align: left; padding: 2px 8px 2px 0; overflow-wrap: anywhere; vertical-align: top; }
td:last-child, th:last-child { text-align: right; padding-right: 0; }
tr.never td { color: var(--never); }
tr.taken td { background: var(--soft); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

"""###
}
