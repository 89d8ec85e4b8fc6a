extension HostDrag {
  /// Returns true if the numbers of items and formats are within the limit of a drag.
  static func mayHold(_ items: [HostItem], besides formats: Int) -> Bool {
    items.count <= limit && items.reduce(formats) { $0 + $1.formats.count } <= limit
  }
}
