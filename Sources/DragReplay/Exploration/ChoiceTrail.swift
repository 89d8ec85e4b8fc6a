import DragScript

/// Which of several answers applications give, question by question, so that all can be tried.
///
/// A step of a stage asks any number of questions. The stack answers the first ones as it was told
/// to, and every further one by the first answer that there is; ``next`` is then the stack that
/// answers the last question that has another answer by that.
final class ChoiceTrail {
  /// What was answered, as places among the answers that there were.
  private(set) var taken: [UInt8]
  private var counts: [UInt8] = []
  /// The lines by which a script answers the same, where they are asked for.
  private(set) var lines: [SetupLine.Statement]?

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - taken: What the first questions are answered by.
  ///   - keepsLines: Whether it keeps the lines by which a script answers the same.
  init(_ taken: [UInt8] = [], keepsLines: Bool = false) {
    self.taken = taken
    if keepsLines { lines = [] }
  }

  /// What the first questions of the next try are answered by, or nil where all was tried.
  var next: [UInt8]? {
    var next = Array(taken.prefix(counts.count))
    while let last = next.popLast() {
      if last + 1 < counts[next.count] { return next + [last + 1] }
    }
    return nil
  }

  /// Begins another step, for which the first questions are answered by this.
  func begin(_ taken: [UInt8]) {
    self.taken = taken
    counts = []
  }

  func choose(among count: Int) -> Int {
    guard count > 1 else { return 0 }
    if counts.count == taken.count { taken.append(0) }
    counts.append(UInt8(clamping: count))
    return Int(taken[counts.count - 1])
  }

  /// Chooses one of the policies that fit, or nil where none does; a line notes what holds at this
  /// call alone.
  func policy(
    among fitting: [Policy], when conditions: @autoclosure () -> [Condition]
  ) -> Policy? {
    guard !fitting.isEmpty else { return nil }
    var chosen = fitting[choose(among: fitting.count)]
    if lines != nil {
      chosen.conditions += conditions()
      lines?.append(.policy(chosen))
    }
    return chosen
  }

  /// Decides whether an application does something of its own; a line notes what holds at this
  /// call alone.
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
