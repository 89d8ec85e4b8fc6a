import DragReplay
import DragScript
import DragSessions
import Foundation
import Synchronization
import Testing

/// The golden scripts are the examples of the language; each of them runs as a test.
@Suite struct GoldenScriptsTests {
  @Test(arguments: GoldenScript.all)
  func `a golden script passes`(_ golden: GoldenScript) {
    let report = golden.firstReport
    #expect(report.exitCode == 0, "\(report.text)")
    #expect(report.diagnostics.isEmpty, "\(report.text)")
  }

  @Test(arguments: GoldenScript.sample)
  func `two runs give the same trace, byte by byte`(_ golden: GoldenScript) {
    let first = golden.firstReport.results.map(\.traceText).joined(separator: "\n")
    let second = golden.report.results.map(\.traceText).joined(separator: "\n")
    #expect(!first.isEmpty)
    #expect(Array(first.utf8) == Array(second.utf8))
  }

  @Test func `the golden scripts are found`() {
    #expect(GoldenScript.all.count >= 20)
    #expect(GoldenScript.all.map(\.name).contains("Examples/6-photo-grid.drag"))
  }

  @Test func `every predicate is used by a golden script`() {
    #expect(LanguageUse.ofAllScripts.predicates == Set(DragScript.Predicate.keys))
  }

