public import DragGeometry
public import DragGestures
public import Machines

/// What a recording does not say by itself, and what to do about its faults.
public struct ImportOptions: Hashable, Sendable {
  /// What becomes of a contact that is still down where the recording ends.
  public enum AtEnd: String, CaseIterable, Hashable, Sendable {
    /// It goes up there, and a warning tells of it.
    case release
    /// It is cancelled there, and a warning tells of it.
    case cancel
    /// It stays down.
    case keep
    /// The recording is refused.
    case error
  }

  /// What becomes of a point outside the viewport.
  public enum OutOfBounds: String, CaseIterable, Hashable, Sendable {
    /// The recording is refused.
    case error
    /// The point is moved to the nearest edge, and a warning tells of it.
    case clamp
    /// The point is taken as it is.
    case allow
  }

  /// What becomes of an event that is stamped earlier than the one before it.
  public enum BackwardClock: String, CaseIterable, Hashable, Sendable {
    /// The recording is refused.
    case error
    /// The event takes the time of the one before it, and a warning tells of it.
    case clamp
  }

  /// What becomes of a recording that breaks off within a value or a frame.
  public enum BrokenEnd: String, CaseIterable, Hashable, Sendable {
    /// The recording is refused.
    case error
    /// What came before is imported, and a warning says where it ends.
    case keep
  }

  /// The ranges of a device's two axes, in device units, both ends included.
  public struct AxisRanges: Hashable, Sendable {
    /// The horizontal axis.
    public var x: ClosedRange<Int>
    /// The vertical axis.
    public var y: ClosedRange<Int>

    /// Makes a pair of ranges.
    public init(x: ClosedRange<Int>, y: ClosedRange<Int>) {
      self.x = x
      self.y = y
    }
  }

  /// The extent of the screen, in points.
  public var viewport = Size(width: 390, height: 844)
  /// How many samples a second a move with a duration is cut into.
  public var rate = 60.0
  /// From an element's id (or a wheel's source id) to the reference that a script knows it by.
  public var bindings: [String: String] = [:]
  /// How long each press that begins a gesture is held before anything else happens.
  public var prependHold = Microseconds.zero
  /// The kind of every pointer, where it is not to be the recording's.
  public var pointerKind: PointerKind?
  /// What becomes of a contact that is still down where the recording ends.
  public var atEnd = AtEnd.release
  /// What becomes of a recording that breaks off within a value or a frame.
  public var brokenEnd = BrokenEnd.keep
  /// What becomes of a point outside the viewport.
  ///
  /// Where it is nil a position outside refuses the recording, and a pointer that is moved by steps
  /// stops at the edge, with a warning that counts how often.
  public var outOfBounds: OutOfBounds?
  /// What becomes of an event that is stamped earlier than the one before it.
  public var backwardClock = BackwardClock.error
  /// Whether what departs from the format is refused where it is otherwise tolerated.
  public var strict = false
  /// The ranges of the device's axes; they win over those in the recording.
  public var absRange: AxisRanges?
  /// Points per device unit, instead of ranges.
  public var unitScale: Double?
  /// Whether frames in which a contact stays where it is give a move all the same.
  public var keepStationary = false
  /// The device that is imported of a recording of several: its node, its node's last part, or its
  /// name; nil takes them all.
  public var device: String?
  /// Where a pointer that is moved by steps begins; nil is the middle of the viewport.
  public var start: Point?
  /// Whether a touchpad is read, whose finger then pushes a mouse's pointer.
  public var indirect = false
  /// How long a command's way takes where the recording does not say.
  public var travel = Microseconds.milliseconds(500)
  /// How far the content was scrolled; points of the content lie that much nearer to the origin.
  public var scrollOffset = Point.zero
  /// Whether the mouse events that browsers send after a touch are kept.
  public var keepCompatMouse = false
  /// How many events a recording may grow to, so that a bad duration cannot fill the memory.
  public var eventLimit = 5_000_000

  /// Makes the options that hold where nothing else is said.
  public init() {}
}
