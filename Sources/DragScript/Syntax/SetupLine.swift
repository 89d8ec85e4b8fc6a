/// A set-up line: a directive, a scene statement or a policy.
package struct SetupLine: Equatable, Sendable {
  /// The statement.
  package var statement: Statement
  /// The location of its first word.
  @IgnoredInEquality package var location: SourceLocation
  /// The comments around it.
  @IgnoredInEquality package var comments: Trivia

  /// Indicates whether the line answers a callback; a reaction is not an answer.
  package var isPolicy: Bool { if case .policy = statement { true } else { false } }

  fileprivate var isInclude: Bool { if case .include = statement { true } else { false } }

  /// The kinds of set-up lines.
  package enum Statement: Equatable, Sendable {
    /// `meta KEY "text"`.
    case meta(Meta)
    /// `set KEY VALUE`.
    case set(Setting)
    /// `require WORD…`; unknown words are kept.
    case require([Name])
    /// `hosted "NAME"`: the application whose views the script drives.
    case hosted(HostedApplication)
    /// `include "path"`, with the lines of the file.
    case include(path: String, lines: [SetupLine])
    /// `tag WORD…`.
    case tag([String])
    /// `skip "reason"`.
    case skip(Reason)
    /// `xfail "reason"`.
    case xfail(Reason)
    /// A scene statement.
    case scene(SceneStatement)
    /// A policy: an application's answer.
    case policy(Policy)
    /// A reaction: an application's action on a callback.
    case reaction(Reaction)
    /// `always expect …` or `settled expect …`: what holds in every run.
    case property(Property)
    /// `may ACTION`: what an application may do by itself; a replay does not do it.
    case may(Action)
  }
}

/// A fact about a script, for people and tools; it has no effect on a run.
package struct Meta: Equatable, Sendable {
  /// The key.
  package var key: String
  /// The text.
  package var text: String
}

/// The application that a script needs: a test in Swift has its views, and the script no scene.
package struct HostedApplication: Equatable, Sendable {
  /// The name.
  package var name: String
  /// The location of the line.
  @IgnoredInEquality package var location: SourceLocation
}

/// The reason given with `skip` or `xfail`.
package struct Reason: Equatable, Sendable {
  /// The reason itself.
  package var text: String
  /// The location of the line.
  @IgnoredInEquality package var location: SourceLocation
}

/// A feature that a script requires of its runner.
package enum Requirement: String, Hashable, Sendable, CaseIterable {
  /// Several pointers at once.
  case multiPointer = "multi-pointer"
  /// Collections of several sections.
  case sections
  /// Placeholders for what is still loading.
  case placeholders
  /// Spring-loading: a target opens when a drag rests on it.
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
  /// The lines with includes expanded.
  package var flattened: [SetupLine] {
    // Most files include none: each run of a test asks several times, and the lines are large.
    guard contains(where: { $0.isInclude }) else { return self }
    return flatMap { line -> [SetupLine] in
      if case .include(_, let lines) = line.statement { lines.flattened } else { [line] }
    }
  }

  var meta: [Meta] {
    compactMap { if case .meta(let meta) = $0.statement { meta } else { nil } }
  }

  var requirements: [Name] {
    flatMap { line -> [Name] in if case .require(let words) = line.statement { words } else { [] } }
  }

  /// The application that the lines need, if they name one.
  package var hosted: HostedApplication? {
    firstResult { if case .hosted(let application) = $0 { application } else { nil } }
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
    self.init(statement: statement, location: location, comments: .none)
  }
}

extension Settings {
  /// These settings with the settings of the lines applied in order.
  package func applying(_ lines: [SetupLine]) -> Settings {
    var settings = self
    for line in lines {
      if case .set(let setting) = line.statement { settings.apply(setting) }
    }
    return settings
  }
}
