import Foundation
import TestSupport
import Testing

/// What the command does at once is seen late where other tests keep every core busy: hence minutes.
@Suite struct SlowWatchCommandTests {
  #if os(Linux)
    @Test(.timeLimit(.minutes(10)), arguments: ["replay --watch", "watch"])
    func `a watch ends with the process that started it`(words: String) async throws {
      let folder = try TemporaryFolder()
      try folder.write(Samples.drag(golden: []), to: "a.drag")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let drag = try Command.executable().path
      process.arguments = ["-c", "'\(drag)' \(words) a.drag > output & echo $! > number; wait"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      while try !folder.names().contains("output") || folder.text(of: "output").isEmpty {
        try await Task.sleep(for: .milliseconds(20))
      }
      let number = try folder.text(of: "number").filter(\.isNumber)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // A process that has ended and is not yet waited for has no command line.
      while let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
        !line.isEmpty
      {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  #endif

  @Test(.timeLimit(.minutes(10)))
  func `the stage is drawn when the script is saved, with what fails below it`() async throws {
    let watch = try RunningWatch()
    defer { watch.end() }
    func wait(for text: String) async throws {
      try await watch.wait { $0.contains(text) }
      #expect(try watch.output().contains(text))
    }
    try await wait(for: "1 passed, 0 failed\n\n")
    let first = try watch.output().split(separator: "\n")
    #expect(first[0] == "a.drag: milk lands after eggs")
    #expect(first[1] == "600 ms · session 1 dragging, move insert-at list[gap 2]")
    #expect(first[2].hasPrefix("┌─ list · 3 ─"))
    #expect(first[4].contains("(milk)"))
    #expect(!first.joined().contains("\u{1B}"))
    // What is saved is drawn, at its failure.
    try watch.save(Samples.drag(order: "tea milk eggs", golden: []))
    try await wait(for: "0 passed, 1 failed\n\n")
    #expect(try watch.output().contains("expect order list = tea milk eggs"))
    // A script with an error has its message, and is waited for.
    try watch.save("dragscript 1\nvew box at 0,0 size 9x9\n")
    try await wait(for: "1 file not read\n\n")
    try watch.save(Samples.drag(golden: []) + "\n")
    try await watch.wait { $0.split(separator: "1 passed, 0 failed").count >= 3 }
    #expect(watch.isRunning)
  }
}

@Suite struct WatchCommandTests {
  @Test func `standard input cannot be watched`() async throws {
    let outcome = try await Command().run("watch", "-")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("drag: expected files or folders, found standard input"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `in a file each drawing is below the one before, with an empty line between them`()
    async throws
  {
    let watch = try RunningWatch()
    defer { watch.end() }
    try await watch.wait { $0.contains("0 failed\n") }
    let drawn = try watch.output()
    #expect(drawn.hasPrefix("a.drag: milk lands after eggs\n600 ms · session 1"))
    #expect(drawn.hasSuffix("┘\n1 passed, 0 failed\n\n"))
  }
}

/// A watch of one script, which draws into a file.
private struct RunningWatch {
  private let folder: TemporaryFolder
  private let streams: TemporaryFolder
  private let process = Process()

  /// Starts the watch of a script whose test passes.
  init() throws {
    folder = try TemporaryFolder()
    streams = try TemporaryFolder()
    try save(Samples.drag(golden: []))
    try streams.write("", to: "output")
    process.executableURL = try Command.executable()
    process.arguments = ["watch", "a.drag", "--filter", "lands"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["output"]))
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Saves the script.
  func save(_ script: String) throws { try folder.write(script, to: "a.drag") }

  /// What was drawn so far.
  func output() throws -> String { try streams.text(of: "output") }

  /// Waits until what was drawn is as expected, or the watch has ended.
  func wait(until isExpected: (String) -> Bool) async throws {
    while try !isExpected(output()), isRunning { try await Task.sleep(for: .milliseconds(20)) }
  }

  func end() { process.terminate() }
}
