/// A line that sets up rather than happens: a directive, a part of the scene, or a policy.
package struct SetupLine: Hashable, Sendable {
  /// What the line says.
  package var statement: Statement
  /// Where its first word stands.
  @IgnoredInEquality package var location: SourceLocation
  /// Comments around it.
  @IgnoredInEquality package var remarks: Trivia

  /// Whether the line answers a callback; what an application does of its own is not an answer.
  package var isPolicy: Bool { if case .policy = statement { true } else { false } }

  /// What a set-up line may say.
  package enum Statement: Hashable, Sendable {
    /// `meta KEY "text"`.
    case meta(Meta)
    /// `set KEY VALUE`.
    case set(Setting)
    /// `require WORD…`; unknown words are kept.
    case require([Name])
    /// `include "path"`, with the lines that it brought.
    case include(path: String, lines: [SetupLine])
    /// `tag WORD…`.
    case tag([String])
    /// `skip "reason"`.
    case skip(Reason)
    /// `xfail "reason"`.
    case xfail(Reason)
    /// A part of the scene.
    case scene(SceneStatement)
    /// What an application answers.
    case policy(Policy)
    /// What an application does when it is asked or told something.
    case reaction(Reaction)
  }
}

/// A fact about a script, for people and tools; it changes nothing in a run.
package struct Meta: Hashable, Sendable {
  /// What the fact is about.
  package var key: String
  /// The fact.
  package var text: String
}

/// The reason given with `skip` or `xfail`.
package struct Reason: Hashable, Sendable {
  /// The reason itself.
  package var text: String
  /// Where the line stands.
  @IgnoredInEquality package var location: SourceLocation
}

/// What a script may require of the one who runs it.
package enum Requirement: String, Hashable, Sendable, CaseIterable {
  /// Several pointers at once.
  case multiPointer = "multi-pointer"
  /// Collections of several sections.
  case sections
  /// Placeholders for what is still loading.
  case placeholders
  /// Opening what a drag rests on.
  case springLoading = "spring-loading"
  /// Scrolling at an edge.
  case autoScroll = "auto-scroll"
  /// The two-column layout.
  case twoColumn = "two-column"
  /// Stores of ordered rows.
  case store
  /// Context menus on the same long press.
  case menu
}

extension [SetupLine] {
  /// The lines with those of included files in their places, and no include left.
  package var flattened: [SetupLine] {
    flatMap { line -> [SetupLine] in
      if case .include(_, let lines) = line.statement { lines.flattened } else { [line] }
    }
  }

  var meta: [Meta] {
    compactMap { if case .meta(let meta) = $0.statement { meta } else { nil } }
  }

  var requirements: [Name] {
    flatMap { line -> [Name] in if case .require(let words) = line.statement { words } else { [] } }
  }

  var tags: [String] {
    flatMap { line -> [String] in if case .tag(let tags) = line.statement { tags } else { [] } }
  }

  var skip: Reason? {
    firstResult { if case .skip(let reason) = $0 { reason } else { nil } }
  }

  var xfail: Reason? {
    firstResult { if case .xfail(let reason) = $0 { reason } else { nil } }
  }

  private func firstResult<Value>(_ value: (SetupLine.Statement) -> Value?) -> Value? {
    for line in self {
      if let found = value(line.statement) { return found }
    }
    return nil
  }
}

extension SetupLine {
  /// Makes a line without comments.
  package init(statement: Statement, location: SourceLocation) {
    self.init(statement: statement, location: location, remarks: .none)
  }
}
