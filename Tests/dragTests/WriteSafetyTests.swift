import Foundation
import TestSupport
import Testing

/// What the command writes beside scripts and in their place.
@Suite struct WriteSafetyTests {
  private static let trace =
    "# a.drag: milk lands after eggs\n1.000 pointer.up\n# a.drag: nothing is dragged\n"

  @Test func `a link in the place of a proposed golden is replaced, and not followed`()
    async throws
  {
    let command = try Command()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("precious\n", to: "a")
    try elsewhere.write("precious\n", to: "b")
    try command.folder.write(Samples.drag(golden: ["1.000 pointer.up"]), to: "a.drag")
    try command.folder.write(Self.trace, to: "a.trace")
    try command.folder.link("a.drag.new", to: elsewhere["a"])
    try command.folder.link("a.trace.new", to: elsewhere["b"])
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("written: a.drag.new"))
    #expect(outcome.output.contains("written: a.trace.new"))
    #expect(try elsewhere.text(of: "a") == "precious\n")
    #expect(try elsewhere.text(of: "b") == "precious\n")
    #expect(try command.folder.text(of: "a.drag.new").contains("| 500.000 list.items"))
    #expect(try command.folder.text(of: "a.trace.new").hasPrefix("# a.drag: milk"))
  }

  @Test func `a file beside a script that is not a golden is left unchanged, also through a link`()
    async throws
  {
    let command = try Command()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("the log of another program\n", to: "log")
    for name in ["a", "b"] { try command.folder.write(Samples.drag(), to: "\(name).drag") }
    try command.folder.write("# my notes\n", to: "a.trace")
    try command.folder.link("b.trace", to: elsewhere["log"])
    let outcome = try await command.run("replay", ".", "--update")
    #expect(outcome.code == 2)
    #expect(
      outcome.errorLines == [
        "drag: ./a.trace: the file is not a golden and is left unchanged",
        "drag: ./b.trace: the file is not a golden and is left unchanged",
      ])
    #expect(outcome.output.contains("./a.trace:1:1: the file is not a golden"))
    #expect(outcome.lines.last == "0 passed, 4 failed")
    #expect(try command.folder.text(of: "a.trace") == "# my notes\n")
    #expect(try elsewhere.text(of: "log") == "the log of another program\n")
    _ = try await command.run("replay", ".")
    #expect(try command.folder.names().filter { $0.hasSuffix(".new") } == [])
  }

  @Test func `of several updates at once each is whole, or finds the file changed`() async throws {
    let command = try Command()
    for round in 0..<6 {
      try command.folder.write(Samples.drag(golden: ["1.000 pointer.up"]), to: "a.drag")
      try command.folder.write(Self.trace, to: "a.trace")
      let outcomes = try await withThrowingTaskGroup(of: Command.Outcome.self) { group in
        for _ in 0..<3 {
          group.addTask { try await command.run("replay", "a.drag", "--update") }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for outcome in outcomes {
        let isTold = outcome.errors.contains("the file has changed since it was read")
        #expect(outcome.code == (isTold ? 2 : 0), "round \(round): \(outcome)")
      }
      #expect(outcomes.contains { $0.code == 0 || $0.errors.contains("a.trace") })
      // Whoever was told runs it once more.
      _ = try await command.run("replay", "a.drag", "--update")
      let after = try await command.run("replay", "a.drag")
      #expect(after.code == 0, "round \(round): \(after.output)")
      #expect(try command.folder.names() == ["a.drag", "a.trace"])
    }
  }

  @Test func `where a report cannot be written the verdicts are reported, and the code is 2`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea milk eggs"), to: "a.drag")
    let outcome = try await command.run(
      "replay", "a.drag", "--report", "junit=no/report.xml", "--trace", "no/trace",
      "--coverage", "coverage.json", "--rerun-failed", "no/failed")
    #expect(outcome.code == 2)
    #expect(outcome.lines.last == "1 passed, 1 failed")
    #expect(outcome.output.contains("failed: milk lands after eggs"))
    #expect(
      outcome.errorLines
        == ["no/failed", "no/trace", "no/report.xml"].map {
          "drag: \($0): no such file or folder"
        })
    #expect(try command.folder.names().contains("coverage.json"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted command ends by the same signal`(signal: Int32) async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["replay", "--watch", "--trace", "trace", "a.drag"]
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while try !command.folder.names().contains("trace") {
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try command.folder.names() == ["a.drag", "trace"])
  }
}
