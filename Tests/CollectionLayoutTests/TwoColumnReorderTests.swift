import Seeds
import CollectionLayout
import DragGeometry
import TestSupport
import Testing

@Suite struct TwoColumnReorderTests {
  typealias Style = Layout.TwoColumn.Style

  struct Golden: CustomTestStringConvertible, Sendable {
    let styles: String
    let source: Int
    let proposed: Int
    let order: [Int]
    let drop: Int

    var testDescription: String { "\(styles) \(source)->\(proposed)" }

    static let all = [
      Golden(styles: "RCC", source: 0, proposed: 1, order: [1, 2, 0], drop: 2),
      Golden(styles: "CCRCC", source: 2, proposed: 1, order: [2, 0, 1, 3, 4], drop: 0),
      Golden(styles: "CCCR", source: 3, proposed: 2, order: [0, 1, 3, 2], drop: 2),
      Golden(styles: "CCCC", source: 0, proposed: 3, order: [1, 2, 3, 0], drop: 3),
    ]
  }

  @Test(arguments: Golden.all)
  func `L15: a regular item never parts a pair`(golden: Golden) throws {
    var reorder = try #require(
      TwoColumnReorder(styles: styles(golden.styles), dragging: golden.source))
    #expect(reorder.propose(golden.proposed) == true)
    #expect(reorder.order == golden.order)
    #expect(reorder.target == golden.drop)
  }

  @Test func `L15: moved back up into the pair that it followed, the order is as it was`() throws {
    let styles = styles("RCC")
    #expect(TwoColumnReorder.target(for: 1, from: 2, dragging: 0, in: styles) == 0)
    var reorder = try #require(TwoColumnReorder(styles: styles, dragging: 0))
    #expect(reorder.propose(2) == true)
    #expect(reorder.propose(1) == true)
    #expect(reorder.order == [0, 1, 2])
    #expect(reorder.target == 0)
  }

  @Test func `L16: the same proposal again is not an event, also where it was snapped`() throws {
    var reorder = try #require(TwoColumnReorder(styles: styles("RCC"), dragging: 0))
    #expect(reorder.propose(1) == true)
    for _ in 0..<3 {
      #expect(reorder.propose(1) == false)
      #expect(reorder.target == 2)
    }
    #expect(reorder.propose(2) == false)
  }

  @Test func `L14: a proposal that is dropped leaves the committed order`() throws {
    var reorder = try #require(TwoColumnReorder(styles: styles("CCR"), dragging: 0))
    #expect(reorder.order == [0, 1, 2])
    #expect(reorder.propose(2) == true)
    #expect(reorder.order == [1, 2, 0])
    #expect(reorder.shownStyles() == [Slot(item: 1): .regular])
    reorder.dropProposal()
    #expect(reorder.order == [0, 1, 2])
    #expect(reorder.shownStyles(section: 1) == [Slot(section: 1, item: 2): .regular])
    #expect(reorder.propose(2) == true)
  }

  @Test func `H3: what is out of bounds changes nothing`() throws {
    #expect(TwoColumnReorder(styles: [], dragging: 0) == nil)
    #expect(TwoColumnReorder(styles: [.compact], dragging: 1) == nil)
    #expect(TwoColumnReorder(styles: [.compact], dragging: -1) == nil)
    var reorder = try #require(TwoColumnReorder(styles: styles("RCC"), dragging: 0))
    for proposed in [-1, 3, .min, .max] { #expect(reorder.propose(proposed) == false) }
    #expect(reorder.target == nil)
    let target = TwoColumnReorder.target(for: 1, from: 5, dragging: .max, in: styles("RCC"))
    #expect(target == 5)
  }

  @Test(.seeds(1...300))
  func `L15: pairs stay together under every regular item, whatever is proposed`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    let styles = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      Int.random(in: 0..<4, using: &generator) == 0 ? Style.regular : .compact
    }
    let source = Int.random(in: 0..<styles.count, using: &generator)
    var base = styles
    base.remove(at: source)
    let ends = Layout.TwoColumn.rows(of: base).reduce(into: [0]) { ends, row in
      ends.append((ends.last ?? 0) + row.count)
    }
    var reorder = try #require(TwoColumnReorder(styles: styles, dragging: source))
    for _ in 0..<20 {
      let before = reorder.target ?? source
      let proposed = Int.random(in: 0..<styles.count, using: &generator)
      let isNew = reorder.propose(proposed)
      let target = reorder.target ?? source
      #expect(isNew == (before != target))
      #expect(reorder.order[target] == source)
      #expect(reorder.order.filter { $0 != source } == styles.indices.filter { $0 != source })
      guard isNew else { continue }
      switch styles[source] {
      case .compact: #expect(target == proposed)
      case .regular:
        #expect(ends.contains(target))
        #expect(abs(target - proposed) <= 1)
        #expect((target < before) == (proposed < before))
      }
    }
  }
}

/// Styles from letters: `R` is regular, `C` compact.
func styles(_ letters: String) -> [Layout.TwoColumn.Style] {
  letters.map { $0 == "R" ? .regular : .compact }
}
