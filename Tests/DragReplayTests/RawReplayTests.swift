import DragScript
import Synchronization
import Testing

import DragReplay

/// Scripts of the raw profile that are played from pieces of their text.
@Suite struct RawReplayTests {
  /// A text in pieces, which is cut off when somebody says so.
  private final class Pieces: ScriptPieces {
    private let bytes: [UInt8]
    private let isCut = Mutex(false)

    init(_ text: String) { bytes = Array(text.utf8) }

    var count: Int { bytes.count }
    func cut() { isCut.withLock { $0 = true } }
    func bytes(in range: Range<Int>) -> [UInt8] {
      isCut.withLock { $0 } ? [] : Array(bytes[range])
    }
  }

  /// A row goes to and fro and is dropped behind the last one.
  private static func text(moves: Int) -> String {
    var text = Replaying.scene + "test \"t\"\n@0us down 100,122\n"
    for move in 0..<moves {
      text += "@\(600_000 + move * 100)us move 100,\(150 + move % 80)\n"
    }
    return text + "@\(600_000 + moves * 100)us move 100,231\n@20s up\nsettle\nexpect op = move\n"
  }

  @Test func `a run from pieces is the run from memory`() throws {
    let text = Self.text(moves: 6_000)
    let held = try #require(Script.parse(text, file: "t.drag").script)
    let pieced = try #require(Script.parse(ScriptText(Pieces(text)), file: "t.drag").script)
    let results = [held, pieced].map { script in
      ScriptRun(script.tests[0], of: script, keepsRecording: true).run()
    }
    #expect(results[0] == results[1])
    #expect(results[0].status == .passed)
    #expect(results[0].eventCount == 6_003)
  }

  @Test func `a property is checked after each line of a raw profile`() throws {
    let lines = "@0us down 100,122\n@600ms move 100,130\n@650ms move 50,450\n@700ms up\nsettle"
    let result = try Replaying.run(lines, setup: "always expect no-session")
    #expect(result.faults.map(\.lastLine?.text) == ["@600ms move 100,130"])
    #expect(result.status == .failed)
  }

  @Test func `a script that is rewritten before it is played is reported at its line`() throws {
    let pieces = Pieces(Self.text(moves: 20))
    let script = try #require(Script.parse(ScriptText(pieces), file: "t.drag").script)
    pieces.cut()
    let result = ScriptRun(script.tests[0], of: script).run()
    #expect(result.words[0] == "the file has changed since it was read")
    #expect(result.faults.map(\.kind) == [.script])
    #expect(result.faults.map(\.location.description) == ["t.drag:8:1"])
  }
}
