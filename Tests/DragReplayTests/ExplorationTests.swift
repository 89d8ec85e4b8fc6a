import DragItems
import DragScript
import DragSessions
import DragStage
import Testing

@testable import DragReplay

/// A change of these numbers means that the stage, or a world, does more or less than before.
@Suite struct ExplorationTests {
  struct Expected: Sendable {
    let world: String
    let states: Int
    let transitions: Int
    let refusals: Int
    let quiet: Int
    let depth: Int
    let storm: Int
  }

  static let expected = [
    Expected(
      world: "one-finger", states: 1_017, transitions: 8_983, refusals: 2_066, quiet: 76,
      depth: 12, storm: 6),
    Expected(
      world: "reactions", states: 341, transitions: 2_278, refusals: 596, quiet: 112,
      depth: 10, storm: 6),
    Expected(
      world: "loads", states: 450, transitions: 4_700, refusals: 1_875, quiet: 134,
      depth: 10, storm: 10),
    Expected(
      world: "second-drag", states: 3_121, transitions: 21_527, refusals: 7_443, quiet: 235,
      depth: 17, storm: 9),
    Expected(
      world: "applications", states: 1_424, transitions: 16_409, refusals: 3_852, quiet: 625,
      depth: 11, storm: 6),
    Expected(
      world: "two-fingers", states: 3_815, transitions: 37_027, refusals: 14_151, quiet: 284,
      depth: 13, storm: 9),
    Expected(
      world: "data-changes", states: 2_868, transitions: 30_109, refusals: 11_375, quiet: 918,
      depth: 12, storm: 5),
  ]

  @Test(arguments: expected)
  func `I1 to I12, I14, I15: nothing that can happen in a small world breaks a rule`(
    expected: Expected
  ) throws {
    var exploration = try Exploration(try world(expected.world))
    exploration.run()

    #expect(exploration.counterexample.map { $0.script.text } == nil)
    let counts = exploration.counts
    #expect(counts.states == expected.states)
    #expect(counts.transitions == expected.transitions)
    #expect(counts.refusals == expected.refusals)
    #expect(counts.quiet == expected.quiet)
    #expect(counts.depth == expected.depth)
    #expect(counts.longestStorm == expected.storm)
  }

  /// So a copied stage does what the stage itself would have done, and a key tells states apart.
  @Test func `the way to every state leads there again, from the beginning and on one stage`()
    throws
  {
    let world = try world("reactions")
    var exploration = try Exploration(world)
    exploration.run()

    for state in 0..<exploration.counts.states {
      let setup = try WorldSetup(world)
      let choices = ChoiceStack()
      var rules = WorldRules(setup.stage)
      var beginning = DataReplay.beginning(at: setup.stage)
      var stage = setup.stage
      for step in exploration.ways.way(to: state) {
        choices.begin(step.choices)
        _ = setup.play(world.moves[step.move], on: stage, choosing: choices)
        #expect(choices.taken == step.choices)
      }
      rules.take(stage, from: beginning, mayChangeData: true)
      #expect(exploration.keys.contains(Exploration.Key(stage, rules)))
      beginning = DataReplay.beginning(at: stage)
      stage = stage.copied()
      #expect(DataReplay.beginning(at: stage) == beginning)
    }
  }

  @Test func `a counterexample is a script that goes the same way`() throws {
    let world = try world("reactions")
    var exploration = try Exploration(world)
    exploration.run()

    for state in stride(from: 1, to: exploration.counts.states, by: 9) {
      let way = exploration.ways.way(to: state)
      let setup = try WorldSetup(world)
      let choices = ChoiceStack()
      for step in way {
        choices.begin(step.choices)
        _ = setup.play(world.moves[step.move], on: setup.stage, choosing: choices)
      }
      let trace = setup.stage.traceLines().map(\.text)

      let text = Counterexample("a rule", way, in: world).script.text
      let script = try #require(Script.parse(text, file: "way").script)
      let result = TestRun(script.tests[0], of: script).run()
      #expect(script.text == text)
      #expect(text.hasPrefix("# a rule\ndragscript 1\n"))
      #expect(Array(result.trace.map(\.text).prefix(trace.count)) == trace, "\(text)")
    }
  }

  @Test func `every combination of answers is given once, in order`() {
    let choices = ChoiceStack()
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
  func `what is no world is refused`(text: String, reason: String) {
    #expect {
      try World("w", "", sessions: 1, "dragscript 1\n" + text)
    } throws: { "\($0)".hasSuffix(reason) }
  }

  private func choose(_ choices: ChoiceStack, among count: Int) -> Int {
    choices.choose(among: count)
  }

  private func world(_ name: String) throws -> World {
    try #require(World.catalogue().first { $0.name == name })
  }
}
