public import DragSessions

/// Which calls are meant: of one view or any, of one callback or any.
public struct CallPattern: Hashable, Sendable {
  /// The view or collection that is told; nil is any.
  public var name: String?
  /// The callback; nil is any.
  public var callback: Callback?
  /// Where it stands.
  @Incidental public var location: SourceLocation

  /// Makes a pattern.
  public init(name: String?, callback: Callback?, location: SourceLocation) {
    self.name = name
    self.callback = callback
    self.location = location
  }

  /// Whether a call of the callback to the named one is meant.
  public func matches(name: String, callback: Callback) -> Bool {
    (self.name == nil || self.name == name)
      && (self.callback == nil || self.callback == callback)
  }
}

/// One step of a `seq`.
public struct SequenceStep: Hashable, Sendable {
  /// Which calls are meant.
  public var pattern: CallPattern
  /// How many of them.
  public var quantifier: Quantifier

  /// How many calls a step takes.
  public enum Quantifier: String, Hashable, Sendable, CaseIterable {
    /// Exactly one.
    case one = ""
    /// One or more: `+`.
    case oneOrMore = "+"
    /// Any number: `*`.
    case any = "*"
    /// At most one: `?`.
    case optional = "?"
  }
}
