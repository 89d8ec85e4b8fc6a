import CollectionLayout
import CollectionModel
import DragGeometry
import DragScript
import DragStage
import TestSupport
import Testing

@testable import DragReplay

/// What points mean in small collections of every layout, as it was looked at and approved.
///
/// The text is in `Tests/Check/Approved/gaps.txt`.
@Suite struct GapMapTests {
  private static let scene = """
    dragscript 1
    require sections
    collection list at 10,20 size 40x90 layout rows(height=24, gap=2)
    items list a b c
    section list d
    collection side at 60,20 size 90x30 layout rows(height=24) horizontal
    items side e f
    collection turned at 60,60 size 90x30 layout rows(height=24) horizontal rtl
    items turned g h
    collection grid at 10,120 size 64x60 layout grid(columns=2, cell=28x24, gap=4)
    items grid i j k
    collection empty at 100,120 size 40x40 layout rows(height=24)
    collection two at 150,20 size 60x60 layout two-column(gap=4)
    items two l m n
    view bin at 200,200 size 20x20

    """

  private static func script(_ setting: String = "") throws -> Script {
    let outcome = Script.parse(scene + setting, file: "gaps.drag")
    try #require(outcome.diagnostics == [])
    return try #require(outcome.script)
  }

  private static func text(_ gap: GapIndex?) -> String {
    gap.map { "\($0.section)/\($0.item)" } ?? "none"
  }
  private static func text(_ point: Point) -> String {
    "\(point.x.decimalText),\(point.y.decimalText)"
  }

  /// What a collection's points mean: each gap, and each item's two sides.
  private static func lines(of view: String, on stage: Stage) throws -> [String] {
    let map = try #require(
      stage.view(named: view).flatMap { GapMap(of: $0, on: stage) })
    var lines = ["# \(map.name)"]
    for section in 0...2 {
      for item in 0...4 {
        let gap = GapIndex(section: section, item: item)
        guard let region = map.region(of: gap) else { continue }
        let (bounds, border) = (region.bounds, map.border(of: region.middle))
        lines.append(
          "gap \(text(gap)): \(text(bounds.origin)) \(bounds.width.decimalText)x\(bounds.height.decimalText)"
            + " middle \(text(region.middle)),"
            + " \(border.distance.decimalText) \(border.direction) of \(text(border.gap))"
        )
      }
      for item in 0..<4 {
        guard let sides = map.sides(around: Slot(section: section, item: item)) else { continue }
        lines.append("item \(section)/\(item): \(text(sides.before)) and \(text(sides.behind))")
      }
    }
    let corners = [
      Point(x: 10, y: 20), Point(x: 50, y: 110), Point(x: 49.5, y: 109.5), Point(x: 9, y: 20),
    ]
    return lines + ["corners: " + corners.map { text(map.gap(at: $0)) }.joined(separator: " ")]
  }

  @Test func `what points of collections mean is what was approved`() throws {
    var lines: [String] = []
    for setting in ["", "set resolver vertical\n", "set resolver.radius 9\n"] {
      let stage = try SceneBuilder(try Self.script(setting).setup).stage
      lines.append("## \(setting.split(separator: "\n").first ?? "the usual resolver")")
      for view in ["list", "side", "turned", "grid", "empty", "two"] {
        lines += try Self.lines(of: view, on: stage)
      }
    }
    let approved = ApprovedText("Tests/Check/Approved/gaps.txt")
    #expect(try approved.differences(from: lines.map { $0 + "\n" }.joined()) == [])
  }

  @Test
  func `a target asks for the points of a gap or for what a point means, or says what it lacks`()
    throws
  {
    let script = try Self.script()
    func answer(_ target: String) -> String {
      do throws(TestFailure) {
        switch try GapMap.question(target, on: script) {
        case .gap(let gap, let map): return "gap \(Self.text(gap)) of \(map.name)"
        case .point(let point, let map):
          return "\(Self.text(point)) of \(map.name), \(Self.text(map.gap(at: point)))"
        }
      } catch {
        return "\(error.kind) \(error.location.file):\(error.location.line): \(error.message)"
      }
    }
    let targets = [
      "list[gap 1]", "list[gap 1/0]", "list#a", "list[gap 1](+0,+1)", "list[gap 1]@0.5,0.5",
      "30,40", "bin", "300,300",
      "nothing", "list#zz", "list[gap 9]", "list[", "",
    ]
    var text = targets.map { "\($0) | \(answer($0))\n" }.joined()
    let stage = try SceneBuilder(script.setup).stage
    text +=
      "bin: \(stage.view(named: "bin").flatMap { GapMap(of: $0, on: stage) }?.name ?? "no gaps")\n"
    #expect(
      try ApprovedText("Tests/Check/Approved/gap-questions.txt").differences(from: text) == [])
  }
}
