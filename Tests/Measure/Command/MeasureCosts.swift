import DragReplay
import DragScript

/// Row 16: what a script can ask for, read and replayed, against a tenth of it.
enum MeasureCosts {
  /// A kind of line of which a script may have any number.
  private struct Kind {
    let name: String
    let count: Int
    /// The lines of a script that has so many of them.
    let lines: (Int) -> [String]
  }

  /// Each kind at its number, against a tenth of that.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    (linesOfScenes + linesOfTests).map { kind in
      let texts = [kind.count / 10, kind.count].map { count in
        Array((["dragscript 1"] + kind.lines(count)).joined(separator: "\n").utf8)
      }
      let timings = race.run(
        texts.map { text in MeasureRace.Contender(work: { replay(text) }, count: 1) })
      return MeasureRow(
        row: 16, work: "\(kind.count) \(kind.name), against a tenth", of: timings[1],
        against: timings[0], goal: .grows(by: 12), agrees: timings.allSatisfy { $0.answer == 1 })
    }
  }

  /// The number of tests that pass.
  private static func replay(_ text: [UInt8]) -> Int {
    guard let script = Script.parse(text, file: "costs.drag").script else { return 0 }
    var report = ReplayReport()
    report.addResults(of: script, keepsTraces: false)
    return report.results.count { $0.status == .passed }
  }

  /// What sets the scene.
  private static var linesOfScenes: [Kind] {
    [
      Kind(name: "types", count: 20_000) { count in
        (0..<count).map { "type com.example.t\($0) from public.data" } + ["wait 1ms"]
      },
      Kind(name: "types, each from the one before", count: 20_000) { count in
        ["type com.example.t0 from public.data"]
          + (1..<count).map { "type com.example.t\($0) from com.example.t\($0 - 1)" } + ["wait 1ms"]
      },
      Kind(name: "sections", count: 10_000) { count in
        list(items: "a") + (1..<count).map { "section list s\($0)" } + ["wait 1ms"]
      },
      Kind(name: "numbered runs", count: 10_000) { count in
        list(items: "a")
          + stride(from: 0, to: count, by: 10).map { first in
            "section list " + (first..<first + 10).map { "r\($0)x[0..9]" }.joined(separator: " ")
          } + ["wait 1ms"]
      },
      Kind(name: "frames", count: 20_000) { count in
        list(items: "a[0..\(count - 1)]", layout: "frames")
          + (0..<count).map {
            "frame list#a\($0) at \($0 % 100 * 10),\($0 / 100 * 10) size 8x8"
          } + ["wait 1ms"]
      },
      Kind(name: "sizes", count: 20_000) { count in
        list(items: "a[0..\(count - 1)]", layout: flow)
          + (0..<count).map { "size list#a\($0) \(20 + $0 % 50)x30" } + ["wait 1ms"]
      },
      Kind(name: "providers of one item", count: 20_000) { count in
        list(items: "a") + (0..<count).map { "provider list#a com.example.t\($0) \"x\"" }
          + ["wait 1ms"]
      },
      Kind(name: "items", count: 4_000_000) { count in
        list(items: "a[0..\(count - 1)]") + ["down list[0]", "wait 600ms", "move 600,300", "up"]
      },
    ]
  }

  /// What happens in it.
  private static var linesOfTests: [Kind] {
    [
      Kind(name: "pointers that tap", count: 10_000) { count in
        list(items: "a") + pointers(count)
          + (0..<count).flatMap { ["p\($0): down 700,500", "p\($0): up"] }
      },
      Kind(name: "mice that glide at once", count: 10_000) { count in
        list(items: "a") + pointers(count, "mouse")
          + (0..<count).map { "@0ms p\($0): glide 300,300 over 100ms" }
      },
      Kind(name: "fingers that press at once", count: 10_000) { count in
        list(items: "a[0..\(count - 1)]") + pointers(count)
          + (0..<count).map { "p\($0): down list#a\($0)" } + (0..<count).map { "p\($0): up" }
      },
      Kind(name: "fingers that drag at once", count: 10_000) { count in
        list(items: "a[0..\(count - 1)]") + tray + pointers(count)
          + (0..<count).map { "p\($0): down list#a\($0)" } + ["wait 600ms"]
          + (0..<count).map { "p\($0): move tray" } + (0..<count).map { "p\($0): up" }
      },
      Kind(name: "seats that drag at once", count: 10_000) { count in
        list(items: "a") + tray + (0..<count).map { "seat s\($0)" }
          + (0..<count).map { "s\($0): host enter at tray formats text/plain ops copy" }
          + (0..<count).map { "s\($0): host over 500,\($0 % 500)" }
          + (0..<count).map { "s\($0): host leave" }
      },
      Kind(name: "expectations of calls", count: 20_000) { count in
        list(items: "a b c") + tray + ["down list#a", "wait 600ms"]
          + (0..<count / 4).flatMap { step in
            [
              "move \(500 + step % 10 * 10),\(100 + step % 7)", "expect never tray.perform",
              "expect calls tray.update >= \(step / 2)", "expect once list.willBegin",
              "expect within 100s of list.willBegin tray.enter",
            ]
          } + ["up"]
      },
      Kind(name: "patterns of other keys", count: 10_000) { count in
        list(items: "a b c") + tray + ["down list#a", "wait 600ms"]
          + (0..<count).map { "move \(500 + $0 % 10 * 10),\(100 + $0 % 7)" }
          + (2..<count + 2).map { "expect never tray.update session=\($0) op=copy" } + ["up"]
      },
      Kind(name: "items of a stack", count: 5_000) { count in
        list(items: "a[0..\(count - 1)]") + tray
          + stack(count, ["move tray", "move tray(+10,0)", "up", "settle"])
      },
      Kind(name: "views that move under a drag", count: 4_000) { count in
        list(items: "a b c") + tray + views(count) + ["down list#a", "wait 600ms", "move tray"]
          + (0..<count).map { "resize v\($0) at \(position(of: $0)) size 7x7" } + ["up", "settle"]
      },
      Kind(name: "views that are removed under a drag", count: 4_000) { count in
        list(items: "a b c") + tray + views(count) + ["down list#a", "wait 600ms", "move tray"]
          + (0..<count).map { "remove v\($0)" } + ["up", "settle"]
      },
      Kind(name: "items of a stack that moves between flows", count: 5_000) { count in
        list(items: "a[0..\(count - 1)]", layout: flow)
          + [
            "collection other at 400,0 size 400x600 layout \(flow)", "items other z",
            "on other update => proposal move insert-at",
          ] + stack(count, ["move other#z", "up", "settle"])
      },
      Kind(name: "items of a stack that load into a flow", count: 5_000) { count in
        list(items: "a[0..\(count - 1)]")
          + (0..<count).map { "provider list#a\($0) public.plain-text \"x\"" }
          + [
            "collection other at 400,0 size 400x600 layout \(flow) app other", "items other z",
            "on other update => proposal copy insert-at",
          ] + stack(count, ["move other#z", "up", "settle"])
      },
    ]
  }

  private static let flow = "flow(item=50x50)"
  private static let tray = [
    "view tray at 400,0 size 400x600", "on tray update => proposal copy",
  ]

  private static func list(items: String, layout: String = "rows(height=60)") -> [String] {
    [
      "set viewport 800x600", "collection list at 0,0 size 400x600 layout \(layout)",
      "items list \(items)",
    ]
  }

  private static func pointers(_ count: Int, _ kind: String = "touch") -> [String] {
    (0..<count).map { "pointer p\($0) \(kind)" }
  }

  /// Views of 8 points in rows of a hundred.
  private static func views(_ count: Int) -> [String] {
    (0..<count).map { "view v\($0) at \(position(of: $0)) size 8x8" }
  }

  private static func position(of view: Int) -> String { "\(view % 100 * 8),\(view / 100 * 8)" }

  /// A lift of the first item of a list, which takes as many, and what comes then.
  private static func stack(_ count: Int, _ lines: [String]) -> [String] {
    [
      "on list items => items " + (0..<count).map { "list#a\($0)" }.joined(separator: " "),
      "down list#a0", "wait 600ms",
    ] + lines
  }
}
