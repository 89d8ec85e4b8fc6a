import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import TestSupport

import DragStage

/// What must hold after every step.
extension WholeSession {
  /// What does not hold now, one sentence each.
  mutating func faults() throws -> [String] {
    var faults: [String] = []
    for view in views {
      guard let collection = plain[view], let content = stage.collection(view) else { continue }
      let name = stage.name(of: view)
      if stage.order(of: view) != collection.order {
        faults.append("\(name): \(stage.order(of: view)) is not \(collection.order)")
        continue
      }
      if content.order.itemCounts != collection.rows.map(\.count)
        || content.geometry.itemCounts != content.order.itemCounts
      {
        faults.append("\(name): the counts do not agree")
      }
      faults += snapshotFaults(name, content, collection)
      faults += try geometryFaults(name, content, collection, of: view)
      let difference = content.order.difference(from: shown[view] ?? content.order)
      var replayed = shown[view] ?? content.order
      try replayed.apply(difference.batch, content: difference.content)
      if replayed != content.order { faults.append("\(name): the difference leads elsewhere") }
      shown[view] = content.order
    }
    if faults.isEmpty { faults += try destinationFaults() + gapFaults() }
    return faults
  }

  private func snapshotFaults(
    _ name: String, _ content: CollectionContent, _ collection: PlainCollection
  ) -> [String] {
    var faults: [String] = []
    for item in content.order.itemIDs {
      guard let slot = content.order.slot(of: item), content.order.item(at: slot) == item else {
        faults.append("\(name): the place of \(stage.name(of: item)) is not its own (D13)")
        continue
      }
      if !content.isPlaceholder(item), collection.slot(of: stage.name(of: item)) != slot {
        faults.append("\(name): \(stage.name(of: item)) is elsewhere")
      }
    }
    for (section, count) in content.order.itemCounts.enumerated()
    where content.geometry.frame(of: Slot(section: section, item: count)) != nil {
      faults.append("\(name): a frame past the end of section \(section)")
    }
    return faults
  }

  /// The frames of all items as they are shown, with the gap that the host was told of.
  private func geometryFaults(
    _ name: String, _ content: CollectionContent, _ collection: PlainCollection, of view: ViewID
  ) throws -> [String] {
    var rows: [[String?]] = collection.rows
    if let open = gaps[view],
      let session = stage.sessions.live.last(where: { $0.destination == view })
    {
      guard collection.rows.indices.contains(open.gap.section),
        open.gap.item <= collection.rows[open.gap.section].count
      else { return ["\(name): the open gap \(open.gap) is not there"] }
      let moves = session.ruling.proposal.operation == .move
      let run = arrivals(of: session).map { item in
        moves && item.origin == view ? stage.name(of: item.item) : nil
      }
      rows = collection.rows(opening: open.gap, for: run)
    }
    let geometry = try collection.geometry(of: rows)
    let moved = Set(gaps[view] == nil ? [] : movedItems(in: view))
    let offset = stage.scene.scrollPosition(of: view)?.offset ?? .zero
    var faults: [String] = []
    for (section, items) in rows.enumerated() {
      for (item, row) in items.enumerated() {
        guard let row, let reference = stage.item(row, in: view) else { continue }
        let frame = geometry.frame(of: Slot(section: section, item: item))?
          .moved(by: collection.frame.origin - offset)
        let shown = stage.scene.shownFrame(of: reference)
        if !isClose(shown, frame) {
          faults.append(
            "\(name): \(row) is shown at \(String(describing: shown)), not \(String(describing: frame))"
          )
        }
        // What is at its middle, as it is shown: the gap is nothing.
        guard let middle = shown?.center,
          let slot = geometry.slot(at: middle - collection.frame.origin + offset)
        else { continue }
        let seen = rows[slot.section][slot.item].flatMap { moved.contains($0) ? nil : $0 }
        let item = stage.scene.item(in: view, at: middle).map { stage.name(of: $0.item) }
        if item != seen.flatMap({ stage.item($0, in: view) == nil ? nil : $0 }) {
          faults.append(
            "\(name): at \(middle) is \(item ?? "nothing"), and \(seen ?? "nothing") is seen")
        }
      }
    }
    return faults
  }

