extension HostDrag {
  /// Whether so many items and formats are no more than a drag may have.
  static func mayHold(_ items: [HostItem], besides formats: Int) -> Bool {
    items.count <= limit && items.reduce(formats) { $0 + $1.formats.count } <= limit
  }
}
