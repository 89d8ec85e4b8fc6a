import DragItems
package import DragReplay
import DragScript
import DragStage
import Machines

/// A complete search of a world, breadth first, with the stage itself as its step.
///
/// From every state every move is tried, and for each move every combination of answers, in a fixed
/// order; what does not hold is therefore found by a shortest way. Of a state that was seen a key of
/// 128 bits is kept, two halves under different ends of one keyed hash: among a million
/// states two share a key with a probability of about 10⁻²⁷. What remembers less, and would go a
/// different way from here on, is not a part of it (``DragStage/Stage/feed(_:)``).
package struct ModelChecker {
  /// What was seen.
  package struct Counts: Hashable, Sendable {
    /// The different states.
    package var states = 1
    /// The steps that were taken, refusals included.
    package var transitions = 0
    /// The steps that a stage, or a name in the line, has refused.
    package var rejections = 0
    /// The states in which nothing is pending any more.
    package var quiet = 0
    /// How many moves lead to the state that is the farthest away.
    package var depth = 0
    /// The most that happened before all was over once everything was given up.
    package var longestStorm = 0
  }

  /// What was seen so far.
  package private(set) var counts = Counts()
  /// A shortest way to something that does not hold, or nil.
  package private(set) var counterexample: Counterexample?

  /// What was seen at each state, where a part of the world is searched.
  package private(set) var seen: SeenStates?

  private let world: World
  private let part: Shard?
  private var firstChoices = 0
  private let setup: WorldSetup
  private let choices = ChoiceTrail()
  private(set) var keys: Set<Key> = []
  private(set) var ways = WorldWays()

  /// What a state is known by.
  struct Key: Hashable {
    let halves: (UInt64, UInt64)

    init(_ stage: Stage, _ rules: WorldRules) {
      var hasher = Hasher()
      stage.inspection.feed(&hasher)
      rules.feed(&hasher)
      func half(_ end: UInt8) -> UInt64 {
        var hasher = hasher
        hasher.combine(end)
        return UInt64(bitPattern: Int64(hasher.finalize()))
      }
      halves = (half(1), half(2))
    }

    static func == (left: Key, right: Key) -> Bool { left.halves == right.halves }

    func hash(into hasher: inout Hasher) { hasher.combine(halves.0) }
  }

  /// A state whose moves were not tried yet.
  private struct Node {
    let state: Int
    let stage: Stage
    let rules: WorldRules
    let key: Key
  }

  /// Sets a world up.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - part: The part of the first choices to search, or nil for all of them.
  /// - Throws: What its stage refuses.
  package init(_ world: World, part: Shard? = nil) throws(TestFailure) {
    self.world = world
    self.part = part
    setup = try WorldSetup(world)
  }

  /// Searches until every state was seen, or something does not hold.
  package mutating func search() {
    let stage = setup.stage
    let rules = WorldRules(stage)
    var layer = [Node(state: 0, stage: stage, rules: rules, key: Key(stage, rules))]
    keys.insert(layer[0].key)
    if part != nil { seen = SeenStates(start: SeenStates.Key(layer[0].key)) }
    look(at: layer[0])
    while !layer.isEmpty, counterexample == nil {
      var next: [Node] = []
      for node in layer {
        expand(node, into: &next)
        if counterexample != nil { return }
      }
      if !next.isEmpty { counts.depth += 1 }
      layer = next
    }
  }

  private mutating func expand(_ node: Node, into layer: inout [Node]) {
    let beginning = DataReplay.beginning(at: node.stage)
    for (number, move) in world.moves.enumerated() {
      var taken: [UInt8]? = []
      while let first = taken {
        choices.begin(first)
        let new = isOurs(node) ? step(node, by: number, move, beginning) : leave(node, move)
        // What is looked at has questions of its own, which are no part of the step.
        taken = choices.next
        if let new {
          layer.append(new)
          look(at: new)
        }
        if counterexample != nil { return }
      }
    }
  }

  /// Whether the next step from a state is this part's; those of the first state are dealt out.
  private mutating func isOurs(_ node: Node) -> Bool {
    guard let part, node.state == 0 else { return true }
    defer { firstChoices += 1 }
    return part.holds(firstChoices)
  }

  /// Makes a move of another part, only to know what else can be answered.
  private func leave(_ node: Node, _ move: World.Move) -> Node? {
    _ = setup.make(move, on: node.stage.inspection.copied(), choosing: choices)
    return nil
  }

  /// Takes a step.
  ///
  /// - Returns: Where it leads, if nobody was there before.
  private mutating func step(
    _ node: Node, by number: Int, _ move: World.Move, _ beginning: [[[ItemID]]]
  ) -> Node? {
    let stage = node.stage.inspection.copied()
    guard let isTaken = setup.make(move, on: stage, choosing: choices) else { return nil }
    guard stage.sessions.count <= world.sessions else { return nil }
    let last = WorldWays.Step(move: number, choices: choices.taken)
    counts.transitions += 1
    note(node.key) { $0.transitions += 1 }
    guard stage.inspection.nameCount == setup.stage.inspection.nameCount else {
      fail("an item has a name that the world does not know", ways.way(to: node.state) + [last])
      return nil
    }
    var rules = node.rules
    rules.checkStep(on: stage, from: beginning, mayChangeData: world.mayChangeData(by: move))
    let key = Key(stage, rules)
    if !isTaken {
      counts.rejections += 1
      note(node.key) { $0.rejections += 1 }
      if key != node.key || !stage.trace.isEmpty {
        fail("a refused move changes something", ways.way(to: node.state) + [last])
        return nil
      }
    }
    if let violation = rules.firstViolation {
      fail(violation, ways.way(to: node.state) + [last])
      return nil
    }
    guard keys.insert(key).inserted else { return nil }
    counts.states += 1
    let depth = counts.depth + 1
    note(key) { $0.depth = depth }
    return Node(state: ways.add(last, from: node.state), stage: stage, rules: rules, key: key)
  }

  /// Looks at a state that was not seen before: it ends well, or can be made to.
  private mutating func look(at node: Node) {
    if node.stage.isIdle {
      counts.quiet += 1
      note(node.key) { $0.isIdle = true }
    }
    let stage = node.stage.inspection.copied()
    choices.begin([])
    let beginning = DataReplay.beginning(at: stage)
    guard let length = setup.giveUp(on: stage, choosing: choices) else {
      return fail("it does not end", ways.way(to: node.state))
    }
    counts.longestStorm = max(counts.longestStorm, length)
    note(node.key) { $0.storm = length }
    var rules = node.rules
    rules.checkStep(on: stage, from: beginning, mayChangeData: world.hasReactions)
    if let violation = rules.violation(atEndOf: stage) {
      fail(violation, ways.way(to: node.state))
    }
  }

  private mutating func note(_ key: Key, _ change: (inout SeenStates.State) -> Void) {
    seen?.note(SeenStates.Key(key), change)
  }

  private mutating func fail(_ violation: String, _ way: [WorldWays.Step]) {
    counterexample = Counterexample(violation, way, in: world)
  }
}

