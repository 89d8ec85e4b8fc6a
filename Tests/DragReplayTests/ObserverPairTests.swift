import DragScript
import Testing

import DragReplay

/// Two readers of one stage.
struct ObserverPairTests {
  @Test func `two readers of a stage are both notified, the first one first`() throws {
    let text = Replaying.scene + "test \"t\"\ndown list#a\nexpect state = idle\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var written: [String] = []
    var player = try ScriptPlayer(on: SceneBuilder(script.setup(of: script.tests[0])).stage)
    for name in ["host", "film"] {
      player.observe(by: Witness { written.append("\(name) \($0)") })
    }
    try player.play(script.tests[0].lines)
    let ofHost = written.filter { $0.hasPrefix("host ") }.map { $0.dropFirst(5) }
    let ofFilm = written.filter { $0.hasPrefix("film ") }.map { $0.dropFirst(5) }
    #expect(ofHost == ofFilm && ofHost.count >= 4, "\(written)")
    #expect(ofHost.contains("failed 0") && ofHost.contains("found 1 at 0ms"))
    for (index, entry) in written.enumerated() where entry.hasPrefix("host ") {
      #expect(written[index + 1] == "film " + entry.dropFirst(5))
    }
  }
}
