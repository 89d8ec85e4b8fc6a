import DragExplore
import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines
import Testing

@testable import drag

@Suite struct FindingReportTests {
  /// Reads nothing.
  private final class Reader: ReplayObserver {
    func begin(on stage: Stage) {}
    func stageChanged(
      _ commands: [HostCommand], at location: DragScript.SourceLocation?, recording: [UInt8]
    ) {}
    func expectationFailed(_ predicate: Predicate, number: Int) {}
    func failuresFound(_ count: Int, at time: Timestamp) {}
    func answered(_ callback: Callback, of name: String, by policy: Policy) {}
  }

  /// An application with one list; in each the property is made again.
  private static func explored(_ property: @escaping () -> () -> Bool) -> ExploredScene {
    ExploredScene(hosted: "Board", kinds: [.wait, .drag], without: []) {
      let stage = Stage()
      let list = try? stage.addCollection(
        "list", frame: Rect(x: 0, y: 0, width: 100, height: 200),
        layout: .rows(Layout.Rows(height: 50)))
      if let list { try? stage.insert(["a", "b"], at: GapIndex(section: 0, item: 0), in: list) }
      let holds = property()
      return ExploredHost(
        ScriptHost(stage: stage, name: nil, observer: Reader()), hooks: HostHooks(),
        mays: [ExploredHost.May("ask") { !holds() }], isStrict: true, driving: { $0() }
      ) { _ in
        holds()
          ? [] : [TestFailure(.failed, at: .unwritten, "the rest", about: .property("the rest"))]
      }
    }
  }

  private static func report(_ scene: ExploredScene) throws -> (Finding, FindingReport) {
    var explorer = Explorer(scene)
    let run = explorer.explore(run: 0)
    let finding = try #require(run.flatMap { explorer.finding(of: $0, number: 0) })
    return (finding, FindingReport(finding, after: explorer.summary, of: 9, on: scene.script))
  }

  @Test func `a script that does not show its failure is printed whole, to be reported (EX-54)`()
    throws
  {
    let (finding, report) = try Self.report(
      Self.explored {
        // What the application may do next is asked only where drags are made up.
        var count = 0
        return {
          count += 1
          return count < 4
        }
      })
    #expect(finding.script.confirmed == nil)
    #expect(finding.exitCode == .internal)
    #expect(
      report.text.contains(
        "the script of this run does not fail in the same way; please report this:\n"
          + "dragscript 1\nhosted \"Board\"\n"), "\(report.text)")
  }

  @Test func `an application that goes another way the next time has a code of its own (EX-13)`()
    throws
  {
    var count = 0
    let (finding, report) = try Self.report(
      Self.explored {
        count += 1
        let isOdd = !count.isMultiple(of: 2)
        return { isOdd }
      })
    #expect(finding.mark.property == .determinism)
    #expect(finding.exitCode == .internal)
    #expect(report.text.contains("the application is not deterministic\n"))
    #expect(report.json.contains(#""property":"determinism""#))
  }
}
