import Foundation
import TestSupport
import Testing

@testable import drag

/// Where a command writes, and what it leaves alone.
@Suite struct OutputFileTests {
  private func command() throws -> Command {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.touch, to: "touch.evemu")
    return command
  }

  @Test(arguments: [
    ["film", "a.drag", "-o", "a.drag"],
    ["film", "a.drag", "-o", "link.drag"],
    ["film", "touch.evemu", "--scene", "scene.drag", "-o", "scene.drag"],
    ["record", "a.drag", "-o", "./a.drag"],
    ["shrink", "a.drag", "-o", "a.drag"],
    ["check", "a.drag", "--format", "json", "-o", "a.drag"],
    ["import", "touch.evemu", "-o", "touch.evemu"],
    ["recorder", "--scene", "scene.drag", "-o", "scene.drag"],
    ["replay", "a.drag", "--trace", "a.drag"],
    ["replay", "a.drag", "--trace", "brief=a.drag"],
    ["replay", "a.drag", "--coverage", "a.drag"],
    ["replay", "a.drag", "--report", "junit=a.drag"],
    ["replay", "a.drag", "--record", "a.drag"],
    ["replay", "a.drag", "--rerun-failed", "a.drag"],
    ["replay", "touch.evemu", "--scene", "scene.drag", "--trace", "scene.drag"],
  ])
  func `an output that is also an input is rejected, and nothing is written`(words: [String])
    async throws
  {
    let command = try command()
    try command.folder.link("link.drag", to: command.folder["a.drag"])
    let before = try ["a.drag", "scene.drag", "touch.evemu"].map(command.folder.text)
    let names = try command.folder.names()
    let outcome = try await command.run(words, ci: "1")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("drag: "), "\(outcome.errors)")
    #expect(try ["a.drag", "scene.drag", "touch.evemu"].map(command.folder.text) == before)
    #expect(try command.folder.names() == names)
  }

  @Test(arguments: [
    ["film", "a.drag", "-o", ""], ["check", "a.drag", "-o", ""], ["shrink", "a.drag", "-o", ""],
    ["record", "a.drag", "-o", ""], ["diagram", "-o", ""], ["replay", "a.drag", "--film", ""],
    ["replay", "a.drag", "--film", "=failed"], ["replay", "a.drag", "--trace", ""],
    ["replay", "a.drag", "--report", "junit="], ["replay", "a.drag", "--rerun-failed", ""],
    ["import", "touch.evemu", "-o", ""],
  ])
  func `an empty name is rejected, and not taken for the root of the disk`(words: [String])
    async throws
  {
    let outcome = try await command().run(words, ci: "1")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("found an empty one"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["film", "a.drag"], ["check", "a.drag"], ["shrink", "a.drag"], ["import", "touch.evemu"],
    ["recorder"], ["completions", "bash"], ["--version"], ["replay", "a.drag"],
    ["replay", "a.drag", "--trace", "-"], ["record", "a.drag"], ["report", "merge", "failed", "f"],
  ])
  func `a full disk is exit code 2, whatever else the run has found`(words: [String]) async throws {
    let command = try command()
    try command.folder.write("a.drag: nothing is dragged\n", to: "f")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func `a pipe that no program reads is reported, and not waited for`() async throws {
    let command = try command()
    let isMade = unsafe mkfifo(command.folder["pipe"], 0o600) == 0
    #expect(isMade)
    for words in [["film", "a.drag", "-o", "pipe"], ["replay", "a.drag", "--trace", "pipe"]] {
      let outcome = try await command.run(words, ci: "1")
      #expect(outcome.code == 2)
      #expect(outcome.errors == "drag: pipe: no program reads the pipe\n")
    }
  }

  @Test func `a name that is as long as a name can be does not stop its folder`() async throws {
    let command = try command()
    let name = String(repeating: "x", count: 250) + ".drag"
    try command.folder.write(Samples.drag(), to: name)
    try command.folder.write(
      Samples.drag(order: "tea"), to: String(repeating: "y", count: 246) + ".drag")
    let outcome = try await command.run("replay", ".", ci: "1")
    #expect(outcome.lines.last?.hasSuffix("4 passed, 2 failed") == true, "\(outcome.output)")
    let long = String(repeating: "z", count: 300)
    let film = try await command.run("film", "a.drag", "-o", long)
    #expect(film.errors == "drag: \(long): the name is too long\n")
  }
}
