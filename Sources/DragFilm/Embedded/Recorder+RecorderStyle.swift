// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Recorder/10-recorder.css.
extension EmbeddedFiles.Recorder {
  /// The text of `10-recorder.css`.
  static let recorderStyle = ###"""
/* The recorder: scene, pad, and what was recorded. */
:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f2f6, #17181d); --panel: light-dark(#ffffff, #212329); --edge: light-dark(#dfe2ea, #3a3e49); --text: light-dark(#23252f, #e9eaf0); --quiet: light-dark(#5d6272, #a4a9b8);
  --accent: light-dark(#3f60d8, #8fa8ff); --soft: light-dark(#e5eafc, #2b3350); --record: light-dark(#c9343b, #ff8087);
}
* { box-sizing: border-box; }
html, body { height: 100%; }
body { margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--text); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { padding: 14px 18px 10px; }
h1, p { margin: 0; }
h1 { font-size: 18px; }
header p, label, legend, #state, #ignored, #note, #doubts { color: var(--quiet); font-size: 13px; }
#ignored:empty, #doubts:empty { display: none; }
code, textarea { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
main { flex: 1; min-height: 0; display: grid; grid-template: "scene pad" minmax(0, 1fr) "result pad" minmax(0, 1fr) / minmax(240px, 2fr) minmax(0, 3fr); gap: 10px; padding: 0 18px 16px; }
section { background: var(--panel); border: 1px solid var(--edge); border-radius: 12px; padding: 10px; display: flex; flex-direction: column; gap: 6px; min-height: 0; }
#scene { grid-area: scene; } #pad { grid-area: pad; } #result { grid-area: result; }
textarea { flex: 1; min-height: 80px; resize: none; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); color: var(--text); padding: 8px; white-space: pre; }
.bar { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
.fill { flex: 1; }
button { font: inherit; font-size: 13px; color: var(--text); background: var(--panel); border: 1px solid var(--edge); border-radius: 7px; min-height: 30px; padding: 3px 12px; cursor: pointer; }
button:disabled { opacity: .5; cursor: default; }
#record::before { content: ""; display: inline-block; width: 10px; height: 10px; border-radius: 50%; background: var(--record); margin-right: 7px; }
#record[aria-pressed=true] { border-color: var(--record); color: var(--record); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#window { flex: 1; min-height: 0; overflow: hidden; display: grid; place-items: center; background: var(--ground); border-radius: 8px; }
#stage { touch-action: none; user-select: none; -webkit-user-select: none; background: var(--panel); border-radius: 10px; box-shadow: 0 0 0 1px var(--edge), 0 6px 20px rgb(20 25 50 / .08); }
#stage.recording { box-shadow: 0 0 0 2px var(--record); cursor: crosshair; }
fieldset { border: 1px solid var(--edge); border-radius: 8px; margin: 0; padding: 4px 10px 8px; min-width: 0; max-height: 45%; overflow: auto; }
fieldset label { display: flex; align-items: baseline; gap: 8px; color: var(--text); padding: 3px 0; }
fieldset input { accent-color: var(--accent); }
fieldset code { overflow-wrap: anywhere; }
.view { fill: var(--ground); stroke: var(--edge); }
.item rect, .lifted rect { fill: var(--panel); stroke: var(--edge); }
.item { transition: transform .18s ease-out; }
.item.away { opacity: .38; }
.lifted { pointer-events: none; filter: drop-shadow(0 5px 9px rgb(20 25 50 / .3)); }
.lifted rect { stroke: var(--accent); }
.gap { fill: var(--soft); stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 6 4; }
.badge circle { fill: var(--accent); }
.badge path { stroke: var(--panel); stroke-width: 2; stroke-linecap: round; }
#stage text { font-size: 13px; fill: var(--text); pointer-events: none; }
#stage .name { font-size: 11px; font-weight: 600; fill: var(--quiet); }
.way { fill: none; stroke: var(--accent); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; opacity: .6; }
.contact { fill: var(--accent); opacity: .35; }
@media (max-width: 820px) { html, body { height: auto; } main { display: flex; flex-direction: column; } #pad, #result { order: -1; } #text { min-height: 180px; } #window { height: 70vh; flex: none; } }
@media (prefers-reduced-motion: reduce) { .item { transition: none; } }

"""###
}
