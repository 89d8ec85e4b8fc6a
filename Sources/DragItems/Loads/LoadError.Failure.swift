package import Machines

extension LoadError {
  /// The cause of a failed load that was not canceled and had a representation.
  ///
  /// A program shows it, by ``LoadError/meaning``, and reacts to all causes alike.
  public struct Failure: Hashable, Sendable {
    /// The cause.
    @usableFromInline package enum Cause: Hashable, Sendable {
      /// The source reported an error, with its message: -1.
      case reported(String)
      /// The data cannot be made into an object of the requested class: -1100.
      case unexpectedValueClass
      /// The value cannot be coerced to the requested class: -1200.
      case unavailableCoercion
      /// The load was requested outside the drop (CONTRACT-121): -2000, a code of this package.
      case loadOutsideDropScope
      /// The source did not answer before the deadline (CONTRACT-117): -2001, a code of this package.
      case handlerNeverCalled
      /// The source answered after the load was complete (CONTRACT-117): -2002, a code of this
      /// package.
      case handlerCalledTwice
    }

    /// The cause.
    @usableFromInline package let cause: Cause

    private init(_ cause: Cause) {
      self.cause = cause
    }

    /// The source reported an error, with its message.
    package static func reported(_ message: String) -> Failure { Failure(.reported(message)) }
    /// The data cannot be made into an object of the requested class.
    package static let unexpectedValueClass = Failure(.unexpectedValueClass)
    /// The value cannot be coerced to the requested class.
    package static let unavailableCoercion = Failure(.unavailableCoercion)
    /// The load was requested outside the drop.
    package static let loadOutsideDropScope = Failure(.loadOutsideDropScope)
    /// The source did not answer before the deadline.
    package static let handlerNeverCalled = Failure(.handlerNeverCalled)
    /// The source answered after the load was complete.
    package static let handlerCalledTwice = Failure(.handlerCalledTwice)

    /// The error code of the contract; this package's own codes begin at -2000.
    @usableFromInline package var code: Int {
      switch cause {
      case .reported: -1
      case .unexpectedValueClass: -1100
      case .unavailableCoercion: -1200
      case .loadOutsideDropScope: -2000
      case .handlerNeverCalled: -2001
      case .handlerCalledTwice: -2002
      }
    }

    /// The description of the failure, as a sentence without a period.
    @usableFromInline package var meaning: String {
      switch cause {
      case .reported(let words): words
      case .unexpectedValueClass: "the data cannot be made into an object of the requested class"
      case .unavailableCoercion: "the value cannot be coerced to the requested class"
      case .loadOutsideDropScope: "loads can only be requested while the drop is performed"
      case .handlerNeverCalled: "the source did not answer before the deadline"
      case .handlerCalledTwice: "the source answered a load that was already complete"
      }
    }
  }

  /// The error of a source whose answer a load rejected, or nil for any other rejection.
  ///
  /// The load itself is unchanged: this error is for the author of the source (CONTRACT-117).
  package static func diagnosis(of rejection: TransitionError<Load.State, Load.Event>) -> LoadError?
  {
    switch (rejection.state, rejection.kind) {
    case (.loaded, .delivered), (.loaded, .rejected), (.failed, .delivered), (.failed, .rejected):
      .failed(.handlerCalledTwice)
    case _: nil
    }
  }
}
