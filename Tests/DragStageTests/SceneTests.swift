import Seeds
import CollectionLayout
import DragGeometry
import DragItems
import TestSupport
import Testing

@testable import DragStage

private func view(
  _ name: String, _ frame: Rect, in parent: ViewID? = nil, content: Size? = nil
) -> StageView {
  var options = ViewOptions()
  options.parent = parent
  options.contentSize = content
  return StageView(
    name: name, frame: frame, options: options, application: .common, depth: 0, hasSource: false,
    sourceCalls: [], hasOwnSource: true, hasDestination: false,
    content: .item(ItemID(0), isThere: true))
}

private func names(_ scene: inout Scene, _ x: Double, _ y: Double) -> [String] {
  var found: [ViewID] = []
  scene.collectViews(at: Point(x: x, y: y), into: &found)
  return found.map { scene[$0].name }
}

/// Paints back to front by recursion and keeps what the point is in.
private func painted(_ views: [StageView], _ point: Point) -> [String] {
  var order: [Int] = []
  func paint(_ place: Int, _ area: Rect?, _ scrolled: Point) {
    guard views[place].isPresent else { return }
    let frame = views[place].frame.moved(by: .zero - scrolled)
    let own = area.map { $0.intersection(frame) } ?? frame
    guard let own else { return }
    if own.contains(point) { order.append(place) }
    for child in views.indices where views[child].options.parent == ViewID(index: place) {
      paint(child, own, scrolled + views[place].offset)
    }
  }
  for place in views.indices where views[place].options.parent == nil { paint(place, nil, .zero) }
  return order.reversed().map { views[$0].name }
}

@Suite struct SceneTests {
  @Test func `what was added later lies on top`() {
    var scene = Scene()
    for name in ["a", "b", "c"] {
      _ = scene.add(view(name, Rect(x: 0, y: 0, width: 10, height: 10)))
    }
    #expect(names(&scene, 5, 5) == ["c", "b", "a"])
  }

  @Test func `children lie on their parent, and under what lies on the parent`() {
    var scene = Scene()
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let back = scene.add(view("back", frame))
    _ = scene.add(view("front", frame))
    let child = scene.add(view("child", frame, in: back))
    _ = scene.add(view("grandchild", frame, in: child))
    _ = scene.add(view("sibling", frame, in: back))
    #expect(names(&scene, 5, 5) == ["front", "sibling", "grandchild", "child", "back"])
  }

  @Test func `a part outside the parents is not hit`() {
    var scene = Scene()
    let parent = scene.add(view("parent", Rect(x: 0, y: 0, width: 10, height: 10)))
    let child = scene.add(view("child", Rect(x: 5, y: 5, width: 100, height: 4), in: parent))
    _ = scene.add(view("grandchild", Rect(x: 0, y: 0, width: 100, height: 100), in: child))
    #expect(names(&scene, 6, 6) == ["grandchild", "child", "parent"])
    #expect(names(&scene, 4, 6) == ["parent"])
    #expect(names(&scene, 10, 6) == [])
    #expect(names(&scene, 6, 9) == ["parent"])
  }

  @Test func `a view that is taken away is not hit, nor is what is nested in it`() {
    var scene = Scene()
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    _ = scene.add(view("back", frame))
    let parent = scene.add(view("parent", frame))
    _ = scene.add(view("child", frame, in: parent))
    #expect(names(&scene, 5, 5) == ["child", "parent", "back"])
    scene.remove(parent)
    #expect(names(&scene, 5, 5) == ["back"])
  }

  @Test func `what scrolls takes along what is nested in it`() {
    var scene = Scene()
    let page = scene.add(
      view(
        "page", Rect(x: 0, y: 0, width: 10, height: 10), content: Size(width: 10, height: 100)))
    let card = scene.add(view("card", Rect(x: 0, y: 50, width: 10, height: 10), in: page))
    let label = scene.add(view("label", Rect(x: 5, y: 45, width: 10, height: 10), in: card))
    #expect(names(&scene, 5, 5) == ["page"])
    scene[page].scroll(to: Point(x: 0, y: 50))
    #expect(names(&scene, 5, 4) == ["label", "card", "page"])
    #expect(names(&scene, 5, 5) == ["card", "page"])
    #expect(names(&scene, 5, 10) == [])
    #expect(scene.frame(of: label) == Rect(x: 5, y: -5, width: 10, height: 10))
    scene.remove(card)
    #expect(names(&scene, 5, 4) == ["page"])
  }

