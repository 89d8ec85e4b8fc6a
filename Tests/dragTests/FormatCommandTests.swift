import Foundation
import TestSupport
import Testing

@Suite struct FormatCommandTests {
  private static let untidy = "dragscript   1\n\n\n  view a  at 0,0 size 1x1 # a\ntest \"t\"\nup\n"
  private static let tidy =
    "dragscript 1\n\nview a at 0,0 size 1x1  # a\n\ntest \"t\"\n  up\n"

  @Test func `a script is written in its canonical form, once`() async throws {
    let command = try Command()
    try command.folder.write(Self.untidy, to: "a.drag")
    let check = try await command.run("fmt", "--check", "a.drag")
    #expect(check == Command.Outcome(code: 1, output: "not formatted: a.drag\n", errors: ""))
    #expect(try command.folder.text(of: "a.drag") == Self.untidy)
    let first = try await command.run("fmt", ".")
    #expect(first == Command.Outcome(code: 0, output: "formatted: ./a.drag\n", errors: ""))
    #expect(try command.folder.text(of: "a.drag") == Self.tidy)
    for words in [["fmt", "."], ["fmt", "--check", "."], ["fmt", "--upgrade", "a.drag"]] {
      #expect(try await command.run(words) == Command.Outcome(code: 0, output: "", errors: ""))
    }
  }

  @Test func `standard input goes to standard output`() async throws {
    let outcome = try await Command().run("fmt", "-", input: Self.untidy)
    #expect(outcome == Command.Outcome(code: 0, output: Self.tidy, errors: ""))
    #expect(try await Command().run("fmt", "--check", "-", input: Self.untidy).code == 1)
  }

  @Test func `a script with a fault is left alone, and the others are not`() async throws {
    let command = try Command()
    try command.folder.write("dragscript 1\n  vuew a\n", to: "bad.drag")
    try command.folder.write(Self.untidy, to: "good.drag")
    let outcome = try await command.run("fmt", ".")
    #expect(outcome.code == 2)
    #expect(outcome.output == "formatted: ./good.drag\n")
    #expect(outcome.errorLines[0].hasPrefix("./bad.drag:2:3: error[DS0201]"))
    #expect(try command.folder.text(of: "bad.drag") == "dragscript 1\n  vuew a\n")
  }

  @Test func `no script is 5, and no such file is 2`() async throws {
    let command = try Command()
    try command.folder.write("", to: "empty/a.txt")
    #expect(try await command.run("fmt", "empty").code == 5)
    #expect(try await command.run("fmt", "none.drag").code == 2)
  }

  @Test func `an include stays an include`() async throws {
    let command = try Command()
    try command.folder.write("dragscript 1\nview a at 0,0 size 1x1\n", to: "scene.drag")
    try command.folder.write("dragscript 1\ninclude   \"scene.drag\"\ndown   a\n", to: "a.drag")
    #expect(try await command.run("fmt", "a.drag").code == 0)
    #expect(
      try command.folder.text(of: "a.drag") == "dragscript 1\ninclude \"scene.drag\"\ndown a\n")
  }

  @Test(.timeLimit(.minutes(10)))
  func `a script that another program saves meanwhile is left as that one wrote it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("dragscript   1\nset x-mine 1\n", to: "a.drag")
    let streams = try TemporaryFolder()
    try streams.write("", to: "errors")
    // Who replaces a file locks its folder first, so that the command waits between reading and writing.
    let lock = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["fmt", "a.drag"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["errors"]))
    try process.run()
    // It has read the script where it warns of a line.
    while try !streams.text(of: "errors").contains("DS"), process.isRunning {
      try await Task.sleep(for: .milliseconds(20))
    }
    try folder.write("dragscript 1\n# mine\n", to: "a.drag")
    try #require(flock(lock, LOCK_UN) == 0)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let errors = try streams.text(of: "errors").split(separator: "\n")
    #expect(errors.last?.hasSuffix("a.drag: the file has changed since it was read") == true)
    #expect(try folder.text(of: "a.drag") == "dragscript 1\n# mine\n")
    #expect(try folder.names() == ["a.drag"])
  }
}
