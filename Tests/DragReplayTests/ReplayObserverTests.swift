import DragGeometry
import DragReplay
import DragScript
import TestSupport
import Testing

@Suite struct ReplayObserverTests {
  @Test func `a window has a width and a height of up to a million points`() {
    let sizes: [(Double, Double)] = [
      (1, 1), (1e6, 1e6), (0.5, 1e6), (0, 5), (5, 0), (-1, 5), (5, -1), (1e6 + 1, 5), (5, 1e6 + 1),
      (.nan, 5), (5, .infinity),
    ]
    #expect(
      sizes.map { Size(width: $0.0, height: $0.1).isOfAWindow } == [true, true, true]
        + Array(repeating: false, count: 8))
  }

  /// Scripts in which timers, loads, scrolling, hosts and several pointers take their time.
  private static let scripts = [
    "Examples/8-loads-and-placeholders", "Features/auto-scroll", "Features/cadence",
    "Features/context-menu", "Features/coordinator", "Features/keys", "Features/reactions",
    "Features/several-sources", "Features/views-that-scroll", "Hosts/xdnd",
    "Failures/system-cancels-all-touches",
  ]

  @Test func `what a reader is told of golden scripts, and when, is what was approved`() throws {
    var text = ""
    for name in Self.scripts {
      let script = try #require(GoldenScript(name: "\(name).drag").outcome.script)
      for test in script.tests {
        var digest = TextDigest()
        var count = 0
        let witness = Witness {
          count += 1
          digest.add($0)
        }
        let result = ScriptRun(test, of: script, keepsRecording: true, observer: witness).run()
        digest.add(String(decoding: result.recording, as: UTF8.self))
        text += "\(name), \(test.name): told \(count) times, \(digest.text)\n"
      }
    }
    let approved = ApprovedText("Tests/Check/Approved/readers.txt")
    #expect(try approved.differences(from: text) == [])
  }
}
