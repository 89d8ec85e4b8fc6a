public import DragGeometry
public import DragGestures
package import Machines

/// The information that recordings do not contain, and the handling of their errors.
public struct ImportOptions: Hashable, Sendable {
  /// The handling of a contact that is still down at the end of the recording.
  public enum AtEnd: String, CaseIterable, Hashable, Sendable {
    /// It is released there, with a warning.
    case release
    /// It is canceled there, with a warning.
    case cancel
    /// It stays down.
    case keep
    /// The recording is refused.
    case error
  }

  /// The handling of a point outside the viewport.
  package enum OutOfBounds: String, CaseIterable, Hashable, Sendable {
    /// The recording is refused.
    case error
    /// The point is moved to the nearest edge, with a warning.
    case clamp
    /// The point is taken as it is.
    case allow
  }

  /// The handling of an event with an earlier time than the one before it.
  package enum BackwardClock: String, CaseIterable, Hashable, Sendable {
    /// The recording is refused.
    case error
    /// The event gets the time of the one before it, with a warning.
    case clamp
  }

  /// The handling of a recording that is truncated within a value or a frame.
  package enum BrokenEnd: String, CaseIterable, Hashable, Sendable {
    /// The recording is refused.
    case error
    /// The part before is imported, with a warning at its end.
    case keep
  }

  /// The ranges of a device's two axes, in device units, both ends included.
  package struct AxisRanges: Hashable, Sendable {
    /// The horizontal axis.
    package var x: ClosedRange<Int>
    /// The vertical axis.
    package var y: ClosedRange<Int>

    /// Makes a pair of ranges.
    package init(x: ClosedRange<Int>, y: ClosedRange<Int>) {
      self.x = x
      self.y = y
    }
  }

  /// The extent of the screen, in points.
  public var viewport = Size(width: 390, height: 844)
  /// The number of samples a second into which a move with a duration is divided.
  public var rate = 60.0
  /// From an element's id (or a wheel's source id) to the reference that a script knows it by.
  public var bindings: [String: String] = [:]
  /// The time for which each press that begins a gesture is held before anything else happens.
  package var prependHold = Microseconds.zero
  /// The kind of every pointer, if it overrides the recording's.
  public var pointerKind: PointerKind?
  /// The handling of a contact that is still down at the end of the recording.
  public var atEnd = AtEnd.release
  /// The handling of a recording that is truncated within a value or a frame.
  package var brokenEnd = BrokenEnd.keep
  /// The handling of a point outside the viewport.
  ///
  /// Where it is nil a position outside refuses the recording, and a pointer that is moved by steps
  /// stops at the edge, with a warning that counts how often.
  package var outOfBounds: OutOfBounds?
  /// The handling of an event with an earlier time than the one before it.
  package var backwardClock = BackwardClock.error
  /// Indicates whether deviations from the format that are otherwise tolerated are errors.
  package var strict = false
  /// The ranges of the device's axes; they win over those in the recording.
  package var absRange: AxisRanges?
  /// Points per device unit, instead of ranges.
  package var unitScale: Double?
  /// Indicates whether frames without movement of a contact yield a move.
  package var keepStationary = false
  /// The device that is imported of a recording of several: its node, its node's last part, or its
  /// name; nil takes them all.
  public var device: String?
  /// The initial position of a pointer that is moved by steps; nil is the center of the viewport.
  public var start: Point?
  /// Indicates whether a touchpad is read, whose finger then pushes a mouse's pointer.
  package var indirect = false
  /// The duration of a command's movement, if the recording has none.
  package var travel = Microseconds.milliseconds(500)
  /// The offset by which the content was scrolled; points of the content are that much nearer to
  /// the origin.
  package var scrollOffset = Point.zero
  /// Indicates whether the mouse events that browsers send after a touch are kept.
  package var keepCompatMouse = false
  /// Indicates whether a project's clicks on elements without a reference are comments.
  package var ignoreClicks = false
  /// The limit for the events of a recording, so that a wrong duration cannot fill the memory.
  package var eventLimit = 5_000_000

  /// Makes the default options.
  public init() {}
}
