import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// How single items are shown, and where a host lets them fly.
@Suite struct StagePreviewsTests {
  /// A view whose answers are looked up by the names of items.
  private final class Previews: DragSource, DropDestination {
    var lift: [String: ItemPreview] = [:]
    var cancel: [String: ItemPreview] = [:]
    var drop: [String: ItemPreview] = [:]
    var items: [ItemReference] = []
    weak var stage: Stage?

    private func name(_ item: ItemID) -> String { stage?.name(of: item) ?? "" }

    func items(for call: DragContext) -> OfferedItems { items.isEmpty ? .pressed : .named(items) }
    func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      lift[name(item)] ?? .standard
    }
    func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      cancel[name(item)] ?? .standard
    }
    func update(_ call: DragContext) -> DropProposal? {
      DropProposal(.copy, prefersFullSize: true)
    }
    func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      drop[name(item)] ?? .standard
    }
  }

  private let stage: Stage
  private let views = Previews()
  private let finger: PointerID
  private let list: ViewID

  init() throws {
    var settings = StageSettings()
    settings.bulkAnimation = 3
    stage = Stage(settings: settings)
    views.stage = stage
    var options = ViewOptions()
    options.asksPreviews = [.lift, .cancel, .drop]
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 220),
      layout: .rows(.init(height: 44)), items: ["a", "b", "c", "d"], options: options,
      source: views, destination: nil)
    try stage.addView(
      "bin", frame: Rect(x: 200, y: 0, width: 100, height: 100), options: options, source: nil,
      destination: views)
    finger = try stage.addPointer("f")
    views.items = try ["a", "b", "c"].map { try #require(stage.item($0, in: list)) }
  }

  /// Where each item goes, by its name.
  private func flights(_ orders: [HostCommand]) -> [String: ItemFlight] {
    var flights: [String: ItemFlight] = [:]
    for case .animatePreview(_, let item, let flight) in orders {
      flights[stage.name(of: item.item)] = flight
    }
    return flights
  }

  private func lift() throws -> Reply {
    try stage.down(finger, 10, 10, at: 0)
    return try stage.handle(.tick, at: .milliseconds(500))
  }

  @Test func `CONTRACT-04: a host hears how each item rises`() throws {
    views.lift = ["b": .invisible, "c": .at(Point(x: 7, y: 8))]
    #expect(
      flights(try lift().commands) == [
        "a": .rises, "b": .isUnseen, "c": .to(Point(x: 7, y: 8)),
      ])
    #expect(
      stage.calls().filter { $0.hasPrefix("list.liftPreview") } == [
        "list.liftPreview item=a preview=default", "list.liftPreview item=b preview=none",
        "list.liftPreview item=c preview=7,8",
      ])
  }

  @Test func `CONTRACT-16: a host hears how each visible item flies home`() throws {
    views.lift = ["c": .invisible]
    views.cancel = ["a": .at(Point(x: 1, y: 2)), "b": .invisible]
    _ = try lift()
    try stage.move(finger, 150, 10, at: 501)
    let reply = try stage.up(finger, at: 502)
    #expect(flights(reply.commands) == ["a": .to(Point(x: 1, y: 2)), "b": .fades])
    #expect(stage.calls().filter { $0.hasPrefix("list.willCancel") }.count == 3)
  }

  @Test func `CONTRACT-16: what is gone is not asked about, and fades`() throws {
    views.lift = ["c": .invisible]
    _ = try lift()
    try stage.move(finger, 150, 10, at: 501)
    try stage.delete(views.items[0])
    try stage.delete(views.items[2])
    let reply = try stage.up(finger, at: 502)
    #expect(flights(reply.commands) == ["a": .fades, "b": .home])
    #expect(stage.calls().filter { $0.hasPrefix("list.cancelPreview") }.count == 1)
    #expect(stage.calls().filter { $0.hasPrefix("list.willCancel") }.count == 3)
  }

  @Test func `CONTRACT-16: the items of a removed view fade, also where no policy is asked`()
    throws
  {
    for isAsked in [true, false] {
      let sample = isAsked ? nil : try Sample()
      let (stage, finger, list) = (
        sample?.stage ?? stage, sample?.finger ?? finger, sample?.list ?? list
      )
      if let sample { try sample.carry(row: 0) } else { _ = try lift() }
      try stage.move(finger, 450, 10, at: 501)
      let session = try #require(stage.pointers.carriedSession(of: finger))
      let items = stage.sessions.items(of: session)
      #expect(items.allSatisfy { stage.scene.shownFrame(of: $0.reference) != nil })
      try stage.removeView(list)
      #expect(items.allSatisfy { stage.scene.shownFrame(of: $0.reference) == nil })
      let orders = try stage.up(finger, at: 502).commands
      let flights = orders.filter { if case .animatePreview = $0 { true } else { false } }
      #expect(flights == items.map { .animatePreview(session, $0, .fades) })
      #expect(!stage.calls().contains { $0.hasPrefix("list.cancelPreview") })
    }
  }

  @Test func `CONTRACT-16: the items of an application that is gone fade`() throws {
    _ = try lift()
    try stage.move(finger, 150, 10, at: 501)
    let orders = try stage.handle(.application(.common, .gone), at: .milliseconds(502)).commands
    #expect(flights(orders) == ["a": .fades, "b": .fades, "c": .fades])
  }

  @Test func `CONTRACT-29, 30: a host hears how each visible item arrives`() throws {
    views.lift = ["a": .invisible]
    views.drop = ["c": .invisible]
    _ = try lift()
    try stage.move(finger, 250, 10, at: 501)
    let reply = try stage.up(finger, at: 502)
    #expect(flights(reply.commands) == ["b": .stays, "c": .fades])
    #expect(stage.calls().filter { $0.hasPrefix("bin.willDrop") }.count == 3)
  }

  @Test func `CONTRACT-31: more items than the bound arrive at once, and no policy is asked`()
    throws
  {
    views.items.append(try #require(stage.item("d", in: list)))
    _ = try lift()
    try stage.move(finger, 250, 10, at: 501)
    let before = stage.trace.count
    let reply = try stage.up(finger, at: 502)
    #expect(flights(reply.commands) == [:])
    #expect(
      stage.calls(from: before) == [
        "f.up", "bin.perform at=none", "list.willEnd op=copy", "bin.willDrop", "bin.dropEnd",
      ])
  }

  @Test func `a view that does not ask for previews is not asked, beside one that does`() throws {
    let sample = try Sample()
    try sample.stage.addInteraction(
      "log", to: sample.list, destination: Policy(), asksPreviews: true)
    try sample.carry(row: 0)
    try sample.stage.up(sample.finger, at: 600)
    #expect(!sample.stage.calls().contains { $0.contains("Preview") })
  }

  @Test func `an interaction is asked for previews where no view is`() throws {
    let sample = try Sample()
    let wall = try sample.stage.addView(
      "wall", frame: Rect(x: 450, y: 300, width: 100, height: 100))
    try sample.stage.addInteraction(
      "log", to: wall, destination: Policy(DropProposal(.copy)), asksPreviews: true)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 500, 350, at: 600)
    try sample.stage.up(sample.finger, at: 601)
    #expect(
      sample.stage.calls().filter { $0.contains("Preview") } == [
        "log.dropPreview item=a preview=default"
      ])
  }

  @Test func `CONTRACT-57: full size is shown while the proposal that asks for it is in force`()
    throws
  {
    _ = try lift()
    try stage.move(finger, 150, 10, at: 501)
    #expect(stage.sessions.last?.showsFullSize == false)
    try stage.move(finger, 250, 10, at: 502)
    #expect(stage.sessions.last?.showsFullSize == true)
    #expect(
      stage.calls().last == "bin.update op=copy intent=unspecified at=none full-size=true")
    try stage.move(finger, 150, 10, at: 503)
    #expect(stage.sessions.last?.showsFullSize == false)
  }

  @Test func `CONTRACT-09: what was asked at the begin can be read from the session`() throws {
    let sample = try Sample()
    sample.listPolicy.onAllowsMove = { _ in false }
    sample.listPolicy.onRestricted = { _ in true }
    try sample.carry(row: 0)
    #expect(sample.stage.sessions.last?.allowsMove == false)
    #expect(sample.stage.sessions.last?.isRestricted == true)
  }
}
