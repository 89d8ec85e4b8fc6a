// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/20-page.css.
extension EmbeddedFiles.Player {
  /// The text of `20-page.css`.
  static let pageStyle = ###"""
/* The page: type, spacing, controls, and where the panels are. */
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
.starting #player, .starting #index { visibility: hidden; }
#unopened { max-width: 42rem; margin: 20vh auto; padding: 0 24px; text-align: center; color: var(--quiet); }
.starting #unopened { animation: appear 0s 1.5s both; }
@keyframes appear { from { visibility: hidden; } }
h1, h2, h3, h4, p { margin: 0; }
h1 { font-size: 17px; font-weight: 650; letter-spacing: -.01em; }
h2 { font-size: 13px; font-weight: 650; }
.quiet { color: var(--quiet); }
.fill { flex: 1; }
code, pre, .time, .clock, kbd, textarea, #trace .text, #trace .answer, .tab.script .row, .tab.compare .row { font-family: var(--mono); font-size: 12px; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.list:focus-visible, .inspector:focus-visible, .window:focus-visible, .lanes:focus-visible { outline-offset: -2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 12px; top: 8px; z-index: 9; background: var(--panel); padding: 6px 12px; border-radius: 8px; }
#live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

button, select, input[type=search] {
  font: inherit; font-size: 13px; color: var(--text); background: var(--raised); border: 1px solid var(--edge); border-radius: 7px; min-height: 28px; padding: 3px 10px;
}
button, select { cursor: pointer; }
button:hover { border-color: var(--quiet); }
button[aria-pressed=true] { background: var(--accent-soft); border-color: var(--accent); }
button.chosen { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.link { background: none; border: 0; padding: 0; min-height: 0; color: var(--accent); font-family: var(--mono); font-size: 12px; text-align: left; }
button.link:hover { text-decoration: underline; }
.icon { display: block; fill: currentColor; }
select { max-width: 140px; padding-right: 4px; }
input[type=search] { min-width: 0; width: 110px; }
.group { display: inline-flex; }
.group button { border-radius: 0; padding: 3px 8px; margin-left: -1px; position: relative; }
.group button:first-child { border-radius: 7px 0 0 7px; }
.group button:last-child { border-radius: 0 7px 7px 0; }
.group button:focus-visible { z-index: 1; }

.notice { background: var(--warn-soft); color: var(--text); padding: 8px 16px; border-bottom: 1px solid var(--warn); }
.outcome { text-transform: uppercase; letter-spacing: .05em; font-size: 11px; font-weight: 700; padding: 3px 8px; border-radius: 5px; background: var(--line); color: var(--quiet); white-space: nowrap; }
.outcome.failed { background: var(--fail-soft); color: var(--fail); }
.outcome.passed { color: var(--plus); }

#player { display: flex; flex-direction: column; height: 100%; }
#notices:not(:empty) + main + #player { height: calc(100% - 38px); }
#head { display: flex; align-items: center; gap: 10px; padding: 10px 16px; }
#head h1 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 60px; flex: 0 1 auto; }
#head .file { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 0 100 auto; }
#head .back { text-decoration: none; color: var(--accent); white-space: nowrap; }
#desk {
  flex: 1; min-height: 0; display: grid; gap: 10px; padding: 0 16px 14px;
  grid-template: "stage trace" minmax(0, 1fr) "stage side" minmax(0, .35fr) "time side" min(calc(86px + var(--lanes, 4) * 24px), 262px) / minmax(0, 1.25fr) minmax(0, 1fr);
}
#desk > section { background: var(--panel); border: 1px solid var(--edge); border-radius: 12px; overflow: hidden; min-height: 0; min-width: 0; display: flex; flex-direction: column; position: relative; }
#stage { grid-area: stage; } #time { grid-area: time; } #trace { grid-area: trace; } #side { grid-area: side; }

#failure { margin: 0 16px 10px; padding: 10px 14px; background: var(--fail-soft); border: 1px solid color-mix(in srgb, var(--fail) 40%, transparent); border-radius: 12px; max-height: 34vh; overflow: auto; flex: none; }
#failure .lead { display: flex; align-items: center; gap: 12px; flex-wrap: wrap; }
#failure h2 { font-size: 14px; display: flex; gap: 8px; align-items: baseline; }
#failure .cross { color: var(--fail); }
#failure .steps { margin-left: auto; display: flex; gap: 8px; align-items: center; }
#failure .body { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 0 24px; }
#failure .against { margin-top: 6px; }
#failure .against > div { display: flex; gap: 8px; align-items: baseline; }
#failure .name { font-size: 12px; color: var(--quiet); width: 58px; flex: none; }
#failure code { overflow-wrap: anywhere; }
#failure .expected code { color: var(--plus); font-weight: 650; } #failure .actual code { color: var(--fail); font-weight: 650; }
#failure summary { cursor: pointer; margin-top: 6px; font-size: 12px; color: var(--quiet); }
.diff { margin: 4px 0 0; overflow: auto; max-height: 120px; }
.diff .link { color: inherit; font: inherit; white-space: pre; }
.diff .less { color: var(--fail); } .diff .more { color: var(--plus); } .diff .hunk { color: var(--quiet); }

#help { border: 1px solid var(--edge); border-radius: 14px; background: var(--panel); color: var(--text); padding: 20px 24px; max-width: 560px; }
#help::backdrop { background: rgb(0 0 0 / .4); }
#help dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin: 14px 0; }
#help dd, #help dt { margin: 0; }
kbd { border: 1px solid var(--edge); border-bottom-width: 2px; border-radius: 5px; padding: 1px 6px; background: var(--ground); }
#help > button { float: right; margin-top: 12px; }

#index { max-width: 1120px; margin: 0 auto; padding: 28px 20px 60px; }
#index header { display: flex; justify-content: space-between; align-items: end; gap: 16px; margin-bottom: 18px; flex-wrap: wrap; }
#index h1 { font-size: 22px; }
#index input { width: 200px; }
.tests { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 14px; }
.test { display: flex; flex-direction: column; height: 100%; background: var(--panel); border: 1px solid var(--edge); border-radius: 12px; overflow: hidden; text-decoration: none; }
.test:hover { border-color: var(--accent); }
.test.failed { border-color: color-mix(in srgb, var(--fail) 45%, var(--edge)); }
.still { height: 150px; background: var(--ground); display: grid; place-items: center; padding: 8px; }
.still img { max-width: 100%; max-height: 134px; }
.words { display: flex; flex-direction: column; align-items: flex-start; gap: 5px; padding: 12px 14px; overflow-wrap: anywhere; }
.words .quiet, .reason { font-size: 12px; }
.test.failed .reason { color: var(--fail); }

@media (max-width: 820px) {
  #player { height: auto; }
  #head { flex-wrap: wrap; padding: 10px 12px; }
  #head h1 { white-space: normal; flex: 1 1 60%; }
  #head .file { flex: 1 1 100%; order: 9; white-space: normal; }
  #failure { margin: 0 12px 10px; max-height: 25vh; }
  #desk { display: flex; flex-direction: column; padding: 0 12px 14px; }
  #stage { height: 38vh; min-height: 240px; } #time { height: auto; } #time .lanes { max-height: 210px; }
  #trace, #side { height: 320px; }
  #index { padding: 18px 14px; }
}
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation-duration: 0s !important; scroll-behavior: auto !important; } }

"""###
}
