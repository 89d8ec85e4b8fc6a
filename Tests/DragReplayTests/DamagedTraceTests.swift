import DragItems
import DragScript
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragReplay
@testable import DragStage

/// What is found in traces of golden scripts that are damaged in many ways, as it was looked at and approved.
///
/// The text is in `Tests/Check/Approved/damaged-traces.txt`. It has what is found in the traces of a script, and
/// how often; and for each kind of damage a number that is another one when any of it is found elsewhere.
@Suite struct DamagedTraceTests {
  /// Scripts whose tests between them have entries of all kinds.
  private static let scripts = [
    "Examples/2-copy-a-stack", "Examples/8-loads-and-placeholders", "Failures/loads-given-up",
    "Features/context-menu", "Features/coordinator", "Features/move-to-another-program",
    "Features/several-sources", "Features/two-applications", "Features/table-moves-its-row",
    "Features/data-changes-under-the-drag",
  ]

  /// The kinds of damage of a trace, each at one of its entries.
  private enum TraceDamage: String, CaseIterable {
    case missing = "without an entry"
    case doubled = "with an entry twice"
    case swapped = "with an entry behind the next one"
    case early = "with an entry first of all"
    case late = "with an entry last of all"
    case item = "with another item"
    case session = "with another session"

    func trace(_ trace: [TraceEntry], at index: Int) -> [TraceEntry] {
      var trace = trace
      switch self {
      case .missing: trace.remove(at: index)
      case .doubled: trace.insert(trace[index], at: index)
      case .swapped: trace.swapAt(index, min(index + 1, trace.count - 1))
      case .early: trace.insert(trace.remove(at: index), at: 0)
      case .late: trace.append(trace.remove(at: index))
      case .item: trace[index] = trace[index].ofOther(session: trace[index].session)
      case .session:
        trace[index] = TraceEntry(
          time: trace[index].time, event: trace[index].event,
          session: trace[index].session.map { SessionID($0.rawValue + 1) },
          ordinal: trace[index].ordinal)
      }
      return trace
    }
  }

  /// What is found in a trace on the stage that it is of.
  private static func found(in trace: [TraceEntry], on stage: Stage, _ initial: [[[ItemID]]])
    -> [String]
  {
    var checks = TraceChecks(on: stage, initial: initial)
    checks.check(trace)
    return checks.violations()
  }

  /// What is found, without the session, the view and the item.
  static func plain(_ violation: String) -> String {
    let what = violation.firstRange(of: ": ").map { violation[$0.upperBound...] } ?? violation[...]
    return what.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element : "" }.joined(separator: "`")
  }

  private func lines(of name: String) throws -> [String] {
    let script = try #require(GoldenScript(name: "\(name).drag").outcome.script)
    var digests = TraceDamage.allCases.map { _ in TextDigest() }
    var counts: [String: Int] = [:]
    for test in script.tests {
      let initial = DataReplay.beginning(at: try SceneBuilder(script.setup(of: test)).stage)
      var ended: ScriptPlayer?
      _ = ScriptRun(test, of: script).run { ended = $0 }
      guard let stage = ended?.stage else { continue }
      for (number, damage) in TraceDamage.allCases.enumerated() {
        for index in stage.trace.indices where stage.trace[index].isChecked {
          let found = Self.found(in: damage.trace(stage.trace, at: index), on: stage, initial)
          digests[number].add("\(test.name) \(index): \(found)")
          for violation in found { counts[Self.plain(violation), default: 0] += 1 }
        }
      }
    }
    var lines = ["# \(name)"]
    lines += zip(TraceDamage.allCases, digests).map { "\($0.rawValue): \($1.text)" }
    lines += counts.sorted { $0.key < $1.key }.map { "  \($0.value) \($0.key)" }
    return lines
  }

  @Test func `what is found in a trace with a mistake is what was approved`() throws {
    let text = try Self.scripts.flatMap { try lines(of: $0) }.map { $0 + "\n" }.joined()
    let approved = ApprovedText("Tests/Check/Approved/damaged-traces.txt")
    #expect(try approved.differences(from: text) == [])
  }
}

extension TraceEntry {
  /// Indicates whether a check reads it.
  fileprivate var isChecked: Bool {
    switch event {
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .feedback, .called(.didMove, _, _),
      .called(.update, _, _):
      false
    default: true
    }
  }

  /// The entry about the item with the next number.
  fileprivate func ofOther(session: SessionID?) -> TraceEntry {
    func next(_ item: ItemID) -> ItemID { ItemID(item.rawValue + 1) }
    let other: TraceEvent =
      switch event {
      case .called(let callback, let view, .item(let item)):
        .called(callback, view, .item(next(item)))
      case .called(let callback, let view, .items(let items)):
        .called(callback, view, .items(items.map(next)))
      case .called(let callback, let view, .place(let item, let gap)):
        .called(callback, view, .place(next(item), gap))
      case .called(let callback, let view, .load(let item, let type, let error)):
        .called(callback, view, .load(next(item), type, error: error))
      case .inserted(let item, let view, let gap): .inserted(next(item), view, gap)
      case .deleted(let item, let view, let gap): .deleted(next(item), view, gap)
      case .moved(let item, let view, let gap): .moved(next(item), view, gap)
      case .dropped(let item, let view, let choice): .dropped(next(item), view, choice)
      default: event
      }
    return TraceEntry(time: time, event: other, session: session, ordinal: ordinal, target: target)
  }
}
