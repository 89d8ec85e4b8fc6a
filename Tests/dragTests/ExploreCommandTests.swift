import TestSupport
import Testing

@Suite struct ExploreCommandTests {
  @Test func `the failure comes first, then how it was found, then the script (G-EX-1)`()
    async throws
  {
    let outcome = try await ExploredSamples.command().run("explore", "g.drag")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        g.drag:12:1: settled: kept
          settled expect kept = a b c d e x y
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          expected: a b c d e x y
          actual:   a b c d e x x-copy a-copy y: x-copy and a-copy are new
          why:      `shelf` took the drop as a copy at shelf[gap 1]
            660.000 shelf.update op=copy intent=insert-at at=shelf[gap 1]
            660.000 shelf.perform at=shelf[gap 1]
            660.000 shelf.insert item=x-copy at=shelf[gap 1]
            660.000 shelf.insert item=a-copy at=shelf[gap 2]
            660.000 shelf.willEnd op=copy
          found:    run 7 of 2000, seed 1, 43 gestures; 8 lines after 27 attempts
        test "settled kept, seed 1 run 7"
          down shelf[0]
          wait 600ms
          move shelf[0](+20,+0)
          h: down list[0]  # without this line it passes
          wait 60ms
          h: up
          up
          settle max 60s

        """)
  }

  @Test func `each found test is written in Swift where that is asked for (EX-56)`() async throws {
    let command = try ExploredSamples.command()
    let (plain, swift) = (
      try await command.run("explore", "g.drag"),
      try await command.run("explore", "g.drag", "--swift")
    )
    #expect(swift.code == 1)
    #expect(
      swift.output.hasPrefix(
        plain.output + "in Swift:\n@Test func `settled kept, seed 1 run 7`() {\n  stage.play(\n"))
    let json = try await command.run("explore", "g.drag", "--swift", "--json")
    #expect(json.output.contains(#","swift":"@Test func `settled kept, seed 1 run 7`() {\n"#))
    #expect(try await !command.run("explore", "g.drag", "--json").output.contains(#""swift""#))
  }

  @Test func `nothing found says what was done, and what never was (EX-67)`() async throws {
    let outcome = try await ExploredSamples.command(ExploredSamples.mended).run(
      "explore", "g.drag", "--runs", "50")
    #expect(outcome.code == 0)
    let words = outcome.output.split(separator: " ").map(String.init)
    #expect(outcome.output.hasPrefix("nothing found: 50 runs, "))
    #expect(
      outcome.output.hasSuffix(
        ", seed 1; never possible: call, foreign, load, store, scroll, keys\n"))
    #expect(words.contains("gestures,") && words.contains("lifts,") && words.contains("drops,"))
  }

  @Test func `what the runs have covered is reported where it is asked for (EX-47)`() async throws {
    let command = try ExploredSamples.command(ExploredSamples.mended)
    let outcome = try await command.run("explore", "g.drag", "--runs", "20", "--coverage")
    #expect(outcome.code == 0)
    try #require(outcome.lines.count == 2)
    #expect(
      outcome.lines[0].contains(
        ", seed 1; coverage 29% of answers; never possible: call, foreign, "))
    #expect(outcome.lines[1].hasPrefix("coverage: 7 of 10 states, 7 of 18 transitions, "))
    let runless = try await command.run("explore", "g.drag", "--for", "0ms", "--coverage")
    #expect(runless.lines[0].contains("; coverage 0% of answers; "))
    // A finding ends the command, and its runs are covered nevertheless.
    let found = try await ExploredSamples.command().run("explore", "g.drag", "--coverage")
    #expect(found.code == 1)
    #expect(found.lines.last?.hasPrefix("coverage: ") == true)
    let json = try await command.run("explore", "g.drag", "--runs", "20", "--coverage", "--json")
    #expect(json.lines.count == 1)
    #expect(json.output.contains(#","coverage":{"v":1,"covered":"#))
    #expect(json.output.contains(#","rows":[{"machine":"Gesture","state":"#))
  }

  @Test func `a run is made alone, a shard makes its part, and another seed other runs (EX-12)`()
    async throws
  {
    let command = try ExploredSamples.command()
    let last = try await command.run("explore", "g.drag", "--run", "9223372036854775806")
    #expect(last.code < 2 && last.errors == "", "\(last.errors)")
    let alone = try await command.run("explore", "g.drag", "--run", "7")
    #expect(alone.code == 1)
    #expect(alone.output.contains("found:    run 7 of 1, seed 1, "))
    #expect(try await command.run("explore", "g.drag", "--run", "6").code == 0)
    let shard = try await command.run("explore", "g.drag", "--shard", "4/4", "--runs", "8")
    #expect(shard.output.contains("found:    run 7 of 8, seed 1, "))
    #expect(try await command.run("explore", "g.drag", "--shard", "1/4", "--runs", "8").code == 0)
    let other = try await command.run("explore", "g.drag", "--seed", "2")
    #expect(other.code == 1)
    #expect(other.output.contains("seed 2, "))
  }

  @Test func `programs read one object a line`() async throws {
    let outcome = try await ExploredSamples.command().run("explore", "g.drag", "--json")
    #expect(outcome.code == 1)
    let lines = outcome.lines
    try #require(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        #"{"kind":"found","property":"own","file":"g.drag","line":12,"column":1,"message":"settled: kept","#
      ))
    #expect(
      lines[0].contains(
        #""run":7,"seed":"1","gestures":43,"lines":8,"attempts":27,"mark":"62a6be3f","code":1,"script":"dragscript 1\n"#
      ))
    #expect(lines[1].hasPrefix(#"{"kind":"end","found":1,"runs":8,"seed":"1","gestures":43,"#))
    #expect(lines[1].contains(#","scene":"g.drag","plan":""#))
    #expect(lines[1].hasSuffix(#","most":1,"of":2000}"#))
    #expect(try await ExploredSamples.command().run("explore", "g.drag", "--json") == outcome)
  }

  @Test func `a found script is kept, and fails by replay; another file is not replaced (EX-68)`()
    async throws
  {
    let command = try ExploredSamples.command()
    let outcome = try await command.run("explore", "g.drag", "--save", "found")
    #expect(outcome.code == 1)
    #expect(
      outcome.errorLines == [
        "written: found/g-seed-1-run-7.drag", "written: found/g-seed-1-run-7.trace.txt",
      ])
    let replay = try await command.run("replay", "found/g-seed-1-run-7.drag")
    #expect(replay.code == 1)
    #expect(replay.output.contains("x-copy and a-copy are new"))
    #expect(try await command.run("explore", "g.drag", "--save", "found").code == 1)
    try command.folder.write("mine", to: "found/g-seed-1-run-7.drag")
    #expect(try await command.run("explore", "g.drag", "--save", "found").code == 2)
    #expect(try command.folder.text(of: "found/g-seed-1-run-7.drag") == "mine")
  }

  @Test func `a found script has the lines of files that the scene includes`() async throws {
    let command = try Command()
    try command.folder.write(ExploredSamples.mistaken, to: "lists.drag")
    try command.folder.write("dragscript 1\ninclude \"lists.drag\"\n", to: "g.drag")
    let outcome = try await command.run("explore", "g.drag", "--save", "found")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("lists.drag:12:1: settled: kept\n"), "\(outcome.output)")
    #expect(try command.folder.text(of: "found/g-seed-1-run-7.drag").contains("items shelf x y\n"))
    #expect(try await command.run("replay", "found/g-seed-1-run-7.drag").code == 1)
  }

  @Test func `with --all each mark is reported once, and all that was done`() async throws {
    let outcome = try await ExploredSamples.command(
      ExploredSamples.mistaken + "settled expect never list.perform\n"
    )
    .run("explore", "g.drag", "--all", "--runs", "60")
    #expect(outcome.code == 1)
    #expect(outcome.lines.filter { $0.contains("found:    run") }.count == 2)
    #expect(outcome.lines.last?.hasPrefix("2 found: 60 runs, ") == true)
  }

  @Test func `kinds and properties are left out by their words`() async throws {
    let command = try ExploredSamples.command()
    let alone = try await command.run("explore", "g.drag", "--only", "drag,wait", "--runs", "80")
    #expect(alone.code == 0)
    #expect(!alone.output.contains("never possible"))
    let without = try await command.run(
      "explore", "g.drag", "--without", "tap,duty", "--runs", "80")
    #expect(without.code == 0)
  }

  @Test func `a time ends the runs, and the report says how many they were (EX-11)`() async throws {
    let outcome = try await ExploredSamples.command(ExploredSamples.mended).run(
      "explore", "g.drag", "--for", "1us")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix("nothing found: 0 runs")
        || outcome.output.hasPrefix("nothing found: 1 runs"))
    let some = try await ExploredSamples.command(ExploredSamples.mended).run(
      "explore", "g.drag", "--for", "100ms")
    #expect(some.code == 0)
    #expect(!some.output.hasPrefix("nothing found: 0 runs"))
    // The first finding ends it, and the number of all runs is not known.
    let found = try await ExploredSamples.command().run("explore", "g.drag", "--for", "3600s")
    #expect(found.code == 1)
    #expect(found.output.contains("found:    run 7, seed 1, 43 gestures;"))
  }

  @Test
  func `nothing to explore, a scene with an error and a host's script have their codes (EX-66)`()
    async throws
  {
    let command = try Command()
    try command.folder.write("dragscript 1\npointer h touch\n", to: "empty.drag")
    let empty = try await command.run("explore", "empty.drag")
    #expect(empty.code == 5)
    #expect(empty.errors == "empty.drag: nothing to explore: the scene has no view\n")
    for (line, reason) in [
      (#"skip "not yet""#, "the scene is skipped: not yet"),
      ("require levitation", "the scene is skipped: requires `levitation`, which is unknown"),
      (#"xfail "known""#, "the scene is expected to fail, so that no failure says anything: known"),
    ] {
      try command.folder.write("\(ExploredSamples.mistaken)\(line)\n", to: "left-out.drag")
      let outcome = try await command.run("explore", "left-out.drag")
      #expect(outcome.code == 5)
      #expect(outcome.output == "")
      #expect(outcome.errors == "left-out.drag: nothing to explore: \(reason)\n")
    }
    try command.folder.write("dragscript 1\nitems list a\n", to: "wrong.drag")
    #expect(try await command.run("explore", "wrong.drag").code == 2)
    try command.folder.write(
      "dragscript 1\nhosted \"Board\"\ntest \"t\"\n  wait 1ms\n", to: "hosted.drag")
    let hosted = try await command.run("explore", "hosted.drag")
    #expect(hosted.code == 2)
    #expect(hosted.errors.contains("is for the application `Board`"))
    #expect(
      hosted.errors.contains(
        #"explore { let app = AppStage(hosting: CONTROLLER, named: "Board"); return app.exploration }"#
      ))
    #expect(try await command.run("explore", "missing.drag").code == 2)
  }

  @Test(arguments: [
    ([], "expected one scene, found 0"),
    (["a.drag", "b.drag"], "expected one scene, found 2"),
    (["g.drag", "--runs", "0"], "--runs: expected a whole number of at least 1, found `0`"),
    (["g.drag", "--run", "-1"], "--run: expected a whole number of at least 0, found `-1`"),
    (
      ["g.drag", "--run", "9223372036854775807"],
      "--run: expected a number below 9223372036854775807, found `9223372036854775807`"
    ),
    (["g.drag", "--seed", "x"], "--seed: expected a whole number of at least 0, found `x`"),
    (
      ["g.drag", "--runs", "2", "--run", "1"],
      "--runs, --run and --for say the same: expected one of them"
    ),
    (["g.drag", "--shard", "5/4"], "--shard: expected a part such as 1/4, found `5/4`"),
    (["g.drag", "--only", "drags"], "unknown kind of step `drags`"),
    (["g.drag", "--without", "dutty"], "unknown kind of step or property `dutty`"),
    (["g.drag", "--for", "long"], "--for: "),
    (["g.drag", "--jobs", "0"], "--jobs: expected a whole number of at least 1, found `0`"),
    (["g.drag", "--film", ""], "--film: expected the name of a folder"),
    (["g.drag", "--coverage=c.json"], "--coverage takes no value"),
  ])
  func `wrong arguments are named, and nothing is explored`(
    _ words: [String], _ message: String
  ) async throws {
    let outcome = try await ExploredSamples.command().run(["explore"] + words)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("drag: \(message)"), "\(outcome.errors)")
  }
}
