import DragReplay
import Testing

/// An item is dragged again before its first drop is complete: whatever both do, it is conserved.
@Suite struct ItemDraggedTwiceTests {
  /// The operation of a drop, and how its item arrives.
  struct Kind: Sendable, CustomTestStringConvertible {
    let operation: String
    let answer: String

    var testDescription: String { "\(operation), \(answer)" }

    static let all = ["move", "copy"].flatMap { operation in
      ["accept", "items self", "items load", "accept after", "none"].map {
        Kind(operation: operation, answer: $0)
      }
    }

    /// The policies of a destination that takes its drops so.
    func policies(of view: String) -> String {
      let perform =
        answer == "accept after"
        ? "on \(view) perform after 700ms => accept" : "on \(view) perform => \(answer)"
      return "on \(view) update => proposal \(operation) insert-at\n\(perform)\n"
    }
  }

  @Test(arguments: Kind.all, Kind.all)
  func `M8: an item that is dragged twice is conserved, and moved by one drop at most`(
    first: Kind, second: Kind
  ) {
    // Each value of a setting beside each of another one.
    for (promises, pause, target) in Self.pairs {
      Self.check(first, second, promises: promises, pause: pause, target: target)
    }
  }

  /// Settings in which each value is beside each of another one.
  static let pairs = [
    ("off", "10ms", "third"), ("off", "3s", "to"), ("on", "10ms", "to"), ("on", "3s", "third"),
  ]

  /// Drags an item twice: released while the first drop is on its way, or when it has arrived.
  static func check(
    _ first: Kind, _ second: Kind, promises: String, pause: String, target: String
  ) {
    let text = """
      dragscript 1
      set items-are-promises \(promises)
      collection from at 0,0 size 180x300 layout rows()
      collection to at 200,0 size 180x300 layout rows()
      collection third at 0,400 size 180x300 layout rows()
      items from a b
      items to x
      items third y
      provider from#a public.data "a" delay 2s
      pointer one touch
      pointer two touch
      \(first.policies(of: "to"))
      \(second.policies(of: "third"))
      test "twice"
        one: down from#a
        two: down from#a
        wait 600ms
        one: move to[gap 1]
        two: move from#b(+0,+60)
        two: move \(target)[gap 1]
        one: up
        wait \(pause)
        two: up
        settle

      """
    let report = Replaying.report(text)
    #expect(report.exitCode == 0, "\(report.text)")
    let trace = report.results.map(\.traceText).joined()
    let moves = trace.split(separator: "\n").filter { $0.contains("from.delete item=a ") }
    #expect(moves.count <= 1, "\(trace)")
  }
}

/// The same with every setting beside every other one: what a quick run leaves out of it.
@Suite struct SlowItemDraggedTwiceTests {
  @Test(arguments: ItemDraggedTwiceTests.Kind.all, ItemDraggedTwiceTests.Kind.all)
  func `M8: an item that is dragged twice is conserved, whatever the settings`(
    first: ItemDraggedTwiceTests.Kind, second: ItemDraggedTwiceTests.Kind
  ) {
    for promises in ["off", "on"] {
      for pause in ["10ms", "3s"] {
        for target in ["to", "third"]
        where !ItemDraggedTwiceTests.pairs.contains(where: { $0 == (promises, pause, target) }) {
          ItemDraggedTwiceTests.check(
            first, second, promises: promises, pause: pause, target: target)
        }
      }
    }
  }
}
