import CollectionLayout
import DragGeometry
import Testing

@Suite struct LayoutTests {
  @Test func `the defaults are those of the script language`() {
    #expect(Layout.Rows() == Layout.Rows(height: 44, gap: 0, inset: .zero, header: 0, footer: 0))
    #expect(
      Layout.Grid()
        == Layout.Grid(
          cell: Size(width: 100, height: 100), gap: 8, columns: .automatic, inset: .zero,
          header: 0, footer: 0)
    )
    #expect(
      Layout.Flow()
        == Layout.Flow(
          item: Size(width: 50, height: 50), line: 10, gap: 10, inset: .zero, justify: false,
          alignment: .center, header: 0, footer: 0)
    )
  }

  @Test(arguments: [
    (100, 1), (207.9, 1), (208, 2), (390, 3), (0, 1), (1e300, 1_000_000_000),
  ])
  func `a grid has as many columns as fit, and at least one`(width: Double, columns: Int) {
    #expect(Layout.Grid().columnCount(width: width) == columns)
  }

  @Test func `a grid's insets take room, and a fixed number of columns asks for none`() {
    #expect(Layout.Grid(inset: Insets(1)).columnCount(width: 209) == 1)
    #expect(Layout.Grid(inset: Insets(1)).columnCount(width: 210) == 2)
    #expect(Layout.Grid(columns: .fixed(5)).columnCount(width: 10) == 5)
  }

  static let refused: [(Layout, LayoutError)] = [
    (.rows(.init(height: 0)), .zero(parameter: "height")),
    (.rows(.init(height: -1)), .negative(parameter: "height", value: -1)),
    (.rows(.init(height: .nan)), .notFinite(parameter: "height")),
    (.rows(.init(gap: .infinity)), .notFinite(parameter: "gap")),
    (.rows(.init(gap: -0.5)), .negative(parameter: "gap", value: -0.5)),
    (.rows(.init(header: -2)), .negative(parameter: "header", value: -2)),
    (.rows(.init(footer: .nan)), .notFinite(parameter: "footer")),
    (
      .rows(.init(inset: Insets(top: 0, left: 0, bottom: -3, right: 0))),
      .negative(parameter: "inset", value: -3)
    ),
    (.grid(.init(cell: Size(width: 0, height: 1))), .zero(parameter: "cell")),
    (.grid(.init(cell: Size(width: 1, height: .nan))), .notFinite(parameter: "cell")),
    (.grid(.init(gap: -8)), .negative(parameter: "gap", value: -8)),
    (.grid(.init(columns: .fixed(0))), .noColumns(0)),
    (.grid(.init(columns: .fixed(.min))), .noColumns(.min)),
    (.grid(.init(header: -1)), .negative(parameter: "header", value: -1)),
    (.flow(.init(item: Size(width: 5, height: 0))), .zero(parameter: "item")),
    (.flow(.init(line: .nan)), .notFinite(parameter: "line")),
    (.flow(.init(gap: -1)), .negative(parameter: "gap", value: -1)),
    (.flow(.init(footer: -1)), .negative(parameter: "footer", value: -1)),
    (.twoColumn(.init(inset: Insets(.nan))), .notFinite(parameter: "inset")),
    (.twoColumn(.init(gap: -1)), .negative(parameter: "gap", value: -1)),
    (.twoColumn(.init(header: .infinity)), .notFinite(parameter: "header")),
    (.twoColumn(.init(footer: -4)), .negative(parameter: "footer", value: -4)),
  ]

  @Test(arguments: refused)
  func `a number that means nothing is refused by name`(layout: Layout, error: LayoutError) {
    #expect(throws: error) { try layout.validate() }
    #expect(throws: error) { try LayoutGeometry(layout, width: 100, itemCounts: [1]) }
  }

  @Test(arguments: [
    Layout.rows(.init(height: 0.001, gap: 0)), .grid(.init(gap: 0, columns: .fixed(1))),
    .flow(.init(line: 0, gap: 0)), .frames,
  ])
  func `a number at the edge of meaning is taken`(layout: Layout) throws {
    try layout.validate()
    _ = try LayoutGeometry(layout, width: 0, itemCounts: [1])
  }
}
