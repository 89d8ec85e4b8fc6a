import DragUIKit
import DragUIKitTesting
import Testing

/// Views with interactions, as their delegates see the drags.
@MainActor @Suite struct InteractionTests {
  /// A delegate that has all methods.
  private final class Full: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var texts = ["x"]
    var operation = UIDropOperation.copy
    var animations: [String] = []
    var added: [[UIDragItem]] = []
    var isSeen = true
    var dropped: ((any UIDropSession) -> Void)?

    func item(_ text: String) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
      item.localObject = text
      return item
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { texts.map { item($0) } }

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      isSeen ? interaction.view.map { UITargetedDragPreview(view: $0) } : nil
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addAnimations { self.animations.append("lift") }
      animator.addCompletion { self.animations.append("lift \($0 == .end)") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
      session.localContext = self
      animations.append("begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) {}

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) {}

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { #expect(session.localContext as? Full === self) }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { [item("added")] }

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { self.animations.append("cancel \($0 == .end)") } }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { true }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { dropped?(session) }

    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {}

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}

    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { self.animations.append("drop \($0 == .end)") } }
  }

  /// A delegate that has only what it must.
  private final class Least: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
  }

  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let target = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  private let controller = UIViewController()
  private let full = Full()
  private let stage = AppStage()

  private func show(
    drag: (any UIDragInteractionDelegate)? = nil, drops: [any UIDropInteractionDelegate]? = nil
  ) {
    source.addInteraction(UIDragInteraction(delegate: drag ?? full))
    for drop in drops ?? [full] { target.addInteraction(UIDropInteraction(delegate: drop)) }
    controller.view.addSubview(source)
    controller.view.addSubview(target)
    stage.name(source, "source")
    stage.name(target, "target")
    stage.show(controller)
  }

  @Test func `calls come in the contract's order (CONTRACT-34)`() {
    show()
    stage.drag(source, to: .middle, in: target)
    stage.expectCalls(
      """
      itemsForBeginning previewForLifting willAnimateLiftWith sessionAllowsMoveOperation
      sessionIsRestrictedToDraggingApplication sessionWillBegin canHandle sessionDidEnter
      sessionDidUpdate … performDrop willEndWith willAnimateDropWith sessionDidEnd concludeDrop
      didEndWith sessionDidTransferItems
      """)
    // Apple: what is added for the end of the lift runs before the drag begins.
    #expect(full.animations == ["lift", "lift true", "begin", "drop true"])
    #expect(stage.calls.contains("source didEndWith copy"))
  }

  @Test func `the animation of a lift that is given up ends at its start`() {
    show()
    stage.press(.middle, of: source)
    stage.advance(by: .milliseconds(600))
    stage.release()
    #expect(full.animations == ["lift", "lift false"])
  }

  @Test func `a drag that is not taken flies home, or fades (CONTRACT-16, 17)`() {
    full.operation = .forbidden
    show()
    stage.drag(source, to: .middle, in: target)
    stage.expectCalls(
      """
      … sessionDidUpdate willEndWith previewForCancelling willAnimateCancelWith
      sessionDidEnd didEndWith
      """)
    #expect(full.animations.last == "cancel true")
    #expect(stage.calls.contains("source didEndWith forbidden"))
  }

  @Test func `an update that is not there is a cancel, and nothing is noted (CONTRACT-26)`() {
    let least = Least()
    show(drag: least, drops: [least])
    stage.drag(source, to: .middle, in: target)
    stage.expectCalls("itemsForBeginning")
    #expect(stage.test.stage.lastOutcome?.operation == .cancel)
  }

  @Test(arguments: [UIDropOperation.copy, .forbidden])
  func `what a source does not have is in no record`(operation: UIDropOperation) {
    let least = Least()
    full.operation = operation
    show(drag: least)
    stage.drag(source, to: .middle, in: target)
    let calls = stage.calls.filter { $0.hasPrefix("source ") }
    #expect(calls.count == 1 && calls[0].hasPrefix("source itemsForBeginning"), "\(calls)")
  }

  @Test func `two items of one view are both carried`() {
    full.texts = ["x", "y"]
    var texts: [String] = []
    full.dropped = { session in texts = session.items.compactMap { $0.localObject as? String } }
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(texts == ["x", "y"])
  }

  @Test func `a view that is carried already adds items that have no place of their own`() {
    var texts: [String] = []
    full.dropped = { session in texts = session.items.compactMap { $0.localObject as? String } }
    show()
    let second = stage.test.pointer("second")
    stage.press(.middle, of: source)
    stage.advance(by: .milliseconds(600))
    stage.move(to: .middle, of: target)
    stage.press(.middle, of: source, by: second)
    stage.release(second)
    let carried = stage.test.stage.sessions.live.first?.items.map(\.reference) ?? []
    #expect(carried.count == 2 && Set(carried).count == 2)
    stage.release()
    stage.settle()
    #expect(texts == ["x", "added"])
  }

  @Test func `an interaction that is not enabled lifts nothing (CONTRACT-01)`() {
    show()
    (source.interactions.first as? UIDragInteraction)?.isEnabled = false
    stage.drag(source, to: .middle, in: target)
    #expect(stage.calls == [])
  }

  @Test func `two interactions of one view are both served (CONTRACT-35)`() {
    let other = Full()
    other.operation = .forbidden
    show(drops: [full, other])
    var drops = 0
    full.dropped = { _ in drops += 1 }
    other.dropped = { _ in drops += 10 }
    stage.drag(source, to: .middle, in: target)
    #expect(drops == 1)
    #expect(stage.calls.filter { $0.contains("sessionDidEnd") }.count == 2)
  }

  @Test func `an interaction that is taken away takes no drops, and moves with its view`() {
    show()
    let interaction = target.interactions.first
    stage.perform {
      if let interaction { target.removeInteraction(interaction) }
    }
    #expect(interaction?.view == nil)
    stage.drag(source, to: .middle, in: target)
    #expect(!stage.calls.contains { $0.contains("canHandle") })
    stage.perform {
      if let interaction { target.addInteraction(interaction) }
      target.frame.origin = CGPoint(x: 200, y: 0)
    }
    stage.drag(source, to: .middle, in: target)
    #expect(stage.calls.contains { $0.contains("performDrop") })
  }

  @Test func `the data of a drop on a view is loaded in it, and not outside (CONTRACT-121)`() {
    var text: String?
    full.dropped = { session in
      session.loadObjects(ofClass: String.self) { text = $0.first }
    }
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(text == "x")
  }

  @Test func `a table takes what a view lends, and a view what a table lends`() {
    let rows = Rows(["a", "b"])
    rows.proposal = UITableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    rows.perform = { rows, coordinator in
      guard let path = coordinator.destinationIndexPath,
        let text = coordinator.items[0].dragItem.localObject as? String
      else { return }
      rows.sections[0].insert(text, at: path.row)
      rows.tableView.insertRows(at: [path], with: .automatic)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: path)
    }
    rows.view.frame = CGRect(x: 0, y: 400, width: 200, height: 200)
    controller.view.addSubview(rows.view)
    show()
    stage.drag(source, to: .gap(1), in: rows.tableView)
    #expect(rows.sections == [["a", "x", "b"]])
    var dropped: [String] = []
    full.dropped = { dropped += $0.items.compactMap { $0.localObject as? String } }
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .middle, in: target)
    #expect(dropped == ["a"])
  }

  @Test
  func `of two drag interactions the one with items begins, and the stage says which (HOOK-5)`() {
    let other = Full()
    other.texts = []
    source.addInteraction(UIDragInteraction(delegate: other))
    show()
    stage.drag(source, to: .middle, in: target)
    stage.expectCalls("itemsForBeginning itemsForBeginning previewForLifting … didEndWith …")
    #expect(other.animations == [] && full.animations.first == "lift")
    #expect(stage.test.trace.contains("source-drag2.willBegin"))
    #expect(!stage.test.trace.contains("source.willBegin"))
  }

  @Test func `an interaction of a table takes drops beside the table's delegate (CONTRACT-35)`() {
    let rows = Rows(["a", "b"])
    rows.proposal = UITableViewDropProposal(operation: .forbidden)
    rows.view.frame = CGRect(x: 0, y: 400, width: 200, height: 200)
    var dropped: [String] = []
    let other = Full()
    other.dropped = { dropped += $0.items.compactMap { $0.localObject as? String } }
    let interaction = UIDropInteraction(delegate: other)
    rows.tableView.addInteraction(interaction)
    controller.view.addSubview(rows.view)
    show()
    stage.drag(source, to: .middle, in: rows.tableView)
    #expect(dropped == ["x"])
    #expect(rows.paths.count > 0 && rows.sections == [["a", "b"]])
    stage.perform { rows.tableView.removeInteraction(interaction) }
    stage.drag(source, to: .middle, in: rows.tableView)
    #expect(dropped == ["x"])
    stage.perform { rows.tableView.addInteraction(interaction) }
    stage.drag(source, to: .middle, in: rows.tableView)
    #expect(dropped == ["x", "x"])
  }

  @Test func `an interaction of a table lends items that are none of its rows (HOOK-5)`() {
    let rows = Rows(["a", "b"])
    rows.view.frame = CGRect(x: 0, y: 400, width: 200, height: 200)
    let other = Full()
    other.texts = ["link"]
    rows.tableView.dragDelegate = nil
    rows.tableView.addInteraction(UIDragInteraction(delegate: other))
    controller.view.addSubview(rows.view)
    show()
    rows.tableView.dragDelegate = nil
    var dropped: [String] = []
    full.dropped = { dropped += $0.items.compactMap { $0.localObject as? String } }
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .middle, in: target)
    #expect(dropped == ["link"])
    #expect(rows.sections == [["a", "b"]])
    // A delegate of the table comes first.
    stage.perform { rows.tableView.dragDelegate = rows }
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .middle, in: target)
    #expect(dropped == ["link", "a"])
  }
}
