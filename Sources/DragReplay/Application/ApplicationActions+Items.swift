import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage

// Actions of applications on the items of a drop, or on several of their own.
extension ApplicationActions {
  /// Moves items of a collection as one run.
  func reorder(
    _ names: [ItemName], to gap: Ref, _ location: SourceLocation
  ) throws(TestFailure) {
    let target = try resolved(gap) { ref throws(RefError) in try stage.gap(ref) }
    var items: [ItemID] = []
    for name in names {
      // The gap determines the collection of the items.
      let ref: Ref =
        switch name {
        case .id(let id): Ref(gap.name, .item(id: id.text), at: id.location)
        case .ref(let ref): ref
        }
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      guard item.view == target.view else {
        throw TestFailure(
          .script, at: ref.location, "`\(ref.text)` is not an item of `\(gap.name)`")
      }
      items.append(item.item)
    }
    try refusing(location) { () throws(StageError) in
      try stage.move(items, to: target.gap, in: target.view)
    }
  }

  /// Chooses the positions to which dropped items animate.
  func drop(
    _ names: [ItemName], _ place: DropLocation, _ location: SourceLocation
  ) throws(TestFailure) {
    guard let session else {
      throw TestFailure(.script, at: location, "no session has begun")
    }
    let coordinator = stage.sessions.coordinator(of: session)
    var items: [DragItem] = []
    for name in names { items.append(try dragItem(name, coordinator)) }
    if case .placeholder(let ref) = place {
      return try putPlaceholders(for: items, at: ref, by: coordinator, location)
    }
    for item in items { try drop(item, place, coordinator, location) }
  }

  private func drop(
    _ item: DragItem, _ place: DropLocation, _ coordinator: DropCoordinator,
    _ location: SourceLocation
  ) throws(TestFailure) {
    switch place {
    case .onto(let ref):
      let row = try resolvedLate(ref)
      try refusing(location) { () throws(StageError) in try coordinator.drop(item, onto: row) }
    case .adopted(let ref):
      let row = try resolvedLate(ref)
      try refusing(location) { () throws(StageError) in try coordinator.adopt(item, as: row) }
    case .into(let ref, let rect):
      let cell = try resolvedLate(ref)
      try refusing(location) { () throws(StageError) in
        try coordinator.drop(item, into: cell, rect: rect ?? .zero)
      }
    case .at(let point, let scale):
      try refusing(location) { () throws(StageError) in
        try coordinator.drop(item, to: DropTarget(point, scale: scale ?? 1))
      }
    case .placeholder(let ref):
      try putPlaceholders(for: [item], at: ref, by: coordinator, location)
    }
  }

  /// Inserts placeholders for all items at once, so that they appear in the order of the line.
  private func putPlaceholders(
    for items: [DragItem], at ref: Ref?, by coordinator: DropCoordinator,
    _ location: SourceLocation
  ) throws(TestFailure) {
    let target = try ref.map { ref throws(TestFailure) in
      try resolved(ref) { ref throws(RefError) in try stage.gap(ref) }
    }
    try refusing(location) { () throws(StageError) in
      let placeholders = try coordinator.drop(items, toPlaceholdersAt: target?.gap)
      for (placeholder, item) in zip(placeholders, items) {
        application.keep(placeholder, for: item.item)
      }
    }
  }

  /// The named item of the session; an item of a view is passed on, for the stage to reject.
  private func dragItem(
    _ name: ItemName, _ coordinator: DropCoordinator
  ) throws(TestFailure) -> DragItem {
    if let held = try item(name, among: coordinator.dragItems) { return held }
    switch name {
    case .id(let id):
      for view in stage.scene.views {
        if let item = stage.item(id.text, in: view) {
          return DragItem(item: item.item, origin: view)
        }
      }
      throw TestFailure(.script, at: id.location, "unknown item `\(id.text)`")
    case .ref(let ref):
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      return DragItem(item: item.item, origin: item.view)
    }
  }

  /// The named item of a session, or nil if the session does not carry it: it may have left its view.
  func item(_ name: ItemName, among items: [DragItem]) throws(TestFailure) -> DragItem? {
    switch name {
    case .id(let id):
      // Names are made one by one, so that a stack is searched by its numbers; but for items that are in no view.
      let found = stage.scene.views.compactMap { view in
        stage.item(id.text, in: view).flatMap { item in
          items.firstIndex { $0.item == item.item && $0.origin == view }
        }
      }
      return found.min().map { items[$0] }
        ?? stage.knownItem(named: id.text).flatMap { item in items.first { $0.item == item } }
    case .ref(let ref):
      if case .item(let id) = ref.part {
        // A name has one number, which is compared sooner than the names of all items.
        guard let item = stage.knownItem(named: id), let view = stage.view(named: ref.name) else {
          return nil
        }
        return items.first { $0.item == item && $0.origin == view }
      }
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      return items.first { $0.reference == item }
    }
  }

  /// The item that a drop animates onto or into, whether or not it exists: the stage reports a missing one.
  private func resolvedLate(_ ref: Ref) throws(TestFailure) -> ItemReference {
    if case .item(let id) = ref.part, let view = stage.view(named: ref.name) {
      return stage.item(id, in: view) ?? ItemReference(view: view, item: ItemID(.max))
    }
    return try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
  }
}
