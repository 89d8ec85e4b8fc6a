import DragGeometry
import DragSessions
import DragStage
import Machines

/// The animation of a preview from the pointer to its final position.
struct RemovalAnimation: Hashable, Sendable {
  let session: SessionID
  private let layers: [Preview.Layer]
  private let count: Int
  /// The end of its way, or nil where it fades where it is.
  private let target: Rect?
  /// The animation of the top card's frame.
  private let glide: RectAnimation

  init(
    session: SessionID, layers: [Preview.Layer], count: Int, from center: Point, to target: Rect?,
    at time: Timestamp, over duration: Microseconds
  ) {
    self.session = session
    self.layers = layers
    self.count = count
    self.target = target
    let size = layers.last?.size ?? Size(width: 0, height: 0)
    let corner = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    let start = Rect(origin: corner, size: size)
    glide = RectAnimation(from: start, to: target ?? start, at: time, over: duration)
  }

  /// The way as a value.
  var flight: Flight {
    Flight(
      session: session, start: glide.start.center, end: target, begin: glide.begin,
      duration: glide.duration)
  }

  func isOver(at time: Timestamp) -> Bool { glide.isOver(at: time) }

  /// The preview at a time: it fades out near the end.
  func preview(at time: Timestamp) -> Preview {
    let rect = glide.rect(at: time)
    let width = layers.last?.size.width ?? 0
    let share = glide.share(at: time)
    return Preview(
      session: session, layers: layers, count: count, center: rect.center, badge: .none,
      opacity: share < 0.6 ? 0.96 : max(0, 0.96 * (1 - share) / 0.4),
      // A target without a size shrinks the card.
      scale: width > 0 ? min(1.04, max(0.15, rect.width / width)) : 1)
  }
}
