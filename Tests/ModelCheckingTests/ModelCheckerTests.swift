import DragItems
import DragReplay
import DragScript
import DragSessions
import DragStage
import Testing

@testable import ModelChecking

/// A change of these numbers means that the stage, or a world, does more or less than before.
@Suite struct SlowModelCheckerTests {
  struct Expected: Sendable {
    let world: String
    let states: Int
    let transitions: Int
    let rejections: Int
    let quiet: Int
    let depth: Int
    let storm: Int
  }

  static let expected = [
    Expected(
      world: "one-finger", states: 1_584, transitions: 14_076, rejections: 5_161, quiet: 22,
      depth: 11, storm: 10),
    Expected(
      world: "reactions", states: 334, transitions: 2_184, rejections: 847, quiet: 60,
      depth: 11, storm: 6),
    Expected(
      world: "loads", states: 668, transitions: 7_132, rejections: 3_081, quiet: 64,
      depth: 11, storm: 10),
    Expected(
      world: "applications", states: 738, transitions: 8_668, rejections: 2_468, quiet: 140,
      depth: 10, storm: 6),
  ]

  @Test func `the parts of a world are the whole world, state for state`() throws {
    let world = try world("loads")
    var whole = try ModelChecker(world)
    whole.search()
    var joined: SeenStates?
    for index in 1...4 {
      var part = try ModelChecker(world, part: Shard(index, of: 4))
      part.search()
      #expect(part.counts.states <= whole.counts.states)
      let seen = try #require(part.seen)
      joined?.join(seen)
      joined = joined ?? seen
    }
    #expect(joined?.counts == whole.counts)
  }

  /// The worlds whose states are found a second time, by every combination of answers.
  static let triedOtherwise = ["one-finger", "reactions", "loads"]

  @Test(arguments: expected.filter { !triedOtherwise.contains($0.world) })
  func `I1 to I12, I14, I15: nothing that can happen in a small world breaks a rule`(
    expected: Expected
  ) throws {
    _ = try searched(expected)
  }

  /// The search of a world, in which no rule is broken.
  private func searched(_ expected: Expected) throws -> ModelChecker {
    var checker = try ModelChecker(try world(expected.world))
    checker.search()

    #expect(checker.counterexample.map { $0.script.text } == nil)
    let counts = checker.counts
    #expect(counts.states == expected.states)
    #expect(counts.transitions == expected.transitions)
    #expect(counts.rejections == expected.rejections)
    #expect(counts.quiet == expected.quiet)
    #expect(counts.depth == expected.depth)
    #expect(counts.longestStorm == expected.storm)
    return checker
  }

  /// Whether a state ends well is looked at by another run of its applications, with answers of its
  /// own: those are none of the answers that the search goes through.
  @Test(arguments: expected.filter { triedOtherwise.contains($0.world) })
  func `from every state every combination of answers is tried`(
    expected: Expected
  ) throws {
    let checker = try searched(expected)

    let world = try world(expected.world)
    let setup = try WorldSetup(world)
    let first = WorldRules(setup.stage)
    var known: Set = [ModelChecker.Key(setup.stage, first)]
    var open = [(setup.stage, first)]
    while let (stage, rules) = open.popLast() {
      let beginning = DataReplay.beginning(at: stage)
      for move in world.moves {
        let choices = ChoiceTrail()
        var taken: [UInt8]? = []
        while let answers = taken {
          choices.begin(answers)
          let next = stage.inspection.copied()
          let isTaken = setup.make(move, on: next, choosing: choices)
          taken = choices.next
          guard isTaken != nil, next.sessions.count <= world.sessions else { continue }
          var nextRules = rules
          nextRules.checkStep(
            on: next, from: beginning, mayChangeData: world.mayChangeData(by: move))
          if known.insert(ModelChecker.Key(next, nextRules)).inserted {
            open.append((next, nextRules))
          }
        }
      }
    }
    #expect(checker.keys == known)
  }

  @Test(arguments: [
    ("a finger that hovers", "move list[gap 0]\n  move list[gap 2]", 1),
    // It is up, it is down, and then it is somebody else's: where it goes decides nothing.
    ("a finger that pans", "down list#a\n  move 150,150\n  move 150,180", 3),
  ])
  func `where a finger is makes no state while nothing reads it`(
    what: String, lines: String, states: Int
  ) throws {
    let world = try World(
      "places", "", sessions: 0,
      """
      dragscript 1
      collection list at 0,0 size 200x200 layout rows(height=50)
      items list a b
      test "\(what)"
        \(lines)
      """)
    var checker = try ModelChecker(world)
    checker.search()
    #expect(checker.counterexample == nil)
    #expect(checker.counts.states == states)
  }

