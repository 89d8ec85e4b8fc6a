#if os(Linux) && canImport(Glibc)
  import DragExplore
  import DragReplay
  import DragScript

  /// A call of `explore` whose runs other processes make, one after another (EX-42).
  final class ExploringCall {
    private let exploration: TestExploration
    private let call: ExploreCall
    private var process: ExploringProcess?
    /// The processes that have ended while a run is made smaller, and how many may.
    private var endCount = 0
    private var mostEnds: Int
    private var patience: Duration
    /// Indicates whether a process that was started again has not come to the call.
    private var isLost = false
    /// The most that may be ended since they do not answer: each of them takes a while.
    private static let mostHung = 4
    /// The time for an end whose line is looked for.
    private static let patienceWithPlace = Duration.seconds(120)
    /// The most expectations of the testing library that are passed on.
    private static let mostIssues = 3

    /// Begins with no process.
    ///
    /// - Parameters:
    ///   - exploration: What to explore.
    ///   - call: The call that the processes come to.
    ///   - mostEnds: How many processes may end while a run is made smaller.
    init(_ exploration: TestExploration, at call: ExploreCall, mostEnds: Int = 200) {
      (self.exploration, self.call, self.mostEnds) = (exploration, call, mostEnds)
      patience = exploration.patience
    }

    /// Explores, and fails the test with what is found.
    ///
    /// - Returns: False where no other process comes to the call, so that the runs are to be made here.
    func run() -> Bool {
      switch start() {
      case .message(.ready(let application, let note)):
        warn(note)
        explore(as: application)
        return true
      case .message(.fault(let words)):
        exploration.caller.fail(words)
        return true
      case .ended(let end) where !end.isRegular:
        exploration.caller.fail("\(end.words)\nit ends before any gesture")
        return true
      case .message, .ended, nil:
        exploration.caller.warn(
          "explored in the process of the tests: no other one came to this call")
        return false
      }
    }

    /// Starts a process, and waits for its first message; nil where none can be started.
    private func start(keepsPlace: Bool = false) -> ExploringProcess.Reply? {
      // Looking for lines takes a while, the longer the more code there is.
      let patience = keepsPlace ? Self.patienceWithPlace : patience
      process = ExploringProcess(
        for: call, in: exploration.environment, patience: patience, keepsPlace: keepsPlace)
      return process?.reply()
    }

    /// Asks the process, or another one where it has ended; nil where that does not come to the call.
    private func ask(_ message: ExploreMessage) -> ExploringProcess.Reply? {
      if process == nil {
        guard case .message(.ready) = start() else {
          (process, isLost) = (nil, true)
          return nil
        }
      }
      let reply = process?.ask(message)
      if case .ended = reply { process = nil }
      return reply
    }

    /// Makes the runs.
    private func explore(as application: String) {
      var reply = process?.ask(.explore)
      while case .message(.found(let outcome)) = reply {
        exploration.fail(with: outcome)
        reply = process?.reply()
      }
      passOnIssues()
      if case .message(.done(let note)) = reply { warn(note) }
      guard case .ended(let end) = reply else { return }
      process = nil
      exploration.fail(with: outcome(of: end, in: application))
    }

    private func warn(_ note: String) { if !note.isEmpty { exploration.caller.warn(note) } }

    /// What a test fails with whose application has ended its process.
    private func outcome(
      of end: ExploringProcess.End, in application: String
    ) -> TestExploration.Outcome {
      if let kept = end.journal.kept {
        return TestExploration.Outcome(words: "\(kept) fails again: \(end.words)")
      }
      let number = end.journal.number ?? 0
      let first = PlayedRun(end.journal, endedWith: end.words)
      func outcome(_ note: String) -> TestExploration.Outcome {
        TestExploration.Outcome(
          words: "\(end.words)\n  found:    run \(number), seed \(exploration.seed)\n\(note)")
      }
      let again = played(first.tape)
      if again != nil, again?.mark != first.mark {
        return outcome(
          "the application is not deterministic: the same steps did not end it once more")
      }
      if end.hasHung {
        // What has not answered twice is not waited for as long.
        (mostEnds, patience) = (Self.mostHung, patience / 4)
      }
      var shrinking = TapeShrinking(of: first) { self.played($0) }
      shrinking.shrink()
      mostEnds = .max
      guard
        let finding = Finding(
          shrinking, run: number, of: exploration.seed, in: "",
          below: ExploredScene.setupText(hosted: application), replaying: replayed)
      else { return TestExploration.Outcome(words: end.words) }
      if isLost { return outcome(Self.lostNote(on: finding.smallest.lines)) }
      let place = end.hasHung ? nil : place(of: finding)
      return TestExploration.Outcome(finding, after: nil, at: place)
    }

    /// What is said where the steps of a run cannot be tried any more.
    private static func lostNote(on lines: [TimedLine]) -> String {
      "no process came to this call once more, which would have tried these lines:\n"
        + FoundScript.text(of: lines)
    }

    /// Plays a tape; nil where as many processes have ended as may.
    private func played(_ tape: Tape) -> PlayedRun? {
      guard endCount < mostEnds else { return nil }
      switch ask(.play(RunJournal.text(of: tape))) {
      case .ended(let end):
        endCount += 1
        return PlayedRun(end.journal, endedWith: end.words)
      case .message: return PlayedRun(RunJournal(RunJournal.text(of: tape)), endedWith: nil)
      case nil: return nil
      }
    }

    /// Plays the test of a text.
    private func replayed(_ text: String) -> TestFailure? {
      guard case .ended(let end) = ask(.replay(text)) else { return nil }
      return PlayedRun(end.journal, endedWith: end.words).failure
    }

    /// The line of the application where the found script ends it (EX-44).
    private func place(of finding: Finding) -> String? {
      guard finding.script.confirmed != nil, case .message(.ready) = start(keepsPlace: true)
      else { return nil }
      defer { process = nil }
      guard case .ended = process?.ask(.replay(finding.script.text)) else { return nil }
      return process?.place
    }

    /// Records what expectations of the testing library in the application's closures have recorded in the other process
    /// (EX-37).
    private func passOnIssues() {
      guard let issues = process?.recordedIssues, !issues.isEmpty else { return }
      var known: Set<String> = []
      for issue in issues.filter({ known.insert($0).inserted }).prefix(Self.mostIssues) {
        exploration.caller.fail("in a run that was made up: \(issue)")
      }
    }
  }
#endif
