import DragGeometry
import DragScript
import DragStage

/// An unmet expectation, drawn over the picture.
struct FilmGhost: Hashable, Sendable {
  var view: Int
  var order: [[Int]]?
  var rects: [Rect]?
  var text: String
}

extension FilmGhost {
  /// The items that were expected where others are, each with that frame; one behind the last row is as much below it.
  ///
  /// The player finds them by the same rule (`orderGhost`).
  func misplaced(in state: FilmState) -> [(item: Int, frame: Rect)] {
    let now = state.orders[view] ?? []
    var misplaced: [(item: Int, frame: Rect)] = []
    for (section, items) in (order ?? []).enumerated() {
      let actual = now.indices.contains(section) ? now[section] : []
      func frame(of item: Int?) -> Rect? {
        item.flatMap { state.cells[CellKey(view: view, item: $0)]?.frame }
      }
      for (index, item) in items.enumerated() {
        if index < actual.count {
          guard actual[index] != item, let frame = frame(of: actual[index]) else { continue }
          misplaced.append((item, frame))
        } else if let last = frame(of: actual.last) {
          let below = last.height * Double(index - actual.count + 1)
          misplaced.append((item, last.moved(by: Point(x: 0, y: below))))
        }
      }
    }
    return misplaced
  }
}

extension StageLook {
  /// Returns the drawing of a predicate's expectation, if it can be drawn; items that nothing else shows get their
  /// numbers here.
  mutating func ghost(of predicate: Predicate) -> FilmGhost? {
    switch predicate {
    case .order(let name, let sections):
      guard let view = names.view(named: name.text) else { return nil }
      let order = sections.ids.map { $0.map { names.number(ofItem: $0, in: name.text) } }
      return FilmGhost(view: view, order: order, text: predicate.text)
    case .gap(let ref?, _), .proposal(_, _, let ref?): return ghost(at: ref, predicate.text)
    case .frame(let ref, let rect):
      guard let view = names.view(named: ref.name) else { return nil }
      return FilmGhost(view: view, rects: [rect], text: predicate.text)
    // What has no place is not drawn.
    default: return nil
    }
  }

  private func ghost(at ref: Ref, _ text: String) -> FilmGhost? {
    guard let number = names.view(named: ref.name), let view = stage.view(named: ref.name) else {
      return nil
    }
    let rect: Rect?
    switch ref.part {
    case .gap(let gap): rect = self.rect(of: gap, in: view)
    case .slot(let slot):
      rect = self.rect(of: GapIndex(section: slot.section, item: slot.item), in: view)
    case .item(let id): rect = stage.item(id, in: view).flatMap { stage.scene.shownFrame(of: $0) }
    case .whole: rect = stage.scene.frame(of: view)
    case .anyItem, .anyGap: rect = nil
    }
    return rect.map { FilmGhost(view: number, rects: [$0], text: text) }
  }

  /// The frame of the item behind a gap; behind the last one, as much again below it.
  private func rect(of gap: GapIndex, in view: ViewID) -> Rect? {
    let items = stage.items(of: view)
    guard items.indices.contains(gap.section) else { return nil }
    let section = items[gap.section]
    if section.indices.contains(gap.item) {
      return stage.scene.shownFrame(of: ItemReference(view: view, item: section[gap.item]))
    }
    guard let last = section.last else { return stage.scene.frame(of: view) }
    return stage.scene.shownFrame(of: ItemReference(view: view, item: last)).map {
      $0.moved(by: Point(x: 0, y: $0.height))
    }
  }
}
