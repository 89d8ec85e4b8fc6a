import Foundation
import TestSupport
import Testing

@Suite struct ReportOptionsTests {
  private func command() throws -> Command {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "milk eggs tea"), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    return command
  }

  @Test func `several reports are written at once, and the console's stays`() async throws {
    let command = try command()
    let outcome = try await command.run(
      "replay", ".", "--report", "tap=a.tap", "--report=junit=a.xml", "--report", "github=a.txt",
      "--report", "console=a.log", ci: "1")
    #expect(outcome.code == 1)
    #expect(outcome.lines.last == "3 passed, 1 failed")
    let text = { (name: String) in try command.folder.text(of: name) }
    #expect(try text("a.log") == outcome.output)
    #expect(try text("a.tap").hasPrefix("TAP version 14\n1..4\nnot ok 1 - ./a.drag: milk lands"))
    #expect(try text("a.xml").contains("<testsuite name=\"./b.drag\" tests=\"2\" failures=\"0\""))
    #expect(
      try text("a.txt").hasPrefix(
        "::error file=./a.drag,line=15,col=3,title=milk lands after eggs::order of list%0A"))
  }

  @Test func `a report on standard output sends the console's to standard error`() async throws {
    let outcome = try await command().run("replay", "b.drag", "--report", "tap")
    #expect(
      outcome
        == Command.Outcome(
          code: 0,
          output: """
            TAP version 14
            1..2
            ok 1 - b.drag: milk lands after eggs
            ok 2 - b.drag: nothing is dragged

            """, errors: "2 passed, 0 failed\n"))
  }

  @Test func `a report that cannot be written ends with 2`() async throws {
    let outcome = try await command().run("replay", "b.drag", "--report", "tap=no/a.tap")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "drag: no/a.tap: no such file or folder\n")
  }

  @Test func `reports are written in the order of the command line`() async throws {
    let command = try command()
    for names in [["tap=no/a", "junit=no/b"], ["junit=no/b", "tap=no/a"]] {
      let outcome = try await command.run(
        "replay", "b.drag", "--report", names[0], "--report", names[1])
      #expect(outcome.code == 2)
      let files = names.map { $0.split(separator: "=")[1] }
      #expect(outcome.errorLines == files.map { "drag: \($0): no such file or folder" })
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prove"),
      "there is no `prove` here"))
  func `a consumer of TAP counts the tests, with nasty names`() async throws {
    let command = try command()
    let name = #"q\" ]]> 100% # SKIP d\n::error\tnot ok 7 \\ # TODO"#
    let script = Samples.list + "\ntest \"\(name)\"\n  expect no-session\n"
    try command.folder.write(script, to: "c.drag")
    for (path, code, words) in [("c.drag", 0, "Tests=1,"), (".", 1, "Failed 1/5 subtests")] {
      _ = try await command.run("replay", path, "--report", "tap13=all.tap", ci: "1")
      let prove = Process()
      prove.executableURL = URL(fileURLWithPath: "/usr/bin/prove")
      prove.arguments = ["--exec", "cat", command.folder["all.tap"]]
      let output = Pipe()
      prove.standardOutput = output
      prove.standardError = output
      try prove.run()
      let reported = try output.fileHandleForReading.readToEnd() ?? Data()
      prove.waitUntilExit()
      let text = String(decoding: reported, as: UTF8.self)
      #expect(prove.terminationStatus == Int32(code), "\(text)")
      #expect(text.contains(words), "\(text)")
      #expect(!text.contains("TODO passed") && !text.contains("Parse errors"), "\(text)")
    }
  }

  @Test func `in a job of GitHub's annotations are printed unasked, and the summary grows`()
    async throws
  {
    let command = try command()
    try command.folder.write("before\n", to: "summary.md")
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": command.folder["summary.md"],
    ]
    let outcome = try await command.run("replay", ".", ci: "1", variables: variables)
    #expect(outcome.code == 1)
    #expect(outcome.lines.last?.hasPrefix("::error file=./a.drag,line=15,col=3,") == true)
    let summary = try command.folder.text(of: "summary.md")
    #expect(summary.hasPrefix("before\n### drag: 3 passed, 1 failed\n\n| | file |"))
    let why =
      "order of list: expected milk eggs tea, found eggs milk tea; "
      + #"\`list\` took the drop as a move at list\[gap 2\]"#
    #expect(summary.contains("| failed | ./a.drag:15:3 | milk lands after eggs | \(why) |"))
    let plain = try await command.run("replay", ".", ci: "1")
    #expect(!plain.output.contains("::error"))
  }

  @Test func `an annotation is not printed twice`() async throws {
    let outcome = try await command().run(
      "replay", ".", "--report", "github", ci: "1", variables: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(!outcome.errors.contains("::error"))
  }

  @Test func `one job and two give the same reports and traces, byte for byte`() async throws {
    let command = try command()
    for number in 0..<12 {
      try command.folder.write(
        Samples.drag(order: number % 3 == 0 ? "tea" : "eggs milk tea"), to: "s/\(number).drag")
    }
    var outcomes: [[String]] = []
    for jobs in ["1", "2", "5"] {
      let outcome = try await command.run(
        "replay", "s", "--jobs", jobs, "--trace", "t.jsonl", "--report", "tap=t.tap",
        "--report", "junit=t.xml", "--report", "github=t.txt", "--coverage", "c.json", ci: "1")
      #expect(outcome.code == 1)
      let wall = #/time="[0-9.]+"/#
      outcomes.append([
        outcome.output, try command.folder.text(of: "t.jsonl"),
        try command.folder.text(of: "t.tap"),
        try command.folder.text(of: "t.txt"), try command.folder.text(of: "c.json"),
        // The time on the wall is the one thing that differs from run to run.
        try command.folder.text(of: "t.xml").replacing(wall, with: ""),
      ])
    }
    #expect(outcomes[0] == outcomes[1])
    #expect(outcomes[0] == outcomes[2])
    #expect(outcomes[0][0].contains("20 passed, 4 failed"))
  }
}
