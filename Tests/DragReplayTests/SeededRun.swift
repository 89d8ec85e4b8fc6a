import DragItems
import DragSessions
import DragStage

import DragReplay

/// What a seed does to a stage, as steps of which some can be left out.
protocol Seeded {
  init(seed: UInt64) throws
  /// What it is among the runs that are kept.
  static var kind: KeptRun.Kind { get }
  var stage: Stage { get }
  /// Takes a step, which depends on the seed and its number alone.
  ///
  /// - Returns: What does not hold, or nil.
  mutating func take(_ number: Int) -> String?
  /// Ends everything.
  ///
  /// - Returns: What does not hold, or nil.
  mutating func end() throws -> String?
}

/// A run of a seed: when it fails, it is cut to the steps that it takes to fail.
struct SeededRun<Subject: Seeded> {
  let seed: UInt64
  private(set) var steps: [Int]

  init(_ subject: Subject.Type = Subject.self, seed: UInt64, steps: Int) {
    self.seed = seed
    self.steps = Array(0..<steps)
  }

  /// A run that has failed once.
  init(_ subject: Subject.Type = Subject.self, again kept: KeptRun) {
    seed = kept.seed
    steps = kept.steps
  }

  /// What does not hold, with the fewest steps that were found to lead there and the trace of them;
  /// nil where all holds.
  mutating func failure() throws -> String? {
    guard let first = try outcome(of: steps).failure else { return nil }
    try shrink()
    let (failure, trace) = try outcome(of: steps)
    let lines =
      [
        "seed \(seed): \(failure ?? first)",
        "KeptRun(.\(Subject.kind), seed: \(seed), steps: \(steps))",
      ]
      + trace
    return lines.joined(separator: "\n")
  }

  /// Leaves out halves, quarters and at last single steps, as long as anything fails.
  private mutating func shrink() throws {
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      var isSmaller = false
      while start < steps.count {
        var attempt = steps
        attempt.removeSubrange(start..<min(start + length, steps.count))
        if try outcome(of: attempt).failure != nil {
          steps = attempt
          isSmaller = true
        } else {
          start += length
        }
      }
      if length == 1, !isSmaller { return }
      if !isSmaller { length = max(1, length / 2) }
    }
  }

  private func outcome(of steps: [Int]) throws -> (failure: String?, trace: [String]) {
    var subject = try Subject(seed: seed)
    for step in steps {
      if let failure = subject.take(step) {
        return (failure, subject.stage.traceLines().map(\.text))
      }
    }
    let failure = try subject.end()
    return (failure, failure == nil ? [] : subject.stage.traceLines().map(\.text))
  }
}

extension Simulation: Seeded {
  static var kind: KeptRun.Kind { .stage }

  mutating func take(_ number: Int) -> String? {
    if let rejection = step(number), !rejection.isUnchanged {
      return "\(rejection.error) has changed something"
    }
    return fault()
  }

  mutating func end() throws -> String? {
    try finish()
    if let defect = stage.defect { return "\(defect)" }
    if !stage.isIdle { return "something is pending" }
    return faults().first ?? miscount
  }

  /// Where a name is not in its application as often as the host's own changes say, or nil.
  private var miscount: String? {
    var found: [String: Int] = [:]
    for view in stage.scene.views {
      for name in stage.order(of: view).joined() { found[name, default: 0] += 1 }
    }
    // A foreign item keeps its name, so that loading it may double the name and nothing else. An item that is a
    // promise arrives under its name, even if its host has deleted it meanwhile.
    var loaded: Set<String> = []
    var deleted: Set<ItemID> = []
    for entry in stage.trace {
      switch entry.event {
      case .called(.placeholderCommit, _, .place(let item, _)): loaded.insert(stage.name(of: item))
      case .deleted(let item, _, _) where entry.session == nil: deleted.insert(item)
      case .inserted(let item, _, _)
      where entry.session != nil && stage.settings.itemsArePromises && deleted.contains(item):
        loaded.insert(stage.name(of: item))
      default: break
      }
    }
    for (name, count) in expected.sorted(by: { $0.key < $1.key }) where !name.contains("-copy") {
      let actual = found[name] ?? 0
      guard loaded.contains(name) ? actual >= count : actual == count else {
        return "\(name): \(actual) instead of \(count)"
      }
    }
    return nil
  }
}
