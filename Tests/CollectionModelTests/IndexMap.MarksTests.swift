import CollectionModel
import DragGeometry
import Testing

@Suite struct IndexMapMarksTests {
  @Test func `marks are empty where nothing is reloaded and nothing reconfigured`() {
    #expect(IndexMap.Marks().isEmpty)
    #expect(!IndexMap.Marks(reloadedSections: [0]).isEmpty)
    #expect(!IndexMap.Marks(reloaded: [Slot(item: 0)]).isEmpty)
    #expect(!IndexMap.Marks(reconfigured: [Slot(item: 0)]).isEmpty)
  }

  @Test func `marks are ascending, each once`() {
    let slots = [Slot(section: 1, item: 0), Slot(item: 3), Slot(item: 3)]
    let marks = IndexMap.Marks(reloadedSections: [2, 0, 2], reloaded: slots, reconfigured: slots)
    #expect(marks.reloadedSections == [0, 2])
    #expect(marks.reloaded == [Slot(item: 3), Slot(section: 1, item: 0)])
    #expect(marks.reconfigured == marks.reloaded)
  }
}
