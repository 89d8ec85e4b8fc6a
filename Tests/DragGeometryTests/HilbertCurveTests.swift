import TestSupport
import Testing

@testable import DragGeometry

@Suite struct HilbertCurveTests {
  private let curve = HilbertCurve()

  @Test func `a square of 16 cells at the origin has the first 256 positions, side by side`() {
    let cells = (0..<256).map { (x: $0 / 16, y: $0 % 16) }
    let walk = cells.sorted { curve.index(x: $0.x, y: $0.y) < curve.index(x: $1.x, y: $1.y) }
    #expect(walk.map { curve.index(x: $0.x, y: $0.y) } == Array(0..<256))
    #expect(zip(walk, walk.dropFirst()).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) == 1 })
  }

  @Test func `the cell of the next position is beside each cell, wherever that is`() {
    var numbers = SplitMix64(seed: 16)
    let side = 0..<1 << HilbertCurve.order
    for _ in 0..<500 {
      let x = Int.random(in: side, using: &numbers)
      let y = Int.random(in: side, using: &numbers)
      let index = curve.index(x: x, y: y)
      let beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].filter {
        side.contains($0.0) && side.contains($0.1)
      }
      let positions = beside.map { curve.index(x: $0.0, y: $0.1) }
      #expect(index == side.count * side.count - 1 || positions.contains(index + 1))
      #expect(index == 0 || positions.contains(index - 1))
    }
  }
}
