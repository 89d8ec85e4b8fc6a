import DragGeometry
import DragItems
import DragScript
public import DragSessions
import DragStage
public import Machines

// What users do with keys, and what an application does by itself, also under a running drag.
extension TestStage {
  /// Holds these modifier keys and no others from now on; `[]` releases them all.
  public func key(
    _ keys: ModifierKeys,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    let known: [(ModifierKeys, Key)] = [
      (.shift, .shift), (.control, .control), (.alt, .alt), (.meta, .meta),
    ]
    for (modifier, key) in known where keys.contains(modifier) != player.keys.contains(modifier) {
      play(.key(keys.contains(modifier) ? .down : .up, key), by: nil, caller)
    }
  }

  /// Scrolls a view by a step, at once or evenly over a time that passes.
  public func scroll(
    _ view: TestView, by x: Double, _ y: Double, over duration: Microseconds = .zero,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    let name = Name(view.name, at: caller.location)
    play(.scroll(name, by: Point(x: x, y: y), over: duration), by: nil, caller)
  }

  /// Inserts new items into a collection's data, at the gap before the item of an index.
  public func insert(
    _ items: [String], at gap: Int, section: Int = 0, in view: TestView,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard areNames(items, caller) else { return }
    let place = Ref(
      view.name, .gap(GapIndex(section: section, item: gap)), at: caller.location)
    play(.insert(at: place, ids: items.map { Name($0, at: caller.location) }), by: nil, caller)
  }

  /// Deletes items from a view's data.
  public func delete(
    _ items: [String], from view: TestView,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    for item in items {
      play(.delete(Ref(view.name, .item(id: item), at: caller.location)), by: nil, caller)
    }
  }

  /// Lets a collection read its data again; without items, those that it has.
  public func reload(
    _ view: TestView, with items: [String]? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard areNames(items ?? [], caller) else { return }
    play(
      .reload(
        Name(view.name, at: caller.location),
        sections: items.map { [[ItemRun]]([$0], at: caller.location) }), by: nil, caller)
  }

  /// Lets an item offer something to the destination of a drop, behind what it offers already.
  ///
  /// A load of it is done after the delay. An item that is loaded keeps its name.
  public func provide(
    _ item: String, in view: TestView, _ content: TestContent,
    after delay: Microseconds = .zero,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let id = stage.view(named: view.name), let item = stage.item(item, in: id) else {
      return caller.fail("`\(view.name)` has no item `\(item)`")
    }
    let representation = Representation(
      content.type, content.outcome, delivery: .after(delay))
    guard stage.items.register(representation, for: item) else {
      return caller.fail(
        "`\(stage.name(of: item.item))` offers `\(content.type.text)` already")
    }
    record?.addContent(content, after: delay, of: stage.name(of: item.item), in: view.name)
  }

  /// Returns whether the language takes these names of items; where it does not, the test fails.
  func areNames(_ items: [String], _ caller: Caller) -> Bool {
    guard let bad = items.first(where: { !Name.isItem($0) }) else { return true }
    caller.fail(
      "`\(bad)` cannot be the name of an item: expected a letter or `_`, then letters, digits, `_`, `-`"
        + " and `.`")
    return false
  }
}
