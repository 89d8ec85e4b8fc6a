import DragSwiftUI
import DragUIKitTesting
import Foundation
import Testing

/// Delegates of SwiftUI, on views of a window.
@MainActor @Suite struct SwiftUIDropTests {
  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let target = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  private let controller = UIViewController()
  private let shelf = Shelf()
  private let stage = AppStage()

  private func show(
    _ data: @escaping () -> NSItemProvider = { NSItemProvider(object: "x" as NSString) }
  ) {
    source.onDrag(data)
    controller.view.addSubview(source)
    controller.view.addSubview(target)
    stage.show(controller)
  }

  /// The names of the calls, each once where it repeats.
  private var names: [String] {
    shelf.calls.map { String($0.prefix { $0 != " " }) }.reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  @Test func `24, 25, 28: a delegate is asked, enters, is updated at every move, and performs`() {
    target.onDrop(of: [.plainText], delegate: ListingDelegate(shelf: shelf))
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(names == ["validate", "entered", "updated", "perform"])
    #expect(shelf.calls.last == "perform 50,50")
    #expect(shelf.taken == [1, 0, 1])
    #expect(stage.test.stage.lastOutcome?.operation == .copy)
  }

  @Test func `27: a drag that leaves exits, and enters again without being asked`() {
    target.onDrop(of: [.plainText], delegate: ListingDelegate(shelf: shelf))
    show()
    stage.press(.middle, of: source)
    stage.advance(by: .seconds(1))
    for (point, view) in [(AppTarget.middle, target), (.point(50, 50), source), (.middle, target)] {
      stage.move(to: point, of: view)
    }
    stage.release()
    stage.settle()
    #expect(names == ["validate", "entered", "updated", "exited", "entered", "updated", "perform"])
  }

  @Test func `139: items of other types ask nothing`() {
    target.onDrop(of: [.image], delegate: ListingDelegate(shelf: shelf))
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(shelf.calls == [])
    #expect(stage.test.stage.lastOutcome?.operation == .cancel)
  }

  @Test func `24: a drop that is not valid is followed by no other call`() {
    target.onDrop(of: [.plainText], delegate: ListingDelegate(shelf: shelf, isValid: false))
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(names == ["validate"])
  }

  @Test func `25: nil keeps the last proposal, and is a copy before any`() {
    target.onDrop(
      of: [.plainText],
      delegate: ListingDelegate(shelf: shelf, proposals: { $0 == 1 ? .move : nil }))
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(stage.test.stage.lastOutcome?.operation == .move)
    #expect(shelf.calls.filter { $0.hasPrefix("updated") }.count > 1)
    let other = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    other.onDrop(of: [.plainText], delegate: LeastDelegate(shelf: shelf))
    stage.perform { controller.view.addSubview(other) }
    stage.drag(source, to: .middle, in: other)
    #expect(stage.test.stage.lastOutcome?.operation == .copy)
    #expect(shelf.calls.last == "perform")
  }

  @Test func `26: a proposal that forbids a drop is a drop that is not performed`() {
    target.onDrop(
      of: [.plainText], delegate: ListingDelegate(shelf: shelf, proposals: { _ in .forbidden }))
    show()
    stage.drag(source, to: .middle, in: target)
    #expect(!names.contains("perform"))
    #expect(stage.test.stage.lastOutcome?.operation == .forbidden)
  }

  @Test func `a card that is carried over others changes places with them, by bindings`() {
    let shelf = Shelf(["a", "b", "c"])
    var cards: [UIView] = []
    for (index, item) in shelf.items.enumerated() {
      let card = UIView(frame: CGRect(x: Double(index) * 110, y: 100, width: 100, height: 100))
      card.onDrag {
        shelf.dragged = item
        return NSItemProvider(object: item as NSString)
      }
      card.onDrop(
        of: [.text],
        delegate: RelocateDelegate(
          item: item, items: shelf.binding(\.items), dragged: shelf.binding(\.dragged)))
      controller.view.addSubview(card)
      cards.append(card)
    }
    stage.show(controller)
    stage.drag(cards[0], to: .middle, in: cards[2])
    #expect(shelf.items == ["b", "c", "a"])
    #expect(shelf.dragged == nil)
    #expect(stage.test.stage.lastOutcome?.operation == .move)
  }

  @Test func `a closure gets the items of its types and the position, and follows the drag`() {
    var found: ([NSItemProvider], CGPoint)?
    var states: [Bool] = []
    target.onDrop(
      of: [.plainText],
      isTargeted: Binding(get: { states.last ?? false }, set: { states.append($0) })
    ) { providers, location in
      found = (providers, location)
      return true
    }
    show()
    stage.drag(source, to: .point(20, 330), in: target)
    #expect(found?.0.count == 1)
    #expect(found?.1 == CGPoint(x: 20, y: 30))
    #expect(states == [true, false])
  }
}

@Suite struct SwiftUIValueTests {
  @Test(arguments: [
    ([0], 3, "bcad"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 2, "bacd"), ([1, 3], 1, "abdc"),
    ([], 2, "abcd"), ([0, 1, 2, 3], 2, "abcd"),
  ])
  func `elements move before another one, in their order`(
    source: [Int], destination: Int, result: String
  ) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters.joined() == result)
  }

  @Test func `elements are removed at indices`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 3])
    #expect(letters == ["b", "c"])
  }

  @Test func `a binding reads and writes, also a part of its value`() {
    let shelf = Shelf(["a"])
    let binding = shelf.binding(\.items)
    binding.wrappedValue.append("b")
    #expect(shelf.items == ["a", "b"])
    let count = Binding<CGPoint>(
      get: { CGPoint(x: shelf.taken.count, y: 0) }, set: { shelf.taken = [Int($0.x)] })
    count.x.wrappedValue = 7
    #expect(shelf.taken == [7])
    #expect(count.projectedValue.x.wrappedValue == 1)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test func `changes of an animation happen at once, and pass errors on`() {
    struct Refusal: Error {}
    #expect(withAnimation(.spring()) { 5 } == 5)
    #expect(throws: Refusal.self) { try withAnimation { throw Refusal() } }
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2))
  }
}
