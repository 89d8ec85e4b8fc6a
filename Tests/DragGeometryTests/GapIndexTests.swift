import DragGeometry
import Testing

@Suite struct GapIndexTests {
  @Test func `H4: an item that is taken from before its gap ends one place before the gap`() {
    let source = Slot(item: 2)
    let ends = (0...5).map { GapIndex(item: $0).finalIndex(movingFrom: source).item }
    #expect(ends == [0, 1, 2, 2, 3, 4])
  }

  @Test func `H4: the gap of a final index leads back to it`() {
    for source in 0..<6 {
      for end in 0..<6 {
        let (slot, final) = (Slot(section: 1, item: source), FinalIndex(section: 1, item: end))
        #expect(final.gap(movingFrom: slot).finalIndex(movingFrom: slot) == final)
      }
    }
  }
}
