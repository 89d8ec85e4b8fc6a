import CollectionModel
import DragGeometry
import DragItems
import DragReplay
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
    fileprivate let scene: StageScene

    fileprivate init(_ view: ViewID, on stage: Stage) {
      (self.view, name, scene) = (view, stage.name(of: view), stage.scene)
    }

    /// The visible items of each section; nil for a plain view, which is its item.
    ///
    /// They are listed where one is drawn: most steps need those of one view at most.
    var slots: [[Slot]]? { scene.visibleSlots(of: view) }

    /// The sections that show an item.
    var filled: [[Slot]] { (slots ?? []).filter { !$0.isEmpty } }

    /// Indicates whether a collection shows an item.
    fileprivate var isFilled: Bool { scene.showsItem(view) }
  }

  let stage: Stage
  let parts: SceneParts
  /// The pointers of people that are pressed, the default one first.
  let pressed: [PointerID]
  /// The pointers of people that are not pressed.
  let free: [PointerID]
  /// The pointers whose drags a system owns.
  let seats: [PointerID]
  /// The views on the stage.
  let views: [ViewID]
  /// Indicates whether any view has an item to press, which most kinds of steps ask.
  let hasSources: Bool
  /// The items of loads that wait for an answer of their owner.
  let waiting: [ItemReference]

  /// What the host allows to be called now, by its names; empty without a host.
  private let calls: Set<String>
  /// Indicates whether the frames are those of an application's own views.
  let isHosted: Bool
  /// The window of the application, if it has one.
  let window: (any ApplicationWindow)?

  init(on stage: Stage, with parts: SceneParts, of host: ExploredHost? = nil) {
    (self.stage, self.parts) = (stage, parts)
    isHosted = host != nil
    window = host?.host.observer.window
    calls = Set((host?.mays ?? []).filter { $0.isPossible() }.map(\.name))
    let pointers = stage.pointers.all
    seats = pointers.filter { stage.pointers.isSeat($0) }
    // The default pointer is the plainest, wherever it was declared.
    let plainest = stage.pointer(named: TimedLine.defaultPointer)
    var (pressed, free): ([PointerID], [PointerID]) = ([], [])
    for pointer in pointers where !stage.pointers.isSeat(pointer) {
      if stage.pointers.isPressed(pointer) {
        pressed.insert(pointer, at: pointer == plainest ? 0 : pressed.count)
      } else {
        free.insert(pointer, at: pointer == plainest ? 0 : free.count)
      }
    }
    (self.pressed, self.free) = (pressed, free)
    views = stage.scene.views.filter {
      stage.scene.isPresent($0) && !stage.scene.isOutside($0)
    }
    hasSources = views.contains {
      stage.scene.isCollection($0) ? stage.scene.showsItem($0) : Self.isItem($0, on: stage)
    }
    waiting = stage.loads.waiting
  }

  /// The collections.
  var lists: [Shown] {
    views.filter(stage.scene.isCollection).map { Shown($0, on: stage) }
  }

  /// The collections and views that have an item to press.
  var sources: [Shown] {
    views.filter { Self.isItem($0, on: stage) }.map { Shown($0, on: stage) }
      + lists.filter(\.isFilled)
  }

  /// Indicates whether a plain view is an item.
  private static func isItem(_ view: ViewID, on stage: Stage) -> Bool {
    !stage.scene.isCollection(view) && stage.item(stage.name(of: view), in: view) != nil
  }

  /// Indicates whether something is pressed, which decides the weights.
  var isPressed: Bool { !pressed.isEmpty }

  /// The fingers that can press beside the pressed ones.
  var otherFingers: [PointerID] { free.filter { stage.pointers.kind(of: $0) == .touch } }

  /// The collections whose content is larger than they are.
  var scrollable: [ViewID] { views.filter(stage.scene.isScrollable) }

  /// The collections that keep their order in a store.
  var stored: [Shown] {
    lists.filter { stage.stores.lists(of: $0.view) != nil && $0.isFilled }
  }

  /// Indicates whether the user can cancel the loads of the latest drag.
  var canCancelLoads: Bool { stage.sessions.live.contains { $0.id == stage.sessions.last?.id } }

  /// Indicates whether modifier keys mean something: a finger has none.
  private var hasKeys: Bool {
    !seats.isEmpty || (pressed + free).contains { stage.pointers.kind(of: $0) != .touch }
  }

  /// How often a kind is chosen now, in proportion to the others.
  func weight(of kind: StepKind) -> Int {
    // The providers of an application answer by themselves: what is left is that the user cancels, which is rare.
    if kind == .load, isHosted { return 1 }
    return isPressed ? kind.weights.pressed : kind.weights.idle
  }

  /// Indicates whether a kind of step makes sense now (EX-01).
  func allows(_ kind: StepKind) -> Bool {
    switch kind {
    case .drag, .press: !isPressed && !free.isEmpty && hasSources
    case .move, .release, .cancel: isPressed
    case .tap, .second: isPressed && !otherFingers.isEmpty && hasSources
    case .wait: true
    case .settle: !isPressed && waiting.isEmpty
    case .call: parts.mays.contains(where: allows)
    case .foreign: !seats.isEmpty
    case .load: !waiting.isEmpty && (!isHosted || canCancelLoads)
    case .store: !parts.stores.isEmpty
    case .scroll: views.contains(where: stage.scene.isScrollable)
    case .resize: isHosted ? window != nil : !views.isEmpty
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
      return ref.part == .anyGap || list.isFilled
    }
  }
}
