/// The position of an existing item: its section and its index there, both from 0.
public struct Slot: Hashable, Sendable, Comparable {
  /// The section's index.
  public var section: Int
  /// The item's index in its section.
  public var item: Int

  /// Makes a slot from a section and an item.
  @inlinable public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Compares by section, then by item.
  @inlinable public static func < (left: Slot, right: Slot) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
