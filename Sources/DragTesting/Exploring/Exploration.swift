package import DragExplore
import DragReplay
import DragScript
import DragStage

/// An application that is explored, with what must hold in it and what it may do by itself (EX-35).
///
/// The closure of `explore` makes one for each run. Each method returns a copy with one thing more.
public struct Exploration {
  let test: TestStage
  let application: String
  let observer: any ReplayObserver
  let lists: (() -> [ExploredList])?
  let driving: (() -> TestResult) -> TestResult
  private(set) var properties: [OwnProperty] = []
  private(set) var mays: [May] = []
  /// What another application brings in, and how it is offered.
  let arrivals: ForeignArrivals
  /// Indicates whether a source that is not on the stage may still answer the application.
  let isWaiting: () -> Bool
  private var brought: [TestContent] = []
  private(set) var leftOut: Set<String> = []
  /// What plays the test of a found script and films it, if that is wanted (EX-58).
  package var filming: ((FoundRun) -> (result: TestResult, page: String))?

  /// What must hold.
  struct OwnProperty {
    let name: String
    let isAtRest: Bool
    /// What is wrong, or nil.
    let failure: () -> Mismatch?
  }

  /// What was found in the place of what was expected, where there are such words.
  struct Mismatch {
    var words: String?
    var expected: String?
    var actual: String?
  }

  /// What the application may do by itself.
  struct May {
    let name: String
    let weight: Int
    let isPossible: () -> Bool
    let action: () -> Void
  }

  /// Begins with an application's stage.
  ///
  /// - Parameters:
  ///   - test: The stage.
  ///   - application: The name by which scripts call the application.
  ///   - observer: Lets the application follow each event.
  ///   - lists: The application's lists with the names of their items, which are compared with what is shown; nil without a
  ///     model.
  ///   - arrivals: How items of another application are offered to it.
  ///   - isWaiting: Whether a source that is not on the stage may still answer it.
  ///   - driving: Calls a body while the application's own calls are taken for it.
  package init(
    _ test: TestStage, named application: String, observer: any ReplayObserver,
    lists: (() -> [(view: ViewID, items: [[String]]?)])? = nil,
    arrivals: ForeignArrivals = ForeignArrivals(), isWaiting: @escaping () -> Bool = { false },
    driving: @escaping (() -> TestResult) -> TestResult
  ) {
    (self.test, self.application, self.observer) = (test, application, observer)
    (self.arrivals, self.isWaiting, self.driving) = (arrivals, isWaiting, driving)
    self.lists = lists.map { all in { all().map { ExploredList($0.view, named: $0.items) } } }
  }

  /// Lets something hold after every step of a drag.
  ///
  /// - Parameters:
  ///   - name: What it is, in a few words; the failure begins with them.
  ///   - holds: Returns whether it holds now.
  /// - Returns: A copy with it.
  public func always(_ name: String, _ holds: @escaping () -> Bool) -> Exploration {
    adding(name, isAtRest: false) { holds() ? nil : Mismatch() }
  }

  /// Lets something hold after every step of a drag; what is wrong is returned in words, or nil.
  public func always(_ name: String, fault: @escaping () -> String?) -> Exploration {
    adding(name, isAtRest: false) { fault().map { Mismatch(words: $0) } }
  }

  /// Lets something hold whenever nothing is pressed and nothing is pending.
  ///
  /// - Parameters:
  ///   - name: What it is, in a few words; the failure begins with them.
  ///   - holds: Returns whether it holds now.
  /// - Returns: A copy with it.
  public func settled(_ name: String, _ holds: @escaping () -> Bool) -> Exploration {
    adding(name, isAtRest: true) { holds() ? nil : Mismatch() }
  }

  /// Lets something hold whenever nothing is pressed and nothing is pending; what is wrong is returned in words, or nil.
  public func settled(_ name: String, fault: @escaping () -> String?) -> Exploration {
    adding(name, isAtRest: true) { fault().map { Mismatch(words: $0) } }
  }

  /// Lets a view show what the application has, in its order, whenever nothing is pressed and nothing is pending.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What has the items, such as `the store`; the failure begins with it.
  ///   - items: Their names, as the application has them now.
  /// - Returns: A copy with it.
  public func equal(
    _ view: TestView, _ name: String, _ items: @escaping () -> [String]
  ) -> Exploration {
    adding(name, isAtRest: true) { [test] in
      let (shown, owned) = (test.order(of: view), items())
      guard shown != owned else { return nil }
      return Mismatch(
        expected: owned.joined(separator: " "), actual: shown.joined(separator: " "))
    }
  }

  private func adding(
    _ name: String, isAtRest: Bool, _ failure: @escaping () -> Mismatch?
  ) -> Exploration {
    var copy = self
    copy.properties.append(OwnProperty(name: name, isAtRest: isAtRest, failure: failure))
    return copy
  }

  /// Names what the application may do by itself at any time, such as an import, an undo or the answer of a server.
  ///
  /// - Parameters:
  ///   - name: A name as the language has them, since the found script calls it so.
  ///   - weight: How often it is chosen, in proportion to the others: from 1 to 100.
  ///   - isPossible: Returns whether it is possible now.
  ///   - action: Does it.
  /// - Returns: A copy with it.
  public func may(
    _ name: String, weight: Int = 1, when isPossible: @escaping () -> Bool = { true },
    do action: @escaping () -> Void
  ) -> Exploration {
    var copy = self
    copy.mays.append(May(name: name, weight: weight, isPossible: isPossible, action: action))
    return copy
  }

