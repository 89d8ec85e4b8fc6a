import DragGeometry
import Testing

@Suite struct FinalIndexTests {
  @Test(arguments: [(0, 0, 0), (0, 1, 2), (0, 4, 5), (3, 0, 0), (3, 3, 3), (3, 4, 5)])
  func `H4: after the source the gap is one further than the final index`(
    source: Int,
    final: Int,
    gap: Int
  ) {
    #expect(FinalIndex(item: final).gap(movingFrom: Slot(item: source)) == GapIndex(item: gap))
  }

  @Test
  func `CONTRACT-64: a gap before the removal and an index after it name one place by two types`() {
    for count in 1...6 {
      for source in 0..<count {
        for final in 0..<count {
          let gap = FinalIndex(item: final).gap(movingFrom: Slot(item: source))
          // What is moved down has its own place below it, so that the gap is one further.
          #expect(gap.item == (final > source ? final + 1 : final))
          var removed = Array(0..<count)
          removed.insert(removed.remove(at: source), at: final)
          var inserted = Array(0..<count).map(Optional.some)
          inserted.insert(source, at: gap.item)
          inserted.remove(at: gap.item <= source ? source + 1 : source)
          #expect(inserted == removed)
        }
      }
    }
  }

  @Test func `H4: from another section both are the same number`() {
    let source = Slot(section: 1, item: 0)
    #expect(FinalIndex(item: 4).gap(movingFrom: source) == GapIndex(item: 4))
    #expect(GapIndex(item: 4).finalIndex(movingFrom: source) == FinalIndex(item: 4))
  }

  @Test func `the greatest index there is does not trap`() {
    let far = FinalIndex(item: .max)
    #expect(far.gap(movingFrom: Slot(item: 0)) == GapIndex(item: .max))
    let near = GapIndex(item: .min)
    #expect(near.finalIndex(movingFrom: Slot(item: 0)) == FinalIndex(item: .min))
  }

  @Test func `slots, gaps and final indices go by section, then by item`() {
    let places = [(0, 0), (0, 9), (1, 0), (1, 1)]
    let slots = places.map { Slot(section: $0, item: $1) }
    let gaps = places.map { GapIndex(section: $0, item: $1) }
    let ends = places.map { FinalIndex(section: $0, item: $1) }
    for (index, other) in places.indices.flatMap({ index in places.indices.map { (index, $0) } }) {
      #expect((slots[index] < slots[other]) == (index < other))
      #expect((gaps[index] < gaps[other]) == (index < other))
      #expect((ends[index] < ends[other]) == (index < other))
    }
  }
}
