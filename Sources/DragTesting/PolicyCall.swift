import DragSessions
public import DragStage

/// What a policy of a test is asked or told, by the names of items.
public struct PolicyCall {
  /// The same by ids, with everything else that is known.
  public let call: DragContext
  /// The stage; what is done to it from here follows when this call is over.
  public let stage: Stage
  /// What a destination takes a drop with; nil in every other call.
  public let coordinator: DropCoordinator?

  init(_ call: DragContext, on stage: Stage, _ coordinator: DropCoordinator? = nil) {
    self.call = call
    self.stage = stage
    self.coordinator = coordinator
  }

  /// The item that is asked about, where it is one.
  public var item: String? { call.item.map { stage.name(of: $0) } }
  /// The items of the session, in the order in which they joined.
  public var items: [String] { call.items.map { stage.name(of: $0.item) } }
  /// The item under the pointer at the destination that is asked; nil at the end and where none is.
  public var over: String? {
    guard case .item(let item) = call.over else { return nil }
    return stage.name(of: item)
  }
  /// The index of the gap that the pointer means, in the order before the drop.
  public var gap: Int? {
    guard case .gap(let gap) = call.position else { return nil }
    return gap.item
  }
  /// The section of that gap.
  public var section: Int? {
    guard case .gap(let gap) = call.position else { return nil }
    return gap.section
  }
  /// Whether the drag comes from the application of the view that is asked.
  public var isLocal: Bool { call.isLocal }
}
