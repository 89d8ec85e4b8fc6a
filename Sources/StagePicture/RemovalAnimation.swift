import DragGeometry
import DragSessions
import DragStage
import Machines

/// What was carried, on its way to where it belongs.
struct RemovalAnimation: Hashable, Sendable {
  private let session: SessionID
  private let cards: [Preview.Layer]
  private let count: Int
  /// The way of the top card's frame.
  private let glide: Glide

  init(
    session: SessionID, cards: [Preview.Layer], count: Int, from center: Point, to target: Rect?,
    at time: Timestamp, over duration: Microseconds
  ) {
    self.session = session
    self.cards = cards
    self.count = count
    let size = cards.last?.size ?? Size(width: 0, height: 0)
    let corner = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    let start = Rect(origin: corner, size: size)
    glide = Glide(from: start, to: target ?? start, at: time, over: duration)
  }

  func isOver(at time: Timestamp) -> Bool { glide.isOver(at: time) }

  /// What is seen of it: it fades when it is nearly there.
  func preview(at time: Timestamp) -> Preview {
    let rect = glide.rect(at: time)
    let width = cards.last?.size.width ?? 0
    let share = glide.share(at: time)
    return Preview(
      session: session, cards: cards, count: count, center: rect.center, badge: .none,
      opacity: share < 0.6 ? 0.96 : max(0, 0.96 * (1 - share) / 0.4),
      // A target without size takes the card in.
      scale: width > 0 ? min(1.04, max(0.15, rect.width / width)) : 1)
  }
}
