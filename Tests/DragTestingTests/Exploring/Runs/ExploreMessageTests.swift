import Testing

@testable import DragTesting

@Suite struct ExploreMessageTests {
  private static let messages: [ExploreMessage] = [
    .ready("Board", note: "none"), .ready("", note: ""), .fault("nothing"), .explore,
    .found(
      TestExploration.Outcome(
        words: "it does not hold\n  found:", digits: "01234567", script: "dragscript 1\n",
        swift: "@Test func `t`() {\n}\n",
        trace: "# g\n", film: "<!doctype html>")),
    .found(TestExploration.Outcome(words: "")), .done(note: ""), .done(note: "few"),
    .play("step drag 1\n"),
    .replay("t\u{E9}st \u{1F44B}\n"), .played,
  ]

  @Test func `messages come as they were sent, however their bytes are split (EX-42)`() {
    let sent = Self.messages.flatMap(\.bytes)
    for length in [1, 2, 7, sent.count] {
      var received: [ExploreMessage] = []
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: sent.count, by: length) {
        bytes += sent[start..<min(start + length, sent.count)]
        while let message = ExploreMessage.take(from: &bytes) { received.append(message) }
      }
      #expect(received == Self.messages, "\(length)")
      #expect(bytes.isEmpty)
    }
  }

  @Test(arguments: [
    "", "played", "ready", "ready 3\nab", "ready x\n", "\n", "fly 0\n", "found 0\n",
  ])
  func `what is not a whole message is none`(_ text: String) {
    var bytes = Array(text.utf8)
    #expect(ExploreMessage.take(from: &bytes) == nil)
  }
}
