import Foundation
import TestSupport
import Testing

/// What a searched folder holds and cannot be read is told, and no run with it is a success.
@Suite struct UnreadableEntryTests {
  @Test func `a link to nothing and a pipe are reported, and the other tests run`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "drags/a.drag")
    try command.folder.link("drags/more", to: command.folder["not mounted"])
    try command.folder.link("drags/lost.drag", to: command.folder["lost"])
    #expect(unsafe mkfifo(command.folder["drags/pipe.drag"], 0o600) == 0)
    let outcome = try await command.run("replay", "drags")
    #expect(outcome.code == 2)
    #expect(
      outcome.lines == [
        "drags/lost.drag:1:1: error[DS0010]: the symbolic link has no target",
        "drags/more:1:1: error[DS0010]: the symbolic link has no target",
        "drags/pipe.drag:1:1: error[DS0010]: expected a regular file, found a pipe or a device",
        "2 passed, 0 failed, 3 files not read",
      ])
    #expect(try await command.run("replay", "--list", "drags").code == 2)
    #expect(try await command.run("check", "drags").lines.last == "1 script, 2 tests, 3 faults")
    #expect(try await command.run("fmt", "--check", "drags").code == 2)
    let tap = try await command.run("replay", "--report", "tap", "drags")
    #expect(tap.output.contains("not ok 1 - drags/lost.drag cannot be read"))
  }

  @Test(.enabled(if: Command.canBeRestricted, "root without setpriv is stopped by no permission"))
  func `a folder without permission is reported, and the other tests run`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "drags/a.drag")
    try command.folder.write(Samples.drag(), to: "drags/closed/b.drag")
    let closed = command.folder["drags/closed"]
    #expect(unsafe chmod(closed, 0) == 0)
    defer { unsafe chmod(closed, 0o755) }
    let outcome = try await command.run(["replay", "drags"], isRestricted: true)
    #expect(outcome.code == 2)
    #expect(
      outcome.lines == [
        "drags/closed:1:1: error[DS0010]: permission denied",
        "2 passed, 0 failed, 1 file not read",
      ])
  }
}
