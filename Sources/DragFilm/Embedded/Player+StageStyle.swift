// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/30-stage.css.
extension EmbeddedFiles.Player {
  /// The text of `30-stage.css`.
  static let stageStyle = ###"""
/* The stage. */
#stage .window { flex: 1; min-height: 0; overflow: auto; display: grid; place-items: center; padding: 8px; background: var(--ground); }
#stage .sheet { position: relative; }
#stage .sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; user-select: none; -webkit-user-select: none; }
#stage .sheet svg svg { position: static; overflow: hidden; }
#stage .sheet canvas { position: absolute; pointer-events: none; }
#stage .above { pointer-events: none; will-change: transform; }
#stage .caption { display: flex; align-items: center; gap: 10px; padding: 5px 8px 5px 12px; border-top: 1px solid var(--line); }
#stage .moment { flex: 1; font-family: var(--mono); font-size: 12px; color: var(--quiet); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#stage .tools { display: flex; gap: 8px; flex: none; }
#stage .tools button { min-height: 26px; }
#stage text { font-size: 13px; fill: var(--text); }
#stage .heading { font-size: 12px; font-weight: 600; fill: var(--quiet); }
#stage .heading.inside { font-size: 10.5px; paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
.panel > .back { fill: var(--panel); }
.panel > .edge { fill: none; stroke: var(--edge); stroke-width: 1; }
.panel.target > .edge { stroke: var(--accent); stroke-width: 2.5; }
.panel > .thumb { fill: var(--quiet); opacity: .5; }
.cell .ground { fill: var(--raised); stroke: none; }
.cell .swatch, .card .swatch { fill: var(--tint); }
.rows .cell .ground, .table .cell .ground { stroke: var(--line); stroke-width: 1; }
.tiles .cell .ground { stroke: var(--line); }
.cell .more { fill: var(--quiet) !important; font-size: 12px !important; }
.cell.selected .ground { fill: var(--accent-soft); }
.cell.menu .ground { stroke: var(--accent); stroke-width: 2; }
.cell.lifted { opacity: .38; }
.cell.lifted .ground { stroke: var(--quiet); stroke-dasharray: 5 4; stroke-width: 1.2; }
.cell.receives .ground, .cell.springs .ground { fill: var(--accent-soft); stroke: var(--accent); stroke-width: 2; }
.cell.flashes .ground { fill: var(--accent); }
.cell.flashes .label { fill: var(--on-accent) !important; }
.cell.waits .ground { fill: var(--ground); stroke: var(--quiet); stroke-dasharray: 2 4; stroke-width: 1.2; }
.cell.waits .swatch { opacity: .35; }
.cell.waits .label { fill: var(--quiet) !important; font-style: italic; }
.cell .load { fill: var(--accent); }
.gap { fill: color-mix(in srgb, var(--accent) 12%, transparent); stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 6 4; }
.card .ground { fill: var(--raised); stroke: var(--edge); stroke-width: 1; }
.stack { filter: drop-shadow(0 5px 9px rgb(20 25 50 / .25)); }
.flights .stack { filter: none; }
.badge.none { display: none; }
.badge circle { fill: var(--plus); stroke: var(--panel); stroke-width: 1.5; }
.badge.forbidden circle { fill: var(--forbidden); }
.badge path { stroke: var(--panel); stroke-width: 2.2; stroke-linecap: round; fill: none; }
.count rect { fill: var(--fail); stroke: var(--panel); stroke-width: 1.5; }
#stage .count text { fill: var(--panel); font-weight: 700; font-size: 12px; }
.spring { fill: none; stroke: var(--warn); stroke-width: 2.5; stroke-dasharray: 3 4; }
.spring.flashing { stroke-dasharray: none; stroke-width: 4; }
.context rect { fill: var(--raised); stroke: var(--edge); filter: drop-shadow(0 4px 8px rgb(20 25 50 / .2)); }
.context path { stroke: var(--edge); stroke-width: 6; stroke-linecap: round; }
#stage .context text { font-size: 12px; font-weight: 600; }
.trail { fill: none; stroke: var(--hue); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; opacity: .4; }
.pointer .dot { fill: var(--panel); stroke: var(--hue); stroke-width: 3; }
.pointer .press { fill: var(--hue); opacity: 0; }
.pointer.pressed .press { opacity: .22; }
.pointer.pressed .dot { fill: var(--hue); stroke: var(--panel); stroke-width: 2; }
.pointer.seat .dot { stroke-dasharray: 3 2; }
.pointer .plate { fill: var(--hue); }
#stage .pointer text { fill: var(--panel); font-size: 11px; font-weight: 600; }
.ghost rect { fill: color-mix(in srgb, var(--plus) 8%, transparent); stroke: var(--plus); stroke-width: 2; stroke-dasharray: 5 4; }
.ghost .plate { fill: var(--plus); stroke: none; }
#stage .ghost text { font-size: 11px; font-weight: 600; fill: var(--plus); }
#stage .ghost .plate + text { fill: var(--panel); }

"""###
}
