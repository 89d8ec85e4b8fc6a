extension NameResolution {
  /// Reports names that are undeclared, declared twice or of the wrong kind.
  static func check(_ script: Script, suppressed: SuppressedNames, log: inout DiagnosticLog) {
    var shared = NameResolution(scope: NameScope(), suppressed: suppressed, log: log)
    shared.checkSetup(script.setup)
    for test in script.tests {
      // Each test starts from a copy of the shared set-up.
      var own = NameResolution(
        scope: shared.scope, suppressed: shared.suppressed, log: shared.log)
      own.checkSetup(test.setup)
      for line in test.lines { own.check(line) }
      shared.log = own.log
    }
    log = shared.log
  }

  /// Notes the application whose views the script drives: their names are known when it is played.
  mutating func noteApplication(in lines: [SetupLine]) {
    for line in lines {
      guard case .hosted(let application) = line.statement else { continue }
      if let known = scope.application {
        report(
          .givenTwice, at: line.location, length: "hosted".count,
          "the script is for the application `\(known)` already")
      }
      scope.noteApplication(application.name)
      suppressed.isTotal = true
    }
  }

  /// Reports a line of a scene in a script for an application, and returns whether it is one.
  mutating func refuseScene(_ line: SetupLine) -> Bool {
    guard let application = scope.application, line.statement.isOfScene else { return false }
    let word = String(line.statement.text.prefix { $0 != " " })
    report(
      .hostedScene, at: line.location, length: word.count,
      "`\(word)` is of a scene, and the script is played on the views of the application"
        + " `\(application)`",
      hint: Self.hint(besides: word))
    return true
  }

  /// The hint on where an application has what a line of a scene says.
  private static func hint(besides word: String) -> String {
    switch word {
    case "on": "the application answers by its own delegates"
    case "may": "what the application may do is a hook of it: `may call NAME`"
    default: "a test in Swift shows them, and names them with `AppStage.name(_:_:items:)`"
    }
  }
}

extension SetupLine.Statement {
  /// True for what a script says of views and of their answers; pointers are the test's.
  fileprivate var isOfScene: Bool {
    switch self {
    case .scene(.pointer), .meta, .set, .require, .hosted, .include, .tag, .skip, .xfail,
      .property, .may(.call):
      false
    case .may, .scene, .policy, .reaction: true
    }
  }
}
