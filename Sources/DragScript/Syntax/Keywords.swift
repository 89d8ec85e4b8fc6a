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
}

/// The first words of scene statements.
enum SceneKeyword: String, CaseIterable {
  case view
  case collection
  case items
  case unplaced
  case section
  case frame
  case size
  case style
  case provider
  case pointer
  case seat
  case interaction
  case store
  case type
  case objectClass = "class"
  case object
  case teamData = "team-data"
}

/// The options of `provider`.
enum ProviderOptionKey: String, CaseIterable {
  case delay
  case fail
  case size
  case visibility
  case name
  case file
  case object
  case twice
}

/// The first words of actions.
enum ActionKeyword: String, CaseIterable {
  case down
  case move
  case glide
  case up
  case cancel
  case wait
  case settle
  case key
  case scroll
  case resize
  case switchOption = "switch"
  case app
  case resolve
  case reject
  case insert
  case delete
  case batch
  case reorder
  case select
  case reload
  case remove
  case drop
  case commit
  case discard
  case reopen
  case fail
  case externalMove = "external-move"
  case host
  case call
  case load
  case loadAll = "load-all"
  case progress
  case context
  case takeFile = "take-file"
  case endFileUse = "end-file-use"

  /// Indicates whether it is an action of a pointer.
  var takesPointer: Bool {
    switch self {
    case .down, .move, .glide, .up, .cancel, .host: true
    case .wait, .settle, .key, .scroll, .resize, .switchOption, .app, .resolve, .reject, .insert,
      .delete, .batch,
      .reorder,
      .reload,
      .remove, .drop, .commit, .discard, .reopen, .fail, .externalMove, .call, .load, .loadAll,
      .progress, .context, .takeFile, .endFileUse, .select:
      false
    }
  }

  /// Indicates whether it is an action of an application, which can react to a callback with it.
  var isOfApplication: Bool {
    switch self {
    case .insert, .delete, .batch, .reorder, .reload, .remove, .drop, .commit, .discard, .load,
      .loadAll,
      .progress, .context, .takeFile, .endFileUse, .select, .resize, .switchOption, .call,
      .cancel:
      true
    case .down, .move, .glide, .up, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .reopen, .fail, .externalMove, .host:
      false
    }
  }
}

/// The words of a `batch` line.
enum BatchKeyword: String, CaseIterable {
  case delete
  case insert
  case move
  case reload
  case deleteSection = "delete-section"
  case insertSection = "insert-section"
  case moveSection = "move-section"
  case reloadSection = "reload-section"
  case counts
  case uikit
}

/// The first words of predicates.
enum PredicateKeyword: String, CaseIterable {
  case state
  case order
  case items
  case op
  case proposal
  case calls
  case once
  case never
  case seq
  case within
  case data
  case frame
  case badge
  case gap
  case stored
  case writes
  case progress
  case context
  case object
  case teamData = "team-data"
  case files
  case file
  case misuse
  case activeDrag = "active-drag"
  case activeDrop = "active-drop"
  case uncommitted
  case menu
  case preview
  case refused
  case noSession = "no-session"

  /// Indicates whether a pointer selects the session to compare.
  var takesPointer: Bool {
    [.state, .items, .proposal, .gap, .preview, .progress, .context].contains(self)
  }
}

/// The left-hand sides of conditions.
enum ConditionKey: String, CaseIterable {
  case item
  case over
  case count
  case nth
  case time = "t"
  case pointer
  case local
  case carried
  case activeDrag = "active-drag"
  case type
  case allTypes = "all-types"
  case canLoad = "can-load"
  case allCanLoad = "all-can-load"
}

/// The first words of answers.
enum AnswerKeyword: String, CaseIterable {
  case accept
  case refuse
  case none
  case items
  case proposal
  case preview
  case value
  case session
  case fail
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
