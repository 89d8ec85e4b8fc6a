package import Machines

extension LoadError {
  /// What went wrong with a load that was neither given up nor without a representation.
  public enum Failure: Hashable, Sendable {
    /// The source says it in its own words: -1.
    case told(String)
    /// The data makes no object of the class that was asked for: -1100.
    case unexpectedValueClass
    /// The value is there and cannot be made into the class that was asked for: -1200.
    case unavailableCoercion
    /// The load was asked for outside the drop (CONTRACT-121): -2000, our own number.
    case loadOutsideDropScope
    /// The source has said nothing until the deadline (CONTRACT-117): -2001, our own number.
    case handlerNeverCalled
    /// The source has spoken after the load was complete (CONTRACT-117): -2002, our own number.
    case handlerCalledTwice

    /// The code, as the contract numbers it; our own ones begin at -2000.
    public var code: Int {
      switch self {
      case .told: -1
      case .unexpectedValueClass: -1100
      case .unavailableCoercion: -1200
      case .loadOutsideDropScope: -2000
      case .handlerNeverCalled: -2001
      case .handlerCalledTwice: -2002
      }
    }

    /// What happened, as a sentence without a full stop.
    public var meaning: String {
      switch self {
      case .told(let words): words
      case .unexpectedValueClass: "the data does not make an object of the class asked for"
      case .unavailableCoercion: "the value cannot be made into the class asked for"
      case .loadOutsideDropScope: "a load can only be asked for while the drop is performed"
      case .handlerNeverCalled: "the source has not answered until the deadline"
      case .handlerCalledTwice: "the source has answered a load that was complete"
      }
    }
  }

  /// The error of a source whose answer a load has refused, or nil for any other refusal.
  ///
  /// The load itself is unchanged: this error is for whoever wrote the source (CONTRACT-117).
  package static func diagnosis(of refusal: TransitionError<Load.State, Load.Event>) -> LoadError? {
    switch (refusal.state, refusal.kind) {
    case (.loaded, .delivered), (.loaded, .rejected), (.failed, .delivered), (.failed, .rejected):
      .failed(.handlerCalledTwice)
    case _: nil
    }
  }
}
