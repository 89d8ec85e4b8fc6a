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

  static let all: [KeptRun] = []
}
