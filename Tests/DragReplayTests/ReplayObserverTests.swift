import DragGeometry
import DragReplay
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
}
