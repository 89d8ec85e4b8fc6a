import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// What is possible on a stage now: it depends on the stage alone, so that a tape means the same in every process
/// (EX-06, EX-07).
struct Offer {
  /// A view with items, as far as they can be pressed: section by section.
  struct Shown {
    /// The view.
    let view: ViewID
    /// Its name.
    let name: String
    /// The visible items of each section; nil for a plain view, which is its item.
    let slots: [[Slot]]?
    /// Indicates whether its content is larger than it is.
    var isScrollable = false

    /// The sections that show an item.
    var filled: [[Slot]] { (slots ?? []).filter { !$0.isEmpty } }
  }

  let stage: Stage
  let parts: SceneParts
  /// The pointers of people that are pressed, the default one first.
  let pressed: [PointerID]
  /// The pointers of people that are not pressed.
  let free: [PointerID]
  /// The pointers whose drags a system owns.
  let seats: [PointerID]
  /// The collections, with the items that are visible.
  let lists: [Shown]
  /// The collections and views that have an item to press.
  let sources: [Shown]
  /// The items of loads that wait for an answer of their owner.
  let waiting: [ItemReference]

  /// What the host allows to be called now, by its names; empty without a host.
  private let calls: Set<String>
  /// Indicates whether the frames are those of an application's own views.
  let isHosted: Bool

  init(on stage: Stage, with parts: SceneParts, of host: ExploredHost? = nil) {
    (self.stage, self.parts) = (stage, parts)
    isHosted = host != nil
    calls = Set((host?.mays ?? []).filter { $0.isPossible() }.map(\.name))
    let pointers = stage.pointers.all
    seats = pointers.filter { stage.pointers.isSeat($0) }
    // The default pointer is the plainest, wherever it was declared.
    let others = pointers.filter { !stage.pointers.isSeat($0) }
    let plainest = stage.pointer(named: TimedLine.defaultPointer)
    let own = others.filter { $0 == plainest } + others.filter { $0 != plainest }
    pressed = own.filter { stage.pointers.isPressed($0) }
    free = own.filter { !stage.pointers.isPressed($0) }
    let present = stage.scene.views.filter {
      stage.scene.isPresent($0) && !stage.scene.isOutside($0)
    }
    let lists = present.compactMap { Self.list($0, on: stage) }
    self.lists = lists
    sources =
      present.filter { view in
        !lists.contains { $0.view == view } && stage.item(stage.name(of: view), in: view) != nil
      }.map { Shown(view: $0, name: stage.name(of: $0), slots: nil) }
      + lists.filter { !$0.filled.isEmpty }
    waiting = stage.loads.waiting
  }

  /// A collection with the items that are visible in it; nil for a plain view.
  private static func list(_ view: ViewID, on stage: Stage) -> Shown? {
    guard let content = stage.collection(view) else { return nil }
    let visible = content.visible
    var slots = Array(repeating: [Slot](), count: content.order.numberOfSections)
    for slot in content.geometry.slots(intersecting: visible) {
      guard let item = content.order.item(at: slot), !content.isPlaceholder(item),
        content.geometry.frame(of: slot).map({ visible.contains($0.center) }) == true
      else { continue }
      slots[slot.section].append(slot)
    }
    for section in slots.indices { slots[section].sort() }
    let (all, shown) = (content.geometry.contentSize, content.size)
    return Shown(
      view: view, name: stage.name(of: view), slots: slots,
      isScrollable: all.width > shown.width || all.height > shown.height)
  }

  /// Indicates whether something is pressed, which decides the weights.
  var isPressed: Bool { !pressed.isEmpty }

  /// The fingers that can press beside the pressed ones.
  var otherFingers: [PointerID] { free.filter { stage.pointers.kind(of: $0) == .touch } }

  /// The collections whose content is larger than they are.
  var scrollable: [Shown] { lists.filter(\.isScrollable) }

  /// The collections that keep their order in a store.
  var stored: [Shown] {
    lists.filter { !$0.filled.isEmpty && stage.stores.lists(of: $0.view) != nil }
  }

  /// Indicates whether the user can cancel the loads of the latest drag.
  var canCancelLoads: Bool { stage.sessions.live.contains { $0.id == stage.sessions.last?.id } }

  /// The views on the stage.
  var views: [ViewID] {
    stage.scene.views.filter { stage.scene.isPresent($0) && !stage.scene.isOutside($0) }
  }

  /// Indicates whether modifier keys mean something: a finger has none.
  private var hasKeys: Bool {
    !seats.isEmpty || (pressed + free).contains { stage.pointers.kind(of: $0) != .touch }
  }

  /// Indicates whether a kind of step makes sense now (EX-01).
  func allows(_ kind: StepKind) -> Bool {
    switch kind {
    case .drag, .press: !isPressed && !free.isEmpty && !sources.isEmpty
    case .move, .release, .cancel: isPressed
    case .tap, .second: isPressed && !otherFingers.isEmpty && !sources.isEmpty
    case .wait: true
    case .settle: !isPressed && waiting.isEmpty
    case .call: parts.mays.contains(where: allows)
    case .foreign: !seats.isEmpty
    case .load: !waiting.isEmpty && (!isHosted || canCancelLoads)
    case .store: !parts.stores.isEmpty
    case .scroll: !scrollable.isEmpty
    case .resize: !isHosted && !views.isEmpty
    case .phase: true
    case .keys: hasKeys
    }
  }

  /// Indicates whether an action of the application has the items that it is about.
  func allows(_ may: Action) -> Bool {
    // Only a host in Swift has hooks.
    if case .call(let name, argument: _) = may { return calls.contains(name.text) }
    return may.patterns.allSatisfy { ref in
      guard let list = lists.first(where: { $0.name == ref.name }) else { return false }
      return ref.part == .anyGap || !list.filled.isEmpty
    }
  }
}
