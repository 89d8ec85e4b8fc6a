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

  /// The delegates of a list as the policies of its view on a stage.
  @MainActor final class DelegatePolicy: DragSource, DropDestination {
    private unowned let app: DrivenWindow
    private let calls: any ListCalls

    init(_ calls: any ListCalls, on app: DrivenWindow) {
      self.calls = calls
      self.app = app
    }

    // MARK: The source

    func items(for call: DragContext) -> OfferedItems {
      guard let list = app.list(call.view), calls.allowsDragging, let item = call.item,
        let path = path(of: item, at: call)
      else { return .none }
      let drag = app.drag(of: call)
      drag.changeCounts[call.view] = list.changeCount
      let offered = calls.itemsForBeginning(drag.dragSession, at: path) ?? []
      app.note(call.view, "itemsForBeginning", path.text, "-> \(offered.count)")
      guard !offered.isEmpty else {
        app.forget(call.session)
        return .none
      }
      return .named(
        app.references(of: offered, at: ItemReference(view: call.view, item: item), in: drag))
    }

    func itemsToAdd(for call: DragContext) -> OfferedItems {
      guard let list = app.list(call.view), calls.allowsDragging, let item = call.item,
        let path = path(of: item, at: call)
      else { return .none }
      let drag = app.drag(of: call)
      let point = calls.view.convert(CGPoint(call.point), from: nil)
      let added = calls.itemsForAdding(to: drag.dragSession, at: path, point: point)
      guard let offered = added else { return .none }
      app.note(call.view, "itemsForAddingTo", path.text, "-> \(offered.count)")
      if drag.changeCounts[call.view] == nil { drag.changeCounts[call.view] = list.changeCount }
      return .named(
        app.references(of: offered, at: ItemReference(view: call.view, item: item), in: drag))
    }

    func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      // An item without a cell has no index path to ask about.
      if let path = path(of: item, at: call), calls.liftPreview(at: path) != nil {
        app.note(call.view, "dragPreviewParameters", path.text)
      }
      return .standard
    }

    func allowsMove(for call: DragContext) -> Bool {
      let drag = app.drag(of: call)
      if let answer = calls.allowsMove(drag.dragSession) {
        app.note(call.view, "dragSessionAllowsMoveOperation", "-> \(answer)")
        drag.allowsMove = answer
      }
      return drag.allowsMove
    }

    func isRestricted(for call: DragContext) -> Bool {
      let drag = app.drag(of: call)
      if let answer = calls.isRestricted(drag.dragSession) {
        app.note(call.view, "dragSessionIsRestrictedToDraggingApplication", "-> \(answer)")
        drag.isRestricted = answer
      }
      return drag.isRestricted
    }

    // MARK: The destination

    func canHandle(_ call: DragContext) -> Bool {
      guard calls.acceptsDrops else { return false }
      guard let answer = calls.canHandle(app.drag(of: call).dropSession) else { return true }
      app.note(call.view, "canHandle", "-> \(answer)")
      return answer
    }

    func update(_ call: DragContext) -> DropProposal? {
      guard calls.acceptsDrops else { return nil }
      let session = app.drag(of: call).dropSession
      // Before a proposal, the question is about a gap.
      let isFirst = !call.ruling.requested.operation.carries
      let intent = isFirst ? .insertAt : call.ruling.requested.intent
      let path = path(at: call, by: intent)
      let proposal = ask(session, call, at: path)
      // An intent that refers to another place is asked about that place; the second answer counts.
      var last = proposal
      if proposal.operation.carries, proposal.intent != intent {
        let other = self.path(at: call, by: proposal.intent)
        if other != path { last = ask(session, call, at: other) }
      }
      if calls.isTable { showTarget(for: last, call) }
      let drag = app.drag(of: call)
      if !drag.hasNotedSeveralItems,
        let note = app.stage.inspection.noteOfSeveralItems(for: last, in: call)
      {
        drag.hasNotedSeveralItems = true
        app.remark(note)
      }
      return last
    }

    /// Shows the gap that the delegate wants for a row of the table's own, instead of that of the pointer.
    private func showTarget(for proposal: DropProposal, _ call: DragContext) {
      guard proposal.operation.leavesSource, proposal.intent == .insertAt, call.items.count == 1,
        call.items[0].origin == call.view, let source = path(of: call.items[0].item, at: call),
        let proposed = path(at: call, by: .insertAt)
      else { return app.stage.showGap(nil, of: call.session, in: call.view) }
      let target = self.target(from: source, to: proposed, call)
      let gap = target.flatMap { $0 == proposed ? nil : self.gap(of: $0, movingFrom: source) }
      app.stage.showGap(gap, of: call.session, in: call.view)
    }

    /// The path that the delegate wants for a row, which is asked once for each proposed one; nil without such a method.
    private func target(from source: IndexPath, to proposed: IndexPath, _ call: DragContext)
      -> IndexPath?
    {
      let drag = app.drag(of: call)
      if let known = drag.moveTarget, known.proposed == proposed { return known.target }
      var target: IndexPath?
      if calls.mayMoveRow(at: source) ?? true {
        target = calls.target(ofMoveFrom: source, to: proposed)
        if let target { app.note(call.view, "targetIndexPath", proposed.text, "-> \(target.text)") }
      }
      drag.moveTarget = (proposed, target)
      return target
    }

    /// The gap that leads to a path after a row has left its place.
    private func gap(of target: IndexPath, movingFrom source: IndexPath) -> GapIndex? {
      guard let old = source.slot, let new = target.slot else { return nil }
      let isBelow = old.section == new.section && new.item > old.item
      return GapIndex(section: new.section, item: isBelow ? new.item + 1 : new.item)
    }

    private func ask(_ session: DropSession, _ call: DragContext, at path: IndexPath?)
      -> DropProposal
    {
      guard let proposal = calls.didUpdate(session, to: path) else { return .unanswered(session) }
      app.note(
        call.view, "dropSessionDidUpdate", path?.text ?? "nil",
        "-> \(proposal.operation.rawValue) \(proposal.intent.rawValue)")
      return proposal
    }

    func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
      guard let list = app.list(call.view) else { return DropPerformance(.nothing) }
      let drag = app.drag(of: call)
      let intent = call.settledIntent(on: app.stage)
      let path = path(at: call, by: intent)
      let drop = DrivenDrop(coordinator, of: drag, to: path, by: intent, in: list, on: app)
      if let place = drag.chosenPlace {
        app.perform(drop) { drop.stay(at: place) }
        return DropPerformance(.nothing)
      }
      app.note(call.view, "performDropWith", path?.text ?? "nil")
      app.perform(drop) { calls.perform(drop) }
      for path in drop.places where calls.dropPreview(at: path) != nil {
        app.note(call.view, "dropPreviewParameters", path.text)
      }
      return DropPerformance(.nothing)
    }

    /// Lets the data source of a table move a row; false if it does not, and nothing has changed then (CONTRACT-45).
    func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool {
      guard call.items.count == 1, let source = path(of: item, at: call),
        let proposed = path(at: call, by: .insertAt), calls.mayMoveRow(at: source) ?? true
      else { return false }
      let target = self.target(from: source, to: proposed, call)
      let place = target ?? proposed
      // A row that is sent back to its place moves nothing.
      if target == source, proposed != source {
        app.drag(of: call).chosenPlace = place
        return false
      }
      guard move(from: source, to: place, call) else { return false }
      // The stage moves a row to the gap of the drop: another place is a choice of a drop that is performed.
      guard place == proposed else {
        app.drag(of: call).chosenPlace = place
        return false
      }
      return true
    }

    /// Lets the data source move a row, and then the table its cell; false if the data source moves none.
    private func move(from source: IndexPath, to target: IndexPath, _ call: DragContext) -> Bool {
      var isMoved = false
      let now = calls.followCell(at: source) {
        isMoved = calls.moveRow(from: source, to: target) != nil
      }
      guard isMoved else { return false }
      app.note(call.view, "moveRowAt", source.text, target.text)
      // A data source that applies a snapshot has moved it already.
      if source != target, now != target { calls.moveCell(from: source, to: target) }
      return true
    }

    // MARK: Both

    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      // A list's delegate does not follow the finger.
      if case .didMove = notification { return }
      let drag = app.drag(of: call)
      switch notification {
      case .willBegin:
        tell(call, "dragSessionWillBegin", calls.willBegin(drag.dragSession))
        drag.makePreviews()
      case .didEnd:
        tell(call, "dragSessionDidEnd", calls.didEnd(drag.dragSession))
        app.forget(call.session)
      case .liftCancelled: app.forget(call.session)
      case .enter: tell(call, "dropSessionDidEnter", calls.didEnter(drag.dropSession))
      case .exit: tell(call, "dropSessionDidExit", calls.didExit(drag.dropSession))
      case .dropEnd: tell(call, "dropSessionDidEnd", calls.didEnd(drag.dropSession))
      case .willLift, .didMove, .willAdd, .willEnd, .willCancel, .didTransfer, .menuShown,
        .menuDismissed, .springLoaded, .moveRow, .willReorder, .didReorder, .willDrop, .willDropAll,
        .conclude, .didLoad, .didLoadAll:
        break
      }
    }

    private func tell(_ call: DragContext, _ name: String, _ answer: Void?) {
      guard answer != nil else { return }
      app.note(call.view, name)
      app.dataMayHaveChanged()
    }

    // MARK: Paths

    private func path(of item: ItemID, at call: DragContext) -> IndexPath? {
      app.stage.slot(of: item, in: call.view).map { IndexPath($0) }
    }

    /// The path that an intent refers to: that of the gap to insert at, or of the item under the pointer.
    private func path(at call: DragContext, by intent: DropIntent) -> IndexPath? {
      switch call.place(by: intent, on: app.stage) {
      case .gap(let gap): path(of: gap, for: call)
      case .item(let slot): IndexPath(slot)
      case nil: nil
      }
    }

    /// The path of a gap: one own item that is moved is taken out before, all else is counted (CONTRACT-62, 63).
    private func path(of gap: GapIndex, for call: DragContext) -> IndexPath {
      guard !call.ruling.proposal.operation.facts.countsOwnItems, call.items.count == 1,
        call.items[0].origin == call.view,
        let source = app.stage.slot(of: call.items[0].item, in: call.view)
      else { return IndexPath(item: gap.item, section: gap.section) }
      let final = gap.finalIndex(movingFrom: source)
      return IndexPath(item: final.item, section: final.section)
    }
  }
#endif
