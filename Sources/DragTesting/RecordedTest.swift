import CollectionLayout
import DragGeometry
import DragItems
import DragReplay
import DragScript
import DragStage
import Machines

/// What a test has done to its stage so far: the scene, the lines, and the answers of its closures.
///
/// As a script it does the same again, without the test. What closures do beside answering, types of the test as sources and
/// destinations, and calls of the stage itself are not in it; the script says so where its trace is another one.
struct RecordedTest {
  private let settings: StageSettings
  private var scene: [SetupLine] = []
  private var answers: [RecordedAnswers] = []
  /// The views that open for a drag only where a policy says so.
  private var springLoaded: [Name] = []
  private var lines: [Line] = []

  /// Begins with a stage of these settings, and one finger.
  init(_ settings: StageSettings, finger: String) {
    self.settings = settings
    addPointer(finger, .touch)
  }

  // MARK: The scene

  private mutating func add(_ statement: SceneStatement) {
    scene.append(SetupLine(statement: .scene(statement), location: .unwritten))
  }

  /// Adds a view, or a collection where it has a layout.
  mutating func addView(
    _ name: String, at frame: Rect, _ layout: Layout?, items: [String],
    options: ViewOptions, answeredBy answers: RecordedAnswers?, on stage: Stage
  ) {
    let words = DeclaredOptions(options, on: stage)
    let name = Name(name, at: .unwritten)
    if let layout {
      add(
        .collection(
          CollectionDeclaration(name: name, frame: frame, layout: layout, options: words)))
      if !items.isEmpty { add(.items(collection: name, runs: Self.runs(items))) }
    } else {
      add(.view(ViewDeclaration(name: name, frame: frame, options: words)))
    }
    if let answers { self.answers.append(answers) }
    if options.isSpringLoaded { springLoaded.append(name) }
  }

  /// Adds a section to a collection.
  mutating func addSection(_ items: [String], of view: String) {
    add(.section(collection: Name(view, at: .unwritten), runs: Self.runs(items)))
  }

  /// Adds a pointer.
  mutating func addPointer(_ name: String, _ kind: PointerKind) {
    add(.pointer(Name(name, at: .unwritten), kind))
  }

  /// Adds what an item offers to the destination of a drop.
  mutating func addContent(
    _ content: TestContent, after delay: Microseconds, of item: String, in view: String
  ) {
    var provider = ProviderDeclaration(
      item: Ref(view, .item(id: item), at: .unwritten), origin: .type(content.type.text),
      text: content.text)
    if delay != .zero { provider.delay = .after(delay) }
    if case .failure(let reason) = content.outcome { provider.failure = reason }
    add(.provider(provider))
  }

  private static func runs(_ items: [String]) -> [ItemRun] {
    [[ItemRun]]([items], at: .unwritten)[0]
  }

  // MARK: The lines

  /// Adds lines before they are played.
  mutating func add(_ lines: [Line]) { self.lines += lines }

  /// Adds an expectation.
  mutating func expect(_ predicate: Predicate, of pointer: String?) {
    let expectation = Expectation(severity: .expect, predicate: predicate)
    lines.append(
      .timed(
        TimedLine(
          pointer: pointer.map { Name($0, at: .unwritten) }, .expectation(expectation),
          at: .unwritten)))
  }

  // MARK: The script

  /// The script of all this, as a test of a name, and its lines before the first one that is played.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - isStrict: Whether misuse fails the test.
  ///   - trace: What the test had as its trace, which a replay is compared with.
  /// - Returns: The text of the script, and of its set-up alone.
  /// - Complexity: That of the test itself, which is replayed.
  func script(
    named name: String, isStrict: Bool, trace: String
  ) -> (text: String, setup: String) {
    var script = script(named: name, isStrict: isStrict)
    guard let test = script.tests.first else { return (script.text, script.text) }
    let played = ScriptRun(test, of: script).run().trace.map { $0.text + "\n" }.joined()
    if played != trace {
      let same = zip(played.split(separator: "\n"), trace.split(separator: "\n"))
        .prefix { $0 == $1 }.count
      script.tests[0].comments = Trivia(
        above: [
          "",
          "# The trace of this script is not that of the test from its line \(same + 1) on: it has what the test's",
          "# closures answer, and nothing else that they do.",
        ])
    }
    var setup = script
    setup.tests[0].lines = []
    return (script.text, setup.text)
  }

  private func script(named name: String, isStrict: Bool) -> Script {
    var wanted = Settings(stage: settings)
    wanted.strict = isStrict
    var setup = wanted.written.map { SetupLine(statement: .set($0), location: .unwritten) } + scene
    var policies = answers.flatMap(\.policies)
    // A view without such a policy never opens; one whose closure was not asked has none yet.
    for view in springLoaded
    where !policies.contains(where: { $0.name == view && $0.callback == .springLoad }) {
      policies.append(
        Policy(
          name: view, callback: .springLoad, conditions: [], delay: nil, answer: .refuse,
          location: .unwritten))
    }
    setup += policies.map { SetupLine(statement: .policy($0), location: .unwritten) }
    return Script(file: name, setup: setup, test: name, lines: lines)
  }
}
