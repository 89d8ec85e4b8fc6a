import DragGeometry
import Testing

@Suite struct RangePartitionTests {
  @Test(arguments: -2...12)
  func `a partition is found whatever the guess`(boundary: Int) {
    let range = 0..<10
    let expected = min(max(boundary, 0), 10)
    #expect(range.partition { $0 < boundary } == expected)
    for guess in -5...15 {
      #expect(range.partition(near: guess) { $0 < boundary } == expected)
    }
  }

  @Test func `a long range is searched in few steps, and a good guess needs fewer`() {
    var steps = 0
    let plain = (0..<1_000_000).partition {
      steps += 1
      return $0 < 777_777
    }
    #expect(plain == 777_777)
    #expect(steps <= 20)

    steps = 0
    let guided = (0..<1_000_000).partition(near: 777_778) {
      steps += 1
      return $0 < 777_777
    }
    #expect(guided == 777_777)
    #expect(steps <= 4)
  }

  @Test func `an empty range has its own start as the partition`() {
    #expect((3..<3).partition { _ in true } == 3)
    #expect((3..<3).partition(near: 9) { _ in false } == 3)
  }
}
