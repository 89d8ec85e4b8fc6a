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
    let folder = try TemporaryFolder()
    try folder.write(Samples.drag(golden: []), to: "a.drag")
    let streams = try TemporaryFolder()
    try streams.write("", to: "output")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["watch", "a.drag", "--filter", "lands"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["output"]))
    try process.run()
    defer { process.terminate() }
    func wait(for text: String) async throws {
      while try !streams.text(of: "output").contains(text), process.isRunning {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try streams.text(of: "output").contains(text))
    }
    try await wait(for: "1 passed, 0 failed\n\n")
    let first = try streams.text(of: "output").split(separator: "\n")
    #expect(first[0] == "a.drag: milk lands after eggs")
    #expect(first[1] == "600 ms · session 1 dragging, move insert-at list[gap 2]")
    #expect(first[2].hasPrefix("┌─ list · 3 ─"))
    #expect(first[4].contains("(milk)"))
    #expect(!first.joined().contains("\u{1B}"))
    // What is saved is drawn, at its failure.
    try folder.write(Samples.drag(order: "tea milk eggs", golden: []), to: "a.drag")
    try await wait(for: "0 passed, 1 failed\n\n")
    #expect(try streams.text(of: "output").contains("expect order list = tea milk eggs"))
    // A script with an error has its message, and is waited for.
    try folder.write("dragscript 1\nvew box at 0,0 size 9x9\n", to: "a.drag")
    try await wait(for: "1 file not read\n\n")
    try folder.write(Samples.drag(golden: []) + "\n", to: "a.drag")
    while try streams.text(of: "output").split(separator: "1 passed, 0 failed").count < 3,
      process.isRunning
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(process.isRunning)
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
    let folder = try TemporaryFolder()
    try folder.write(Samples.drag(golden: []), to: "a.drag")
    let streams = try TemporaryFolder()
    try streams.write("", to: "output")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["watch", "a.drag", "--filter", "lands"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["output"]))
    try process.run()
    defer { process.terminate() }
    while try !streams.text(of: "output").contains("0 failed\n"), process.isRunning {
      try await Task.sleep(for: .milliseconds(20))
    }
    let drawn = try streams.text(of: "output")
    #expect(drawn.hasPrefix("a.drag: milk lands after eggs\n600 ms · session 1"))
    #expect(drawn.hasSuffix("┘\n1 passed, 0 failed\n\n"))
  }
}
