package import DragGeometry

/// The speed at which a collection scrolls while a drag is held near its edges (A1–A5).
///
/// It has no clock: a host queries the offset after some time, as long as the velocity is not zero
/// and the drag is targeted at the collection. Auto-scrolling stops at a drop, a cancel, a leave,
/// and when another collection becomes the target (A4).
public struct AutoScroll: Hashable, Sendable {
  /// The growth of the speed towards the edge.
  @usableFromInline package enum Curve: Hashable, Sendable, CaseIterable {
    /// Proportional to the square of the depth.
    case eased
    /// Constant.
    case constant
  }

  /// The growth of the speed towards the edge.
  @usableFromInline package var curve: Curve
  /// The maximum speed, in points per second.
  @usableFromInline package var maximumSpeed: Double
  /// The maximum distance from an edge at which scrolling begins, in points.
  @usableFromInline package var edge: Double
  /// The same as a fraction of the viewport; the lesser of the two applies.
  @usableFromInline package var edgeShare: Double
  /// The distance from an edge at which the speed is at its maximum, as a fraction of the viewport.
  @usableFromInline package var fullShare: Double

  /// Makes a rule whose speed grows with the square of the depth.
  public init(
    maximumSpeed: Double = 1_680,
    edge: Double = 50,
    edgeShare: Double = 0.25,
    fullShare: Double = 0.05
  ) {
    self.init(
      curve: .eased, maximumSpeed: maximumSpeed, edge: edge, edgeShare: edgeShare,
      fullShare: fullShare)
  }

  /// Makes a rule.
  package init(
    curve: Curve,
    maximumSpeed: Double = 1_680,
    edge: Double = 50,
    edgeShare: Double = 0.25,
    fullShare: Double = 0.05
  ) {
    self.curve = curve
    self.maximumSpeed = maximumSpeed
    self.edge = edge
    self.edgeShare = edgeShare
    self.fullShare = fullShare
  }

  /// A constant speed of 300 points per second near every edge.
  public static let simple = AutoScroll(curve: .constant, maximumSpeed: 300)

  /// The velocity at a pointer, in points per second along each axis (A1).
  ///
  /// Both axes are independent. The velocity is zero if the content fits or is scrolled to its end
  /// (A2).
  ///
  /// - Parameters:
  ///   - pointer: The pointer, relative to the top left corner of the viewport; outside of it the
  ///     depth is that at the edge.
  ///   - position: The scroll position.
  ///   - isTargeted: True if the drag is still targeted at the collection: false after a drop, a
  ///     cancel, a leave, or a change to another one (A4).
  /// - Returns: The velocity; zero for invalid numbers.
  package func velocity(
    at pointer: Point,
    in position: ScrollPosition,
    isTargeted: Bool = true
  ) -> Point {
    guard isTargeted else { return .zero }
    return Point(
      x: velocity(at: pointer.x, along: .horizontal, in: position),
      y: velocity(at: pointer.y, along: .vertical, in: position)
    )
  }

  /// The offset after a time with the pointer at rest (A2, A5).
  ///
  /// - Parameters:
  ///   - microseconds: The time; the offset is unchanged unless it is positive.
  ///   - pointer: The pointer, relative to the top left corner of the viewport.
  ///   - position: The scroll position at the start.
  ///   - isTargeted: True if the drag is still targeted at the collection (A4).
  /// - Returns: The offset, within the range of the content if it was within it before.
  package func offset(
    after microseconds: Int64,
    at pointer: Point,
    from position: ScrollPosition,
    isTargeted: Bool = true
  ) -> Point {
    guard microseconds > 0 else { return position.offset }
    let velocity = velocity(at: pointer, in: position, isTargeted: isTargeted)
    let seconds = Double(microseconds) / 1_000_000
    func moved(_ offset: Double, by velocity: Double, along axis: Axis) -> Double {
      guard velocity != 0, let range = position.range(along: axis) else { return offset }
      let target = offset + velocity * seconds
      return velocity < 0 ? max(target, range.lowerBound) : min(target, range.upperBound)
    }
    return Point(
      x: moved(position.offset.x, by: velocity.x, along: .horizontal),
      y: moved(position.offset.y, by: velocity.y, along: .vertical)
    )
  }

  /// Returns true if a pointer is near an edge of a viewport, or outside of it: only then is there anything to scroll.
  package func isNearEdge(_ pointer: Point, of viewport: Size) -> Bool {
    func isNear(_ pointer: Double, _ viewport: Double) -> Bool {
      depth(distance: min(pointer, viewport - pointer), viewport: viewport) > 0
    }
    return isNear(pointer.x, viewport.width) || isNear(pointer.y, viewport.height)
  }

  private func velocity(
    at pointer: Double,
    along axis: Axis,
    in position: ScrollPosition
  ) -> Double {
    let span = position.span(along: axis)
    guard let range = position.range(along: axis), pointer.isFinite, span.viewport > 0 else {
      return 0
    }
    let back = speed(at: depth(distance: pointer, viewport: span.viewport))
    let forth = speed(at: depth(distance: span.viewport - pointer, viewport: span.viewport))
    // In a viewport that is too small for two zones, the nearer edge applies.
    if back > forth { return span.offset > range.lowerBound ? -back : 0 }
    if forth > back { return span.offset < range.upperBound ? forth : 0 }
    return 0
  }

  /// The depth of a pointer in the zone of an edge: 0 at its start, 1 at the maximum speed.
  private func depth(distance: Double, viewport: Double) -> Double {
    guard distance < edge, distance < edgeShare * viewport else { return 0 }
    let begin = min(edge, edgeShare * viewport)
    let full = fullShare * viewport
    // In a tall viewport the zone ends before the speed would reach its maximum: then it is
    // constant.
    guard full < begin else { return 1 }
    return min(max((begin - distance) / (begin - full), 0), 1)
  }

  private func speed(at depth: Double) -> Double {
    guard depth > 0, maximumSpeed > 0, maximumSpeed.isFinite else { return 0 }
    switch curve {
    case .eased: return maximumSpeed * depth * depth
    case .constant: return maximumSpeed
    }
  }
}
