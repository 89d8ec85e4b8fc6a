import CollectionLayout
import DragItems
import DragSessions

/// A value of the stage that a script writes as one word.
protocol SharedWord: Hashable {
  /// All values, in the order in which messages list them.
  static var sharedValues: [Self] { get }
  /// The value in script form.
  var word: String { get }
}

extension ReorderingCadence: SharedWord {
  static var sharedValues: [Self] { allCases }

  var word: String {
    switch self {
    case .immediate: "immediate"
    case .fast: "fast"
    case .slow: "slow"
    }
  }
}

extension Representation.Visibility: SharedWord {
  static var sharedValues: [Self] { [.all, .team, .group, .own] }

  var word: String {
    switch self {
    case .all: "all"
    case .team: "team"
    case .group: "group"
    case .own: "own"
    }
  }
}

extension DefaultProposal: SharedWord {
  static var sharedValues: [Self] { allCases }

  var word: String {
    switch self {
    case .cancel: "cancel"
    case .copy: "copy"
    case .move: "move"
    case .last: "repeat"
    }
  }
}

extension ReorderNotification: SharedWord {
  static var sharedValues: [Self] { allCases }

  var word: String {
    switch self {
    case .none: "silent"
    case .notify: "notify"
    case .notifyAndRevert: "revert"
    }
  }
}