  /// The items of a collection that are shown in the gap that is open in it.
  private func movedItems(in view: ViewID) -> [String] {
    guard let session = stage.sessions.live.last(where: { $0.destination == view }),
      session.ruling.proposal.operation == .move
    else { return [] }
    return arrivals(of: session).filter { $0.origin == view }.map { stage.name(of: $0.item) }
  }

  /// Frames are equal but for the rounding of another order of sums.
  private func isClose(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other else { return one == other }
    return abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  /// The destination of the drag is what the pointer means in the plain arrays (B19).
  private func destinationFaults() throws -> [String] {
    guard let session = dragging else { return [] }
    let point = stage.pointers.point(of: finger)
    let below = views.first { stage.scene.frame(of: $0).contains(point) }
    guard session.destination == below else {
      return ["the drag is at \(String(describing: session.destination))"]
    }
    guard let below, let collection = plain[below],
      let offset = stage.collection(below)?.offset,
      session.ruling.proposal.operation.carries
    else { return [] }
    // A path counts without the row where one row of the list itself moves, and nothing else
    // arrives (CONTRACT-62, 63).
    let arrivals = arrivals(of: session)
    let isOwn = arrivals.count == 1 && arrivals[0].origin == below
    let source =
      isOwn && session.ruling.proposal.operation == .move
      ? stage.name(of: arrivals[0].item) : nil
    // Where rows are kept whole, the way there counts as well (L15).
    if case .twoColumn = collection.layout, let source, collection.spans[source] == 2 {
      return []
    }
    let gap = try collection.gap(
      at: point - collection.frame.origin + offset,
      seeing: Rect(origin: offset, size: collection.frame.size), from: source,
      settings: stage.settings)
    let dropPosition = gap.map { DropPosition.gap($0) }
    guard dropPosition != session.ruling.position else { return [] }
    return [
      "the drag means \(String(describing: session.ruling.position)), "
        + "the pointer \(String(describing: dropPosition))"
    ]
  }

  /// A gap is open only where a session is, and it is its own (X2): at the place of the proposal,
  /// and as wide as what a drop would put there (H5), which is nothing where nothing is left (M11).
  private func gapFaults() -> [String] {
    var faults = gaps.keys.filter { view in
      !stage.sessions.live.contains { $0.destination == view }
    }.map { "a gap is open in \(stage.name(of: $0)) where no drag is" }
    for (view, open) in gaps {
      guard let session = stage.sessions.live.last(where: { $0.destination == view }) else {
        continue
      }
      let width = arrivals(of: session).count
      if open.items != width || width == 0 {
        faults.append("the gap is for \(open.items), and \(width) would arrive")
      }
    }
    guard stage.settings.cadence == .immediate, let session = dragging,
      let view = session.destination, case .gap(let gap) = session.ruling.position
    else { return faults }
    let isShown =
      session.ruling.proposal.operation.carries && session.ruling.proposal.intent == .insertAt
      && !arrivals(of: session).isEmpty
    if gaps[view]?.gap != (isShown ? gap : nil) {
      faults.append(
        "the gap at \(String(describing: gaps[view])) is not that of the proposal at \(gap)")
    }
    return faults
  }

  /// What a drop of a session would bring: every item that still stands where it was lifted (M11),
  /// once, however often it joined (CONTRACT-21).
  private func arrivals(of session: SessionRecord) -> [DragItem] {
    let remaining = session.items.filter {
      plain[$0.origin]?.holds(stage.name(of: $0.item)) == true
    }
    return remaining.indices.filter { !remaining[..<$0].contains(remaining[$0]) }.map {
      remaining[$0]
    }
  }
}
