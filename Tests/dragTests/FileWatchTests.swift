import Foundation
import TestSupport
import Testing

@Suite struct FileWatchTests {
  @Test(.timeLimit(.minutes(1)))
  func `what changes is run again, until the command is ended`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    let streams = try TemporaryFolder()
    try streams.write("", to: "output")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["replay", ".", "--watch"]
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: streams["output"]))
    try process.run()
    defer { process.terminate() }

    func wait(for text: String) async throws {
      while try streams.text(of: "output") != text, process.isRunning {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try streams.text(of: "output") == text)
    }
    var told = "4 passed, 0 failed\n"
    try await wait(for: told)
    try command.folder.write("dragscript 1\ntest \"new\"\n  wait 1ms\n", to: "b.drag")
    told += "\n1 passed, 0 failed\n"
    try await wait(for: told)
    try command.folder.write("dragscript 1\nview box at 0,0 size 9x9\n", to: "box.inc")
    let including = "dragscript 1\ninclude \"box.inc\"\ntest \"newer\"\n  wait 1ms\n"
    try command.folder.write(including, to: "c.drag")
    told += "\n1 passed, 0 failed\n"
    try await wait(for: told)
    // What is included is looked at too.
    try await Task.sleep(for: .milliseconds(300))
    try command.folder.write("dragscript 1\nview box at 0,0 size 8x8\n", to: "box.inc")
    told += "\n1 passed, 0 failed\n"
    try await wait(for: told)
  }
}
