import CollectionLayout
import DragGeometry
import DragStage

extension TestStage {
  /// Adds a view of another application beside a window of a width, and returns it with the names of its items.
  ///
  /// The number is that of the view among those of other applications, from 1 on. The items are lifted together, or each alone.
  package func foreignItems(
    _ count: Int, number: Int, besides width: Double, together: Bool = true,
    fileID: StaticString, file: StaticString, line: UInt, column: UInt
  ) -> (view: TestView, names: [String]) {
    let names = (0..<count).map { "other\(number)-\($0)" }
    var options = ViewOptions()
    options.application = "other"
    let view = collection(
      names, named: "other\(number)",
      at: Rect(x: width + 20, y: Double(number - 1) * 100, width: 100, height: 100),
      layout: .rows(Layout.Rows(height: 10)), options: options,
      policy: together
        ? DragPolicy().items { _ in names }
        : DragPolicy().addItems { [$0.item].compactMap(\.self) }, fileID: fileID, file: file,
      line: line,
      column: column)
    return (view, names)
  }
}
