/// Runs of seeds that have failed once, cut to the steps that it took, and are taken again ever since.
///
/// What a simulator's application answers is drawn from the seed, so that a seed and its steps say it
/// all; no script does. A run that fails prints the line that belongs here.
struct KeptRun: Sendable {
  /// What the seed is given to.
  enum Kind: Sendable {
    /// A ``Simulation``.
    case stage
    /// An ``OutsideSimulation``.
    case outside
  }

  let kind: Kind
  let seed: UInt64
  let steps: [Int]

  init(_ kind: Kind, seed: UInt64, steps: [Int]) {
    self.kind = kind
    self.seed = seed
    self.steps = steps
  }

  static let all: [KeptRun] = [
    // A seat entered while a list of its drop before was waited for: its move came before its session had begun.
    KeptRun(.outside, seed: 1801, steps: [39, 40, 50, 52, 59]),
    KeptRun(.outside, seed: 2932, steps: [50, 55, 62, 64]),
    KeptRun(.outside, seed: 6321, steps: [1, 2, 3]),
    KeptRun(.outside, seed: 6771, steps: [4, 5, 13, 19, 24, 26, 27]),
    // A promised item arrived after its host had deleted it.
    KeptRun(
      .stage, seed: 1369, steps: [29, 30, 35, 37, 40, 42, 47, 48, 59, 60, 61, 65, 67, 70, 72]),
  ]
}
