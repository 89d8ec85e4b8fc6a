import DragScript
import DragSessions
import DragStage
import Machines
import Testing

import DragReplay

/// Two readers of one stage.
struct ObserverPairTests {
  /// Writes down what it is notified of, under its name.
  private final class Witness: ReplayObserver {
    private let name: String
    private let write: (String) -> Void

    init(_ name: String, write: @escaping (String) -> Void) {
      self.name = name
      self.write = write
    }

    func begin(on stage: Stage) { write("\(name) begin") }
    func stageChanged(
      _ commands: [HostCommand], at location: DragScript.SourceLocation?, recording: [UInt8]
    ) { write("\(name) changed") }
    func expectationFailed(_ predicate: Predicate, number: Int) {
      write("\(name) failed \(number)")
    }
    func failuresFound(_ count: Int, at time: Timestamp) { write("\(name) found \(count)") }
    func answered(_ callback: Callback, of viewName: String, by policy: Policy) {
      write("\(name) \(viewName).\(callback)")
    }
  }

  @Test func `two readers of a stage are both notified, the first one first`() throws {
    let text = Replaying.scene + "test \"t\"\ndown list#a\nexpect state = idle\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var written: [String] = []
    var player = try ScriptPlayer(on: SceneBuilder(script.setup(of: script.tests[0])).stage)
    for name in ["host", "film"] {
      player.observe(by: Witness(name) { written.append($0) })
    }
    try player.play(script.tests[0].lines)
    let ofHost = written.filter { $0.hasPrefix("host ") }.map { $0.dropFirst(5) }
    let ofFilm = written.filter { $0.hasPrefix("film ") }.map { $0.dropFirst(5) }
    #expect(ofHost == ofFilm && ofHost.count >= 4, "\(written)")
    #expect(ofHost.contains("failed 0") && ofHost.contains("found 1"))
    for (index, entry) in written.enumerated() where entry.hasPrefix("host ") {
      #expect(written[index + 1] == "film " + entry.dropFirst(5))
    }
  }
}
