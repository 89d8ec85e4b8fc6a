#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  /// The policies of a list: each question and notification goes to the application's delegates, with index paths for
  /// places.
  @MainActor final class ListPolicy: DragSource, DropDestination {
    /// The list, which the host gives once it is on the stage.
    var known: (any PolicyList)?
    private unowned let app: any DrivenSessions

    /// - Parameter app: The drags of the application, which are there as long as the stage.
    init(on app: any DrivenSessions) { self.app = app }

    /// The list, whose delegates are asked while its view is there.
    private var list: (any PolicyList)? { known.flatMap { $0.isPresent ? $0 : nil } }

    // MARK: The source

    func items(for call: DragContext) -> OfferedItems {
      guard let list, let item = call.item, let path = list.path(of: item) else { return .none }
      guard list.calls.allowsDragging else { return reorderedItem(item, at: path, call, list) }
      let drag = app.drag(of: call)
      drag.changeCounts[call.view] = list.changeCount
      let offered = list.calls.itemsForBeginning(drag.dragSession, at: path) ?? []
      app.note(call.view, "itemsForBeginning", path.text, "-> \(offered.count)")
      guard !offered.isEmpty else {
        app.forget(call.session)
        return .none
      }
      // A list without a delegate for drops may be reordered, also by items of its delegate for drags.
      if offered.count == 1, list.reorders(at: path, call) { drag.reordered = call.view }
      return .named(references(of: offered, at: item, in: drag, call))
    }

    private func references(
      of offered: [UIDragItem], at item: ItemID, in drag: DrivenDrag, _ call: DragContext
    ) -> [ItemReference] {
      app.references(
        of: offered, at: ItemReference(view: call.view, item: item), isCell: true, in: drag)
    }

    /// The item of a reorder that the list makes without delegates.
    private func reorderedItem(
      _ item: ItemID, at path: IndexPath, _ call: DragContext, _ list: any PolicyList
    ) -> OfferedItems {
      guard list.reorders(at: path, call) else { return .none }
      let drag = app.drag(of: call)
      drag.isReorder = true
      drag.reordered = call.view
      let dragged = UIDragItem(itemProvider: NSItemProvider())
      return .named(references(of: [dragged], at: item, in: drag, call))
    }

    func itemsToAdd(for call: DragContext) -> OfferedItems {
      guard let list, list.calls.allowsDragging, let item = call.item,
        let path = list.path(of: item)
      else { return .none }
      let drag = app.drag(of: call)
      let point = list.calls.view.convert(CGPoint(call.point), from: nil)
      let added = list.calls.itemsForAdding(to: drag.dragSession, at: path, point: point)
      guard let offered = added else { return .none }
      app.note(call.view, "itemsForAddingTo", path.text, "-> \(offered.count)")
      guard !offered.isEmpty else { return .none }
      if drag.changeCounts[call.view] == nil { drag.changeCounts[call.view] = list.changeCount }
      return .named(references(of: offered, at: item, in: drag, call))
    }

    func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      // An item without a cell has no index path to ask about.
      if let list, list.calls.allowsDragging, let path = list.path(of: item),
        list.calls.liftPreview(at: path) != nil
      {
        app.note(call.view, "dragPreviewParameters", path.text)
      }
      return .standard
    }

    func allowsMove(for call: DragContext) -> Bool {
      let drag = app.drag(of: call)
      guard let list, !drag.isReorder else { return true }
      if let answer = list.calls.allowsMove(drag.dragSession) {
        app.note(call.view, "dragSessionAllowsMoveOperation", "-> \(answer)")
        drag.allowsMove = answer
      }
      return drag.allowsMove
    }

    func isRestricted(for call: DragContext) -> Bool {
      let drag = app.drag(of: call)
      guard let list, !drag.isReorder else { return drag.isReorder }
      if let answer = list.calls.isRestricted(drag.dragSession) {
        app.note(call.view, "dragSessionIsRestrictedToDraggingApplication", "-> \(answer)")
        drag.isRestricted = answer
      }
      return drag.isRestricted
    }

    // MARK: The destination

    func canHandle(_ call: DragContext) -> Bool {
      guard let list else { return false }
      let drag = app.drag(of: call)
      if drag.reordered == call.view { return call.items.allSatisfy { $0.origin == call.view } }
      guard list.calls.acceptsDrops else { return false }
      guard let answer = list.calls.canHandle(drag.dropSession) else { return true }
      app.note(call.view, "canHandle", "-> \(answer)")
      return answer
    }

    func update(_ call: DragContext) -> DropProposal? {
      guard let list else { return nil }
      let drag = app.drag(of: call)
      if drag.reordered == call.view {
        let proposal = DropProposal(.move, intent: .insertAt)
        showTarget(of: drag, for: proposal, call, in: list)
        return proposal
      }
      guard list.calls.acceptsDrops else { return nil }
      // Before a proposal, the question is about a gap.
      let isFirst = !call.ruling.requested.operation.carries
      let intent = isFirst ? .insertAt : call.ruling.requested.intent
      let path = path(at: call, by: intent, in: list)
      let proposal = propose(for: drag, at: path, call, in: list)
      drag.askedPath = path
      // An intent that refers to another place is asked about that place; the second answer counts.
      var last = proposal
      if proposal.operation.carries, proposal.intent != intent {
        let other = self.path(at: call, by: proposal.intent, in: list)
        if other != path {
          last = propose(for: drag, at: other, call, in: list)
          drag.askedPath = other
        }
      }
      if list.calls.isTable { showTarget(of: drag, for: last, call, in: list) }
      app.noteSeveralItems(of: drag, last, call)
      return last
    }

    private func propose(
      for drag: DrivenDrag, at path: IndexPath?, _ call: DragContext, in list: any PolicyList
    ) -> DropProposal {
      guard let proposal = list.calls.didUpdate(drag.dropSession, to: path) else {
        return .unanswered(drag.dropSession)
      }
      app.noteUpdate(call.view, path, proposal)
      return proposal
    }

    /// Shows the gap that the delegate wants for a row of the list's own, instead of that of the pointer.
    private func showTarget(
      of drag: DrivenDrag, for proposal: DropProposal, _ call: DragContext, in list: any PolicyList
    ) {
      guard proposal.operation.leavesSource, proposal.intent == .insertAt, call.items.count == 1,
        call.items[0].origin == call.view, let source = list.path(of: call.items[0].item),
        let proposed = path(at: call, by: .insertAt, in: list)
      else { return app.stage.showGap(nil, of: call.session, in: call.view) }
      let target = self.target(of: drag, from: source, to: proposed, call, in: list)
      let gap = target.flatMap {
        $0 == proposed ? nil : self.gap(of: $0, movingFrom: source, in: list)
      }
      app.stage.showGap(gap, of: call.session, in: call.view)
    }

    /// The path that the delegate wants for a row, which is asked once for each proposed one; nil without such a method.
    private func target(
      of drag: DrivenDrag, from source: IndexPath, to proposed: IndexPath, _ call: DragContext,
      in list: any PolicyList
    ) -> IndexPath? {
      if let known = drag.moveTarget, known.proposed == proposed { return known.target }
      var target: IndexPath?
      if list.mayMoveRow(at: source) {
        target = list.target(ofMoveFrom: source, to: proposed)
        if let target { app.note(call.view, "targetIndexPath", proposed.text, "-> \(target.text)") }
      }
      drag.moveTarget = (proposed, target)
      return target
    }

    /// The gap that leads to a path after a row has left its place; nil while there are placeholders.
    private func gap(of target: IndexPath, movingFrom source: IndexPath, in list: any PolicyList)
      -> GapIndex?
    {
      guard !list.hasPlaceholders, let old = source.slot, let new = target.slot else { return nil }
      let isBelow = old.section == new.section && new.item > old.item
      return GapIndex(section: new.section, item: isBelow ? new.item + 1 : new.item)
    }

    func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
      guard let list else { return .nothing }
      let drag = app.drag(of: call)
      let intent = call.settledIntent(on: app.stage)
      // Below all cells a drop into an item has the path that was asked about last (CONTRACT-61).
      let path =
        path(at: call, by: intent, in: list)
        ?? (call.ruling.requested.intent == .insertInto ? drag.askedPath : nil)
      let drop = list.makeDrop(coordinator, to: path, by: intent, call)
      if let move = drag.chosenMove, drop.move(from: move.source, to: move.target) {
        return drop.failure.map { .fail($0) } ?? .nothing
      }
      if drag.reordered == call.view {
        guard list.calls.isTable else { return .fail("the data source moves no items") }
        app.remark("no row is moved: the data source has no tableView(_:moveRowAt:to:)")
        return .nothing
      }
      app.note(call.view, "performDropWith", path?.text ?? "nil")
      drop.perform { list.calls.perform(drop) }
      for path in drop.places where list.calls.dropPreview(at: path) != nil {
        app.note(call.view, "dropPreviewParameters", path.text)
      }
      return drop.failure.map { .fail($0) } ?? .nothing
    }

    /// Lets the data source of a table, or of a list that reorders by itself, move a row; false if it does
    /// not, and nothing has changed then (CONTRACT-45).
    func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool {
      guard let list, call.items.count == 1, let source = list.path(of: item),
        let proposed = path(at: call, by: .insertAt, in: list), list.mayMoveRow(at: source)
      else { return false }
      let drag = app.drag(of: call)
      let target = self.target(of: drag, from: source, to: proposed, call, in: list)
      return list.moveRow(from: source, to: target ?? proposed, proposed: proposed, call)
    }

    func mayOpen(_ call: DragContext) -> Bool {
      guard let list, list.isSpringLoaded, case .item(let item) = call.over,
        let path = list.path(of: item)
      else { return false }
      return list.mayOpen(at: path, call)
    }

    // MARK: Both

    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      // A load may be answered when its drag is long over.
      if case .didLoad(_, let result) = notification {
        return app.finishLoad(call.load, with: result)
      }
      // A list's delegate does not follow the finger.
      if case .didMove = notification { return }
      let drag = app.drag(of: call)
      list?.follow(notification, of: drag)
      guard let list, !drag.isReorder else {
        switch notification {
        case .didEnd, .liftCancelled: return app.forget(call.session)
        case _: return
        }
      }
      switch notification {
      case .willBegin:
        tell(call, "dragSessionWillBegin", list.calls.willBegin(drag.dragSession))
        drag.makePreviews()
      case .didEnd:
        tell(call, "dragSessionDidEnd", list.calls.didEnd(drag.dragSession))
        app.forget(call.session)
      case .liftCancelled: app.forget(call.session)
      // A list that is reordered without a delegate for drops has none to notify.
      case .enter: tell(call, "dropSessionDidEnter", list.calls.didEnter(drag.dropSession))
      case .exit: tell(call, "dropSessionDidExit", list.calls.didExit(drag.dropSession))
      case .dropEnd: tell(call, "dropSessionDidEnd", list.calls.didEnd(drag.dropSession))
      case .springLoaded:
        if case .item(let item) = call.over, let path = list.path(of: item) {
          list.select(at: path, call)
        }
      case .willLift, .didMove, .willAdd, .willEnd, .willCancel, .didTransfer, .menuShown,
        .menuDismissed, .moveRow, .willReorder, .didReorder, .willDrop, .willDropAll, .conclude,
        .didLoad, .didLoadAll:
        break
      }
    }

    private func tell(_ call: DragContext, _ name: String, _ answer: Void?) {
      guard answer != nil else { return }
      app.note(call.view, name)
      app.dataMayHaveChanged()
    }

    // MARK: Paths

    /// The path that an intent refers to: that of the gap to insert at, or of the item under the pointer.
    private func path(at call: DragContext, by intent: DropIntent, in list: any PolicyList)
      -> IndexPath?
    {
      switch call.place(by: intent, on: app.stage) {
      case .gap(let gap): path(of: gap, for: call, in: list)
      case .item(let slot): list.path(ofShown: slot)
      case nil: nil
      }
    }

    /// The path of a gap: one own item that is moved is taken out before, all else is counted (CONTRACT-62, 63).
    private func path(of shown: GapIndex, for call: DragContext, in list: any PolicyList)
      -> IndexPath
    {
      let gap = list.gap(ofShown: shown)
      guard !call.ruling.proposal.operation.facts.countsOwnItems, call.items.count == 1,
        call.items[0].origin == call.view,
        let source = list.slot(of: call.items[0].item)
      else { return IndexPath(item: gap.item, section: gap.section) }
      let final = gap.finalIndex(movingFrom: source)
      return IndexPath(item: final.item, section: final.section)
    }
  }
#endif