  @Test func `A2: a view scrolls no further than its content reaches`() {
    var scene = Scene()
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let page = scene.add(view("page", frame, content: Size(width: 5, height: 30)))
    scene[page].scroll(to: Point(x: 40, y: 40))
    #expect(scene[page].offset == Point(x: 0, y: 20))
    scene[page].scroll(to: Point(x: -1, y: -1))
    #expect(scene[page].offset == .zero)
    let plain = scene.add(view("plain", frame))
    #expect(scene[plain].contentPosition == nil)
  }

  @Test func `ten thousand views nested in each other do not overflow`() {
    var scene = Scene()
    var parent: ViewID?
    for number in 0..<10_000 {
      parent = scene.add(view("v\(number)", Rect(x: 0, y: 0, width: 10, height: 10), in: parent))
    }
    #expect(names(&scene, 5, 5).first == "v9999")
  }

  @Test func `two thousand views nested in each other are found from the front to the back`() {
    var scene = Scene()
    var parent: ViewID?
    for number in 0..<2_000 {
      parent = scene.add(view("v\(number)", Rect(x: 0, y: 0, width: 10, height: 10), in: parent))
    }
    #expect(names(&scene, 5, 5) == (0..<2_000).reversed().map { "v\($0)" })
  }

  @Test(.seeds(1...4))
  func `the order is that of painting by recursion, whatever moves or goes`() throws {
    try Self.compareWithPainting()
  }

  /// Adds, scrolls, moves and removes views of chance, and compares what is at a point after each step.
  static func compareWithPainting() throws {
    var random = SplitMix64(seed: Seed.current)
    var scene = Scene()
    for number in 0..<60 {
      let isNested = number > 0 && Bool.random(using: &random)
      let frame = Rect(
        x: Double(Int.random(in: -20...60, using: &random)),
        y: Double(Int.random(in: -20...60, using: &random)),
        width: Double(Int.random(in: 0...60, using: &random)),
        height: Double(Int.random(in: 0...60, using: &random)))
      let parent = isNested ? ViewID(index: Int.random(in: 0..<number, using: &random)) : nil
      let content =
        Int.random(in: 0..<4, using: &random) == 0
        ? Size(width: frame.width + 20, height: frame.height * 2) : nil
      _ = scene.add(view("v\(number)", frame, in: parent, content: content))
    }
    for _ in 0..<100 {
      let scrolled = ViewID(index: Int.random(in: 0..<60, using: &random))
      scene[scrolled].scroll(
        to: Point(
          x: Double(Int.random(in: 0...20, using: &random)),
          y: Double(Int.random(in: 0...60, using: &random))))
      if Int.random(in: 0..<3, using: &random) == 0 {
        let frame = Rect(
          x: Double(Int.random(in: -20...60, using: &random)),
          y: Double(Int.random(in: -20...60, using: &random)),
          width: Double(Int.random(in: 0...60, using: &random)),
          height: Double(Int.random(in: 0...60, using: &random)))
        try scene.setFrame(frame, of: ViewID(index: Int.random(in: 0..<60, using: &random)))
      }
      if Int.random(in: 0..<12, using: &random) == 0 {
        scene.remove(ViewID(index: Int.random(in: 0..<60, using: &random)))
      }
      let point = Point(
        x: Double(Int.random(in: -25...120, using: &random)),
        y: Double(Int.random(in: -25...120, using: &random)))
      #expect(names(&scene, point.x, point.y) == painted(scene.views, point), "\(point)")
    }
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowSceneTests {
  @Test(.seeds(5...60))
  func `the order is that of painting by recursion, more seeds`() throws {
    try SceneTests.compareWithPainting()
  }
}
