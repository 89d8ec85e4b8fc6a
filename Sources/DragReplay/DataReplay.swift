import DragGeometry
import DragSessions
import DragStage

/// The data lines of a trace, replayed on plain arrays: they must lead to the stage's order.
struct DataReplay {
  private var sections: [ViewID: [[String]]] = [:]

  /// What the data lines and the stage's data do not agree on, and placeholders that are left.
  static func violations(on stage: Stage, initial: [[[String]]]) -> [String] {
    var replay = DataReplay()
    for (view, sections) in zip(stage.views, initial) { replay.sections[view] = sections }
    for entry in stage.trace { replay.take(entry.event, stage) }
    return stage.views.flatMap { view -> [String] in
      var violations: [String] = []
      if replay.sections[view] != stage.order(of: view) {
        violations.append(
          "\(stage.name(of: view)): the data lines lead to another order than the data's own")
      }
      if stage.collection(view)?.placeholders.isEmpty == false {
        violations.append("\(stage.name(of: view)): a placeholder is left")
      }
      return violations
    }
  }

  /// Placeholders stand between the items while they last, and count for the gaps.
  private mutating func take(_ event: TraceEvent, _ stage: Stage) {
    switch event {
    case .inserted(let item, let view, let gap):
      insert(stage.name(of: item), at: gap, in: view)
    case .moved(let item, let view, let gap):
      let name = stage.name(of: item)
      guard let place = place(of: name, in: view) else { return }
      sections[view]?[place.section].remove(at: place.item)
      let isBehind = place.section == gap.section && gap.item > place.item
      insert(
        name, at: GapIndex(section: gap.section, item: isBehind ? gap.item - 1 : gap.item),
        in: view)
    case .deleted(let item, let view, _):
      if let place = place(of: stage.name(of: item), in: view) {
        sections[view]?[place.section].remove(at: place.item)
      }
    case .called(.placeholderInsert, let view, .place(_, let gap)): insert("", at: gap, in: view)
    case .called(.placeholderCommit, let view, .place(let item, let gap)):
      replace(at: gap, in: view, with: stage.name(of: item))
    case .called(.placeholderDelete, let view, .place(_, let gap)),
      .called(.placeholderDiscard, let view, .place(_, let gap)):
      replace(at: gap, in: view, with: nil)
    case .reloaded(let view, let items, _):
      sections[view] = items.map { $0.map { stage.name(of: $0) } }
    case .called, .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .dropped, .undropped,
      .dropFailed, .refusedCall, .misused, .transfer, .opaqueType:
      break
    }
  }

  private func place(of name: String, in view: ViewID) -> Slot? {
    for (section, items) in (sections[view] ?? []).enumerated() {
      if let item = items.firstIndex(of: name) { return Slot(section: section, item: item) }
    }
    return nil
  }

  private mutating func insert(_ name: String, at gap: GapIndex, in view: ViewID) {
    guard let count = sections[view]?[gap.section].count, gap.item <= count else { return }
    sections[view]?[gap.section].insert(name, at: gap.item)
  }

  private mutating func replace(at gap: GapIndex, in view: ViewID, with name: String?) {
    guard let count = sections[view]?[gap.section].count, gap.item < count else { return }
    sections[view]?[gap.section].remove(at: gap.item)
    if let name { insert(name, at: gap, in: view) }
  }
}
