import DragItems
import Testing

@Suite struct ItemIDTests {
  @Test func `items are ordered as they were made`() {
    #expect([ItemID(2), ItemID(0), ItemID(1)].sorted(by: <) == [ItemID(0), ItemID(1), ItemID(2)])
    #expect(!(ItemID(1) < ItemID(1)))
  }
}
