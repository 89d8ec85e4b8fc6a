public import DragGeometry
public import DragGestures
import DragItems
public import DragSessions
public import DragStage
public import Machines

/// What a window's pointers and keys do, told to a stage at times that never run back.
///
/// It gives the replies to a ``StageRenderer``, takes a click for a selection, and lets whoever records
/// hear every step behind the one before. All points are in the viewport.
public final class StageInput {
  /// One thing that a stage was told.
  public enum Step: Hashable, Sendable {
    /// An event; of ticks too.
    case event(StageEvent)
    /// Items of a view were selected, and no others of it.
    case select([ItemReference], in: ViewID)
    /// A view was scrolled by the user.
    case scroll(ViewID, by: Point)
  }

  /// What is shown of the stage.
  public let show: StageRenderer
  /// Hears every step that the stage has taken, and when.
  public var heard: (Step, Timestamp) -> Void = { _, _ in }
  /// Hears every order of the stage that is not about what is shown: of data, and of drops that are
  /// finished for the system.
  public var ordered: (HostCommand) -> Void = { _ in }
  /// What the stage refused last; nil where the window told no nonsense.
  public private(set) var refusal: StageError?
  private var stage: Stage { show.stage }
  private var press: Press?
  private var keys: ModifierKeys = []
  /// When timers fired at a tick last: what follows comes later, as it would in a script.
  private var lastTick: Timestamp?

  private struct Press {
    let pointer: PointerID
    let origin: Point
    /// Whether it may still be a click.
    var isClick = true
  }

  /// Begins to tell a stage.
  public init(to show: StageRenderer) {
    self.show = show
  }

  /// When ``tick(at:)`` is to be called at the latest, or nil.
  public var nextDeadline: Timestamp? { stage.nextDeadline }

  /// A pointer is pressed; one that is pressed already is let go first.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - kind: What kind of pointer it is; the first one of the stage that is of this kind is taken.
  ///   - time: When.
  public func press(at point: Point, by kind: PointerKind, at time: Timestamp) {
    if press != nil { cancel(at: time) }
    let pointers = stage.pointers.filter { !stage.isSeat($0) }
    guard let pointer = pointers.first(where: { stage.kind(of: $0) == kind }) ?? pointers.first
    else { return }
    guard tell(.down(pointer, point), at: time) != nil else { return }
    press = Press(pointer: pointer, origin: point)
  }

  /// The pressed pointer has moved.
  ///
  /// - Parameters:
  ///   - offset: How far from the press, as toolkits tell it.
  ///   - time: When.
  public func drag(by offset: Point, at time: Timestamp) {
    guard let press else { return }
    let point = press.origin + offset
    guard point != stage.point(of: press.pointer) else { return }
    if offset.squaredDistance(to: .zero) > 16 { self.press?.isClick = false }
    tell(.move(press.pointer, point), at: time)
  }

  /// The pressed pointer goes up where it was last.
  public func release(at time: Timestamp) {
    guard let press else { return }
    self.press = nil
    let isClick = press.isClick && stage.carriedSession(of: press.pointer) == nil
    tell(.up(press.pointer), at: time)
    if isClick { click(at: press.origin, at: time) }
  }

  /// The system takes the pressed pointer away.
  public func cancel(at time: Timestamp) {
    guard let press else { return }
    self.press = nil
    tell(.cancel(press.pointer), at: time)
  }

  /// Modifier keys are these now; the stage hears of each by itself.
  public func setKeys(_ next: ModifierKeys, at time: Timestamp) {
    for key in [ModifierKeys.shift, .control, .alt, .meta]
    where keys.contains(key) != next.contains(key) {
      keys.formSymmetricDifference(key)
      tell(.keys(keys), at: time)
    }
  }

  /// The escape key is pressed: the drag is cancelled; without one nothing is selected any more.
  public func escape(at time: Timestamp) {
    guard press == nil, stage.liveSessions.isEmpty else {
      tell(.escape, at: time)
      return
    }
    for view in stage.views where !stage.selection(of: view).isEmpty {
      select([], in: view, at: time)
    }
  }

  /// Lets timers fire that are due.
  public func tick(at time: Timestamp) {
    guard let due = nextDeadline, due <= time else { return }
    if tell(.tick, at: time) != nil { lastTick = time }
  }

  /// The user scrolls what lies at a point.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is.
  ///   - step: How far.
  ///   - time: When.
  public func scroll(at point: Point, by step: Point, at time: Timestamp) {
    let view = stage.views(at: point).first { stage.scrollPosition(of: $0) != nil }
    guard let view else { return }
    let time = later(time)
    do throws(StageError) {
      try stage.advance(upTo: time)
      try stage.scroll(view, by: step)
      heard(.scroll(view, by: step), time)
    } catch {
      refusal = error
    }
  }

  /// Ends what is under way, and lets the stage come to rest.
  ///
  /// Timers are told at their own times, so that nothing waits.
  public func finish(at time: Timestamp) {
    cancel(at: time)
    while let due = nextDeadline, !stage.timerLimitExceeded, stage.defect == nil {
      guard tell(.tick, at: due) != nil else { break }
      lastTick = due
    }
  }

  /// A click selects what it hits and nothing else; with the control key it adds or takes away.
  public func click(at point: Point, at time: Timestamp) {
    guard let item = show.item(at: point), stage.collection(item.view) != nil else { return }
    let before = stage.selection(of: item.view)
    let selected: [ItemReference] =
      if keys.contains(.control) {
        before.contains(item) ? before.filter { $0 != item } : before + [item]
      } else {
        before == [item] ? [] : [item]
      }
    select(selected, in: item.view, at: time)
  }

  private func select(_ items: [ItemReference], in view: ViewID, at time: Timestamp) {
    let time = later(time)
    do throws(StageError) {
      try stage.advance(upTo: time)
      try stage.select(items, in: view)
      heard(.select(items, in: view), time)
    } catch {
      refusal = error
    }
  }

  /// Tells the stage anything.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When; what lies before the event before counts as of that time.
  /// - Returns: The reply, or nil where the stage refused the event.
  @discardableResult
  public func tell(_ event: StageEvent, at time: Timestamp) -> Reply? {
    let time = later(time)
    do throws(StageError) {
      let reply = try stage.handle(event, at: time)
      heard(.event(event), time)
      show.take(reply.commands, at: time)
      for order in reply.commands {
        switch order {
        case .requestData, .completeHostDrop: ordered(order)
        case .showLift, .cancelLift, .openGap, .feedback, .closeGap, .highlight, .clearHighlight,
          .highlightSpring, .flashSpring, .clearSpring, .showBadge, .scroll, .animatePreview,
          .showMenu,
          .dismissMenu, .save, .becameEmpty, .becameFilled, .animateEnd:
          break
        }
      }
      return reply
    } catch {
      refusal = error
      return nil
    }
  }

  private func later(_ time: Timestamp) -> Timestamp {
    let earliest = lastTick == stage.now ? stage.now + Microseconds(1) : stage.now
    return max(time, earliest)
  }
}
