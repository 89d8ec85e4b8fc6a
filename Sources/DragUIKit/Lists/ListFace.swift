import DragGeometry
import DragItems
import DragSessions
import DragStage
import Foundation
import Machines

/// The policies of a list on a stage: each question and notification goes to the application's delegates, with index
/// paths for places.
@MainActor final class ListFace: DragSource, DropDestination {
  private weak var list: ListState?
  private unowned let screen: HostedStage

  init(_ list: ListState, on screen: HostedStage) {
    self.list = list
    self.screen = screen
  }

  // MARK: The source

  func items(for call: DragContext) -> OfferedItems {
    guard let list, let item = call.item, let path = list.path(of: item) else { return .none }
    guard list.client.allowsDragging else { return reorderedItem(item, at: path, call, list) }
    let drag = screen.drag(of: call)
    drag.updateCounts[call.view] = list.updateCount
    let offered = list.client.itemsForBeginning(drag.dragSession, at: path)
    screen.note(list, "itemsForBeginning", path.text, "-> \(offered.count)")
    guard !offered.isEmpty else {
      screen.forget(call.session)
      return .none
    }
    // A list without a delegate for drops may be reordered, also by items of its delegate for drags.
    if offered.count == 1, reorders(list, at: path) { drag.reordered = call.view }
    return .named(
      screen.references(of: offered, at: ItemReference(view: call.view, item: item), in: drag))
  }

  /// The item of a reorder that the list makes without delegates.
  private func reorderedItem(
    _ item: ItemID, at path: IndexPath, _ call: DragContext, _ list: ListState
  ) -> OfferedItems {
    guard reorders(list, at: path) else { return .none }
    let drag = screen.drag(of: call)
    drag.isReorder = true
    drag.reordered = call.view
    return .named(
      screen.references(
        of: [UIDragItem(itemProvider: NSItemProvider())],
        at: ItemReference(view: call.view, item: item), in: drag))
  }

  /// True if a list moves an item of its own without a delegate for drops.
  private func reorders(_ list: ListState, at path: IndexPath) -> Bool {
    asking(list) {
      list.client.reorders(at: path)
    } noting: { reorders in
      let question = list.client.kind == .table ? "canMoveRowAt" : "canMoveItemAt"
      if reorders { screen.note(list, question, path.text, "-> true") }
    }
  }