extension SeenStates.Key {
  fileprivate init(_ key: ModelChecker.Key) { self.init(key.halves.0, key.halves.1) }
}

/// How each state of a search was come to first.
struct WorldWays {
  /// A move by its number, and what was answered during it.
  struct Step: Hashable {
    let move: Int
    let choices: [UInt8]
  }

  // One entry a state; of the first one, which nothing leads to, they are never read.
  private var predecessors: [Int32] = [0]
  private var moves: [UInt8] = [0]
  private var starts: [Int32] = [0]
  private var choices: [UInt8] = []

  /// Adds a state.
  ///
  /// - Returns: Its number.
  mutating func add(_ step: Step, from state: Int) -> Int {
    predecessors.append(Int32(state))
    moves.append(UInt8(step.move))
    starts.append(Int32(choices.count))
    choices += step.choices
    return predecessors.count - 1
  }

  /// The steps that lead to a state; O(steps).
  func way(to state: Int) -> [Step] {
    var way: [Step] = []
    var state = state
    while state > 0 {
      let end = state + 1 < starts.count ? Int(starts[state + 1]) : choices.count
      way.append(
        Step(move: Int(moves[state]), choices: Array(choices[Int(starts[state])..<end])))
      state = Int(predecessors[state])
    }
    return way.reversed()
  }
}
