import DragReplay

/// What must hold in each run: what is built in, and what the tester says (EX-20, EX-21).
package enum ExploredProperty: Hashable, Sendable, CaseIterable {
  /// What a script holds by `always expect` or `settled expect`.
  case own
  /// What every stage must keep, its stores included.
  case invariant
  /// What an application must not leave undone.
  case duty
  /// What an application must not do.
  case misuse
  /// What a list of an application in Swift shows is what its model has.
  case names
  /// No drag inside an application in Swift loses an item, makes a second one, or changes an order though it is canceled.
  case kept
  /// What the host of an application in Swift reports, such as an update that UIKit rejects.
  case host
  /// The application does not end its process, and answers.
  case trap
  /// All comes to an end.
  case unsettled
  /// What an application does by itself can be done.
  case action
  /// The stage has no defect.
  case defect
  /// The same tape gives the same run (EX-13).
  case determinism

  /// The property that a failure breaks.
  init(of failure: TestFailure) {
    switch failure.cause {
    case .line: self = failure.kind == .internal ? .defect : .action
    case .property: self = .own
    case .invariant: self = .invariant
    case .duty: self = .duty
    case .misuse: self = .misuse
    case .names: self = .names
    case .kept: self = .kept
    case .ended: self = .trap
    case .unsettled: self = .unsettled
    case .host: self = .host
    case .defect: self = .defect
    case .determinism: self = .determinism
    }
  }

  /// The word by which an option names it; nil for what cannot be switched off.
  package var word: String? {
    switch self {
    case .own, .trap, .defect: nil
    case .invariant: "invariant"
    case .duty: "duty"
    case .misuse: "misuse"
    case .names: "names"
    case .kept: "kept"
    case .host: "host"
    case .unsettled: "unsettled"
    case .action: "action"
    case .determinism: "determinism"
    }
  }
}
