import Seeds
import CollectionLayout
import DragGeometry
import ReferenceSearch
import TestSupport
import Testing

@Suite struct TwoColumnReorderTests {
  struct Golden: CustomTestStringConvertible, Sendable {
    let spans: String
    let source: Int
    let proposed: Int
    let order: [Int]
    let drop: Int

    var testDescription: String { "\(spans) \(source)->\(proposed)" }

    static let all = [
      Golden(spans: "RCC", source: 0, proposed: 1, order: [1, 2, 0], drop: 2),
      Golden(spans: "CCRCC", source: 2, proposed: 1, order: [2, 0, 1, 3, 4], drop: 0),
      Golden(spans: "CCCR", source: 3, proposed: 2, order: [0, 1, 3, 2], drop: 2),
      Golden(spans: "CCCC", source: 0, proposed: 3, order: [1, 2, 3, 0], drop: 3),
    ]
  }

  @Test(arguments: Golden.all)
  func `L15: a regular item never parts a pair`(golden: Golden) throws {
    var reorder = try #require(
      TwoColumnReorder(spans: spans(golden.spans), dragging: golden.source))
    #expect(reorder.propose(golden.proposed) == true)
    #expect(reorder.order == golden.order)
    #expect(reorder.target == golden.drop)
  }

  @Test func `L15: moved back up into the pair that it followed, the order is as it was`() throws {
    let spans = spans("RCC")
    #expect(Layout.TwoColumn.index(for: 1, from: 2, dragging: 0, in: spans) == 0)
    var reorder = try #require(TwoColumnReorder(spans: spans, dragging: 0))
    #expect(reorder.propose(2) == true)
    #expect(reorder.propose(1) == true)
    #expect(reorder.order == [0, 1, 2])
    #expect(reorder.target == 0)
  }

  @Test func `L16: the same proposal again is not an event, also where it was snapped`() throws {
    var reorder = try #require(TwoColumnReorder(spans: spans("RCC"), dragging: 0))
    #expect(reorder.propose(1) == true)
    for _ in 0..<3 {
      #expect(reorder.propose(1) == false)
      #expect(reorder.target == 2)
    }
    #expect(reorder.propose(2) == false)
  }

  @Test func `L14: a proposal that is dropped leaves the committed order`() throws {
    var reorder = try #require(TwoColumnReorder(spans: spans("CCR"), dragging: 0))
    #expect(reorder.order == [0, 1, 2])
    #expect(reorder.propose(2) == true)
    #expect(reorder.order == [1, 2, 0])
    #expect(reorder.shownSpans() == [Slot(item: 1): 2])
    reorder.dropProposal()
    #expect(reorder.order == [0, 1, 2])
    #expect(reorder.shownSpans(section: 1) == [Slot(section: 1, item: 2): 2])
    #expect(reorder.propose(2) == true)
  }

  @Test func `H3: what is out of bounds changes nothing`() throws {
    #expect(TwoColumnReorder(spans: [], dragging: 0) == nil)
    #expect(TwoColumnReorder(spans: [1], dragging: 1) == nil)
    #expect(TwoColumnReorder(spans: [1], dragging: -1) == nil)
    var reorder = try #require(TwoColumnReorder(spans: spans("RCC"), dragging: 0))
    for proposed in [-1, 3, .min, .max] { #expect(reorder.propose(proposed) == false) }
    #expect(reorder.target == nil)
    let target = Layout.TwoColumn.index(for: 1, from: 5, dragging: .max, in: spans("RCC"))
    #expect(target == 5)
  }

  @Test(.seeds(1...300))
  func `L15: pairs stay together under every regular item, whatever is proposed`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    let spans = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      Int.random(in: 0..<4, using: &generator) == 0 ? 2 : 1
    }
    let source = Int.random(in: 0..<spans.count, using: &generator)
    var base = spans
    base.remove(at: source)
    let ends = Layout.TwoColumn.rows(of: base).reduce(into: [0]) { ends, row in
      ends.append((ends.last ?? 0) + row.count)
    }
    var reorder = try #require(TwoColumnReorder(spans: spans, dragging: source))
    for _ in 0..<20 {
      let before = reorder.target ?? source
      let proposed = Int.random(in: 0..<spans.count, using: &generator)
      let isNew = reorder.propose(proposed)
      let target = reorder.target ?? source
      #expect(isNew == (before != target))
      #expect(reorder.order[target] == source)
      #expect(reorder.order.filter { $0 != source } == spans.indices.filter { $0 != source })
      guard isNew else { continue }
      switch spans[source] {
      case 1: #expect(target == proposed)
      case _:
        #expect(ends.contains(target))
        #expect(abs(target - proposed) <= 1)
        #expect((target < before) == (proposed < before))
      }
    }
  }
}

/// Spans from letters: `R` spans both columns, `C` one.
func spans(_ letters: String) -> [Int] {
  letters.map { $0 == "R" ? 2 : 1 }
}
