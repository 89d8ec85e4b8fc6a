package import DragGeometry
package import Machines

/// One thing that a recording says has happened, in virtual time.
package struct ImportedEvent: Hashable, Sendable {
  /// When it happened, counted from the recording's first event.
  package var time: Timestamp
  /// The index of the pointer in the result's list; nil for keys and wheels.
  package var pointer: Int?
  /// The kind of event.
  package var action: Action

  /// Makes an event.
  package init(time: Timestamp, pointer: Int?, action: Action) {
    self.time = time
    self.pointer = pointer
    self.action = action
  }

  /// A position of a pointer.
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
    /// Information only.
    case meta
    /// Cancels the session begun last.
    case escape
  }

  /// A kind of event.
  package enum Action: Hashable, Sendable {
    /// A contact or the first button went down; buttons count as in WebDriver, 0 is the main one.
    case down(Target, button: Int)
    /// The pointer went there at once.
    case move(Target)
    /// The pointer starts to move there; the samples are made by the player, which knows the element.
    case glide(Target, over: Microseconds, rate: Double)
    /// The contact or the last button is released, at the pointer's position.
    case up(Target)
    /// The system cancels the contact, at the pointer's position.
    case cancel(Target)
    /// A key went down.
    case keyDown(Key)
    /// A key went up.
    case keyUp(Key)
    /// A view was scrolled by an offset, over a length of time.
    case scroll(view: String, by: Point, over: Microseconds)
  }
}
