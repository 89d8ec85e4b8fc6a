import TestSupport
import Testing

/// Replays of more files than are held, which are read again when their tests are run.
@Suite struct UnitShelfTests {
  private static let fileCount = 90

  private func command() throws -> Command {
    let command = try Command()
    for number in 0..<Self.fileCount {
      let expectation = number % 9 == 8 ? "state = lifted" : "no-session"
      try command.folder.write(
        """
        dragscript 1
        tag t\(number % 3)
        test "first"
          expect no-session
        test "second"
          expect \(expectation)

        """, to: name(number))
    }
    return command
  }

  private func name(_ number: Int) -> String { "s\(100 + number).drag" }

  @Test(arguments: [[], ["--jobs", "4"], ["--shuffle", "--seed", "3"]])
  func `a file that is read again reports what it reports alone`(words: [String]) async throws {
    let command = try command()
    let all = try await command.run(["replay", "."] + words)
    #expect(all.code == 1)
    #expect(all.lines.last?.hasPrefix("170 passed, 10 failed") == true)
    for number in [8, 71, 89] {
      let alone = try await command.run("replay", "./" + name(number))
      let report = alone.output.split(separator: "\n1 passed")[0]
      #expect(all.output.contains(report), "\(report)")
    }
  }

  @Test func `tags, shards and failed tests are chosen among all files`() async throws {
    let command = try command()
    let list = try await command.run("replay", ".", "--list")
    #expect(list.lines.count == 2 * Self.fileCount)
    #expect(try await command.run("replay", ".", "--list", "--tag", "t2").lines.count == 60)
    var shards: [String] = []
    for part in 1...3 {
      shards += try await command.run("replay", ".", "--list", "--shard", "\(part)/3").lines
    }
    #expect(shards.sorted() == list.lines.sorted())
    #expect(try await command.run("replay", ".", "--rerun-failed", "failed").code == 1)
    let again = try await command.run("replay", ".", "--rerun-failed", "failed")
    #expect(again.lines.last?.hasPrefix("0 passed, 10 failed") == true)
  }

  @Test func `goldens of files that are read again are compared, and updated`() async throws {
    let command = try command()
    for number in [3, 88] {
      try command.folder.write("", to: "s\(100 + number).trace")
    }
    let update = try await command.run("replay", ".", "--update")
    #expect(update.output.contains("updated: ./s103.trace: first"))
    #expect(update.output.contains("updated: ./s188.trace: second"))
    let after = try await command.run("replay", ".")
    #expect(after.lines.last?.hasPrefix("170 passed, 10 failed") == true)
  }
}
