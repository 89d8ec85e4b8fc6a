import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// Spring-loading beside everything else that a stage does at once.
@Suite struct StageSpringLoadingTests {
  private static func sample() throws -> Sample {
    var options = ViewOptions()
    options.isSpringLoaded = true
    return try Sample(shelf: options)
  }

  @Test func `CONTRACT-96: data may change while a target is asked, and is asked about once`()
    throws
  {
    let sample = try Self.sample()
    let stage = sample.stage
    var asked = 0
    sample.shelfPolicy.onMayOpen = { [stage, shelf = sample.shelf] call in
      asked += 1
      try? stage.insert(["n\(asked)"], at: GapIndex(item: 2), in: shelf)
      return true
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.move(sample.finger, 700, 32, at: 620)
    #expect(asked == 2)
    #expect(stage.defect == nil)
    try stage.advance(upTo: .milliseconds(1_700))
    #expect(stage.calls().contains("shelf.springLoaded item=x"))
  }

  @Test func `CONTRACT-96: what its own answer takes away from under the pointer does not open`()
    throws
  {
    let sample = try Self.sample()
    let stage = sample.stage
    let x = try sample.item("x", in: sample.shelf)
    sample.shelfPolicy.onMayOpen = { [stage] call in
      if call.item == x.item { try? stage.delete(x) }
      return true
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(
      stage.calls().suffix(2) == ["shelf.delete item=x at=shelf[gap 0]", "shelf.springLoad item=y"])
    // What lies there now takes its own time.
    try stage.advance(upTo: .milliseconds(1_600))
    #expect(!stage.calls().contains { $0.hasPrefix("shelf.springLoaded") })
    try stage.advance(upTo: .milliseconds(3_000))
    #expect(
      stage.calls().filter { $0.hasPrefix("shelf.springLoaded") } == ["shelf.springLoaded item=y"])
    #expect(stage.defect == nil)
  }

  @Test func `CONTRACT-95: what opens may change the data, and every drag goes on`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    sample.shelfPolicy.onMayOpen = { _ in true }
    sample.shelfPolicy.onTold = { [stage, shelf = sample.shelf] callback, _ in
      guard callback == .springLoaded else { return }
      _ = try? stage.reload(shelf, sections: [["p", "q"]])
      try? stage.removeView(shelf)
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.advance(upTo: .milliseconds(1_700))
    #expect(!stage.scene.isPresent(sample.shelf))
    #expect(stage.sessions.live.first?.state == .dragging)
    try stage.up(sample.finger, at: 1_800)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `CONTRACT-97: the host hears of the highlight, the flash and the end by orders`()
    throws
  {
    let sample = try Self.sample()
    let stage = sample.stage
    let x = try sample.item("x", in: sample.shelf).item
    sample.shelfPolicy.onMayOpen = { _ in true }
    var opened: [ItemID?] = []
    sample.shelfPolicy.onTold = { if $0 == .springLoaded { opened.append($1.item) } }
    try sample.carry(row: 0)
    let met = try stage.move(sample.finger, 700, 31, at: 600)
    #expect(met.commands.contains(.highlightSpring(SessionID(1), sample.shelf, x)))
    let flash = try stage.handle(.tick, at: .milliseconds(1_350))
    #expect(flash.commands == [.flashSpring(SessionID(1))])
    #expect(opened == [])
    let over = try stage.handle(.tick, at: .milliseconds(1_600))
    #expect(over.commands == [.clearSpring(SessionID(1))])
    #expect(opened == [x])
  }

  @Test func `CONTRACT-98: what takes no drops opens all the same, under a drag alone`() throws {
    var options = ViewOptions()
    options.isSpringLoaded = true
    options.acceptsDrops = false
    let sample = try Sample(shelf: options)
    let stage = sample.stage
    sample.shelfPolicy.onMayOpen = { _ in true }
    // A pointer that carries nothing opens nothing.
    try stage.down(sample.thumb, 450, 500, at: 0)
    try stage.move(sample.thumb, 700, 31, at: 20)
    try stage.advance(upTo: .milliseconds(2_000))
    #expect(!stage.calls().contains { $0.hasPrefix("shelf.") })
    try sample.carry(row: 0, at: 2_000)
    try stage.move(sample.finger, 700, 31, at: 2_600)
    try stage.advance(upTo: .milliseconds(4_000))
    #expect(
      stage.calls().filter { $0.hasPrefix("shelf.") } == [
        "shelf.springLoad item=x", "shelf.springLoaded item=x",
      ])
  }

  @Test func `CONTRACT-99: in a collection it is an item that opens, if the view lets it`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    let y = try sample.item("y", in: sample.shelf).item
    sample.shelfPolicy.onMayOpen = { $0.item == y }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.advance(upTo: .milliseconds(2_000))
    try stage.move(sample.finger, 700, 91, at: 2_000)
    try stage.advance(upTo: .milliseconds(3_500))
    // The list is no target: without the option nobody is asked.
    try stage.move(sample.finger, 50, 122, at: 3_500)
    try stage.advance(upTo: .milliseconds(5_000))
    #expect(
      stage.calls().filter { $0.contains("spring") } == [
        "shelf.springLoad item=x", "shelf.springLoad item=y", "shelf.springLoaded item=y",
      ])
  }

  @Test func `CONTRACT-100: the delay is a second unless it is set, and the flash is its end`()
    throws
  {
    var options = ViewOptions()
    options.isSpringLoaded = true
    for (delay, flash) in [(1_000, 250), (400, 100), (100, 250)] as [(Int64, Int64)] {
      let sample = try Sample(
        {
          if delay != 1_000 {
            $0.springDelay = .milliseconds(delay)
            $0.springFlash = .milliseconds(flash)
          }
        }, shelf: options)
      sample.shelfPolicy.onMayOpen = { _ in true }
      try sample.carry(row: 0)
      try sample.stage.move(sample.finger, 700, 31, at: 600)
      let opened = "shelf.springLoaded item=x"
      try sample.stage.advance(upTo: .milliseconds(600 + delay))
      #expect(!sample.stage.calls().contains(opened))
      try sample.stage.advance(upTo: .milliseconds(601 + delay))
      #expect(sample.stage.calls().contains(opened))
    }
  }

  @Test func `a view that takes no drops opens for no drag, and covers nothing that does`() throws {
    let sample = try Self.sample()
    var options = ViewOptions()
    options.isSpringLoaded = true
    sample.shelfPolicy.onMayOpen = { _ in true }
    // Its source may open, and a source is not asked.
    try sample.stage.addView(
      "lid", frame: Rect(x: 600, y: 0, width: 400, height: 60), options: options,
      source: sample.shelfPolicy)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 31, at: 600)
    try sample.stage.advance(upTo: .milliseconds(3_000))
    #expect(
      sample.stage.calls().filter { $0.contains("spring") } == [
        "shelf.springLoad item=x", "shelf.springLoaded item=x",
      ])
  }
}
