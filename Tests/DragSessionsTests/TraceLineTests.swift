import DragSessions
import Machines
import Testing

/// A line of a trace as text.
@Suite struct TraceLineTests {
  private func text(
    at microseconds: Int64 = 0, target: String? = nil, _ arguments: [(String, String)] = [],
    session: UInt32? = nil
  ) -> String {
    TraceLine(
      kind: .callback, time: Timestamp(microseconds: microseconds), who: "list", what: "enter",
      target: target, arguments: arguments.map { TraceLine.Argument(key: $0, value: $1) },
      session: session.map { SessionID($0) }
    ).text
  }

  @Test func `the time is in milliseconds, with three decimals`() {
    let times: [(Int64, String)] = [
      (0, "0.000"), (7, "0.007"), (42, "0.042"), (999, "0.999"), (1_000, "1.000"),
      (1_010, "1.010"), (600_000, "600.000"), (86_400_000_001, "86400000.001"),
    ]
    for (microseconds, time) in times { #expect(text(at: microseconds) == "\(time) list.enter") }
  }

  @Test func `the first session is not written, and each later one is the last key`() {
    #expect(text() == "0.000 list.enter")
    #expect(text(session: 1) == "0.000 list.enter")
    #expect(text(session: 2) == "0.000 list.enter session=2")
    #expect(
      text(target: "list#a", [("item", "a"), ("at", "list[gap 1]")], session: 12)
        == "0.000 list.enter list#a item=a at=list[gap 1] session=12")
  }

  @Test func `a value stays on its line`() {
    #expect(text([("item", "a\nb")]) == "0.000 list.enter item=a\\nb")
  }

  @Test func `a line of a callback has its receiver, its name and its keys`() {
    let line = TraceLine(
      .placeholderInsert, of: "shelf", at: Timestamp(microseconds: 5), session: SessionID(3),
      [.operation(.copy), .place("end")])
    #expect(line.kind == .callback)
    #expect(line.text == "0.005 shelf.placeholder.insert op=copy at=end session=3")
  }
}
