// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/50-panels.css.
extension EmbeddedFiles.Player {
  /// The text of `50-panels.css`.
  static let panelsStyle = ###"""
/* The trace, the script, the inspector, the comparison and the copies. */
.bar { display: flex; align-items: center; gap: 8px; padding: 8px 12px; border-bottom: 1px solid var(--line); min-width: 0; flex-wrap: wrap; }
.bar.slim { padding: 5px 12px; }
#trace .bar { flex-wrap: nowrap; }
#trace-count { flex: 1; font-size: 12px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#trace select { flex: 0 1 120px; min-width: 60px; }
.chips { display: flex; gap: 6px; padding: 6px 12px; border-bottom: 1px solid var(--line); overflow-x: auto; }
.chips:empty { display: none; }
.chip { font-size: 12px; min-height: 24px; padding: 1px 10px 1px 8px; border-radius: 12px; display: inline-flex; align-items: center; gap: 6px; }
.chip::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: var(--hue); }
.chip[aria-pressed=true] { background: var(--raised); border-color: var(--edge); }
.chip[aria-pressed=false] { color: var(--quiet); text-decoration: line-through; background: none; }
.chip[aria-pressed=false]::before { background: none; border: 1.5px solid var(--hue); }
.list { flex: 1; min-height: 0; overflow: auto; position: relative; }
.space { position: relative; overflow: clip; min-height: 100%; }
.row { position: absolute; inset: 0 0 auto 0; display: flex; align-items: center; gap: 10px; height: 24px; padding: 0 12px; white-space: pre; cursor: pointer; border-left: 3px solid transparent; }
.row:hover { background: var(--ground); }
.row .text { overflow: hidden; text-overflow: ellipsis; }
.row.in-span { background: color-mix(in srgb, var(--accent) 7%, transparent); }
.row.failing { background: var(--fail-soft); border-left-color: var(--fail); }
.row.current { background: var(--accent-soft); border-left-color: var(--accent); }
.row .time { color: var(--quiet); width: 76px; text-align: right; flex: none; font-variant-numeric: tabular-nums; }
.row .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--hue); flex: none; }
.answer { color: var(--plus); overflow: hidden; text-overflow: ellipsis; }
.row .answer { flex: 0 9 auto; }
.tabs { display: flex; gap: 2px; padding: 6px 10px 0; border-bottom: 1px solid var(--line); }
.tabs button { border: 0; background: none; border-radius: 7px 7px 0 0; color: var(--quiet); padding: 6px 12px; border-bottom: 2px solid transparent; }
.tabs button[aria-selected=true] { color: var(--text); border-bottom-color: var(--accent); font-weight: 600; }
.tab { flex: 1; min-height: 0; display: flex; flex-direction: column; }
.tab.script .row { height: 21px; }
.tab.script .number { width: 30px; text-align: right; color: var(--quiet); flex: none; }
.row .comment { color: var(--quiet); } .row .head { font-weight: 700; }
.tab.compare .row { gap: 0; padding: 0; }
.tab.compare .text { flex: 1 1 50%; padding: 0 10px; }
.tab.compare .differs .text { background: var(--warn-soft); }
.tab.compare .row.first { border-left-color: var(--warn); }
.tab.copy textarea { flex: 1; min-height: 60px; border: 0; resize: none; padding: 10px 14px; background: var(--panel); color: var(--text); white-space: pre; }
.inspector { overflow: auto; padding: 4px 14px 14px; font-size: 13px; flex: 1; }
.inspector h3 { font-size: 11px; text-transform: uppercase; letter-spacing: .06em; color: var(--quiet); margin: 12px 0 6px; }
.inspector h4 { font-size: 12px; font-weight: 600; color: var(--quiet); }
.inspector dl { display: grid; grid-template-columns: minmax(70px, auto) 1fr; gap: 2px 12px; margin: 0; }
.inspector dt { color: var(--quiet); } .inspector dd { margin: 0; overflow-wrap: anywhere; }
.inspector .card { padding: 2px 0 8px; }
.inspector .lead { display: flex; gap: 8px; align-items: center; }
.tint { width: 12px; height: 12px; border-radius: 4px; background: var(--tint); display: inline-block; }
.state { font-size: 12px; padding: 1px 8px; border-radius: 9px; }
.loading { display: flex; gap: 10px; align-items: center; justify-content: space-between; } .loading.failed span { color: var(--fail); }
.loading progress { width: 90px; accent-color: var(--accent); }
.orders { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 4px 0 8px 14px; }
.inspector ol { margin: 2px 0; padding-left: 26px; font-family: var(--mono); font-size: 12px; }
.inspector li::marker { color: var(--quiet); }
.inspector summary { cursor: pointer; }
li.moved { color: var(--accent); font-weight: 600; } li.new { color: var(--plus); font-weight: 600; } li.gone { color: var(--fail); }
li.gone span:first-child { text-decoration: line-through; }
.mark { font-weight: 400; font-size: 11px; }
.inspector ol.asked { list-style: none; padding: 0; } .asked li { padding: 1px 0; } .asked .link { color: var(--text); } .asked .time { color: var(--quiet); } .asked .answer { display: block; padding-left: 1.5em; }

"""###
}
