import DragSessions
public import DragStage

/// The argument of a policy closure, with items by name.
public struct PolicyCall {
  /// The same call by ids, with all further information.
  public let call: DragContext
  /// The stage; changes made here take effect after this call.
  public let stage: Stage
  /// The coordinator with which a destination performs a drop; nil in other calls.
  public let coordinator: DropCoordinator?

  init(_ call: DragContext, on stage: Stage, _ coordinator: DropCoordinator? = nil) {
    self.call = call
    self.stage = stage
    self.coordinator = coordinator
  }

  /// The callback's item, if it is about one.
  public var item: String? { call.item.map { stage.name(of: $0) } }
  /// The items of the session, in the order in which they joined.
  public var items: [String] { call.items.map { stage.name(of: $0.item) } }
  /// The item under the pointer at the destination; nil at the end and if there is none.
  public var over: String? { call.itemUnderPointer.map { stage.name(of: $0) } }
  /// The index of the gap at the pointer, in the order before the drop.
  public var gap: Int? {
    guard case .gap(let gap) = call.position else { return nil }
    return gap.item
  }
  /// The section of that gap.
  public var section: Int? {
    guard case .gap(let gap) = call.position else { return nil }
    return gap.section
  }
  /// Indicates whether the drag comes from the same application as the view.
  public var isLocal: Bool { call.isLocal }
}
