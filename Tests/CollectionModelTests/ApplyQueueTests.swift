import CollectionModel
import DragGeometry
import Testing

@Suite struct ApplyQueueTests {
  @Test func `D12: an apply during an apply waits, and starts from what is shown then`() throws {
    var queue = ApplyQueue(showing: try Letters("abc"))
    let first = queue.submit(try Letters("bac"))
    let number = queue.submit(try Letters("bc"))
    let start = queue.start()
    let running = try #require(start)
    #expect(running.number == first)
    let early = queue.start()
    #expect(early == nil)
    #expect(queue.waitingCount == 1)
    queue.finish()
    #expect(queue.shown.texts == ["bac"])

    let second = queue.start()
    let next = try #require(second)
    #expect(next.number == number)
    #expect(next.difference?.map.deleted == [Slot(item: 1)])
    let results = [queue.finish(), queue.finish()]
    #expect(results == [true, false])
    let last = queue.start()
    #expect(last == nil)
    #expect(queue.shown.texts == ["bc"])
  }

  @Test func `D12: reading again makes no difference`() throws {
    var queue = ApplyQueue(showing: try Letters("abc"))
    _ = queue.submit(try Letters("xyz"), way: .reloadData)
    let start = queue.start()
    let running = try #require(start)
    #expect(running.difference == nil)
    queue.finish()
    #expect(queue.shown.texts == ["xyz"])
  }

  @Test func `D13: after an apply, places, ids and snapshot agree, and no mark is left`() throws {
    var queue = ApplyQueue(showing: try Letters("abc"))
    var target = try Letters("cxa", "b")
    try target.reconfigureItems(["a"])
    _ = queue.submit(target)
    let start = queue.start()
    let running = try #require(start)
    #expect(running.difference?.map.marks.reconfigured == [Slot(item: 0)])
    queue.finish()
    for item in queue.shown.itemIDs {
      #expect(queue.shown.slot(of: item).flatMap(queue.shown.item(at:)) == item)
    }
    #expect(queue.shown == (try Letters("cxa", "b")))
  }
}
