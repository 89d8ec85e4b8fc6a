import TestSupport
import Testing

@Suite struct TestChoiceTests {
  private static let tagged = """
    dragscript 1
    tag all
    test "one"
      tag quick
      expect no-session
    test "two"
      tag slow
      expect state = lifted
    test "three"
      expect no-session

    """

  private func command() throws -> Command {
    let command = try Command()
    try command.folder.write(Self.tagged, to: "a.drag")
    return command
  }

  @Test func `--list names the tests and runs none`() async throws {
    let command = try command()
    let list = try await command.run("replay", "a.drag", "--list")
    #expect(
      list
        == Command.Outcome(code: 0, output: "a.drag: one\na.drag: two\na.drag: three\n", errors: "")
    )
    #expect(try await command.run("replay", "a.drag", "--list", "--tag", "x").code == 5)
    try command.folder.write("dragscript 1\nbad\n", to: "b.drag")
    let faulty = try await command.run("replay", ".", "--list")
    #expect(faulty.code == 2)
    #expect(faulty.lines.count == 3)
    #expect(faulty.errorLines[0].hasPrefix("./b.drag:2:1: error[DS0201]"))
    #expect(try command.folder.names() == ["a.drag", "b.drag"])
  }

  @Test func `--tag and --filter choose together`() async throws {
    let command = try command()
    for (words, names) in [
      (["--tag", "quick,slow"], ["one", "two"]), (["--tag", "all,!slow"], ["one", "three"]),
      (["--tag", "all", "--tag", "!slow", "--filter", "th"], ["three"]),
      (["--filter", "^a.drag: (one|two)$"], ["one", "two"]),
      (["--filter", "[oe]$"], ["one", "two", "three"]),
    ] {
      let outcome = try await command.run(["replay", "a.drag", "--list"] + words)
      #expect(outcome.lines == names.map { "a.drag: \($0)" }, "\(words)")
    }
  }

  @Test func `--rerun-failed runs what failed the last time, and all when all passed`() async throws
  {
    let command = try command()
    let words = ["replay", "a.drag", "--rerun-failed", "failed.txt"]
    #expect(try await command.run(words).lines.last == "2 passed, 1 failed")
    #expect(try command.folder.text(of: "failed.txt") == "a.drag: two\n")
    #expect(try await command.run(words).lines.last == "0 passed, 1 failed")
    try command.folder.write(
      Self.tagged.replacing("expect state = lifted", with: "expect no-session"), to: "a.drag")
    #expect(try await command.run(words).lines.last == "1 passed, 0 failed")
    #expect(try command.folder.text(of: "failed.txt") == "")
    #expect(try await command.run(words).lines.last == "3 passed, 0 failed")
  }

  @Test func `parts together are all tests, each once`() async throws {
    let command = try command()
    var found: [String] = []
    for part in 1...4 {
      let outcome = try await command.run("replay", ".", "--list", "--shard", "\(part)/4")
      #expect(outcome.code == 0)
      found += outcome.lines
    }
    #expect(found.sorted() == ["./a.drag: one", "./a.drag: three", "./a.drag: two"])
  }

  @Test func `a test that comes moves no other to another part`() async throws {
    let command = try command()
    let before = try await command.run("replay", ".", "--list", "--shard", "1/3").lines
    try command.folder.write(
      Self.tagged.replacing("\ntest \"two\"", with: "\ntest \"new\"\n  wait 1ms\ntest \"two\""),
      to: "a.drag")
    let after = try await command.run("replay", ".", "--list", "--shard", "1/3").lines
    #expect(after.filter { !$0.hasSuffix("new") } == before)
  }

  @Test func `an empty part is allowed, and the variables of others name parts too`() async throws {
    let command = try Command()
    try command.folder.write("dragscript 1\ntest \"one\"\n  wait 1ms\n", to: "a.drag")
    var codes: [Int32] = []
    var counts: [String] = []
    for part in 1...2 {
      let outcome = try await command.run("replay", "a.drag", "--shard", "\(part)/2")
      codes.append(outcome.code)
      let variables = ["GTEST_TOTAL_SHARDS": "2", "GTEST_SHARD_INDEX": "\(part - 1)"]
      #expect(try await command.run("replay", "a.drag", variables: variables) == outcome)
      counts.append(outcome.output)
    }
    #expect(codes == [0, 0])
    #expect(
      counts.sorted() == ["1 passed, 0 failed\n", "no test is in this shard\n0 passed, 0 failed\n"])
  }

  @Test(
    arguments: [
      ["GTEST_TOTAL_SHARDS": "2", "GTEST_SHARD_INDEX": "5"], ["GTEST_TOTAL_SHARDS": "2"],
      ["GTEST_TOTAL_SHARDS": "x", "GTEST_SHARD_INDEX": "0"],
    ])
  func `a part that is none is reported, and no test runs`(variables: [String: String]) async throws
  {
    let command = try Command()
    try command.folder.write("dragscript 1\ntest \"one\"\n  wait 1ms\n", to: "a.drag")
    let outcome = try await command.run("replay", "a.drag", variables: variables)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("drag: GTEST_SHARD_INDEX="))
  }

  @Test func `--shuffle prints its seed, which repeats the order`() async throws {
    let command = try Command()
    for number in 0..<9 {
      try command.folder.write(
        "dragscript 1\ntest \"\(number)\"\n  wait 1ms\n", to: "\(number).drag")
    }
    let order = { (seed: String) in
      try await command.run("replay", ".", "--shuffle", "--seed", seed, "--trace", "-")
    }
    let first = try await order("7")
    #expect(first.errorLines == ["seed: 7", "9 passed, 0 failed"])
    #expect(try await order("7") == first)
    #expect(try await order("8").lines != first.lines)
    #expect(try await order("8").lines.sorted() == first.lines.sorted())
    let chance = try await command.run("replay", ".", "--shuffle")
    #expect(chance.lines[0].hasPrefix("seed: "))
    let plain = try await command.run("replay", ".")
    #expect(plain.output == "9 passed, 0 failed\n")
  }

  @Test func `--repeat runs each test again, and counts it once`() async throws {
    let command = try command()
    let outcome = try await command.run("replay", "a.drag", "--repeat", "5", "--tag", "!slow")
    #expect(outcome == Command.Outcome(code: 0, output: "2 passed, 0 failed\n", errors: ""))
  }
}