  /// Lets drags of another application bring something in.
  ///
  /// Beside the window there is a view of that application for each content: `other1`, `other2` and so on. It has four items, which
  /// drags begin at as at any other: the load of the first one is done at once, that of the second after two seconds, that of
  /// the third fails, and that of the fourth never comes.
  ///
  /// - Parameter contents: What is brought in.
  /// - Returns: A copy with it.
  public func brings(_ contents: TestContent...) -> Exploration {
    var copy = self
    copy.brought += contents
    return copy
  }

  /// Leaves kinds of steps or built-in properties out, by the words that `drag explore --without` takes.
  public func without(_ words: String...) -> Exploration {
    var copy = self
    copy.leftOut.formUnion(words)
    return copy
  }

  /// What is wrong with the names that were given; nil if nothing is.
  var fault: String? {
    if let may = mays.first(where: { !Name.isName($0.name) }) {
      return
        "`\(may.name)` cannot be the name of what an application may do: expected a letter or `_`, then"
        + " letters, digits, `_` and `-`"
    }
    if let may = mays.first(where: { !(1...100).contains($0.weight) }) {
      return "the weight of `\(may.name)`: expected a number from 1 to 100, found \(may.weight)"
    }
    let known = StepKind.allCases.map(\.rawValue) + ExploredProperty.allCases.compactMap(\.word)
    if let word = leftOut.sorted().first(where: { !known.contains($0) }) {
      return "unknown kind of step or property `\(word)`: one of \(known.joined(separator: ", "))"
    }
    return nil
  }

  /// What is to be noted: that lists cannot be compared with the model (EX-22).
  var note: String? {
    guard let lists, !leftOut.isSuperset(of: ["names", "kept"]),
      let list = lists().first(where: { $0.names == nil })
    else { return nil }
    let name = test.stage.name(of: list.view)
    return
      "`\(name)` is not compared with the model, since nothing names its items: before it is shown,"
      + " `app.name(VIEW, \"\(name)\") { path in … }` returns the name of the item at a path, and"
      + " `.without(\"names\", \"kept\")` leaves it so"
  }

  /// The application as a scene, for which each run makes it again.
  package func scene(makingEach make: @escaping () -> Exploration) -> ExploredScene {
    ExploredScene(
      hosted: application,
      kinds: Set(StepKind.allCases.filter { !leftOut.contains($0.rawValue) }),
      without: Set(ExploredProperty.allCases.filter { leftOut.contains($0.word ?? "") })
    ) {
      let sink = FailureSink()
      return FailureSink.$current.withValue(sink) { make().host(failingInto: sink) }
    }
  }

  /// The application as one run has it; its failures go to a sink.
  func host(failingInto sink: FailureSink) -> ExploredHost {
    arrivals.add(brought, to: test)
    var hooks = HostHooks()
    for may in mays { hooks[may.name] = { _ in may.action() } }
    return ExploredHost(
      ScriptHost(
        stage: test.stage, name: nil, observer: observer,
        mayDoMore: { [stage = test.stage, isWaiting] in !stage.isIdle || isWaiting() }),
      hooks: hooks,
      mays: mays.map { ExploredHost.May($0.name, weight: $0.weight, isPossible: $0.isPossible) },
      isStrict: test.isStrict, lists: lists,
      driving: { [driving, test] body in
        // The stage of a run lives as long as the run.
        withExtendedLifetime(test) { FailureSink.$current.withValue(sink) { driving(body) } }
      }
    ) { [properties] isAtRest in
      // What the application's host has said comes first: a property may fail because of it.
      let reported = sink.take().map {
        TestFailure(.failed, at: .unwritten, $0, about: .host)
      }
      let broken = properties.filter { isAtRest || !$0.isAtRest }.compactMap(\.broken)
      // What a property's own expectations say is about the property.
      _ = sink.take()
      return reported + broken
    }
  }
}

extension Exploration.OwnProperty {
  /// The failure of the property now; nil if it holds.
  fileprivate var broken: TestFailure? {
    guard let mismatch = failure() else { return nil }
    return TestFailure(
      .failed, at: .unwritten, mismatch.words.map { "\(name): \($0)" } ?? name,
      expected: mismatch.expected, actual: mismatch.actual, about: .property(name))
  }
}

extension TestStage {
  /// The stage as it is explored: `explore { … return stage.exploration }`.
  ///
  /// Its views are answered by the closures that it was made with. Contract violations fail as in a test.
  public var exploration: Exploration {
    Exploration(self, named: "test", observer: NoObserver()) { body in body() }
  }
}

/// Reads nothing of a stage: its views answer for themselves.
private final class NoObserver: ReplayObserver {
  func begin(on stage: Stage) {}
  func stageChanged(_ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8]) {}
  func expectationFailed(_ predicate: Predicate, number: Int) {}
  func failuresFound(_ count: Int, at time: Timestamp) {}
  func answered(_ callback: Callback, of name: String, by policy: Policy) {}
}
