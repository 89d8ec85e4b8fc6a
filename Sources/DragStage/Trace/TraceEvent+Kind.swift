import DragSessions

extension TraceEvent {
  /// The kind of event that a line of it reports.
  var kind: TraceLine.Kind {
    switch self {
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel: .pointer
    case .host, .hostFinished: .host
    case .called: .callback
    case .inserted, .deleted, .moved, .sectionChanged, .itemReloaded, .reloaded, .feedback,
      .scrolled, .resized, .switched, .removed, .selected:
      .data
    case .dropped, .undropped: .drop
    case .batchRejected, .dropFailed, .misused, .rejectedCall, .opaqueType: .fault
    case .transfer: .load
    case .store: .store
    }
  }
}
