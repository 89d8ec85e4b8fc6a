import DragScript
import DragSessions
import Testing

import DragReplay

/// Scripts that are far from what people write, from their text to the end of their run.
@Suite struct BadScriptTests {
  @Test(
    arguments: [
      ("down \(String(repeating: "(", count: 60_000))", "DS0103"),
      ("expect order list = \(String(repeating: "a ", count: 32_700))", "DS0401"),
      ("down list#\(String(repeating: "a", count: 65_500))", "DS0401"),
      ("# \(String(repeating: "x", count: 65_535))", "DS0003"),
      ("call \"\(String(repeating: "\\u{41}", count: 9_000))\"", "DS0203"),
      ("wait \u{0}1ms", "DS0005"), ("wait 99999999999999999999s", "DS0208"),
      ("move 1e308,1", "DS0218"), ("glide 1,1 over 1ms rate 0hz", "DS0208"),
      ("| 0.000 {{\(String(repeating: "(", count: 60_000))}}", "DS0503"),
    ])
  func `deep, long and strange lines are reported`(line: String, code: String) {
    let outcome = Script.parse("dragscript 1\n\(line)\n", file: "bad.drag")
    #expect(outcome.script == nil)
    #expect(outcome.diagnostics.first?.code == code)
  }

  @Test func `bytes that are not UTF-8, and NULs, are reported line by line`() {
    let lines: [[UInt8]] = [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0], [0xF4, 0x90, 0x80, 0x80],
    ]
    let text = Array("dragscript 1\n".utf8) + lines.joined(separator: [UInt8(ascii: "\n")])
    let outcome = Script.parse(text, file: "bad.drag")
    #expect(
      outcome.diagnostics.map { "\($0.code) \($0.location.line)" } == [
        "DS0004 2", "DS0004 3", "DS0004 4", "DS0005 5", "DS0004 6",
      ])
  }

  /// Each presses, holds and moves; nobody lets go.
  private static func contacts(_ count: Int) -> String {
    var text = Replaying.scene
    for contact in 0..<count { text += "pointer p\(contact) touch\n" }
    text += "test \"t\"\n"
    for contact in 0..<count { text += "@0ms p\(contact): down 300,\(contact % 90)\n" }
    for contact in 0..<count { text += "@1s p\(contact): move 300,\(500 + contact % 90)\n" }
    return text
  }

  @Test func `contacts that never lift are cancelled at the end`() throws {
    let result = try #require(Replaying.report(Self.contacts(1_000)).results.first)
    #expect(result.faults.map(\.message) == [])
    #expect(result.eventCount == 3_000)
    #expect(result.trace.suffix(1_000).allSatisfy { $0.what == "cancel" })
  }

  @Test func `two thousand contacts are read, in runs of as many as a run may have`() throws {
    let script = try #require(Script.parse(Self.contacts(2_000), file: "t.drag").script)
    let counts = script.tests[0].lines.map { line in
      if case .raw(let run) = line { run.samples.count } else { 0 }
    }
    #expect(counts.reduce(0, +) == 4_000)
    #expect(counts.allSatisfy { (1...256).contains($0) })
  }

  @Test func `a clock that jumps by hours costs nothing, and one beyond a day is the cap`() throws {
    let jump = try Replaying.run("@0ms down list#a\n@23h up\n".replacing("23h", with: "82800s"))
    #expect(jump.faults.map(\.message) == [])
    let far = try Replaying.run("@0ms down list#a\n@86401s up\n")
    #expect(far.faults.map(\.kind) == [.internal])
    let back = Replaying.report(Replaying.scene + "@10s down list#a\n@9s up\n")
    #expect(back.diagnostics.map(\.code) == ["DS0406"])
  }
}
