package import DragScript

/// The chosen answers of applications, question by question, for trying all combinations.
///
/// A step of a stage asks any number of questions. The stack answers the first ones with the given
/// choices, and every further one with the first possible answer; ``next`` is then the stack with the
/// next answer to the last question that has one.
package final class ChoiceTrail {
  /// The answers, as indices of the possible answers.
  package private(set) var taken: [UInt8]
  private var counts: [UInt8] = []
  /// The lines by which a script gives the same answers, if requested.
  package private(set) var lines: [SetupLine.Statement]?

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - taken: The choices for the first questions.
  ///   - keepsLines: Whether it keeps the lines by which a script answers the same.
  package init(_ taken: [UInt8] = [], keepsLines: Bool = false) {
    self.taken = taken
    if keepsLines { lines = [] }
  }

  /// The choices of the next combination, or nil after the last one.
  package var next: [UInt8]? {
    var next = Array(taken.prefix(counts.count))
    while let last = next.popLast() {
      if last + 1 < counts[next.count] { return next + [last + 1] }
    }
    return nil
  }

  /// Begins another step with choices for its first questions.
  package func begin(_ taken: [UInt8]) {
    self.taken = taken
    counts = []
  }

  package func choose(among count: Int) -> Int {
    guard count > 1 else { return 0 }
    if counts.count == taken.count { taken.append(0) }
    counts.append(UInt8(clamping: count))
    return Int(taken[counts.count - 1])
  }

  /// Chooses one of the matching policies, or nil if none matches; a line records the conditions of
  /// this call.
  func policy(
    among fitting: [SharedPolicy], when conditions: @autoclosure () -> [Condition]
  ) -> SharedPolicy? {
    guard !fitting.isEmpty else { return nil }
    let chosen = fitting[choose(among: fitting.count)]
    if lines != nil {
      var line = chosen.policy
      line.conditions += conditions()
      lines?.append(.policy(line))
    }
    return chosen
  }

  /// Decides whether a reaction runs; a line records the conditions of this call.
  func carriesOut(
    _ reaction: Reaction, when conditions: @autoclosure () -> [Condition]
  ) -> Bool {
    guard choose(among: 2) == 1 else { return false }
    if lines != nil {
      var done = reaction
      done.conditions += conditions()
      lines?.append(.reaction(done))
    }
    return true
  }
}
