import CollectionLayout
import CollectionModel
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines
import TestSupport

import DragStage

/// An application that answers at random, and sometimes acts while it is asked.
final class RandomPolicy: DragSource, DropDestination {
  private var random: SplitMix64
  private var interferes: Bool
  unowned let stage: Stage

  init(_ stage: Stage, seed: UInt64, interferes: Bool) {
    self.stage = stage
    random = SplitMix64(seed: seed)
    self.interferes = interferes
  }

  /// From now on it only answers.
  func behave() { interferes = false }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func interfere(_ call: DragContext) {
    guard interferes, chance(4) else { return }
    let views = stage.scene.views
    let view = views[Int.random(in: 0..<views.count, using: &random)]
    switch Int.random(in: 0..<10, using: &random) {
    case 9: press()
    case 4: load(call)
    case 6: _ = try? stage.reload(view)
    case 7: shuffle(view)
    case 8: try? select(in: view)
    case 5: _ = try? stage.handle(.transferCancelled(call.session), at: call.time)
    case 0: _ = try? stage.handle(.cancel(call.pointer), at: call.time)
    case 1: _ = try? stage.handle(.up(call.pointer), at: call.time)
    case 2: try? stage.scene.scroll(view, by: Point(x: 0, y: 30))
    default:
      let away = Point(x: Double(Int.random(in: 0..<900, using: &random)), y: 50)
      _ = try? stage.handle(.move(call.pointer, away), at: call.time)
    }
  }

  /// Another finger goes down somewhere, and may begin a second drag.
  private func press() {
    guard let finger = stage.pointers.all.randomElement(using: &random) else { return }
    let point = Point(x: Double(Int.random(in: 0..<900, using: &random)), y: 60)
    _ = try? stage.handle(.down(finger, point, label: nil), at: stage.now)
  }

  /// Turns the data of a view around, whoever is in the middle of what.
  private func shuffle(_ view: ViewID) {
    guard let content = stage.collection(view) else { return }
    let there = content.order.itemIDs(inSection: 0).filter { !content.isPlaceholder($0) }
    guard let item = there.randomElement(using: &random) else { return }
    try? stage.move([item], to: GapIndex(item: there.count), in: view)
  }

  private func select(in view: ViewID) throws(StageError) {
    let there = stage.items(of: view).joined().map { ItemReference(view: view, item: $0) }
    try stage.scene.select(there.filter { _ in chance(50) }, in: view)
  }

  /// Asks for something; outside the drop that is refused.
  private func load(_ call: DragContext) {
    let picture = ObjectClass("picture", readableTypes: [.png])
    if chance(30) {
      _ = try? stage.loads.loadObjects(of: picture, in: call.session, at: call.view)
    } else if let item = call.items.randomElement(using: &random) {
      let requests: [LoadRequest] = [
        .data(.png), .data(.data), .data(.tiff), .file(.png), .fileInPlace(.png), .object(picture),
      ]
      let request = requests[Int.random(in: 0..<requests.count, using: &random)]
      _ = try? stage.loads.load(request, of: item, in: call.session, at: call.view)
    }
  }

  func items(for call: DragContext) -> OfferedItems {
    if chance(10) { return .none }
    guard chance(30) else { return .pressed }
    let there = stage.collection(call.view)?.order.itemIDs ?? []
    return .named(there.filter { _ in chance(30) }.map { ItemReference(view: call.view, item: $0) })
  }
  private func preview(_ call: DragContext) -> ItemPreview {
    interfere(call)
    return chance(60) ? .standard : chance(50) ? .invisible : .at(call.point)
  }
  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { preview(call) }
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { preview(call) }
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { preview(call) }
  func canMove(_ item: ItemID, for call: DragContext) -> Bool {
    interfere(call)
    return chance(90)
  }
  func allowsMove(for call: DragContext) -> Bool {
    interfere(call)
    return chance(85)
  }
  func isRestricted(for call: DragContext) -> Bool { chance(10) }
  func itemsToAdd(for call: DragContext) -> OfferedItems {
    interfere(call)
    return chance(70) ? .pressed : .none
  }
  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    interfere(call)
    return chance(80) ? sessions.randomElement(using: &random) : nil
  }
  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool {
    interfere(call)
    return chance(80)
  }
  func mayOpen(_ call: DragContext) -> Bool {
    interfere(call)
    return chance(80)
  }
  func canHandle(_ call: DragContext) -> Bool {
    interfere(call)
    return chance(90)
  }
  func update(_ call: DragContext) -> DropProposal? {
    interfere(call)
    if chance(15) { return nil }
    let operation: DropOperation =
      chance(45) ? .move : (chance(70) ? .copy : (chance(50) ? .forbidden : .cancel))
    let intent: DropIntent =
      chance(70)
      ? .insertAt : [.unspecified, .insertInto, .automatic][Int.random(in: 0..<3, using: &random)]
    return DropProposal(operation, intent: intent, isPrecise: chance(20))
  }
  /// The placeholders that the application has put in, also those that are over.
  private(set) var placeholders: [PlaceholderID] = []

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    if chance(40) { choose(call, with: coordinator) }
    while chance(30) { load(call) }
    let delay = chance(20) ? Microseconds.milliseconds(30) : .zero
    if chance(40) { return DropPerformance.accept.after(delay) }
    if chance(60) { return DropPerformance.load.after(delay) }
    if chance(40) { return DropPerformance.local.after(delay) }
    return (chance(50) ? DropPerformance.nothing : .fail("no")).after(delay)
  }
  /// Chooses for some items, now and then what may not be chosen.
  private func choose(_ call: DragContext, with coordinator: DropCoordinator) {
    for item in coordinator.items.map(\.item) where chance(60) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try? coordinator.drop(item, to: DropTarget(Point(x: 1, y: 1)))
      case 1: try? coordinator.drop(item, onto: ItemReference(view: call.view, item: item.item))
      case 2: try? coordinator.drop(item, into: item.reference)
      default:
        let gap = chance(50) ? nil : GapIndex(item: Int.random(in: 0..<4, using: &random))
        let new = try? coordinator.drop([item], toPlaceholdersAt: gap)
        placeholders += new ?? []
      }
    }
    if chance(10) { _ = try? stage.reload(call.view) }
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    if case .didLoad(_, .success(let loaded)) = notification, let lease = loaded.lease,
      lease.retention == .original
    {
      try? stage.items.endUse(of: lease)
    }
    interfere(call)
  }
}
