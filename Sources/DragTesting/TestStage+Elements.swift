import DragScript
public import DragStage

// Lists of an application's own values, by their ids.
extension TestStage {
  /// Adds a list of values, which are named by their ids.
  ///
  /// An id that is not a name of the language, such as a number, is one behind `item-`: `item-7`.
  @discardableResult
  public func list<Element: Identifiable>(
    _ elements: [Element], named name: String? = nil,
    options: ViewOptions = ViewOptions(),
    policy: DragPolicy = .reordering,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    list(
      elements.map { Self.name(of: $0) }, named: name, options: options, policy: policy,
      fileID: fileID, file: file, line: line, column: column)
  }

  /// Expects that a view's data has exactly these values, in this order.
  @discardableResult
  public func expect<Element: Identifiable>(
    _ view: TestView, has elements: [Element],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    expect(
      view, has: elements.map { Self.name(of: $0) }, fileID: fileID, file: file, line: line,
      column: column)
  }

  /// The name by which the item of a value is known.
  public static func name(of element: some Identifiable) -> String {
    let text = "\(element.id)"
    if Name.isItem(text) { return text }
    let lawful = "item-" + text
    return Name.isItem(lawful)
      ? lawful
      : String(lawful.map { Name.isItem("a\($0)") ? $0 : "-" })
  }
}
