import CollectionLayout
import DragGeometry
import TestSupport

/// The scene of the fallback's golden cases: 3 columns of 100 by 100 cells, 10 apart (H9).
func threeColumns(count: Int) throws -> LayoutGeometry {
  try LayoutGeometry(
    .grid(Layout.Grid(gap: 10)),
    width: 320,
    itemCounts: [count]
  )
}

/// All four ways in which a layout can stand.
let everyOrientation = Axis.allCases.flatMap { axis in
  LayoutDirection.allCases.map { LayoutOrientation(axis: axis, direction: $0) }
}

/// Everything that any scene here shows.
let everywhere = Rect(x: -10_000, y: -10_000, width: 1_000_000, height: 1_000_000)

/// A random scene with what makes searches differ: ties, no gaps, edges in common, other frames.
struct RandomScene {
  let geometry: LayoutGeometry
  let visible: Rect
  let points: [Point]
  let excluded: [Slot]

  init(
    seed: UInt64,
    kind: Kind,
    orientation: LayoutOrientation = LayoutOrientation()
  ) throws {
    var generator = SplitMix64(seed: seed)
    let counts = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      Bool.random(using: &generator) ? Int.random(in: 0...23, using: &generator) : 0
    }
    let slots = counts.enumerated().flatMap { section, count in
      (0..<count).map { Slot(section: section, item: $0) }
    }
    let unit: Double = [1.0, 10, 7.3].randomElement(using: &generator) ?? 1
    func length(_ low: Int, _ high: Int) -> Double {
      Double(Int.random(in: low...high, using: &generator)) * unit
    }
    var frames: [Slot: Rect] = [:]
    let share = kind == .frames ? 6 : [0, 0, 1, 5].randomElement(using: &generator) ?? 0
    for slot in slots where Int.random(in: 0..<7, using: &generator) < share {
      frames[slot] = Rect(
        x: length(-5, 20),
        y: length(-5, 30),
        width: length(0, 6),
        height: length(0, 6)
      )
    }
    var sizes: [Slot: Size] = [:]
    for slot in slots where Bool.random(using: &generator) {
      sizes[slot] = Size(width: length(0, 9), height: length(0, 5))
    }
    var spans: [Slot: Int] = [:]
    for slot in slots where Int.random(in: 0..<3, using: &generator) == 0 {
      spans[slot] = 2
    }
    let extent = length(0, 20)
    geometry = try LayoutGeometry(
      kind.layout(length: length),
      bounds: Size(width: extent, height: orientation.axis == .vertical ? 0 : length(0, 20)),
      orientation: orientation,
      itemCounts: counts,
      sizes: sizes,
      spans: spans,
      frames: frames
    )
    visible = Rect(
      x: length(-3, 10),
      y: length(-3, 20),
      width: length(0, 20),
      height: length(0, 20)
    )
    let size = geometry.contentSize
    points = (0..<12).map { _ in
      Point(
        x: Double(Int.random(in: -5...Int(size.width) + 5, using: &generator)),
        y: Double(Int.random(in: -5...Int(size.height) + 5, using: &generator))
      )
    }
    excluded = slots.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
  }

  enum Kind: CaseIterable {
    case rows, list, grid, flow, twoColumn, frames

    func layout(length: (Int, Int) -> Double) -> Layout {
      let inset = Insets(
        top: length(0, 2),
        left: length(0, 2),
        bottom: length(0, 2),
        right: length(0, 2)
      )
      let gap = length(0, 1)
      let (header, footer) = (length(0, 2), length(0, 2))
      switch self {
      case .rows:
        return .rows(
          Layout.Rows(
            height: length(1, 5), gap: gap, inset: inset, header: header, footer: footer)
        )
      case .list:
        return .list(
          Layout.List(
            height: length(1, 5), gap: gap, inset: inset, header: header, footer: footer)
        )
      case .twoColumn:
        return .twoColumn(
          Layout.TwoColumn(inset: inset, gap: gap, header: header, footer: footer))
      case .grid:
        return .grid(
          Layout.Grid(
            cell: Size(width: length(1, 6), height: length(1, 4)),
            gap: gap,
            columns: length(0, 3) == 0 ? .fixed(3) : .automatic,
            inset: inset,
            header: header,
            footer: footer
          )
        )
      case .flow:
        return .flow(
          Layout.Flow(
            item: Size(width: length(1, 6), height: length(1, 4)),
            line: length(0, 1),
            gap: gap,
            inset: inset,
            justify: length(0, 1) == 0,
            alignment: length(0, 1) == 0 ? .top : .center,
            header: header,
            footer: footer
          )
        )
      case .frames:
        return .frames
      }
    }
  }
}
