import CollectionLayout
import DragGeometry
import Testing

@Suite struct LayoutTwoColumnTests {
  private func geometry(
    _ letters: String,
    width: Double = 375,
    orientation: LayoutOrientation = LayoutOrientation()
  ) throws -> LayoutGeometry {
    var columns: [Slot: Int] = [:]
    for (item, span) in spans(letters).enumerated() { columns[Slot(item: item)] = span }
    return try LayoutGeometry(
      .twoColumn(.init()),
      bounds: Size(width: width, height: width),
      orientation: orientation,
      itemCounts: [letters.count],
      spans: columns
    )
  }

  private func rows(_ letters: String) -> String {
    Layout.TwoColumn.rows(of: spans(letters)).map { row in
      switch row {
      case .full: "R"
      case .pair: "P"
      case .orphan: "O"
      }
    }
    .joined()
  }

  @Test(arguments: [
    ("CCCCCCC", "PPPO"), ("RRRR", "RRRR"), ("RCCCCR", "RPPR"), ("CRC", "ORO"), ("CCCR", "POR"),
    ("", ""), ("C", "O"), ("R", "R"),
  ])
  func `L12: rows by spans`(letters: String, expected: String) {
    #expect(rows(letters) == expected)
  }

  @Test(arguments: ["CC", "RCC", "CCCC", "CCCCCCCC", "CRCC"])
  func `L11: an even run of compacts at the end opens no empty row`(letters: String) throws {
    #expect(rows(letters).last == "P")
    let geometry = try geometry(letters)
    let last = try #require(geometry.frame(of: Slot(item: letters.count - 1)))
    #expect(geometry.contentSize.height == last.maxY + 16)
    #expect(geometry.frame(of: Slot(item: letters.count)) == nil)
  }

  /// The published table with the loop that feeds it, and without its extra row (L10, L11).
  private func published(_ letters: String) -> String {
    let spans = Array(letters)
    var previous: Character?
    var rows = ""
    for (place, current) in spans.enumerated() {
      let next = place + 1 < spans.count ? spans[place + 1] : nil
      if previous == "C", current == "C" {
        // The table answers nil ahead of another item, and with the extra orphan at the end.
        previous = nil
      } else {
        rows += current == "R" ? "R" : next == "C" ? "P" : "O"
        previous = current
      }
    }
    return rows
  }

  @Test func `L10: all 8,190 lists up to length 12 are those of the published table`() {
    var count = 0
    for length in 1...12 {
      for bits in 0..<(1 << length) {
        let letters = String((0..<length).map { bits >> $0 & 1 == 1 ? "R" : "C" })
        #expect(rows(letters) == published(letters))
        count += 1
      }
    }
    #expect(count == 8_190)
  }

  @Test func `L13: a pair is narrower than two orphans, and rows are half as high as wide`() throws
  {
    let geometry = try geometry("RCCC")
    #expect(geometry.frame(of: Slot(item: 0)) == Rect(x: 16, y: 16, width: 343, height: 171.5))
    #expect(geometry.frame(of: Slot(item: 1)) == Rect(x: 16, y: 203.5, width: 163.5, height: 171.5))
    #expect(
      geometry.frame(of: Slot(item: 2)) == Rect(x: 195.5, y: 203.5, width: 163.5, height: 171.5))
    #expect(geometry.frame(of: Slot(item: 3)) == Rect(x: 16, y: 391, width: 171.5, height: 171.5))
    #expect(geometry.contentSize == Size(width: 375, height: 578.5))
  }

  @Test func `from right to left an orphan is on the right`() throws {
    let mirrored = try geometry("CCC", orientation: .init(direction: .rightToLeft))
    #expect(mirrored.frame(of: Slot(item: 0))?.minX == 195.5)
    #expect(mirrored.frame(of: Slot(item: 1))?.minX == 16)
    #expect(mirrored.frame(of: Slot(item: 2))?.minX == 187.5)
  }

  @Test func `a collection without room has items without size, and none is lost`() throws {
    let geometry = try geometry("RCCC", width: 20)
    #expect(geometry.frame(of: Slot(item: 3)) == Rect(x: 16, y: 48, width: 0, height: 0))
    #expect(throws: LayoutError.pastTheEnd(Slot(item: 1))) {
      try LayoutGeometry(
        .twoColumn(.init()), bounds: .zero, itemCounts: [1], spans: [Slot(item: 1): 2])
    }
  }
}
