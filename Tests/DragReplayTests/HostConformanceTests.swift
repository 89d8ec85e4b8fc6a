import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage
import Foundation
import Machines
import Testing

@Suite struct HostConformanceTests {
  /// The hosts that are written down, and nothing else lies in their folder.
  static let hosts = ["android", "appkit", "gtk-wayland", "gtk-x11", "html", "ole", "xdnd"]

  @Test func `every host is written down`() {
    let files = GoldenScript.all.map(\.name).filter { $0.hasPrefix("Hosts/") }
    #expect(files == Self.hosts.map { "Hosts/\($0).drag" })
  }

  @Test(arguments: hosts)
  func `the same drag reported by a host has the same effects`(host: String) throws {
    let script = try #require(GoldenScript(name: "Hosts/\(host).drag").outcome.script)
    let statuses = HostConformance.results(on: script)
    for scenario in HostScenario.allCases {
      #expect(statuses[scenario] == [], "\(host): \(scenario.rawValue)")
    }
    #expect(script.tests.map(\.name) == HostScenario.allCases.map(\.rawValue))
    let scene = Script.parse("dragscript 1\n" + HostScenario.scene + "wait 1ms\n", file: "scene")
    #expect(script.setup == scene.script?.setup)
  }

  @Test func `hosts differ in what they report, or the suite would show nothing`() {
    let reported = Self.hosts.map { host in
      GoldenScript(name: "Hosts/\(host).drag").report.results.map { result in
        result.trace.filter { $0.who == "host" }.map(\.text)
      }
    }
    #expect(Set(reported).count >= 4)
  }

  /// The rows of the guide's table: a host, and how many events tell each scenario.
  private static func rows() throws -> [String] {
    let page = try String(
      contentsOf: GoldenScript.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DragStage/DragStage.docc/Embedding.md"), encoding: .utf8)
    return page.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `Hosts/") }
  }

  @Test func `the guide's table has every host and every scenario, as they are named here`() throws
  {
    let rows = try Self.hosts.map { host in
      let golden = GoldenScript(name: "Hosts/\(host).drag")
      let script = try #require(golden.outcome.script)
      let statuses = HostConformance.results(on: script)
      let cells = zip(HostScenario.allCases, script.tests).map { scenario, test in
        let steps = test.steps.filter { line in
          guard case .timed(let timed) = line, case .action(.host) = timed.content else {
            return false
          }
          return true
        }
        return statuses[scenario] == [] ? "same, \(steps.count)" : "differs"
      }
      return "| `Hosts/\(host).drag` | \(cells.joined(separator: " | ")) |"
    }
    #expect(try Self.rows() == rows)
  }

  @Test func `a host in code goes through a trial`() throws {
    let trial = HostConformance(.cancelOutside)
    let (stage, seat) = (trial.stage, trial.seat)
    #expect(!trial.differences().isEmpty)
    let list = Point(x: 100, y: 20)
    try stage.handle(.host(seat, .prepare(at: list)), at: .zero)
    try stage.handle(.host(seat, .began), at: .zero)
    let drag = HostDrag(operations: [.copy, .move])
    try stage.handle(.host(seat, .enter(drag, at: Point(x: 100, y: 60))), at: .zero)
    try stage.handle(.host(seat, .update(Point(x: 300, y: 1))), at: .zero)
    #expect(trial.differences().first == "- shelf.exit")
    try stage.handle(.host(seat, .leave), at: .zero)
    try stage.handle(.host(seat, .ended(.cancel)), at: .zero)
    while let next = stage.nextDeadline { try stage.handle(.tick, at: next) }
    #expect(trial.differences() == [])
  }

  @Test func `a script without a scenario, or with another end, gets an error`() throws {
    let text =
      "dragscript 1\n" + HostScenario.scene + """
        test "cancel outside"
          host: host prepare list#a
          host: host end cancel
          expect op = copy
        """
    let script = try #require(Script.parse(text + "\n", file: "mine.drag").script)
    let statuses = HostConformance.results(on: script)
    #expect(statuses[.moveInside] == ["missing test of this name"])
    #expect(statuses[.cancelOutside]?.contains("+ list.liftCancelled") == true)
  }

  @Test func `what a host may not report is an error at its line`() throws {
    let text = "dragscript 1\n" + HostScenario.scene + "host: host leave\n"
    let script = try #require(Script.parse(text, file: "mine.drag").script)
    let run = ScriptRun(script.tests[0], of: script)
    #expect(run.run().faults.map(\.message) == ["the host cannot do this: no drag has entered"])
  }

  @Test func `effects are what a host has to bring about, each once in a row, without their times`()
  {
    func line(_ who: String, _ what: String) -> TraceLine {
      TraceLine(kind: .callback, time: Timestamp(microseconds: 7), who: who, what: what)
    }
    let trace = [
      line("host", "enter"), line("shelf", "enter"), line("pointer", "move"),
      line("shelf", "update"), line("host", "update"), line("shelf", "update"),
      line("host", "request"), line("shelf", "exit"), line("shelf", "update"),
      line("host", "finish"),
    ]
    #expect(
      HostConformance.effects(of: trace) == [
        "shelf.enter", "shelf.update", "host.request", "shelf.exit", "shelf.update", "host.finish",
      ])
  }
}
