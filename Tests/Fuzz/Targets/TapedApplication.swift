import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

/// An application that answers what a tape says, and calls the stage while it is asked.
final class TapedApplication: DragSource, DropDestination {
  private let tape: Tape
  private unowned let stage: Stage
  /// How many of its own calls are under way or behind it; an application that never rests is none.
  private var calls = 0

  init(_ stage: Stage, _ tape: Tape) {
    self.stage = stage
    self.tape = tape
  }

  private func interfere(_ call: DragContext) {
    guard calls < 100, tape.isRare(24) else { return }
    calls += 1
    guard let view = tape.pick(in: stage.scene.views.filter { !stage.scene.isOutside($0) }) else {
      return
    }
    switch tape.number(below: 12) {
    case 0: _ = try? stage.handle(.cancel(call.pointer), at: call.time)
    case 1: _ = try? stage.handle(.up(call.pointer), at: call.time)
    case 2:
      let point = tape.point()
      if tape.isRare(64) {
        let frame = stage.scene.frame(of: view)
        try? stage.scene.setFrame(Rect(origin: point, size: frame.size), of: view)
      } else {
        try? stage.scene.scroll(view, by: point)
      }
    case 3: _ = try? stage.handle(.move(call.pointer, tape.point()), at: call.time)
    case 4: load(call)
    case 5: _ = try? stage.handle(.transferCancelled(call.session), at: call.time)
    case 6: _ = try? stage.reload(view)
    case 7: _ = try? stage.handle(.escape, at: call.time)
    case 8: try? stage.insert(["c\(calls)"], at: GapIndex(item: tape.number(below: 4)), in: view)
    case 9:
      if let item = call.items.first, !stage.scene.isOutside(item.reference.view) {
        try? stage.delete(item.reference)
      }
    case 10: try? stage.removeView(view)
    default: _ = try? stage.handle(.down(call.pointer, tape.point()), at: call.time)
    }
  }

  /// Asks for something; outside the drop that is refused.
  private func load(_ call: DragContext) {
    let picture = ObjectClass("picture", readableTypes: [.png])
    guard let item = tape.pick(in: call.items) else {
      _ = try? stage.loads.loadObjects(of: picture, in: call.session, at: call.view)
      return
    }
    let request = tape.pick(
      LoadRequest.data(.png), .data(.data), .data(.tiff), .file(.png), .fileInPlace(.png),
      .object(picture))
    _ = try? stage.loads.load(request, of: item, in: call.session, at: call.view)
  }

  func items(for call: DragContext) -> OfferedItems {
    guard tape.isRare(80) else { return .pressed }
    let there = stage.collection(call.view)?.order.itemIDs ?? []
    return .named(tape.some(of: there).map { ItemReference(view: call.view, item: $0) })
  }

  private func preview(_ call: DragContext) -> ItemPreview {
    interfere(call)
    return tape.pick(.standard, .invisible, .at(call.point))
  }

  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { preview(call) }
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { preview(call) }
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { preview(call) }

  func canMove(_ item: ItemID, for call: DragContext) -> Bool { !tape.isRare(20) }
  func allowsMove(for call: DragContext) -> Bool { !tape.isRare(20) }
  func isRestricted(for call: DragContext) -> Bool { tape.isRare(20) }

  func itemsToAdd(for call: DragContext) -> OfferedItems {
    interfere(call)
    return tape.pick(.pressed, .none)
  }

  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    tape.isRare(20) ? nil : tape.pick(in: sessions)
  }

  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool { tape.isRare(128) }
  func mayOpen(_ call: DragContext) -> Bool { tape.isRare(128) }

  func canHandle(_ call: DragContext) -> Bool {
    interfere(call)
    return !tape.isRare(20)
  }

  func update(_ call: DragContext) -> DropProposal? {
    interfere(call)
    if tape.isRare(20) { return nil }
    return DropProposal(
      tape.pick(.move, .copy, .move, .copy, .forbidden, .cancel),
      intent: tape.pick(.insertAt, .insertAt, .unspecified, .insertInto, .automatic),
      isPrecise: tape.isRare(30))
  }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    for item in coordinator.items.map(\.item) { choose(for: item, call, with: coordinator) }
    interfere(call)
    let performance = tape.pick(DropPerformance.accept, .load, .local, .nothing, .fail("no"))
    return performance.after(tape.pick(.zero, .milliseconds(30)))
  }

  private func choose(for item: DragItem, _ call: DragContext, with coordinator: DropCoordinator) {
    switch tape.number(below: 6) {
    case 1: try? coordinator.drop(item, to: DropTarget(tape.point()))
    case 2: try? coordinator.drop(item, onto: ItemReference(view: call.view, item: item.item))
    case 3: try? coordinator.drop(item, into: item.reference)
    case 4: _ = try? coordinator.drop([item], toPlaceholdersAt: nil)
    case 5:
      let gap = GapIndex(section: tape.number(below: 3), item: tape.number(below: 9) - 1)
      _ = try? coordinator.drop([item, item], toPlaceholdersAt: gap)
    default: break
    }
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    if case .didLoad(_, .success(let loaded)) = notification, let lease = loaded.lease,
      tape.isRare(128)
    {
      try? stage.items.endUse(of: lease)
    }
    interfere(call)
  }
}
