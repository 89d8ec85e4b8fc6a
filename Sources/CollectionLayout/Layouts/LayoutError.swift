public import DragGeometry

/// The reason that no geometry can be made; parameters have the names of the script language.
@usableFromInline package enum LayoutError: Error, Hashable, Sendable {
  /// A number is NaN or infinite.
  case notFinite(parameter: String)
  /// A distance is negative.
  case negative(parameter: String, value: Double)
  /// An extent that must be positive is 0.
  case zero(parameter: String)
  /// The number of columns of a grid is less than 1.
  case noColumns(Int)
  /// The number of items of a section is negative.
  case negativeCount(section: Int, count: Int)
  /// An item's own size is not finite or negative.
  case invalidSize(Slot)
  /// An item's own frame is not finite or has a negative size.
  case invalidFrame(Slot)
  /// A size or a frame was given for an item that does not exist (L8).
  case pastTheEnd(Slot)
  /// The content has more items, or a greater extent, than can be stored or counted exactly.
  case tooLarge

  static func requireDistance(_ value: Double, _ parameter: String) throws(LayoutError) {
    guard value.isFinite else { throw .notFinite(parameter: parameter) }
    guard value >= 0 else { throw .negative(parameter: parameter, value: value) }
  }

  static func requirePositive(_ value: Double, _ parameter: String) throws(LayoutError) {
    try requireDistance(value, parameter)
    guard value > 0 else { throw .zero(parameter: parameter) }
  }

  static func requireDistances(_ insets: Insets) throws(LayoutError) {
    try requireDistance(insets.top, "inset")
    try requireDistance(insets.left, "inset")
    try requireDistance(insets.bottom, "inset")
    try requireDistance(insets.right, "inset")
  }

  static func requireCounts(_ counts: [Int], limit: Int) throws(LayoutError) {
    var left = limit
    for (section, count) in counts.enumerated() {
      guard count >= 0 else { throw .negativeCount(section: section, count: count) }
      guard count <= left else { throw .tooLarge }
      left -= count
    }
  }

  static func requireSizes(_ sizes: [Slot: Size], itemCounts: [Int]) throws(LayoutError) {
    try requireExistence(sizes, itemCounts: itemCounts)
    if let slot = sizes.keys.filter({ !(sizes[$0]?.isValid ?? true) }).min() {
      throw .invalidSize(slot)
    }
  }

  static func requireExistence<Value>(
    _ values: [Slot: Value], itemCounts: [Int]
  ) throws(LayoutError) {
    if let slot = values.keys.filter({ !$0.exists(in: itemCounts) }).min() {
      throw .pastTheEnd(slot)
    }
  }
}
