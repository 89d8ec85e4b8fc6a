package import DragGeometry
package import DragGestures
import DragItems
package import DragSessions
package import DragStage
package import Machines

/// Forwards the pointers and keys of a window to a stage, at times that never decrease.
///
/// It passes the replies to a ``StageRenderer``, selects on a click, and reports every step to a
/// recorder. All points are in the viewport.
package final class StageInput {
  /// One step of the input.
  package enum Step: Hashable, Sendable {
    /// An event, including ticks.
    case event(StageEvent)
    /// The selection of a view was set.
    case select([ItemReference], in: ViewID)
    /// A view was scrolled by the user.
    case scroll(ViewID, by: Point)
  }

  /// The renderer of the stage.
  package let show: StageRenderer
  /// Called for every step that the stage has accepted, with its time.
  package var heard: (Step, Timestamp) -> Void = { _, _ in }
  /// Called for every command of the stage that is not about its display: data requests, and drops
  /// that are completed for the system.
  package var forward: (HostCommand) -> Void = { _ in }
  /// The last error of the stage; nil if there was none.
  package private(set) var rejection: StageError?
  private var stage: Stage { show.stage }
  private var press: Press?
  private var keys: ModifierKeys = []
  /// The time of the last tick at which timers fired: further events come later, as in a script.
  private var lastTick: Timestamp?

  private struct Press {
    let pointer: PointerID
    let origin: Point
    /// True if the press may still be a click.
    var isClick = true
  }

  /// Makes an input.
  package init(to show: StageRenderer) {
    self.show = show
  }

  /// The latest time for the next ``tick(at:)``, or nil.
  package var nextDeadline: Timestamp? { stage.nextDeadline }

  /// Presses a pointer; if one is pressed already, that one is canceled first.
  ///
  /// - Parameters:
  /// - point: The position.
  /// - kind: The kind of the pointer; the stage's first pointer of this kind is used.
  /// - time: The time.
  package func press(at point: Point, by kind: PointerKind, at time: Timestamp) {
    if press != nil { cancel(at: time) }
    let pointers = stage.pointers.all.filter { !stage.pointers.isSeat($0) }
    guard
      let pointer = pointers.first(where: { stage.pointers.kind(of: $0) == kind }) ?? pointers.first
    else { return }
    guard tell(.down(pointer, point), at: time) != nil else { return }
    press = Press(pointer: pointer, origin: point)
  }

  /// Moves the pressed pointer.
  ///
  /// - Parameters:
  /// - offset: The offset from the press, as toolkits report it.
  /// - time: The time.
  package func drag(by offset: Point, at time: Timestamp) {
    guard let press else { return }
    let point = press.origin + offset
    guard point != stage.pointers.point(of: press.pointer) else { return }
    if offset.squaredDistance(to: .zero) > 16 { self.press?.isClick = false }
    tell(.move(press.pointer, point), at: time)
  }

  /// Releases the pressed pointer at its last position.
  package func release(at time: Timestamp) {
    guard let press else { return }
    self.press = nil
    let isClick = press.isClick && stage.pointers.carriedSession(of: press.pointer) == nil
    tell(.up(press.pointer), at: time)
    if isClick { click(at: press.origin, at: time) }
  }

  /// Cancels the pressed pointer for the system.
  package func cancel(at time: Timestamp) {
    guard let press else { return }
    self.press = nil
    tell(.cancel(press.pointer), at: time)
  }

  /// Sets the modifier keys; the stage receives an event for each change.
  package func setKeys(_ next: ModifierKeys, at time: Timestamp) {
    for key in [ModifierKeys.shift, .control, .alt, .meta]
    where keys.contains(key) != next.contains(key) {
      keys.formSymmetricDifference(key)
      tell(.keys(keys), at: time)
    }
  }

  /// Handles the escape key: the drag is canceled; without a drag the selection is cleared.
  package func escape(at time: Timestamp) {
    guard press == nil, stage.sessions.live.isEmpty else {
      tell(.escape, at: time)
      return
    }
    for view in stage.scene.views where !stage.scene.selection(of: view).isEmpty {
      select([], in: view, at: time)
    }
  }

  /// Fires the timers that are due.
  package func tick(at time: Timestamp) {
    guard let due = nextDeadline, due <= time else { return }
    if tell(.tick, at: time) != nil { lastTick = time }
  }

  /// Scrolls the view at a point.
  ///
  /// - Parameters:
  /// - point: The position of the pointer.
  /// - step: The distance.
  /// - time: The time.
  package func scroll(at point: Point, by step: Point, at time: Timestamp) {
    let view = stage.scene.views(at: point).first { stage.scene.scrollPosition(of: $0) != nil }
    guard let view else { return }
    let time = later(time)
    do throws(StageError) {
      try stage.advance(upTo: time)
      try stage.scene.scroll(view, by: step)
      heard(.scroll(view, by: step), time)
    } catch {
      rejection = error
    }
  }

  /// Ends the present drag, and lets the stage become idle.
  ///
  /// Timers fire at their own times, so this does not wait.
  package func finish(at time: Timestamp) {
    cancel(at: time)
    while let due = nextDeadline, !stage.timerLimitExceeded, stage.defect == nil {
      guard tell(.tick, at: due) != nil else { break }
      lastTick = due
    }
  }

  /// Handles a click: it selects only the item at the point; with the control key it toggles the
  /// item.
  package func click(at point: Point, at time: Timestamp) {
    guard let item = show.item(at: point), stage.collection(item.view) != nil else { return }
    let before = stage.scene.selection(of: item.view)
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
      try stage.scene.select(items, in: view)
      heard(.select(items, in: view), time)
    } catch {
      rejection = error
    }
  }

  /// Sends an event to the stage.
  ///
  /// - Parameters:
  /// - event: The event.
  /// - time: The time; a time before that of the previous event is replaced by that.
  /// - Returns: The reply, or nil if the stage rejected the event.
  @discardableResult
  package func tell(_ event: StageEvent, at time: Timestamp) -> Reply? {
    let time = later(time)
    do throws(StageError) {
      let reply = try stage.handle(event, at: time)
      heard(.event(event), time)
      show.take(reply.commands, at: time)
      for command in reply.commands {
        switch command {
        case .requestData, .completeHostDrop: forward(command)
        case .showLift, .cancelLift, .openGap, .feedback, .closeGap, .highlight, .clearHighlight,
          .highlightSpring, .flashSpring, .clearSpring, .showBadge, .scroll, .animatePreview,
          .showMenu,
          .dismissMenu, .save, .becameEmpty, .becameFilled, .animateEnd:
          break
        }
      }
      return reply
    } catch {
      rejection = error
      return nil
    }
  }

  private func later(_ time: Timestamp) -> Timestamp {
    let earliest = lastTick == stage.now ? stage.now + Microseconds(1) : stage.now
    return max(time, earliest)
  }
}
