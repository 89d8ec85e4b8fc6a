import Foundation
import TestSupport
import Testing

/// What the command does at once is seen late where other tests keep every core busy: hence minutes.
@Suite struct SlowFileWatchTests {
  /// A command that goes on until somebody ends it.
  private struct Running {
    let process = Process()
    let streams: TemporaryFolder

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      streams = try TemporaryFolder()
      for name in ["output", "errors"] { try streams.write("", to: name) }
      process.executableURL = try Command.executable()
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(
        forWritingTo: URL(fileURLWithPath: streams["output"]))
      process.standardError = try FileHandle(
        forWritingTo: URL(fileURLWithPath: streams["errors"]))
      try process.run()
    }

    /// Waits until a stream has a text, or something that does not lead to it.
    func wait(for text: String, on stream: String = "output") async throws {
      var found = try streams.text(of: stream)
      while found != text, text.hasPrefix(found), process.isRunning {
        try await Task.sleep(for: .milliseconds(20))
        found = try streams.text(of: stream)
      }
      #expect(found == text)
    }
  }

  /// Changes a file in one step: a file that is seen between its two is read as an empty one.
  private func change(_ name: String, to text: String, in folder: TemporaryFolder) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder[name]), options: .atomic)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a scene that changes is read again, with its includes, and all is run on it`()
    async throws
  {
    let command = try Command()
    let head = "dragscript 1\n"
    let scene = head + "include \"views.inc\"\n"
    try command.folder.write(scene, to: "scene.drag")
    try command.folder.write(head + "view box at 0,0 size 9x9\n", to: "views.inc")
    for name in ["a.drag", "b.drag"] {
      try command.folder.write(head + "@0ms down box\n@1ms up\nexpect no-session\n", to: name)
    }
    let running = try Running(
      ["replay", ".", "--watch", "--scene", "scene.drag"], in: command.folder)
    defer { running.process.terminate() }
    var reported = "2 passed, 0 failed\n"
    try await running.wait(for: reported)
    // Both files, though neither has changed.
    try change("views.inc", to: head + "view box at 5,5 size 9x9\n", in: command.folder)
    reported += "\n2 passed, 0 failed\n"
    try await running.wait(for: reported)
    try change("scene.drag", to: head + "view bxo at 0,0 size 9x9 \n", in: command.folder)
    reported += "\n"
    while try running.streams.text(of: "output").count < reported.count + 1,
      running.process.isRunning
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(
      try running.streams.text(of: "output").hasSuffix("0 passed, 0 failed, 2 files not read\n"))
    reported = try running.streams.text(of: "output")
    // A scene that cannot be read is told, and waited for.
    try change("scene.drag", to: head + "vew box at 0,0 size 9x9\n", in: command.folder)
    while try !running.streams.text(of: "errors").contains("cannot be read as a scene"),
      running.process.isRunning
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    try change("scene.drag", to: scene, in: command.folder)
    reported += "\n\n2 passed, 0 failed\n"
    try await running.wait(for: reported)
  }

  @Test(.timeLimit(.minutes(10)))
  func `what changes is run again, until the command is ended`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    let running = try Running(["replay", ".", "--watch"], in: command.folder)
    defer { running.process.terminate() }
    var reported = "4 passed, 0 failed\n"
    try await running.wait(for: reported)
    try change("b.drag", to: "dragscript 1\ntest \"new\"\n  wait 1ms\n", in: command.folder)
    reported += "\n1 passed, 0 failed\n"
    try await running.wait(for: reported)
    try change("box.inc", to: "dragscript 1\nview box at 0,0 size 9x9\n", in: command.folder)
    let including = "dragscript 1\ninclude \"box.inc\"\ntest \"newer\"\n  wait 1ms\n"
    try change("c.drag", to: including, in: command.folder)
    reported += "\n1 passed, 0 failed\n"
    try await running.wait(for: reported)
    // What is included is looked at too, from before it was told of.
    try change("box.inc", to: "dragscript 1\nview box at 0,0 size 8x8\n", in: command.folder)
    reported += "\n1 passed, 0 failed\n"
    try await running.wait(for: reported)
  }
}
