#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import CollectionLayout
  import DragGeometry
  import DragItems
  import DragReplay
  import DragSessions
  import DragStage
  import Machines

  /// The stage below an application's window: which list is which view on it, and which session is which object.
  @MainActor final class DrivenWindow: ApplicationHost, DrivenSessions {
    let stage: Stage
    let host: HostWindow
    var window: UIWindow { host.window }
    private(set) var calls: [String] = []
    var isStrict = false
    let hasOwnTime = true
    private let report: (String) -> Void
    private var lists: [DrivenList] = []
    private let interactionViews = InteractionViews()
    private let drags = DrivenDrags { DropSession($0) }
    private var names: [ObjectIdentifier: String] = [:]
    private var namers: [ObjectIdentifier: (IndexPath) -> String] = [:]
    /// The drop that is performed, or whose animations are not done.
    private var drop: DrivenDrop?
    /// The next deadline of the host, and the timer for it.
    private var awaited: (time: Timestamp, call: ScheduledCall)?

    init(_ host: HostWindow, on stage: Stage, report: @escaping (String) -> Void) {
      self.host = host
      self.stage = stage
      self.report = report
    }

    // MARK: Failures and calls

    /// Fails the test.
    func fail(_ words: String) { report(words) }

    func attempt(_ body: () throws(StageError) -> Void) {
      do throws(StageError) { try body() } catch { fail(error.sentence) }
    }

    func note(_ view: ViewID, _ call: String, _ details: String...) {
      calls.append(
        ([stage.name(of: view), call] + details).filter { !$0.isEmpty }.joined(separator: " "))
    }

    func noteUpdate(_ view: ViewID, _ path: IndexPath?, _ proposal: DropProposal) {
      note(
        view, "dropSessionDidUpdate", path?.text ?? "nil",
        "-> \(proposal.operation.rawValue) \(proposal.intent.rawValue)")
    }

    func remark(_ text: String) { calls.append("note: " + text) }

    // MARK: The test

    func driving<Value>(_ body: () -> Value) -> Value {
      host.driving {
        dataMayHaveChanged()
        return body()
      }
    }

    func show(_ controller: UIViewController) { host.show(controller) }

    func resizeWindow(to size: CGSize) { host.resize(to: size) }

    // MARK: Views

    func name(of view: UIView) -> String? {
      (list(of: view)?.id ?? interactionViews.id(of: view)).map { stage.name(of: $0) }
    }

    func absence(of view: UIView) -> String {
      "the \(type(of: view)) is not in the window, receives no touches, or has no delegates and no interactions"
    }

    func name(_ view: UIView, _ name: String, items: ((IndexPath) -> String)?) {
      names[ObjectIdentifier(view)] = name
      namers[ObjectIdentifier(view)] = items
    }

    var listed: [(view: ViewID, items: [[String]]?)] { lists.map { ($0.id, $0.namedItems()) } }

    /// The list of a view on the stage.
    func list(_ id: ViewID) -> DrivenList? { lists.first { $0.id == id } }

    /// The list that a view is, if it is on the stage.
    func list(of view: UIView) -> DrivenList? { lists.first { $0.calls.view === view } }

    func dataMayHaveChanged() { for list in lists { list.isDirty = true } }

    func layOut() {
      host.layOut(at: stage.now)
      var found: [UIView] = []
      collect(host.window, into: &found)
      for list in lists where !found.contains(where: { $0 === list.calls.view }) {
        if stage.scene.isPresent(list.id) {
          attempt { () throws(StageError) in try stage.removeView(list.id) }
        }
        lists.removeAll { $0 === list }
      }
      interactionViews.remove(besides: found, on: self)
      for view in found { place(view) }
      mirrorData()
      for list in lists {
        attempt { () throws(StageError) in
          try list.mirrorFrames(on: stage)
          try list.mirrorOffset(on: stage)
        }
      }
      awaitHost()
    }

    /// Gives the stage the items that the lists have now.
    ///
    /// - Parameter adopted: A dragged item, and the place of a list at which the application has inserted it.
    func mirrorData(adopting adopted: (item: DragItem, slot: Slot, list: DrivenList)? = nil) {
      let carried = drop?.drag.references ?? []
      // What leaves a list is known before it comes to another one.
      let last = adopted.map { adopted in lists.filter { $0 !== adopted.list } + [adopted.list] }
      for list in last ?? lists {
        let stays = adopted.flatMap { $0.list === list ? $0.item : nil }
        let own = carried.filter { $0.origin == list.id && $0 != stays }
        let adopted = adopted.flatMap { adopted in
          adopted.list === list ? (name: name(adopting: adopted.item, in: list), adopted.slot) : nil
        }
        attempt { () throws(StageError) in
          try list.mirrorData(
            on: stage, carried: Set(own.map { stage.name(of: $0.item) }), adopted: adopted
          ) {
            carried.first { isArriving($0, in: list) }.map { stage.name(of: $0.item) }
          }
        }
      }
    }

    /// The name of an inserted item: its own, unless it is a copy beside the original; nil for a new one.
    private func name(adopting item: DragItem, in list: DrivenList) -> String? {
      guard drop?.proposal.operation.leavesSource == true, self.list(item.origin) != nil else {
        return nil
      }
      return stage.name(of: item.item)
    }

    /// True for an item of a move that has left its list for another one.
    private func isArriving(_ item: DragItem, in list: DrivenList) -> Bool {
      drop?.proposal.operation.leavesSource == true && item.origin != list.id
        && self.list(item.origin) != nil
        && !stage.holds(item.reference)
        && stage.item(stage.name(of: item.item), in: list.id) == nil
    }

    private func collect(_ view: UIView, into found: inout [UIView]) {
      guard !view.isHidden else { return }
      let takesPart =
        (view as? UIScrollView)?.dragsOrDrops == true
        || InteractionViews.has(view) && servesInteractions(of: view)
      if takesPart, Self.frame(of: view).size.isPositive { found.append(view) }
      for child in view.subviews { collect(child, into: &found) }
    }

    /// True if touches reach a view, or a drag has begun with it.
    private func servesInteractions(of view: UIView) -> Bool {
      view.receivesTouches || !drags.isEmpty && interactionViews.id(of: view) != nil
    }

    private func place(_ view: UIView) {
      switch view {
      case let view as UICollectionView: place(CollectionCalls(collection: view))
      case let view as UITableView: place(TableCalls(table: view))
      case _:
        attempt { () throws(StageError) in
          try interactionViews.place(
            view, at: frame(view), in: enclosingView(view), named: { freeName(of: view) }, on: self)
        }
      }
    }

    private func place(_ calls: any ListCalls) {
      let frame = frame(calls.view)
      if let known = list(of: calls.view) {
        return attempt { () throws(StageError) in
          try stage.scene.setFrame(frame, of: known.id)
          var options = stage.scene.options(of: known.id)
          let before = options
          setSwitches(of: &options, calls)
          guard
            options.allowsDragging != before.allowsDragging
              || options.acceptsDrops != before.acceptsDrops
          else { return }
          try stage.scene.setOptions(options, of: known.id)
        }
      }
      var options = ViewOptions()
      options.parent = enclosingView(calls.view)
      options.orientation = calls.orientation
      options.asksPreviews = .lift
      options.drop.vetoes = true
      options.drop.takesLateChoices = true
      options.asksRowMoves = true
      options.movesRows = calls.isTable
      setSwitches(of: &options, calls)
      let name = freeName(of: calls.view)
      let policy = ListPolicy(on: self)
      attempt { () throws(StageError) in
        let id = try stage.addCollection(
          name, frame: frame, layout: calls.arrangement, options: options, source: policy,
          destination: policy)
        let list = DrivenList(
          calls, as: id, named: name, items: namers[ObjectIdentifier(calls.view)], on: self)
        policy.known = list
        lists.append(list)
        try list.fill(on: stage)
      }
    }

    /// Sets what an application may change while the list is in its window.
    private func setSwitches(of options: inout ViewOptions, _ calls: any ListCalls) {
      let receivesTouches = calls.view.receivesTouches
      options.allowsDragging = receivesTouches && calls.allowsDragging
      options.acceptsDrops = receivesTouches && calls.acceptsDrops
    }

    /// The view on the stage that another one is in.
    private func enclosingView(_ view: UIView) -> ViewID? {
      var around = view.superview
      while let next = around {
        if let id = list(of: next)?.id ?? interactionViews.id(of: next) { return id }
        around = next.superview
      }
      return nil
    }

    private func enclosing(_ view: UIView) -> DrivenList? {
      var around = view.superview
      while let next = around {
        if let found = list(of: next) { return found }
        around = next.superview
      }
      return nil
    }

    /// The frame of a view's visible content in the window, before any enclosing list has scrolled.
    private func frame(_ view: UIView) -> Rect {
      var frame = Self.frame(of: view)
      var around = enclosing(view)
      while let outer = around {
        frame = frame.moved(by: Point(outer.calls.view.contentOffset))
        around = enclosing(outer.calls.view)
      }
      return frame
    }

    private static func frame(of view: UIView) -> Rect {
      let origin = view.superview?.convert(view.frame.origin, to: nil) ?? view.frame.origin
      let frame = CGRect(origin: origin, size: view.frame.size)
      guard let view = view as? UIScrollView else { return Rect(frame) }
      let inset = view.adjustedContentInset
      return Rect(
        x: Double(frame.minX + inset.left), y: Double(frame.minY + inset.top),
        width: Double(frame.width - inset.left - inset.right),
        height: Double(frame.height - inset.top - inset.bottom))
    }

    private func freeName(of view: UIView) -> String {
      let kind =
        switch view {
        case is UICollectionView: "collection"
        case is UITableView: "table"
        case _: "view"
        }
      let wanted = names[ObjectIdentifier(view)] ?? kind
      var name = wanted
      var number = 2
      while stage.view(named: name) != nil {
        name = "\(wanted)\(number)"
        number += 1
      }
      return name
    }

    // MARK: Time

    /// Lets the host act at its next deadline, as a timer of the stage.
    private func awaitHost() {
      let due = host.nextDeadline
      guard due != awaited?.time else { return }
      if let call = awaited?.call { stage.withdraw(call) }
      awaited = due.map { due in
        (
          due,
          stage.schedule(after: max(.zero, due - stage.now)) { [weak self] in
            self?.awaited = nil
            self?.host.act(at: due)
            self?.awaitHost()
          }
        )
      }
    }

    // MARK: Drags

    func drag(of call: DragContext) -> DrivenDrag {
      // What was due, and what the stage has scrolled, is there before the delegates are asked.
      host.advance(upTo: stage.now)
      list(call.view)?.showOffset(of: stage)
      return drags.drag(of: call)
    }

    func knownDrag(_ session: SessionID) -> DrivenDrag? { drags[session] }

    func forget(_ session: SessionID) {
      if let drag = drags[session], drop?.drag === drag { drop = nil }
      drags.forget(session, on: self)
    }

    var openLoadCount: Int { host.openLoadCount + drags.openLoadCount }

    func offer(_ provider: NSItemProvider, as reference: ItemReference) {
      drags.offer(provider, as: reference)
    }

    func isList(_ view: ViewID) -> Bool { list(view) != nil }

    func references(
      of items: [UIDragItem], at cell: ItemReference, isCell: Bool, in drag: DrivenDrag
    ) -> [ItemReference] {
      drags.references(of: items, at: cell, isCell: isCell, in: drag, on: self)
    }

    func perform(
      _ coordinator: DropCoordinator, of drag: DrivenDrag, _ body: () -> Void
    ) -> String? {
      body()
      dataMayHaveChanged()
      return nil
    }

    // The loads of a mirror are the providers' own.
    func finishLoad(_ token: LoadToken?, with result: LoadResult) {}

    /// Performs a drop, during which its choices are allowed.
    func perform(_ drop: DrivenDrop, _ body: () -> Void) {
      self.drop = drop
      dataMayHaveChanged()
      body()
      mirrorData()
      drop.close()
      // The completion of a batch comes before the end of the drop's animations.
      awaitHost()
    }
  }

  extension UIScrollView {
    /// True for a list that has a delegate for drags or drops.
    fileprivate var dragsOrDrops: Bool {
      switch self {
      case let list as UICollectionView: list.dragDelegate != nil || list.dropDelegate != nil
      case let list as UITableView: list.dragDelegate != nil || list.dropDelegate != nil
      case _: false
      }
    }
  }

  extension Size {
    fileprivate var isPositive: Bool { width > 0 && height > 0 }
  }
#endif
