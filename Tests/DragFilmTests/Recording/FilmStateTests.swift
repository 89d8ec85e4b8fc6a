import DragGeometry
import Testing

@testable import DragFilm

/// What a film shows beside rows and pointers: menus, springs, flights, scroll positions, badges.
@Suite struct FilmStateTests {
  private static let milk = CellKey(view: 0, item: 0)

  /// A drag of milk in a list of three rows, from 0 s on.
  private func reel(_ setup: String, _ steps: String) throws -> FilmReel {
    try FilmedScript.reel(
      """
      dragscript 1
      set viewport 390x844
      \(setup)
      items list milk eggs tea
      on list update => proposal move insert-at
      test "milk is dragged"
        @0ms   down list#milk
      \(steps)
        settle

      """)
  }

  private static let list = "collection list at 0,100 size 390x132 layout rows(height=44)"

  /// The time spans in which something of the state holds: from the first frame with it to the first without.
  private func spans(_ reel: FilmReel, _ holds: (FilmState) -> Bool) -> [[Int64]] {
    var spans: [[Int64]] = []
    for moment in reel.moments {
      let isOpen = spans.last?.count == 1
      if holds(moment.state), !isOpen { spans.append([moment.time]) }
      if !holds(moment.state), isOpen { spans[spans.count - 1].append(moment.time) }
    }
    return spans
  }

  @Test func `a film shows what is carried over the edge of its views, up to a limit`() throws {
    func bounds(_ point: String) throws -> Rect {
      try reel(Self.list, "  @600ms move \(point)\n  @700ms up").bounds
    }
    #expect(try bounds("195,166") == Rect(x: 0, y: 100, width: 390, height: 132))
    #expect(try bounds("255,122") == Rect(x: 0, y: 100, width: 450, height: 132))
    let away = "1000,122\n  @650ms move 195,122"
    #expect(try bounds(away) == Rect(x: 0, y: 100, width: 510, height: 132))
  }

  @Test func `a menu is shown from the lift until the drag begins`() throws {
    let reel = try reel(
      Self.list + " menu", "  @900ms move list#tea\n  @1s    up")
    let spans = spans(reel) { $0.menus[Self.milk] != nil }
    #expect(spans == [[500_000, 900_000]])
    #expect(reel.still(at: 800_000).contains(">⋯</text>"))
    #expect(!reel.still(at: 950_000).contains(">⋯</text>"))
  }

  @Test func `a spring is marked while a drag rests on it, and flashes before it opens`() throws {
    let reel = try reel(
      """
      \(Self.list)
      set spring.delay 800ms
      view folder at 0,0 size 390x80
      on folder springLoad => accept
      on folder canHandle => refuse
      """,
      "  @600ms move folder\n  @2s    cancel")
    let spring = try #require(reel.moments.compactMap { $0.state.springs[1] }.first)
    #expect(reel.views[spring.view].name == "folder")
    #expect(spring.item == nil)
    let resting = spans(reel) { $0.springs[1] != nil }
    let flashing = spans(reel) { $0.springs[1]?.isFlashing == true }
    #expect(resting.first?.first == 600_000)
    let flash = try #require(flashing.first?.first)
    #expect(flash > 600_000)
    #expect(flash < 1_400_000)
  }

  @Test func `what was dropped flies to its row, and what was cancelled back to its own`() throws {
    let dropped = try reel(Self.list, "  @600ms move 100,225\n  @700ms up")
    let flight = try #require(dropped.moments.compactMap { $0.state.flights[1] }.first)
    #expect(flight.begin == 700_000)
    #expect(flight.start.y == 225)
    #expect(flight.end?.minY == 188)
    #expect(flight.cards.map(\.item) == [0])
    #expect(spans(dropped) { !$0.flights.isEmpty } == [[700_000, 1_000_000]])
    // Half of the way is behind it in a fifth of the time.
    let end = try #require(flight.end).center
    let rest = 0.8 * 0.8 * 0.8
    let (x, y) = (
      end.x + (flight.start.x - end.x) * rest, end.y + (flight.start.y - end.y) * rest
    )
    #expect(
      dropped.still(at: 760_000).contains(
        "<g opacity=\"1\" transform=\"translate(\(StageShapes.text(x)) \(StageShapes.text(y)))\">"))
    let cancelled = try reel(Self.list, "  @600ms move 100,225\n  @700ms cancel")
    #expect(cancelled.moments.compactMap { $0.state.flights[1] }.first?.end?.minY == 100)
  }

  @Test func `a list that scrolls has its offset, and a handle that goes down`() throws {
    let reel = try FilmedScript.reel(
      """
      dragscript 1
      set autoscroll on
      collection list at 0,0 size 200x400 layout rows(height=40)
      items list a b c d e f g h i j k l m n o p q r s t
      on list update => proposal move insert-at
      test "resting near the edge"
        @0ms   down list#c
        @600ms move 100,395
        @2s    cancel
        settle

      """)
    let offsets = reel.moments.compactMap { $0.state.views[0]?.scroll?.y }
    #expect(offsets.first == 0)
    #expect(offsets.last == 400)
    #expect(offsets == offsets.sorted())
    let thumbs = reel.moments.compactMap { $0.state.views[0]?.thumb?.minY }
    #expect(thumbs == thumbs.sorted())
    #expect((thumbs.last ?? 0) > (thumbs.first ?? 0))
  }

  @Test func `a stack has its count, and a badge for what a drop would do`() throws {
    let reel = try reel(
      """
      \(Self.list)
      collection bin at 0,400 size 390x132 layout rows(height=44)
      items bin old
      view wall at 0,600 size 390x80
      on bin update => proposal copy insert-at
      on wall update => proposal forbidden
      on list items => items list#milk list#eggs
      """,
      "  @600ms move bin[gap 0]\n  @700ms move wall\n  @800ms cancel")
    let carried = reel.moments.compactMap { moment in
      moment.state.carried[1].map { (moment.time, $0) }
    }
    #expect(carried.allSatisfy { $0.1.count == 2 })
    let marks = carried.filter { $0.0 >= 600_000 }.map(\.1.mark)
    #expect(marks.contains(.plus))
    #expect(marks.contains(.forbidden))
    #expect(reel.still(at: 650_000).contains("<circle class=\"y\""))
    #expect(reel.still(at: 750_000).contains("<circle class=\"z\""))
  }

  @Test func `several pointers have their names`() throws {
    let reel = try FilmedScript.reel(
      """
      dragscript 1
      collection list at 0,100 size 390x132 layout rows(height=44)
      items list milk eggs tea
      on list update => proposal move insert-at
      pointer first touch
      pointer second touch
      test "two fingers"
        @0ms   first: down list#milk
        @100ms second: down list#tea
        @700ms first: move 100,200
        @800ms second: move 200,300
        @900ms first: cancel
        @1s    second: cancel
        settle

      """)
    let still = reel.still(at: 850_000)
    #expect(still.contains(">first</text>"))
    #expect(still.contains(">second</text>"))
    #expect(reel.lanes.filter { $0.subject == .pointer }.map(\.name) == ["first", "second"])
  }
}
