/// An event that cannot follow; the machine that threw it is unchanged.
public struct Refusal<State: Label, Kind: Label>: Error, Hashable {
  /// The state in which the event arrived.
  public let state: State
  /// The kind of the event.
  public let kind: Kind

  /// Makes a refusal.
  public init(_ kind: Kind, in state: State) {
    self.kind = kind
    self.state = state
  }
}

extension Behavior {
  /// The refusal of an event of this behavior.
  public typealias Refused = Refusal<State, Event.Kind>

  /// Why the table says that an event cannot follow; O(rows).
  public static func reason(for refusal: Refused) -> StaticString {
    for chapter in chapters {
      for row in chapter.rows
      where row.states.contains(refusal.state) && row.kinds.contains(refusal.kind) {
        if case .refused(let reason) = row.verdict { return reason }
      }
    }
    switch posture(of: refusal.state) {
    case .waits: return "the machine waits for something else"
    case .rests: return "nothing was asked that this could answer"
    case .ends: return "the machine is over"
    }
  }
}