  @Test func `a name that comes up and is not numbered ends a search`() throws {
    let world = try World(
      "names", "", sessions: 1,
      """
      dragscript 1
      collection list at 0,0 size 200x200 layout rows(height=50)
      items list a
      test "names"
        reload list with z
      """)
    var checker = try ModelChecker(world)
    checker.search()
    let counterexample = try #require(checker.counterexample)
    #expect(counterexample.violation == "an item has a name that the world does not know")
    #expect(counterexample.length == 1)
  }

  @Test func `the names of a world are those of its items, its lines and their copies`() throws {
    let world = try World(
      "names", "", sessions: 1,
      """
      dragscript 1
      collection list at 0,0 size 200x200 layout rows(height=50)
      items list a
      on list enter do insert list[gap 0] m
      test "names"
        insert list[gap 0] n
      """)
    let stage = try WorldSetup(world).stage
    #expect(
      world.names(on: stage) == ["a", "n", "m", "a-copy", "n-copy", "m-copy"])
    #expect(stage.inspection.nameCount == 6)
  }

  /// So a copied stage does what the stage itself would have done, and a key tells states apart.
  @Test func `the way to every state leads there again, from the beginning and on one stage`()
    throws
  {
    let world = try world("reactions")
    var checker = try ModelChecker(world)
    checker.search()

    for state in 0..<checker.counts.states {
      let setup = try WorldSetup(world)
      let choices = ChoiceTrail()
      var rules = WorldRules(setup.stage)
      var beginning = DataReplay.beginning(at: setup.stage)
      var stage = setup.stage
      for step in checker.ways.way(to: state) {
        choices.begin(step.choices)
        _ = setup.make(world.moves[step.move], on: stage, choosing: choices)
        #expect(choices.taken == step.choices)
      }
      rules.checkStep(on: stage, from: beginning, mayChangeData: true)
      #expect(checker.keys.contains(ModelChecker.Key(stage, rules)))
      beginning = DataReplay.beginning(at: stage)
      stage = stage.inspection.copied()
      #expect(DataReplay.beginning(at: stage) == beginning)
    }
  }

  @Test func `a counterexample is a script that goes the same way`() throws {
    let world = try world("reactions")
    var checker = try ModelChecker(world)
    checker.search()

    for state in stride(from: 1, to: checker.counts.states, by: 9) {
      let way = checker.ways.way(to: state)
      let setup = try WorldSetup(world)
      let choices = ChoiceTrail()
      for step in way {
        choices.begin(step.choices)
        _ = setup.make(world.moves[step.move], on: setup.stage, choosing: choices)
      }
      let trace = setup.stage.traceLines().map(\.text)

      let text = Counterexample("a rule", way, in: world).script.text
      let script = try #require(Script.parse(text, file: "way").script)
      let result = ScriptRun(script.tests[0], of: script).run()
      #expect(script.text == text)
      #expect(text.hasPrefix("# a rule\ndragscript 1\n"))
      #expect(Array(result.trace.map(\.text).prefix(trace.count)) == trace, "\(text)")
    }
  }

  @Test func `every combination of answers is given once, in order`() {
    let choices = ChoiceTrail()
    var seen: [[UInt8]] = []
    var taken: [UInt8]? = []
    while let first = taken {
      choices.begin(first)
      // The second question is asked only where the first one was answered by its second answer.
      if choose(choices, among: 2) == 1 { _ = choose(choices, among: 3) }
      seen.append(choices.taken)
      taken = choices.next
    }
    #expect(seen == [[0], [1, 0], [1, 1], [1, 2]])
  }

  @Test(arguments: [
    ("test \"a\"\n  wait 1s\n", "a line of a world is an action without a time"),
    ("test \"a\"\n  +1s up\n", "a line of a world is an action without a time"),
    ("test \"a\"\n  up\ntest \"b\"\n  up\n", "a world has one test"),
    ("store s memory\ntest \"a\"\n  up\n", "a world has no stores"),
  ])
  func `an unknown world is refused`(text: String, reason: String) {
    #expect {
      try World("w", "", sessions: 1, "dragscript 1\n" + text)
    } throws: { "\($0)".hasSuffix(reason) }
  }

  private func choose(_ choices: ChoiceTrail, among count: Int) -> Int {
    choices.choose(among: count)
  }

  private func world(_ name: String) throws -> World {
    try #require(World.catalogue().first { $0.name == name })
  }
}
