import CollectionModel
import DragGeometry
import Testing

@Suite struct BatchRecorderTests {
  @Test func `B3, B12: nested batches become one, with the counts of the outermost`() throws {
    var recorder = BatchRecorder<String>()
    let isEarly = recorder.record(.deleteSection(0))
    #expect(!isEarly)
    recorder.begin(counts: [3])
    let isTaken = recorder.record(.deleteItem(Slot(item: 0)))
    #expect(isTaken)
    recorder.begin(counts: [99])
    recorder.record(.insertItem(Slot(item: 2)))
    let inner = recorder.end(counts: [98], completion: "inner")
    #expect(inner == nil)
    #expect(recorder.depth == 1)
    let outer = recorder.end(counts: [3], completion: "outer")
    let recording = try #require(outer)
    #expect(recording.oldCounts == [3])
    #expect(recording.newCounts == [3])
    #expect(recording.completions == ["inner", "outer"])
    let map = try recording.batch.validated(from: recording.oldCounts, to: recording.newCounts)
    #expect(map.deleted == [Slot(item: 0)] && map.inserted == [Slot(item: 2)])
    let late = recorder.end(counts: [1])
    #expect(late == nil)
    #expect(recorder == BatchRecorder())
  }
}
