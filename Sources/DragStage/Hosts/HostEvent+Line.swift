import DragGeometry
import DragSessions

extension HostEvent {
  /// The event name in the trace.
  var word: TraceWord {
    switch self {
    case .prepare: .prepare
    case .began: .begin
    case .enter: .enter
    case .identified: .identify
    case .unpacked: .unpack
    case .update: .over
    case .offer: .offer
    case .leave: .leave
    case .drop: .drop
    case .ended: .end
    }
  }

  /// The point that the host reported, if any.
  var point: Point? {
    switch self {
    case .prepare(let point), .update(let point): point
    case .enter(_, let point), .drop(let point): point
    case .began, .identified, .unpacked, .offer, .leave, .ended: nil
    }
  }

  /// The keys of its line.
  var pairs: [(String, String)] {
    switch self {
    case .enter(let drag, _):
      [("ops", drag.operations.text)]
        + (drag.formats.isEmpty ? [] : [("formats", "\(drag.formats.count)")])
    case .identified(let isOwn): [("own", "\(isOwn)")]
    case .unpacked(let items): [("items", items.map { $0.name }.joined(separator: ","))]
    case .offer(let mask): [("ops", mask.text)]
    case .ended(let operation): [("op", operation.rawValue)]
    case .prepare, .began, .update, .leave, .drop: []
    }
  }
}
