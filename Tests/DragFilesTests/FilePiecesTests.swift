import DragScript
import TestSupport
import Testing

@testable import DragFiles

@Suite struct FilePiecesTests {
  private static func text(lines: Int) -> String {
    var text = "dragscript 1\npointer p touch\n"
    for line in 0..<lines { text += "@\(line)us p: move \(line),2\n" }
    return text
  }

  private static func run(_ script: Script?) -> RawRun? {
    guard case .raw(let run) = script?.tests.first?.lines.first else { return nil }
    return run
  }

  @Test func `a long script is read in pieces, and says what it says in memory`() throws {
    let folder = try TemporaryFolder()
    let text = Self.text(lines: 60_000)
    let file = DiskFile(try folder.write(text, to: "long.drag"))
    #expect(text.utf8.count > 1 << 20)
    let script = Script.parse(try file.text(), file: file.path).script
    #expect(script == Script.parse(text, file: file.path).script)
    #expect(Self.run(script)?.samples.count == 60_000)
  }

  @Test func `a script that is cut short or rewritten has no more samples`() throws {
    let folder = try TemporaryFolder()
    for text in ["dragscript 1\n", Self.text(lines: 60_001)] {
      let file = DiskFile(try folder.write(Self.text(lines: 60_000), to: "long.drag"))
      let script = Script.parse(try file.text(), file: file.path).script
      let run = try #require(Self.run(script))
      #expect(Array(run.samples).count == 60_000)
      try folder.write(text, to: "long.drag")
      #expect(Array(run.samples).isEmpty)
    }
  }

  @Test func `a short script is held, and stays what it was`() throws {
    let folder = try TemporaryFolder()
    let file = DiskFile(try folder.write(Self.text(lines: 3), to: "short.drag"))
    let script = Script.parse(try file.text(), file: file.path).script
    try folder.write("", to: "short.drag")
    #expect(Self.run(script).map { Array($0.samples).count } == 3)
  }

  @Test func `a path without a file of bytes has no pieces`() throws {
    let folder = try TemporaryFolder()
    #expect(FilePieces(folder.path) == nil)
    #expect(FilePieces(folder["nothing"]) == nil)
    #expect(FilePieces("/dev/null") == nil)
  }
}
