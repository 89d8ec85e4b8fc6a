public import DragGeometry

/// How fast a collection scrolls by itself while a drag is held near its edges (A1–A5).
///
/// It has no clock: a host asks for the offset after some time, as long as the velocity is not zero
/// and the drag is targeted at the collection. It stops at a drop, a cancel, a leave, and when
/// another collection becomes the target (A4).
public struct AutoScroll: Hashable, Sendable {
  /// How the speed grows towards the edge.
  public enum Curve: Hashable, Sendable, CaseIterable {
    /// With the square of the depth.
    case eased
    /// At once.
    case constant
  }

  /// How the speed grows towards the edge.
  public var curve: Curve
  /// The greatest speed, in points a second.
  public var maximumSpeed: Double
  /// The greatest distance from an edge at which a scroll begins, in points.
  public var edge: Double
  /// The same as a share of the viewport; the lesser of the two counts.
  public var edgeShare: Double
  /// The distance from an edge at which the speed is greatest, as a share of the viewport.
  public var fullShare: Double

  /// Makes a rule.
  public init(
    curve: Curve = .eased,
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

  /// One speed, 300 points a second, everywhere near an edge.
  public static let simple = AutoScroll(curve: .constant, maximumSpeed: 300)

  /// The velocity at a pointer, in points a second along each axis (A1).
  ///
  /// Both axes are independent. Nothing moves where the content fits or is at its end already (A2).
  ///
  /// - Parameters:
  ///   - pointer: The pointer, from the top left corner of the viewport; outside of it the depth is
  ///     that at the edge.
  ///   - position: What is seen, and how far it can go.
  ///   - isTargeted: Whether the drag is still targeted at the collection: no longer after a drop, a
  ///     cancel, a leave, or a change to another one (A4).
  /// - Returns: The velocity; zero for numbers that mean nothing.
  public func velocity(
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
  ///   - microseconds: The time; nothing moves unless it is above 0.
  ///   - pointer: The pointer, from the top left corner of the viewport.
  ///   - position: What is seen at the start of the time.
  ///   - isTargeted: Whether the drag is still targeted at the collection (A4).
  /// - Returns: The offset, inside of what the content allows where it was inside before.
  public func offset(
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
    // Near both edges of a viewport that is too small for two the nearer one counts.
    if back > forth { return span.offset > range.lowerBound ? -back : 0 }
    if forth > back { return span.offset < range.upperBound ? forth : 0 }
    return 0
  }

  /// How deep a pointer is in the zone of an edge: 0 at its begin, 1 where the speed is greatest.
  private func depth(distance: Double, viewport: Double) -> Double {
    guard distance < edge, distance < edgeShare * viewport else { return 0 }
    let begin = min(edge, edgeShare * viewport)
    let full = fullShare * viewport
    // In a tall viewport the zone ends before the speed would be greatest: it is so at once.
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
