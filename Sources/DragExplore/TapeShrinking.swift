/// Reduces the tape of a failing run to a small one that fails in the same way (EX-50 to EX-53).
///
/// Each attempt is a whole run. Since steps are drawn from what is on the stage, what is left always makes sense. The result is
/// the same for the same failure, and is its own shrinking.
package struct TapeShrinking {
  /// The smallest run so far.
  package private(set) var run: PlayedRun
  /// The number of runs that were made.
  package private(set) var attemptCount = 0
  /// Indicates whether the attempts came to their limit, so that the run may be smaller.
  package private(set) var isCutShort = false
  private let play: (Tape) -> PlayedRun?
  private let mostAttempts: Int
  private let mark: Mark?
  private let failsAtRest: Bool
  private var tried: Set<Tape> = []

  /// Begins with a run that fails.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - mostAttempts: The maximum number of attempts.
  ///   - play: Plays a tape on a new application; nil where no more can be played.
  package init(of run: PlayedRun, mostAttempts: Int = 2_000, play: @escaping (Tape) -> PlayedRun?) {
    (self.run, self.mostAttempts, self.play) = (run, mostAttempts, play)
    mark = run.mark
    failsAtRest = run.failsAtRest
    tried.insert(run.tape)
  }

  /// Shrinks until nothing helps, or the attempts are used up.
  package mutating func shrink() {
    var before: Tape?
    while before != run.tape, !isCutShort {
      before = run.tape
      leaveOutSteps()
      lowerChoices()
      lowerEqualChoices()
      takeSimplerKinds()
    }
  }

  /// Plays a tape; the run is kept if it is less and fails with the same mark at the same kind of moment.
  @discardableResult
  private mutating func attempt(_ tape: Tape) -> Bool {
    guard tape < run.tape, tried.insert(tape).inserted else { return false }
    guard attemptCount < mostAttempts else {
      isCutShort = true
      return false
    }
    attemptCount += 1
    guard let played = play(tape) else {
      isCutShort = true
      return false
    }
    // The tape that was played has no step that was not possible, and every decision.
    guard played.mark == mark, isSameMoment(played), played.tape < run.tape else { return false }
    tried.insert(played.tape)
    run = played
    return true
  }

  /// Returns whether a run fails at the same kind of moment; what the tester says has its moment in its words (EX-53).
  private func isSameMoment(_ played: PlayedRun) -> Bool {
    mark?.property == .own || played.failsAtRest == failsAtRest
  }

  /// Leaves out runs of steps: halves first, down to one.
  private mutating func leaveOutSteps() {
    var length = max(1, run.tape.steps.count / 2)
    while true {
      var start = 0
      var isSmaller = false
      while start < run.tape.steps.count {
        var tape = run.tape
        tape.steps.removeSubrange(start..<min(start + length, tape.steps.count))
        if attempt(tape) { isSmaller = true } else { start += length }
      }
      if length == 1, !isSmaller { return }
      if !isSmaller { length = max(1, length / 2) }
    }
  }

  /// Lowers each decision: to 0, by halves, by one, from the left.
  private mutating func lowerChoices() {
    var step = 0
    while step < run.tape.steps.count {
      var index = 0
      while step < run.tape.steps.count, index < run.tape.steps[step].choices.count {
        lower(Tape.Place(step: step, index: index))
        index += 1
      }
      step += 1
    }
    for index in run.tape.end.indices { lower(Tape.Place(step: nil, index: index)) }
  }

  /// Lowers one decision as far as it goes.
  private mutating func lower(_ place: Tape.Place) {
    func lowered(_ change: (Int) -> Int) -> Tape? {
      guard let number = run.tape[place], number > 0 else { return nil }
      var tape = run.tape
      tape[place] = change(number)
      return tape
    }
    if let tape = lowered({ _ in 0 }), attempt(tape) { return }
    while let tape = lowered({ $0 / 2 }), attempt(tape) {}
    while let tape = lowered({ $0 - 1 }), attempt(tape) {}
  }

  /// Lowers equal decisions of two steps together: such as those for one item.
  private mutating func lowerEqualChoices() {
    var first = 0
    while first < run.tape.steps.count {
      for second in run.tape.steps.indices.dropFirst(first + 1) {
        for place in run.tape.steps[first].choices.indices {
          guard first < run.tape.steps.count, second < run.tape.steps.count else { break }
          let (one, other) = (run.tape.steps[first], run.tape.steps[second])
          guard place < one.choices.count, place < other.choices.count,
            one.choices[place] == other.choices[place], one.choices[place] > 0
          else { continue }
          var tape = run.tape
          tape.steps[first].choices[place] -= 1
          tape.steps[second].choices[place] -= 1
          attempt(tape)
        }
      }
      first += 1
    }
  }

  /// Puts a step of a plainer kind in the place of one, or of several: a `drag` for a press and its release.
  private mutating func takeSimplerKinds() {
    let kinds = StepKind.allCases
    var index = 0
    while index < run.tape.steps.count {
      for length in [3, 2, 1] where index + length <= run.tape.steps.count {
        let number = kinds.firstIndex(of: run.tape.steps[index].kind) ?? 0
        let plainer = kinds.prefix(length == 1 ? number : 1)
        for kind in plainer {
          for choices in choices(ofOneStepFor: index..<(index + length)) {
            guard index + length <= run.tape.steps.count else { break }
            var tape = run.tape
            tape.steps.replaceSubrange(
              index..<(index + length), with: [Tape.Step(kind: kind, choices: choices)])
            attempt(tape)
          }
        }
      }
      index += 1
    }
  }

  /// The decisions of one step in the place of several: those of the first, and for a drag the target of a move behind them.
  private func choices(ofOneStepFor steps: Range<Int>) -> [[Int]] {
    guard steps.upperBound <= run.tape.steps.count else { return [] }
    let first = run.tape.steps[steps.lowerBound].choices
    guard steps.count > 1 else { return [first] }
    // A move decides for its pointer and its form before its target, and a drag for how long it rests.
    let target = run.tape.steps[steps.lowerBound + 1].choices.dropFirst(2)
    return [first, first + [0] + target]
  }
}
