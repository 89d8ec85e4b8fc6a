/// The decisions of a run, each a small number: the same tape gives the same run (EX-50).
///
/// Shrinking leaves out steps and lowers numbers. What is left always makes sense, since each step is drawn from what is
/// on the stage when it is played.
package struct Tape: Hashable, Sendable {
  /// One step and its decisions.
  package struct Step: Hashable, Sendable {
    /// The kind; a step whose kind is not possible is left out.
    package var kind: StepKind
    /// The decisions, in the order in which they are asked for; a missing one is 0.
    package var choices: [Int]
  }

  /// The steps, in order.
  package var steps: [Step] = []
  /// The decisions at the end of the run, about what is still pressed.
  package var end: [Int] = []
}

extension Tape {
  /// The place of a decision.
  struct Place {
    /// The step; nil for the end.
    let step: Int?
    /// The decision of the step.
    let index: Int
  }

  /// The decision at a place; nil where there is none, which is not written either.
  subscript(place: Place) -> Int? {
    get {
      let choices = place.step.map { steps.indices.contains($0) ? steps[$0].choices : [] } ?? end
      return choices.indices.contains(place.index) ? choices[place.index] : nil
    }
    set {
      guard let newValue, self[place] != nil else { return }
      if let step = place.step {
        steps[step].choices[place.index] = newValue
      } else {
        end[place.index] = newValue
      }
    }
  }
}

extension Tape: Comparable {
  /// The shorter tape is less, then the one with fewer decisions, then the one with the lower numbers (EX-50).
  package static func < (one: Tape, other: Tape) -> Bool {
    guard one.steps.count == other.steps.count else { return one.steps.count < other.steps.count }
    let (numbers, others) = (one.numbers, other.numbers)
    guard numbers.count == others.count else { return numbers.count < others.count }
    return numbers.lexicographicallyPrecedes(others)
  }

  /// All decisions, the kinds among them.
  private var numbers: [Int] {
    steps.flatMap { step in [StepKind.allCases.firstIndex(of: step.kind) ?? 0] + step.choices }
      + end
  }
}
