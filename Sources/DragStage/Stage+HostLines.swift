import DragGeometry
import DragSessions

extension Stage {
  /// What a host told, as a line.
  func hostLine(of event: HostEvent, from seat: PointerID, at entry: TraceEntry) -> TraceLine {
    let (what, place, pairs): (String, Point?, [(String, String)]) =
      switch event {
      case .prepare(let point): ("prepare", point, [])
      case .began: ("begin", nil, [])
      case .enter(let drag, let point):
        (
          "enter", point,
          [("ops", drag.operations.text)]
            + (drag.formats.isEmpty ? [] : [("formats", "\(drag.formats.count)")])
        )
      case .identified(let isOwn): ("identify", nil, [("own", "\(isOwn)")])
      case .unpacked(let items):
        ("unpack", nil, [("items", items.map(\.name).joined(separator: ","))])
      case .update(let point): ("over", point, [])
      case .offer(let mask): ("offer", nil, [("ops", mask.text)])
      case .leave: ("leave", nil, [])
      case .drop(let point): ("drop", point, [])
      case .ended(let operation): ("end", nil, [("op", operation.rawValue)])
      }
    return TraceLine(
      kind: entry.event.kind, time: entry.time, who: name(of: seat), what: what,
      place: place.map { text(of: $0) },
      arguments: pairs.map { TraceLine.Argument(key: $0.0, value: $0.1) },
      session: entry.session)
  }
}