  // A `call` needs a host to answer; the scripts of DragTestingTests have some.
  @Test func `every action is used by a golden script`() {
    #expect(
      LanguageUse.ofAllScripts.actions == [
        "app", "batch", "cancel", "commit", "context", "delete", "discard", "down", "drop", "glide",
        "insert", "takeFile", "key", "load", "loadAll", "move", "progress", "reject", "endFileUse",
        "reload", "remove", "resolve", "scroll", "settle", "reorder", "cancelLoads", "up", "wait",
        "select", "reopen", "failSave", "externalMove", "host", "resize",
        "resizeItems", "switchOption",
      ])
  }

  @Test func `every form of answer is used by a golden script`() {
    #expect(LanguageUse.ofAllScripts.answers == Set(AnswerKind.allCases))
  }

  @Test func `every callback is named by a golden script`() {
    #expect(LanguageUse.ofAllScripts.callbacks == Set(Callback.allCases))
  }

  @Test func `every condition is used by a golden script`() {
    #expect(LanguageUse.ofAllScripts.conditions == Set(Condition.keys))
  }

  @Test func `an action is a pointer's where its row says so`() {
    for action in LanguageUse.ofAllScripts.everyKind {
      #expect(action.facts.contains(.ofAPointer) == action.isOfPointer, "\(action.text)")
    }
  }

  @Test func `the page of the language lists every code of a fault`() throws {
    let parts = try page("Sources/DragStage/DragStage.docc/Language.md")
      .components(separatedBy: "<!-- diagnostic codes -->\n")
    let rows = DiagnosticCode.allCases.map { "| `\($0.rawValue)` | \($0.meaning) |\n" }
    try #require(parts.count == 3)
    #expect(parts[1] == "| code | meaning |\n|---|---|\n" + rows.joined())
  }

  @Test func `the comment of each code is the sentence that it is listed with`() throws {
    let lines = try page("Sources/DragScript/Diagnostics/DiagnosticCode.swift").components(
      separatedBy: "\n")
    for code in DiagnosticCode.allCases {
      let declared = try #require(lines.firstIndex { $0.hasSuffix("= \"\(code.rawValue)\"") })
      #expect(lines[declared - 1] == "  /// \(code.meaning)")
    }
  }

  @Test(arguments: ["README.md", "Sources/DragStage/DragStage.docc/Language.md"])
  func `the scripts in the documentation pass`(_ path: String) throws {
    let blocks = try page(path).components(separatedBy: "```")
      .map { $0.trimmingCharacters(in: .newlines) }.filter { $0.hasPrefix("dragscript 1\n") }
    try #require(!blocks.isEmpty)
    for block in blocks {
      let outcome = Script.parse(block, file: path)
      var report = ReplayReport()
      report.diagnostics = outcome.diagnostics
      if let script = outcome.script { report.addResults(of: script) }
      #expect(report.exitCode == 0, "\(report.text)")
    }
  }

  /// A file of the package.
  private func page(_ path: String) throws -> String {
    let root = GoldenScript.folder.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

/// Two runs of the golden scripts that a quick run compares with their goldens alone, and what is checked of all.
@Suite struct SlowGoldenScriptsTests {
  @Test func `every line of every trace has a word and keys that patterns know`() throws {
    var unknown: Set<String> = []
    for golden in GoldenScript.all {
      let script = try #require(golden.outcome.script)
      let kinds = Dictionary(
        (script.setup + script.tests.flatMap(\.setup)).compactMap(\.subject)
      ) { first, _ in first }
      for line in golden.firstReport.results.flatMap(\.trace) {
        let keys =
          (Callback(rawValue: line.what)?.traceKeys ?? [])
          + (TraceWord(rawValue: line.what)?.keys ?? [])
        for argument in line.arguments where !keys.contains(argument.key) {
          unknown.insert("\(line.what) \(argument.key)")
        }
        if line.target != nil, !keys.contains("target") { unknown.insert("\(line.what) target") }
        let known = kinds[line.who] ?? (line.who == "pointer" ? .pointer : .view)
        let subject: TraceWord.Subject = line.who == "stage" ? .stage : known
        let isKnown =
          Callback(rawValue: line.what) != nil && subject == .view
          || TraceWord(rawValue: line.what)?.subjects.contains(subject) == true
        if !isKnown { unknown.insert("\(subject.rawValue): \(line.text)") }
      }
    }
    #expect(unknown == [])
  }

  @Test(arguments: GoldenScript.all)
  func `after every event of a golden script all holds that holds in every test`(
    _ golden: GoldenScript
  ) throws {
    let script = try #require(golden.outcome.script)
    for test in script.tests {
      let run = ScriptRun(test, of: script, storesIn: StoreFiles.maker, checksSteps: true)
      #expect(run.run().faults == [], "\(test.name)")
    }
  }

  @Test(arguments: GoldenScript.rest)
  func `two runs of every other script give the same trace, byte by byte`(_ golden: GoldenScript) {
    let first = golden.firstReport.results.map(\.traceText).joined(separator: "\n")
    let second = golden.report.results.map(\.traceText).joined(separator: "\n")
    #expect(!first.isEmpty)
    #expect(Array(first.utf8) == Array(second.utf8))
  }
}

/// A file below Tests/Scripts.
struct GoldenScript: CustomTestStringConvertible, Sendable {
  /// The path below the folder of the scripts.
  let name: String

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts")

  /// All scripts, sorted by their names.
  static let all: [GoldenScript] = {
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    return files.filter { $0.hasSuffix(".drag") }.sorted().map { GoldenScript(name: $0) }
  }()

  /// Every fifth script, for a quick run of what a slow suite does with all.
  static let sample = all.indices.filter { $0.isMultiple(of: 5) }.map { all[$0] }

  /// The others, for a slow suite that does what the quick run has done with the sample.
  static let rest = all.indices.filter { !$0.isMultiple(of: 5) }.map { all[$0] }

  var testDescription: String { name }

  /// What is parsed and played once for all tests, by the names of the scripts.
  private static let outcomes = Mutex<[String: ParseOutcome]>([:])
  private static let reports = Mutex<[String: ReplayReport]>([:])

  var outcome: ParseOutcome {
    if let outcome = Self.outcomes.withLock({ $0[name] }) { return outcome }
    let bytes = FileManager.default.contents(atPath: Self.folder.appendingPathComponent(name).path)
    let outcome = Script.parse(Array(bytes ?? Data()), file: name)
    Self.outcomes.withLock { $0[name] = outcome }
    return outcome
  }

  /// The report of the first run, which tests share.
  var firstReport: ReplayReport {
    if let report = Self.reports.withLock({ $0[name] }) { return report }
    let report = report
    Self.reports.withLock { $0[name] = report }
    return report
  }

  /// What the command would say about the file alone, by a run of its own.
  var report: ReplayReport {
    let outcome = outcome
    var report = ReplayReport()
    report.diagnostics = outcome.diagnostics
    if let script = outcome.script {
      report.addResults(of: script, limits: ReplayLimits(), storesIn: StoreFiles.maker)
    }
    return report
  }
}

/// The parts of the language that scripts use, found in what was parsed.
private struct LanguageUse {
  private(set) var predicates: Set<String> = []
  private(set) var actions: Set<String> = []
  /// An action of each kind.
  private(set) var everyKind: [Action] = []
  private(set) var answers: Set<AnswerKind> = []
  private(set) var callbacks: Set<Callback> = []
  private(set) var conditions: Set<String> = []

  static let ofAllScripts: LanguageUse = {
    var use = LanguageUse()
    for golden in GoldenScript.all {
      guard let script = golden.outcome.script else { continue }
      for line in script.setup { use.take(line) }
      for test in script.tests {
        for line in test.setup { use.take(line) }
        for line in test.steps { use.take(line) }
      }
    }
    return use
  }()

  private mutating func take(_ line: SetupLine) {
    if case .reaction(let reaction) = line.statement {
      callbacks.insert(reaction.callback)
      conditions.formUnion(reaction.conditions.map(word))
      take(reaction.action)
    }
    if case .property(let property) = line.statement { take(property.predicate) }
    guard case .policy(let policy) = line.statement else { return }
    answers.insert(policy.answer.form)
    callbacks.insert(policy.callback)
    conditions.formUnion(policy.conditions.map(word))
  }

  private mutating func take(_ line: Line) {
    switch line {
    case .timed(let timed):
      switch timed.content {
      case .action(let action): take(action)
      case .expectation(let expectation): take(expectation.predicate)
      }
    case .golden(let block): block.lines.forEach { take($0) }
    case .raw, .include: break
    }
  }

  private mutating func take(_ action: Action) {
    if actions.insert(kind(of: action)).inserted { everyKind.append(action) }
  }

  private mutating func take(_ predicate: DragScript.Predicate) {
    predicates.insert(word(of: predicate))
    switch predicate {
    case .calls(let pattern, _, _), .once(let pattern), .never(let pattern): take(pattern)
    case .sequence(let steps): steps.forEach { take($0.pattern) }
    case .within(_, let first, let second):
      take(first)
      take(second)
    case .state, .order, .kept, .items, .operation, .proposal, .data, .frame, .badge, .stored,
      .writes, .misuse, .activity, .noSession, .progress, .context, .object, .teamData, .files,
      .file, .menu,
      .preview, .gap, .refused:
      break
    }
  }

  private mutating func take(_ pattern: CallPattern) {
    if let callback = pattern.word.flatMap({ Callback(rawValue: $0) }) {
      callbacks.insert(callback)
    }
  }

  /// A golden line names a callback behind the first dot of its second word.
  private mutating func take(_ line: GoldenLine) {
    guard case .event = line.form else { return }
    let words = line.text.split(separator: " ")
    guard words.count > 1, let dot = words[1].firstIndex(of: ".") else { return }
    let name = words[1][words[1].index(after: dot)...]
    if let callback = Callback(rawValue: String(name)) { callbacks.insert(callback) }
  }

  /// The word that a line begins with.
  private func word(of meaning: some WordFamily) -> String {
    String(meaning.text.prefix { $0 != " " })
  }

  /// The name of an enum's case, whatever it carries.
  private func kind(of value: some Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension SetupLine {
  /// What the line declares that is no view, and its name.
  fileprivate var subject: (String, TraceWord.Subject)? {
    switch statement {
    case .scene(.pointer(let name, _)): (name.text, .pointer)
    case .scene(.seat(let name, _)): (name.text, .seat)
    case .scene(.store(let store)): (store.name.text, .store)
    default: nil
    }
  }
}
