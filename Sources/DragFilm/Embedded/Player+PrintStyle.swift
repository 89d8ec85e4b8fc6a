// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/60-print.css.
extension EmbeddedFiles.Player {
  /// The text of `60-print.css`.
  static let printStyle = ###"""
/* Paper: the moment, the failure, the script and the trace around it. */
#printed { display: none; }
@media print {
  html, body, #player { height: auto; background: #fff; }
  #time .controls, #trace, #side, #head button, #head .back, .skip, .playhead::before, #failure button, #live { display: none !important; }
  #desk { display: block; padding: 0; }
  #desk > section { border: 0; margin-bottom: 12px; }
  #stage { height: 110mm; } #stage .window { overflow: visible; background: none; }
  #time { height: auto; } .lanes { overflow: visible; }
  #printed { display: block; padding: 0 16px; font-size: 11px; }
  #printed pre { white-space: pre-wrap; } #printed ol { font-family: var(--mono); padding-left: 40px; } #printed .current { font-weight: 700; }
  #printed pre, #printed li { break-inside: avoid; }
  .test { break-inside: avoid; }
}

"""###
}
