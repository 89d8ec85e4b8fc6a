import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines

/// Where the steps of a run come from.
enum RunPlan {
  /// So many steps are drawn, of these kinds.
  case drawn(by: SeededNumbers, count: Int, kinds: [StepKind])
  /// The steps of a tape.
  case taken(from: Tape)
}

/// The course of a run: it draws step by step from what is on the stage, and plays each at once.
struct RunCourse {
  private var plan: RunPlan
  private let parts: SceneParts
  private let host: ExploredHost?
  private let mays: [Int]
  private let ignored: Set<ExploredProperty>
  private var run = PlayedRun()
  /// The applications that are not active.
  private var resting: [Name?] = []
  /// What the lists of an application keep.
  private var items = KeptItems()
  /// The trace entries that were counted.
  private var countedEntries = 0
  private let keepJournal: ((JournalEntry) -> Void)?

  init(
    of plan: RunPlan, with parts: SceneParts, on host: ExploredHost?, choosingAmong mays: [Int],
    ignoring ignored: Set<ExploredProperty>, keepingJournal keepJournal: ((JournalEntry) -> Void)?
  ) {
    self.keepJournal = keepJournal
    (self.plan, self.parts, self.host, self.mays, self.ignored) = (plan, parts, host, mays, ignored)
  }

  /// Plays the run, up to its first failure.
  mutating func play(on player: inout ScriptPlayer) throws(TestFailure) {
    // What does not hold before any gesture is found without one.
    guard holds(on: &player) else { return }
    while true {
      let offer = Offer(on: player.stage, with: parts, of: host)
      guard let (kind, choices) = next(of: offer) else { break }
      var drawing = StepDrawing(offer, choosing: choices, mays: mays)
      drawing.draw(kind)
      goOn(behind: drawing.choices)
      let step = Tape.Step(kind: kind, choices: drawing.choices.made)
      keepJournal?(.step(step))
      run.tape.steps.append(step)
      run.kinds[kind, default: 0] += 1
      guard try play(drawing.actions, on: &player) else { return }
    }
    let choices: Choices =
      switch plan {
      case .drawn(by: let numbers, count: _, kinds: _): Choices(drawnBy: numbers)
      case .taken(from: let tape): Choices(of: tape.end)
      }
    var drawing = StepDrawing(
      Offer(on: player.stage, with: parts, of: host), choosing: choices, mays: mays)
    drawing.drawEnd(comingBackTo: resting)
    run.tape.end = drawing.choices.made
    keepJournal?(.end(run.tape.end))
    _ = try play(drawing.actions, on: &player)
  }

  /// The next step that is possible, and where its decisions come from; nil at the end.
  private mutating func next(of offer: Offer) -> (StepKind, Choices)? {
    switch plan {
    case .drawn(by: var numbers, let count, let kinds):
      let possible = kinds.filter(offer.allows).map { ($0, offer.weight(of: $0)) }
      let all = possible.reduce(0) { $0 + $1.1 }
      guard count > 0, all > 0 else { return nil }
      var number = numbers.next(below: all)
      plan = .drawn(by: numbers, count: count - 1, kinds: kinds)
      for (kind, weight) in possible {
        guard number >= weight else { return (kind, Choices(drawnBy: numbers)) }
        number -= weight
      }
      return nil
    case .taken(from: var tape):
      while !tape.steps.isEmpty {
        let step = tape.steps.removeFirst()
        guard offer.allows(step.kind) else { continue }
        plan = .taken(from: tape)
        return (step.kind, Choices(of: step.choices))
      }
      plan = .taken(from: tape)
      return nil
    }
  }

  /// Draws the decisions of the next step behind those of the last one.
  private mutating func goOn(behind choices: Choices) {
    guard case .drawn(by: _, let count, let kinds) = plan, let rest = choices.rest else { return }
    plan = .drawn(by: rest, count: count, kinds: kinds)
  }

  /// Plays the lines of a step, as far as the stage takes them.
  ///
  /// - Returns: False where a property has failed.
  private mutating func play(
    _ actions: [StepDrawing.PlayedAction], on player: inout ScriptPlayer
  ) throws(TestFailure) -> Bool {
    for action in actions {
      let line = TimedLine(pointer: action.pointer, .action(action.action), at: .unwritten)
      if host != nil { player.log.noteViews() }
      keepJournal?(.line(line))
      do throws(TestFailure) {
        _ = try player.play(.timed(line))
        run.lines.append(line)
        note(action.action)
      } catch {
        // A step that the stage refuses is not a failure (EX-06); an application's own action is.
        guard error.kind == .script, !player.hasFaultOfApplication else {
          run.lines.append(line)
          noteRest(on: player)
          throw error
        }
        run.refusedCount += 1
        keepJournal?(.refused)
      }
    }
    do throws(TestFailure) {
      try player.finishLine(at: .unwritten)
    } catch {
      noteRest(on: player)
      throw error
    }
    count(on: player.stage)
    noteRest(on: player)
    return holds(on: &player)
  }

  /// Returns whether all that must hold now does.
  private mutating func holds(on player: inout ScriptPlayer) -> Bool {
    host?.addFailures(to: &player, keeping: &items)
    return !player.log.faults.contains { !ignored.contains(ExploredProperty(of: $0)) }
  }

  private mutating func note(_ action: Action) {
    items.note(action)
    guard case .app(let phase, let name) = action else { return }
    resting.removeAll { $0 == name }
    if phase != .active { resting.append(name) }
  }

  private mutating func noteRest(on player: ScriptPlayer) {
    run.failsAtRest = player.isResting
  }

  /// Counts what the entries since the last step say.
  private mutating func count(on stage: Stage) {
    for entry in stage.trace.dropFirst(countedEntries) {
      guard case .called(let callback, _, _) = entry.event else { continue }
      if callback == .willLift { run.liftCount += 1 }
      if callback == .perform || callback == .moveRow { run.dropCount += 1 }
    }
    countedEntries = stage.trace.count
  }

  /// The run with what became of it.
  func played(with result: TestResult) -> PlayedRun {
    var run = run
    run.failure = result.faults.first { !ignored.contains(ExploredProperty(of: $0)) }
    run.trace = result.trace
    run.coverage = result.coverage
    run.idleReason = result.idleReason?.text
    return run
  }
}
