import DragGeometry

/// The best item so far, and the conditions to replace it.
struct NearestSearch {
  let measure: Measure
  let visible: Rect?
  private(set) var key: Double
  private(set) var slot: Slot?

  /// Starts a search in a plane that may be transposed; nil if no item can be the result.
  init?(_ query: NearestQuery, at point: Point, isTransposed: Bool) {
    measure = Measure(
      query.metric.transposed(isTransposed), at: point.transposed(isTransposed))
    guard measure.isReadable, let limit = measure.limit(radius: query.radius) else { return nil }
    key = limit
    visible = query.candidates.rect?.transposed(isTransposed)
  }

  /// The result.
  var nearest: NearestItem? {
    slot.map { NearestItem(slot: $0, distance: measure.distance(ofKey: key)) }
  }

  /// Returns true if an item would replace the best one: if it is nearer, or as near and lower.
  func takes(_ candidate: Slot, key candidateKey: Double) -> Bool {
    candidateKey < key || (candidateKey == key && isHigher(than: candidate))
  }

  /// Replaces the best item by another if that is nearer, or as near and lower.
  mutating func offer(_ candidate: Slot, key candidateKey: Double) {
    guard takes(candidate, key: candidateKey) else { return }
    key = candidateKey
    slot = candidate
  }

  /// Offers an item with its frame.
  mutating func offer(_ candidate: Slot, frame: Rect) {
    offer(candidate, key: key(of: frame))
  }

  /// The key of an item at its frame.
  func key(of frame: Rect) -> Double {
    let across: Span
    let down: Span
    switch measure.reach {
    case .center:
      let center = frame.center
      across = Span(center.x, center.x)
      down = Span(center.y, center.y)
    case .edges:
      across = Span(frame.minX, frame.maxX)
      down = Span(frame.minY, frame.maxY)
    }
    return measure.key(
      across: across.distance(to: measure.point.x),
      down: down.distance(to: measure.point.y)
    )
  }

  /// Visits bands that follow each other downwards, from the nearest outwards, while they can
  /// contain a better item.
  ///
  /// - Parameters:
  /// - bands: The bands' indices.
  /// - extent: A band's vertical extent, which never decreases from one band to the next.
  /// - search: Offers a band's items.
  mutating func visit(
    _ bands: Range<Int>,
    extent: (Int) -> Span,
    search: (Int, inout NearestSearch) -> Void
  ) {
    let turn = bands.partition { extent($0).liesMoreBelow(measure.point.y) }
    for band in turn..<bands.upperBound {
      guard canWin(extent(band)) else { break }
      search(band, &self)
    }
    for band in (bands.lowerBound..<turn).reversed() {
      guard canWin(extent(band)) else { break }
      search(band, &self)
    }
  }

  /// Returns true if an item within an extent across the plane could be better.
  func canWin(_ extent: Span) -> Bool {
    let least = measure.key(across: 0, down: extent.distance(to: measure.point.y))
    return least < key || (least == key && slot != nil)
  }

  private func isHigher(than candidate: Slot) -> Bool {
    slot.map { candidate < $0 } ?? false
  }
}
