import DragReplay
import Foundation
import TestSupport
import Testing

@testable import drag

/// What only a terminal is shown.
@Suite struct TerminalTests {
  @Test func `colors surround lines, and nothing else changes`() {
    let line = ReportLine(.failure, "failed: a")
    #expect(ReportColors.plain.text(of: line) == "failed: a")
    #expect(ReportColors.colors.text(of: line) == "\u{1B}[31mfailed: a\u{1B}[0m")
    #expect(ReportColors.colors.text(of: ReportLine(.plain, "x")) == "x")
    #expect(
      ReportColors.colors.text(of: ReportLine(.count(isGood: true), "x")) == "\u{1B}[32mx\u{1B}[0m")
  }

  @Test func `a bar grows with the tests`() {
    #expect(ProgressBar.text(0, of: 10, failed: 0) == "[..............................] 0/10")
    #expect(
      ProgressBar.text(5, of: 10, failed: 2) == "[###############...............] 5/10, 2 failed")
    #expect(ProgressBar.text(10, of: 10, failed: 0) == "[##############################] 10/10")
    #expect(
      ProgressBar.text(0, of: 1, failed: 0, events: 401_408)
        == "[..............................] 0/1, 401 thousand events")
    #expect(ProgressBar.text(0, of: 0, failed: 0) == "[##############################] 0/0")
  }

  @Test func `a pipe gets neither colors nor a bar`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    #expect(!(outcome.output + outcome.errors).contains("\r"))
  }

  /// What the command writes when `script` gives it a terminal.
  private func onTerminal(
    _ command: Command, _ variables: [String: String], words: String = "replay a.drag"
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", "'\(try Command.executable().path)' \(words)", "/dev/null"]
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm"
    environment["NO_COLOR"] = nil
    process.environment = environment.merging(variables) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let reported = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: reported, as: UTF8.self)
  }

  #if os(Linux)
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `a terminal gets colors, but not against NO_COLOR, nor where it is dumb`() throws {
      let command = try Command()
      try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
      #expect(try onTerminal(command, [:]).contains("\u{1B}[31mfailed: milk lands"))
      #expect(try !onTerminal(command, ["NO_COLOR": "1"]).contains("\u{1B}"))
      #expect(try !onTerminal(command, ["TERM": "dumb"]).contains("\u{1B}"))
      #expect(try onTerminal(command, ["NO_COLOR": ""]).contains("\u{1B}"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `runs that take seconds are counted on a line, which is gone before the report (EX-67)`()
      throws
    {
      let shown = try onTerminal(
        ExploredSamples.command(ExploredSamples.mended), [:],
        words: "explore g.drag --for 1500ms")
      let line = try #require(shown.firstRange(of: " gestures\u{1B}[K"))
      #expect(shown[..<line.lowerBound].contains(" runs, "))
      #expect(shown[line.upperBound...].hasPrefix("\r\u{1B}[Knothing found: "))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `a bar is drawn in a run that takes its time, and is gone before the results`() throws {
      let command = try Command()
      var bars: [Range<String.Index>] = []
      // Where all is over soon no bar is drawn.
      for seconds in [20, 200] where bars.isEmpty {
        let glide = "  down list#milk\n  glide list#tea over \(seconds)s rate 1000hz\n  up\n"
        try command.folder.write(Samples.list + "test \"long\"\n" + glide, to: "a.drag")
        let shown = try onTerminal(command, [:])
        bars = shown.ranges(of: "\r[")
        for bar in bars {
          let next = try #require(shown[bar.upperBound...].firstIndex(of: "\r"))
          let rest = shown[next...]
          #expect(rest.hasPrefix("\r[") || rest.hasPrefix("\r\u{1B}[K"))
        }
      }
      #expect(!bars.isEmpty)
    }

    @Test(
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
      .timeLimit(.minutes(10)))
    func `a watch clears the terminal and draws from its upper left corner`() async throws {
      let command = try Command()
      try command.folder.write(Samples.drag(golden: []), to: "a.drag")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      let words = "'\(try Command.executable().path)' watch a.drag --filter lands 2>/dev/null"
      process.arguments = ["-qefc", words, "shown"]
      process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try command.folder.write("", to: "shown")
      try process.run()
      defer { process.terminate() }
      while try !command.folder.text(of: "shown").contains("0 failed\r\n"), process.isRunning {
        try await Task.sleep(for: .milliseconds(20))
      }
      let shown = try command.folder.text(of: "shown")
      let clears = "\u{1B}[H\u{1B}[2J"
      #expect(shown.contains("\(clears)a.drag: milk lands after eggs\r\n600 ms · session 1"))
      #expect(shown.ranges(of: clears).count == 1)
      #expect(shown.hasSuffix("┘\r\n1 passed, 0 failed\r\n"))
    }
  #endif
}
