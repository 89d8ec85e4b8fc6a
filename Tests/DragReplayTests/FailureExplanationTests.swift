import DragScript
import TestSupport
import Testing

@testable import DragReplay

/// Why drags came to what they came to, in the words that were approved.
///
/// The text is in `Tests/Check/Approved/explanations.txt`: of each drag the lines, what is expected, why it does not hold, and
/// the line of the trace that decided it.
@Suite struct FailureExplanationTests {
  /// A list of three rows, and places that answer in all ways.
  private static let scene = """
    dragscript 1
    collection list at 0,100 size 390x132 layout rows(height=44)
    items list a b c
    pointer pointer touch
    pointer m mouse
    collection shelf at 0,300 size 100x100 layout rows(height=44)
    items shelf x
    collection theirs at 120,300 size 100x100 layout rows(height=44) app B
    view copies at 0,400 size 50x50
    view forbids at 60,400 size 50x50
    view cancels at 120,400 size 50x50
    view closed at 180,400 size 50x50
    view mute at 240,400 size 50x50
    view bare at 300,400 size 50x50
    provider list#c public.plain-text "C" delay 10s
    on list canMove when item = b => refuse
    on list update => proposal move insert-at
    on shelf update => proposal copy insert-at
    on shelf perform when count = 1 => items load
    on theirs update => proposal move insert-at
    on copies update => proposal copy
    on forbids update => proposal forbidden
    on cancels update => proposal cancel
    on closed canHandle => refuse
    on bare items => none

    """

  private static let lift = "down list#a\nwait 600ms\n"

  /// The lines of a test, and what does not hold then.
  private static let drags: [(lines: String, expected: [String])] = [
    ("wait 1ms", ["op = move", "state = dragging", "order list = a"]),
    ("down list#a\nwait 100ms\nup", ["op = move"]),
    ("down list#a\nwait 100ms\nmove list#a(+30,0)\nwait 1s\nup", ["op = move"]),
    ("down list#b\nwait 600ms\nup", ["op = move"]),
    ("down bare\nwait 600ms\nup", ["op = move"]),
    ("down 380,20\nwait 600ms\nup", ["op = move"]),
    ("m: down list#b\nwait 100ms\nm: up", ["op = move"]),
    ("m: down copies\nwait 100ms\nm: move copies(+30,0)\nm: up", ["op = move"]),
    ("m: down 380,20\nwait 100ms\nm: move 380,60\nm: up", ["op = move"]),
    (lift + "up", ["op = move"]),
    (lift + "move 380,20", ["op = move", "state = ended", "proposal = copy"]),
    (lift + "move 380,20\nup\nsettle", ["op = move", "order list = a"]),
    (lift + "move copies\nmove 380,20\nup\nsettle", ["op = copy"]),
    (lift + "move closed\nup\nsettle", ["op = copy"]),
    (lift + "move closed", ["proposal = copy"]),
    (lift + "move mute", ["proposal = copy", "op = copy"]),
    (lift + "move mute\nup\nsettle", ["op = copy"]),
    (lift + "move forbids", ["proposal = copy", "badge = plus", "op = copy"]),
    (lift + "move forbids\nup\nsettle", ["op = copy", "order list = a"]),
    (lift + "move cancels\nup\nsettle", ["op = copy"]),
    (lift + "move copies\ncancel\nsettle", ["op = copy"]),
    (lift + "move copies\nkey down escape\nsettle", ["op = copy"]),
    (
      lift + "move copies\nup",
      ["state = ended", "state = transferred", "proposal = copy", "op = move"]
    ),
    (lift + "move cancels\nup", ["state = ended", "state = transferred", "proposal = copy"]),
    (
      lift + "move copies\nup\nsettle",
      ["state = ended", "op = move", "order list = b", "badge = plus"]
    ),
    (lift + "move shelf[gap 1]\nup\nsettle", ["order shelf = x", "op = move", "kept = a"]),
    (lift + "move list[gap 2]\nup\nsettle", ["order list = a b c", "items = a", "gap = none"]),
    (lift + "move theirs[gap 0]", ["proposal = move", "op = move"]),
    (lift + "move theirs[gap 0]\nup\nsettle", ["op = move", "order theirs = a"]),
    (lift + "key down alt\nmove list[gap 2]", ["proposal = move"]),
    (lift + "move shelf(+0,40)", ["proposal = move insert-at"]),
    (
      "down list#c\nwait 600ms\nmove shelf[gap 0]\nup\nwait 3s",
      ["state = ended", "order shelf = x c"]
    ),
    (
      lift + "move list[gap 3]\nup\nsettle\ndown list#b\nwait 600ms\nup",
      ["op = copy", "order list = c"]
    ),
    (lift + "move list[gap 3]\nup\nsettle\ndown copies\nwait 9ms\nup", ["op = copy"]),
  ]

  private func text(of drag: (lines: String, expected: [String])) throws -> String {
    var text = drag.lines.replacing("\n", with: "; ") + "\n"
    for expected in drag.expected {
      let lines = drag.lines + "\nexpect \(expected)\n"
      let outcome = Script.parse(Self.scene + "test \"t\"\n" + lines, file: "t.drag")
      let script = try #require(outcome.script, "\(outcome.diagnostics)")
      let faults = ScriptRun(script.tests[0], of: script).run().faults
      text += "  \(expected): "
      guard let fault = faults.first else {
        text += "holds\n"
        continue
      }
      text += (fault.explanation ?? fault.message) + "\n"
      if let line = fault.decidingLine { text += "    by \(line)\n" }
    }
    return text
  }

  @Test func `why expectations about drags do not hold is what was approved`() throws {
    let text = try Self.drags.map { try self.text(of: $0) }.joined()
    #expect(
      try ApprovedText("Tests/Check/Approved/explanations.txt").differences(from: text) == [])
  }
}
