import Foundation
import TestSupport
import Testing

@Suite struct ReplayCommandTests {
  @Test func `exit code 0: all tests pass, and the last line counts them`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome == Command.Outcome(code: 0, output: "2 passed, 0 failed\n", errors: ""))
  }

  @Test func `exit code 1: a broken expectation is reported with its place and the trace`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "milk eggs tea"), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines == [
        "failed: milk lands after eggs (a.drag)",
        "a.drag:15:3: order of list",
        "    expect order list = milk eggs tea",
        "    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
        "  expected: milk eggs tea",
        "  actual:   eggs milk tea",
        "  why:      `list` took the drop as a move at list[gap 2]",
        "    600.000 list.update op=move intent=insert-at at=list[gap 2]",
        "    600.000 list.perform at=list[gap 2]",
        "    600.000 list.move item=milk at=list[gap 2]",
        "    600.000 list.willEnd op=move",
        "1 passed, 1 failed",
      ])
  }

  @Test
  func `EX-30, G-EX-1: a property is quoted at its line, with the line after which it failed`()
    async throws
  {
    let command = try Command()
    try command.folder.write(
      """
      dragscript 1
      collection list at 0,0 size 300x480 layout rows(height=44)
      collection shelf at 320,0 size 300x480 layout rows(height=44)
      pointer h touch
      items list a b c d e
      items shelf x y
      on list update => proposal move insert-at
      on list addItems => items self
      on shelf update when count >= 2 => proposal copy insert-at
      on shelf update => proposal move insert-at
      on shelf addItems => items self
      settled expect kept = a b c d e x y
      test "settled kept, seed 1 run 36"
        down shelf[0]
        wait 600ms
        move shelf[0](+20,0)
        h: down list[0]
        wait 60ms
        h: up
        up
        settle

      """, to: "g.drag")
    let outcome = try await command.run("replay", "g.drag")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines.prefix(8) == [
        "failed: settled kept, seed 1 run 36 (g.drag)",
        "g.drag:12:1: settled: kept",
        "  settled expect kept = a b c d e x y",
        "  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
        "  expected: a b c d e x y",
        "  actual:   a b c d e x x-copy a-copy y: x-copy and a-copy are new",
        "  why:      `shelf` took the drop as a copy at shelf[gap 1]",
        "  at:       g.drag:21:3  settle",
      ])
  }

  @Test func `exit code 1: a golden that does not match is reported with a diff`() async throws {
    let command = try Command()
    var golden = Samples.trace
    golden[5] = "600.000 list.allowsMov"
    try command.folder.write(Samples.drag(golden: golden), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome.code == 1)
    #expect(outcome.lines[1] == "a.drag:18:3: the trace does not match the golden")
    #expect(
      outcome.lines[1...].prefix(13) == [
        "a.drag:18:3: the trace does not match the golden",
        "    | 600.000 list.allowsMov",
        "    ^~~~~~~~~~~~~~~~~~~~~~~~",
        "  @@ -3,7 +3,7 @@",
        "    500.000 list.canMove item=milk",
        "    500.000 list.willLift",
        "    600.000 pointer.move 195,189",
        "  - 600.000 list.allowsMov",
        "  + 600.000 list.allowsMove",
        "                          ^",
        "    600.000 list.restricted",
        "    600.000 list.fullSize",
        "    600.000 list.willBegin",
      ])
    #expect(outcome.lines.last == "1 passed, 1 failed")
  }

  @Test func `exit code 2: a misspelt word is reported with its place, a caret and a hint`()
    async throws
  {
    let command = try Command()
    let text = Samples.drag().replacingOccurrences(of: "on list update", with: "on list updte")
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome.code == 2)
    #expect(
      outcome.lines == [
        "a.drag:5:9: error[DS0212]: unknown callback `updte`",
        "  on list updte => proposal move insert-at",
        "          ^~~~~",
        "  hint: did you mean `update`?",
        "0 passed, 0 failed, 1 file not read",
      ])
  }

  @Test func `exit code 2: a path that does not exist, and nothing runs`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag", "none.drag")
    #expect(
      outcome
        == Command.Outcome(
          code: 2, output: "", errors: "drag: none.drag: no such file or folder\n"))
  }

  @Test(arguments: [["--max-time", "100ms"], ["--max-events", "2"]])
  func `exit code 3: a cap is reached`(limit: [String]) async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run(["replay", "a.drag"] + limit)
    #expect(outcome.code == 3)
    #expect(outcome.lines[1].contains("more than"))
  }

  @Test func `exit code 5: a folder without scripts, and a filter that matches nothing`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "full/a.drag")
    try command.folder.write("", to: "empty/a.txt")
    let empty = try await command.run("replay", "empty")
    #expect(empty.code == 5)
    #expect(empty.lines == ["no scripts below empty", "0 passed, 0 failed"])
    let unmatched = try await command.run("replay", "full", "--filter", "MILK")
    #expect(unmatched.code == 5)
    #expect(unmatched.lines == ["no test matches", "0 passed, 0 failed"])
  }

  @Test func `a filter takes the tests whose file and name hold it`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    for (filter, count) in [
      ("milk", 2), ("a.drag: milk", 1), ("b.drag", 2), (".drag: ", 4), ("eggs$|^./b", 3),
      ("a\\.drag: (milk|nothing)", 2),
    ] {
      let outcome = try await command.run("replay", ".", "--filter=\(filter)")
      #expect(outcome.lines.last == "\(count) passed, 0 failed")
      #expect(outcome.code == 0)
    }
  }

  @Test func `a dash is standard input`() async throws {
    let command = try Command()
    let good = try await command.run("replay", "-", input: Samples.drag())
    #expect(good == Command.Outcome(code: 0, output: "2 passed, 0 failed\n", errors: ""))
    let bad = try await command.run("replay", "-", input: Samples.drag(order: "tea milk eggs"))
    #expect(bad.code == 1)
    #expect(bad.lines[1] == "<stdin>:15:3: order of list")
  }

  @Test func `traces take standard output, and the report standard error`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "b.drag")
    try command.folder.write(Samples.drag(), to: "a/c.drag")
    let outcome = try await command.run("replay", ".", "--trace", "-")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "4 passed, 0 failed\n")
    let trace = Samples.trace
    #expect(
      outcome.lines == ["# ./a/c.drag: milk lands after eggs"] + trace + [
        "# ./a/c.drag: nothing is dragged", "# ./b.drag: milk lands after eggs",
      ] + trace + ["# ./b.drag: nothing is dragged"])
    #expect(try await command.run("replay", ".", "--trace", "-") == outcome)
  }

  @Test func `a trace file holds the same text, and a jsonl file one object a line`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag", "--trace", "t.txt")
    #expect(outcome.output == "2 passed, 0 failed\n")
    let said = try await command.run("replay", "a.drag", "--trace", "-")
    #expect(try command.folder.text(of: "t.txt") == said.output)
    _ = try await command.run("replay", "a.drag", "--trace", "t.jsonl")
    let objects = try command.folder.text(of: "t.jsonl").split(separator: "\n")
    #expect(objects.count == Samples.trace.count)
    for object in objects {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(object.utf8)) }
    }
  }

  @Test func `a trace that cannot be written ends with 2`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag", "--trace", "none/t.txt")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "drag: none/t.txt: no such file or folder\n")
  }

  @Test func `a reader that goes away ends nothing with a crash`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["replay", command.folder["a.drag"], "--trace", "-"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    let reported = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: reported, as: UTF8.self) == "2 passed, 0 failed\n")
  }

  @Test func `skipped tests are counted, and have no trace`() async throws {
    let command = try Command()
    let skipped =
      Samples.list + """

        test "later"
          skip "not today"
          down list#milk

        """
    try command.folder.write(skipped, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "skipped: later (a.drag): not today", "0 passed, 0 failed, 1 skipped",
      ])
    #expect(try await command.run("replay", "a.drag", "--trace", "-").output == "")
  }

  // All scripts of the package run as tests of the replay.
  @Test func `the examples of the package pass`() async throws {
    let folder =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/") + "/Scripts/Examples"
    let outcome = try await Command().run("replay", folder)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.lines.last?.contains(" passed, 0 failed") == true)
  }

  @Test func `a file that is named twice is run once`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a/b.drag")
    let outcome = try await command.run("replay", "a/b.drag", "a", "a/", "./a/b.drag")
    #expect(outcome.lines.last == "2 passed, 0 failed")
  }

  @Test func `an include is read from beside the script, and never from outside`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "home/scene.drag")
    try command.folder.write("dragscript 1\n", to: "secret.drag")
    try command.folder.link("home/link.drag", to: "../secret.drag")
    let good =
      "dragscript 1\ninclude \"scene.drag\"\ntest \"a\"\n  expect order list = milk eggs tea\n"
    try command.folder.write(good, to: "home/a.drag")
    #expect(try await command.run("replay", "home/a.drag").output == "1 passed, 0 failed\n")
    try command.folder.write("dragscript 1\ninclude \"link.drag\"\n", to: "home/b.drag")
    let bad = try await command.run("replay", "home/b.drag")
    #expect(bad.code == 2)
    #expect(
      bad.lines[0].contains("error[DS0303]: `home/link.drag` cannot be read: the file is outside"))
  }
}
