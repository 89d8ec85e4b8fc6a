import CollectionModel
import DragGeometry
import DragItems
package import DragSessions
public import DragStage
public import Machines

/// Renders a stage for a window: it executes the stage's commands, and makes pictures.
///
/// It never changes the stage, and is independent of toolkits. Times are those of the stage's
/// events.
public final class StageRenderer {
  /// The stage.
  package let stage: Stage
  let labels: any StageLabels
  /// The duration of a cell's move to a new position.
  let glideTime: Microseconds
  /// The frames of the cells, in the coordinates of their view's content, so that scrolling is
  /// immediate.
  var glides: [ItemReference: RectAnimation] = [:]
  var springs: [SessionID: Spring] = [:]
  /// The item that a drop would go into, in each view.
  var highlights: [ViewID: Slot] = [:]
  var departures: [RemovalAnimation] = []
  /// The frames of the open gaps.
  private var gaps: [ViewID: [Rect]] = [:]
  /// The previews that are carried, as of the last event.
  private var carried: [SessionID: Carried] = [:]

  /// The spring-loading target of a drag.
  struct Spring: Hashable, Sendable {
    let view: ViewID
    let item: ItemID?
    var isFlashing = false
  }

  private struct Carried {
    var center: Point
    var layers: [Preview.Layer]
    var count: Int
  }

  /// Makes a renderer of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - labels: The labels of views and items; nil takes their names.
  ///   - glideTime: The duration of a cell's move to a new position; zero for windows without
  ///     animation.
  public init(
    of stage: Stage, labels: (any StageLabels)? = nil,
    glideTime: Microseconds = .milliseconds(180)
  ) {
    self.stage = stage
    self.labels = labels ?? PlainLabels()
    self.glideTime = glideTime
  }

  /// Executes the commands of a reply.
  ///
  /// - Parameters:
  ///   - commands: The commands of one reply.
  ///   - time: The time of the reply.
  public func take(_ commands: [HostCommand], at time: Timestamp) {
    var closed: [ViewID: [Rect]] = [:]
    var left: [ViewID: Slot] = [:]
    for command in commands {
      switch command {
      case .openGap(let view, _, _): gaps[view] = stage.scene.shownGap(in: view)
      case .closeGap(let view): closed[view] = gaps.removeValue(forKey: view)
      case .highlight(let view, let slot): highlights[view] = slot
      case .clearHighlight(let view): left[view] = highlights.removeValue(forKey: view)
      case .highlightSpring(let session, let view, let item):
        springs[session] = Spring(view: view, item: item)
      case .flashSpring(let session): springs[session]?.isFlashing = true
      case .clearSpring(let session): springs[session] = nil
      case .cancelLift(let session):
        carried[session].map { startFlight($0, of: session, to: home(of: session), at: time) }
        carried[session] = nil
      case .animateEnd(let session, let operation):
        let spots = gaps.merging(closed) { $1 }
        let target = place(
          of: session, after: operation, spots, highlights.merging(left) { $1 })
        carried[session].map { startFlight($0, of: session, to: target, at: time) }
        carried[session] = nil
      case .showLift, .feedback, .showBadge, .scroll, .animatePreview, .showMenu, .dismissMenu,
        .save,
        .becameEmpty, .becameFilled, .requestData, .completeHostDrop:
        break  // It is read from the stage when drawing, or not drawn.
      }
    }
    for pointer in stage.pointers.all where !stage.pointers.isSeat(pointer) {
      guard let session = stage.pointers.carriedSession(of: pointer),
        let center = stage.sessions.previewCenter(of: session)
      else { continue }
      let count = stage.sessions.items(of: session).count
      if carried[session]?.count != count {
        carried[session] = Carried(center: center, layers: layers(of: session), count: count)
      }
      carried[session]?.center = center
    }
  }

  /// The previews that are carried, in the order of the sessions.
  var carriedPreviews: [Preview] {
    carried.sorted { $0.key < $1.key }.map { session, held in
      Preview(
        session: session, layers: held.layers, count: held.count, center: held.center,
        badge: stage.sessions.badge(of: session), opacity: 0.96, scale: 1.04)
    }
  }

  /// The preview of a session, for a system that carries it; its top card is centered at the
  /// origin.
  package func preview(of session: SessionID) -> Preview {
    Preview(
      session: session, layers: layers(of: session), count: stage.sessions.items(of: session).count,
      center: .zero, badge: .none, opacity: 1, scale: 1)
  }

  private func layers(of session: SessionID) -> [Preview.Layer] {
    let items = stage.sessions.items(of: session).suffix(3)
    guard let top = items.last else { return [] }
    let size = stage.scene.shownFrame(of: top.reference)?.size ?? Size(width: 120, height: 44)
    // The corners of the lower cards are seen, however wide the cards are.
    let turn = min(7, max(1.5, 7 / max(1, size.width / 2) * 180 / .pi))
    return items.enumerated().map { index, item in
      let below = items.count - 1 - index
      return Preview.Layer(
        caption: caption(of: item.reference), form: form(of: item.origin),
        isRightToLeft: isRightToLeft(item.origin), size: size, turn: [0, turn, -turn][below])
    }
  }

  private func startFlight(
    _ held: Carried, of session: SessionID, to target: Rect?, at time: Timestamp
  ) {
    departures.append(
      RemovalAnimation(
        session: session, layers: held.layers, count: held.count, from: held.center, to: target,
        at: time, over: stage.settings.animation))
  }

  /// The target of a session's items at its end; nil if they fade in place.
  private func place(
    of session: SessionID, after operation: DropOperation, _ gaps: [ViewID: [Rect]],
    _ highlights: [ViewID: Slot]
  ) -> Rect? {
    guard operation.carries else { return home(of: session) }
    guard let view = stage.sessions.live.first(where: { $0.id == session })?.destination else {
      return nil
    }
    let top = stage.sessions.items(of: session).count - 1
    if let arrived = stage.sessions.arrival(of: session, at: top), let frame = frame(of: arrived) {
      return seen(frame, in: view)
    }
    if let slot = highlights[view], let item = stage.collection(view)?.order.item(at: slot),
      let frame = stage.scene.shownFrame(of: ItemReference(view: view, item: item))
    {
      return seen(frame, in: view).map { Rect(origin: $0.center, size: .zero) }
    }
    return gaps[view]?.last.flatMap { seen($0, in: view) }
  }

  private func frame(of arrived: ArrivedItem) -> Rect? {
    switch arrived.place {
    case .row(let row): stage.scene.shownFrame(of: row)
    case .placeholder(let placeholder): stage.scene.shownFrame(of: placeholder)
    }
  }

  private func home(of session: SessionID) -> Rect? {
    stage.sessions.items(of: session).last.flatMap { item in
      stage.scene.shownFrame(of: item.reference).flatMap { seen($0, in: item.origin) }
    }
  }

  /// A frame in a view, or nil where it is scrolled out of sight: a preview that flew there would cross
  /// the window, and leave it.
  private func seen(_ frame: Rect, in view: ViewID) -> Rect? {
    frame.intersects(stage.scene.frame(of: view)) ? frame : nil
  }

  /// The caption of an item.
  package func caption(of item: ItemReference) -> Caption {
    labels.caption(ofItem: stage.name(of: item.item), in: stage.name(of: item.view))
  }
}
