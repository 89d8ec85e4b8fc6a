// The keywords of the language, by statement.

import DragSessions

/// The first words of directives, and of tests and policies.
enum DirectiveKeyword: String, CaseIterable {
  case meta
  case set
  case require
  case hosted
  case include
  case tag
  case skip
  case xfail
  case test
  case on
  case always
  case settled
  case may
}

/// The operations in a mask.
enum MaskWord: String, CaseIterable {
  case copy
  case move
  case link
  case ask

  /// The mask with this operation alone.
  var mask: OperationMask {
    switch self {
    case .copy: .copy
    case .move: .move
    case .link: .link
    case .ask: .ask
    }
  }
}

/// The two truth values as words.
enum Truth: String, CaseIterable {
  case `true`
  case `false`
}

/// The two positions of a switch as words.
enum Toggle: String, CaseIterable {
  case on
  case off
}