  func itemsToAdd(for call: DragContext) -> OfferedItems {
    guard let list, list.client.allowsDragging, let item = call.item, let path = list.path(of: item)
    else { return .none }
    let drag = screen.drag(of: call)
    let point = list.client.convert(CGPoint(call.point), from: nil)
    let offered = ask(list, call, "itemsForAddingTo", path.text, answer: { "-> \($0.count)" }) {
      list.client.itemsForAdding(to: drag.dragSession, at: path, point: point)
    }
    guard !offered.isEmpty else { return .none }
    if drag.updateCounts[call.view] == nil { drag.updateCounts[call.view] = list.updateCount }
    return .named(
      screen.references(of: offered, at: ItemReference(view: call.view, item: item), in: drag))
  }

  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    // An item without a cell has no index path to ask about.
    guard let list, list.client.allowsDragging, let path = list.path(of: item) else {
      return .standard
    }
    ask(list, call, "dragPreviewParameters", path.text, answer: { _ in "" }) {
      list.client.liftPreview(at: path)
    }
    return .standard
  }

  func allowsMove(for call: DragContext) -> Bool {
    let drag = screen.drag(of: call)
    guard let list, !drag.isReorder else { return true }
    drag.allowsMove = ask(list, call, "dragSessionAllowsMoveOperation", answer: { "-> \($0)" }) {
      list.client.allowsMove(drag.dragSession)
    }
    return drag.allowsMove
  }

  func isRestricted(for call: DragContext) -> Bool {
    let drag = screen.drag(of: call)
    guard let list, !drag.isReorder else { return drag.isReorder }
    drag.isRestricted = ask(
      list, call, "dragSessionIsRestrictedToDraggingApplication", answer: { "-> \($0)" }
    ) { list.client.isRestricted(drag.dragSession) }
    return drag.isRestricted
  }

  // MARK: The destination

  func canHandle(_ call: DragContext) -> Bool {
    guard let list else { return false }
    let drag = screen.drag(of: call)
    if drag.reordered == call.view { return call.items.allSatisfy { $0.origin == call.view } }
    guard list.client.acceptsDrops else { return false }
    let session = drag.dropSession
    return ask(list, call, "canHandle", answer: { "-> \($0)" }) { list.client.canHandle(session) }
  }

  func update(_ call: DragContext) -> DropProposal? {
    guard let list else { return nil }
    let drag = screen.drag(of: call)
    if drag.reordered == call.view {
      let proposal = DropProposal(.move, intent: .insertAt)
      showTarget(of: drag, for: proposal, call, in: list)
      return proposal
    }
    let session = drag.dropSession
    // Before a proposal, the question is about a gap.
    let isFirst = !call.ruling.requested.operation.carries
    let intent = isFirst ? .insertAt : call.ruling.requested.intent
    let path = path(at: call, by: intent, in: list)
    let proposal = ask(list, session, at: path)
    drag.askedPath = path
    // An intent that refers to another place is asked about that place; the second answer counts.
    var last = proposal
    if proposal.operation.carries, proposal.intent != intent {
      let other = self.path(at: call, by: proposal.intent, in: list)
      if other != path {
        last = ask(list, session, at: other)
        drag.askedPath = other
      }
    }
    if list.client.kind == .table { showTarget(of: drag, for: last, call, in: list) }
    screen.note(last, of: drag, call)
    return last
  }

  /// Shows the gap that the delegate wants for a row of the list's own, instead of that of the pointer.
  private func showTarget(
    of drag: HostedDrag, for proposal: DropProposal, _ call: DragContext, in list: ListState
  ) {
    guard proposal.operation.leavesSource, proposal.intent == .insertAt, call.items.count == 1,
      call.items[0].origin == call.view, let source = list.path(of: call.items[0].item),
      let proposed = path(at: call, by: .insertAt, in: list)
    else { return screen.stage.showGap(nil, of: call.session, in: call.view) }
    let target = self.target(of: drag, from: source, to: proposed, in: list)
    let gap = target.flatMap {
      $0 == proposed ? nil : self.gap(of: $0, movingFrom: source, in: list)
    }
    screen.stage.showGap(gap, of: call.session, in: call.view)
  }

  /// The path that the delegate wants for a row, which is asked once for each proposed one; nil without such a method.
  private func target(
    of drag: HostedDrag, from source: IndexPath, to proposed: IndexPath, in list: ListState
  ) -> IndexPath? {
    if let known = drag.moveTarget, known.proposed == proposed { return known.target }
    var target: IndexPath?
    if list.client.mayMoveRow(at: source) {
      target = list.client.target(ofMoveFrom: source, to: proposed)
      if let target { screen.note(list, "targetIndexPath", proposed.text, "-> \(target.text)") }
    }
    drag.moveTarget = (proposed, target)
    return target
  }

  /// The gap that leads to a path after a row has left its place; nil while there are placeholders.
  private func gap(of target: IndexPath, movingFrom source: IndexPath, in list: ListState)
    -> GapIndex?
  {
    guard list.placeholders.isEmpty, let old = source.slot, let new = target.slot else {
      return nil
    }
    let isBelow = old.section == new.section && new.item > old.item
    return GapIndex(section: new.section, item: isBelow ? new.item + 1 : new.item)
  }

  private func ask(_ list: ListState, _ session: DropSessionFace, at path: IndexPath?)
    -> DropProposal
  {
    asking(list) {
      list.client.didUpdate(session, to: path)
    } noting: {
      screen.noteUpdate(list, path, $0)
    }
  }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    guard let list else { return .nothing }
    let drag = screen.drag(of: call)
    let intent = call.settledIntent(on: screen.stage)
    // Below all cells a drop into an item has the path that was asked about last (CONTRACT-61).
    let path =
      path(at: call, by: intent, in: list)
      ?? (call.ruling.requested.intent == .insertInto ? drag.askedPath : nil)
    let drop = ListDrop(coordinator, of: drag, to: path, by: intent, in: list, on: screen)
    if let move = drag.chosenMove, move(drop) {
      return drop.failure.map { .fail($0) } ?? .nothing
    }
    if drag.reordered == call.view {
      guard list.client.kind == .table else { return .fail("the data source moves no items") }
      screen.remark("no row is moved: the data source has no tableView(_:moveRowAt:to:)")
      return .nothing
    }
    screen.note(list, "performDropWith", path?.text ?? "nil")
    screen.perform(drop) { list.client.perform(drop) }
    for path in drop.places {
      ask(list, call, "dropPreviewParameters", path.text, answer: { _ in "" }) {
        list.client.dropPreview(at: path)
      }
    }
    return drop.failure.map { .fail($0) } ?? .nothing
  }

  /// Lets the data source of a table, or of a list that reorders by itself, move a row; false if it does
  /// not, and nothing has changed then (CONTRACT-45).
  func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool {
    guard let list, call.items.count == 1, let source = list.path(of: item),
      let proposed = path(at: call, by: .insertAt, in: list),
      list.client.mayMoveRow(at: source)
    else { return false }
    let target = self.target(of: screen.drag(of: call), from: source, to: proposed, in: list)
    guard target == nil || target == proposed else {
      // A place of the delegate's is a choice of a drop that is performed, also where its gap is not shown.
      let screen = screen
      screen.drag(of: call).chosenMove = { [weak list] drop in
        list.map { Self.move($0, from: source, to: target ?? proposed, drop, screen) } ?? false
      }
      return false
    }
    guard list.client.moveRow(from: source, to: proposed) else { return false }
    screen.note(list, Self.mover(of: list), source.text, proposed.text)
    return true
  }

  private static func mover(of list: ListState) -> String {
    list.client.kind == .table ? "moveRowAt" : "moveItemAt"
  }

  /// Moves a row to the place that the delegate has chosen; false if the data source moves none.
  private static func move(
    _ list: ListState, from source: IndexPath, to target: IndexPath, _ drop: ListDrop,
    _ screen: HostedStage
  ) -> Bool {
    var isMoved = true
    screen.perform(drop) {
      if source != target, let old = source.slot, let new = target.slot {
        let item = list.item(at: old)
        isMoved = list.client.moveRow(from: source, to: target)
        guard isMoved else { return }
        screen.note(list, mover(of: list), source.text, target.text)
        // A data source that applies a snapshot has moved it already.
        if item == nil || item.flatMap({ list.path(of: $0) }) != target {
          list.batch { list.record(.moveItem(from: old, to: new)) }
        }
      }
      if let item = drop.items.first?.item { _ = drop.drop(item, at: target) }
    }
    return isMoved
  }

  func mayOpen(_ call: DragContext) -> Bool {
    guard let list, list.client.isSpringLoaded, case .item(let item) = call.over,
      let path = list.path(of: item)
    else { return false }
    let session = screen.drag(of: call).dropSession
    return ask(list, call, "shouldSpringLoad", path.text, answer: { "-> \($0)" }) {
      list.client.mayOpen(at: path, for: session)
    }
  }

  // MARK: Both

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    // A load may be answered when its drag is long over.
    if case .didLoad(_, let result) = notification {
      return screen.loads.finish(call.load, with: result)
    }
    // A list's delegate does not follow the finger.
    if case .didMove = notification { return }
    // The stage has moved the row, whose frame may be an exact one.
    if case .moveRow = notification { list?.arrange() }
    let drag = screen.drag(of: call)
    if let list { show(notification, of: drag, in: list) }
    guard let list, !drag.isReorder else {
      switch notification {
      case .didEnd, .liftCancelled: return screen.forget(call.session)
      case _: return
      }
    }
    switch notification {
    case .willBegin:
      tell(list, call, "dragSessionWillBegin") { list.client.willBegin(drag.dragSession) }
      drag.makePreviews()
    case .didEnd:
      tell(list, call, "dragSessionDidEnd") { list.client.didEnd(drag.dragSession) }
      screen.forget(call.session)
    case .liftCancelled: screen.forget(call.session)
    // A list that is reordered without a delegate for drops has none to notify.
    case .enter where !list.client.acceptsDrops, .exit where !list.client.acceptsDrops,
      .dropEnd where !list.client.acceptsDrops:
      break
    case .enter: tell(list, call, "dropSessionDidEnter") { list.client.didEnter(drag.dropSession) }
    case .exit: tell(list, call, "dropSessionDidExit") { list.client.didExit(drag.dropSession) }
    case .dropEnd: tell(list, call, "dropSessionDidEnd") { list.client.didEnd(drag.dropSession) }
    case .springLoaded:
      if case .item(let item) = call.over, let path = list.path(of: item) {
        tell(list, call, "didSelect", path.text) { list.client.select(at: path) }
      }
    case .willLift, .didMove, .willAdd, .willEnd, .willCancel, .didTransfer, .menuShown,
      .menuDismissed, .moveRow, .willReorder, .didReorder, .willDrop, .willDropAll, .conclude,
      .didLoad, .didLoadAll:
      break
    }
  }

  /// Shows the parts of cells in a drag (CONTRACT-40).
  private func show(_ notification: DragNotification, of drag: HostedDrag, in list: ListState) {
    let items = drag.references.filter { $0.origin == list.id }.map(\.item)
    switch notification {
    case .willLift: list.show(.lifting, for: items)
    case .willBegin, .willAdd: list.show(.dragging, for: items)
    case .didEnd, .liftCancelled: list.show(.none, for: items)
    case _: break
    }
  }

  /// Calls a delegate, and notes the call unless a default has answered.
  private func tell(
    _ list: ListState, _ call: DragContext, _ name: String, _ details: String = "",
    _ body: () -> Void
  ) {
    ask(list, call, name, details, answer: { _ in "" }, body)
  }

  /// The call is noted for the view of the drag: a list that has left the window meanwhile is none.
  @discardableResult
  private func ask<Answer>(
    _ list: ListState, _ call: DragContext, _ name: String, _ details: String = "",
    answer: (Answer) -> String, _ body: () -> Answer
  ) -> Answer {
    asking(list, body) { screen.note(call.view, name, details, answer($0)) }
  }

  /// Calls a delegate, and notes the answer unless a default has given it.
  private func asking<Answer>(
    _ list: ListState, _ call: () -> Answer, noting note: (Answer) -> Void
  ) -> Answer {
    let outer = list.ranDefault
    defer { list.ranDefault = outer }
    list.ranDefault = false
    let given = call()
    if !list.ranDefault { note(given) }
    return given
  }

  // MARK: Paths

  /// The path that an intent refers to: that of the gap to insert at, or of the item under the pointer.
  private func path(at call: DragContext, by intent: DropIntent, in list: ListState) -> IndexPath? {
    switch call.place(by: intent, on: screen.stage) {
    case .gap(let gap): path(of: gap, for: call, in: list)
    case .item(let slot): list.dataPath(ofShown: slot)
    case nil: nil
    }
  }

  /// The path of a gap: one own item that is moved is taken out before, all else is counted (CONTRACT-62, 63).
  private func path(of shown: GapIndex, for call: DragContext, in list: ListState) -> IndexPath {
    let isCopied = call.ruling.proposal.operation.facts.countsOwnItems
    var gap = shown
    if !list.placeholders.isEmpty, let content = screen.stage.collection(call.view) {
      gap.item =
        list.placeholders.dataSlot(
          of: Slot(section: shown.section, item: shown.item), in: content
        ).item
    }
    guard !isCopied, call.items.count == 1, call.items[0].origin == call.view,
      let source = source(of: call.items[0].item, at: call, in: list)
    else { return IndexPath(item: gap.item, section: gap.section) }
    let final = gap.finalIndex(movingFrom: source)
    return IndexPath(item: final.item, section: final.section)
  }

  /// The index of the dragged item in the data, or nil.
  private func source(of item: ItemID, at call: DragContext, in list: ListState) -> Slot? {
    guard list.placeholders.isEmpty else { return list.path(of: item)?.slot }
    return screen.stage.slot(of: item, in: call.view)
  }
}
