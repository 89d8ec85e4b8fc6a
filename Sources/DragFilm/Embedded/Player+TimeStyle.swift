// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/40-time.css.
extension EmbeddedFiles.Player {
  /// The text of `40-time.css`.
  static let timeStyle = ###"""
/* Controls and the axis. */
.controls { display: flex; align-items: center; gap: 10px; padding: 8px 10px; border-bottom: 1px solid var(--line); flex-wrap: wrap; }
.clock { font-size: 13px; margin-left: auto; text-align: right; font-variant-numeric: tabular-nums; }
.lanes { position: relative; flex: 1; min-height: 84px; overflow-y: auto; overflow-x: hidden; cursor: pointer; touch-action: pan-y; }
.lanes canvas { display: block; width: 100%; }
.playhead { position: absolute; left: -1px; top: 0; width: 2px; background: var(--accent); pointer-events: none; }
.playhead::before { content: ""; position: absolute; left: -5px; top: 0; width: 12px; height: 12px; border-radius: 50%; background: var(--accent); }
.shade { position: absolute; left: 0; top: 0; background: color-mix(in srgb, var(--accent) 16%, transparent); border-inline: 1px solid var(--accent); pointer-events: none; }
.tip { position: absolute; bottom: 8px; width: 240px; white-space: pre-line; background: var(--text); color: var(--panel); font-size: 12px; padding: 6px 10px; border-radius: 8px; pointer-events: none; z-index: 2; overflow-wrap: anywhere; }

"""###
}
