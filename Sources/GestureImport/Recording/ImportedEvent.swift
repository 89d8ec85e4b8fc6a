package import DragGeometry
package import Machines

/// One thing that a recording says has happened, in virtual time.
package struct ImportedEvent: Hashable, Sendable {
  /// When it happened, counted from the recording's first event.
  package var time: Timestamp
  /// The index of the pointer in the result's list; nil for keys and wheels.
  package var pointer: Int?
  /// What happened.
  package var action: Action

  /// Makes an event.
  package init(time: Timestamp, pointer: Int?, action: Action) {
    self.time = time
    self.pointer = pointer
    self.action = action
  }

  /// Where a pointer is.
  package enum Target: Hashable, Sendable {
    /// A point of the viewport.
    case point(Point)
    /// An offset from the centre of an element that only the scene knows.
    case element(String, offset: Point)
  }

  /// A key that a drag listens to.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// Asks for a move.
    case shift
    /// Asks for a copy.
    case control
    /// Asks for a copy.
    case alt
    /// Is told, and asks for nothing.
    case meta
    /// Cancels the session begun last.
    case escape
  }

  /// What happened.
  package enum Action: Hashable, Sendable {
    /// A contact or the first button went down; buttons count as in WebDriver, 0 is the main one.
    case down(Target, button: Int)
    /// The pointer went there at once.
    case move(Target)
    /// The pointer starts on its way there; its samples are left to whoever knows the element.
    case glide(Target, over: Microseconds, rate: Double)
    /// The contact or the last button went up, at the place where the pointer is.
    case up(Target)
    /// The system took the contact away, at the place where the pointer is.
    case cancel(Target)
    /// A key went down.
    case keyDown(Key)
    /// A key went up.
    case keyUp(Key)
    /// A view was scrolled by an offset, over a length of time.
    case scroll(view: String, by: Point, over: Microseconds)
  }
}
