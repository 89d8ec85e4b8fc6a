public import Foundation
import DragGeometry

// Not in Foundation on Linux. These may be declared in one module of a program only.
extension IndexPath {
  /// Makes the path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Makes the path of a row of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The path of an item of a stage.
  init(_ slot: Slot) { self = [slot.section, slot.item] }

  /// The item of a stage, or nil if the path has another number of indices.
  var slot: Slot? { count == 2 ? Slot(section: self[0], item: self[1]) : nil }

  /// The path as the list of calls shows it.
  package var text: String { "[" + map { "\($0)" }.joined(separator: ", ") + "]" }
}
